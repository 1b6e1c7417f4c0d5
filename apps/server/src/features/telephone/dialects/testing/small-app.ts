import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { TelephoneProvider } from '@qc/contract';
import type { Outside, SimulatedAnswer, SimulatedRequest } from '@qc/telephone/simulator/outside';
import { VirtualClock } from '@qc/telephone/simulator/virtual-clock';
import type { LineEvent, LineReply } from '@qc/telephone/call';
import type { LineRequest } from '../dialect.ts';
import { DIALECTS } from '../dialects.ts';
import { publicUrl } from '../line-request.ts';

export const BASE = 'https://quiz.example.org';
const PAIR = generateKeyPairSync('ed25519');
const PUBLIC_KEY = PAIR.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
const STARTED_MS = 1_764_000_000_000;

/** How a small app answers: by the reply of a turn, of which 0 is the beginning. */
export type Talk = (turn: number, keys: string) => LineReply;

/** What a small app has heard. */
export interface AppNotes {
  events: LineEvent[];
  refused: string[];
}

/**
 * A server of one line with a conversation by turns, on a virtual clock: every request is proved, read, and told what
 * comes next; a turn that is told twice gets its stored reply again, as the real one does it.
 */
export class SmallApp {
  readonly clock = new VirtualClock(STARTED_MS);
  readonly notes: AppNotes = { events: [], refused: [] };
  readonly secret = 'the-secret-of-the-line';
  readonly url: string;
  readonly #id: TelephoneProvider;
  readonly #talk: Talk;
  readonly #answered = new Map<string, SimulatedAnswer>();

  constructor(id: TelephoneProvider, talk: Talk) {
    [this.#id, this.#talk, this.url] = [id, talk, `${BASE}/telephone/${id}/main`];
  }

  /** The world that a simulated provider is given. */
  outside(): Outside {
    return {
      nowMs: this.clock.nowMs,
      wait: this.clock.wait,
      send: (request) => Promise.resolve(this.#answer(request)),
      hmac: (hash, key, text) => createHmac(hash, key).update(text).digest(),
      ed25519: (text) => sign(null, Buffer.from(text), PAIR.privateKey),
    };
  }

  /** Lets time pass until a call has come to its end. */
  run<T>(all: Promise<T>): Promise<T> {
    return this.clock.run(all, () => setImmediate());
  }

  #answer({ method, url, headers, body }: SimulatedRequest): SimulatedAnswer {
    const dialect = DIALECTS[this.#id];
    const address = publicUrl(BASE, url.slice(BASE.length));
    const request: LineRequest = { method, url: address, headers, body: Buffer.from(body), ip: '10.0.0.1' };
    const secret = this.#id === 'telnyx' ? PUBLIC_KEY : this.secret;
    const proof = dialect.prove(request, { secret, networks: [] }, this.clock.nowMs());
    if (!proof.proved) return this.#refuse(proof.fault, 403);
    const reading = dialect.read(request);
    if (reading.kind === 'unreadable') return this.#refuse(reading.fault, 400);
    if (reading.kind === 'nothing') return { status: 200, ...dialect.silence };
    const { event } = reading;
    const turn = event.type === 'started' ? 0 : event.type === 'pressed' ? event.turn : -1;
    const known = this.#answered.get(`${reading.callId} ${turn}`);
    if (known !== undefined) return known;
    this.notes.events.push(event);
    const told =
      event.type === 'hungUp'
        ? dialect.silence
        : dialect.render(this.#talk(turn, event.type === 'pressed' ? event.keys : ''), {
            nextUrl: (next) => `${this.url}?turn=${next}`,
            voiceOf: () => (this.#id === 'plivo' ? 'Polly.Own' : null),
          });
    const answer = { status: 200, ...told };
    this.#answered.set(`${reading.callId} ${turn}`, answer);
    return answer;
  }

  #refuse(fault: string, status: number): SimulatedAnswer {
    this.notes.refused.push(fault);
    return { status, contentType: 'text/plain', body: '' };
  }
}
