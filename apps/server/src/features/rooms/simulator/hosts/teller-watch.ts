import type { ServerMessage } from '@qc/contract';
import type { DurableData } from '../durable-data.ts';
import type { SimulatedServer } from '../simulated-server.ts';
import type { Stage } from '../stage.ts';
import type { Truth } from '../truth.ts';
import { LEASE_MS } from './simulated-member.ts';

/** Confirmations among the words for pages of another server. */
const CONFIRMED = /\{"t":"(?:ack|joined)","id":"([\w-]+)"/g;
/** Who has lost a room and goes on knows it by then, ms. */
const KNOWN_WITHIN_MS = LEASE_MS + 2000;

/** What is watched. */
interface TellerSeams {
  data: DurableData;
  truth: Truth;
}

/** S15 and S19: what servers tell, held against the epochs on disk. */
export class TellerWatch {
  readonly #stage: Stage;
  readonly #seams: TellerSeams;
  readonly #takenAtMs = new Map<string, number>();

  constructor(stage: Stage, seams: TellerSeams) {
    this.#stage = stage;
    this.#seams = seams;
  }

  /** A room has become another's. */
  taken(roomId: string): void {
    this.#takenAtMs.set(roomId, this.#stage.scene.time.nowMs);
  }

  /** A server speaks over the bus. */
  said(server: SimulatedServer, subject: string, message: string): void {
    if (!subject.startsWith('gate.')) return;
    for (const [, id] of message.matchAll(CONFIRMED)) if (id !== undefined) this.#confirmed(server, id);
  }

  /** A server speaks to a page of its own. */
  sent(server: SimulatedServer, message: ServerMessage, roomId: string | null): void {
    if (message.t === 'ack' || message.t === 'joined') this.#confirmed(server, message.id);
    if (message.t.startsWith('welcome') && roomId !== null) this.#letIn(server, roomId);
  }

  #confirmed(server: SimulatedServer, messageId: string): void {
    const { scene, requests } = this.#stage;
    const asked = requests.get(messageId);
    const told = asked && server.host?.room(asked.roomId)?.epoch;
    const stored = asked && this.#seams.truth.rooms.get(asked.roomId)?.epochOf(messageId);
    if (told == null || stored === undefined || stored === null) return;
    if (stored < told) scene.reach('confirmed again under a later epoch');
    scene.demand(`S15 who confirms has stored it: under ${stored}, told under ${told}`, stored <= told);
  }

  #letIn(server: SimulatedServer, roomId: string): void {
    const { scene } = this.#stage;
    const { nowMs } = scene.time;
    const epoch = server.host?.room(roomId)?.epoch;
    const row = this.#seams.data.rooms.get(roomId);
    if (epoch === undefined || row === undefined || row.writer === server.id || epoch >= row.epoch) return;
    // Its end was written by whoever had it, and taken by another before it was closed: it is the same at both.
    if (row.record.endedAtMs !== null && server.host?.room(roomId)?.state.phase.name === 'ended') return;
    const sinceMs = Math.max(this.#takenAtMs.get(roomId) ?? nowMs, server.clock?.awakeSinceMs ?? nowMs);
    scene.reach('let in where the room was lost');
    scene.demand('S19 who lost a room long ago lets nobody in', nowMs - sinceMs <= KNOWN_WITHIN_MS);
  }
}
