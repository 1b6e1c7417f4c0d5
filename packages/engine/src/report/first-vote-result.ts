import type { QuestionResult, VoteMoves } from '@qc/contract';
import { answersOfPlayers, firstVoteOf, responsesOf } from '../rounds.ts';
import type { RunSlide } from '../run-game.ts';
import { tableGet } from '../seats/seat-table.ts';
import { grade, hasKey, kindOf } from '../slides/slide-kinds.ts';
import type { Answer, RoomState, Round } from '../state.ts';
import { saidRows } from '../views/said.ts';

/** How a question was answered before its talk, and what the talk moved; nothing where it was voted on once. */
export function firstVoteResult(state: RoomState, slide: RunSlide, round: Round): Pick<QuestionResult, 'firstVote'> {
  const first = firstVoteOf(state, round);
  if (!first) return {};
  const counts = kindOf(slide).count(slide, responsesOf(answersOfPlayers(state, first)));
  const said = saidRows(slide, { ...first, closest: round.closest }, answersOfPlayers(state, first));
  return { firstVote: { answeredCount: first.answered, counts, said, moves: movesOf(state, slide, { first, round }) } };
}

/** Null: nothing is right there, or only the nearest of all are, who are others in each vote. */
function movesOf(state: RoomState, slide: RunSlide, votes: { first: Round; round: Round }): VoteMoves | null {
  if (!hasKey(slide) || votes.round.closest !== null) return null;
  const isRight = (answer: Answer) => grade(slide, answer.response, null)?.correct === true;
  const moves: VoteMoves = { stayedRight: 0, becameRight: 0, becameWrong: 0, stayedWrong: 0 };
  let number = -1;
  for (const block of votes.first.answers.blocks)
    for (const before of block) {
      number += 1;
      const after = tableGet(votes.round.answers, number);
      if (!before || !after || tableGet(state.seats, number)?.removed !== false) continue;
      if (isRight(before)) moves[isRight(after) ? 'stayedRight' : 'becameWrong'] += 1;
      else moves[isRight(after) ? 'becameRight' : 'stayedWrong'] += 1;
    }
  return moves;
}

/** A report's question as its first vote alone would have it; null: it was voted on once. */
export function firstVoteAlone({ firstVote, ...question }: QuestionResult): QuestionResult | null {
  if (!firstVote) return null;
  const { answeredCount, counts, said, moves } = firstVote;
  return {
    ...question,
    answeredCount,
    said,
    rightCount: moves && moves.stayedRight + moves.becameWrong,
    averageMs: null,
    solution: [],
    answers: question.answers.map((answer, index) => ({ ...answer, count: counts[index] ?? 0 })),
  };
}
