import { LIVE_PROTOCOL } from '@qc/contract';
import type { OwnView, SlideResponse, ServerMessage, SharedView } from '@qc/contract';
import type { PageClock } from './page-clock.ts';
import { LastingWire } from './lasting-wire.ts';
import type { WireEnd } from './lasting-wire.ts';
import type { Asked } from './requests.ts';
import { respond } from './respond.ts';
import type { Rng } from './rng.ts';
import { NOBODY } from './simulated-server.ts';
import { sayReady } from './say-ready.ts';
import { ask, newPageClock } from './stage.ts';
import type { Stage, StagedRoom } from './stage.ts';

/** A phone: what stays when its page is loaded again. */
export interface Phone {
  name: string;
  device: string;
  token: string | null;
  /** The join under way: sent again after a reload, it is the same seat. */
  joining: { id: string; text: string } | null;
  /** The nickname its player wants. */
  nickname: string;
  isStream: boolean;
}

/** A player's page, and the player in front of it. */
export class SimulatedPlayer {
  readonly phone: Phone;
  readonly room: StagedRoom;
  readonly clock: PageClock;
  readonly wire: LastingWire;
  readonly #stage: Stage;
  readonly #rng: Rng;
  view: SharedView | null = null;
  /** The server's time at which the view was right. */
  viewAtMs = 0;
  v: number | null = null;
  own: OwnView | null = null;
  /** The token this page itself has proved or been given. */
  token: string | null = null;
  end: WireEnd | null = null;
  #joining: string | null = null;
  #tries = 0;
  #looks = 0;
  #lastAnswer: string | null = null;
  /** This page's answers, by their ids. */
  readonly #sent = new Map<string, { response: SlideResponse; visit: number }>();
  #answeredVisit = -1;
  readonly #name: string;
  /** Whether it asks for what it missed; the product's player page asks for everything. */
  readonly usesHistory: boolean;

  constructor(stage: Stage, room: StagedRoom, phone: Phone, page: string) {
    this.#stage = stage;
    this.room = room;
    this.phone = phone;
    this.#name = page;
    this.#rng = stage.scene.rng.fork();
    this.clock = newPageClock(stage);
    this.usesHistory = this.#rng.chance(0.4);
    this.wire = new LastingWire({
      clock: this.clock,
      rng: this.#rng,
      hello: (fresh) => this.#hello(fresh),
      received: (message) => this.#received(message),
      ended: (reason) => {
        this.end = reason;
      },
      connect: (end) =>
        stage.house.connect(end, { session: NOBODY, address: '10.0.0.1', isStream: phone.isStream, name: page }),
    });
    this.#thinkLater();
  }

  /** Closes the page, as a reload does. */
  close(): void {
    this.wire.close();
    this.clock.end();
  }

