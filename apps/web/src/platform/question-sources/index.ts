export * from './question-sources.tsx';
