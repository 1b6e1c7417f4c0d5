import type { Direction } from '@qc/contract';
import { useState } from 'react';
import { localValue } from '#platform/storage';
import { ScreenControls } from '../screen-controls.tsx';
import { SoundCaptions } from './sound-captions.tsx';
import { StartWithSound } from './start-with-sound.tsx';
import type { ScreenSounds } from './use-sound.ts';

const captionsWanted = localValue('qc.soundCaptions');

/** What a big screen shows of its sound, and the buttons at its edge. */
export function SoundLayer({
  direction,
  sounds,
  offering,
}: {
  /** Of the game on screen. */
  direction: Direction;
  sounds: ScreenSounds;
  /** The screen asks for the press that lets it sound. */
  offering: boolean;
}) {
  const [captions, setCaptions] = useState(() => captionsWanted.get() !== null);
  const isLocked = sounds.sound === 'locked';
  const turnCaptions = () => {
    if (captions) captionsWanted.remove();
    else captionsWanted.set('1');
    setCaptions(!captions);
  };
  return (
    <>
      {offering && <StartWithSound direction={direction} onStart={sounds.unlock} />}
      {captions && <SoundCaptions heard={sounds.heard} />}
      <ScreenControls
        direction={direction}
        soundOn={!isLocked && !sounds.silenced}
        captions={captions}
        onSound={() => (isLocked ? sounds.unlock() : sounds.silence(!sounds.silenced))}
        onCaptions={turnCaptions}
      />
    </>
  );
}
