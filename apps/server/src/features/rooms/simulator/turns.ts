/** The machine's own turn of the event loop, as it is before its name is taken over. */
const realTurn = globalThis.setImmediate;
/** Turns that are asked of the machine at once: between two of them promises go on, and nothing else costs time. */
const AT_ONCE = 64;

const waiting: (() => void)[] = [];
let asked = 0;

/**
 * Calls back in a turn of the event loop of its own: after what asked before, and after all promises have gone on as far
 * as they can. In the order of the real loop, at a tenth of its price: nothing in a simulated process waits for anything
 * that is real.
 */
export function inNextTurn(call: () => void): void {
  waiting.push(call);
  if (asked === 0) ask();
}

function ask(): void {
  asked = AT_ONCE;
  for (let turn = 0; turn < AT_ONCE; turn += 1) realTurn(take);
}

function take(): void {
  asked -= 1;
  const call = waiting.shift();
  // Also after a call that throws: the others still have their turn.
  if (asked === 0 && waiting.length > 0) ask();
  call?.();
}

/** From now on `setImmediate` is `inNextTurn` for whatever runs in this process: one that simulates, and does nothing else. */
export function takeTurnsOver(): void {
  Object.defineProperty(globalThis, 'setImmediate', { value: inNextTurn });
}
