import { isDeepStrictEqual } from 'node:util';
import { ClientMessage } from '@qc/contract';
import type { ClientMessageOf, OperatorAction, SlideResponse } from '@qc/contract';
import { openRoom, scoreRounds, step, tableEntries, tableGet } from '@qc/engine';
import type { Answer, Command, RoomState, RunGame } from '@qc/engine';
import type { JournalGroup } from '@qc/engine/live/journal';
import type { RoomRecord } from '../keeping/room-store.ts';
import { AnswerWindow, GRACE_MS } from './answer-window.ts';
import type { Asked, Requests } from './requests.ts';
import type { Scene } from './scene.ts';

/** Presses whose meaning depends on what was on screen. */
const STEPPED: ReadonlySet<string> = new Set(['next', 'back', 'skip', 'closeAnswers', 'reveal', 'showStandings']);

/** One room as its durable journal tells it, from the first command on, whatever the database has cleared away since. */
export class RoomTruth {
  readonly record: RoomRecord & { code: string };
  readonly #scene: Scene;
  readonly #requests: Requests;
  readonly #opened: RoomState;
  #rows: JournalGroup[] = [];
  #answers = new Map<string, Answer>();
  /** Requests that are on disk, with the epoch they were written under. */
  #stored = new Map<string, number>();
  /** How often it was taken. */
  #epoch = 0;
  /** The newest press on disk of each host. */
  #pressed = new Map<string, number>();
  /** Answers that were another before a press. */
  #pressedOver = new Set<string>();
  #seatOfJoin = new Map<string, number>();
  #stepsTaken = new Set<number>();
  #window = new AnswerWindow();
  state: RoomState;
  /** The database says that the room is over. */
  isClosed = false;
  /** A result was kept. */
  isKept = false;

  constructor(scene: Scene, requests: Requests, record: RoomRecord & { code: string }, game: RunGame) {
    this.#scene = scene;
    this.#requests = requests;
    this.record = record;
    this.#opened = openRoom({ code: record.code, game, openedAtMs: record.createdAtMs });
    this.state = this.#opened;
  }

  /** Number of the last command on disk. */
  get seq(): number {
    return this.#rows.at(-1)?.seq ?? 0;
  }

  /** Whether the run costs nothing: it never left the lobby, or ended within its first slide with no answer taken. */
  get isFree(): boolean {
    const { startedAtMs, visits, phase } = this.state;
    return startedAtMs === null || (phase.name === 'ended' && visits <= 1 && this.#answers.size === 0);
  }

  /** The epoch under which a request's command came on disk; undefined: it is not there. */
  epochOf(messageId: string): number | undefined {
    return this.#stored.get(messageId);
  }

  /** Whether a request's command is on disk. */
  holds(messageId: string): boolean {
    return this.#stored.has(messageId);
  }

  /** Whether an answer that was asked to be taken stands there for the seat, whoever's message brought it. */
  saysSo(asked: Asked, seat: number | null): boolean {
    const sent = answerIn(asked);
    if (sent === null) return false;
    // Whoever says nothing in a second vote is taken at the first, which other slides may have come after.
    const first = this.state.rounds.findLast(
      ({ slide, vote, visit }) => slide === sent.slide && vote === 1 && visit < sent.visit,
    );
    const stored = this.#answers.get(`${sent.visit}/${seat}`) ?? (first && this.#answers.get(`${first.visit}/${seat}`));
    return stored !== undefined && saysTheSame(stored.response, sent.response);
  }

  /** Whether a press took the place of an answer that was acked. */
  isPressedOver(asked: Asked): boolean {
    return this.#pressedOver.has(`${answerIn(asked)?.visit}/${asked.seat}`);
  }

  /** The seat a join made; null: none. */
  seatOfJoin(messageId: string): number | null {
    return this.#seatOfJoin.get(messageId) ?? null;
  }

  /** A process has taken it. */
  taken(epoch: number): void {
    this.#scene.demand(`S14 epochs rise: ${epoch} after ${this.#epoch}`, epoch > this.#epoch);
    this.#epoch = epoch;
  }

  append(group: JournalGroup): void {
    const { epoch } = group;
    this.#scene.demand(`S14 epochs never fall: ${epoch} in ${this.#epoch}`, epoch === this.#epoch);
    this.#add(group);
  }

  #add(group: JournalGroup): void {
    const { seq, entries, epoch } = group;
    this.#scene.demand('S6 the journal has no holes', seq - entries.length === this.seq);
    this.#scene.demand(`S1 nothing is written into a closed room: ${this.record.id}`, !this.isClosed);
    this.#rows.push(group);
    for (const [atMs, command] of entries) this.#take(atMs, command, epoch);
  }

  /** What nobody was told of is taken back. */
  drop(afterSeq: number): void {
    const gone = this.#rows.filter((row) => row.seq > afterSeq);
    if (gone.length === 0) return;
    this.#scene.reach('commands on disk taken back');
    for (const { entries } of gone)
      for (const [, command] of entries) {
        const id = this.#idOf(command);
        const acked = id !== undefined && this.#requests.get(id)?.answered === 'acked';
        this.#scene.demand('S1 what was acked is never taken back', !acked);
      }
    const kept = this.#rows.filter((row) => row.seq <= afterSeq);
    this.#rows = [];
    this.#answers = new Map();
    this.#stored = new Map();
    this.#pressed = new Map();
    this.#pressedOver = new Set();
    this.#seatOfJoin = new Map();
    this.#stepsTaken = new Set();
    this.#window = new AnswerWindow();
    this.state = this.#opened;
    for (const row of kept) this.#add(row);
  }

