import { createHmac } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

/** Where calls are asked for, and how a provider proves itself there. */
export interface CallerLine {
  /** The house as it is reached here … */
  root: string;
  /** … and as the provider knows it: its signature covers this one. */
  house: string;
  secret: string;
}

const LINE = '/telephone/line/house';
/** A caller who presses nothing is asked again after so long, ms: sooner than on a real line. */
const SILENT_MS = 600;

/** Somebody at a telephone, whose line asks as Twilio does: signed, with the turn that the last reply named. */
export class Caller {
  /** All that the last reply says, as it was told to the line. */
  heard = '';
  #next = LINE;
  readonly #request: APIRequestContext;
  readonly #line: CallerLine;
  readonly #fields: Record<string, string>;

  /** `from`: the number that calls; a call has an id that no other has. */
  constructor(request: APIRequestContext, line: CallerLine, { id, from }: { id: string; from: string }) {
    [this.#request, this.#line] = [request, line];
    this.#fields = { CallSid: id, CallStatus: 'in-progress', From: from };
  }

  /** Calls the line. */
  call(): Promise<void> {
    return this.#ask({});
  }

  /** Presses keys one after the other, with `#` at the end where that ends them. */
  press(keys: string): Promise<void> {
    return this.#ask({ Digits: keys.replace('#', ''), ...(keys.endsWith('#') && { FinishedOnKey: '#' }) });
  }

  /** Holds the line until these words are said. */
  async hears(words: string): Promise<void> {
    await expect(async () => {
      if (!this.heard.includes(words)) await this.press('');
      expect(this.heard).toContain(words);
    }).toPass({ intervals: [SILENT_MS], timeout: 30_000 });
  }

  async #ask(more: Record<string, string>): Promise<void> {
    const { root, house, secret } = this.#line;
    const form = { ...this.#fields, ...more };
    const written = Object.entries(form).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const signature = createHmac('sha1', secret).update(`${house}${this.#next}${written.flat().join('')}`);
    const headers = { 'x-twilio-signature': signature.digest('base64') };
    const reply = await this.#request.post(root + this.#next, { headers, form });
    expect(reply.status()).toBe(200);
    this.heard = await reply.text();
    const turn = /turn=(\d+)/.exec(this.heard)?.[1];
    if (turn !== undefined) this.#next = `${LINE}?turn=${turn}`;
  }
}
