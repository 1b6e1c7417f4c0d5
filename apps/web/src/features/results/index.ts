export { ResultPage } from './result-page.tsx';
export { ResultsPage } from './results-page.tsx';
