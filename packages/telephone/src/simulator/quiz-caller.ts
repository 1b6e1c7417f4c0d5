import { type Language, LANGUAGES } from '@qc/contract';
import { loadTelephoneWords, type TelephoneWords, telephoneWords } from '@qc/words/telephone';
import type { CallerAct, Heard, SimulatedCaller } from './heard.ts';
import { pressAll } from './scripted-caller.ts';

/** What somebody means to do in a game. */
export interface QuizPlan {
  /** To be spoken to in, and to understand. */
  language: Language;
  code: string;
  /** A code keyed in by mistake first; null: none is. */
  wrongCode: string | null;
  /** What is said of a question by which it is known, with its number as group. */
  question: RegExp;
  /** Keys of the answer to each question, from 1; those that `#` ends have it. */
  keys: readonly string[];
  /** Questions on which a key only buzzes: nothing is said back. */
  buzzers: readonly number[];
  hangUps: readonly HangUp[];
  /** Between 0 and 1, each time anew. */
  random(): number;
}

/** Hanging up at a question, once: while it is read, as soon as a key was pressed, or when the answer was received. */
export interface HangUp {
  question: number;
  when: 'read' | 'pressed' | 'received';
}

await loadTelephoneWords(LANGUAGES);

const NOTHING: CallerAct = { presses: [], hangUpAtMs: Infinity };
/** Time to think once all is said, and less than a line waits, ms. */
const THINKS_MS = [200, 1500] as const;
const HANGS_UP_AFTER_MS = 700;

/** Somebody who plays a game by what is said, through as many calls as it takes. */
export class QuizCaller implements SimulatedCaller {
  /** Questions that were heard. */
  readonly asked = new Set<number>();
  /** What was pressed for each. */
  readonly pressed = new Map<number, string>();
  /** Those that the line said it had received, or that were buzzed at. */
  readonly received = new Set<number>();
  /** Whether the last that was heard was a goodbye. */
  wasToldGoodbye = false;
  readonly #plan: QuizPlan;
  readonly #words: TelephoneWords;
  readonly #left: Set<HangUp>;
  #question: number | null = null;
  #isMistaken: boolean;
  #hangsUp = false;
  /** Keys that wait for the line to listen. */
  #owed = '';

  constructor(plan: QuizPlan) {
    this.#plan = plan;
    this.#words = telephoneWords(plan.language);
    this.#left = new Set(plan.hangUps);
    this.#isMistaken = plan.wrongCode !== null;
  }

  hears(heard: Heard): CallerAct {
    const said = plain(heard.text);
    const hears = (words: string) => said.includes(plain(words));
    this.wasToldGoodbye = hears(this.#words.joining.goodbye);
    const hangsUp = this.#hearOutcome(hears) || this.#hearQuestion(said) || this.#hangsUp;
    this.#hangsUp = false;
    if (hangsUp) return { presses: [], hangUpAtMs: HANGS_UP_AFTER_MS };
    this.#owed = this.#keysFor(said, hears) ?? this.#owed;
    if (this.#owed === '' || !heard.isAsked) return NOTHING;
    const keys = this.#owed;
    this.#owed = '';
    if (this.#question !== null) this.#hasPressed(this.#question);
    return pressAll(keys, { atMs: this.#when(heard) });
  }

  /** Whether this is when the caller hangs up. */
  #hearOutcome(hears: (words: string) => boolean): boolean {
    const question = this.#question;
    if (question === null) return false;
    const { asking, waiting } = this.#words;
    if (hears(waiting.timeUp) || hears(waiting.answersClosed)) this.#question = null;
    if (!hears(asking.received)) return false;
    this.received.add(question);
    this.#owed = '';
    return this.#takeHangUp(question, 'received');
  }

  /** A question is read: whether that is when the caller hangs up. */
  #hearQuestion(said: string): boolean {
    const number = this.#plan.question.exec(said)?.[1];
    if (number === undefined) return false;
    const question = Number(number);
    this.#question = question;
    this.asked.add(question);
    this.#owed = this.received.has(question) ? '' : this.#keysOf(question);
    return this.#takeHangUp(question, 'read');
  }

  #keysFor(said: string, hears: (words: string) => boolean): string | null {
    const { code, wrongCode } = this.#plan;
    const { joining, asking } = this.#words;
    const offered = [1, 2, 3].find((key) => hears(joining.chooseLanguage(key)));
    if (offered !== undefined) return String(offered);
    if (hears(joining.enterCode) || hears(joining.unknownCode)) {
      const isMistaken = this.#isMistaken;
      this.#isMistaken = false;
      return `${isMistaken && wrongCode !== null ? wrongCode : code}#`;
    }
    const question = this.#question;
    if (question === null || this.received.has(question) || !this.pressed.has(question)) return null;
    // Some let the number go by silence.
    if (hears(asking.keepNumber)) return this.#plan.random() < 0.7 ? '1' : '';
    if (this.#plan.question.test(said)) return null;
    if (hears(joining.thenHash)) return '#';
    // What was pressed has not come: only the tone is heard, or that there is time left.
    const isWaitedFor = said === '' || hears(asking.stillOpen) || hears(asking.hearAgain);
    return isWaitedFor ? this.#keysOf(question) : null;
  }

  #hasPressed(question: number): void {
    this.pressed.set(question, this.#keysOf(question));
    if (this.#plan.buzzers.includes(question)) this.received.add(question);
    this.#hangsUp = this.#takeHangUp(question, 'pressed');
  }

  #keysOf(question: number): string {
    return this.#plan.keys[question - 1] ?? '';
  }

  #takeHangUp(question: number, when: HangUp['when']): boolean {
    for (const hangUp of this.#left)
      if (hangUp.question === question && hangUp.when === when) return this.#left.delete(hangUp);
    return false;
  }

  /** Half of them do not hear it to its end. */
  #when({ ms }: Heard): number {
    const { random } = this.#plan;
    const [least, most] = THINKS_MS;
    return random() < 0.5 ? ms * (0.3 + random() * 0.7) : ms + least + random() * (most - least);
  }
}

/** Words without the signs that some lines say in another way. */
export function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
