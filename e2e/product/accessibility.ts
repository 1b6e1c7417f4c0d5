import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks that may catch a page between two states; what is wrong is found by each. */
const LOOKS = 3;

/** Fails with the rules and the elements when axe finds a violation on what the page shows when it is at rest. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  let found = await violationsOf(page);
  for (let look = 1; look < LOOKS && found.length > 0; look += 1) {
    const again = await violationsOf(page);
    found = found.filter((violation) => again.includes(violation));
  }
  expect.soft(found, screen).toEqual([]);
}

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(waitForRest);
  // There are no frames, so axe needs no page of its own to put their findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.failureSummary}`),
  );
}

/** Something fading in has too little contrast while it does. What turns for ever is not waited for. */
async function waitForRest(): Promise<void> {
  const ending = document.getAnimations().filter((animation) => {
    const endMs = animation.effect?.getComputedTiming().endTime;
    return animation.playState === 'running' && typeof endMs === 'number' && Number.isFinite(endMs);
  });
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
