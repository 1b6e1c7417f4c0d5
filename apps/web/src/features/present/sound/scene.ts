import type { RoomSounds } from '@qc/contract';
import type { Cue } from '../speaker/loudspeaker.ts';
import { drumRoll, ROLL_HOLDS_S } from '../score/drum-roll.ts';
import { later, type Note, once } from '../score/note.ts';
import { questionBed } from '../score/question-bed.ts';
import { type Part, roundOf } from '../score/score.ts';
import * as stingers from '../score/stingers.ts';
import { ASKING_TENSION, CLOCKLESS_TENSION } from '../score/tension.ts';
import type { Heard } from './heard.ts';
import type { ScenePhase } from './scene-phase.ts';

/** When in a phase things happen, seconds from its beginning, as they are seen. */
const BEAT_S = 0.9;
const TILES_FROM_S = 0.4;
const ROUND_S = { title: 0.3, stamp: 0.95 } as const;
const RIGHT_S = 0.9;
const STANDINGS_S = { count: 0.3, counting: 0.7, travel: 1, leader: 1.9 } as const;
const PODIUM_S = { curtain: 2.4, told: 1.8 } as const;
/** The roll before the first place ends in a silence, and so long is it with that. */
const FIRST_ROLL_S = 3.6;
const SILENCE_S = 0.4;
const PLACE_S = 0.55;
const FANFARE_S = 3;
/** A breath that is shorter has a shorter gong: its silence stays. */
const SHORT_BREATH_MS = 1200;
/** So long before its end a break says that it is nearly over. */
const BREAK_SOFT_MS = 30_000;
/** A question that was closed with more than this left was answered by all, or cut short. */
const EARLY_MS = 300;
/** Music rises by a semitone every so many slides, up to so many semitones. */
const SLIDES_A_RISE = 3;
const RISES_MAX = 4;

/** What of the page a scene goes by. Moments are on `performance.now`. */
export interface Seen {
  phase: ScenePhase;
  /** Rises with every change of phase. */
  step: number;
  /** When the phase's numbers were right. */
  rightAtMs: number;
  /** When this page first saw the phase. */
  seenMs: number;
  /** The phase that this page showed before; null: it has come into the middle of this one. */
  before: { phase: ScenePhase; leftMs: number | null } | null;
  paused: boolean;
  sounds: RoomSounds;
  /** A clock is shown. */
  clock: boolean;
}

/** What is to be heard, and to be read where captions are wanted. */
export interface Scene {
  bed: Cue | null;
  sting: Cue | null;
  /** The game's own recording, instead. */
  recording: 'music' | 'winners' | null;
  heard: { what: Heard; fromMs: number }[];
}

/** What sounds in a phase. Before the reveal it goes by nothing that depends on what is right. */
export function sceneOf(seen: Seen): Scene {
  const silence: Scene = { bed: null, sting: null, recording: null, heard: [] };
  if (seen.paused) return silence;
  const { phase, step, sounds } = seen;
  const { set } = sounds;
  const beganMs = beginning(seen);
  const isFresh = seen.before !== null;
  const sting = (key: string, notes: readonly Note[]): Cue => ({
    key: `${step}:${key}`,
    piece: once(notes),
    zeroMs: beganMs,
  });
  const going = (part: Part, key: string, tension = 0): Cue => ({
    ...{ key: `${part}:${key}`, piece: roundOf(set, part, tension), zeroMs: seen.seenMs, isLoose: true },
  });
  const heard = (what: Heard, fromS = 0) => [{ what, fromMs: beganMs + fromS * 1000 }];

  switch (phase.phase) {
    case 'lobby':
      if (sounds.music) return { ...silence, recording: 'music', heard: heard('lobby') };
      return { ...silence, bed: going('lobby', ''), heard: heard('lobby') };
    case 'starting':
      return { ...silence, sting: sting('start', stingers.startingToms(set, BEAT_S)), heard: heard('starting') };
    case 'round':
      return {
        ...silence,
        bed: going('asking', `${phase.visit}`, ASKING_TENSION),
        sting: sting('round', roundHits(set, phase.times ?? 1)),
        heard: heard('round', ROUND_S.title),
      };
    case 'preparing':
    case 'asking':
      return { ...silence, bed: going('asking', `${phase.visit}`, ASKING_TENSION), heard: heard('asking') };
    case 'dealing':
      return {
        ...silence,
        bed: going('asking', `${phase.visit}`, ASKING_TENSION),
        sting: sting('tiles', tiles(seen)),
        heard: heard('asking'),
      };
    case 'question':
      return asked(seen, silence, going);
    case 'closed': {
      if (!isFresh) return silence;
      const longS = phase.limitMs != null && phase.limitMs < SHORT_BREATH_MS ? 0.4 : 0.6;
      const early = (seen.before?.leftMs ?? 0) > EARLY_MS;
      return { ...silence, sting: sting('gong', stingers.gong(set, longS, early)), heard: heard('gong') };
    }
    case 'reveal':
      if (!isFresh || !isAsked(seen.before?.phase)) return silence;
      if (phase.correct === null)
        return { ...silence, sting: sting('result', stingers.result(set)), heard: heard('reveal') };
      return {
        ...silence,
        sting: sting('reveal', later(stingers.reveal(set), RIGHT_S)),
        heard: heard('reveal', RIGHT_S),
      };
    case 'standings':
      return isFresh ? standings(seen, silence, sting) : silence;
    case 'podium':
      return podium(seen, silence, sting, going);
    case 'honours':
      return sounds.winners ? silence : { ...silence, bed: going('winners', ''), heard: heard('winners') };
    case 'break':
      return pause(seen, silence, going);
    // The hall is to be heard.
    case 'talk':
    case 'opening':
    case 'media':
    case 'ending':
    case 'ended':
      return silence;
  }
}

