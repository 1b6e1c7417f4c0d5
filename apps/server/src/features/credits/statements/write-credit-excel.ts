import type { CreditExcelTexts } from '@qc/words/en/server/files/credit-excel';
import { wordsOf } from '@qc/words/server';
import { directionOf } from '@qc/words';
import { sourceName, type Transaction, type Usage } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import writeXlsxFile, { type Cell, type Row, type Sheet } from 'write-excel-file/node';
import { safeText } from '#platform/excel/safe-text';
import { HEADING, textCell } from '#platform/excel/text-cell';
import { type ZoneClock, zoneClock } from '#platform/excel/zone-clock';

/** Records to be written as a workbook. */
export type CreditExcelTask = { language: Language; timeZone: string } & (
  | { about: 'usages'; usages: Usage[] }
  | { about: 'transactions'; transactions: Transaction[] }
);

/** One column: its title, how wide it is, what stands in it. */
interface Column<T> {
  title: string;
  width: number;
  cell: (record: T) => Cell;
}

const MINOR_PER_UNIT = 100;

/** One sheet, from right to left where the language is. */
export async function writeCreditExcel(task: CreditExcelTask): Promise<Uint8Array> {
  const t = wordsOf(task.language).creditExcel;
  const clock = zoneClock(task.timeZone);
  const parts =
    task.about === 'usages'
      ? { sheet: t.usages, ...table(usageColumns(t, clock), task.usages) }
      : { sheet: t.transactions, ...table(transactionColumns(t, clock), task.transactions) };
  const sheet: Sheet<Buffer> = { ...parts, rightToLeft: directionOf(task.language) === 'rtl', stickyRowsCount: 1 };
  return Uint8Array.from(await writeXlsxFile([sheet]).toBuffer());
}

function table<T>(columns: readonly Column<T>[], records: readonly T[]): { columns: { width: number }[]; data: Row[] } {
  return {
    columns: columns.map(({ width }) => ({ width })),
    data: [
      columns.map(({ title }) => textCell(title, HEADING)),
      ...records.map((record): Row => columns.map(({ cell }) => cell(record))),
    ],
  };
}

function usageColumns(t: CreditExcelTexts, clock: ZoneClock): Column<Usage>[] {
  return [
    { title: clock.title(t.when), width: 18, cell: ({ createdAt }) => clock.cell(createdAt) },
    { title: t.owner, width: 28, cell: ({ owner }) => words(owner.name) },
    { title: t.user, width: 28, cell: ({ userName }) => words(userName) },
    { title: t.game, width: 32, cell: ({ gameName }) => words(gameName) },
    { title: t.what, width: 18, cell: ({ what }) => textCell(t.whats[what]) },
    { title: t.source, width: 18, cell: ({ source }) => textCell(t.sources[sourceName(source)]) },
    { title: t.used, width: 14, cell: ({ amountUsed }) => figure(amountUsed) },
    { title: t.before, width: 16, cell: ({ creditsBefore }) => figure(creditsBefore) },
    { title: t.note, width: 18, cell: ({ voided }) => (voided ? textCell(t.voided) : null) },
  ];
}

function transactionColumns(t: CreditExcelTexts, clock: ZoneClock): Column<Transaction>[] {
  return [
    { title: clock.title(t.when), width: 18, cell: ({ createdAt }) => clock.cell(createdAt) },
    { title: t.owner, width: 28, cell: ({ owner }) => words(owner.name) },
    { title: t.email, width: 28, cell: ({ owner }) => words(owner.email) },
    { title: t.kind, width: 18, cell: ({ kind }) => textCell(t.kinds[kind]) },
    { title: t.source, width: 14, cell: ({ source }) => textCell(t.transactionSources[source]) },
    { title: t.title, width: 28, cell: ({ title }) => words(title) },
    { title: t.order, width: 14, cell: ({ orderNumber }) => words(orderNumber ?? '') },
    {
      title: t.receipt,
      width: 10,
      cell: ({ receiptNumber }) => (receiptNumber === null ? null : receipt(receiptNumber)),
    },
    { title: t.credits, width: 12, cell: ({ credits }) => figure(credits) },
    { title: t.amount, width: 14, cell: ({ amount, currency }) => (currency === null ? null : money(amount)) },
    { title: t.currency, width: 10, cell: ({ currency }) => (currency === null ? null : textCell(currency)) },
    { title: t.note, width: 32, cell: ({ note }) => words(note) },
  ];
}

/** A text that people wrote: never a formula. */
function words(text: string): Cell {
  return text === '' ? null : textCell(safeText(text));
}

function figure(value: number): Cell {
  return { type: Number, value };
}

/** As receipts show their number. */
function receipt(value: number): Cell {
  return { type: Number, value, format: '000000' };
}

function money(minor: number): Cell {
  return { type: Number, value: minor / MINOR_PER_UNIT, format: '#,##0.00' };
}
