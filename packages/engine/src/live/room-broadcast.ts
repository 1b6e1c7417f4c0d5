import { CLOSE } from '@qc/contract/live/protocol';
import type { Bridges, Goodbye, OwnView, Pressed, Screens, ScreensIn } from '@qc/contract';
import type { Command } from '../commands.ts';
import { isAnswer, type RoomEvent } from '../outcome.ts';
import { openRound } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { shutDoor } from '../seats/shut-door.ts';
import { ownView } from '../views/own-view.ts';
import { AudienceLog } from './audience-log.ts';
import type { Later } from './after-confirmations.ts';
import { FanOut, type FanOutTurns, farFirst, writeCost } from './fan-out.ts';
import { Outgoing } from './outgoing.ts';
import type { Audience, Listener } from './listener.ts';
import { RoomPages } from './room-pages.ts';
import { RunningCounts } from './running-counts.ts';
import { RunningReactions } from '../reactions/running-reactions.ts';
import { mayReact, takesReactions } from '../reactions/takes-reactions.ts';
import { isWatchable, spectatorsReact } from '../spectators/may-watch.ts';
import { Spectators } from '../spectators/spectators.ts';
import { ThinkingCount } from './thinking-count.ts';
import type { Timers } from './timers.ts';
import { changeMessage, welcomeMessage } from './view-messages.ts';

/** The player count on the phones in the lobby follows at most this often, ms. */
const LOBBY_EVERY_MS = 2000;
/** In a room of no more players, those are told what was pressed in its very turn, before the staff. */
const FEW = 100;
/** Phases in which an own result or place becomes known, or the own answer is looked at again. */
const OWN_PHASES: readonly string[] = ['talk', 'reveal', 'standings', 'break', 'podium', 'honours', 'ended'];
/** The few screens of the staff first: they do not wait for thousands of players. */
const EVERYBODY: readonly Audience[] = ['operator', 'presenter', 'player'];
/** In a small room the players first: the staff's large views take longer to make than all of them to tell. */
const PLAYERS_FIRST: readonly Audience[] = ['player', 'operator', 'presenter'];
const STAFF: readonly Audience[] = ['presenter', 'operator'];

/** Who is told of a room without being one of its audiences. */
export interface Onlooker {
  /** The room is so, on disk. */
  changed(state: RoomState): void;
  /** The room sends everybody away. */
  dismiss(reason: Goodbye['reason'], code: number): void;
}

/** Tells the pages of one room what happened. Is only ever given states that are on disk. */
export class RoomBroadcast {
  readonly #now: () => number;
  readonly #timers: Timers;
  readonly #later: Later;
  readonly #fanOut: FanOut;
  readonly #logs: Record<Audience, AudienceLog>;
  readonly #pages: RoomPages;
  /** Who watches without a place. */
  readonly spectators: Spectators;
  readonly #counts: RunningCounts;
  readonly #thinking: ThinkingCount;
  readonly #reactions: RunningReactions;
  readonly #onlookers = new Set<Onlooker>();
  #state: RoomState;
  #cancelLobby: (() => void) | null = null;
  #offPut: (() => void) | null = null;

