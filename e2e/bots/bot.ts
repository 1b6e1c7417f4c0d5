import { LIVE_PROTOCOL } from '@qc/contract';
import type {
  ClientMessageOf,
  LiveRefusal,
  OwnView,
  RoomInfo,
  QuestionView,
  ServerMessage,
  SharedView,
  SlideResponse,
} from '@qc/contract';
import { giveAnswer, leastThinkMs } from './give-answer.ts';
import { LiveClient } from './live-client.ts';
import { seededRandom } from './seeded-random.ts';

/** How a bot plays. */
export interface BotOptions {
  /** Address of the room socket, `ws://…/live`. */
  url: string;
  code: string;
  name: string;
  /** Same seed, same answers and delays. */
  seed: number;
  /** Shortest and longest time to think, ms. */
  thinkMs?: readonly [number, number];
  /** What it answers; null: nothing. Without it: anything that fits the slide. */
  strategy?: (question: QuestionView, random: () => number) => SlideResponse | null;
  /** Hears every message, after the bot. */
  heard?: (message: ServerMessage) => void;
  /** Called with the own view as a page draws it once an answer is kept: with the answer in it. */
  answered?: (own: OwnView) => void;
}

/** An answer the server has confirmed. */
export interface AckedAnswer {
  /** Of the message that was confirmed. */
  id: string;
  response: SlideResponse;
  slide: number;
  visit: number;
  /** When the confirmation came, ms since 1970. */
  atMs: number;
  /** Since it was sent first, ms. */
  waitedMs: number;
}

/** What one wire tells arrives within this time after what another has told before, ms. */
const CROSSING_MS = 1000;

type SubmitAnswer = ClientMessageOf<'answer'>;

/** A headless player: joins, answers, comes back after every loss, sends again what was not confirmed. */
export class Bot {
  readonly name: string;
  readonly client: LiveClient;
  readonly acked: AckedAnswer[] = [];
  readonly refusals: LiveRefusal[] = [];
  view: SharedView | null = null;
  own: OwnView | null = null;
  /** When the clock on screen runs out, ms since 1970, as told last; null: no clock. */
  deadlineAtMs: number | null = null;
  /** When the room was last seen after an arrival, ms since 1970. */
  arrivedAtMs = 0;
  /** How often it was told the room as it was before what it had been told already. */
  toldEarlier = 0;
  /** How often that was not put right at once, as it is where a second wire is greeted while the first tells more. */
  stayedEarlier = 0;
  readonly #options: BotOptions;
  readonly #random: () => number;
  readonly #ids: string;
  #token: string | null = null;
  #version: number | null = null;
  #count = 0;
  #answered = -1;
  #readied = -1;
  #team: number | null = null;
  #unacked: SubmitAnswer | null = null;
  #sentAtMs = 0;
  #newest = -1;
  #earlierSinceMs: number | null = null;
  #thinking: NodeJS.Timeout | null = null;

  constructor(options: BotOptions) {
    this.#options = options;
    this.name = options.name;
    this.#random = seededRandom(options.seed);
    this.#ids = `bot${options.seed}x${Math.floor(this.#random() * 1e9).toString(36)}`;
    this.client = new LiveClient({
      url: options.url,
      random: this.#random,
      hello: () => ({
        t: 'helloPlayer',
        protocol: LIVE_PROTOCOL,
        code: options.code,
        token: this.#token,
        device: `${this.#ids}device`,
        lastVersion: this.#version,
      }),
      received: (message) => {
        this.#take(message);
        options.heard?.(message);
      },
    });
  }

  start(): void {
    this.client.start();
  }

