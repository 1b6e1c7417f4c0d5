import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** There once a page has been judged. */
    axe?: typeof axe;
  }
}

/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const judge = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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
  // Reading axe takes a page as long as being judged by it: each page reads it once.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(judge);
  return page.evaluate(listViolations, tags);
}

/** Something fading in has too little contrast while it does. What turns for ever is not waited for. */
async function waitForRest(): Promise<void> {
  const ending = document.getAnimations().filter((animation) => {
    const endMs = animation.effect?.getComputedTiming().endTime;
    return animation.playState === 'running' && typeof endMs === 'number' && Number.isFinite(endMs);
  });
  await Promise.allSettled(ending.map((animation) => animation.finished));
}

/** One line for each element and rule. Frames hold pages of other sites only. */
async function listViolations(tagsOfRules: string[]): Promise<string[]> {
  if (window.axe === undefined) throw new Error('the page changed while it was judged');
  const { violations } = await window.axe.run(document, {
    runOnly: { type: 'tag', values: tagsOfRules },
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, failureSummary }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? failureSummary}`),
  );
}
