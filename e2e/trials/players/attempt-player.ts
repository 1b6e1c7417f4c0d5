import { type Page, playerHello } from './page.ts';
import type { Stage } from '../stage.ts';

/** A confirmed answer. `tookMs`: between what it must have taken; null: the page was not there from the opening on. */
interface AckedAnswer {
  slide: number;
  choice: number;
  tookMs: { least: number; most: number } | null;
}

/** A player of an assignment, over any number of pages one after another. */
export class AttemptPlayer {
  readonly name: string;
  readonly acked: AckedAnswer[] = [];
  readonly #stage: Stage;
  readonly #code: string;
  readonly #pages: Page[] = [];
  #count = 0;
  /** When the slide on screen was asked for and when it was seen. */
  #opened: { askedMs: number; seenMs: number } | null = null;

  constructor(stage: Stage, code: string, name: string) {
    this.#stage = stage;
    this.#code = code;
    this.name = name;
  }

  get page(): Page {
    const page = this.#pages.at(-1);
    if (!page) throw new Error(`${this.name} has no page`);
    return page;
  }

  get device(): string {
    return this.#pages[0]?.device ?? '';
  }

  get token(): string | null {
    return this.#pages[0]?.token ?? null;
  }

  /** Whether the newest page is in the own attempt. */
  get isBack(): boolean {
    return this.page.of('welcomePlayer').at(-1)?.own?.name === this.name;
  }

  /** When the end was shown, ms since 1970; null: not yet. */
  get endedAtMs(): number | null {
    return this.page.phase === 'ended' ? Date.now() - (performance.now() - this.page.heardAtMs) : null;
  }

  /** Everything this player was sent before the own end. */
  get framesBeforeEnd(): string[] {
    return this.#pages.flatMap(({ frames }) => frames.slice(0, endIn(frames)));
  }

  /** Everything from the own end on. */
  get framesFromEnd(): string[] {
    return this.#pages.flatMap(({ frames }) => frames.slice(endIn(frames)));
  }

  async join(): Promise<void> {
    this.#pages.push(await this.#stage.player(this.#code, this.name));
    await this.page.reach('lobby');
  }

  /** A new page of the same device comes back by the token. */
  async openAgain(): Promise<Page> {
    const page = await this.#stage.page();
    page.say(playerHello(this.#code, this.device, { token: this.token }));
    await page.until(() => page.of('welcomePlayer').length > 0 || page.closed);
    this.#pages.push(page);
    this.#opened = null;
    return page;
  }

  /** Goes on until a question is open. */
  async advance(): Promise<void> {
    let askedMs = 0;
    for (let turn = 0; turn < 4 && this.page.phase !== 'question' && this.page.phase !== 'ended'; turn += 1) {
      const { view } = this.page;
      askedMs = performance.now();
      const id = this.#id();
      const before = this.page.frames.length;
      await this.page.ask({ t: 'advance', id, expect: view?.step ?? 0 });
      await this.page.until(() => this.page.frames.length > before && this.page.view?.step !== view?.step, 5000);
    }
    const isOpen = this.page.phase === 'question' && askedMs > 0;
    this.#opened = isOpen ? { askedMs, seenMs: performance.now() } : null;
  }

  /** Answers the question on one page; the server's word. */
  async answerOn(page: Page, choice: number): Promise<string> {
    const phase = page.view?.phase;
    if (phase?.phase !== 'question' && phase?.phase !== 'closed') return `no question but ${phase?.phase ?? 'nothing'}`;
    const { slide, visit } = phase;
    const opened = this.#opened;
    const saidMs = performance.now();
    const reply = await page.ask({
      t: 'answer',
      id: this.#id(),
      slide,
      visit,
      response: { type: 'trivia', picks: [choice] },
    });
    if (reply?.t === 'ack') {
      const tookMs = opened && { least: saidMs - opened.seenMs, most: performance.now() - opened.askedMs };
      this.acked.push({ slide, choice, tookMs });
    }
    return reply?.t === 'refused' ? reply.code : (reply?.t ?? 'nothing');
  }

  async answerNext(choice: number): Promise<void> {
    await this.advance();
    await this.answerOn(this.page, choice);
    await this.page.reach('closed');
  }

  /** Answers what is left, to the end. */
  async finish(choose: () => number): Promise<void> {
    for (let turn = 0; turn < 20 && this.page.phase !== 'ended'; turn += 1) {
      await this.advance();
      if (this.page.phase === 'question') await this.answerOn(this.page, choose());
      await this.page.until(() => this.page.phase !== 'question', 5000);
    }
    await this.page.reach('ended');
  }

  #id(): string {
    this.#count += 1;
    return `${this.device}-say-${this.#count}`;
  }
}

function endIn(frames: readonly string[]): number {
  const at = frames.findIndex((frame) => frame.includes('"phase":"ended"'));
  return at < 0 ? frames.length : at;
}

/** What in a frame tells right from wrong: keys, results, points. */
export function keysIn(frame: string): string[] {
  const told = frame.matchAll(/"(correct|right|solution|points|result|score|rank|notes)":(?!null|\[\]|0[,}])([^,}]*)/g);
  // What a slide may give is no secret, nor is the rule.
  const open = /"type":"[a-zA-Z]+","question":/.test(frame) ? /"score":1000/ : /^$/;
  return [...told].map(([text]) => text).filter((text) => !open.test(text));
}
