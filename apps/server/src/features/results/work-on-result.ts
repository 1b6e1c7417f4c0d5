import { createGate } from '#platform/gate';
import { runInThread } from '#platform/run-in-thread';
import type { CorrectReply, CorrectTask, RebuildReply, RebuildTask, RemoveReply, RemoveTask } from './run-tasks.ts';
import type { ReportTask } from './write-report.ts';
import type { ExcelTask } from './excel/write-result-excel.ts';

/** Work on a whole run, too long to be done beside live rooms. */
export type ResultTask = CorrectTask | RemoveTask | RebuildTask | ReportTask | ExcelTask;

/** Ten thousand players with thirty answers each take a third of this. */
const LIMITS = { timeMs: 60_000, memoryMb: 1024 };
const WORKER = new URL('./result-worker.ts', import.meta.url);
const inTurn = createGate(2);

/** Null: the work took too much time or memory, or a fault ended it. */
function tryInWorker<T>(task: ResultTask): Promise<T | null> {
  return inTurn(() => runInThread<T>(WORKER, task, LIMITS));
}

async function inWorker<T>(task: ResultTask): Promise<T> {
  const reply = await tryInWorker<T>(task);
  if (reply === null) throw new Error(`the work "${task.do}" on a result came to nothing`);
  return reply;
}

/** `correctStored` in a thread of its own. */
export function correctInThread(task: Omit<CorrectTask, 'do'>): Promise<CorrectReply> {
  return inWorker<CorrectReply>({ do: 'correct', ...task });
}
/** `removeStored` in a thread of its own. */
export function removeInThread(task: Omit<RemoveTask, 'do'>): Promise<RemoveReply> {
  return inWorker<RemoveReply>({ do: 'remove', ...task });
}
/** `rebuildStored` in a thread of its own. What people send that costs too much cannot have happened either. */
export async function rebuildInThread(task: Omit<RebuildTask, 'do'>): Promise<RebuildReply> {
  return (await tryInWorker<RebuildReply>({ do: 'rebuild', ...task })) ?? { ok: false };
}
/** `writeReport` in a thread of its own. */
export function writeReportInThread(task: Omit<ReportTask, 'do'>): Promise<Uint8Array> {
  return inWorker<Uint8Array>({ do: 'report', ...task });
}
/** `writeResultExcel` in a thread of its own. */
export function writeExcelInThread(task: Omit<ExcelTask, 'do'>): Promise<Uint8Array> {
  return inWorker<Uint8Array>({ do: 'excel', ...task });
}
