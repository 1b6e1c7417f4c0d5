export * from './grant-credits.tsx';
