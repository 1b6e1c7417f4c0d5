import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { succeed } from '#platform/result';
import { dismissSteps, readFirstSteps } from './first-steps-store.ts';

/** The calls under /firstSteps. */
export function firstStepsHandlers({ db }: Platform) {
  return {
    getFirstSteps: async (call) => succeed(await readFirstSteps(db, signedIn(call).userId)),
    dismissFirstSteps: async (call) => {
      await dismissSteps(db, signedIn(call).userId);
      return succeed({ ok: true });
    },
  } satisfies Partial<Handlers>;
}
