import {
  type AnswersUpload,
  DEFAULT_TEAMS,
  type OperatorAction,
  type UploadedAnswer,
  WITHOUT_SHOW,
} from '@qc/contract';
import { readOldAnswer } from '#features/run-state';
import { openRoom, step, type Command, type RoomState, type RunGame } from '@qc/engine';

/** A run as it is uploaded: earlier runners write answers otherwise. */
export type UploadedRun = Omit<AnswersUpload, 'licence'>;
/** What a run without the server tells of itself. */
export type PlayedRun = Omit<UploadedRun, 'answers'> & { answers: UploadedAnswer[] };

/** The run with its answers as they are written today; null: one of them says nothing that there can be. */
export function readUploaded(game: RunGame, run: UploadedRun): PlayedRun | null {
  const answers: UploadedAnswer[] = [];
  for (const given of run.answers) {
    if ('response' in given) answers.push(given);
    else {
      const { choice, text, ...answer } = given;
      const response = readOldAnswer(game.slides[answer.slide]?.type, { choice, text });
      if (!response) return null;
      answers.push({ ...answer, response });
    }
  }
  return { ...run, answers };
}

/** More presses than this between two questions of a game there cannot be. */
const PRESSES_MAX = 12;

/**
 * A run that took place elsewhere, judged anew by the engine from names and answers alone: players join, each question
 * that somebody answered opens, its answers come in at their times, and it closes. Null when any of it would have been
 * refused in a room. Answers are numbered as the exported file has them.
 */
export function rebuildRun(game: RunGame, run: PlayedRun): RoomState | null {
  const answersOf = Map.groupBy(run.answers, ({ slide }) => slide);
  const asked = [...answersOf.keys()].sort((a, b) => a - b);
  const slides = asked.map((slide) => game.slides[slide]);
  if (slides.some((slide) => slide === undefined)) return null;
  const played = new Replay(openRoom({ code: '', game: gameWith(game, slides), openedAtMs: run.startedAt }));
  run.players.forEach((name, player) => {
    const proof = { tokenHash: `player-${player}`, messageId: `join-${player}` };
    played.judge({ type: 'join', name, phone: '', consent: true, ...proof });
  });
  asked.forEach((slide, place) => played.ask(place, answersOf.get(slide) ?? []));
  played.operate('end');
  return played.ok ? asItWas(game, asked, played.state, run) : null;
}

/** The asked slides alone, without what only a hall needs. */
function gameWith(game: RunGame, slides: readonly (RunGame['slides'][number] | undefined)[]): RunGame {
  return {
    ...withoutHall(game),
    slides: slides.flatMap((slide) =>
      slide ? [{ ...slide, openingMedia: null, endingMedia: null, readSeconds: 0, talkSeconds: 0 }] : [],
    ),
  };
}

function withoutHall(game: RunGame): RunGame {
  return {
    ...game,
    collectPhone: false,
    regulationsLink: '',
    regulationsText: '',
    teams: DEFAULT_TEAMS,
    nameRule: 'own',
    nameFilter: false,
    lateJoin: true,
    autoAdvance: false,
    pace: 'live',
    ...WITHOUT_SHOW,
    closesAtMs: null,
  };
}

/** The run under the whole game, with its slides as the game numbers them and its own times. */
function asItWas(game: RunGame, asked: readonly number[], state: RoomState, run: PlayedRun): RoomState {
  return {
    ...state,
    game: withoutHall(game),
    rounds: state.rounds.map((round) => ({ ...round, slide: asked[round.slide] ?? round.slide })),
    startedAtMs: run.startedAt,
    endedAtMs: run.endedAt,
  };
}

/** A room that is played through command by command; after the first that is refused, or says the same again, nothing counts any more. */
class Replay {
  state: RoomState;
  ok = true;
  #nowMs: number;
  #messages = 0;

  constructor(state: RoomState) {
    this.state = state;
    this.#nowMs = state.openedAtMs;
  }

  judge(command: Command, atMs = this.#nowMs): void {
    if (!this.ok) return;
    const outcome = step(this.state, command, atMs);
    this.#nowMs = Math.max(this.#nowMs, atMs);
    if (outcome.ok && !outcome.repeated) this.state = outcome.state;
    else this.ok = false;
  }

  operate(press: 'next' | 'closeAnswers' | 'reveal' | 'end'): void {
    this.judge({ type: 'operate', action: { do: press }, expect: null });
  }

  /** Opens the question at this place, takes its answers and gives the points. */
  ask(place: number, answers: readonly UploadedAnswer[]): void {
    for (let press = 0; this.ok && !this.#isOpen(place); press += 1) {
      const { phase } = this.state;
      if (press === PRESSES_MAX) this.ok = false;
      else if (phase.name === 'preparing') this.judge({ type: 'devicesReady', visit: phase.visit });
      else this.operate('next');
    }
    const { phase } = this.state;
    if (phase.name !== 'question') return;
    const openedAtMs = this.#nowMs;
    if (this.#isRace()) return this.#askRace(place, phase.visit, answers);
    for (const answer of answers.toSorted((a, b) => a.tookMs - b.tookMs)) {
      const { player: seat, response, tookMs } = answer;
      const said = { seat, slide: place, visit: phase.visit, response, messageId: `answer-${this.#messages++}` };
      this.judge({ type: 'answer', ...said }, openedAtMs + tookMs);
    }
    if (this.state.phase.name === 'question') this.operate('closeAnswers');
    if (this.state.phase.name === 'closed') this.operate('reveal');
  }

  #isRace(): boolean {
    return this.state.rounds.at(-1)?.race != null;
  }

  /**
   * A race for the turn: each who was judged presses and is judged at once, in the order of their presses; who never had
   * the turn has no part in it. What was right is said at the end: before, it would have ended the question.
   */
  #askRace(place: number, visit: number, answers: readonly UploadedAnswer[]): void {
    const openedAtMs = this.#nowMs;
    const judged = answers.filter(({ response }) => 'verdict' in response && response.verdict !== null);
    for (const { player: seat, response, tookMs } of judged.toSorted((a, b) => a.tookMs - b.tookMs)) {
      const said = { seat, slide: place, visit, response, messageId: `answer-${this.#messages++}` };
      this.judge({ type: 'answer', ...said }, openedAtMs + tookMs);
      this.#say({ do: 'judge', seat, right: false });
    }
    if (this.state.phase.name === 'question') this.operate('closeAnswers');
    for (const { player: seat, response } of judged)
      if ('verdict' in response && response.verdict === 'right')
        this.#say({ do: 'rejudge', slide: place, seat, right: true });
    if (this.state.phase.name === 'closed') this.operate('reveal');
  }

  #say(action: OperatorAction): void {
    this.judge({ type: 'operate', action, expect: null });
  }

  #isOpen(place: number): boolean {
    const { phase } = this.state;
    return phase.name === 'question' && phase.slide === place;
  }
}
