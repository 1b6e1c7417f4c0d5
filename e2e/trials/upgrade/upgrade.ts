import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { Account } from '../../crash/account.ts';
import { startServerProcess } from '../../crash/server-process.ts';
import { openBrowser } from '../players/phone-browser.ts';
import type { Stage } from '../stage.ts';
import { uploadPicture } from '../thirty-slides.ts';
import type { Trial } from '../trial.ts';
import { runBackup } from './earlier-version.ts';
import { Hall } from './hall.ts';
import { comeBack, compareScores, findSeats } from './hall-replaced.ts';
import { KeptDrafts } from './kept-drafts.ts';
import { KeptFiles } from './kept-files.ts';
import { KeptOwnData } from './kept-own-data.ts';
import { knownSlides } from './known-slides.ts';
import { AttemptOnPhone } from './attempt-on-phone.ts';

/** The question that is open when the server is replaced: three were played before it, and a media slide. */
const OPEN_SLIDE = 4;
const settings = { scoring: { profile: 'accuracy', first: 3, penalty: 25, streaks: true } } as const;

/**
 * A run begun on an earlier version goes on on this one, and nothing of it is lost: the hall with its real pages, a
 * self-paced attempt, drafts, exported files, a backup. The seed says which kind of slide is open meanwhile, and whether
 * the old server is killed (odd seeds) or told to end.
 */
export async function upgrade(trial: Trial, stage: Stage): Promise<void> {
  const browser = await openBrowser();
  try {
    await replace(trial, stage, browser);
  } finally {
    await browser.close();
  }
}

async function replace(trial: Trial, stage: Stage, browser: Browser): Promise<void> {
  const { before } = stage;
  if (!before) throw new Error('the stage began on no earlier version');
  const owner = await stage.account();
  const slides = knownSlides(await uploadPicture(owner), trial.seed);
  const game = await owner.makeGame(slides, settings, 'Every kind');
  const files = await KeptFiles.save(owner, game);
  try {
    const drafts = await KeptDrafts.leave(stage, browser, owner);
    const attempt = await AttemptOnPhone.begin(stage, browser, owner);
    trial.note('files are saved, drafts left, a self-paced attempt is half way');
    const hall = await Hall.open(stage, browser, { owner, game, count: trial.players(50, 50) });
    await hall.playTo(OPEN_SLIDE);
    await hall.answer(hall.players.slice(0, Math.ceil(hall.players.length / 2)), hall.phones.slice(0, 1));
    trial.note(`in the middle of slide ${OPEN_SLIDE + 1}, ${slides[OPEN_SLIDE]?.type}: half of the hall has answered`);
    const ownData = await KeptOwnData.save(stage, owner, game);
    const backup = join(files.folder, 'backup');
    await runBackup(['make', backup], stage, before.root);

    const isKilled = trial.seed % 2 === 1;
    await (isKilled ? stage.server.killNine() : stage.server.stop());
    await stage.startAgain();
    trial.note(`the server was ${isKilled ? 'killed' : 'told to end'}, and replaced`);
    await ownData.isWhole(trial);
    await comeBack(trial, hall, before.protocol);
    await restore(trial, hall, { files, backup, game });
    await hall.theRestAnswers();
    await hall.playTo(null);
    compareScores(trial, hall, await stage.result(owner, game));
    trial.note('the run has come to its end');
    await attempt.goesOn(trial);
    await drafts.comeBack(trial);
    await files.pagePlays(trial, browser);
    await files.gameImports(trial, owner);
  } finally {
    await files.remove();
  }
}

/** The earlier version's backup comes back on a server of this version, in the middle of the same question. */
async function restore(
  trial: Trial,
  hall: Hall,
  { files, backup, game }: { files: KeptFiles; backup: string; game: string },
): Promise<void> {
  const { stage, owner } = hall;
  const place = await stage.newPlace();
  await runBackup(['restore', backup], place);
  const server = await startServerProcess({ port: trial.port + 5, ...place });
  try {
    const again = await Account.signIn(server.url, owner.email, owner.password);
    await files.backupHolds(trial, owner, again, [game]);
    const seats = await findSeats(hall, server.url, false);
    trial.exactly('backup: seats with their name', seats.own, hall.players.length);
    trial.exactly('backup: seats with their points', seats.points, hall.players.length);
    trial.exactly('backup: seats with their answer, or none', seats.answers, hall.players.length);
  } finally {
    await server.stop();
  }
}
