import type { ClockView, MediaRef, PhaseView, TeamRow } from '@qc/contract';
import { gameRoundAt, gameRounds, timesOf } from '../game-rounds/game-rounds.ts';
import { shownGameRound, shownInRound } from '../game-rounds/in-round.ts';
import { hasKey, rightAnswers, solutionOf } from '../slides/slide-kinds.ts';
import { mediaToLoad } from '../media-to-load.ts';
import { currentSlide, shownRound } from '../rounds.ts';
import type { Phase, RoomState } from '../state.ts';
import { explanationOf } from './explanation.ts';
import { honourRows } from './moment/honour-rows.ts';
import { revealFacts } from './moment/reveal-facts.ts';
import { standingLines } from './moment/standing-lines.ts';
import { podiumView } from './podium-view.ts';
import { aloneView, emptyQuestion, questionView } from './question-view.ts';
import { raceView } from './race-view.ts';
import { remainingMs } from './remaining.ts';
import { placesInBreak } from './results-told.ts';
import { revealedRound } from './revealed-round.ts';
import { standingRows } from './standing-rows.ts';
import { withFaces } from './team-faces.ts';
import { teamRows } from './team-rows.ts';
import { wasStopped } from './was-stopped.ts';

/** Rows of the standings that are shown. */
const TOP = 10;
/** The same beside a break's clock. */
const TOP_IN_BREAK = 8;
/** A team there shows the faces of so many. */
const FACES_MAX = 3;

/** The present phase as every audience sees it. Right answers appear at the reveal, if the game shows them at all. */
export function phaseView(state: RoomState, nowMs: number): PhaseView {
  const { phase } = state;
  const slide = currentSlide(state);
  const question = slide ? questionView(slide) : emptyQuestion();
  switch (phase.name) {
    case 'opening':
    case 'media':
    case 'ending': {
      const told = phase.name === 'ending' ? revealedRound(state) : null;
      const explanation = told && state.game.showAnswer ? explanationOf(told.slide) : null;
      return {
        phase: phase.name,
        media: (phase.name === 'ending' ? slide?.endingMedia : slide?.openingMedia) ?? null,
        heading: phase.name === 'media' ? question.question : (slide?.mediaTitle ?? ''),
        subheading: phase.name === 'media' ? question.queMessage : '',
        ...(explanation && { explanation }),
        slide: phase.slide,
        visit: phase.visit,
        ...shownClock(state, phase, nowMs),
      };
    }
    case 'break': {
      const isTold = placesInBreak(state);
      return {
        phase: 'break',
        heading: question.question,
        subheading: question.queMessage,
        media: question.image,
        music: slide?.break.music ?? false,
        top: isTold ? standingRows(state, TOP_IN_BREAK) : [],
        teams: isTold ? facedTeams(state) : [],
        ...place(phase),
        ...shownClock(state, phase, nowMs),
      };
    }
    case 'preparing':
      return {
        phase: 'preparing',
        media: slide ? mediaToLoad(slide) : [],
        heading: slide?.mediaTitle ?? '',
        slide: phase.slide,
        visit: phase.visit,
        limitMs: phase.limitMs,
        remainingMs: remainingMs(state, phase.deadlineMs, nowMs),
      };
    case 'round': {
      const round = gameRoundAt(state.game.slides, phase.slide);
      return {
        phase: 'round',
        title: round?.title ?? '',
        number: round?.number ?? 1,
        of: gameRounds(state.game.slides).length,
        times: round ? timesOf(state.game, round) : 1,
        ...place(phase),
        ...clockView(state, phase, nowMs),
      };
    }
    case 'starting':
      return { phase: 'starting', ...firstMedia(state), ...clockView(state, phase, nowMs) };
    case 'asking':
      return {
        phase: 'asking',
        question: aloneView(question),
        answerCount: question.answers.length,
        ...place(phase),
        ...clockView(state, phase, nowMs),
      };
    case 'dealing':
      return { phase: 'dealing', question, ...place(phase), ...clockView(state, phase, nowMs) };
    case 'question':
    case 'closed':
      return {
        phase: phase.name,
        question,
        ...voteView(state),
        ...raceView(state),
        ...place(phase),
        ...clockView(state, phase, nowMs),
      };
    case 'talk':
      return { phase: 'talk', question, ...place(phase), ...clockView(state, phase, nowMs) };
    case 'reveal': {
      const shown = state.game.showAnswer && slide !== null && hasKey(slide);
      const correct = shown ? rightAnswers(slide) : null;
      const solution = shown ? solutionOf(slide) : [];
      const explanation = slide && state.game.showAnswer ? explanationOf(slide) : null;
      return {
        phase: 'reveal',
        question,
        correct,
        solution,
        explanation,
        ...revealFacts(state),
        ...raceView(state),
        ...place(phase),
      };
    }
    case 'standings':
      return { phase: 'standings', ...standingsView(state), ...place(phase) };
    case 'podium':
      return { phase: 'podium', ...podiumView(state, phase.stage), ...clockView(state, phase, nowMs) };
    case 'honours':
      return { phase: 'honours', honours: honourRows(state, phase.honours) };
    case 'ended':
      return wasStopped(state) ? { phase: 'ended', stopped: true } : { phase: 'ended' };
    case 'lobby':
      return { phase: 'lobby' };
  }
}

/** Of a round alone there are no places before, and nothing that was gained on top. */
function standingsView(
  state: RoomState,
): Omit<Extract<PhaseView, { phase: 'standings' }>, 'phase' | 'slide' | 'visit'> {
  const round = shownGameRound(state);
  const name = round && { number: round.number, title: round.title };
  const lines = standingLines(state);
  const own = shownInRound(state);
  if (!own) return { top: standingRows(state, TOP), teams: facedTeams(state), lines, round: name };
  const top = standingRows(own, TOP).map((row) => ({ ...row, previousRank: null, gained: 0 }));
  const teams = facedTeams(own).map((row) => ({ ...row, previousRank: null, gained: 0 }));
  return { top, teams, lines, round: name };
}

function facedTeams(state: RoomState): TeamRow[] {
  return withFaces(state, teamRows(state), FACES_MAX);
}

function voteView(state: RoomState): { vote?: 1 | 2 } {
  const vote = shownRound(state)?.vote;
  return vote ? { vote } : {};
}

function clockView(
  state: RoomState,
  { limitMs, deadlineMs }: { limitMs: number | null; deadlineMs: number | null },
  nowMs: number,
): ClockView {
  return { limitMs, remainingMs: remainingMs(state, deadlineMs, nowMs) };
}

/** Where the room merely goes on by itself, no clock is shown. */
function shownClock(
  state: RoomState,
  { limitMs, deadlineMs }: { limitMs: number | null; deadlineMs: number | null },
  nowMs: number,
): ClockView {
  return { limitMs, remainingMs: limitMs === null ? null : remainingMs(state, deadlineMs, nowMs) };
}

function place({ slide, visit }: Extract<Phase, { slide: number }>): { slide: number; visit: number } {
  return { slide, visit };
}

/** What the first slide shows, the same for every key; what stands before it first. */
function firstMedia({ game }: RoomState): { media?: MediaRef[] } {
  const [first] = game.slides;
  if (!first) return {};
  // A media slide is about what stands first.
  const media = [...new Set([...(first.openingMedia ? [first.openingMedia] : []), ...mediaToLoad(first)])];
  return media.length > 0 ? { media } : {};
}
