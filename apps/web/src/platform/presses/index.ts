export { letRunOut } from './let-run-out.ts';
export { useShortcuts } from './use-shortcuts.ts';
export type { Shortcuts } from './use-shortcuts.ts';
