export { callSlides } from './call-slides.ts';
