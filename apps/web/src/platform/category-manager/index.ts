export * from './category-manager.tsx';
export * from './use-categories.ts';
