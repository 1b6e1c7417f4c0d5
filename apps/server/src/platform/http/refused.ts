import type { ErrorCode } from '@qc/contract';
import { refuse, type Failure } from '../result.ts';

/** A refusal from a place that cannot return one, such as a hook; the edge words it like any other. */
export class Refused extends Error {
  readonly failure: Failure;
  /** On `tooManyRequests`: seconds until another try may succeed. */
  readonly retryAfterS: number | null;

  constructor(code: ErrorCode, more: Omit<Failure, 'ok' | 'code'> = {}, retryAfterS: number | null = null) {
    // Where it was thrown is never told, and to note it costs more than the rest of a refusal's words.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Refused';
    this.failure = refuse(code, more);
    this.retryAfterS = retryAfterS;
  }
}
