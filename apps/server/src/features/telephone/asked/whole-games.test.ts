/**
 * Whole games by calls of every provider, as simulated ones place them: through the webhook of the real house, in three
 * languages, with requests that come twice, late and again, with callers who hang up and call back. Lines run many times
 * faster than the house, so that callers ask as often as a hundred times more of them would.
 */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGES, type TelephoneLineChanges, TELEPHONE_PROVIDERS, type TelephoneProvider } from '@qc/contract';
import { telephoneWords } from '@qc/words/telephone';
import type { Heard, SimulatedCaller } from '@qc/telephone/simulator/heard';
import type { CallRecord, Mischief } from '@qc/telephone/simulator/line-call';
import { SIMULATED_LINES } from '@qc/telephone/simulator/lines';
import type { Outside, SimulatedAnswer, SimulatedRequest } from '@qc/telephone/simulator/outside';
import { pressAll } from '@qc/telephone/simulator/scripted-caller';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { HOUSE, LINE, LINE_SECRET, openCalledRoom, setUpLine } from '../testing/test-line.ts';

const CALLERS = 6;
const QUESTIONS = [1, 2];
/** So many times faster than time goes in the house. */
const SPEED = 100;
/** A game takes a tenth of it. */
const WITHIN_MS = 60_000;
const PAIR = generateKeyPairSync('ed25519');
const PUBLIC_KEY = PAIR.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');

/** What an owner has to say about voices, where a line does not speak every language by itself. */
const OWN: Partial<Record<TelephoneProvider, Partial<TelephoneLineChanges>>> = {
  telnyx: { secret: PUBLIC_KEY },
  plivo: { voices: { he: 'Polly.Own' } },
  yemot: { voices: { ar: 'own' } },
};

function outsideOf(test: TestApp): Outside {
  return {
    nowMs: Date.now,
    wait: (ms) => sleep(ms / SPEED),
    send: async ({ method, url, headers, body }: SimulatedRequest): Promise<SimulatedAnswer> => {
      const more = { ...headers, host: new URL(HOUSE).host };
      const reply = await test.inject({ method, url: url.slice(HOUSE.length), headers: more, payload: body });
      return { status: reply.statusCode, contentType: String(reply.headers['content-type']), body: reply.body };
    },
    hmac: (hash, key, text) => createHmac(hash, key).update(text).digest(),
    ed25519: (text) => sign(null, Buffer.from(text), PAIR.privateKey),
  };
}

/** Somebody who knows the code, chooses a language, and answers every question once. */
class Player implements SimulatedCaller {
  readonly #number: number;
  readonly #code: string;
  readonly #hangsUpAt: number | null;
  /** The key of each question that was pressed, by its number. */
  readonly pressed = new Map<number, string>();

