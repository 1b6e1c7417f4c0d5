import { keysOf, VoteMoves, type GameResult, type QuestionResult } from '@qc/contract';
import { firstVoteAlone } from '@qc/engine';
import type { Cell } from 'write-excel-file/node';
import type { AnswerWords } from '../slides/report-kind.ts';
import { distributionText } from '../slides/report-kinds.ts';
import { figure, words } from './excel-summary.ts';

const MOVES = keysOf(VoteMoves.shape);

/** What the sheet of questions has of those that were talked about: the first vote, and what the talk moved. */
export interface TalkColumns {
  titles: string[];
  widths: number[];
  cells(question: QuestionResult): Cell[];
}

/** None where every question was voted on once. */
export function talkColumns({ questions, players }: GameResult, answerWords: AnswerWords): TalkColumns {
  if (questions.every(({ firstVote }) => firstVote === undefined)) return { titles: [], widths: [], cells: () => [] };
  const { t } = answerWords;
  return {
    titles: [t.beforeTalk, ...MOVES.map((move) => t.moves[move])],
    widths: [40, ...MOVES.map(() => 14)],
    cells: (question) => {
      const first = firstVoteAlone(question);
      const moves = question.firstVote?.moves ?? null;
      return [
        first && words(distributionText(first, answerWords, players)),
        ...MOVES.map((move) => moves && figure(moves[move])),
      ];
    },
  };
}
