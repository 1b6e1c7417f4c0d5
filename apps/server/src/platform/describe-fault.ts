/** What the log keeps of a fault. */
export interface Fault {
  type: string;
  message: string;
  stack: string;
  code?: string | number;
  cause?: Fault;
}

const CAUSES_MAX = 3;

/**
 * A fault as it is logged: what went wrong and where. Nothing else an error carries, because databases put the rows
 * they refuse into theirs, with the names and addresses of people.
 */
export function describeFault(error: unknown, causesLeft: number = CAUSES_MAX): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object', stack: '' };
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error ? error.code : 'errcode' in error ? error.errcode : undefined;
  return {
    type: name,
    message,
    stack,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(cause !== undefined && causesLeft > 0 && { cause: describeFault(cause, causesLeft - 1) }),
  };
}
