import type { Scene } from '../scene.ts';

/** A session that is gone for less is no news, ms. */
const MISSING_MS = 300;

/** What the database knows of a server. */
export interface ServerRow {
  id: string;
  leaseUntilMs: number;
  draining: boolean;
  aliveAtMs: number;
  /** Since when it has no session with the database; null: it has one. */
  awaySinceMs: number | null;
  /** Since when it has been there without a gap. */
  thereSinceMs: number;
}

/** The servers of a house as its database has them, by the database's own clock. */
export class ServerRows {
  readonly #scene: Scene;
  readonly #rows = new Map<string, ServerRow>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  get(id: string): ServerRow | undefined {
    return this.#rows.get(id);
  }

  /** A beat of a server has come. */
  renew(id: string, { leaseMs, draining }: { leaseMs: number; draining: boolean }): void {
    const { nowMs } = this.#scene.time;
    const row = this.#rows.get(id) ?? {
      ...{ id, leaseUntilMs: 0, draining, aliveAtMs: 0, awaySinceMs: null, thereSinceMs: nowMs },
    };
    if (row.leaseUntilMs <= nowMs) row.thereSinceMs = nowMs;
    row.leaseUntilMs = nowMs + leaseMs;
    row.draining = draining;
    this.#rows.set(id, row);
  }

  /** It takes nothing new, or does so again. */
  drain(id: string, isDraining: boolean): void {
    const row = this.#rows.get(id);
    if (row) row.draining = isDraining;
  }

  /** Its lease is over now. */
  leave(id: string): void {
    const row = this.#rows.get(id);
    if (row) row.leaseUntilMs = this.#scene.time.nowMs;
  }

  /** Its session with the database is gone, or there again. */
  session(id: string, isThere: boolean): void {
    const row = this.#rows.get(id);
    if (!row) return;
    if (isThere) row.thereSinceMs = this.#scene.time.nowMs;
    row.awaySinceMs = isThere ? null : (row.awaySinceMs ?? this.#scene.time.nowMs);
  }

  isLeased(id: string): boolean {
    return (this.#rows.get(id)?.leaseUntilMs ?? 0) > this.#scene.time.nowMs;
  }

  /** Who runs, as `ServerList` reads it. */
  living(): ServerRow[] {
    const { nowMs } = this.#scene.time;
    return [...this.#rows.values()].filter(
      ({ leaseUntilMs, awaySinceMs }) =>
        leaseUntilMs > nowMs && (awaySinceMs === null || nowMs - awaySinceMs < MISSING_MS),
    );
  }
}
