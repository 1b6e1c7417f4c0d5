import { wordsOf } from '@qc/words/server';
import { directionOf } from '@qc/words';
import type { GameResult, GameResultSummary, Language } from '@qc/contract';
import writeXlsxFile, { type Sheet } from 'write-excel-file/node';
import { zoneClock } from '#platform/excel/zone-clock';
import { summarySheet } from './excel-summary.ts';
import { answersSheet, playersSheet, pointsSheet, questionsSheet } from './excel-tables.ts';
import { readStoredResult } from '../stored/read-stored-report.ts';

/** A result to be written as a workbook. */
export interface ExcelTask {
  do: 'excel';
  summary: GameResultSummary;
  /** A `StoredReport` as JSON. */
  report: string;
  language: Language;
  /** Whose clock the times are told by. */
  timeZone: string;
  /** False: they are left out, for everybody but the owner. */
  withPhones: boolean;
}

/** A result as a workbook of five sheets: summary, players, questions, everybody's answers and their points. */
export async function writeResultExcel(task: ExcelTask): Promise<Uint8Array> {
  const { summary, report, language, timeZone, withPhones } = task;
  const result: GameResult = { ...readStoredResult(summary, report), mine: true };
  const t = wordsOf(language).resultExcel;
  const look = { rightToLeft: directionOf(language) === 'rtl' };
  const sheets: Sheet<Buffer>[] = [
    { ...look, ...summarySheet(result, language, zoneClock(timeZone)) },
    { ...look, ...playersSheet(result, t, withPhones) },
    { ...look, ...questionsSheet(result, t) },
    { ...look, ...answersSheet(result, t) },
    { ...look, ...pointsSheet(result, t) },
  ];
  return Uint8Array.from(await writeXlsxFile(sheets).toBuffer());
}
