export * from './give-out-dialog.tsx';
