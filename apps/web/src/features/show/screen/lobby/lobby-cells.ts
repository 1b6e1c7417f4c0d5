/**
 * Where players stand on the lobby's screen. All lengths are hundredths of the screen's shorter side, counted from the
 * inline start and the top of the box. While a band of counts lasts nobody who stands there moves when somebody comes.
 */

/** The room that the players have. */
export interface Box {
  width: number;
  height: number;
}

/** Where one player stands, and as what: face above the name, face beside it, or the face alone. */
export interface Spot {
  look: 'tile' | 'chip' | 'face';
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of the face, and of the name's font. */
  face: number;
  font: number;
}

/** Spots of those who are seen, oldest first; the last `spots.length` of all who are known. */
export interface Placing {
  /** By place among those who are known, oldest first; null: has no room. */
  spots: (Spot | null)[];
  /** How many of all have no room. */
  more: number;
}

/** Width of a letter, as a share of its font: names are of about eight of them. */
const LETTER = 0.56;
const LETTERS = 7.5;
/** Names can be read from the back; in the crowd only the newest can. */
const [NAME, LEAST_NAME, CROWD_NAME, NEW_NAME] = [3.8, 3.2, 2.4, 3.8];
/** So many faces are as wide as a count. */
const COUNT_FACES = 4;
/** Room of a name beside a face, in fonts: face, gaps, letters. */
const CHIP_WIDTH = 1.7 + LETTERS * LETTER + 0.5;
const CHIP_HEIGHT = 1.62;

interface Grid {
  columns: number;
  rows: number;
  width: number;
  height: number;
}

/** The grid of at least `count` cells of about that shape with the largest cells. */
function gridOf(count: number, box: Box, ratio: number): Grid {
  let best: Grid | null = null;
  let most = 0;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const [width, height] = [box.width / columns, box.height / rows];
    const size = Math.min(width / ratio, height);
    if (size > most) [most, best] = [size, { columns, rows, width, height }];
  }
  return best ?? { columns: 1, rows: 1, ...box };
}

/** As many cells of at least that size as there is room for. */
function packedGrid(box: Box, width: number, height: number): Grid {
  const columns = Math.max(1, Math.floor(box.width / width));
  const rows = Math.max(1, Math.floor(box.height / height));
  return { columns, rows, width: box.width / columns, height: Math.min(box.height / rows, height * 1.25) };
}

function cellAt(
  { columns, width, height }: Grid,
  place: number,
  top: number,
): Pick<Spot, 'x' | 'y' | 'width' | 'height'> {
  return { x: (place % columns) * width, y: top + Math.floor(place / columns) * height, width, height };
}

function tileIn(grid: Grid, place: number): Spot {
  const face = Math.min(16, grid.height * 0.62, grid.width * 0.7);
  const font = Math.min(5.5, grid.height * 0.17, grid.width * 0.2);
  return { look: 'tile', ...cellAt(grid, place, 0), face, font };
}

function chipIn(grid: Grid, place: number, top: number, most: number): Spot {
  const font = Math.min(most, grid.height / CHIP_HEIGHT);
  return { look: 'chip', ...cellAt(grid, place, top), face: font * 1.5, font };
}

/** Chips for `count`; smaller rather than missing, but never too small to be read. */
function chipGrid(count: number, box: Box, most: number, least: number): Grid {
  const grid = gridOf(count, box, CHIP_WIDTH / CHIP_HEIGHT);
  const font = Math.min(grid.height / CHIP_HEIGHT, grid.width / CHIP_WIDTH);
  if (font < least) return packedGrid(box, least * CHIP_WIDTH, least * CHIP_HEIGHT);
  return { ...grid, height: Math.min(grid.height, most * 2.1) };
}

const capacityOf = ({ columns, rows }: Grid): number => columns * rows;

/** A row or more of the newest, whose names can be read, above the crowd. */
function newestStrip(box: Box, count: number): { grid: Grid; height: number; count: number } {
  const grid = packedGrid({ ...box, height: box.height / 3 }, NEW_NAME * CHIP_WIDTH, NEW_NAME * 1.7);
  const shown = Math.min(count, capacityOf(grid));
  return { grid, count: shown, height: Math.ceil(shown / grid.columns) * grid.height + 1 };
}

