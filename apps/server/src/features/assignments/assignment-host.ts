import { ANSWER_GRACE_MS } from '@qc/contract';
import { TIME_MAX_S } from '@qc/contract/limits';
import { z } from 'zod';
import type { LiveGround, AssignmentPorts, AssignmentPort } from '#features/rooms';
import { houseWord } from '#platform/bus/house-word';
import type { Platform } from '#platform/platform';
import { findAssignment, listDue, listUnsettled, markClosed, nextDeadline } from './assignment-store.ts';
import { AttemptRooms } from './attempt-rooms.ts';
import { lastAlive, listBusyAttempts, listOpenAttempts } from './attempt-store.ts';
import { eraseDeleted } from './erase-deleted.ts';
import { readKeys, readGameAndKeys } from './game-and-keys.ts';
import { ResultKeeper } from './result-keeper.ts';
import { PlayedAssignment } from './played-assignment.ts';

/** A clock may have run in an attempt whose last command is this old, ms; in an older one none did. */
const RUNNING_MAX_MS = 2 * TIME_MAX_S * 1000;
const RETRY_MS = 1000;
/** Assignments that are closed side by side, and attempts that are ended in each. */
const TOGETHER = 20;
/** Assignments nobody plays leave the memory when there are more than this. */
const ASSIGNMENTS_KEPT = 200;

/** An assignment has changed at another server, or is new; `gone` attempts are deleted. */
const changedWord = houseWord('assignment', z.object({ id: z.string(), gone: z.array(z.string()) }));
/** So many ids stand in one word. */
const GONE_TOGETHER = 1000;

