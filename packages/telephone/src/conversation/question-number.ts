import type { RoomInfo } from '@qc/contract';

/** Which question a slide is, from 1: slides that ask nothing are not counted. Null: it is one of those. */
export function questionNumber({ mediaSlides }: Pick<RoomInfo, 'mediaSlides'>, slide: number): number | null {
  if (mediaSlides.includes(slide)) return null;
  return slide + 1 - mediaSlides.filter((one) => one < slide).length;
}
