import type { HelpedDevice } from '@qc/words/en/screens/remotes/remote-help';
import type { ReactNode } from 'react';
import { BuzzDrawing, IclickerDrawing, LinesDrawing, PresenterDrawing, SunvoteDrawing } from './handsets.tsx';
import { GamepadDrawing, KeyboardDrawing, MidiDrawing, QuizboxDrawing } from './boards.tsx';

const DRAWINGS: Readonly<Record<HelpedDevice, ReactNode>> = {
  buzz: <BuzzDrawing />,
  iclicker: <IclickerDrawing />,
  sunvote: <SunvoteDrawing />,
  quizbox: <QuizboxDrawing />,
  lines: <LinesDrawing />,
  gamepad: <GamepadDrawing />,
  keyboard: <KeyboardDrawing />,
  presenter: <PresenterDrawing />,
  midi: <MidiDrawing />,
};

/** A device with its keys by the letters that they answer with. Without a `label` it is an ornament. */
export function DeviceDrawing({ device, label }: { device: HelpedDevice; label?: string }) {
  const about = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 240 240" {...about} focusable="false" fontFamily="inherit" fontWeight="700">
      {DRAWINGS[device]}
    </svg>
  );
}
