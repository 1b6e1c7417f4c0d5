import { useEffect, useState } from 'react';

/** Whether the window is upright, followed as it turns or is resized. */
export function useTall(): boolean {
  const [tall, setTall] = useState(() => innerHeight > innerWidth);
  useEffect(() => {
    const follow = () => setTall(innerHeight > innerWidth);
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return tall;
}

/** Full screen of the whole page: whether it is on, whether it can be, and the switch (to be called from a click). */
export function useFullScreen(): { on: boolean; possible: boolean; toggle: () => void } {
  const [on, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // A browser may refuse; the screen works in a window as well.
    change.catch(() => undefined);
  };
  return { on, possible: document.fullscreenEnabled, toggle };
}

/** True while the pointer has moved or a key was pressed within the last seconds: controls hide from the audience. */
export function useStirring(quietAfterMs = 3000): boolean {
  const [stirring, setStirring] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      setStirring(true);
      clearTimeout(timer);
      timer = setTimeout(() => setStirring(false), quietAfterMs);
    };
    stir();
    for (const event of ['pointermove', 'pointerdown', 'keydown'] as const) window.addEventListener(event, stir);
    return () => {
      clearTimeout(timer);
      for (const event of ['pointermove', 'pointerdown', 'keydown'] as const) window.removeEventListener(event, stir);
    };
  }, [quietAfterMs]);
  return stirring;
}
