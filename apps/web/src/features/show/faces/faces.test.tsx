import { faceOfSeat, FACES, GLANCE_CLASSES } from '@qc/contract/live/faces';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawFace, facePicture, faceText } from './draw-face.ts';
import { Face, FacePicture } from './face.tsx';
import { facePixels } from './testing/face-pixels.ts';

afterEach(cleanup);

/** From the last row a face is so many pixels high, and hues do not count. */
const SIZE = 24;
/** Mean difference of two that are told apart, of 255. */
const APART = 3;

function areApart(one: Uint8Array, other: Uint8Array = one): boolean {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) {
    sum += Math.abs((one[place] ?? 0) - (other[place] ?? 0));
    if (sum > APART * one.length) return true;
  }
  return false;
}

it('no two glance classes look alike at 24 pixels without colours', () => {
  const sheet = Array.from({ length: GLANCE_CLASSES }, (_, face) => facePixels(face, SIZE));
  const alike: string[] = [];
  for (const [one, pixels] of sheet.entries())
    for (let other = one + 1; other < sheet.length; other += 1)
      if (!areApart(pixels, sheet[other])) alike.push(`${one} and ${other}`);
  expect(alike).toEqual([]);
});

it('every number is a face, the same each time, and the other hue is another face', () => {
  for (const face of [0, 1, 449, 450, 215_999, 216_000, FACES - 1, faceOfSeat(12_345)]) {
    const { back, eyes, mouth } = drawFace(face);
    expect([back.length >= 3, eyes.length > 0, mouth.length > 0], String(face)).toEqual([true, true, true]);
    expect(faceText(face)).toBe(faceText(face));
    expect(faceText(face)).not.toMatch(/undefined|NaN/);
  }
  expect(faceText(0)).not.toBe(faceText(GLANCE_CLASSES));
});

it('is never rose or orange with round ears, nor a pointed body in white', () => {
  for (const hue of [0, 1])
    for (let glance = 0; glance < GLANCE_CLASSES; glance += 1) {
      const [body, top] = [glance % 10, Math.floor(glance / 10) % 9];
      const drawn = faceText(glance + hue * GLANCE_CLASSES);
      if (top === 3) expect(drawn).not.toMatch(/#ff9d3c|#e25fbd/);
      if ([2, 3, 6].includes(body)) expect(drawn).not.toContain('#dcf0ff');
    }
});

it('is seen and not read, as lines or as a picture that is kept', () => {
  const { container } = render(
    <>
      <Face face={7} />
      <FacePicture face={7} />
    </>,
  );
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(facePicture(7)).toBe(facePicture(7));
});
