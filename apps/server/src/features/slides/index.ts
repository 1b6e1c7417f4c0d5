export { listSlides } from './slide-list-store.ts';
export { readLabels } from './read-labels.ts';
export { publishSlide, setSlideLanguage } from './publish-store.ts';
export { clearLostMedia, copiedContent, hideLostLabels, resolveContent } from './resolve-content.ts';
export { resolverInGame } from './resolve-in-game.ts';
export { purgeSlides, purgeSlidesOfGames } from './purge-slides.ts';
export { drawSlide } from './draw-slide.ts';
export { findPictures } from './find-pictures.ts';
export { contentMedia, firstPicture } from './slide-media.ts';
export {
  burySlide,
  countGaps,
  countTypes,
  findBuriedSlide,
  findMiniGameLinks,
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
