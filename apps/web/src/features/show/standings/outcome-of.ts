import { textsIn } from '#platform/words';
import type { OwnView, PhaseView, RoomInfo } from '@qc/contract';
import { phoneKind } from '../slides/phone-kinds.ts';

/** What became of the own answer, and its words. `awaited`: the result comes a moment after the reveal itself. */
export interface Outcome {
  kind: 'right' | 'partly' | 'wrong' | 'none' | 'open';
  title: string;
  awaited: boolean;
}

/** The outcome of a question for one player. `late`: an answer was sent, but arrived after the close. */
export function outcomeOf(
  { language }: RoomInfo,
  { question, correct, race }: Extract<PhaseView, { phase: 'reveal' }>,
  { response, result }: OwnView,
  late: boolean,
): Outcome {
  const t = { ...textsIn(language, 'player'), ...textsIn(language, 'outcome') };
  const { outcome, race: raceWords } = phoneKind(question);
  // Most have no part in a race: it is told who won it.
  if (race && raceWords && result === null && !isJudged(response))
    return { kind: 'open', title: raceWords.cameOut(race, language), awaited: false };
  const graded = outcome !== 'none' && correct !== null;
  const awaited = graded && response !== null && result === null;
  if (response === null) return { kind: 'none', title: late ? t.late : t.noAnswer, awaited };
  if (result === null || outcome === 'scored')
    return { kind: 'open', title: awaited ? '…' : t.thanksForAnswer, awaited };
  // A part of the answer that is right, such as some items in their places, is no failure.
  if (result.correct) return { kind: 'right', title: t.correct, awaited };
  return result.partly ? { kind: 'partly', title: t.partly, awaited } : { kind: 'wrong', title: t.wrong, awaited };
}

/** The operator has said something of it: the result comes a moment later. */
function isJudged(response: OwnView['response']): boolean {
  return response !== null && 'verdict' in response && response.verdict !== null;
}
