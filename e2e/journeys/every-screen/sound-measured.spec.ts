import { expect, test } from '@playwright/test';
import { measureSound } from '../../product/sound/measure-sound.ts';
import { openSourcePage } from '../../product/sound/serve-sound.ts';

/** The last seconds must be louder than the first ones by so much, LU, and brighter by this factor. */
const TIGHTER = { louder: 1.5, brighter: 1.5 };
const tightens = ({ louder, brighter }: { louder: number; brighter: number }) =>
  louder >= TIGHTER.louder && brighter >= TIGHTER.brighter;

for (const set of ['classic', 'calm', 'arcade'] as const)
  test(`the sounds of the set ${set}, measured as they leave the loudspeaker`, async ({ page }) => {
    await openSourcePage(page);
    const told = await page.evaluate(measureSound, set);

    // Loud enough and not too loud, everywhere; nothing is cut off.
    expect(told.bed.loudness).toBeGreaterThan(-20);
    expect(told.bed.loudness).toBeLessThan(-16);
    expect(told.lobby.loudness).toBeGreaterThan(-23);
    expect(told.lobby.loudness).toBeLessThan(-19);
    expect(told.fanfare.loudness).toBeGreaterThan(-17);
    expect(told.fanfare.loudness).toBeLessThan(-12.5);
    for (const piece of [told.bed, told.lobby, told.fanfare, told.question, told.roll])
      expect(piece.peak).toBeLessThan(-1.5);
    for (const piece of [told.bed, told.lobby, told.question]) expect(Math.min(...piece.halves)).toBeGreaterThan(-45);

    // A clock tightens, and the measure would notice if it did not.
    expect(tightens(told.question)).toBe(true);
    expect(told.question.louder).toBeLessThan(4.5);
    expect(tightens(told.withoutTension)).toBe(false);

    // It sounds to the last moment of the clock, and is over then.
    expect(told.question.before).toBeGreaterThan(-45);
    expect(told.question.after).toBeLessThan(-60);

    // The breath after the gong, and the silence before the winner.
    expect(told.breath.sounding).toBeGreaterThan(-30);
    expect(told.breath.silent).toBeLessThan(-60);
    expect(told.roll.silent).toBeLessThan(-60);
    const rising = told.roll.halves.map((half, at) => half - (told.roll.halves[at - 1] ?? -Infinity));
    expect(Math.min(...rising)).toBeGreaterThan(0);

    // Where the lobby begins anew, and where one bar follows another, nothing jumps.
    expect(told.seam).toBeLessThan(0.05);
  });
