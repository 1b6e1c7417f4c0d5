import type { OwnView, ServerMessage } from '@qc/contract';
import { Outgoing } from './outgoing.ts';
import { SLOW_OUTLET_BYTES } from './outlet.ts';
import type { Outlet } from './outlet.ts';

/** Who a page is to a room. */
export type Audience = 'player' | 'presenter' | 'operator';

/** One page listening to one room. */
export class Listener {
  readonly outlet: Outlet;
  readonly audience: Audience;
  /** Address players type, for the staff's screens. */
  readonly joinUrl: string;
  /** The seat this page plays; null: it has not joined. */
  seat: number | null = null;
  /** Version of the newest change this page was told of. */
  v = 0;
  /** Too slow: skipped until it has drained, then brought up to date by a welcome. */
  stale = false;
  /** Whether it still listens. */
  gone = false;
  #ownText = '';

  constructor(outlet: Outlet, audience: Audience, joinUrl: string) {
    this.outlet = outlet;
    this.audience = audience;
    this.joinUrl = joinUrl;
  }

  /** Sends messages to this page alone, in one write. */
  tell(...messages: readonly ServerMessage[]): void {
    this.outlet.send(new Outgoing(...messages));
  }

  /** Tells the own view if it is news, and `after` in any case, in one write. */
  tellOwn(own: OwnView | null, ...after: readonly ServerMessage[]): void {
    const news = this.#newsOf(own);
    if (news !== null) this.outlet.send(new Outgoing(news, ...after));
    else if (after.length > 0) this.tell(...after);
  }

  /** Confirms an answer that is kept as it was sent: the page's own view is another now, without being told. */
  tellTaken(id: string): void {
    this.noteOwn('');
    this.tell({ t: 'ack', id });
  }

  /**
   * A numbered change for many, and with it the own view if that is news. Skipped when the page knows it already or
   * cannot keep up.
   */
  deliver(v: number, outgoing: Outgoing, own: OwnView | null = null): void {
    if (v <= this.v || !this.ready()) return;
    this.v = v;
    const news = this.#newsOf(own);
    this.outlet.send(news === null ? outgoing : outgoing.followedBy(news));
  }

  #newsOf(own: OwnView | null): string | null {
    const text = own && JSON.stringify(own);
    return text !== null && this.noteOwn(text) ? `{"t":"own","own":${text}}` : null;
  }

  /** Whether the page reads what it is sent: only then may it ask for something large. */
  get keepsUp(): boolean {
    return this.outlet.buffered <= SLOW_OUTLET_BYTES;
  }

  /** Whether something that may be skipped should be sent now. */
  ready(): boolean {
    if (this.gone || this.stale) return false;
    if (this.keepsUp) return true;
    this.stale = true;
    return false;
  }

  /** Notes the own view that was told last; false when it is the same as before. */
  noteOwn(text: string): boolean {
    if (text === this.#ownText) return false;
    this.#ownText = text;
    return true;
  }
}
