export * from './game-files.tsx';
