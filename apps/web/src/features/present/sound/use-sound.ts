import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScreenSound, ScreenWord } from '@qc/contract';
import { SCREEN_EVERY_MS } from '@qc/contract/live/screen-messages';
import type { CalmLevel } from '#features/show';
import { newMessageId } from '#platform/live';
import { useHeldKey } from '#platform/presses';
import { sessionValue } from '#platform/storage';
import type { PresenterState } from '../presenter-state.ts';
import type { Conductor, Told } from './conductor.ts';

const screenName = sessionValue('qc.screen');
const UNTOLD: Told = { sound: 'locked', heard: [] };

/** The sound of this big screen. */
export interface ScreenSounds {
  sound: ScreenSound;
  /** What is heard, and from when on, for captions. */
  heard: Told['heard'];
  /** It was silenced here. */
  silenced: boolean;
  /** To be called from a press: it may speak from now on, or is silenced, or speaks again. */
  unlock: () => void;
  silence: (on: boolean) => void;
  /** A chime, to hear whether it is heard. */
  test: () => void;
}

/**
 * Plays the sound of a big screen, and says to the room how it is. What makes it is loaded when it is wanted. Any press
 * on the page lets it speak, where the browser waits for one; key D held makes it quieter.
 */
export function useSound(state: PresenterState, level: CalmLevel, say: (word: ScreenWord) => void): ScreenSounds {
  const conductor = useRef<Conductor | null>(null);
  const [told, setTold] = useState(UNTOLD);
  const [silenced, silence] = useState(false);
  const [held, setHeld] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const { view, sounds, sounding, viewAtMs, leadMs, room } = state;
  const volume = view?.volume ?? 0;
  const isWanted = view !== null && !view.muted && sounds !== null;

  useEffect(() => {
    if (!isWanted || loaded) return;
    let gone = false;
    import('./conductor.ts').then(
      ({ Conductor: Made }) => {
        if (gone) return;
        conductor.current = new Made(setTold);
        setLoaded(true);
      },
      // The show goes on without; what cannot be loaded now may be with the next view.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isWanted, loaded, view?.step]);
  useEffect(() => () => conductor.current?.close(), []);

  const rightAtMs = viewAtMs + leadMs;
  const clock = room?.timer ?? true;
  useEffect(() => {
    if (!loaded || !view || !sounds) return;
    const quiet = view.muted || silenced || !sounding.here;
    const ducked = sounding.ducked || held;
    conductor.current?.follow({ view, rightAtMs, sounds, clock, volume: view.volume, quiet, ducked });
  }, [loaded, view, rightAtMs, sounds, clock, silenced, sounding, held]);

  const unlock = useCallback(() => conductor.current?.unlock(), []);
  useEffect(() => {
    if (told.sound !== 'locked') return;
    for (const event of ['pointerdown', 'keydown'] as const) window.addEventListener(event, unlock);
    return () => {
      for (const event of ['pointerdown', 'keydown'] as const) window.removeEventListener(event, unlock);
    };
  }, [told.sound, unlock]);
  useHeldKey('KeyD', view !== null, setHeld);

  const isHere = view !== null;
  useEffect(() => {
    if (!isHere) return;
    const tell = () => say({ ...measured(), level, sound: told.sound, volume: silenced ? 0 : volume });
    tell();
    const timer = setInterval(tell, SCREEN_EVERY_MS);
    window.addEventListener('resize', tell);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', tell);
    };
  }, [isHere, told.sound, silenced, volume, level, say]);

  const test = useCallback(() => conductor.current?.test(), []);
  return { sound: told.sound, heard: told.heard, silenced, unlock, silence, test };
}

/** What a screen says of itself apart from its sound and its speed. */
function measured(): Pick<ScreenWord, 't' | 'screen' | 'w' | 'h'> {
  const screen = screenName.get() ?? newMessageId();
  screenName.set(screen);
  return { t: 'screen', screen, w: Math.round(innerWidth), h: Math.round(innerHeight) };
}
