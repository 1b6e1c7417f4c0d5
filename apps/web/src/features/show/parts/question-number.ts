import type { RoomInfo } from '@qc/contract';

/** Which question of how many a slide is: slides that ask nothing are not counted. Null: it is one of those. */
export function questionNumber(
  { slideCount, mediaSlides }: Pick<RoomInfo, 'slideCount' | 'mediaSlides'>,
  slide: number,
): { number: number; of: number } | null {
  if (mediaSlides.includes(slide)) return null;
  const before = mediaSlides.filter((one) => one < slide).length;
  return { number: slide + 1 - before, of: slideCount - mediaSlides.length };
}
