import type { RoomInfo, ServerMessage } from '@qc/contract';
import type { WireStatus } from './open-wire.ts';

/** What every page of a live room knows of it, whoever looks: the room, its view, and the wire that brings both. */
export interface LiveState<View> {
  wire: WireStatus;
  room: RoomInfo | null;
  view: View | null;
  /** Version of `view`. */
  v: number | null;
  /** When the times of `view` were right, by the server's clock. */
  viewAtMs: number;
  /** By how much `performance.now` is ahead of that clock, ms. */
  leadMs: number;
}

/** What a wire brings. */
export type WireNews =
  | { type: 'wire'; status: WireStatus }
  | { type: 'message'; message: ServerMessage }
  | { type: 'clock'; leadMs: number };

/** A view as it comes: alone, or with a welcome. */
interface Told<View> {
  view: View;
  v: number;
  atMs: number;
}

/** A page that has heard nothing yet. */
export const UNHEARD = { wire: 'connecting', room: null, view: null, v: null, viewAtMs: 0, leadMs: 0 } as const;

/** The page after news of its wire; `read` says what a message changes. */
export function wired<State extends LiveState<unknown>>(
  state: State,
  news: WireNews,
  read: (state: State, message: ServerMessage) => State,
): State {
  if (news.type === 'message') return read(state, news.message);
  return news.type === 'wire' ? { ...state, wire: news.status } : { ...state, leadMs: news.leadMs };
}

/** Whether a view is no newer than the one on screen: after a wire was mended the same may come twice, and late. */
export function isOld({ v }: Pick<LiveState<unknown>, 'v'>, told: Pick<Told<unknown>, 'v'>): boolean {
  return v !== null && told.v <= v;
}

/** What a view changes about the page that shows it. */
export function seen<View>({ view, v, atMs }: Told<View>): Pick<LiveState<View>, 'view' | 'v' | 'viewAtMs'> {
  return { view, v, viewAtMs: atMs };
}
