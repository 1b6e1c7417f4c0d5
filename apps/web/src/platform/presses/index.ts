export { useShortcuts } from './use-shortcuts.ts';
export type { Shortcuts } from './use-shortcuts.ts';
