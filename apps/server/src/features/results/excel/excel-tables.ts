import type { ResultExcelTexts } from '@qc/words/en/server/files/result-excel';
import type { GameResult, PlayerResult, QuestionResult } from '@qc/contract';
import { answerOutcome, rightOf, rightShareOf, roundPoints, type AnswerOutcome } from '@qc/engine';
import type { Cell, Row } from 'write-excel-file/node';
import { HEADING, textCell } from '#platform/excel/text-cell';
import { answerWordsOf } from '../slides/answer-lines.ts';
import { distributionText, givenText, rightText } from '../slides/report-kinds.ts';
import { talkColumns } from './talk-columns.ts';
import { figure, share, words, type SheetParts } from './excel-summary.ts';

const SECOND_MS = 1000;
/** Behind an answer; the sign in the cell says the same without colour. */
const FILLS: Readonly<Record<AnswerOutcome, string>> = { right: '#E3F5E9', partly: '#FFF4D6', wrong: '#FDECEA' };

/** The second sheet: everybody by rank. */
export function playersSheet(result: GameResult, t: ResultExcelTexts, withPhones: boolean): SheetParts {
  const hasTeams = result.teamResults.length > 0;
  const hasPhones = withPhones && result.players.some(({ phone }) => phone !== null && phone !== '');
  const titles = [
    t.rank,
    t.player,
    ...(hasTeams ? [t.team] : []),
    t.points,
    ...result.rounds.map(({ number, title }) => t.round(number, title)),
    t.right,
    t.judged,
    t.given,
    t.seconds,
    ...(hasPhones ? [t.phone] : []),
  ];
  return {
    sheet: t.sheets.players,
    stickyRowsCount: 1,
    columns: titles.map((title) => ({ width: title === t.player ? 30 : 18 })),
    data: [
      headings(titles),
      ...result.players.map((player): Row => [
        figure(player.rank),
        words(player.name),
        ...(hasTeams ? [words(player.team === null ? '' : (result.teams.names[player.team] ?? ''))] : []),
        figure(player.score),
        ...result.rounds.map((round) => figure(roundPoints(round, player))),
        ...judgedCells(player, result.questions),
        figure(player.answeredCount),
        figure(player.totalAnswerMs / SECOND_MS),
        ...(hasPhones ? [words(player.phone ?? '')] : []),
      ]),
    ],
  };
}

/** The third sheet: each question with its right answer and how it went. */
export function questionsSheet(result: GameResult, t: ResultExcelTexts): SheetParts {
  const answerWords = answerWordsOf(result, t);
  const talk = talkColumns(result, answerWords);
  const titles = [
    t.number,
    t.question,
    t.type,
    t.rightAnswer,
    t.answered,
    t.facts.rightShare,
    t.averageSeconds,
    t.distribution,
    ...talk.titles,
    t.times,
    t.explanation,
    t.note,
  ];
  const corrected = new Set(result.corrections.map(({ slide }) => slide));
  return {
    sheet: t.sheets.questions,
    stickyRowsCount: 1,
    columns: [6, 48, 18, 28, 12, 16, 16, 40, ...talk.widths, 12, 48, 20].map((width) => ({ width })),
    data: [
      headings(titles),
      ...result.questions.map((question, at): Row => [
        figure(at + 1),
        words(question.question || t.noText),
        textCell(t.types[question.type]),
        words(rightText(question, answerWords)),
        figure(question.answeredCount),
        share(rightShareOf([question])),
        question.averageMs === null ? null : figure(question.averageMs / SECOND_MS),
        words(distributionText(question, answerWords, result.players)),
        ...talk.cells(question),
        question.times === 1 ? null : textCell(`${question.times} ×`),
        words(question.explanation),
        question.isVoid ? textCell(t.isVoid) : corrected.has(question.slide) ? textCell(t.corrected) : null,
      ]),
    ],
  };
}

/** The fourth sheet: who answered what. */
export function answersSheet(result: GameResult, t: ResultExcelTexts): SheetParts {
  const { questions, players } = result;
  const answerWords = answerWordsOf(result, t);
  const titles = questionTitles(questions, t);
  return {
    sheet: t.sheets.answers,
    stickyRowsCount: 1,
    stickyColumnsCount: 2,
    columns: [{ width: 8 }, { width: 30 }, ...titles.map(() => ({ width: 26 }))],
    data: [
      headings([t.rank, t.player, ...titles]),
      ...players.map((player): Row => {
        const given = new Map(player.answers.map((answer) => [answer.slide, answer]));
        return [
          figure(player.rank),
          words(player.name),
          ...questions.map((question): Cell => {
            const answer = given.get(question.slide);
            const cell = words(givenText(question, answer, answerWords));
            const outcome = answerOutcome(question, answer);
            return outcome !== null && cell !== null && typeof cell === 'object' && 'value' in cell
              ? { ...cell, backgroundColor: FILLS[outcome] }
              : cell;
          }),
        ];
      }),
    ],
  };
}

/** The fifth sheet: what every answer gave, with the bonus of a streak in it. */
export function pointsSheet({ questions, players }: GameResult, t: ResultExcelTexts): SheetParts {
  const titles = questionTitles(questions, t);
  return {
    sheet: t.sheets.points,
    stickyRowsCount: 1,
    stickyColumnsCount: 3,
    columns: [{ width: 8 }, { width: 30 }, { width: 12 }, ...titles.map(() => ({ width: 16 }))],
    data: [
      headings([t.rank, t.player, t.points, ...titles]),
      ...players.map((player): Row => {
        const points = new Map(player.answers.map((answer) => [answer.slide, answer.points]));
        const gained = questions.map(({ slide }) => figure(points.get(slide) ?? 0));
        return [figure(player.rank), words(player.name), figure(player.score), ...gained];
      }),
    ],
  };
}

function questionTitles(questions: readonly QuestionResult[], t: ResultExcelTexts): string[] {
  return questions.map((question, at) => `${at + 1}. ${question.question || t.noText}`);
}

function headings(titles: readonly string[]): Row {
  return titles.map((title) => textCell(title, HEADING));
}

function judgedCells(player: PlayerResult, questions: readonly QuestionResult[]): Cell[] {
  const { right, given } = rightOf(player, questions);
  return [figure(right), figure(given)];
}
