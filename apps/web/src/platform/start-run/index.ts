export * from './start-run.tsx';
