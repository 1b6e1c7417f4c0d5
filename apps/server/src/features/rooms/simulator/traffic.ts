import type { OwnView, ServerMessage, SharedView } from '@qc/contract';
import { tableGet } from '@qc/engine';
import { hashSeatToken } from '../seat/seat-tokens.ts';
import type { Requests } from './requests.ts';
import { RunningHash } from './running-hash.ts';
import type { Scene } from './scene.ts';
import { tellsSecret } from './secrets-told.ts';
import type { Truth } from './truth.ts';
import type { SimulatedWire, WireWatch } from './simulated-wire.ts';

/** What a wire has shown of who is behind it. */
interface Known {
  /** By which a player came. */
  code: string | null;
  audience: 'player' | 'presenter' | 'operator' | null;
  roomId: string | null;
  tokenHash: string | null;
  joinIds: Set<string>;
  lastVersion: number | null;
  v: number | null;
  /** The seat it was last told it has. */
  seat: number | null;
}

interface Hello {
  t: string;
  id?: string;
  code?: string;
  room?: string;
  as?: 'operator' | 'presenter';
  token?: string | null;
  lastVersion?: number | null;
}

/** Refusals that may follow an ack of the same answer. */
const AFTER_ACK: readonly string[] = ['removed', 'notJoined', 'tooManyMessages', 'storageFailed', 'noRoom'];

/** And those that may follow where a press has taken the place of the answer. */
const PRESSED_OVER: readonly string[] = ['alreadyAnswered', 'tooLate'];

/** Reads all traffic and holds it against what is on disk. */
export class Traffic implements WireWatch {
  readonly #scene: Scene;
  readonly #truth: Truth;
  readonly #requests: Requests;
  readonly #known = new WeakMap<SimulatedWire, Known>();
  readonly #versions = new Map<string, string>();
  readonly #shown = new RunningHash();
  /** Text that stands in everything a room shows, by room: its game's name and its players' names have it. */
  readonly canaries = new Map<string, string>();
  #lastText = '';
  #lastMessage: ServerMessage | null = null;
  /** What players and presenters were sent until the secret was revealed; null: it was not kept. */
  readonly shownLines: string[] | null;
  isRevealed = false;
  /** Told of what went to a page, and of which room it is. */
  onSent: ((wire: SimulatedWire, message: ServerMessage, roomId: string | null) => void) | null = null;
  /** The open room of a code, and the server's time. */
  roomOfCode: (code: string) => string | null = () => null;
  serverNow: (wire: SimulatedWire) => number = () => 0;

  constructor(scene: Scene, truth: Truth, requests: Requests, keepShown: boolean) {
    this.#scene = scene;
    this.#truth = truth;
    this.#requests = requests;
    this.shownLines = keepShown ? [] : null;
  }

  /** Hash of what players and presenters were sent until the secret was revealed. */
  shownDigest(): string {
    return this.#shown.digest();
  }

  arrived(wire: SimulatedWire, text: string): void {
    this.#scene.note(`${wire.name} > ${text}`);
    const message: Hello = JSON.parse(text);
    const known = this.#knownOf(wire);
    if (message.id !== undefined) {
      const asked = this.#requests.get(message.id);
      asked?.arrivedAtMs.push(this.serverNow(wire));
      if (message.t === 'join') known.joinIds.add(message.id);
    }
    if (message.t !== 'helloPlayer' && message.t !== 'helloStaff') return;
    known.audience = message.as ?? 'player';
    known.code = message.code ?? null;
    known.roomId = message.room ?? this.roomOfCode(message.code ?? '');
    known.tokenHash = typeof message.token === 'string' ? hashSeatToken(message.token) : null;
    known.lastVersion = message.lastVersion ?? null;
  }

  sent(wire: SimulatedWire, text: string): ServerMessage {
    this.#scene.note(`${wire.name} < ${text}`);
    const known = this.#knownOf(wire);
    const message = this.#parse(text);
    if (known.audience !== 'operator' && !this.isRevealed) {
      const line = `${this.#scene.time.nowMs} ${wire.name} ${text}`;
      this.#shown.add(line);
      this.shownLines?.push(line);
    }
    if (this.#scene.isShared && (message.t === 'welcomePlayer' || message.t === 'resumed')) this.#found(known, text);
    this.#checkForeign(known, text);
    this.#checkVersion(known, message);
    this.#checkReply(known, message);
    this.onSent?.(wire, message, known.roomId);
    if ('own' in message && message.own) this.#checkOwn(known, message.own);
    this.#noteRare(known, message);
    return message;
  }

  #knownOf(wire: SimulatedWire): Known {
    let known = this.#known.get(wire);
    if (!known) {
      known = {
        code: null,
        audience: null,
        roomId: null,
        tokenHash: null,
        joinIds: new Set(),
        lastVersion: null,
        v: null,
        seat: null,
      };
      this.#known.set(wire, known);
    }
    return known;
  }

  #parse(text: string): ServerMessage {
    if (text === this.#lastText && this.#lastMessage) return this.#lastMessage;
    const message: ServerMessage = JSON.parse(text);
    if (message.t !== 'joined' && tellsSecret(text))
      this.#scene.fail(`S8 something secret is told: ${text.slice(0, 300)}`);
    this.#lastText = text;
    this.#lastMessage = message;
    return message;
  }

