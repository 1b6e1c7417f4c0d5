export { screenLinks } from './screen-links.ts';
