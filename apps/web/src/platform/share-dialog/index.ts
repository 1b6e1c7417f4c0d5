export * from './share-dialog.tsx';