  constructor(
    state: RoomState,
    version: number,
    seams: { now(): number; timers: Timers; turns: FanOutTurns; later: Later },
  ) {
    this.#fanOut = new FanOut(seams.turns);
    this.#later = seams.later;
    this.#now = () => seams.now();
    this.#timers = seams.timers;
    this.#state = state;
    this.#logs = {
      player: new AudienceLog(version),
      presenter: new AudienceLog(version),
      operator: new AudienceLog(version),
    };
    this.#pages = new RoomPages(() => this.#logs.player.v);
    const presenters = this.#pages.of('presenter');
    const operators = this.#pages.of('operator');
    this.#counts = new RunningCounts(seams, presenters, operators);
    this.spectators = new Spectators({
      counted: (count) => {
        this.#counts.watching = count;
        this.#counts.touch(this.#state);
      },
      replaced: (page) => this.#dismiss(page, 'replaced', CLOSE.replaced),
    });
    this.#reactions = new RunningReactions(seams.timers, presenters, operators);
    this.#thinking = new ThinkingCount(seams, this.#pages.seats, this.#fanOut);
  }

  /** Number of pages listening. */
  get wires(): number {
    return this.#pages.count;
  }

  /** Pages that show slides: players with a seat, and presenters. */
  get devices(): number {
    return this.#pages.devices;
  }

  /** Devices that have loaded the slide being prepared. */
  noteReady(ready: number): void {
    this.#counts.ready = ready;
    this.#counts.touch(this.#state);
  }

  /** Whether a page plays this seat now. */
  hasSeat(seat: number): boolean {
    return this.#pages.seats.has(seat);
  }

  /** A page arrives: it gets what it has missed since `lastVersion`, or everything. */
  arrive(listener: Listener, state: RoomState, lastVersion: number | null): void {
    this.#tellPutOff();
    this.#state = state;
    this.#pages.add(listener);
    // The operator's list of players has no versions: it is always given whole.
    const missed = listener.audience === 'operator' ? null : this.#logs[listener.audience].since(lastVersion);
    if (missed && lastVersion !== null) {
      const now = this.#now();
      const changes = missed.map((event) =>
        changeMessage(listener.audience, event.v, event.state, now, this.spectators.count),
      );
      listener.v = this.#logs[listener.audience].v;
      listener.tell({ t: 'resumed', v: lastVersion, own: this.#own(listener, now) }, ...changes);
      this.#counts.touch(state);
      this.#pages.joinCrowd(listener);
    } else this.welcome(listener);
  }

  /** Everything a page needs, in one message. */
  welcome(listener: Listener): void {
    // A state that is shown has the version it will always have.
    this.#tellPutOff();
    listener.v = this.#logs[listener.audience].v;
    const now = this.#now();
    listener.tell(welcomeMessage(listener, this.#state, now, this.#own(listener, now), this.spectators.count));
    this.#pages.joinCrowd(listener);
  }

  /** Gives a seat to a page; the page that had it is told and closed. */
  takeSeat(listener: Listener, seat: number): void {
    const before = this.#pages.seat(listener, seat);
    this.spectators.leave(listener);
    if (before) this.#dismiss(before, 'replaced', CLOSE.replaced);
  }

  /** What `by` did for a seat is on disk. Another page may play the seat by now: it was told of the seat before that. */
  tellSuccessor(seat: number, by: Listener): void {
    if (this.#pages.seats.get(seat) !== by) this.#tellOwn([seat]);
  }

  /** A page is gone. The reply is the seat that nobody plays any more, or null. */
  depart(listener: Listener): number | null {
    listener.gone = true;
    this.spectators.leave(listener);
    return this.#pages.remove(listener);
  }

  /** A slow page has read everything: it is brought up to date. */
  drained(listener: Listener): void {
    if (listener.gone) return;
    if (!listener.stale) return this.#pages.joinCrowd(listener);
    listener.stale = false;
    this.welcome(listener);
  }

  /** Facts of one command, and the room after it. */
  apply(events: readonly RoomEvent[], state: RoomState, command: Command): void {
    if (isAnswer(events)) this.#answered(events, state, command);
    else this.#happened(events, state, command);
    for (const onlooker of this.#onlookers) onlooker.changed(state);
  }

  /** Thousands come at one instant: an answer alone moves nothing that all are told of, so that is not looked for. */
  #answered(events: readonly RoomEvent[], state: RoomState, command: Command): void {
    this.#state = state;
    for (const event of events) this.#applyOne(event, state, command);
  }

  #happened(events: readonly RoomEvent[], state: RoomState, command: Command): void {
    const moved = visitOf(state) !== visitOf(this.#state);
    const told = this.#state;
    // The big screen shows its code for as long as that lets anybody in, and the console says when it does not.
    const isDoorMoved = shutDoor(state) !== shutDoor(told);
    const isToldAll =
      isDoorMoved || takesReactions(state) !== takesReactions(told) || isWatchable(state) !== isWatchable(told);
    this.#state = state;
    if (events.some(({ type }) => type !== 'answerTaken')) this.#tellPutOff();
    const isNewPhase = events.some(({ type }) => type === 'phaseChanged');
    if (isNewPhase) {
      const tell = (): void => this.#phaseChanged(events, state, command, moved);
      if (command.type === 'answer' || command.type === 'press') this.#putOff(tell);
      else tell();
    } else if (isDoorMoved || events.some(({ type }) => type === 'settingsChanged')) this.#publish(STAFF, state);
    for (const event of events) this.#applyOne(event, state, command);
    if (isToldAll && !isNewPhase) this.#tellPlayers();
    if (isWatchable(state) !== isWatchable(told) || state.banned !== told.banned) this.spectators.follow(state);
  }

  /** Tells this one, too, from now on. */
  admit(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
  }

  #phaseChanged(events: readonly RoomEvent[], state: RoomState, command: Command, moved: boolean): void {
    const phase = state.phase.name;
    // Before the second of two votes everybody is reminded of the own first one.
    const withOwn = OWN_PHASES.includes(phase) || openRound(state)?.vote === 2;
    // A press goes through at once; what many players cause at one instant leaves room for their confirmations.
    const few = command.type === 'operate' && this.#pages.of('player').size <= FEW && !this.#fanOut.isBusy;
    this.#publish(few ? PLAYERS_FIRST : EVERYBODY, state, { moved, withOwn, few });
    // A corrected key changes places in any phase.
    if (!withOwn && events.some((event) => event.type === 'scored')) this.#tellOwn(this.#pages.seats.keys());
    // Who has answered is said of the question on screen. After a restart nobody is connected; a console may have
    // come meanwhile, where the restart was written late.
    if (moved || phase === 'question' || command.type === 'restarted') this.#counts.touchAll(state);
    // Whoever has extra time is told of it with each change of the clock it is added to.
    if (phase === 'question') this.#tellOwn(state.extraSeats);
  }

  /** What the last answer of all brings about waits for the answers of other rooms, and what comes after it for it. */
  #putOff(tell: () => void): void {
    this.#offPut = tell;
    this.#later.add(() => this.#fanOut.each([null], () => this.#tellPutOff()));
  }

  #tellPutOff(): void {
    const tell = this.#offPut;
    this.#offPut = null;
    tell?.();
  }

  #applyOne(event: RoomEvent, state: RoomState, command: Command): void {
    switch (event.type) {
      case 'seatJoined':
        this.#counts.touch(state, event.seat);
        this.#lobbyChanged();
        return;
      case 'answerTaken':
        this.#counts.touch(state, event.seat);
        this.#thinking.touch(state);
        // A page that plays the seat as well did not send it.
        if (command.type === 'press') this.#tellOwn([event.seat]);
        return;
      case 'seatChanged':
        this.#counts.touch(state, event.seat);
        if (command.type === 'operate') this.#tellOwn([event.seat]);
        return;
      case 'seatRemoved':
        this.#counts.touch(state, event.seat);
        this.#seatRemoved(event.seat, command);
        this.#lobbyChanged();
        return;
      case 'scored':
        this.#counts.touchAll(state);
        return;
      case 'phaseChanged':
      case 'settingsChanged':
      case 'roomEnded':
        return;
    }
  }

  /** A player reacts to what is on the big screen: shown there with those of others, where it may. */
  react(seat: number, reaction: number): void {
    if (mayReact(this.#state, seat)) this.#reactions.add(reaction);
  }

  /** A page without a place reacts: shown with the others where it watches, and where spectators may. */
  reactWithoutSeat(page: Listener, reaction: number): void {
    if (spectatorsReact(this.#state) && this.spectators.has(page)) this.#reactions.add(reaction);
  }

  /** Tells the consoles what no view holds: what went down on remotes, how bridges and big screens are, which screen links are in use. */
  tellConsoles(message: Pressed | Bridges | Screens | ScreensIn): void {
    const outgoing = new Outgoing(message);
    for (const listener of this.#pages.of('operator')) if (listener.ready()) listener.outlet.send(outgoing);
  }

  /** Tells everybody everything again, after trouble. */
  refreshAll(): void {
    for (const audience of EVERYBODY)
      this.#fanOut.each([...this.#pages.of(audience)], (listener) => {
        if (listener.ready()) this.welcome(listener);
      });
  }

  /** Says goodbye to every page and closes its wire. `spread` delays each by its turn. */
  closeAll(reason: Goodbye['reason'], code: number, spread: (call: () => void, index: number) => void): void {
    const all = EVERYBODY.flatMap((audience) => [...this.#pages.of(audience)]);
    all.forEach((listener, index) => spread(() => this.#dismiss(listener, reason, code), index));
    for (const onlooker of this.#onlookers) onlooker.dismiss(reason, code);
  }

  /** Takes back all timers. */
  stop(): void {
    this.#cancelLobby?.();
    this.#counts.stop();
    this.#thinking.stop();
    this.#reactions.stop();
  }

  #publish(
    audiences: readonly Audience[],
    state: RoomState,
    { moved = false, withOwn = false, few = false } = {},
  ): void {
    const now = this.#now();
    const ownOf = (seat: number | null) => (withOwn && seat !== null ? ownView(state, seat, now) : null);
    for (const audience of audiences) {
      const v = this.#logs[audience].add(state);
      const targets = farFirst(this.#pages.toldAlone(audience));
      let outgoing: Outgoing | null = null;
      // Made in the turn in which it is first sent: confirmations that leave at once do not wait for it.
      const change = (): Outgoing =>
        (outgoing ??= new Outgoing(changeMessage(audience, v, state, now, this.spectators.count)));
      const write = (listener: Listener): void => {
        // With another slide a page lets go of its own answer and result: the same words again are news then.
        if (moved) listener.noteOwn('');
        listener.deliver(v, change(), ownOf(listener.seat));
      };
      // The staff's few screens wait for nobody: a console sees what its press did before it is told that it did it.
      if (audience !== 'player' || few) for (const target of targets) write(target);
      else this.#fanOut.each(targets, write, (listener) => writeCost(listener, withOwn));
      // At once, as who comes in next has this change already; after the turn of the others is asked for, so that both
      // leave for a server in one message.
      if (audience === 'player') this.#pages.tellCrowds(change);
    }
  }

  /**
   * In its turn: never before what all are told of the same moment. As things are then: an answer that came with it to
   * the disk has been confirmed meanwhile, and must not look forgotten.
   */
  #tellOwn(seats: Iterable<number>): void {
    const pages = [...seats].flatMap((seat) => this.#pages.seats.get(seat) ?? []);
    this.#fanOut.each(pages, (page) => {
      if (page.seat !== null) page.tellOwn(ownView(this.#state, page.seat, this.#now()));
    });
  }

  /** The own view as it goes out together with the room's: its times are true at `nowMs`. */
  #own(listener: Listener, nowMs: number): OwnView | null {
    if (listener.seat === null) return null;
    const own = ownView(this.#state, listener.seat, nowMs);
    if (own) listener.noteOwn(JSON.stringify(own));
    return own;
  }

  /**
   * The door is for whoever stands at it, the reactions for those who are in: all get both, since the versions of an
   * audience have no gaps. It holds what the lobby has put off as well: no command causes two versions (see Room).
   */
  #tellPlayers(): void {
    this.#cancelLobby?.();
    this.#cancelLobby = null;
    this.#publish(['player'], this.#state);
  }

  #seatRemoved(seat: number, command: Command): void {
    const listener = this.#pages.unseat(seat);
    if (listener && command.type !== 'leave') this.#dismiss(listener, 'removed', CLOSE.removed);
  }

  #dismiss(listener: Listener, reason: Goodbye['reason'], code: number): void {
    this.#pages.leaveCrowd(listener);
    listener.tell({ t: 'goodbye', reason });
    listener.gone = true;
    listener.outlet.close(code);
  }

  #lobbyChanged(): void {
    if (this.#cancelLobby || this.#state.phase.name !== 'lobby') return;
    this.#cancelLobby = this.#timers.after(LOBBY_EVERY_MS, () => {
      this.#cancelLobby = null;
      if (this.#state.phase.name === 'lobby') this.#publish(['player'], this.#state);
    });
  }
}

function visitOf({ phase }: RoomState): number | null {
  return 'visit' in phase ? phase.visit : null;
}
