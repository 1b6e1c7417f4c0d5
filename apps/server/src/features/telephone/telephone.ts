import { LANGUAGES } from '@qc/contract';
import { loadTelephoneWords } from '@qc/words/telephone';
import type { FastifyInstance } from 'fastify';
import type { CallerDoor, Rooms, Timers } from '#features/rooms';
import type { Platform } from '#platform/platform';
import { repeatWork, type RepeatedWork } from '#platform/repeated-work';
import { LINE_OUTCOMES, type LineOutcome } from './asked/answer-line.ts';
import { registerLineWebhook } from './asked/line-webhook.ts';
import { CallDesk, type DeskParts } from './calls/call-desk.ts';
import { CallsOfHouse } from './calls/calls-of-house.ts';
import { GoingAtHouse } from './calls/going-at-house.ts';
import { callInvitations } from './invitations/call-invitations.ts';
import type { CallingParts } from './invitations/calling-state.ts';
import { forgetNumbers } from './invitations/invitation-store.ts';
import { Inviter } from './invitations/inviter.ts';
import { HOUSE_LINE, readLine } from './line/line-store.ts';
import { KnownLines } from './line/known-lines.ts';
import { Preparing } from './speech/preparing.ts';
import { RecordingsElsewhere } from './speech/recordings-elsewhere.ts';
import { serveRecordings } from './speech/serve-recordings.ts';
import { Speech } from './speech/speech.ts';
import { VoicedReplies } from './speech/voiced-replies.ts';

/** What telephone lines need of the rooms. */
export interface TelephoneGround {
  timers: Timers;
  /** Their steady time. */
  roomNow(): number;
}

// Calls come in every language of the house.
await loadTelephoneWords(LANGUAGES);

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** The telephone lines of the house, with the calls that go on. */
export class Telephone {
  readonly lines: KnownLines;
  readonly speech: Speech;
  readonly #platform: Platform;
  readonly #ground: TelephoneGround;
  readonly #counts = new Map<LineOutcome, number>(LINE_OUTCOMES.map((outcome) => [outcome, 0]));
  readonly #forgetting: RepeatedWork;
  #desk: CallDesk | null = null;
  #inviter: Inviter | null = null;
  #calls: CallsOfHouse | null = null;
  #going: GoingAtHouse | null = null;
  #recordings: RecordingsElsewhere | null = null;
  #preparing: Preparing | null = null;

  constructor(platform: Platform, ground: TelephoneGround) {
    this.#platform = platform;
    this.#ground = ground;
    this.lines = new KnownLines(platform);
    this.speech = new Speech(platform);
    const turn = () => this.forget();
    this.#forgetting = repeatWork(platform, {
      once: 'telephone',
      everyMs: LOOK_EVERY_MS,
      turn,
      failed: 'old telephone calls could not be forgotten',
    });
  }

  /** The numbers that are called; none where no calls are taken. */
  async numbers(): Promise<string[]> {
    return (await this.lines.find(HOUSE_LINE))?.settings.numbers ?? [];
  }

  /** What it costs to call, in the owner's words; empty: nothing is said of it. */
  async costHint(): Promise<string> {
    return (await this.lines.find(HOUSE_LINE))?.settings.calling.costHint ?? '';
  }

  /** Calls going on here now. */
  calls(): number {
    return this.#desk?.going ?? 0;
  }

  /** Requests to lines since the start, by what became of them. */
  counts(): ReadonlyMap<LineOutcome, number> {
    return this.#counts;
  }

  /** Opens the way in for the providers of lines. */
  async register(server: FastifyInstance, door: CallerDoor): Promise<void> {
    const voiced = new VoicedReplies(this.#platform, this.speech);
    const voice: DeskParts['voice'] = (line, reply) => voiced.voice(line, reply);
    const atHouse = new GoingAtHouse(this.#platform, (line) => this.#desk?.goingOf(line) ?? 0);
    const going = (line: string) => atHouse.count(line);
    const inviter = new Inviter({
      platform: this.#platform,
      lines: this.lines,
      door,
      timers: this.#ground.timers,
      going,
    });
    const invitations = callInvitations(this.#platform, inviter);
    const desk = new CallDesk({ platform: this.#platform, door, voice, ...this.#ground, invitations, going });
    const { bus, cluster } = this.#platform;
    const calls = new CallsOfHouse({ bus, door, desk, lines: this.lines });
    [this.#desk, this.#inviter, this.#calls, this.#going] = [desk, inviter, calls, atHouse];
    this.#preparing = new Preparing({
      platform: this.#platform,
      speech: this.speech,
      line: () => this.lines.find(HOUSE_LINE),
      rooms: () => door.openRooms(),
    });
    const count = (outcome: LineOutcome) => this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
    this.#recordings = new RecordingsElsewhere(this.speech.recordings, bus, cluster);
    serveRecordings(server, this.#recordings);
    await registerLineWebhook(server, { platform: this.#platform, lines: this.lines, calls, inviter, count });
  }

  /** Calls the next one who waits to be called; gives after how long to look again, ms, null: nobody waits. */
  async callNext(): Promise<number | null> {
    return this.#inviter?.callNext() ?? null;
  }

  /** Calls people into rooms; there once the way in is open. */
  calling(rooms: Rooms): CallingParts {
    const inviter = this.#inviter;
    if (inviter === null) throw new Error('the telephone lines are not open yet');
    return { platform: this.#platform, rooms, lines: this.lines, inviter };
  }

  /** Begins to look after calls that went silent, to forget those of before, and to prepare what will be said. */
  start(): void {
    this.#desk?.start();
    void this.#inviter?.start();
    this.#forgetting.start();
    this.#preparing?.start();
  }

  async stop(): Promise<void> {
    this.#desk?.stop();
    this.#calls?.stop();
    this.#going?.stop();
    this.#recordings?.stop();
    this.speech.stop();
    this.#inviter?.stop();
    await this.#preparing?.stop();
    await this.#forgetting.stop();
  }

  /** Forgets what the owner's days are over for. */
  async forget(): Promise<void> {
    const kept = await readLine(this.#platform.db, HOUSE_LINE);
    if (!kept) return;
    const beforeMs = this.#platform.now() - kept.line.keepDays * DAY_MS;
    await this.#desk?.forget(beforeMs);
    await forgetNumbers(this.#platform.db, beforeMs);
  }
}
