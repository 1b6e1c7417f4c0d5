import { type QuestionContent, type SlideType, WITHOUT_SHOW } from '@qc/contract';
import { GAME_DEVICES } from '@qc/contract/devices/devices';
import {
  currentSlide,
  openRoom,
  ownView,
  type PageCommand,
  roomInfo,
  type RoomState,
  sharedView,
  stepByPage,
  toRunGame,
} from '@qc/engine';
import { lengthMs, type Spoken } from '@qc/telephone';
import { slideWords } from '@qc/telephone/slides/slide-words';
import { spokenSlide } from '@qc/telephone/slides/spoken-slide';
import { mediaSourceUrl } from '#ui/picture/media-source';
import type { GameFields } from '../session/editor-records.ts';
import { kindOf } from '../slides/editor-kinds.ts';

/** The invented moment the room is looked at, ms. */
const NOW_MS = 1_000_000;
/** The longest way from the lobby to a slide. */
const STEPS_MAX = 4;
/** One player, whose name nobody looks at, and who comes in without a question. */
const PLAIN = {
  ...WITHOUT_SHOW,
  nameRule: 'own',
  nameFilter: false,
  collectPhone: false,
  regulationsText: '',
  regulationsLink: '',
} as const;
const JOIN = {
  type: 'join',
  name: 'A',
  phone: '',
  consent: true,
  tokenHash: 'listening',
  messageId: 'listening',
} as const;

/** Whether callers hear the slide, and answer it where it asks. */
export function isHeard({ type }: QuestionContent): boolean {
  const heard: readonly SlideType[] = GAME_DEVICES.dialer.slides;
  return heard.includes(type);
}

/**
 * What callers hear as a slide opens, piece by piece: a room plays it by the rules of the live game, and the conversation says
 * what of it is said. `before`: how many questions come before it.
 */
export function heardSlide(game: GameFields, slide: QuestionContent, before: number): readonly Spoken[] {
  const run = toRunGame({ ...game, ...PLAIN, teams: { ...game.teams, mode: 'off' } }, [
    { ...slide, readSeconds: null },
  ]);
  let state = apply(openRoom({ code: '482913', game: run, openedAtMs: 0 }), JOIN);
  const goal = kindOf(slide).shownAs;
  for (let steps = 0; steps < STEPS_MAX && state.phase.name !== goal; steps++)
    state = apply(state, { type: 'operate', action: { do: 'next' } });
  const shared = sharedView(state, NOW_MS);
  const { phase } = shared;
  const written = currentSlide(state);
  return slideWords({
    room: { ...roomInfo(state), mediaSlides: [] },
    shared: { ...shared, phase: 'slide' in phase ? { ...phase, slide: before } : phase },
    own: ownView(state, 0),
    spoken: written && spokenSlide(written, mediaSourceUrl),
  });
}

function apply(state: RoomState, command: PageCommand): RoomState {
  const outcome = stepByPage(state, command, NOW_MS);
  return outcome.ok ? outcome.state : state;
}

/** Callers wait long for what is longer, ms. */
export const LONG_MS = 20_000;

/** How long pieces are; `isKnown`: nothing of it is guessed. `known`: lengths of texts that were heard, ms, by `pieceKey`. */
export function heardLength(
  pieces: readonly Spoken[],
  known: ReadonlyMap<string, number>,
): { ms: number; isKnown: boolean } {
  const lengths = pieces.map((piece) => (piece.say === 'text' ? known.get(pieceKey(piece)) : lengthMs([piece])));
  const ms = pieces.reduce((sum, piece, n) => sum + (lengths[n] ?? lengthMs([piece])), 0);
  return { ms, isKnown: lengths.every((length) => length !== undefined) };
}

/** Tells texts apart that are said. */
export function pieceKey({ text, language }: { text: string; language: string }): string {
  return `${language} ${text}`;
}
