/** A figure that the issue of several servers demands, under its number there. */
export interface Demanded {
  figure: number;
  what: string;
  value: number;
  /** At most. */
  limit: number;
  unit: string;
  /** The row that measured it, and how often what is measured happened. */
  by: string;
  times: number;
}

/** The table of them, a line each, in the order of their numbers: what was measured, what is demanded, and the ratio. */
export function demandedTable(all: readonly Demanded[]): string[] {
  if (all.length === 0) return [];
  const rows = [...all].sort((a, b) => a.figure - b.figure).map(rowOf);
  const head = ['figure', 'what', 'by', 'times', 'measured', 'at most', 'of it'];
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  return [head, ...rows].map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
}

function rowOf({ figure, what, value, limit, unit, by, times }: Demanded): string[] {
  const told = (amount: number): string => `${Math.round(amount)}${unit === '' ? '' : ` ${unit}`}`;
  const ratio = limit === 0 ? (value === 0 ? 'none' : 'TOO MUCH') : (value / limit).toFixed(2);
  return [String(figure), what, by, String(times), told(value), told(limit), ratio];
}
