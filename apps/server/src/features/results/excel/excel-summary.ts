import type { ResultExcelTexts } from '@qc/words/en/server/files/result-excel';
import { wordsOf } from '@qc/words/server';
import type { GameResult, Language } from '@qc/contract';
import { ruleLines } from '@qc/words/rule-lines';
import { winnersOf } from '@qc/engine';
import type { Cell, Row, Sheet } from 'write-excel-file/node';
import { safeText } from '#platform/excel/safe-text';
import { HEADING, textCell } from '#platform/excel/text-cell';
import type { ZoneClock } from '#platform/excel/zone-clock';
import { OUTCOME_SIGNS } from '../slides/report-kind.ts';

/** What a sheet is made of, beside its direction. */
export type SheetParts = Pick<Sheet<Buffer>, 'sheet' | 'data' | 'columns' | 'stickyRowsCount' | 'stickyColumnsCount'>;

const MINUTE_MS = 60_000;

/** The first sheet: figures of the run, its winners and teams, and answers that were put right. */
export function summarySheet(result: GameResult, language: Language, clock: ZoneClock): SheetParts {
  const t = wordsOf(language).resultExcel;
  const { facts } = t;
  const rule = ruleLines(wordsOf(language).rules, result);
  const minutes = Math.round((result.endedAt - result.startedAt) / MINUTE_MS);
  return {
    sheet: t.sheets.summary,
    columns: [{ width: 28 }, { width: 44 }, { width: 28 }, { width: 24 }, { width: 20 }],
    data: [
      [textCell(facts.name, { fontWeight: 'bold' }), words(result.name, true)],
      [textCell(clock.title(facts.date)), textCell(clock.text(result.endedAt))],
      [textCell(facts.minutes), figure(minutes)],
      [textCell(facts.players), figure(result.playersCount)],
      [textCell(facts.questions), figure(result.questionsCount)],
      [textCell(facts.rightShare), share(result.rightShare)],
      [textCell(facts.pace), textCell(result.pace === 'self' ? t.selfPaced : t.live)],
      [textCell(facts.scoring), textCell(rule.join('\n'), { wrap: true })],
      [textCell(facts.signs), textCell(signsText(t))],
      ...winnerRows(result, t),
      ...teamRows(result, t),
      ...correctionRows(result, t, clock),
    ],
  };
}

/** What the signs of the sheet with all answers mean. */
function signsText({ outcomes }: ResultExcelTexts): string {
  const { right, partly, wrong } = OUTCOME_SIGNS;
  return `${right} ${outcomes.right} · ${partly} ${outcomes.partly} · ${wrong} ${outcomes.wrong}`;
}

function winnerRows({ players, winnersCount }: GameResult, t: ResultExcelTexts): Row[] {
  const winners = winnersOf(players, winnersCount);
  if (winners.length === 0) return [];
  return [
    [],
    [t.rank, t.winners, t.points].map((title) => textCell(title, HEADING)),
    ...winners.map(({ rank, name, score }): Row => [figure(rank), words(name), figure(score)]),
  ];
}

function teamRows({ teamResults }: GameResult, t: ResultExcelTexts): Row[] {
  if (teamResults.length === 0) return [];
  return [
    [],
    [t.rank, t.team, t.points, t.members].map((title) => textCell(title, HEADING)),
    ...teamResults.map((team): Row => [
      figure(team.rank),
      words(team.name),
      figure(team.score),
      figure(team.membersCount),
    ]),
  ];
}

function correctionRows({ corrections, questions }: GameResult, t: ResultExcelTexts, clock: ZoneClock): Row[] {
  if (corrections.length === 0) return [];
  const { question, before, after, by, when: time } = t.correction;
  const textOf = new Map(questions.map((one) => [one.slide, one.question]));
  return [
    [],
    [textCell(t.corrections, { fontWeight: 'bold' })],
    [question, before, after, by, clock.title(time)].map((title) => textCell(title, HEADING)),
    ...corrections.map((entry): Row => [
      words(textOf.get(entry.slide) || t.noText),
      words(entry.before.join(' / ')),
      entry.after.length === 0 ? textCell(t.isVoid) : words(entry.after.join(' / ')),
      words(entry.by),
      textCell(clock.text(entry.atMs)),
    ]),
  ];
}

/** A text that people wrote: never a formula. */
export function words(text: string, bold = false): Cell {
  return text === ''
    ? null
    : textCell(safeText(text), { wrap: text.includes('\n'), ...(bold && { fontWeight: 'bold' }) });
}

/** A number, to be counted with. */
export function figure(value: number): Cell {
  return { type: Number, value };
}

/** A share (0..1) as a percentage; empty when there is none. */
export function share(value: number | null): Cell {
  return value === null ? null : { type: Number, value, format: '0%' };
}
