import { textsIn } from '#platform/words';
import { isolate } from '@qc/words';
import type { Language, OwnView } from '@qc/contract';
import { showNumber } from '../../show-texts.ts';

/** Beside whom a player stands: so many points behind, or ahead; empty where that is not told. */
export function gapWords(gap: OwnView['gap'], language: Language): string {
  if (!gap) return '';
  const t = textsIn(language, 'outcome');
  const name = isolate(gap.name);
  if (gap.by === 0) return t.levelWith(name);
  return t[gap.kind](showNumber(gap.by), name);
}
