/** Room beside each other, in hundredths of the shorter side: 4:3 at the least, and an upright screen. */
const ROOM = { wide: 124, tall: 92 };

/** Mean width of a letter at the size that is read from the back row, in the same measure. */
const LETTER = 1.9;

/** Columns whose numbers stand beside each other on an upright screen. */
const MOST_UPRIGHT = 5;

/** Lines of words that stand below a column. */
const LINES = 3;

/** Whether these words fit below columns that stand side by side: whole words, in a few lines. */
export function columnsStand(labels: readonly string[], tall: boolean): boolean {
  if (tall && labels.length > MOST_UPRIGHT) return false;
  const perLine = (tall ? ROOM.tall : ROOM.wide) / labels.length / LETTER;
  const words = labels.flatMap((label) => label.split(/\s+/));
  const widest = Math.max(...words.map((word) => word.length), 0);
  const longest = Math.max(...labels.map((label) => label.length), 0);
  return widest <= perLine && longest <= perLine * LINES * 0.8;
}

/** What the top of the columns stands for, so that the highest is seen from the back row: the quarter above it. */
export function columnsTop(shares: readonly number[]): number {
  return Math.max(0.25, Math.ceil(Math.max(...shares, 0) * 4 - 1e-9) / 4);
}
