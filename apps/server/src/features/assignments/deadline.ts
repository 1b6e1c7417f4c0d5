import { ASSIGNMENT_MAX_MS } from '@qc/contract/limits';

/** Whether an assignment may close then: in the future, and not too far in it. */
export function isGoodDeadline(closesAtMs: number, nowMs: number): boolean {
  return closesAtMs > nowMs && closesAtMs <= nowMs + ASSIGNMENT_MAX_MS;
}
