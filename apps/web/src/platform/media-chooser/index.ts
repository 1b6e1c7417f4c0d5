export * from './media-chooser.tsx';
