import { summarizeRun } from '@qc/engine';
import type { EndedRun } from '#features/rooms';
import type { Platform } from '#platform/platform';
import { insertResult } from './result-store.ts';

/** Keeps the result of a run that is over. The same run again changes nothing. */
export async function storeRunResult(platform: Platform, run: EndedRun): Promise<void> {
  const { state } = run;
  const now = platform.now();
  const { questions, players, rightShare } = summarizeRun(state);
  await insertResult(platform.db, {
    id: platform.random.id(),
    roomId: run.roomId,
    gameId: run.gameId,
    userId: run.userId,
    name: state.game.name,
    startedAtMs: state.startedAtMs ?? now,
    endedAtMs: state.endedAtMs ?? now,
    playersCount: players.length,
    questionsCount: questions.length,
    rightShare,
    report: { language: state.game.language, direction: state.game.direction, questions, players },
  });
}
