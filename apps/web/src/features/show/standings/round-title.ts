import { textsIn } from '#platform/words';
import type { Language, RoundName } from '@qc/contract';

/** What a round is called, such as "Round 2 · Geography"; empty: it is none. */
export function roundTitle(round: RoundName | null, language: Language): string {
  if (!round) return '';
  const t = textsIn(language, 'rounds');
  return round.title === '' ? t.round(round.number) : t.roundTitle(round.number, round.title);
}
