import type { PhaseView, TeamRow } from '@qc/contract';
import type { Spoken } from '../call.ts';
import { spokenAnswer } from '../slides/spoken-of.ts';
import { heardKind } from '../slides/heard-kinds.ts';
import type { Seated } from './next.ts';
import { quote, say, wordsOf } from './say.ts';
import type { Shown } from './shown.ts';

type Reveal = Extract<PhaseView, { phase: 'reveal' }>;

/** What became of the own answer, as far as the game tells: right or wrong, points, what was right, place. */
export function resultShown(call: Seated, phase: Reveal): Shown {
  return {
    place: 'result',
    told: `reveal ${phase.visit}`,
    words: [
      ...verdictWords(call, phase),
      ...pointWords(call),
      ...rightWords(call, phase),
      ...(phase.question.score > 0 ? placeWords(call, []) : []),
    ],
  };
}

function verdictWords(call: Seated, { race, question }: Reveal): Spoken[] {
  const { outcome } = wordsOf(call);
  const { response, result } = call.view.own;
  if (race && result === null)
    return race.right.length > 0
      ? race.right.map(({ name }) => say(call, outcome.wasRight(name)))
      : [say(call, outcome.nobodyKnew)];
  // Who could not answer has failed nothing.
  if (response === null) return heardKind(question) === null ? [] : [say(call, outcome.noAnswer)];
  if (result === null) return [say(call, outcome.thanksForAnswer)];
  return [say(call, result.correct ? outcome.correct : result.partly ? outcome.partly : outcome.wrong)];
}

function pointWords(call: Seated): Spoken[] {
  const { outcome } = wordsOf(call);
  const { result, streak } = call.view.own;
  const points = result?.points ?? 0;
  return [
    ...(points > 0 ? [say(call, outcome.wonPoints(points))] : []),
    ...(points < 0 ? [say(call, outcome.lostPoints(-points))] : []),
    ...(result?.correct && streak > 1 ? [say(call, outcome.inARow(streak))] : []),
  ];
}

/** What was right, for those who did not know it, where the game shows it. */
function rightWords(call: Seated, { question, correct, solution }: Reveal): Spoken[] {
  const isKnown = call.view.own.result?.correct === true;
  if (isKnown || correct === null) return [];
  const answer = heardKind(question)?.answer ?? spokenAnswer;
  const inWords = solution.flatMap((text) => quote(call, text));
  const right = inWords.length > 0 ? inWords : correct.flatMap((index) => answer(call, question, index));
  return right.length === 0 ? [] : [say(call, wordsOf(call).outcome.correctAnswer), ...right];
}

/** The own place, score and team, as far as they are known now. */
export function placeWords(call: Seated, teams: readonly TeamRow[]): Spoken[] {
  const { outcome } = wordsOf(call);
  const { score, rank, team } = call.view.own;
  const own = teams.find((row) => row.team === team);
  return [
    ...(score === null ? [] : [say(call, outcome.score(score))]),
    ...(rank === null ? [] : [say(call, outcome.place(rank))]),
    ...(own ? [say(call, outcome.teamPlace(own.rank, teams.length))] : []),
  ];
}
