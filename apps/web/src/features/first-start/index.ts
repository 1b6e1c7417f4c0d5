export { FirstStartPage } from './first-start-page.tsx';
