import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Trial } from '../trial.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const BANK = join(ROOT, 'apps/server/src/features/credits/testing/bank-command.ts');
const READS = 1000;

/** What the bank test prints. */
interface BankFigures {
  rounds: number;
  starts: number;
  started: number;
  overspent: number;
  underspent: number;
  strange: string[];
  reads: number;
  wrongReads: string[];
  touched: number;
  faults: number;
}

/** C-02: three processes charge a hundred runs at once on one database, while somebody reads all along. */
export async function bank(trial: Trial): Promise<void> {
  for (const dialect of ['sqlite', 'postgres']) {
    const figures = await runBank(dialect, trial.quick ? READS / 10 : READS);
    const { rounds, starts, started } = figures;
    trial.note(`${dialect}: ${rounds} rounds, ${started} of ${starts} starts were paid`);
    for (const wrong of [...figures.strange, ...figures.wrongReads]) trial.note(`  wrong: ${wrong}`);
    trial.exactly(`${dialect}: starts by three processes, a hundred at once`, starts, rounds * 100);
    trial.exactly(`${dialect}: credits spent beyond what a pot had`, figures.overspent, 0);
    trial.exactly(`${dialect}: credits a pot had for a start that was refused`, figures.underspent, 0);
    trial.exactly(`${dialect}: refusals for anything else`, figures.strange.length, 0);
    trial.exactly(`${dialect}: members’ own credits spent`, figures.touched, 0);
    trial.atLeast(`${dialect}: reads of all pots meanwhile`, figures.reads, trial.quick ? READS / 10 : READS);
    trial.exactly(`${dialect}: reads below zero or with a wrong sum`, figures.wrongReads.length, 0);
    trial.exactly(`${dialect}: faults in the books`, figures.faults, 0);
  }
}

async function runBank(dialect: string, reads: number): Promise<BankFigures> {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), [BANK, dialect, String(reads)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const figures: BankFigures = JSON.parse(await text(child.stdout));
  return figures;
}
