export * from './use-categories.ts';
