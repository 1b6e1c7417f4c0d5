export { type Ways, Way, useWays, WaysProvider } from './ways.tsx';