/** Which spot each of `known` players has, oldest first, in a room of `players`; those who are not known came before them. */
export function placeLobby(known: number, players: number, box: Box): Placing {
  if (players <= 12) {
    const grid = gridOf(players <= 6 ? 6 : 12, box, 1.1);
    return placed(known, players, capacityOf(grid), (place) => tileIn(grid, place));
  }
  if (players <= 24) {
    const grid = chipGrid(24, box, NAME, LEAST_NAME);
    return placed(known, players, capacityOf(grid), (place) => chipIn(grid, place, 0, NAME));
  }
  const strip = newestStrip(box, players <= 60 ? 5 : 12);
  const rest: Box = { ...box, height: box.height - strip.height };
  const isCrowd = players > 60;
  const [most, font] = players <= 40 ? [40, LEAST_NAME] : [60, CROWD_NAME + 0.4];
  const grid = isCrowd
    ? gridOf(players <= 150 ? 150 : 300, rest, 1)
    : chipGrid(most - strip.count, rest, font, CROWD_NAME);
  const older = Math.max(0, known - strip.count);
  const behind = placed(older, players - strip.count, capacityOf(grid), (place) => {
    if (!isCrowd) return chipIn(grid, place, strip.height, font);
    const face = Math.min(grid.width, grid.height) * 0.9;
    return { look: 'face', ...cellAt(grid, place, strip.height), face, font: 0 };
  });
  const ahead = Array.from({ length: known - older }, (_, place) =>
    chipIn(strip.grid, known - older - 1 - place, 0, NEW_NAME),
  );
  return { spots: [...behind.spots, ...ahead], more: behind.more };
}

/** Each in the cell of its turn: where there are more than cells, whoever comes takes the cell of who came longest ago. */
function placed(known: number, players: number, cells: number, spotAt: (place: number) => Spot): Placing {
  const before = Math.max(0, players - known);
  // The last cells make room for the count of those who have none.
  const counted = cells === 0 || spotAt(0).look === 'face' ? COUNT_FACES : 1;
  const capacity = players > cells ? Math.max(1, cells - counted) : cells;
  const spots = Array.from({ length: known }, (_, at) =>
    at < known - capacity ? null : spotAt((before + at) % capacity),
  );
  return { spots, more: Math.max(0, players - Math.min(known, capacity)) };
}

/** Width of a letter of a bold name, digits and Latin ones with them: with less, ends of names are cut. */
const NAME_LETTER = 0.62;
/** Around a name below its face, in fonts, and the height of one of its lines. */
const [NAME_EDGES, NAME_LINE] = [0.6, 1.3];

/** Font in which a name has room beside or below its face: its own where it is short, smaller where it is long, never below the least; in a crowd the least is less. */
export function nameFont(name: string, { look, width, face, font }: Spot): number {
  const room = width - (look === 'chip' ? face + font * 0.9 : font * NAME_EDGES);
  const least = look === 'chip' && font <= LEAST_NAME ? CROWD_NAME : LEAST_NAME;
  return Math.max(Math.min(font, least), Math.min(font, room / (NAME_LETTER * [...name].length)));
}

/** Whether a name below its face may go on in a second line. */
export function hasTwoLines({ look, height, face, font }: Spot): boolean {
  return look === 'tile' && height - face - 1.2 >= 2 * NAME_LINE * Math.min(font, LEAST_NAME);
}

/** How a team's block is laid out. */
export interface TeamCells {
  look: 'chip' | 'face';
  columns: number;
  rows: number;
  /** Height of one cell and of its face. */
  cell: number;
  face: number;
  font: number;
}

/** Height of the cell of a face that stands without a name. */
const [LEAST_FACE, MOST_FACE] = [5, 10];

/**
 * How `members` of a team, the largest, stand in a box: by name where all have room, else as faces, as large as there is
 * room for all of them, and as many as there is room for.
 */
export function teamCells(members: number, box: Box): TeamCells {
  for (const font of [3.6, LEAST_NAME, CROWD_NAME]) {
    const columns = Math.max(1, Math.floor(box.width / (font * CHIP_WIDTH)));
    const rows = Math.floor(box.height / (font * 1.7));
    if (columns * rows >= members) return { look: 'chip', columns, rows, cell: font * 1.7, face: font * 1.5, font };
  }
  const roomy = gridOf(Math.max(1, members), box, 1);
  const cell = Math.min(MOST_FACE, Math.max(LEAST_FACE, Math.min(roomy.width, roomy.height)));
  const columns = Math.max(1, Math.floor(box.width / cell + 1e-9));
  const rows = Math.max(1, Math.floor(box.height / cell + 1e-9));
  return { look: 'face', columns, rows, cell, face: cell * 0.9, font: 0 };
}