  stop(): void {
    if (this.#thinking) clearTimeout(this.#thinking);
    this.client.stop();
  }

  /** Whether it has a seat. */
  get joined(): boolean {
    return this.#token !== null;
  }

  /** Whether an answer waits for its confirmation. */
  get waiting(): boolean {
    return this.#unacked !== null;
  }

  /** Place of the slide that it sees; -1: none. */
  get slide(): number {
    const phase = this.view?.phase;
    return phase && 'slide' in phase ? phase.slide : -1;
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case 'welcomePlayer':
        this.#team = this.#teamOf(message.room);
        this.#see(message.view, message.v);
        return this.#arrived(message.own);
      case 'resumed':
        this.#noteVersion(message.v);
        return this.#arrived(message.own);
      case 'player':
        return this.#see(message.view, message.v);
      case 'joined':
        this.#token = message.token;
        this.own = message.own;
        return this.#play();
      case 'own':
        this.own = message.own;
        return;
      case 'ack':
        return this.#confirmed(message.id);
      case 'refused':
        return this.#refused(message.id, message.code);
      default:
        return;
    }
  }

  #teamOf({ teams }: RoomInfo): number | null {
    if (teams.mode !== 'choose' || teams.names.length < 2) return null;
    return this.#team ?? Math.floor(this.#random() * teams.names.length);
  }

  #arrived(own: OwnView | null): void {
    this.arrivedAtMs = Date.now();
    if (own) this.own = own;
    if (this.#token === null) this.#join();
    else if (this.#unacked) this.client.send(this.#unacked);
    else this.#play();
  }

  #join(): void {
    // The same id after a lost reply: the server gives the same seat again.
    const id = `${this.#ids}join`;
    this.client.send({ t: 'join', id, name: this.name, phone: '0500000000', consent: true, team: this.#team });
  }

  #see(view: SharedView, version: number): void {
    this.view = view;
    const left = 'remainingMs' in view.phase ? view.phase.remainingMs : null;
    this.deadlineAtMs = left === null ? null : Date.now() + left;
    this.#noteVersion(version);
    this.#play();
  }

  /** Whether it sees the room as it was before, and has for longer than two wires take to cross. */
  get staysEarlier(): boolean {
    return this.#earlierSinceMs !== null && Date.now() - this.#earlierSinceMs > CROSSING_MS;
  }

  #noteVersion(version: number): void {
    if (this.#version !== null && version < this.#version) this.toldEarlier += 1;
    this.#version = version;
    if (version < this.#newest) this.#earlierSinceMs ??= Date.now();
    else {
      if (this.staysEarlier) this.stayedEarlier += 1;
      this.#earlierSinceMs = null;
      this.#newest = version;
    }
  }

  #play(): void {
    const phase = this.view?.phase;
    if (phase?.phase === 'preparing') return this.#ready(phase.visit);
    if (phase?.phase !== 'question' || this.view?.paused || this.#token === null) return;
    if (this.#answered === phase.visit) return;
    this.#answered = phase.visit;
    const strategy = this.#options.strategy ?? giveAnswer;
    const given = strategy(phase.question, this.#random);
    if (!given) return;
    this.#count += 1;
    const answer: SubmitAnswer = {
      t: 'answer',
      id: `${this.#ids}a${this.#count}`,
      slide: phase.slide,
      visit: phase.visit,
      response: given,
    };
    const [least, most] = this.#options.thinkMs ?? [200, 3000];
    const longer = leastThinkMs(phase.question);
    this.#thinking = setTimeout(
      () => {
        this.#unacked = answer;
        this.#sentAtMs = Date.now();
        this.client.send(answer);
      },
      longer + least + this.#random() * (most - least),
    );
  }

  /** It loads no media: it is ready at once. */
  #ready(visit: number): void {
    if (this.#readied === visit || this.#token === null) return;
    this.#readied = visit;
    this.client.send({ t: 'ready', visit });
  }

  #confirmed(id: string): void {
    if (this.#unacked?.id !== id) return;
    const { slide, visit, response } = this.#unacked;
    const atMs = Date.now();
    this.acked.push({ id, slide, visit, response, atMs, waitedMs: atMs - this.#sentAtMs });
    this.#unacked = null;
    if (this.own) this.#options.answered?.({ ...this.own, response });
  }

  #refused(id: string, code: LiveRefusal): void {
    this.refusals.push(code);
    if (this.#unacked?.id !== id) return;
    if (code === 'storageFailed' || code === 'paused') setTimeout(() => this.#again(id), 500);
    else this.#unacked = null;
  }

  #again(id: string): void {
    if (this.#unacked?.id === id) this.client.send(this.#unacked);
  }
}