  #take(atMs: number, command: Command, epoch: number): void {
    const before = this.state;
    const outcome = step(before, command, atMs);
    if (!outcome.ok || outcome.repeated)
      return this.#scene.fail(`S1 the journal holds what was not taken: ${command.type} ${JSON.stringify(outcome)}`);
    this.state = outcome.state;
    const late = this.#window.follow(before, command, atMs, outcome.state);
    if (late !== null) this.#scene.fail(`S3 ${late}`);
    const id = this.#idOf(command);
    if (id !== undefined) this.#stored.set(id, epoch);
    if (command.type === 'join') this.#seatOfJoin.set(command.messageId, before.seats.length);
    if (command.type === 'answer') this.#answered(atMs, command);
    if (command.type === 'press') this.#press(command);
    if (command.type === 'operate') this.#judged(command.action);
    if (command.type === 'devicesReady') this.#scene.reach('slide opened because its devices were ready');
    if (command.type === 'operate' && command.action.do === 'correctKey') this.#scene.reach('key put right');
    // A mini-game that is let run out stays where it is: what is pressed after that closes it.
    const movedOn = outcome.state.step > before.step;
    if (command.type === 'operate' && command.expect !== null && STEPPED.has(command.action.do) && movedOn) {
      this.#scene.demand('S9 two presses for one step advance once', !this.#stepsTaken.has(command.expect));
      this.#stepsTaken.add(command.expect);
    }
    if (before.phase.name !== outcome.state.phase.name) this.#checkScores();
  }

  #answered(atMs: number, command: Extract<Command, { type: 'answer' }>): void {
    const { seat, visit, response, messageId } = command;
    const key = `${visit}/${seat}`;
    this.#scene.demand('S2 one counted answer for player and slide', !this.#answers.has(key));
    const asked = this.#requests.get(messageId);
    // Of several servers each has a clock of its own, and what comes to one may be judged at another.
    const arrived = asked?.arrivedAtMs ?? [];
    const isInTime = this.#scene.isShared ? arrived.length > 0 : arrived.includes(atMs);
    this.#scene.demand('S3 judged by the time it came in', isInTime);
    const round = this.state.rounds.find((one) => one.visit === visit);
    const stored = round ? tableGet(round.answers, seat) : null;
    const same = stored != null && saysTheSame(stored.response, response);
    if (!stored || !same) return this.#scene.fail('S1 an answer on disk is in the room');
    this.#answers.set(key, stored);
    if (round?.vote === 2) this.#scene.reach('answered in a second vote');
    const leftMs = this.#window.leftMs ?? 0;
    if (leftMs < 0)
      this.#scene.reach(leftMs < -GRACE_MS ? 'answer counted in extra time' : 'answer counted in its grace');
    if ((asked?.arrivedAtMs.length ?? 0) > 1) this.#scene.reach('answer that had to be sent again');
  }

  #idOf(command: Command): string | undefined {
    if (command.type === 'press') return this.#requests.ofPress(command);
    return 'messageId' in command ? command.messageId : undefined;
  }

  /** A press takes the place of what its seat said before: once, and in the order in which its host heard it. */
  #press({ remote, host, seq }: Extract<Command, { type: 'press' }>): void {
    this.#scene.demand('S2 a press is done once, and in order', seq > (this.#pressed.get(host) ?? 0));
    this.#pressed.set(host, seq);
    const round = this.state.rounds.at(-1);
    const seat = this.state.remotes[remote] ?? -1;
    const stored = round ? tableGet(round.answers, seat) : null;
    if (!round || !stored) return;
    const key = `${round.visit}/${seat}`;
    const takesPlace = this.#answers.has(key);
    if (takesPlace) this.#pressedOver.add(key);
    this.#scene.reach(takesPlace ? 'press that took the place of an answer' : 'press that answered');
    this.#answers.set(key, stored);
  }

  /** What is said of a press changes it, and a turn that is taken back leaves none. */
  #judged(action: OperatorAction): void {
    if (action.do !== 'judge' && action.do !== 'rejudge' && action.do !== 'passTurn') return;
    if (action.do === 'judge') this.#scene.reach('turn judged');
    const round = this.state.rounds.findLast(
      (one) => !one.skipped && (action.do !== 'rejudge' || one.slide === action.slide),
    );
    const key = `${round?.visit}/${action.seat}`;
    const answer = round && tableGet(round.answers, action.seat);
    if (answer) this.#answers.set(key, answer);
    else this.#answers.delete(key);
  }

  /** Every answer that ever counted is still there, and scores are what the answers are worth. */
  #checkScores(): void {
    for (const [key, answer] of this.#answers) {
      const [visit, seat] = key.split('/').map(Number);
      const round = this.state.rounds.find((one) => one.visit === visit);
      const stored = round && tableGet(round.answers, seat ?? -1);
      this.#scene.demand('S1 an answer stays', stored === answer || isDeepStrictEqual(stored, answer));
    }
    const shown = [...tableEntries(this.state.seats)].map((seat) => seat.score);
    const due = [...tableEntries(scoreRounds(this.state))].map((total) => total.score);
    this.#scene.demand('S7 the score is what the stored answers are worth', isDeepStrictEqual(shown, due));
  }
}

/** The answer that a request holds; null: it is none. */
function answerIn({ text }: Asked): ClientMessageOf<'answer'> | null {
  const message = ClientMessage.safeParse(JSON.parse(text));
  return message.data?.t === 'answer' ? message.data : null;
}

/** Picks are kept in rising order, words without spaces around them. */
function saysTheSame(stored: SlideResponse, sent: SlideResponse): boolean {
  if (stored.type === 'typed' && sent.type === 'typed') return stored.text === sent.text.trim();
  if ('picks' in stored && 'picks' in sent) return stored.picks.length === sent.picks.length;
  return isDeepStrictEqual(stored, sent);
}
