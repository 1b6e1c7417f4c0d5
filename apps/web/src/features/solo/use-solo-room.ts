import type { RunGame } from '@qc/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SoloRoom, type SoloView } from './solo-room.ts';

/** A run of the game in this page, and what it shows now; null before it starts. */
export interface SoloRun {
  room: SoloRoom;
  shown: SoloView;
}

/** Starts runs and follows them. Times are those of `performance.now`, which no change of the device's clock moves. */
export function useSoloRoom(game: RunGame, name: string): { run: SoloRun | null; start: () => void } {
  const [run, setRun] = useState<SoloRun | null>(null);
  const current = useRef<SoloRoom | null>(null);
  const start = useCallback(() => {
    current.current?.close();
    const surroundings = {
      now: () => performance.now(),
      wait: (ms: number, call: () => void) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    };
    const room = new SoloRoom(game, name, surroundings, () => {
      // A run that was left behind by a new one says nothing any more.
      if (current.current === room) setRun({ room, shown: room.view });
    });
    current.current = room;
    setRun({ room, shown: room.view });
  }, [game, name]);
  useEffect(() => () => current.current?.close(), []);
  return { run, start };
}
