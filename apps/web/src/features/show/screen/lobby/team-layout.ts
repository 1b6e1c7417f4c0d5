import { teamCells, type Box, type TeamCells } from './lobby-cells.ts';

/** Height of a sign with its name, and of one where there are many teams; gaps between teams and edges within. */
const [HEAD, LOW_HEAD, GAP, EDGE] = [8.5, 5.5, 1.6, 1.6];
/** A team's block is at least so wide and high, where it can be. */
const [LEAST_WIDTH, LEAST_HEIGHT] = [20, 22];
/** Height of a line of a sign, in its font: Arabic needs most. */
const LINE = 1.4;
/** Letters of a sign are so wide, in its font; mark and edges of a sign are, and a digit of the count beside it. */
const [LETTER, SIGN, DIGIT] = [0.66, 2.9, 0.8];
/** A sign is no smaller than this, even where a long word must be broken for it. */
const LEAST_SIGN = 1.8;
/** Counts of players up to which teams stand as they stand: nobody moves before. */
const BANDS = [4, 6, 8, 10, 15, 24, 40, 64];

/** A sign may be so much higher than its head wants, and its letters become smaller by this. */
const [HIGHER, STEP] = [1.35, 0.1];

/** Of a team's sign: its name is whole, in one line or, where that is too small, in several, with no word broken. */
interface Sign {
  font: number;
  height: number;
}

/** Lines that words need where so many letters have room in one; null: a word is longer. */
function linesOf(name: string, letters: number): number | null {
  let [lines, used] = [1, 0];
  for (const word of name.split(/\s+/)) {
    const length = [...word].length;
    if (length > letters) return null;
    if (used > 0 && used + 1 + length > letters) [lines, used] = [lines + 1, 0];
    used += (used > 0 ? 1 : 0) + length;
  }
  return lines;
}

/** The sign of a team of that name in a head so high and wide, beside a count of so many digits. */
export function signOf(name: string, head: number, width: number, digits: number): Sign {
  for (let font = head * 0.46; font > LEAST_SIGN; font -= STEP) {
    const lines = linesOf(name, (width - 2 - font * (SIGN + DIGIT * digits)) / (LETTER * font));
    const height = (lines ?? Infinity) * font * LINE;
    if (height <= head * HIGHER) return { font, height: Math.max(head, height) };
  }
  const letters = (width - 2 - LEAST_SIGN * (SIGN + DIGIT * digits)) / (LETTER * LEAST_SIGN);
  const lines = linesOf(name, letters) ?? Math.ceil([...name].length / Math.max(1, letters - 1));
  return { font: LEAST_SIGN, height: Math.max(head, lines * LEAST_SIGN * LINE) };
}

/** How the teams share the box. */
interface TeamLayout {
  columns: number;
  /** Height of all signs. */
  head: number;
  signs: Sign[];
  cells: TeamCells;
}

/** How teams of these names, the largest of `members`, share the box: where all can be read by name, they are. */
export function teamLayout(names: readonly string[], members: number, box: Box): TeamLayout {
  const band = BANDS.find((most) => members <= most) ?? members;
  const all = names.map((_, at) => {
    const columns = at + 1;
    const rows = Math.ceil(names.length / columns);
    const width = (box.width - (columns - 1) * GAP) / columns;
    const height = (box.height - (rows - 1) * GAP) / rows;
    const low = height < LEAST_HEIGHT ? LOW_HEAD : HEAD;
    const signs = names.map((name) => signOf(name, low, width - EDGE, String(members).length));
    const head = Math.max(...signs.map((sign) => sign.height));
    const cells = teamCells(band, { width: width - EDGE, height: height - head - EDGE });
    // Four teams stand in two rows of two rather than three above one.
    const filled = names.length / (columns * rows);
    const roomy = Math.min(1.2, width / LEAST_WIDTH) * Math.min(1.2, height / LEAST_HEIGHT);
    const read = cells.look === 'chip' ? cells.font / 3.6 : 0.25;
    const clear = Math.min(1, Math.min(...signs.map(({ font }) => font)) / 2.6) ** 2;
    const worth = roomy * filled * read * clear * (height > head + EDGE + 4 ? 1 : 0.1);
    return { columns, head, signs, cells, worth };
  });
  return all.reduce((best, one) => (one.worth >= best.worth ? one : best));
}
