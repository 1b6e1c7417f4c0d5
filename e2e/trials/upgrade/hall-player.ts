import type { QuestionView, SlideResponse } from '@qc/contract';
import type { Page } from '../players/page.ts';
import { playerHello } from '../players/page.ts';
import type { Stage } from '../stage.ts';
import { answerForm, answerTo, countPoints } from './known-slides.ts';

/** An answer the server has confirmed. */
interface ConfirmedAnswer {
  slide: number;
  response: SlideResponse;
  right: boolean;
}

/** A player in the hall as its page works: it speaks the protocol of the server it was loaded from, and keeps its seat's token. */
export class HallPlayer {
  readonly name: string;
  readonly confirmed: ConfirmedAnswer[] = [];
  readonly #stage: Stage;
  readonly #code: string;
  readonly #number: number;
  readonly #pages: Page[] = [];
  #protocol = 0;
  #token: string | null = null;
  #said = 0;

  constructor(stage: Stage, code: string, number: number) {
    this.#stage = stage;
    this.#code = code;
    this.#number = number;
    this.name = `Player ${number + 1}`;
  }

  get page(): Page {
    const page = this.#pages.at(-1);
    if (!page) throw new Error(`${this.name} has no page`);
    return page;
  }

  /** Points by the confirmed answers alone, to all questions or to those before a slide. */
  counted(before = Number.POSITIVE_INFINITY): number {
    return countPoints(this.confirmed.filter(({ slide }) => slide < before));
  }

  async join(): Promise<void> {
    this.#protocol = this.#stage.protocol;
    const page = await this.#stage.player(this.#code, this.name);
    this.#token = page.token;
    this.#pages.push(page);
  }

  /** Answers the question on screen; whether it is right is its own, and the same in every run. */
  async answer(): Promise<void> {
    await this.page.reach('question');
    const phase = this.page.view?.phase;
    if (phase?.phase !== 'question') throw new Error(`${this.name} sees no question`);
    const { slide, visit, question } = phase;
    const given = this.#choose(slide, question);
    this.#said += 1;
    const id = `${this.name.replace(' ', '-')}-says-${this.#said}`;
    const message = { t: 'answer', id, slide, visit, ...answerForm(given.response, this.#protocol) };
    this.page.say(message);
    await this.page.until(() => this.page.replyTo(id) !== null);
    const reply = this.page.replyTo(id);
    if (reply?.t !== 'ack') throw new Error(`${this.name}: ${JSON.stringify(reply)} for ${JSON.stringify(message)}`);
    this.confirmed.push({ slide, ...given });
  }

  #choose(slide: number, question: QuestionView): { response: SlideResponse; right: boolean } {
    const right = ((this.#number + 1) * 31 + slide * 17) ** 2 % 101 < 60;
    return { right, response: answerTo(question, right) };
  }

  /** The old page comes back by itself and says the number it knows: true when it is told to load itself anew. */
  async comesBackAsBefore(): Promise<boolean> {
    const page = await this.#stage.page();
    page.say(playerHello(this.#code, this.page.device, { token: this.#token, protocol: this.#protocol }));
    await page.until(() => page.closed, 3000);
    return page.of('goodbye')[0]?.reason === 'outdated';
  }

  /** The page has loaded itself anew from a server, and comes back to its seat by its token. */
  async comesBack(url = this.#stage.url): Promise<Page> {
    const { device } = this.page;
    this.#protocol = this.#stage.protocol;
    const page = await this.#stage.page({ url });
    page.say(playerHello(this.#code, device, { token: this.#token, protocol: this.#protocol }));
    await page.until(() => page.of('welcomePlayer').length > 0 || page.closed);
    return page;
  }

  /** Plays on with this page. */
  takes(page: Page): void {
    this.#pages.push(page);
  }
}
