import sharp from 'sharp';

const COLUMNS = 10;
/** Height of the line in which a frame's time stands, and the space around it, px. */
const LINE = 22;
const GAP = 4;

/** Where the frames of a sheet stand, px: ten a row, the time under each. */
export interface SheetLayout {
  width: number;
  height: number;
  cells: { left: number; top: number; label: string }[];
}

/** Lays out frames of one size that are `stepMs` apart. */
export function layoutSheet(count: number, frame: { width: number; height: number }, stepMs: number): SheetLayout {
  const cell = { width: frame.width + GAP, height: frame.height + LINE + GAP };
  const cells = Array.from({ length: count }, (_, at) => ({
    left: GAP + (at % COLUMNS) * cell.width,
    top: GAP + Math.floor(at / COLUMNS) * cell.height,
    label: `${((at * stepMs) / 1000).toFixed(1)} s`,
  }));
  const columns = Math.min(COLUMNS, count);
  return { width: GAP + columns * cell.width, height: GAP + Math.ceil(count / COLUMNS) * cell.height, cells };
}

/** Puts frames of one size on one sheet, as a PNG file of at most 192 colours. */
export async function writeSheet(
  file: string,
  frames: readonly Buffer[],
  frame: { width: number; height: number },
  stepMs: number,
): Promise<void> {
  const { width, height, cells } = layoutSheet(frames.length, frame, stepMs);
  const times = cells.map(
    ({ left, top, label }) =>
      `<text x="${left + frame.width / 2}" y="${top + frame.height + LINE - 6}" text-anchor="middle">${label}</text>`,
  );
  const labels = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g font-family="sans-serif" font-size="15" fill="#111">${times.join('')}</g></svg>`;
  const placed = frames.flatMap((input, at) => {
    const cell = cells[at];
    return cell ? [{ input, left: cell.left, top: cell.top }] : [];
  });
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...placed, { input: Buffer.from(labels), left: 0, top: 0 }])
    .png({ palette: true, colours: 192, compressionLevel: 9 })
    .toFile(file);
}
