import { EMAIL_TOP_LEVEL } from './limits.ts';

/** Longest top-level part of an e-mail address that this house takes: as specified, until a setting widens it. */
let topLevelMax: number = EMAIL_TOP_LEVEL;

/** Sets how long the top-level part of an e-mail address may be. Server and page call it with the house's setting. */
export function allowEmailTopLevel(max: number): void {
  topLevelMax = max;
}

/** Whether an address may end on this part. */
export function isEmailTopLevel(part: string): boolean {
  return part.length <= topLevelMax;
}
