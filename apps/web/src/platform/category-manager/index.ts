export * from './category-manager.tsx';
