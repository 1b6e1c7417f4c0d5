import type { PhaseView } from '@qc/contract';
import { clockNow } from '../clock.ts';
import { hasKey, rightAnswers, solutionOf } from '../grading/grade.ts';
import { currentSlide } from '../rounds.ts';
import type { Phase, RoomState } from '../state.ts';
import { emptyQuestion, questionView } from './question-view.ts';
import { standingRows } from './standing-rows.ts';

/** Rows of the standings that are shown. */
const TOP = 10;

/** The present phase as every audience sees it. Right answers appear at the reveal, if the game shows them at all. */
export function phaseView(state: RoomState, nowMs: number): PhaseView {
  const { phase } = state;
  const slide = currentSlide(state);
  const question = slide ? questionView(slide) : emptyQuestion();
  switch (phase.name) {
    case 'opening':
    case 'media':
    case 'ending':
      return {
        phase: phase.name,
        media: (phase.name === 'ending' ? slide?.endingMedia : slide?.openingMedia) ?? null,
        heading: phase.name === 'media' ? question.question : (slide?.mediaTitle ?? ''),
        subheading: phase.name === 'media' ? question.queMessage : '',
        slide: phase.slide,
        visit: phase.visit,
        limitMs: phase.limitMs,
        remainingMs: remainingMs(state, phase.deadlineMs, nowMs),
      };
    case 'question':
      return {
        phase: 'question',
        question,
        slide: phase.slide,
        visit: phase.visit,
        limitMs: phase.limitMs,
        remainingMs: remainingMs(state, phase.deadlineMs, nowMs),
      };
    case 'closed':
      return { phase: 'closed', question, ...place(phase) };
    case 'reveal': {
      const shown = state.game.showAnswer && slide !== null && hasKey(slide);
      const correct = shown ? rightAnswers(slide) : null;
      return { phase: 'reveal', question, correct, solution: shown ? solutionOf(slide) : [], ...place(phase) };
    }
    case 'standings':
      return { phase: 'standings', top: standingRows(state, TOP), ...place(phase) };
    case 'podium':
      return { phase: 'podium', winners: standingRows(state, state.game.winnersCount) };
    case 'lobby':
    case 'ended':
      return { phase: phase.name };
  }
}

function place({ slide, visit }: Extract<Phase, { slide: number }>): { slide: number; visit: number } {
  return { slide, visit };
}

function remainingMs(state: RoomState, deadlineMs: number | null, nowMs: number): number | null {
  return deadlineMs === null ? null : Math.max(0, Math.round(deadlineMs - clockNow(state, nowMs)));
}
