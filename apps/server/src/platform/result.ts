import type { ErrorCode, FieldProblem } from '@qc/contract';

/** An expected refusal, as a value: use cases return it, the HTTP edge words it. */
export interface Failure {
  ok: false;
  code: ErrorCode;
  fields?: FieldProblem[];
  /** On a stale save: the record as it is now, shaped like the reply. */
  current?: unknown;
  details?: string[];
}
export interface Success<T> {
  ok: true;
  value: T;
}
/** What every use case returns. Faults (bugs, broken disks) are thrown instead. */
export type Result<T> = Success<T> | Failure;

export function succeed<T>(value: T): Success<T> {
  return { ok: true, value };
}
/** Waits for a use case and, when it has succeeded, tells those whom it concerns. */
export async function whenDone<T>(work: Promise<Result<T>>, ...tell: (() => void)[]): Promise<Result<T>> {
  const result = await work;
  if (result.ok) for (const one of tell) one();
  return result;
}
export function refuse(code: ErrorCode, more: Omit<Failure, 'ok' | 'code'> = {}): Failure {
  return { ok: false, code, ...more };
}
