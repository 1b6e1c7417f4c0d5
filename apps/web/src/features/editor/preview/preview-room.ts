import { NOBODY } from '#features/show';
import { textsIn } from '#platform/words';
import {
  deviceOf,
  fitContent,
  newQuestion,
  type OwnView,
  type PresenterView,
  type QuestionContent,
  type RoomInfo,
  type SlideResponse,
  WITHOUT_SHOW,
} from '@qc/contract';
import { FINISH_KEY } from '@qc/contract/devices/read-keys';
import {
  isVotedTwice,
  type PageCommand,
  openRoom,
  ownView,
  presenterView,
  type Race,
  type RoomState,
  type RunGame,
  type RunSlide,
  screenRoomInfo,
  stepByPage,
  toRunGame,
} from '@qc/engine';
import type { RoundPlace } from './round-place.ts';
import type { GameFields } from '../session/editor-records.ts';
import { kindOf, PLAYED_TYPE } from '../slides/editor-kinds.ts';

/** What the preview can show: of the game, or of a slide. */
export type PreviewMoment =
  | 'lobby'
  | 'podium'
  | 'round'
  | 'opening'
  | 'question'
  | 'talk'
  | 'secondVote'
  | 'reveal'
  | 'standings'
  | 'ending'
  | 'media'
  | 'break';

/** What a room shows at a moment, to everybody and to one player. */
export interface PreviewViews {
  room: RoomInfo;
  presenter: PresenterView;
  own: OwnView;
}

/** The invented moment the room is looked at, ms. */
const NOW_MS = 1_000_000;
/** Answers come this long after the question, beyond what is believed of a mini-game, ms. */
const ANSWER_AFTER_MS = 4000;
/** Invented players have names of their own, and every step is asked for. */
const PREVIEW_RULES = {
  nameRule: 'own',
  nameFilter: false,
  lateJoin: true,
  autoAdvance: false,
  ...WITHOUT_SHOW,
} as const;
/** Ways to mix the items of an order slide. */
const SEEDS = ['preview', 'preview-2', 'preview-3', 'preview-4', 'preview-5'];
/** The longest way from the lobby to a moment. */
const STEPS_MAX = 12;
/** How far from right the invented players answer, seat after seat. */
const SPREAD = [0, 0, 1, 0, 2, 1, 3];
/** The same in a first vote, before the talk. */
const FIRST_SPREAD = [2, 0, 1, 2, 0, 1, 3];

/** The moments a slide has, in order; without a slide those of the game. */
export function momentsOf(slide: QuestionContent | null, game: GameFields): PreviewMoment[] {
  if (!slide) return ['lobby', 'podium'];
  const { asks, shownAs, points } = kindOf(slide);
  const first: PreviewMoment[] = slide.round ? ['round'] : [];
  if (!asks) return [...first, shownAs];
  const moments: PreviewMoment[] = ['question', 'reveal'];
  if (isVotedTwice(slide)) moments.splice(1, 0, 'talk', 'secondVote');
  if (slide.openingMedia) moments.unshift('opening');
  // Without points the places stay as they were and are not shown.
  if ((game.showResultsAfter === 'question' || game.showResultsAfter === 'round') && points !== null)
    moments.push('standings');
  if (slide.endingMedia) moments.push('ending');
  return [...first, ...moments];
}

