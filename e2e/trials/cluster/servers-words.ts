import type { Bot } from '../../bots/bot.ts';
import type { OneOfMany } from '../../cluster/many-servers.ts';

/** Lines of this level and above are complaints: warnings and errors. */
const COMPLAINT = 40;
/** Told as well, without which the others say little. */
const TAKEN = '"msg":"a room was taken"';
/** Complaints of this long before the end are told, ms. */
const TOLD_MS = 60_000;
/** Of each server at most so many, the newest. */
const LINES_MAX = 40;

/** What servers complained of in the last minute, oldest first, each line with its server and how long ago it was. */
export function complaints(servers: readonly OneOfMany[], nowMs = Date.now()): string[] {
  const told = servers.flatMap(({ id, lines }) => {
    const read = lines.flatMap((line) => {
      const { level, time } = headOf(line);
      const isTold = level >= COMPLAINT || line.includes(TAKEN);
      return isTold && nowMs - time <= TOLD_MS ? [{ id, line, time }] : [];
    });
    return read.slice(-LINES_MAX);
  });
  return told
    .sort((a, b) => a.time - b.time)
    .map(({ id, line, time }) => `${((time - nowMs) / 1000).toFixed(1)} s  ${id.slice(0, 8)}  ${line}`);
}

/** How many bots are in which state: what a trial waits for in vain is to be seen here. */
export function botsNow(bots: readonly Bot[]): string[] {
  const counts = new Map<string, number>();
  for (const bot of bots) {
    const { client } = bot;
    const wire = client.sentAway === null ? (client.open ? 'wire up' : 'wire down') : `sent away: ${client.sentAway}`;
    const seat = bot.joined ? '' : ', no seat';
    const waits = bot.waiting ? ', waits for word' : '';
    const now = `${wire}${seat}${waits}, ${bot.view?.phase.phase ?? 'no view'} of slide ${bot.slide}`;
    counts.set(now, (counts.get(now) ?? 0) + 1);
  }
  return [...counts].map(([now, count]) => `${count} bots: ${now}`);
}

function headOf(line: string): { level: number; time: number } {
  return { level: Number(/"level":(\d+)/.exec(line)?.[1] ?? 0), time: Number(/"time":(\d+)/.exec(line)?.[1] ?? 0) };
}
