import { MediaRef, SCORING_PROFILES, type SlideType, TEAM_RULES } from '@qc/contract';
import type { RunGame, RunSlide } from '@qc/engine';
import { sampleGame } from '../testing/sample-game.ts';
import type { Rng } from './rng.ts';

/** Whether slides of a kind have a right answer, a secret until they are revealed. */
const IS_KEYED: Readonly<Record<SlideType, boolean>> = {
  trivia: true,
  trueFalse: true,
  survey: false,
  typed: true,
  number: true,
  order: true,
  media: false,
  miniGame: false,
  buzzer: true,
  break: false,
};
const PICTURE = { _id: 'picture-1', type: 'image', publicId: 'one', width: 800, height: 600, alt: '' };

/** A short game for one seed. */
export interface StagedGame {
  game: RunGame;
  /** The slide whose key differs between twins; -1: there is none. */
  secret: number;
}

/** What is staged. */
interface Staging {
  /** What is right on its first slide with a key is another answer, and nothing else differs. */
  other: boolean;
  /** With buzzer slides; else it is what it was before there were any. */
  hasRaces: boolean;
  /** Which of the shows it has, drawn apart from all else; null: none, as before there were any. */
  show: number | null;
}

/** Makes a game. */
export function stageGame(canary: string, { other, hasRaces, show }: Staging, rng: Rng): StagedGame {
  const [one, two] = [sampleGame(1).slides, sampleGame(2).slides];
  const kinds = one.flatMap(({ type }, index) => (hasRaces || type !== 'buzzer' ? [index] : []));
  const order = rng.shuffled(kinds).slice(0, rng.between(2, 4));
  const secret = order.findIndex((index) => {
    const slide = one[index];
    return slide !== undefined && IS_KEYED[slide.type];
  });
  const slides = order.flatMap((index, at) => {
    const slide = (other && at === secret ? two : one)[index];
    if (!slide) return [];
    return [{ ...stageSlide(slide, canary, rng), round: roundAt(at, show, canary), talkSeconds: talkOf(show) }];
  });
  const hasBreak = show !== null && show % 2 === 0;
  return {
    // The break comes second.
    secret: hasBreak && secret > 0 ? secret + 1 : secret,
    game: sampleGame(1, {
      ...{ name: `${canary} game`, ...settings(canary, rng), ...rhythmOf(show) },
      slides: hasBreak ? slides.toSpliced(1, 0, ...one.slice(0, 1).map((slide) => breakOf(slide, canary))) : slides,
    }),
  };
}

/** A countdown, time to read, a podium in stages: each of them there or not. */
function rhythmOf(show: number | null): Partial<RunGame> {
  if (show === null) return {};
  return {
    startCountdown: show % 2 === 0,
    readingPace: show % 3 === 0 ? 'none' : 'quick',
    podiumPace: show % 5 === 0 ? 'byHand' : 'itself',
    revealByHand: show % 7 === 0,
  };
}

/** Whether what can be is talked about and voted on again. */
function talkOf(show: number | null): number {
  return show !== null && show % 4 === 1 ? 30 : 0;
}

function breakOf(slide: RunSlide, canary: string): RunSlide {
  return { ...slide, type: 'break', question: `${canary}: a break`, answers: [], break: { minutes: 1, music: true } };
}

/** Half of the games with a show have a round from the second slide on, half of those one from the first on as well. */
function roundAt(at: number, show: number | null, canary: string): RunSlide['round'] {
  if (show === null || show % 2 === 0) return null;
  return at === 1 || (at === 0 && show % 4 === 1) ? { title: `${canary} round` } : null;
}

function stageSlide(slide: RunSlide, canary: string, rng: Rng): RunSlide {
  const time = slide.type === 'media' ? rng.pick([0, 3]) : rng.pick([2, 4, 8, 20]);
  // With a picture the slide is prepared on the devices first.
  const image = rng.chance(0.3) ? MediaRef.parse(PICTURE) : null;
  return { ...slide, question: `${canary}: ${slide.question}`, time, image };
}

function settings(canary: string, rng: Rng): Partial<RunGame> {
  const mode = rng.pick<RunGame['teams']['mode']>(['off', 'off', 'off', 'choose', 'assign']);
  const names = [`${canary} red`, `${canary} blue`, `${canary} green`];
  return {
    showResultsAfter: rng.pick<RunGame['showResultsAfter']>(['question', 'round', 'end', 'never']),
    maxPlayers: rng.pick([3, 100, 100, 100]),
    showAnswer: rng.chance(0.8),
    lateJoin: rng.chance(0.9),
    autoAdvance: rng.chance(0.2),
    nameRule: rng.chance(0.15) ? 'generated' : 'own',
    scoring: {
      profile: rng.chance(0.5) ? 'halfFloor' : rng.pick(SCORING_PROFILES),
      first: rng.pick([1, 3]),
      penalty: rng.pick([25, 100]),
      streaks: rng.chance(0.3),
    },
    teams: { mode, names: mode === 'off' ? [] : names, rule: rng.pick(TEAM_RULES), best: 2 },
  };
}
