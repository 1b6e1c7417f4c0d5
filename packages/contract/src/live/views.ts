import type { SoundSet, ToldSettings } from '../entities/game-settings.ts';
import type { LobbySlide } from '../entities/lobby-slide.ts';
import type { MediaRef } from '../entities/media.ts';
import type { Pace } from '../entities/play-rules.ts';
import type { Direction, Language } from '../languages.ts';
import type { PhaseView } from './phase-view.ts';

/**
 * What each audience of a room gets to see: these files, one an audience. Built by allow-list in the engine (`view.ts`).
 * Before reveal nothing here depends on which answer is right. Zod-free: the player's page imports the types only.
 */

/** What everybody may know of a room, sent once on arrival. */
export interface RoomInfo extends ToldSettings {
  code: string;
  name: string;
  language: Language;
  direction: Direction;
  slideCount: number;
  /** Indices of the slides that ask nothing: questions are counted without them. */
  mediaSlides: number[];
  /** Nothing of this game gives points, such as surveys alone: nobody speaks of any. */
  noPoints?: true;
  /** Largest number of players. */
  maxPlayers: number;
  pace: Pace;
  /** Self-paced: when it closes, server time; else null. */
  closesAtMs: number | null;
  /** Turn beside code and names while players gather; absent: there are none, or this page is no big screen. */
  lobbySlides?: readonly LobbySlide[];
}

/** What the presenter screen plays. */
export interface RoomSounds {
  set: SoundSet;
  music: MediaRef | null;
  winners: MediaRef | null;
  /** A sound of its own for each winner. */
  separateWinners: boolean;
}

/** Why nobody new gets a place now, whoever it is. */
export type ShutDoor = 'pagesNotLetIn' | 'roomEnded' | 'roomLocked' | 'tooLateToJoin' | 'roomFull';

/** A room as its audience sees it, apart from what belongs to one seat. */
export interface SharedView {
  phase: PhaseView;
  paused: boolean;
  /** Number of seats taken. */
  players: number;
  /** A device plays whose keys have Latin letters: so have the answers on all screens then. */
  latinKeys?: true;
  /** All devices that play have keys with digits: the answers go by them then. */
  digitKeys?: true;
  /** Null: there is a place for a newcomer. */
  door: ShutDoor | null;
  /** Whoever has no place may watch. */
  watchable?: true;
  /** In the lobby: the people of a run that is over play again. */
  again?: true;
  /** Players' reactions are taken now; while a question is asked, of those who have answered. */
  reacts?: true;
  /** How long the phase has been, ms, by the room's clock, which stands still in a pause. True at the moment of sending. */
  ageMs: number;
  /** Rises with every change of phase; see `Advance.expect` and `OperatorCommand.expect`. */
  step: number;
}
