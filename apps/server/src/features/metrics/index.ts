export { HouseMetrics } from './house-metrics.ts';
export { makeMetricsServer, stopMetricsServer } from './serve-metrics.ts';