  #checkForeign(known: Known, text: string): void {
    for (const [roomId, canary] of this.canaries)
      if (roomId !== known.roomId && text.includes(canary))
        this.#scene.fail(`S11 another room is told of: ${text.slice(0, 300)}`);
  }

  /** A page is let in by a server that knows of no other room of its code yet, or a while after its hello. */
  #found(known: Known, text: string): void {
    for (const [roomId, canary] of this.canaries)
      if (text.includes(canary) && this.#truth.rooms.get(roomId)?.record.code === known.code) known.roomId = roomId;
  }

  /** Versions rise by one, or everything is told; and what a version stands for never changes. */
  #checkVersion(known: Known, message: ServerMessage): void {
    if (!('v' in message)) return;
    const { v } = message;
    if (message.t === 'resumed') this.#scene.demand('S6 resumed where the page was', v === known.lastVersion);
    else if (!message.t.startsWith('welcome'))
      this.#scene.demand(`S6 a gap: ${v} after ${known.v}`, v === (known.v ?? NaN) + 1);
    // A run that is over is the same at every server that has it in memory, whatever each has numbered since.
    const isOver = 'view' in message && message.view.phase.phase === 'ended';
    const goesBack = this.#scene.isShared && message.t.startsWith('welcome') && v < (known.v ?? 0) && !isOver;
    this.#scene.demand(`S6 a page goes back from ${known.v} to ${v}`, !goesBack);
    if (known.v !== null && message.t.startsWith('welcome')) this.#scene.reach('everything told again on one wire');
    known.v = v;
    if (!('view' in message)) return;
    const key = `${known.roomId} ${known.audience} ${v}`;
    const content = placeOf(message.view);
    const before = this.#versions.get(key);
    this.#scene.demand(
      `S6 version ${v} means two things: ${before} and ${content}`,
      before === undefined || before === content,
    );
    this.#versions.set(key, content);
  }

  #checkReply(known: Known, message: ServerMessage): void {
    if (message.t !== 'ack' && message.t !== 'joined' && message.t !== 'refused') return;
    const asked = this.#requests.get(message.id);
    if (!asked) return this.#scene.fail('S8 a reply to nobody');
    const room = this.#truth.rooms.get(asked.roomId);
    const change = asked.kind === 'join' || asked.kind === 'answer' || asked.text.includes('"do":"next"');
    if (message.t === 'refused') {
      const contrary =
        asked.answered === 'acked' &&
        asked.kind === 'answer' &&
        asked.seat === known.seat &&
        !AFTER_ACK.includes(message.code) &&
        !(PRESSED_OVER.includes(message.code) && room?.isPressedOver(asked) === true);
      this.#scene.demand(`S1 the same id has the same ack, not ${message.code}`, !contrary);
      asked.answered ??= 'refused';
      if (message.code === 'storageFailed') this.#scene.reach('request refused because storage failed');
      return;
    }
    const isStored = room !== undefined && (room.holds(message.id) || room.saysSo(asked, known.seat));
    this.#scene.demand(`S1 acked implies stored: ${asked.kind}`, !change || isStored);
    this.#scene.demand('S11 the reply is of the own room', known.roomId === asked.roomId);
    asked.answered = 'acked';
    asked.seat = known.seat;
  }

  /** A seat is shown to whoever proved it: by its token, or by the very request that made it. */
  #checkOwn(known: Known, own: OwnView): void {
    known.seat = own.seat;
    const room = this.#truth.rooms.get(known.roomId ?? '');
    const seat = room && tableGet(room.state.seats, own.seat);
    const byToken = seat !== undefined && seat.tokenHash === known.tokenHash;
    const byJoin = room !== undefined && [...known.joinIds].some((id) => room.seatOfJoin(id) === own.seat);
    this.#scene.demand('S8 one token, one player', byToken || byJoin);
  }

  #noteRare(known: Known, message: ServerMessage): void {
    const scene = this.#scene;
    if (message.t === 'goodbye') scene.reach(`goodbye: ${message.reason}`);
    if (message.t === 'refused') scene.reach(`refused: ${message.code}`);
    if (message.t === 'resumed') scene.reach('resumed without everything');
    if (message.t === 'welcomePlayer') {
      const { phase } = message.view;
      if (message.own && phase.phase === 'reveal') scene.reach('resume during a reveal');
      if (message.own && phase.phase === 'question') scene.reach('resume during a question');
      if (message.own && phase.phase === 'asking') scene.reach('resume while a question stands alone');
      if (message.own && phase.phase === 'podium' && phase.stage < 4) scene.reach('resume while places are told');
      if (known.lastVersion !== null) scene.reach('a gap ended in a snapshot');
    }
  }
}

function placeOf({ phase, paused }: SharedView): string {
  const stage = 'stage' in phase ? phase.stage : null;
  return JSON.stringify([phase.phase, 'visit' in phase ? [phase.slide, phase.visit] : null, stage, paused]);
}
