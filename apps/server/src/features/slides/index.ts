export { listSlides } from './list-slides.ts';
export { clearLostMedia, hideLostLabels, resolveContent } from './resolve-content.ts';
export { purgeSlides, purgeSlidesOfGames } from './purge-slides.ts';
export { contentMedia } from './slide-media.ts';
export {
  burySlide,
  countGaps,
  findBuriedSlide,
  findSlide,
  findSlidesById,
  findSlidesOfGame,
  insertSlides,
  unburySlide,
  updateSlide,
  type BuriedSlide,
  type NewSlide,
  type StoredSlide,
} from './slide-store.ts';
