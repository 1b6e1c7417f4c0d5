import { setTimeout as wait } from 'node:timers/promises';
import { type Language, LANGUAGES } from '@qc/contract';
import { breakMinutesOf, questionView } from '@qc/engine';
import { gameTexts } from '@qc/telephone/prepared/game-texts';
import { houseTexts } from '@qc/telephone/prepared/house-texts';
import type { SaidText } from '@qc/telephone/prepared/said-text';
import { spokenSlide } from '@qc/telephone/slides/spoken-slide';
import type { Room } from '#features/rooms';
import type { Platform } from '#platform/platform';
import { repeatWork, type RepeatedWork } from '#platform/repeated-work';
import { roomSeen } from '../calls/room-seen.ts';
import type { KnownLine } from '../line/known-lines.ts';
import { sayingOf } from './saying.ts';
import type { Speech } from './speech.ts';
import { recordingWay } from './voiced-replies.ts';

/** What is prepared, and for whom. */
export interface PreparingParts {
  platform: Pick<Platform, 'log' | 'now' | 'cluster'>;
  speech: Pick<Speech, 'record'>;
  /** The line that takes calls; null: none does. */
  line(): Promise<KnownLine | null>;
  /** Rooms that callers may enter, the newest last. */
  rooms(): readonly Room[];
}

/** Time between two looks for rooms that have opened, ms. */
const LOOK_EVERY_MS = 3000;
/** After so many failures one after another it waits for the next look. */
const FAILURES_MAX = 5;

/**
 * Has recorded ahead what will be said, so that callers do not wait for it: of each room when it opens, the newest first, and
 * what the house says in every game. One text after another, and half of the time nothing.
 */
export class Preparing {
  readonly #parts: PreparingParts;
  readonly #work: RepeatedWork;
  readonly #stopping = new AbortController();
  /** What is left to record, by room; of rooms that are ready, nothing. */
  readonly #rooms = new Map<string, SaidText[]>();
  #house: SaidText[] = [];
  /** The voices that all this is for. */
  #voices = '';

  constructor(parts: PreparingParts) {
    this.#parts = parts;
    this.#work = repeatWork(parts.platform, {
      everyMs: LOOK_EVERY_MS,
      turn: () => this.prepare(),
      failed: 'texts for the telephone could not be prepared; it is tried again',
    });
  }

  start(): void {
    this.#work.start();
  }

  /** The text under way comes to its end first. */
  stop(): Promise<void> {
    this.#stopping.abort();
    return this.#work.stop();
  }

  /** Records everything that is missing now. */
  async prepare(): Promise<void> {
    const line = await this.#parts.line();
    if (line === null) return;
    this.#beginAnew(line);
    const { signal } = this.#stopping;
    for (let failures = 0; failures < FAILURES_MAX && !signal.aborted;) {
      const next = this.#next(line);
      if (next === undefined) return;
      const beganAtMs = performance.now();
      const isMade = await this.#record(line, next);
      failures = isMade ? 0 : failures + 1;
      // What was there already took no time worth resting from.
      const tookMs = performance.now() - beganAtMs;
      if (tookMs > 5) await wait(tookMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Where voices have changed, everything is to be said anew. */
  #beginAnew({ settings }: KnownLine): void {
    const { provider, voices, speech, languages } = settings;
    const now = JSON.stringify([provider, voices, speech, languages]);
    if (now === this.#voices) return;
    this.#voices = now;
    this.#rooms.clear();
    this.#house = LANGUAGES.flatMap((language) => houseTexts(language, languages));
  }

  #next(line: KnownLine): SaidText | undefined {
    const rooms = this.#parts.rooms();
    const open = new Set(rooms.map(({ id }) => id));
    for (const id of this.#rooms.keys()) if (!open.has(id)) this.#rooms.delete(id);
    for (const room of rooms.toReversed()) {
      const left = this.#rooms.get(room.id) ?? textsOf(room, line.settings.languages, this.#parts.platform.now());
      this.#rooms.set(room.id, left);
      const next = takeFirst(left, line);
      if (next !== undefined) return next;
    }
    return takeFirst(this.#house, line);
  }

  async #record({ settings, speechKey, id }: KnownLine, { text, language }: SaidText): Promise<boolean> {
    try {
      await this.#parts.speech.record(sayingOf(text, language, { speech: settings.speech, key: speechKey }));
      return true;
    } catch (error) {
      this.#parts.platform.log.warn({ err: error, line: id, language }, 'a text for the telephone was not prepared');
      return false;
    }
  }
}

/** The first of them that is recorded for the line; it and those before it are gone from the row. */
function takeFirst(texts: SaidText[], line: KnownLine): SaidText | undefined {
  for (;;) {
    const next = texts.shift();
    if (next === undefined || recordingWay(line, next.language) !== 'no') return next;
  }
}

/** What is said of a room's game to who is spoken to in one of the line's languages. */
function textsOf({ state }: Room, languages: readonly Language[], nowMs: number): SaidText[] {
  const slides = state.game.slides.map((slide) => ({
    question: questionView(slide),
    // A recording of an author's is played, whatever its address: nothing has to be said instead.
    spoken: spokenSlide(slide, () => ''),
    round: slide.round?.title ?? '',
    breakMinutes: breakMinutesOf(slide),
  }));
  return gameTexts(roomSeen(state, nowMs), slides, languages);
}
