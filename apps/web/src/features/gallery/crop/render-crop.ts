import { type CropArea, outputSize, type Size, turnedSize } from './crop-math.ts';

/** Endings by what a canvas really gave: a browser that cannot write a type gives PNG. */
const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };
const QUALITY = 0.94;

/** A picture drawn onto a canvas, turned by quarters to the right. Null: the browser has no room for it. */
export function drawTurned(picture: ImageBitmap, turns: number, most: number): HTMLCanvasElement | null {
  const turned = turnedSize(picture, turns);
  const scale = Math.min(1, most / Math.max(turned.width, turned.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(turned.width * scale));
  canvas.height = Math.max(1, Math.round(turned.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turns * Math.PI) / 2);
  pen.scale(scale, scale);
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/** The chosen area in the chosen width, as a file of the same kind as the original. */
export async function renderCrop(
  picture: ImageBitmap,
  { turns, area, width, original }: { turns: number; area: CropArea; width: number; original: File },
): Promise<File> {
  const size = outputSize(area, width);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  drawArea(pen, picture, turns, area, size);
  const wanted = /jpe?g/.test(original.type)
    ? 'image/jpeg'
    : /png|gif/.test(original.type)
      ? 'image/png'
      : 'image/webp';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, wanted, QUALITY));
  if (!blob) throw new Error('no picture');
  const name = original.name.replace(/\.[^.]*$/, '');
  return new File([blob], `${name}.${ENDINGS[blob.type] ?? 'png'}`, { type: blob.type, lastModified: Date.now() });
}

function drawArea(
  pen: CanvasRenderingContext2D,
  picture: ImageBitmap,
  turns: number,
  area: CropArea,
  size: Size,
): void {
  const turned = turnedSize(picture, turns);
  const scale = size.width / area.width;
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  pen.scale(scale, size.height / area.height);
  pen.translate(-area.x + turned.width / 2, -area.y + turned.height / 2);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
}
