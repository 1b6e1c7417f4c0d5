export { bringResult } from './bring-result.ts';
export { resultChanges } from './result-changes.ts';
export { resultCharts } from './result-charts.ts';
export { results } from './results.ts';
