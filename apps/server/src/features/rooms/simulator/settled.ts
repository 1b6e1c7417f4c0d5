import { isDeepStrictEqual } from 'node:util';
import type { OwnResult, OwnView, PhaseView } from '@qc/contract';
import { countsOf, ownView, seatRows, tableGet } from '@qc/engine';
import { hashDevice, hashSeatToken } from '../seat/seat-tokens.ts';
import type { Room } from '@qc/engine/live/room';
import type { Cast } from './cast.ts';
import type { SimulatedPlayer } from './simulated-player.ts';
import type { SimulatedStaff } from './simulated-staff.ts';
import type { Stage, StagedRoom } from './stage.ts';
import type { Truth } from './truth.ts';

/** Difference allowed between the time a page shows and the server's, ms: the longest way of a message. */
const TIME_MS = 700;

/** Pages that have just come, to hold the others against. */
export interface Probes {
  player: SimulatedPlayer;
  operator: SimulatedStaff;
  presenter: SimulatedStaff;
}

/** S1, S5 and S12 for one room some time after the last fault: every page shows what is. Gives the first rule broken. */
export class SettledCheck {
  readonly #stage: Stage;
  readonly #room: Room;
  readonly #probes: Probes;
  #broken: string | null = null;

  private constructor(stage: Stage, room: Room, probes: Probes) {
    this.#stage = stage;
    this.#room = room;
    this.#probes = probes;
  }

  static look(world: { stage: Stage; cast: Cast; truth: Truth }, staged: StagedRoom, probes: Probes): string | null {
    const { stage, cast, truth } = world;
    const told = truth.rooms.get(staged.id);
    if (!told) return 'S1 a room that pages know is on disk';
    const server = stage.house.owner(staged.id);
    if (!server && stage.house.up().length === 0) return 'S12 the server is up';
    const room = server?.host?.room(staged.id);
    if (!room) return told.state.phase.name === 'ended' ? null : 'S12 an open room can be reached';
    const check = new SettledCheck(stage, room, probes);
    check.#demand('S12 the room takes commands', !room.suspended && room.settled);
    const isSame = isDeepStrictEqual(room.state, told.state) && room.seq === told.seq;
    check.#demand('S1 the room in memory is the room on disk', isSame);
    // The code of a room that has ended may mean another by now.
    const players = server?.host?.roomByCode(staged.code) === room ? cast.players : [];
    for (const player of players) if (player.room === staged) check.#player(player);
    for (const staff of cast.staff) if (staff.room === staged) check.#staff(staff);
    return check.#broken;
  }

