export { AddPlayers } from './add-players.tsx';
export type { ServerLists } from './server-lists.ts';
export { useList } from './use-list.ts';
