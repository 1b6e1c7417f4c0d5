import { drawFace, type FaceShape } from '../draw-face.ts';

type Point = readonly [x: number, y: number];

/** Points along a path of absolute M, L, H, V, C, S, Q, T and Z, one list for each part of it. */
function linesOf(path: string): Point[][] {
  const lines: Point[][] = [];
  let at: Point = [0, 0];
  let handle: Point = at;
  let begin: Point = at;
  const curve = (points: readonly Point[], end: Point) => {
    const all = [at, ...points, end];
    for (let step = 1; step <= 5; step += 1) {
      let level = all;
      while (level.length > 1)
        level = level.slice(1).map(([x, y], place) => {
          const [fromX, fromY] = level[place] ?? [x, y];
          return [fromX + ((x - fromX) * step) / 5, fromY + ((y - fromY) * step) / 5];
        });
      if (level[0]) lines.at(-1)?.push(level[0]);
    }
    handle = points.at(-1) ?? end;
    at = end;
  };
  const mirrored = (): Point => [2 * at[0] - handle[0], 2 * at[1] - handle[1]];
  for (const [, letter = '', text = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const pairs = Array.from({ length: numbers.length / 2 }, (_, n): Point => [
      numbers[2 * n] ?? 0,
      numbers[2 * n + 1] ?? 0,
    ]);
    const [one = at, two = at] = pairs;
    if (letter === 'M') {
      [begin, at, handle] = [one, one, one];
      lines.push([one]);
      for (const next of pairs.slice(1)) curve([], next);
    } else if (letter === 'L') for (const next of pairs) curve([], next);
    else if (letter === 'H') curve([], [numbers[0] ?? 0, at[1]]);
    else if (letter === 'V') curve([], [at[0], numbers[0] ?? 0]);
    else if (letter === 'Z') curve([], begin);
    else if (letter === 'C')
      for (let n = 0; n + 2 < pairs.length; n += 3) curve(pairs.slice(n, n + 2), pairs[n + 2] ?? at);
    else if (letter === 'S')
      for (let n = 0; n + 1 < pairs.length; n += 2) curve([mirrored(), pairs[n] ?? at], pairs[n + 1] ?? at);
    else if (letter === 'Q') curve([one], two);
    else if (letter === 'T') for (const next of pairs) curve([mirrored()], next);
    else throw new Error(`no ${letter} in faces`);
  }
  return lines;
}

function moved(point: Point, transform: string | undefined): Point {
  let [x, y] = point;
  for (const [, what, numbers = ''] of [...(transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)].reverse()) {
    const [one = 0, two = 0] = numbers.split(' ').map(Number);
    if (what === 'translate') [x, y] = [x + one, y + two];
    if (what === 'scale') [x, y] = [x * one, y * (two || one)];
    if (what === 'rotate') {
      const [sin, cos] = [Math.sin((one * Math.PI) / 180), Math.cos((one * Math.PI) / 180)];
      [x, y] = [x * cos - y * sin, x * sin + y * cos];
    }
  }
  return [x, y];
}

function isInside([x, y]: Point, lines: readonly Point[][]): boolean {
  let inside = false;
  for (const line of lines)
    for (let n = 0, before = line.length - 1; n < line.length; before = n, n += 1) {
      const [[ax, ay], [bx, by]] = [line[n] ?? [0, 0], line[before] ?? [0, 0]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

function isOn([x, y]: Point, lines: readonly Point[][], width: number): boolean {
  for (const line of lines)
    for (let n = 1; n < line.length; n += 1) {
      const [[ax, ay], [bx, by]] = [line[n - 1] ?? [0, 0], line[n] ?? [0, 0]];
      const [dx, dy] = [bx - ax, by - ay];
      const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      const [offX, offY] = [x - ax - share * dx, y - ay - share * dy];
      if (offX * offX + offY * offY <= (width * width) / 4) return true;
    }
  return false;
}

function boxOf(points: readonly Point[], around: number): { left: number; right: number; top: number; bottom: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    ...{ left: Math.min(...xs) - around, right: Math.max(...xs) + around },
    ...{ top: Math.min(...ys) - around, bottom: Math.max(...ys) + around },
  };
}

/** Lightness of a colour as a grey eye sees it, 0 to 255. */
function greyOf(colour: string): number {
  const full = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => parseInt(full.slice(from, from + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Body and top of a face as `size` × `size` greys on a mid-blue stage. Rough: one look for each pixel, no soft edges, few points of a curve. */
export function facePixels(face: number, size: number): Uint8Array {
  const shapes = drawFace(face)
    .back.filter(({ clipped }) => !clipped)
    .map((shape: FaceShape) => ({
      ...shape,
      lines: linesOf(shape.d).map((line) => line.map((point) => moved(point, shape.transform))),
    }))
    .map((shape) => ({ ...shape, box: boxOf(shape.lines.flat(), (shape.strokeWidth ?? 0) / 2) }));
  const stage = greyOf('#1b3a8f');
  return Uint8Array.from({ length: size * size }, (_, pixel) => {
    const point: Point = [(((pixel % size) + 0.5) * 64) / size, ((Math.floor(pixel / size) + 0.5) * 64) / size];
    let grey = stage;
    for (const { lines, fill, stroke, strokeWidth, box } of shapes) {
      if (point[0] < box.left || point[0] > box.right || point[1] < box.top || point[1] > box.bottom) continue;
      if (fill !== 'none' && isInside(point, lines)) grey = greyOf(fill);
      if (stroke && isOn(point, lines, strokeWidth ?? 1)) grey = greyOf(stroke);
    }
    return grey;
  });
}