  constructor(number: number, code: string, hangsUpAt: number | null) {
    [this.#number, this.#code, this.#hangsUpAt] = [number, code, hangsUpAt];
  }

  hears(heard: Heard) {
    const language = LANGUAGES[this.#number % LANGUAGES.length] ?? 'en';
    const { joining, asking } = telephoneWords(language);
    const says = (words: string) => written(heard.text).includes(written(words));
    const atMs = this.#number % 2 === 0 ? heard.ms / 2 : heard.ms + 300;
    const choice = LANGUAGES.indexOf(language) + 1;
    if (says(joining.chooseLanguage(choice))) return pressAll(String(choice), { atMs });
    if (says(joining.enterCode)) return pressAll(`${this.#code}#`, { atMs });
    const question = QUESTIONS.find((n) => says(asking.question(n)));
    if (question === undefined || this.pressed.has(question)) return { presses: [], hangUpAtMs: Infinity };
    if (question === this.#hangsUpAt) return { presses: [], hangUpAtMs: 200 };
    const key = String(1 + ((this.#number + question) % 2));
    this.pressed.set(question, key);
    return pressAll(key, { atMs });
  }
}

/** Words without the signs that some lines say in another way. */
function written(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** A quarter of everything goes wrong on the way. */
function mischiefOf(number: number): Mischief {
  return {
    sendsTwice: (request) => (request + number) % 4 === 1,
    losesAnswer: (request) => (request + number) % 4 === 2,
    sendsEarlierAgain: (request) => (request + number) % 4 === 3,
  };
}

/** Takes a room to its end as soon as everybody has answered. */
async function host(test: TestApp, id: string, isOver: () => boolean): Promise<void> {
  const phase = () => test.host.room(id)?.state.phase.name;
  const players = () => test.host.room(id)?.state.players ?? 0;
  const endMs = Date.now() + WITHIN_MS;
  const inTime = () => {
    if (Date.now() > endMs) throw new Error(`the game did not end, it is in ${phase()} with ${players()} players`);
    return true;
  };
  while (inTime() && players() < CALLERS) await sleep(20);
  while (inTime() && !isOver()) {
    if (phase() === 'question') await sleep(50);
    else {
      // What is shown has to be heard before it goes on.
      await sleep(250);
      if (phase() !== 'question' && phase() !== undefined) {
        await test.host.command(id, { type: 'operate', action: { do: 'next' }, expect: null });
      }
    }
  }
}

/** The key of each question that counts, by the last digits of who called. */
function answersOf(test: TestApp, id: string): Map<string, (string | undefined)[]> {
  const state = test.host.room(id)?.state;
  const seats = state?.seats.blocks.flat() ?? [];
  return new Map(
    seats.map(({ line }, seat) => [
      line ?? '',
      (state?.rounds ?? []).map(({ answers }) => {
        const response = answers.blocks.flat()[seat]?.response;
        return response !== undefined && 'picks' in response
          ? response.picks.map((pick) => pick + 1).join('')
          : undefined;
      }),
    ]),
  );
}

describe.each(TELEPHONE_PROVIDERS)('%s', (provider) => {
  test('six callers, three languages: no answer is lost or counts twice, nobody is left alone', async () => {
    const app = await buildTestApp();
    try {
      await setUpLine(app, { provider, languages: [...LANGUAGES], ...OWN[provider] });
      const room = await openCalledRoom(app);
      const outside = outsideOf(app);
      const line = SIMULATED_LINES[provider];
      const records: CallRecord[] = [];
      const playOf = async (number: number) => {
        const player = new Player(number, room.code, number === 4 ? 2 : null);
        const from = `+97255500${String(number).padStart(5, '0')}`;
        const place = async (call: number, caller: SimulatedCaller) => {
          const placed = {
            ...{ url: HOUSE + LINE, statusUrl: `${HOUSE + LINE}?status=1`, secret: LINE_SECRET },
            ...{ callId: `call-${number}-${call}`, from, to: '+97225550100', caller, mischief: mischiefOf(number) },
          };
          records.push(await line.place(outside, placed));
        };
        await place(1, player);
        const again = new Player(number, room.code, null);
        if (number === 4) await place(2, again);
        return new Map([...player.pressed, ...again.pressed]);
      };
      let isOver = false;
      const all = Promise.all(Array.from({ length: CALLERS }, (_, number) => playOf(number))).finally(
        () => (isOver = true),
      );
      await Promise.all([all, host(app, room.id, () => isOver)]);
      const pressed = await all;
      expect(records.flatMap(({ unequal }) => unequal)).toEqual([]);
      expect(records.map(({ ended, why }) => `${ended} ${why ?? ''}`).filter((end) => !end.startsWith('by'))).toEqual(
        [],
      );
      expect(records.filter(({ ended }) => ended === 'byCaller')).toHaveLength(1);
      expect(answersOf(app, room.id)).toEqual(
        new Map(pressed.map((keys, number) => [String(number).padStart(3, '0'), QUESTIONS.map((n) => keys.get(n))])),
      );
    } finally {
      await app.close();
    }
  });
});
