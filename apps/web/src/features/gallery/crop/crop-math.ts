import { MEDIA_MAX_HEIGHT, MEDIA_MAX_WIDTH } from '@qc/contract';

/** Width and height, pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, pixels of the turned picture from its upper left corner. */
export interface CropArea extends Size {
  x: number;
  y: number;
}

/** A side or corner that is pulled; `move` takes the whole area along. */
export type CropHandle = 'move' | 'n' | 'e' | 's' | 'w' | 'ne' | 'se' | 'sw' | 'nw';

/** Smallest side of an area, pixels. */
export const CROP_MIN = 16;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** Whether a picture may be stored as it is: the longer side and the shorter side each have their limit. */
export function fitsLimit({ width, height }: Size): boolean {
  return Math.max(width, height) <= MEDIA_MAX_WIDTH && Math.min(width, height) <= MEDIA_MAX_HEIGHT;
}

/** The widest output of an area of this shape: within the limit, and never larger than the area itself. */
export function widestOutput({ width, height }: Size): number {
  const longer = MEDIA_MAX_WIDTH / Math.max(width, height);
  const shorter = MEDIA_MAX_HEIGHT / Math.min(width, height);
  return Math.max(1, Math.floor(width * Math.min(1, longer, shorter)));
}

/** Size of the result when the area is brought to this width. */
export function outputSize(area: Size, width: number): Size {
  const wide = clamp(Math.round(width), 1, widestOutput(area));
  const size = { width: wide, height: Math.max(1, Math.round((wide * area.height) / area.width)) };
  return fitsLimit(size) ? size : { ...size, height: Math.floor((wide * area.height) / area.width) };
}

/** The picture's size after quarter turns. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The largest area of a shape (width / height; null: any) in the middle of a picture. */
export function centredArea(picture: Size, aspect: number | null): CropArea {
  // Not spread: a bitmap's width is no property of its own.
  if (aspect === null) return { x: 0, y: 0, width: picture.width, height: picture.height };
  const width = Math.max(1, Math.round(Math.min(picture.width, picture.height * aspect)));
  const height = Math.max(1, Math.round(Math.min(picture.height, picture.width / aspect)));
  return { x: Math.round((picture.width - width) / 2), y: Math.round((picture.height - height) / 2), width, height };
}

/** The area after a handle was pulled by `dx`, `dy` pixels: inside the picture, in its shape, never too small. */
export function pullArea(
  area: CropArea,
  handle: CropHandle,
  by: { dx: number; dy: number },
  picture: Size,
  aspect: number | null,
): CropArea {
  if (handle === 'move') {
    const x = clamp(Math.round(area.x + by.dx), 0, picture.width - area.width);
    return { ...area, x, y: clamp(Math.round(area.y + by.dy), 0, picture.height - area.height) };
  }
  return aspect === null ? pullFreely(area, handle, by, picture) : pullInShape(area, handle, by, picture, aspect);
}

function pullFreely(area: CropArea, handle: CropHandle, by: { dx: number; dy: number }, picture: Size): CropArea {
  let [x1, y1, x2, y2] = [area.x, area.y, area.x + area.width, area.y + area.height];
  if (handle.includes('w')) x1 = clamp(Math.round(x1 + by.dx), 0, x2 - CROP_MIN);
  if (handle.includes('e')) x2 = clamp(Math.round(x2 + by.dx), x1 + CROP_MIN, picture.width);
  if (handle.includes('n')) y1 = clamp(Math.round(y1 + by.dy), 0, y2 - CROP_MIN);
  if (handle.includes('s')) y2 = clamp(Math.round(y2 + by.dy), y1 + CROP_MIN, picture.height);
  return { x: x1, y: y1, width: x2 - x1, height: y2 - y1 };
}

/** The corner or side across from the pulled one stays where it is; a pulled side grows both ways from its middle. */
function pullInShape(
  area: CropArea,
  handle: CropHandle,
  by: { dx: number; dy: number },
  picture: Size,
  aspect: number,
): CropArea {
  const west = handle.includes('w');
  const north = handle.includes('n');
  const upright = handle === 'n' || handle === 's';
  const level = handle === 'e' || handle === 'w';
  const byWidth = area.width + (west ? -by.dx : by.dx);
  const byHeight = (area.height + (north ? -by.dy : by.dy)) * aspect;
  const corner = Math.abs(byWidth - area.width) >= Math.abs(byHeight - area.width) ? byWidth : byHeight;
  const wanted = upright ? byHeight : level ? byWidth : corner;
  const middleX = area.x + area.width / 2;
  const middleY = area.y + area.height / 2;
  const roomX = upright
    ? 2 * Math.min(middleX, picture.width - middleX)
    : west
      ? area.x + area.width
      : picture.width - area.x;
  const roomY = level
    ? 2 * Math.min(middleY, picture.height - middleY)
    : north
      ? area.y + area.height
      : picture.height - area.y;
  const width = clamp(wanted, CROP_MIN * Math.max(1, aspect), Math.min(roomX, roomY * aspect));
  const height = width / aspect;
  const x = upright ? middleX - width / 2 : west ? area.x + area.width - width : area.x;
  const y = level ? middleY - height / 2 : north ? area.y + area.height - height : area.y;
  return inside({ x, y, width, height }, picture);
}

function inside(area: CropArea, picture: Size): CropArea {
  const width = clamp(Math.round(area.width), 1, picture.width);
  const height = clamp(Math.round(area.height), 1, picture.height);
  const x = clamp(Math.round(area.x), 0, picture.width - width);
  return { x, y: clamp(Math.round(area.y), 0, picture.height - height), width, height };
}
