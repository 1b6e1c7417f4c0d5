import type { OperatorView, PresenterView, RoomInfo, RoomSounds, SharedView } from '@qc/contract';
import { TOLD_SETTINGS } from '@qc/contract/entities/game-settings';
import { pickFields } from '@qc/contract/pick-fields';
import { clockNow, deadlineOf } from './clock.ts';
import { shutDoor } from './seats/shut-door.ts';
import { canCorrect } from './correction/correct-run.ts';
import { devicesIn, keysIn } from './devices-in.ts';
import { callerGaps } from './callers/caller-gaps.ts';
import { keyLimits } from './slides/key-limit.ts';
import { hasKey, kindOf, rightAnswers, solutionOf } from './slides/slide-kinds.ts';
import { clockless } from './phases/auto-wait.ts';
import { slideBefore } from './phases/back.ts';
import { canShowPodium } from './phases/finish.ts';
import { nextAction } from './phases/next-action.ts';
import { takesReactions } from './reactions/takes-reactions.ts';
import { hasPoints } from './scoring/has-points.ts';
import { isWatchable } from './spectators/may-watch.ts';
import { LAST_STAGE, winnersIn } from './phases/podium/podium-places.ts';
import { currentSlide, openRound, slideIndex } from './rounds.ts';
import type { RunGame } from './run-game.ts';
import type { RoomState } from './state.ts';
import { explanationOf } from './views/explanation.ts';
import { countsOf } from './views/counts.ts';
import { distributionOf } from './views/distribution.ts';
import { overMs } from './views/extra-ms.ts';
import { firstVoteShown, talkView } from './views/first-vote.ts';
import { guessesOf } from './views/guesses.ts';
import { phaseView } from './views/phase-view.ts';
import { questionView } from './views/question-view.ts';
import { racerRows } from './views/race-view.ts';
import { remainingMs } from './views/remaining.ts';
import { saidOf } from './views/said.ts';
import { toldOfRemotes } from './views/told-of-remotes.ts';

/** What everybody may know of a room, the same for the whole run. */
export function roomInfo({ code, game }: RoomState): RoomInfo {
  return {
    code,
    name: game.name,
    language: game.language,
    direction: game.direction,
    ...pickFields(game, TOLD_SETTINGS),
    slideCount: game.slides.length,
    mediaSlides: game.slides.flatMap((slide, index) => (kindOf(slide).asks ? [] : [index])),
    maxPlayers: game.maxPlayers,
    ...(!hasPoints(game) && { noPoints: true as const }),
    pace: game.pace,
    closesAtMs: game.closesAtMs,
  };
}

/** The same with what only big screens show. */
export function screenRoomInfo(state: RoomState): RoomInfo {
  const { lobbySlides } = state.game;
  return { ...roomInfo(state), ...(lobbySlides.length > 0 && { lobbySlides }) };
}

/** What the presenter screen plays, the same for the whole run. */
export function roomSounds(game: RunGame): RoomSounds {
  return {
    set: game.soundSet,
    music: game.music,
    winners: game.winnersSound,
    separateWinners: game.separateWinnersSounds,
  };
}

/** What every player sees; the remaining time is true at `nowMs`. */
export function sharedView(state: RoomState, nowMs: number): SharedView {
  return {
    phase: phaseView(state, nowMs),
    // A turn stops the clock, and nobody is told of a pause.
    paused: state.pausedAtMs !== null && (openRound(state)?.race?.turn ?? null) === null,
    players: state.players,
    door: shutDoor(state),
    ...(isWatchable(state) && { watchable: true as const }),
    ...(state.after && state.phase.name === 'lobby' && { again: true as const }),
    ...keysIn(state),
    ...(takesReactions(state) && { reacts: true as const }),
    ageMs: Math.max(0, Math.round(clockNow(state, nowMs) - state.enteredAtMs)),
    step: state.step,
  };
}

/** What the presenter screen sees. */
export function presenterView(state: RoomState, nowMs: number): PresenterView {
  const { answered, present, arrivals, teamSizes, crowd, ready, remotes } = countsOf(state);
  return {
    ...sharedView(state, nowMs),
    answered,
    present,
    ...(remotes && { remotes }),
    distribution: distributionOf(state),
    said: saidOf(state),
    ...guessesOf(state),
    ...firstVoteShown(state),
    ...racerRows(state),
    muted: state.muted,
    volume: state.volume,
    black: state.black,
    // A code by which nobody comes in would only be in the way.
    ...(state.largeCode && shutDoor(state) === null && { largeCode: true as const }),
    ...(state.calm && { calm: true as const }),
    locked: state.locked,
    ...(devicesIn(state).includes('dialer') && { callersIn: true as const }),
    arrivals,
    ...(teamSizes && { teamSizes }),
    ...(crowd && { crowd }),
    ready,
    ...toldOfRemotes(state),
    pattern: state.twoStep ? [...state.twoStep.pattern] : null,
  };
}

/** What the operator's console sees: the key, the notes and what comes next with it. */
export function operatorView(state: RoomState, nowMs: number): OperatorView {
  const slide = currentSlide(state);
  return {
    ...presenterView(state, nowMs),
    notes: slide?.notes ?? '',
    isVoid: slide?.isVoid ?? false,
    correct: slide ? rightAnswers(slide) : [],
    solution: slide ? solutionOf(slide) : [],
    explanation: slide && explanationOf(slide),
    next: nextSlide(state),
    nextAction: nextAction(state),
    ...(slide && state.phase.name === 'asking' && { asked: questionView(slide) }),
    ...(state.phase.name === 'podium' && state.phase.stage < LAST_STAGE && { winners: winnersIn(state) }),
    ...talkView(state),
    revealsAnswer: slide !== null && state.game.showAnswer && hasKey(slide),
    canShowPodium: canShowPodium(state),
    canGoBack: slideBefore(state) !== null,
    autoAdvance: state.autoAdvance,
    // Where a clock is shown, that one says it.
    autoRemainingMs: clockless(state.phase) ? remainingMs(state, deadlineOf(state.phase), nowMs) : null,
    overMs: overMs(state, nowMs),
    lateJoin: state.lateJoin,
    reactions: state.reactions,
    spectators: state.spectators,
    ...screenLinkRows(state),
    bannedCount: state.banned.length,
    keepsResult: state.startedAtMs !== null,
    devices: [...devicesIn(state)],
    ...(state.phase.name === 'lobby' && {
      keyLimits: keyLimits(state.game.slides),
      callerGaps: callerGaps(state.game.slides),
    }),
    canCorrect: slide !== null && canCorrect(state, slideIndex(state.phase) ?? -1),
  };
}

function screenLinkRows({ screenLinks }: RoomState): Pick<OperatorView, 'screenLinks'> {
  const rows = screenLinks.flatMap((link, at) => (link ? [{ number: at + 1, keys: link.keys }] : []));
  return rows.length > 0 ? { screenLinks: rows } : {};
}

function nextSlide(state: RoomState): OperatorView['next'] {
  const { name } = state.phase;
  if (name === 'podium' || name === 'honours' || name === 'ended') return null;
  const index = (slideIndex(state.phase) ?? -1) + 1;
  const slide = state.game.slides[index];
  if (!slide) return null;
  const pause = kindOf(slide).pause(slide);
  return {
    slide: index,
    type: slide.type,
    question: slide.question,
    preview: kindOf(slide).asks ? questionView(slide) : null,
    media: kindOf(slide).medium(slide),
    ...(pause && { minutes: pause.minutes }),
    notes: slide.notes,
  };
}