  #demand(rule: string, holds: boolean): void {
    if (!holds) this.#broken ??= rule;
  }

  #hasRemovedSeatOf(device: string): boolean {
    const { id, state } = this.#room;
    const hash = hashDevice(this.#stage.house.up()[0]?.host?.seatKey ?? '', id, device);
    return Array.from({ length: state.seats.length }, (_, seat) => tableGet(state.seats, seat)).some(
      (seat) => seat?.removed === true && seat.deviceHash === hash,
    );
  }

  #mayBeForgotten(): boolean {
    return this.#stage.scene.isShared && this.#room.state.phase.name === 'ended';
  }

  #player(player: SimulatedPlayer): void {
    const { token, wire, end } = player;
    const room = this.#room;
    const seat = token === null ? null : room.seatOf(hashSeatToken(token));
    const isRemoved = seat !== null && tableGet(room.state.seats, seat)?.removed === true;
    // A device whose player was put out for good is told at the door.
    const wasPutOut = () => this.#hasRemovedSeatOf(player.phone.device);
    if (end === 'removed') return this.#demand('S5 only who was removed is told so', isRemoved || wasPutOut());
    if (end === 'replaced' || (wire.hasEnded && end === null)) return;
    // To whoever has no seat there, a run that is over is no room (L-15): its end is for those who played.
    const isOver = room.state.phase.name === 'ended';
    if (isOver && (seat === null || this.#mayBeForgotten()) && end === 'noRoom') return;
    this.#demand(`S5 nobody is sent away from an open room: ${end}`, end === null);
    this.#demand('S5 a player is connected', wire.isOnline);
    this.#demand('S12 every request is answered', wire.waiting === 0);
    if (!isOver) this.#view(player, this.#probes.player);
    if (!isRemoved) this.#own(player, seat);
  }

  #own({ own, usesHistory }: SimulatedPlayer, seat: number | null): void {
    this.#demand('S5 who has a seat sees it', seat === null || own?.seat === seat);
    // What came with a page's missed changes does not say which slide the own answer is of.
    if (usesHistory) return;
    const due = own === null ? null : ownView(this.#room.state, own.seat);
    const isAsking = this.#room.state.phase.name === 'question';
    const leftMs = own && ownView(this.#room.state, own.seat, this.#stage.house.liveNow(this.#room.id))?.extraMs;
    const isSame = isDeepStrictEqual(own, own && due ? { ...due, ...toldBefore(own, due, { isAsking, leftMs }) } : due);
    this.#demand(`S5 the own seat is as it is: ${JSON.stringify([own, due])}`, isSame);
  }

  #staff(staff: SimulatedStaff): void {
    const { wire, end, view, seat } = staff;
    const { state } = this.#room;
    // The end of a run is in the memory of one server: it is gone where that one cannot be asked.
    if (end === 'noRoom' && this.#mayBeForgotten()) return;
    this.#demand(`S5 staff is not sent away from an open room: ${end}`, end === null);
    this.#demand('S5 staff is connected', wire.isOnline);
    this.#demand('S12 every press is answered', wire.waiting === 0);
    this.#view(staff, seat.as === 'operator' ? this.#probes.operator : this.#probes.presenter);
    const { answered, present, players, arrivals } = countsOf(state);
    const counts = view && [view.answered, view.present, view.players, view.arrivals];
    const areRight = isDeepStrictEqual(counts, [answered, present, players, arrivals]);
    this.#demand(`S5 the counts are right: ${JSON.stringify(counts)}`, areRight);
    const watching = this.#room.broadcast.spectators.count;
    this.#demand(`S5 spectators are counted: ${watching}`, (view?.watching ?? 0) === watching);
    // A console that has come since was not told of removed seats.
    const rows = [...staff.rows.values()].filter((row) => !row.removed).sort((one, other) => one.seat - other.seat);
    const here = seatRows(state).filter((row) => !row.removed);
    const isListRight = seat.as !== 'operator' || isDeepStrictEqual(rows, here);
    this.#demand(`S5 the list of players is right: ${JSON.stringify(rows)}`, isListRight);
  }

  #view(page: SimulatedPlayer | SimulatedStaff, probe: SimulatedPlayer | SimulatedStaff): void {
    if (page.view?.phase.phase === 'ended' && this.#room.state.phase.name === 'ended') return;
    if (!page.view || !probe.view)
      return this.#demand(
        `S5 a page shows something: ${page.room.canary} ${page.view?.phase.phase} ${probe.view?.phase.phase}`,
        false,
      );
    const [here, due] = [placeOf(page.view.phase), placeOf(probe.view.phase)];
    this.#demand(`S5 page and server are at one place: ${here}, ${due}`, here === due);
    this.#demand('S5 page and server pause together', page.view.paused === probe.view.paused);
    this.#demand(`S5 page and server have one version: ${page.v}, ${probe.v}`, page.v === probe.v);
    const [left, dueLeft] = [leftOn(page), leftOn(probe)];
    // It stands for whoever has the turn, too.
    const { phase } = page.view;
    const stands = page.view.paused || (phase.phase === 'question' && phase.race?.turn != null);
    if (left === null || dueLeft === null || stands) return;
    const isTimeRight = Math.abs(left - dueLeft) <= TIME_MS;
    this.#demand(`S5 the clock is right: ${left}, ${dueLeft}`, isTimeRight);
  }
}

/** What was told once stays on the page; a reload would show the page without it. */
function toldBefore(
  own: OwnView,
  due: OwnView,
  { isAsking, leftMs = 0 }: { isAsking: boolean; leftMs: number | null | undefined },
): Partial<OwnView> {
  const streak = due.result?.points == null ? own.streak : due.streak;
  // Extra time was right when it was told; it may have run out since, also before a pause, or its question be over.
  const isExtraRight = own.extraMs > 0 ? due.extraMs > 0 : leftMs === 0;
  const extraMs = !isAsking || isExtraRight ? own.extraMs : due.extraMs;
  const result =
    due.result && due.result.points === null && own.result ? { ...own.result, ...rightOf(due.result) } : due.result;
  return { score: due.score ?? own.score, rank: due.rank ?? own.rank, result, streak, extraMs };
}

function rightOf({ correct, partly }: OwnResult): Pick<OwnResult, 'correct' | 'partly'> {
  return { correct, partly };
}

function placeOf(phase: PhaseView): string {
  const stage = 'stage' in phase ? phase.stage : null;
  return JSON.stringify([phase.phase, 'visit' in phase ? [phase.slide, phase.visit] : null, stage]);
}

/** The time left that a page shows. */
function leftOn({ view, viewAtMs, clock, wire }: SimulatedPlayer | SimulatedStaff): number | null {
  const phase = view?.phase;
  const left = phase && 'remainingMs' in phase ? phase.remainingMs : null;
  const sinceMs = clock.wallMs() - wire.serverClock.leadMs - viewAtMs;
  return left === null ? null : Math.max(0, left - sinceMs);
}
