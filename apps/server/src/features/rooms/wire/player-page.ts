import type { ClientMessage, ClientMessageOf, LiveRefusal } from '@qc/contract';
import type { Logger } from 'pino';
import { Listener } from '@qc/engine/live/listener';
import type { Done, ScreenPort } from '../seat/seat-port.ts';
import { SPECTATOR_REACTION_MS } from '@qc/contract/live/reactions';
import { Budget } from '../seat/budgets.ts';
import { ReactionBudget } from '../seat/reaction-budget.ts';
import type { Page, PageWire } from './page.ts';
import { isSameResponse, ownAnswer, ownView, type RoomState } from '@qc/engine';

const NONE: readonly string[] = [];

/**
 * A player's page, in a hall or in an assignment: what it says goes to its seat's port, what comes of it goes back to the page.
 * It may join, answer for its own seat, go on, and leave; without one, watch. Nothing else it says counts.
 */
export class PlayerPage implements Page {
  readonly #port: ScreenPort;
  readonly #end: PageWire;
  readonly #log: Logger;
  readonly #view: Listener;
  readonly #reactions = new ReactionBudget();
  /** Of a page without a place. */
  readonly #slowReactions = new Budget(1, SPECTATOR_REACTION_MS);
  /** Joins under way. */
  #joining = NONE;

  constructor(port: ScreenPort, end: PageWire, log: Logger) {
    this.#port = port;
    this.#end = end;
    this.#log = log;
    this.#view = new Listener(end.wire, 'player', '');
  }

  /** Shows it what there is to see. */
  arrive(lastVersion: number | null): void {
    this.#port.watch(this.#view, lastVersion);
    this.#port.present(true);
  }

  take(message: ClientMessage): void {
    switch (message.t) {
      case 'join':
        return this.#join(message);
      case 'answer':
        return this.#answer(message);
      case 'advance':
        return this.#port.advance(message, this.#acknowledge(message.id));
      case 'leave':
        return this.#leave(message.id);
      case 'face':
        return this.#changeFace(message.id);
      case 'ready':
        return this.#port.ready(message.visit);
      case 'watch':
        return this.#watch(message.on);
      case 'react':
        return this.#react(message.r);
      case 'suggestName':
        return this.#suggestName(message.id);
      case 'askReview':
        return this.#review(message.id);
      case 'operate':
        this.#log.warn({ connection: this.#end.name, action: message.action.do }, 'operator message from a player');
        return this.#refuse(message.id, 'notAllowed');
      case 'presses':
        this.#log.warn({ connection: this.#end.name }, 'presses of remotes from a player');
        return this.#refuse(message.id, 'notAllowed');
      case 'askBridgeCode':
      case 'askScreenLink':
      case 'usePort':
      case 'screenWish':
        return this.#refuse(message.id, 'notAllowed');
      case 'receivers':
      case 'screen':
      case 'bridgeStatus':
      case 'helloPlayer':
      case 'helloStaff':
      case 'helloBridge':
      case 'helloScreen':
      case 'ping':
        return;
    }
  }

  drained(): void {
    this.#port.caughtUp();
  }

  departed(): void {
    this.#port.present(false);
  }

  #join({ t: _t, ...join }: ClientMessageOf<'join'>): void {
    const { id } = join;
    // The same join sent twice on one wire is answered once: the first answer is under way.
    if (this.#joining.includes(id)) return;
    this.#joining = [...this.#joining, id];
    this.#port.join(join, (joined) => {
      this.#joining = this.#joining.filter((one) => one !== id);
      if (joined.ok) this.#view.tell({ t: 'joined', id, token: joined.token, own: joined.own });
      else this.#refuse(id, joined.code);
    });
  }

  #answer(sent: ClientMessageOf<'answer'>): void {
    this.#port.answer(sent, {
      done: (state, seat) => confirmAnswer(this.#view, state, seat, sent),
      refused: (code) => this.#refuse(sent.id, code),
    });
  }

  #changeFace(id: string): void {
    this.#port.changeFace(id, {
      done: (state, seat) => this.#view.tellOwn(ownView(state, seat), { t: 'ack', id }),
      refused: (code) => this.#refuse(id, code),
    });
  }

  #watch(on: boolean): void {
    const refused = this.#port.spectate(on);
    this.#view.tell({ t: 'watching', on: on && refused === null, refused });
  }

  #react(reaction: number): void {
    const budget = this.#port.seat === null ? this.#slowReactions : this.#reactions;
    if (budget.take(this.#end.heardAtMs)) this.#port.react(reaction);
  }

  #leave(id: string): void {
    this.#port.leave(id, {
      done: (state, seat) => {
        // Who leaves once the game is decided keeps the place.
        if (ownView(state, seat) === null) this.#view.tell({ t: 'own', own: null });
        this.#view.tell({ t: 'ack', id });
      },
      refused: (code) => this.#refuse(id, code),
    });
  }

  #suggestName(id: string): void {
    this.#port.suggestName(
      (name) => this.#view.tell({ t: 'nameSuggested', id, name }),
      (code) => this.#refuse(id, code),
    );
  }

  #review(id: string): void {
    // It is large, and takes a moment to make.
    if (!this.#view.keepsUp) return this.#refuse(id, 'tooManyMessages');
    const review = this.#port.review();
    if (typeof review === 'string') this.#refuse(id, review);
    else this.#view.tell({ t: 'review', id, ...review });
  }

  /** What needs no more than a word that it is done. */
  #acknowledge(id: string): Done {
    return {
      done: () => this.#view.tell({ t: 'ack', id }),
      refused: (code) => this.#refuse(id, code),
    };
  }

  #refuse(id: string, code: LiveRefusal): void {
    this.#view.tell({ t: 'refused', id, code });
  }
}

type SubmitAnswer = ClientMessageOf<'answer'>;

/**
 * Tells a page that its answer is on disk. It shows what it has sent: the own view is told only where the room keeps
 * the answer in another form, or has another question on screen by now. Thousands may answer at one instant.
 */
function confirmAnswer(listener: Listener, state: RoomState, seat: number, sent: SubmitAnswer): void {
  const kept = ownAnswer(state, seat);
  if (kept && isSameResponse(kept.response, sent.response)) return listener.tellTaken(sent.id);
  // Told also where it was told before: the page has shown what it sent since.
  listener.noteOwn('');
  listener.tellOwn(ownView(state, seat), { t: 'ack', id: sent.id });
}
