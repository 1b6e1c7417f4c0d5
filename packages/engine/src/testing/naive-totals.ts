import type { SlideType } from '@qc/contract';
import type { RunSlide } from '../run-game.ts';
import type { Answer, RoomState, Round } from '../state.ts';
import { TYPED } from './said-pool.ts';

/** What a seat should have. */
export interface NaiveTotal {
  score: number;
  totalAnswerMs: number;
  streak: number;
}

/**
 * Every seat's points and time, worked out anew from the rules as they are written for people, with none of the
 * engine's code: what the engine shows must be the same.
 */
export function naiveTotals(state: RoomState): NaiveTotal[] {
  const totals = state.seats.blocks.flat().map(() => ({ score: 0, totalAnswerMs: 0, streak: 0 }));
  for (const { round, slide } of inOrder(state)) {
    const answers = round.answers.blocks.flat();
    totals.forEach((total, seat) => {
      const answer = answers[seat];
      // Nothing has become of it for who was not judged, and its times are nobody's.
      if (slide.type === 'buzzer' && verdictOf(answer) === null) return;
      // Nor are they anybody's where neighbours talk.
      const isTalked = isTalkedAbout(slide);
      const tookMs = slide.type === 'buzzer' ? 0 : answer?.tookMs;
      // Came after the round.
      if (answer === undefined) {
        total.totalAnswerMs += isTalked ? 0 : round.limitMs;
        return;
      }
      total.totalAnswerMs += isTalked ? 0 : (tookMs ?? round.limitMs);
      total.streak = answer && isRight(slide, round, answer) ? total.streak + 1 : 0;
      if (answer) total.score += pointsOf(state, slide, round, { ...answer, seat });
      if (state.game.scoring.streaks && total.streak > 0)
        total.score += Math.round((slide.score * slide.times * Math.min(total.streak - 1, 5)) / 10);
    });
  }
  return totals;
}

/** Voted on twice, with talk between. */
function isTalkedAbout({ type, talkSeconds }: RunSlide): boolean {
  return talkSeconds > 0 && (type === 'trivia' || type === 'number' || type === 'survey');
}

function verdictOf(answer: Answer | null | undefined): 'right' | 'wrong' | null {
  return answer?.response.type === 'buzzer' ? answer.response.verdict : null;
}

const GIVES_POINTS: Readonly<Record<SlideType, boolean>> = {
  trivia: true,
  trueFalse: true,
  survey: false,
  typed: true,
  number: true,
  order: true,
  media: false,
  miniGame: true,
  buzzer: true,
  break: false,
};

/** Revealed rounds worth points: the one revealed first, first; at the same instant the one asked first. */
function inOrder(state: RoomState): { round: Round; slide: RunSlide }[] {
  const left = state.rounds.flatMap((round) => {
    const slide = state.game.slides[round.slide];
    if (!slide || slide.isVoid || round.skipped || round.revealedAtMs === null) return [];
    return !GIVES_POINTS[slide.type] || slide.score === 0 ? [] : [{ round, slide }];
  });
  const order: typeof left = [];
  while (left.length > 0) {
    const firstMs = Math.min(...left.map(({ round }) => round.revealedAtMs ?? NaN));
    order.push(
      ...left.splice(
        left.findIndex(({ round }) => round.revealedAtMs === firstMs),
        1,
      ),
    );
  }
  return order;
}

/** The table of the profiles, one line each. */
function pointsOf(
  { game, alsoIn }: RoomState,
  slide: RunSlide,
  round: Round,
  answer: Answer & { seat: number },
): number {
  const { profile, penalty } = game.scoring;
  const share = shareOf(slide, round, answer);
  const full = slide.score * slide.times;
  if (slide.type === 'buzzer' && slide.buzzer.penalty > 0 && share === 0) return -slide.buzzer.penalty * slide.times;
  const isTimed = slide.type !== 'miniGame' && slide.type !== 'buzzer' && !isTalkedAbout(slide);
  const isFlat = game.callerPoints === 'flat' && slide.type !== 'buzzer' && round.readMs[answer.seat] !== undefined;
  const flatMs = game.device === 'dialer' && alsoIn.length === 0 ? 0 : round.limitMs / 2;
  const ms = isFlat ? flatMs : answer.tookMs;
  const t = isTimed && ms >= 500 && round.limitMs > 0 ? ms / round.limitMs : 0;
  const halfFloor = Math.round(share * Math.round(full * (1 - t / 2)));
  switch (profile) {
    case 'halfFloor':
      return halfFloor;
    case 'accuracy':
      return Math.round(share * full);
    case 'linear':
      return Math.round(share * Math.round(full * (1 - t)));
    case 'firstRight':
      if (!isTimed) return Math.round(share * full);
      return share === 1 && (round.firstMs === null || answer.tookMs <= round.firstMs) ? full : 0;
    case 'penalty':
      return isWhollyWrong(slide, round, answer) ? Math.round((full * penalty) / 100) * -1 || 0 : halfFloor;
  }
}

/** Right is all of it; on a mini-game half of it. */
export function isRight(slide: RunSlide, round: Round, answer: Answer): boolean {
  return shareOf(slide, round, answer) >= (slide.type === 'miniGame' ? 0.5 : 1);
}

/** Nothing in it is right. Who is not the nearest, and a mini-game that told nothing, is not wrong. */
function isWhollyWrong(slide: RunSlide, round: Round, answer: Answer): boolean {
  if (slide.type === 'number' && slide.numberKey.rule === 'closest') return false;
  if (answer.response.type === 'miniGame' && answer.response.share === null) return false;
  if (answer.response.type === 'trivia' && slide.selection === 'multiple')
    return answer.response.picks.every((index) => slide.answers[index]?.correct === false);
  return shareOf(slide, round, answer) === 0;
}

/** How much of the points an answer is worth. What is said comes from the pool, which knows what it means. */
function shareOf(slide: RunSlide, round: Round, { response }: Answer): number {
  switch (response.type) {
    case 'typed': {
      const said = TYPED.find((one) => one.text === response.text);
      const folded = said?.differs == null || !slide.typing[said.differs];
      return folded && slide.answers.some((answer) => answer.text === said?.word) ? 1 : 0;
    }
    case 'number': {
      const { value, rule, tolerance } = slide.numberKey;
      const distance = Math.abs(response.value - (value ?? NaN));
      return distance <= (rule === 'closest' ? (round.closest ?? NaN) : tolerance) ? 1 : 0;
    }
    case 'order':
      return (
        response.sequence.filter((index, place) => slide.sequence.indexOf(index) === place).length /
        slide.answers.length
      );
    case 'miniGame':
      // Finished, and no score told.
      return response.share ?? 0;
    case 'buzzer':
      return response.verdict === 'right' ? 1 : 0;
    case 'trivia':
    case 'trueFalse':
    case 'survey': {
      const right = new Set(slide.answers.flatMap((answer, index) => (answer.correct ? [index] : [])));
      const hits = response.picks.filter((index) => right.has(index)).length;
      const one = slide.type === 'trueFalse' || slide.selection === 'single';
      return one ? Math.min(1, hits) : Math.max(0, (2 * hits - response.picks.length) / right.size);
    }
  }
}
