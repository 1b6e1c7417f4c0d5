import { useEffect, useRef, useState } from 'react';
import type { PresenterView, RoomSounds } from '@qc/contract';
import { honouredTeams } from '#features/show';
import { playRecording } from './play-recording.ts';
import { soundOfChange, winnerSounds } from './sound-of-change.ts';
import { openSpeaker } from './sounds.ts';
import type { Speaker } from './sounds.ts';

const HURRY_FROM_MS = 5000;
const SILENCE: RoomSounds = { set: 'classic', music: null, winners: null, separateWinners: false };

/** Plays the sounds of a presenter screen. `locked`: the browser waits for a click; `unlock` is to be called from one. */
export function useSounds(
  view: PresenterView | null,
  rightAtMs: number,
  known: RoomSounds | null,
): { locked: boolean; unlock: () => void } {
  const speaker = useRef<Speaker | null>(null);
  const before = useRef<PresenterView | null>(null);
  const [locked, setLocked] = useState(true);
  const sounds = known ?? SILENCE;
  const { set, music, winners, separateWinners } = sounds;

  useEffect(() => {
    const opened = openSpeaker();
    speaker.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    if (!view) return;
    const sound = soundOfChange(before.current, view);
    before.current = view;
    // The winners have their own effect below.
    if (sound && sound !== 'winner') speaker.current?.play(sound, set);
    // A browser that knows the site may let it speak without a click.
    if (speaker.current?.ready()) queueMicrotask(() => setLocked(false));
  }, [view, set]);

  const phase = view?.phase;
  const loud = !locked && view !== null && !view.muted;
  const gathering = loud && phase?.phase === 'lobby';
  useEffect(() => {
    if (!gathering) return;
    const tune = () => speaker.current?.playTune(set) ?? (() => undefined);
    let stop: () => void = () => undefined;
    let gone = false;
    const instead = () => {
      if (!gone) stop = tune();
    };
    stop = music ? playRecording(music, true, instead) : tune();
    return () => {
      gone = true;
      stop();
    };
  }, [gathering, music, set]);

  const winnersCount = loud && phase?.phase === 'podium' ? honouredTeams(phase).length || phase.winners.length : 0;
  useEffect(() => {
    if (winnersCount === 0) return;
    const steps = winnerSounds(winnersCount, separateWinners, winners !== null);
    for (const { sound, afterMs } of steps) speaker.current?.play(sound, set, afterMs);
    if (!winners) return;
    return playRecording(winners, false, () => speaker.current?.play('winner', set));
  }, [winnersCount, winners, separateWinners, set]);

  const endsMs =
    phase?.phase === 'question' && phase.remainingMs !== null && !phase.race?.turn && !view?.paused && !view?.muted
      ? rightAtMs + phase.remainingMs
      : null;
  useEffect(() => {
    if (endsMs === null) return;
    const ticks: ReturnType<typeof setTimeout>[] = [];
    for (let left = HURRY_FROM_MS; left > 0; left -= 1000) {
      const inMs = endsMs - left - performance.now();
      if (inMs > 0) ticks.push(setTimeout(() => speaker.current?.play('hurry', set), inMs));
    }
    return () => ticks.forEach(clearTimeout);
  }, [endsMs, set]);

  const unlock = () => {
    speaker.current?.unlock().then(
      (ready) => {
        setLocked(!ready);
        if (ready) speaker.current?.play('join', set);
      },
      () => undefined,
    );
  };
  return { locked, unlock };
}
