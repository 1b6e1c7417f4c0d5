import type { ScreenRow } from '@qc/contract';
import { expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { soundLine } from './sound-line.ts';

const hallSound = textsIn('en', 'hallSound');
const screen = (over: Partial<ScreenRow>): ScreenRow => ({
  ...{ screen: 'screen-1', sound: 'on', volume: 70, w: 1920, h: 1080, level: 0, sounds: true, chosen: false },
  ...over,
});
const loud = { muted: false, volume: 70 };

it('says of the screen that sounds whether it is heard, and what to do where it is not', () => {
  const line = (over: Partial<ScreenRow>, view = loud) =>
    soundLine(hallSound, [screen({ sounds: false, sound: 'none' }), screen(over)], view, 'Start with sound');
  expect(soundLine(hallSound, [], loud, '')).toBeNull();
  expect(line({})).toEqual({ text: 'Sound: on', tone: 'good' });
  expect(line({ sound: 'locked' })?.text).toContain('Start with sound');
  expect(line({ sound: 'locked', volume: 0 })?.tone).toBe('bad');
  expect([line({ sound: 'silent' })?.tone, line({ sound: 'none' })?.tone]).toEqual(['bad', 'bad']);
  expect(line({ volume: 0 })).toEqual({ text: hallSound.turnedOff, tone: 'off' });
  expect(line({ sound: 'locked' }, { muted: true, volume: 70 })).toEqual({ text: hallSound.muted, tone: 'off' });
});