/** A hit with the title, and one more, a fourth up, with what all its points count. */
function roundHits(set: RoomSounds['set'], times: number): Note[] {
  const stamp = times > 1 ? later(stingers.hit(set, 3), ROUND_S.stamp) : [];
  return [...later(stingers.hit(set), ROUND_S.title), ...stamp];
}

type Sting = (key: string, notes: readonly Note[]) => Cue;
type Going = (part: Part, key: string, tension?: number) => Cue;

/** When a phase began: by its clock where it has one, else when it was first seen. */
function beginning({ phase, rightAtMs, seenMs }: Seen): number {
  if (phase.limitMs == null || phase.remainingMs == null) return seenMs;
  return rightAtMs + phase.remainingMs - phase.limitMs;
}

function isAsked(phase: ScenePhase | undefined): boolean {
  return phase?.phase === 'question' || phase?.phase === 'closed';
}

function tiles({ phase, sounds }: Seen): Note[] {
  const count = phase.question?.answers.length ?? 0;
  const step = count > 4 ? 0.2 : 0.3;
  return Array.from({ length: count }, (_, n) => stingers.tileNote(sounds.set, n, TILES_FROM_S + n * step)).flat();
}

function asked({ phase, rightAtMs, clock, sounds: { set } }: Seen, silence: Scene, going: Going): Scene {
  // Whoever has the turn is to be heard.
  if (phase.race?.turn) return silence;
  if (phase.limitMs == null || phase.remainingMs == null)
    return { ...silence, bed: going('bed', `${phase.visit}`, CLOCKLESS_TENSION), heard: [{ what: 'bed', fromMs: 0 }] };
  const limitMs = Math.max(phase.limitMs, phase.remainingMs);
  const endsMs = rightAtMs + phase.remainingMs;
  const raise = Math.min(RISES_MAX, Math.floor((phase.slide ?? 0) / SLIDES_A_RISE));
  const piece = questionBed(set, limitMs / 1000, raise, clock ? undefined : () => CLOCKLESS_TENSION);
  return {
    ...silence,
    bed: { key: `clock:${phase.visit}:${limitMs}`, piece, zeroMs: endsMs - limitMs },
    heard: [
      { what: 'bed', fromMs: endsMs - limitMs },
      { what: 'lastSeconds', fromMs: endsMs - 5000 },
    ],
  };
}

