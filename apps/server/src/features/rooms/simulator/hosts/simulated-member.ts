import type { LeaseWatcher, ServerSeen } from '#platform/cluster/cluster';
import { HOUSE_FORMAT } from '#platform/house-format';
import type { Timers } from '@qc/engine/live/timers';
import type { OwningSeams } from '../../owning/room-owning.ts';
import type { SimulatedStore } from '../simulated-store.ts';
import type { ServerRows } from './server-rows.ts';

/** As the product has them, ms. */
export const LEASE_MS = 4000;
const BEAT_MS = 1000;
const LOOK_MS = BEAT_MS / 4;
const FRESH_MS = 200;

/** What a membership stands on. */
interface MemberSeams {
  serverId: string;
  rows: ServerRows;
  store: SimulatedStore;
  timers: Timers;
}

/** A server's place among the others, as `joinCluster` gives it: a row, a lease that it renews, and the look at all rows. */
export class SimulatedMember {
  readonly cluster: OwningSeams['cluster'];
  readonly #seams: MemberSeams;
  readonly #watchers = new Set<LeaseWatcher>();
  #renewedAtMs = -Infinity;
  #sentAtMs = -Infinity;
  #isBeating = false;
  #isLost = false;
  #isDraining = false;
  #isOver = false;
  #read: { atMs: number; servers: Promise<readonly ServerSeen[]> } | null = null;

  constructor(seams: MemberSeams) {
    this.#seams = seams;
    const { serverId, store, rows } = seams;
    const isLawful = () => this.isLawful;
    this.cluster = {
      serverId,
      get isLawful() {
        return isLawful();
      },
      formatOfAll: HOUSE_FORMAT,
      servers: () => this.#servers(),
      watch: (watcher) => {
        this.#watchers.add(watcher);
        return () => this.#watchers.delete(watcher);
      },
      drain: async (isDraining = true) => {
        this.#isDraining = isDraining;
        await store.call('drain', () => rows.drain(serverId, isDraining), true);
      },
      markAlive: async (atMs) => {
        const mark = () => {
          const row = rows.get(serverId);
          if (row) row.aliveAtMs = atMs;
        };
        await store.call('markAlive', mark, true);
        return true;
      },
    };
  }

  /** Whether its lease is in force, as far as it knows. */
  get isLawful(): boolean {
    return this.#seams.timers.counterMs() - this.#renewedAtMs < LEASE_MS;
  }

  /** The first beat has to succeed; from then on it beats by itself. */
  async join(): Promise<void> {
    await this.#renew();
    this.#lookLater();
  }

  /** Lets the lease end now. */
  leave(): void {
    this.#isOver = true;
    this.#seams.rows.leave(this.#seams.serverId);
  }

  #lookLater(): void {
    this.#seams.timers.after(LOOK_MS, () => {
      if (this.#isOver) return;
      this.#look();
      this.#lookLater();
    });
  }

  #look(): void {
    this.#noteLoss();
    if (this.#isBeating || this.#seams.timers.counterMs() - this.#sentAtMs < BEAT_MS) return;
    this.#isBeating = true;
    this.#renew()
      .catch(() => undefined)
      .finally(() => {
        this.#isBeating = false;
      });
  }

  async #renew(): Promise<void> {
    const { serverId, rows, store, timers } = this.#seams;
    const sentAtMs = timers.counterMs();
    this.#sentAtMs = sentAtMs;
    await store.call('beat', () => rows.renew(serverId, { leaseMs: LEASE_MS, draining: this.#isDraining }), true);
    if (this.#renewedAtMs !== -Infinity) this.#noteLoss();
    this.#renewedAtMs = sentAtMs;
    if (!this.#isLost || !this.isLawful) return;
    this.#isLost = false;
    for (const { back } of this.#watchers) back?.();
  }

  #noteLoss(): void {
    if (this.isLawful || this.#isLost) return;
    this.#isLost = true;
    for (const { lost } of this.#watchers) lost?.();
  }

  #servers(): Promise<readonly ServerSeen[]> {
    const nowMs = this.#seams.timers.counterMs();
    if (this.#read && nowMs - this.#read.atMs < FRESH_MS) return this.#read.servers;
    const { store, rows } = this.#seams;
    const seen = () =>
      rows.living().map(({ id, draining, awaySinceMs }): ServerSeen => ({
        ...{ id, draining, url: '', version: '', format: HOUSE_FORMAT, roles: [] },
        isDoubted: awaySinceMs !== null,
      }));
    const read = { atMs: nowMs, servers: store.call('servers', seen, false) };
    this.#read = read;
    read.servers.catch(() => {
      if (this.#read === read) this.#read = null;
    });
    return read.servers;
  }
}
