import { expect, it } from 'vitest';
import { frameCode } from './frame-code.ts';

it('lets the big screen sound, fill the screen and keep it lit', () => {
  const holder = document.createElement('div');
  holder.innerHTML = frameCode('https://quiz.example/screen/r1/2-abc_-1');
  const frame = holder.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('https://quiz.example/screen/r1/2-abc_-1');
  expect(frame?.allow.split('; ')).toEqual(expect.arrayContaining(['autoplay', 'fullscreen', 'screen-wake-lock']));
});