/** Quiet music while a break's clock runs, and three soft notes before its end; over, the host is to be heard. */
function pause({ phase, step, rightAtMs, sounds: { set } }: Seen, silence: Scene, going: Going): Scene {
  if (!phase.music || phase.limitMs == null || phase.remainingMs == null) return silence;
  const softMs = rightAtMs + phase.remainingMs - BREAK_SOFT_MS;
  return {
    ...silence,
    bed: going('break', `${phase.visit}`),
    sting: { key: `${step}:soft:${phase.limitMs}`, piece: once(stingers.softly(set)), zeroMs: softMs },
    heard: [
      { what: 'break', fromMs: 0 },
      { what: 'soft', fromMs: softMs },
    ],
  };
}

function standings({ phase, sounds: { set }, seenMs }: Seen, silence: Scene, sting: Sting): Scene {
  const [first] = phase.top ?? [];
  const isNew = first !== undefined && first.previousRank !== null && first.previousRank > 1;
  const isFirst = (phase.top ?? []).every(({ previousRank }) => previousRank === null);
  const { count, counting, travel, leader } = STANDINGS_S;
  return {
    ...silence,
    sting: sting('standings', [
      ...later(stingers.countingUp(set, counting), count),
      ...later(stingers.swish(set), isFirst ? 0 : travel),
      ...(isNew ? later(stingers.chime(set), leader) : []),
    ]),
    heard: [
      { what: 'standings', fromMs: seenMs },
      ...(isNew ? [{ what: 'leader' as const, fromMs: seenMs + leader * 1000 }] : []),
    ],
  };
}

function podium(seen: Seen, silence: Scene, sting: Sting, going: Going): Scene {
  const { phase, sounds, before } = seen;
  const { set, winners: recorded } = sounds;
  const beganMs = beginning(seen);
  const stage = phase.stage ?? 4;
  const at = (what: Heard, fromS = 0) => ({ what, fromMs: beganMs + fromS * 1000 });
  if (stage < 3) {
    const standsS = stage === 0 ? PODIUM_S.curtain : PODIUM_S.told;
    const rollS = phase.limitMs == null ? 0 : phase.limitMs / 1000 - standsS;
    const told = stage === 0 ? stingers.curtain(set, standsS) : stingers.hit(set, stage === 1 ? 0 : 3);
    return {
      ...silence,
      // By hand nobody knows how long it takes: quiet music waits with the hall.
      bed: phase.limitMs == null ? going('asking', 'podium', ASKING_TENSION) : null,
      sting: sting('stage', [...told, ...later(rollOf(seen, rollS), standsS)]),
      heard: [...(stage === 0 ? [] : [at('place')]), ...(rollS > 0 ? [at('roll', standsS)] : [])],
    };
  }
  const nobody = (phase.winners?.length ?? 0) + (phase.teams?.length ?? 0) === 0;
  if (nobody) return silence;
  const wasTold = before?.phase.phase === 'podium';
  const glad = going('winners', '');
  const bed = recorded ? null : glad;
  const recording = recorded && 'winners';
  if (stage === 3)
    return {
      ...silence,
      recording,
      sting: recorded ? null : sting('fanfare', stingers.fanfare(set)),
      heard: [at('fanfare')],
    };
  // All at once: there was no stage for the first, and its fanfare comes now.
  if (!wasTold && before !== null) {
    const places = sounds.separateWinners ? Math.min(phase.winners?.length ?? 0, 3) - 1 : 0;
    const hits = Array.from({ length: Math.max(0, places) }, (_, n) =>
      later(stingers.hit(set, n === 0 ? 0 : 3), n * PLACE_S),
    );
    const fanfare = recorded ? [] : later(stingers.fanfare(set), hits.length * PLACE_S);
    const lasts = FANFARE_S + hits.length * PLACE_S;
    return {
      bed: bed && { ...bed, zeroMs: seen.seenMs + lasts * 1000 },
      sting: sting('fanfare', [...hits.flat(), ...fanfare]),
      recording,
      heard: [at('fanfare'), ...(recorded ? [] : [at('winners', lasts)])],
    };
  }
  return { ...silence, bed, recording, heard: recorded ? [] : [at('winners')] };
}

/** The roll that leads to the next place; before the first it stops for a silence, else it waits at its top for the word. */
function rollOf({ sounds: { set } }: Seen, rollS: number): Note[] {
  if (rollS <= 0) return [];
  return rollS >= FIRST_ROLL_S ? drumRoll(set, rollS - SILENCE_S, 0) : drumRoll(set, rollS, ROLL_HOLDS_S);
}
