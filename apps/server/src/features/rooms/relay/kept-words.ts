import { RoomId, SCREEN_PATH } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import { BridgeToken } from '@qc/contract/live/remotes';
import { ScreenProof } from '@qc/contract/live/screen-links';
import * as z from 'zod/mini';
import type { Hello } from '../wire/page.ts';
import { jsonOf } from './line-envelope.ts';

/** Words of one page without an answer that are kept to be said again: as many as a page may say in one of its windows. */
const KEPT_MAX = 100;
/** While nobody hears them, fewer: then each of thousands may wait. */
const UNHEARD_MAX = 20;
/** What is no act but how a page is: the newest of each kind is said again to whoever has the room next. */
const STANDING: readonly ClientMessage['t'][] = ['watch', 'receivers', 'bridgeStatus', 'screen', 'ready'];
/** The head of an answer, as our rooms write it, and the token that comes with a seat. */
const ANSWER = /^\{"t":"([A-Za-z]+)","id":"([\w-]*)"(?:,"token":"([\w-]{22,64})")?/;
const SCREEN_LINK = new RegExp(`^${SCREEN_PATH}/([^/]+)/([^/]+)$`);
const WelcomeBridge = z.object({ roomId: RoomId, newToken: z.nullable(BridgeToken) });
const ScreenLink = z.object({ path: z.string() });

/** What a page would have to say again if its room's server were another: its hello, and what has had no answer. */
export class KeptWords {
  #hello: Hello;
  readonly #waiting = new Map<string, ClientMessage>();
  readonly #standing = new Map<ClientMessage['t'], ClientMessage>();

  constructor(hello: Hello) {
    this.#hello = hello;
  }

  /** By which its room is found. */
  get hello(): Hello {
    return this.#hello;
  }

  /** It has been let in once: what it knew before says nothing to another server, and its proof may be a new one. */
  letIn(): void {
    if ('lastVersion' in this.#hello) this.#hello = { ...this.#hello, lastVersion: null };
  }

  /** Whether it has a place, or had one when it came. */
  get hasToken(): boolean {
    return this.#hello.t === 'helloPlayer' && this.#hello.token !== null;
  }

  /** The page says something. False: nobody hears it now, and too much waits for this to be kept as well. */
  note(message: ClientMessage, isHeard: boolean): boolean {
    if ('id' in message) {
      const [oldest] = this.#waiting.keys();
      const most = isHeard ? KEPT_MAX : UNHEARD_MAX;
      if (this.#waiting.size >= most && !this.#waiting.has(message.id) && oldest !== undefined) {
        if (!isHeard) return false;
        this.#waiting.delete(oldest);
      }
      this.#waiting.set(message.id, message);
    } else if (STANDING.includes(message.t)) this.#standing.set(message.t, message);
    return true;
  }

  /** The page alone is told something. */
  heard(text: string): void {
    const [, t, id = '', token] = ANSWER.exec(text) ?? [];
    if (t !== undefined) this.#answered(t, id, token, text);
    else if (text.startsWith('{"t":"welcomeBridge"')) this.#bridgeIn(text);
  }

  /** In the order in which it is to be said. */
  toSay(): ClientMessage[] {
    return [...this.#standing.values(), ...this.#waiting.values()];
  }

  #answered(t: string, id: string, token: string | undefined, text: string): void {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (t === 'screenLink' && id === '') this.#screenIn(text);
    if (this.#hello.t !== 'helloPlayer') return;
    if (t === 'joined' && token !== undefined) {
      this.#hello = { ...this.#hello, token };
      this.#standing.delete('watch');
    }
    if (t === 'ack' && asked?.t === 'leave') this.#hello = { ...this.#hello, token: null };
  }

  /** A code lets a bridge in once; its token from then on. */
  #bridgeIn(text: string): void {
    const { roomId: room, newToken: token } = WelcomeBridge.safeParse(jsonOf(text)).data ?? {};
    if (this.#hello.t !== 'helloBridge' || room === undefined || !token) return;
    this.#hello = { ...this.#hello, proof: { room: room, token } };
  }

  /** The server that gave a code alone knows it; any knows the address that comes for it. */
  #screenIn(text: string): void {
    const { path = '' } = ScreenLink.safeParse(jsonOf(text)).data ?? {};
    const [, room, token] = SCREEN_LINK.exec(path) ?? [];
    const proof = ScreenProof.safeParse({ room, token });
    if (this.#hello.t === 'helloScreen' && proof.success) this.#hello = { ...this.#hello, proof: proof.data };
  }
}