/** Plays a room with invented players up to a moment, by the rules of the live game, and gives what it shows. */
export function previewViews(
  game: GameFields,
  slide: QuestionContent | null,
  moment: PreviewMoment,
  { keys, round, ...place }: { index: number; slideCount: number; keys: string; round?: RoundPlace | null },
): PreviewViews {
  // A mini-game is not loaded to be looked at: its site would learn of every author who opens the slide.
  const shown = fitContent<QuestionContent>(slide ?? newQuestion(PLAYED_TYPE), { miniGame: '' });
  const settings = { ...game, ...shownColours(game), ...PREVIEW_RULES };
  // Now and then items are mixed into their right order: players see them otherwise, and so does the author.
  const mixed = SEEDS.map((seed) =>
    withStandings(toRunGame(settings, [moment === 'round' ? shown : { ...shown, round: null }], { seed })),
  );
  const runGame = mixed.find(({ slides: [one] }) => one?.sequence.some((item, at) => item !== at)) ?? mixed[0];
  if (!runGame) throw new Error('the preview has no seed');
  let state = openRoom({ code: '482913', game: runGame, openedAtMs: 0 });
  const names = textsIn(game.language, 'previewNames');
  for (const [seat, name] of names.entries()) {
    const tokenHash = `preview-${seat}`;
    const team = runGame.teams.names.length < 2 ? null : seat % runGame.teams.names.length;
    const join = { name, team, phone: '0500000000', consent: true, tokenHash, messageId: tokenHash };
    state = apply(state, { type: 'join', ...join });
  }
  for (let turn = 0; turn < STEPS_MAX && momentOf(state) !== moment; turn++) {
    const before = state;
    if (state.phase.name === 'question') state = judgeFirst(answerAll(state, names.length, { keys }));
    if (state.phase.name !== before.phase.name) continue;
    state = apply(state, { type: 'operate', action: { do: 'next' } });
    if (state.phase === before.phase) break;
  }
  // Where who presses has the turn, the question is looked at before anybody has it.
  if (state.phase.name === 'question' && !raceOf(state))
    state = answerAll(state, Math.ceil(names.length / 3), { keys, from: keys === '' ? 1 : 0 });
  const presenter = presenterView(state, NOW_MS);
  const { phase } = presenter;
  const inGame = phase.phase === 'round' ? { ...phase, ...round } : phase;
  const placed = 'slide' in inGame ? { ...inGame, slide: place.index } : inGame;
  return {
    room: { ...screenRoomInfo(state), slideCount: place.slideCount, mediaSlides: [] },
    presenter: { ...presenter, phase: placed },
    own: ownView(state, 0) ?? NOBODY,
  };
}

/** The standings of a slide are looked at, whether or not it is the last one with points. */
function withStandings(game: RunGame): RunGame {
  return { ...game, rules: 1, slides: game.slides.map((slide) => ({ ...slide, readSeconds: 0 })) };
}

/** Half-typed colours are shown as the brand's. */
function shownColours({ mainColor, secondaryColor }: GameFields) {
  const shown = (colour: string) => (/^#[0-9a-fA-F]{6}$/.test(colour) ? colour : '#1565C0');
  return { mainColor: shown(mainColor), secondaryColor: shown(secondaryColor) };
}

/** `keys`: what the first player has pressed; empty: nothing, the answer is invented as those of the others are. */
function answerAll(state: RoomState, count: number, { keys, from = 0 }: { keys: string; from?: number }): RoomState {
  const slide = state.game.slides[0];
  const { phase } = presenterView(state, NOW_MS);
  if (!slide || phase.phase !== 'question') return state;
  const spread = phase.vote === 1 ? FIRST_SPREAD : SPREAD;
  let now = state;
  for (let seat = from; seat < from + count; seat++) {
    const pressed = seat === 0 ? pressedResponse(slide, keys) : null;
    const response = pressed ?? kindOf(slide).invents(slide, spread[seat % spread.length] ?? 0);
    if (response === null) return state;
    const { slide: index, visit } = phase;
    now = apply(
      now,
      { type: 'answer', seat, slide: index, visit, response, messageId: `answer-${seat}-${visit}` },
      ANSWER_AFTER_MS,
    );
  }
  return now;
}

/** Which moment it is; a second vote is one of its own. */
function momentOf({ phase, rounds }: RoomState): string {
  return phase.name === 'question' && rounds.at(-1)?.vote === 2 ? 'secondVote' : phase.name;
}

function raceOf({ rounds }: RoomState): Race | null {
  return rounds.at(-1)?.race ?? null;
}

/** Who has the turn was right. */
function judgeFirst(state: RoomState): RoomState {
  const seat = raceOf(state)?.turn ?? null;
  return seat === null ? state : apply(state, { type: 'operate', action: { do: 'judge', seat, right: true } });
}

function pressedResponse({ type, answers, selection }: RunSlide, keys: string): SlideResponse | null {
  const read = deviceOf('remotes').readKeys?.[type];
  return read?.(keys.replace(FINISH_KEY, ''), { answers: answers.length, selection }) ?? null;
}

function apply(state: RoomState, command: PageCommand, laterMs = 0): RoomState {
  const outcome = stepByPage(state, command, NOW_MS + laterMs);
  return outcome.ok ? outcome.state : state;
}
