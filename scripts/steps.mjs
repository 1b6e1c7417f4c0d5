// Runs named steps, two at a time when they allow it, prints one line for each with its time, and what a failed one said.
import { availableParallelism } from 'node:os';
import { collectCommand } from './run-command.mjs';

/**
 * @typedef {object} Step
 * @property {string} name what the line says
 * @property {string} command
 * @property {string[]} args
 */

/**
 * Runs every step, also after a failure, so that one run shows everything that is wrong.
 * @param {Step[]} steps
 * @returns {Promise<string[]>} names of the steps that failed
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedMs = Date.now();
      const { code, output } = await collectCommand(step.command, step.args);
      reportStep(step.name, code === 0, startedMs);
      if (code !== 0) {
        failed.push(step.name);
        console.log(output.trimEnd());
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return failed;
}

/**
 * Prints a step's line.
 * @param {string} name
 * @param {boolean} isGood
 * @param {number} startedMs
 */
export function reportStep(name, isGood, startedMs) {
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(28)} ${seconds.padStart(6)} s`);
}