/** All assignments of this process: who plays them, their deadlines, their results. */
export class AssignmentHost implements AssignmentPorts {
  readonly #platform: Platform;
  readonly #ground: LiveGround;
  readonly #rooms: AttemptRooms;
  readonly #keeper: ResultKeeper;
  readonly #assignments = new Map<string, Promise<PlayedAssignment | null>>();
  readonly #closing = new Map<string, Promise<void>>();
  readonly #deaf: (() => void)[];
  #alarm: (() => void) | null = null;
  #arming: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(platform: Platform, ground: LiveGround) {
    this.#platform = platform;
    this.#ground = ground;
    this.#rooms = new AttemptRooms({ ...ground.platform, cluster: platform.cluster }, ground.timers, (id) =>
      this.#keeper.touch(id),
    );
    ground.clock.steadyWhile(() => this.#rooms.anyRunning());
    this.#keeper = new ResultKeeper(platform, ground.timers, (id) => this.#forgetDeleted(id));
    this.#deaf = [
      changedWord.hear(platform.bus, ({ id, gone }) => this.#heard([id], gone)),
      // What was said meanwhile was not heard.
      platform.bus.watch((isConnected) => {
        if (isConnected) this.#heard([...this.#assignments.keys()], []);
      }),
    ];
  }

  /** Takes up what an earlier process left. Call once, after the rooms' host has started and before any page may come. */
  async start(): Promise<void> {
    const { db, cluster } = this.#platform;
    // Others may be playing now at other servers: each attempt gets its time back where its player comes to.
    if (cluster.isAlone) await this.#recover();
    // Nobody is shown a clock that has not got its time back yet.
    await this.#rooms.settled();
    for (const { id, closed } of await listUnsettled(db)) {
      if (closed) this.#closeSoon(id);
      else this.#keeper.touch(id);
    }
    this.#rooms.start();
    await this.rearm();
  }

  async #recover(): Promise<void> {
    const { db, log } = this.#platform;
    const aliveAtMs = await lastAlive(db);
    for (const { id, assignmentId } of await listBusyAttempts(db, aliveAtMs - RUNNING_MAX_MS)) {
      try {
        const assignment = await this.#assignment(assignmentId);
        if (assignment && !assignment.isOver()) await this.#rooms.recover(assignment, id, aliveAtMs);
      } catch (error) {
        log.error({ err: error, attempt: id }, 'attempt could not be brought back');
      }
    }
  }

  async find(code: string): Promise<AssignmentPort | null> {
    const record = await findAssignment(this.#platform.db, { code });
    const found = record && (await this.#assignment(record.id));
    if (!found) return null;
    let current = found;
    // Asked for anew: an assignment that nobody played meanwhile has left the memory.
    const assignment = async () => (current = (await this.#assignment(found.record.id)) ?? found);
    return {
      outside: async () => (await assignment()).outside(),
      resume: async (tokenHash) => (await assignment()).resume(tokenHash),
      join: async (join, device, suggested) => (await assignment()).join(join, device, suggested),
      suggestName: async () => (await assignment()).suggestName(),
      isOver: () => current.isOver(),
      review: (state) => current.review(state),
    };
  }

  /** An assignment is new. */
  async added(id: string): Promise<void> {
    await this.rearm();
    this.#tell(id);
  }

  #tell(id: string, gone: readonly string[] = []): void {
    changedWord.tell(this.#platform.bus, { id, gone: gone.slice(0, GONE_TOGETHER) });
    if (gone.length > GONE_TOGETHER) this.#tell(id, gone.slice(GONE_TOGETHER));
  }

  #heard(ids: readonly string[], gone: readonly string[]): void {
    for (const attempt of gone) this.#rooms.drop(attempt);
    const caughtUp = Promise.all([this.rearm(), ...ids.map((id) => this.#catchUp(id))]);
    caughtUp.catch((error: unknown) => this.#platform.log.error({ err: error }, 'an assignment was not read again'));
  }

  /** What is in memory of an assignment becomes as it is stored. */
  async #catchUp(id: string): Promise<void> {
    const { db } = this.#platform;
    const assignment = await this.#assignments.get(id);
    const record = assignment && (await findAssignment(db, { id }));
    if (!assignment || !record || this.#stopped) return;
    const { closedAtMs, closesAtMs } = record;
    if (closedAtMs === null && closesAtMs !== assignment.game.closesAtMs) {
      assignment.move(closesAtMs);
      await this.#rooms.rebuild(id);
    }
    if (closedAtMs !== null) {
      assignment.shut();
      this.#rooms.endPlayed(id);
    }
    await this.#judge(assignment);
  }

  /** The deadlines have changed: the alarm is set for the next one. */
  async rearm(): Promise<void> {
    this.#arming = this.#arming.then(() => this.#arm());
    await this.#arming;
  }

  async #arm(): Promise<void> {
    this.#alarm?.();
    this.#alarm = null;
    if (this.#stopped) return;
    let waitMs = RETRY_MS;
    try {
      const next = await nextDeadline(this.#platform.db);
      if (next === null) return;
      waitMs = next + ANSWER_GRACE_MS + 1 - this.#platform.now();
    } catch (error) {
      this.#platform.log.error({ err: error }, 'deadlines of assignments could not be read');
    }
    this.#alarm = this.#ground.timers.after(Math.max(0, waitMs), () => void this.#ring());
  }

  async #ring(): Promise<void> {
    try {
      const due = await listDue(this.#platform.db, this.#platform.now() - ANSWER_GRACE_MS - 1);
      while (due.length > 0) await Promise.all(due.splice(0, TOGETHER).map((id) => this.close(id)));
    } catch (error) {
      this.#platform.log.error({ err: error }, 'assignments could not be closed yet');
      await new Promise<void>((resolve) => this.#ground.timers.after(RETRY_MS, resolve));
    }
    await this.rearm();
  }

  /** Closes an assignment: nothing more is taken, what was answered counts, the result is kept. Again does nothing. */
  async close(id: string): Promise<void> {
    const closing = this.#closing.get(id) ?? this.#close(id).finally(() => this.#closing.delete(id));
    this.#closing.set(id, closing);
    await closing;
  }

  /** Tried until it succeeds: what a closed assignment leaves open is nobody's to close any more. */
  #closeSoon(id: string): void {
    if (this.#stopped) return;
    this.close(id).catch((error: unknown) =>
      this.#platform.log.error({ err: error, assignment: id }, 'assignment could not be closed yet'),
    );
  }

  async #close(id: string): Promise<void> {
    try {
      await this.#closeNow(id);
    } catch (error) {
      this.#ground.timers.after(RETRY_MS, () => this.#closeSoon(id));
      throw error;
    }
  }

  async #closeNow(id: string): Promise<void> {
    const { db, now } = this.#platform;
    const assignment = await this.#assignment(id);
    if (!assignment) return;
    assignment.shut();
    await markClosed(db, id, now());
    this.#rooms.endPlayed(id);
    this.#tell(id);
    const open = await listOpenAttempts(db, id);
    while (open.length > 0 && !this.#stopped)
      await Promise.all(open.splice(0, TOGETHER).map((attempt) => this.#rooms.close(assignment, attempt)));
    await this.#keeper.flush(id);
  }

  /** An assignment has another deadline. */
  async move(id: string, closesAtMs: number): Promise<void> {
    const assignment = await this.#assignment(id);
    assignment?.move(closesAtMs);
    await this.#rooms.rebuild(id);
    await this.rearm();
    this.#tell(id);
  }

  /** The owner deleted players from an assignment's result, or the whole result: their attempts go too. */
  async onDeleted(id: string): Promise<void> {
    await this.#forgetDeleted(id);
    // With a result what was put right in it is gone.
    await this.judgeAnew(id);
  }

  async #forgetDeleted(id: string): Promise<void> {
    const gone = await eraseDeleted(this.#platform.db, id);
    for (const attempt of gone) this.#rooms.drop(attempt);
    if (gone.length > 0) this.#tell(id, gone);
  }

  /** A key was put right in an assignment's result: the attempts that are over count by it, also on the players' pages. */
  async judgeAnew(id: string): Promise<void> {
    const assignment = await this.#assignment(id);
    if (!assignment) return;
    await this.#judge(assignment);
    this.#tell(id);
  }

  async #judge(assignment: PlayedAssignment): Promise<void> {
    assignment.putRight(await readKeys(this.#platform.db, assignment.record.id));
    this.#rooms.judgeAnew(assignment);
  }

  /** How many attempts are in memory; all others are on disk only. */
  get attemptsInMemory(): number {
    return this.#rooms.size;
  }

  /** When everything that was accepted so far is on disk, with the results due now. */
  async settled(): Promise<void> {
    await this.#rooms.settled();
    await Promise.all(this.#closing.values());
    await this.#arming;
  }

  /** Pages are told to come back, everything is written. */
  async stop(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    for (const stop of this.#deaf) stop();
    this.#alarm?.();
    await this.#rooms.stop();
    await Promise.allSettled(this.#closing.values());
    await this.#keeper.stop();
  }

  async #assignment(id: string): Promise<PlayedAssignment | null> {
    const known = this.#assignments.get(id);
    if (known) return known;
    if (this.#assignments.size >= ASSIGNMENTS_KEPT) this.#forgetIdle();
    const loading = this.#load(id);
    this.#assignments.set(id, loading);
    loading.then(
      (assignment) => assignment ?? this.#assignments.delete(id),
      () => this.#assignments.delete(id),
    );
    return loading;
  }

  async #load(id: string): Promise<PlayedAssignment | null> {
    const { db } = this.#platform;
    const record = await findAssignment(db, { id });
    const gameAndKeys = record && (await readGameAndKeys(db, id));
    if (!record || !gameAndKeys) return null;
    return new PlayedAssignment(record, gameAndKeys, {
      platform: this.#platform,
      rooms: this.#rooms,
      seatKey: () => this.#ground.seatKey,
    });
  }

  #forgetIdle(): void {
    const played = this.#rooms.assignments();
    for (const id of this.#assignments.keys())
      if (!played.has(id) && !this.#closing.has(id)) this.#assignments.delete(id);
  }
}
