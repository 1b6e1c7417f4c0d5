import type { SessionLife } from './session-life.ts';

const RETRY_MS = 2000;

/** How a session gets to a device that answers questions. */
export interface Attempt<B> {
  /** Finds out whether the device is there; null: it does not answer. */
  begin(): Promise<B | null>;
  /** Does what is wanted; ends with the session, or when the device answers no more. */
  serve(found: B): Promise<void>;
  /** Whether what came instead of an answer was something else. */
  hearsOthers(): boolean;
}

/** Serves a device whenever it answers, and says how it is; ends with the session. */
export async function keepTrying<B>(life: SessionLife, { begin, serve, hearsOthers }: Attempt<B>): Promise<void> {
  while (!life.isOver) {
    const found = await begin();
    if (found !== null) {
      life.tell('ready');
      await serve(found);
    }
    life.tell(hearsOthers() ? 'wrongDevice' : 'notAnswering');
    await life.idle(RETRY_MS);
  }
}