  #hello(fresh: boolean): object {
    const { token, device } = this.phone;
    this.token = token;
    const lastVersion = fresh || !this.usesHistory ? null : this.v;
    return { t: 'helloPlayer', protocol: LIVE_PROTOCOL, code: this.room.code, token, device, lastVersion };
  }

  #received(message: ServerMessage): void {
    switch (message.t) {
      case 'welcomePlayer':
        // Another room has the code by now: not the game this player came for.
        if (!message.room.name.startsWith(this.room.canary)) return this.wire.close();
        this.#show(message);
        this.#tell(message.own);
        // The room does not know it: it belongs to an older room with the same code.
        if (message.own === null && this.token === this.phone.token) this.phone.token = this.token = null;
        break;
      case 'resumed':
        this.#tell(message.own);
        break;
      case 'player':
        this.#show(message);
        break;
      case 'own':
        this.#tell(message.own);
        break;
      case 'joined':
        this.phone.token = this.token = message.token;
        this.phone.joining = null;
        this.own = message.own;
        this.#joining = null;
        break;
      case 'ack':
        this.#confirmed(message.id);
        break;
      case 'watching':
        if (message.on) this.#stage.scene.reach('watched without a place');
        break;
      case 'refused':
        if (message.id === this.#joining) this.#joining = this.phone.joining = null;
        break;
      default:
    }
  }

  #tell(own: OwnView | null): void {
    this.own = own;
    // The room's word: a confirmation that follows is of it, in the form that is kept.
    if (own?.response != null) this.#sent.clear();
  }

  /** A page shows what it sent; the server tells the own view only where it keeps something else. */
  #confirmed(id: string): void {
    const sent = this.#sent.get(id);
    if (!this.own || !sent || sent.visit !== visitOf(this.view)) return;
    this.own = { ...this.own, response: sent.response };
  }

  #show({ v, view, atMs }: { v: number; view: SharedView; atMs: number }): void {
    const isSame = visitOf(view) === visitOf(this.view);
    // Another slide: the answer and result of the one before are over. A slide shown again begins at its reveal.
    if (this.own && !isSame && view.phase.phase !== 'reveal') {
      const { firstResponse: _, ...own } = this.own;
      this.own = { ...own, response: null, result: null, extraMs: 0 };
    }
    if (this.own && view.phase.phase !== 'standings') this.own = { ...this.own, previousRank: null, gap: null };
    this.v = v;
    this.view = view;
    this.viewAtMs = atMs;
    sayReady(view.phase, this.clock, this.wire, this.#rng);
  }

  #thinkLater(): void {
    this.clock.after(this.#rng.between(200, 2500), () => {
      if (this.wire.hasEnded) return;
      if (this.#stage.isPlaying() && this.view) this.#act(this.view);
      this.#thinkLater();
    });
  }

  #act(view: SharedView): void {
    const { phase } = view;
    if (this.own === null) return this.#join();
    if (this.#rng.chance(0.01)) this.#ask('leave', {});
    if (this.#rng.chance(0.02)) this.#disturb();
    if (phase.phase === 'ended' && this.#rng.chance(0.3)) this.#ask('askReview', {});
    if (phase.phase !== 'question') return;
    if (this.#answeredVisit !== phase.visit) {
      if (this.#rng.chance(0.35)) return;
      const { slide, visit, question, remainingMs } = phase;
      this.#answeredVisit = visit;
      const response = respond(question, this.#rng);
      const waitMs = this.#waitBeforeAnswer(remainingMs ?? 0);
      this.clock.after(waitMs, () => {
        this.#lastAnswer = this.#answer({ slide, visit, response });
      });
      return;
    }
    if (this.#rng.chance(0.15)) this.#answerOddly(phase.slide, phase.visit, respond(phase.question, this.#rng));
  }

  /** Some press at the very last moment, or a little after it; who was granted more time mostly uses it. */
  #waitBeforeAnswer(remainingMs: number): number {
    const extraMs = this.own?.extraMs ?? 0;
    if (extraMs > 0 && this.#rng.chance(0.7)) return remainingMs + this.#rng.below(extraMs);
    return this.#rng.chance(0.2) ? Math.max(0, remainingMs + this.#rng.between(-200, 500)) : 0;
  }

  #join(): void {
    if (this.#joining !== null) return;
    if (this.#tries > 4) return this.#watch();
    this.#tries += 1;
    const { nickname } = this.phone;
    if (this.#rng.chance(0.15)) this.#ask('suggestName', {});
    // Most look at the big screen; some do not see it.
    const pattern = this.#rng.chance(0.8) ? this.#stage.house.room(this.room.id)?.state.twoStep?.pattern : [];
    const team = this.#rng.chance(0.8) ? this.#rng.below(3) : null;
    const name = this.#tries > 2 ? `${nickname} ${this.#tries}` : nickname;
    if (this.phone.joining) this.#stage.scene.reach('join sent again after a reload');
    const request =
      this.phone.joining ??
      ask(this.#stage, this.#by(), 'join', { name, phone: '', consent: true, team, pattern: pattern ?? [] });
    this.phone.joining = request;
    this.#joining = request.id;
    this.wire.request(request.id, request.text);
  }

  /** Whoever gets no place watches, and now and then takes their eyes off. */
  #watch(): void {
    this.#looks += 1;
    const on = this.#looks % 4 !== 0;
    this.wire.say(JSON.stringify({ t: 'watch', on }));
    if (on) this.wire.say(JSON.stringify({ t: 'react', r: 0 }));
  }

  /** The same again, another answer, the slide before, a slide to come, one that never was. */
  #answerOddly(slide: number, visit: number, response: SlideResponse): void {
    const odd = this.#rng.below(5);
    if (odd === 0 && this.#lastAnswer !== null) this.wire.say(this.#lastAnswer);
    if (odd === 1) this.#answer({ slide, visit, response });
    if (odd === 2) this.#answer({ slide: Math.max(0, slide - 1), visit: visit - 1, response });
    if (odd === 3) this.#answer({ slide: slide + 1, visit: visit + 1, response });
    if (odd === 4) this.#answer({ slide: 999, visit, response });
  }

  /** What only an operator may say, and what is no message at all. */
  #disturb(): void {
    this.#ask('operate', { expect: null, action: { do: 'next' } });
    this.#ask('advance', { expect: 0 });
    this.wire.say(JSON.stringify({ t: 'answer', id: 'x', role: 'operator' }));
  }

  #answer(content: { slide: number; visit: number; response: SlideResponse }): string {
    const { id, text } = this.#ask('answer', content);
    this.#sent.set(id, content);
    return text;
  }

  #ask(kind: Asked['kind'], content: object): { id: string; text: string } {
    const request = ask(this.#stage, this.#by(), kind, content);
    this.wire.request(request.id, request.text);
    return request;
  }

  #by() {
    return { page: this.#name, roomId: this.room.id, clock: this.clock };
  }
}

function visitOf(view: SharedView | null): number | null {
  return view && 'visit' in view.phase ? view.phase.visit : null;
}
