import type { Game, RunSettings } from '@qc/contract';
import type { DeviceName } from '@qc/contract/devices/device-names';
import { RUN_SETTINGS, WITHOUT_SHOW } from '@qc/contract/entities/game-settings';
import { ROOM_PLAYERS_DEFAULT } from '@qc/contract/limits';
import { pickFields } from '@qc/contract/pick-fields';
import { PLAYED_FIELDS } from '@qc/contract/slides/every-slide';
import type { RunGame, RunSlide } from '../run-game.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { OwnOfKinds, WrittenSlide } from '../slides/written-slide.ts';

/** The settings of a game that a run is made of. */
export type FrozenSettings = Pick<Game, 'name' | 'language' | 'direction' | 'maxParticipants'> & RunSettings;

/** What the run adds to the game. */
export interface RunOptions {
  /** Mixes order slides: the same seed, the same order. */
  seed?: string;
  /** For the solo page: nobody's points may hang on others, as in self-paced runs. */
  solo?: boolean;
  /** Self-paced until this server time; absent: live. */
  selfPacedUntilMs?: number;
  /** What the house allows, whatever the game does (a demo: 3); absent: what houses allow as long as nobody says otherwise. */
  playersLimit?: number;
  /** What the game was made to be played with; absent: phones. */
  device?: DeviceName;
}

/**
 * Freezes a game for a run, slides in the given order. The game must have passed check-game: what is still open is
 * taken as 0. Self-paced, nobody's points hang on others: the nearest number becomes any near one, the first right
 * answers become all right ones, and who would be put into a team chooses one.
 */
export function toRunGame(
  game: FrozenSettings,
  questions: readonly WrittenSlide[],
  {
    seed = '',
    playersLimit = ROOM_PLAYERS_DEFAULT,
    solo = false,
    selfPacedUntilMs,
    device = 'phones',
  }: RunOptions = {},
): RunGame {
  const isSelfPaced = selfPacedUntilMs !== undefined;
  const hasRivals = !solo && !isSelfPaced;
  return {
    ...pickFields(game, ['name', 'language', 'direction', ...RUN_SETTINGS]),
    rules: 2,
    scoring: hasRivals ? game.scoring : scoringWithoutRivals(game.scoring),
    teams: isSelfPaced && game.teams.mode === 'assign' ? { ...game.teams, mode: 'choose' } : game.teams,
    device,
    pace: isSelfPaced ? 'self' : 'live',
    closesAtMs: selfPacedUntilMs ?? null,
    maxPlayers: game.maxParticipants > 0 ? Math.min(game.maxParticipants, playersLimit) : playersLimit,
    // Nobody alone is kept waiting.
    ...(!hasRivals && WITHOUT_SHOW),
    slides: questions.map((slide) => toRunSlide(slide, { seed, hasRivals, solo })),
  };
}

function scoringWithoutRivals(scoring: RunGame['scoring']): RunGame['scoring'] {
  return scoring.profile === 'firstRight' ? { ...scoring, profile: 'accuracy' } : scoring;
}

/** What a kind leaves as it is when it does not use it. */
const UNUSED: Pick<RunSlide, OwnOfKinds> = {
  answers: [],
  sequence: [],
  selection: 'single',
  typing: { script: 'any', strictMarks: false, strictCase: false, strictSpaces: false },
  numberKey: { value: null, rule: 'closest', tolerance: 0, unit: '' },
  miniGame: '',
  buzzer: { answer: '', penalty: 0, wholeTeam: false },
  break: { minutes: 10, music: false },
};

function toRunSlide(slide: WrittenSlide, how: { seed: string; hasRivals: boolean; solo: boolean }): RunSlide {
  return {
    ...pickFields(slide, ['type', ...PLAYED_FIELDS]),
    ...UNUSED,
    isVoid: false,
    // Without a hall nothing is announced, and nobody reads a report.
    round: how.solo ? null : slide.round,
    readSeconds: how.hasRivals ? slide.readSeconds : 0,
    // Alone there is nobody to talk to.
    talkSeconds: how.hasRivals ? slide.talkSeconds : 0,
    score: slide.score ?? 0,
    time: slide.time ?? 0,
    ...kindOf(slide).prepare(slide, how),
  };
}
