import type { Language } from '@qc/contract';
import type { LineReply, Recording, Spoken } from '@qc/telephone/call';
import { publicAddress } from '#features/settings';
import type { Platform } from '#platform/platform';
import { DIALECTS } from '../dialects/dialects.ts';
import type { KnownLine } from '../line/known-lines.ts';
import { saidPath } from '../line/line-address.ts';
import { machineSaying, sayingOf } from './saying.ts';
import type { Speech } from './speech.ts';

/** How long a reply waits for recordings, ms. Tests wait less. */
export interface VoicingTimes {
  /** Of texts that the line's own voice would say otherwise, all together. */
  readyMs: number;
  /** Of texts that nobody else says: nobody may be left in silence over three seconds. */
  mostMs: number;
}

const USUAL: VoicingTimes = { readyMs: 200, mostMs: 2500 };

/** Time between two notes of texts that were not recorded, ms. */
const NOTE_EVERY_MS = 10_000;

/** Makes recordings of what is said on lines, where the line plays them and is set so, or cannot say it itself. */
export class VoicedReplies {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'now' | 'log'>;
  readonly #speech: Speech;
  readonly #times: VoicingTimes;
  #notedAtMs = -Infinity;

  constructor(
    platform: Pick<Platform, 'config' | 'db' | 'now' | 'log'>,
    speech: Speech,
    times: Partial<VoicingTimes> = {},
  ) {
    this.#platform = platform;
    this.#speech = speech;
    this.#times = { ...USUAL, ...times };
  }

  /**
   * The reply with recordings for its texts, so that the length of what is said is known. What is not ready in time is
   * left to the line's own voice. Recordings of authors, and silence, stay as they are. Never throws.
   */
  async voice(line: KnownLine, reply: LineReply): Promise<LineReply> {
    const wanted = reply.spoken.map((piece) => (piece.say === 'text' ? recordingWay(line, piece.language) : 'no'));
    if (wanted.every((way) => way === 'no')) return reply;
    const base = await publicAddress(this.#platform).catch(() => null);
    if (base === null) return reply;
    const endsAtMs = { rather: performance.now() + this.#times.readyMs, must: performance.now() + this.#times.mostMs };
    const spoken = reply.spoken.map(async (piece, index) => {
      const way = wanted[index] ?? 'no';
      if (piece.say !== 'text' || way === 'no') return piece;
      const made = this.#record(line, piece, way).then((said) => recordingAt(base, said, piece.text));
      return within(made, endsAtMs[way] - performance.now(), piece);
    });
    return { ...reply, spoken: await Promise.all(spoken) };
  }

  async #record(line: KnownLine, { text, language }: Text, way: 'rather' | 'must'): Promise<Said> {
    const { speech } = line.settings;
    try {
      return await this.#speech.record(sayingOf(text, language, { speech, key: line.speechKey }));
    } catch (error) {
      this.#note(error, line, language);
      // Better another voice than none.
      if (way === 'must' && speech.source === 'service')
        return this.#speech.record(machineSaying(text, language, speech));
      throw error;
    }
  }

  /** While a service is away each text of each call fails: one line of the log says so now and then. */
  #note(error: unknown, { id }: KnownLine, language: Language): void {
    const nowMs = this.#platform.now();
    if (Math.abs(nowMs - this.#notedAtMs) < NOTE_EVERY_MS) return;
    this.#notedAtMs = nowMs;
    this.#platform.log.warn({ err: error, line: id, language }, 'a text of a telephone line was not recorded');
  }
}

type Text = Extract<Spoken, { say: 'text' }>;
type Said = Awaited<ReturnType<Speech['record']>>;

/** Whether a line says a language by itself, or by a voice of the owner's; one that says none has no voices. */
export function linesOwn({ settings }: Pick<KnownLine, 'settings'>, language: Language): boolean {
  const { speaks } = DIALECTS[settings.provider];
  return speaks.includes(language) || (speaks.length > 0 && Boolean(settings.voices[language]));
}

/**
 * Whether texts of a language are recorded for a line: not at all; rather than said by its own voice; or because nobody
 * else says them.
 */
export function recordingWay(line: Pick<KnownLine, 'settings'>, language: Language): 'no' | 'rather' | 'must' {
  const { provider, speech } = line.settings;
  if (!DIALECTS[provider].plays) return 'no';
  if (!linesOwn(line, language)) return 'must';
  return speech.source === 'line' ? 'no' : 'rather';
}

function recordingAt(base: string, { name, lengthMs }: Said, says: string): Recording {
  return { say: 'recording', url: `${base}${saidPath(name)}`, lengthMs, says };
}

async function within(made: Promise<Recording>, ms: number, otherwise: Spoken): Promise<Spoken> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Spoken>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), Math.max(0, ms));
  });
  try {
    return await Promise.race([made.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
