import type { RoomCard } from '#platform/http/pages/serve-web';
import type { RoomElsewhere, RoomPlace } from '../owning/room-directory.ts';
import type { GreetingEnd, Hello, Page, PageWire } from './page.ts';

/** The way of pages to rooms of other servers. */
export interface PageRelay {
  /** Whether a page that says this is let in, or sent away, by this server. */
  isHere(hello: Hello): boolean;
  /** A page whose room is at another server, or nowhere: that is found out. */
  greet(end: PageWire & GreetingEnd, hello: Hello): Page;
  /** The card of an open room of another server; null: none has one, or none says so in time. */
  card(code: string): Promise<RoomCard | null>;
  /** Whether another server's room has a big screen open to whoever shows this token. */
  provesScreen(room: string, token: string): Promise<boolean>;
  /** Where a room is, by its id, also one that is over. Throws while it cannot be found out. */
  room(id: string): Promise<RoomPlace>;
  /** Where an open room is, by its code. Throws while it cannot be found out. */
  open(code: string): Promise<RoomPlace>;
  /** See `RoomDirectory`. */
  doubt(place: RoomElsewhere): void;
}
