import { processorMs, quantile } from '../process-figures.ts';
import type { Target } from './target.ts';

const SPREAD_MS = 2000;

/** Everything measured of one server at one size: a list of times for each round, figures for each round. */
export class Figures {
  readonly delivery: number[][] = [];
  readonly atOnce: number[][] = [];
  readonly spread: number[][] = [];
  /** From one question to the next, answered at one instant, reveal and standings with it: ms of all threads. */
  readonly processor: number[] = [];
  /** Per player from one question to the next. */
  readonly frames: number[] = [];
  readonly joinMs: number[] = [];
}

/** Plays `rounds` times two questions: one answered at one instant, one over two seconds. */
export async function measure(
  target: Target,
  { pid, players, rounds }: { pid: number; players: number; rounds: number },
  figures: Figures,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const framesBefore = target.frames();
    const before = await processorMs(pid);
    figures.delivery.push(await target.ask());
    figures.atOnce.push(await target.answer(0));
    await target.next();
    figures.processor.push((await processorMs(pid)) - before);
    figures.frames.push((target.frames() - framesBefore) / players);
    figures.delivery.push(await target.ask());
    figures.spread.push(await target.answer(SPREAD_MS));
    await target.next();
  }
}

/** The middle round's value: one disturbed round does not count. */
export function middle(all: readonly number[][], share: number): number {
  return quantile(
    all.map((one) => quantile(one, share)),
    0.5,
  );
}

/** The times of each round without what comes before the first one. */
export function fromFirst(rounds: readonly number[][]): number[][] {
  return rounds.map((times) => {
    const first = times.reduce((least, time) => Math.min(least, time), Infinity);
    return times.map((time) => time - first);
  });
}

/** Processor time per player and question, µs. */
export function processorUs({ processor }: Figures, players: number): number {
  return (processor.reduce((sum, value) => sum + value, 0) / processor.length / players) * 1000;
}
