export { listSlides } from './list-slides.ts';
export { clearLostMedia, hideLostLabels, resolveContent } from './resolve-content.ts';
export { contentMedia } from './slide-media.ts';
export {
  burySlide,
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
