import { isRefusal } from '../api/index.ts';
import { ask, type UnpaidRun } from '../asks/index.ts';

/** Takes what a call threw: shows the ways on and gives true when it was refused for want of credits, else false. */
export function askToPay(error: unknown, run: Omit<UnpaidRun, 'code'>): boolean {
  const code = (['outOfCredits', 'remotesDisabled'] as const).find((one) => isRefusal(error, one));
  if (code) void ask('payRun', { ...run, code });
  return code !== undefined;
}
