import { pickedIn, Assignment, CLOSE, type GameResult } from '@qc/contract';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Account } from '../../crash/account.ts';
import { keysIn, AttemptPlayer } from '../players/attempt-player.ts';
import { triviaSlides } from '../slides.ts';
import { inParts, waitFor } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

const SLIDES = 4;
const SLIDE_S = 20;
const AT_ONCE = 50;
/** Server and pages read different clocks, ms. */
const CLOCKS_MS = 5;

/** L-18: an assignment that many play alone: one attempt for each device, nothing to learn from, server time, the deadline. */
export async function selfPaced(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  const game = await owner.makeGame(triviaSlides(SLIDES, { time: SLIDE_S }));
  const assignment = await giveOut(owner, game);
  const count = trial.players(300, 40);
  const players = Array.from({ length: count }, (_, i) => new AttemptPlayer(stage, assignment.code, `Pupil ${i + 1}`));
  const joined = performance.now();
  await inParts(players, AT_ONCE, (player) => player.join());
  trial.note(`${count} players joined in ${Math.round(performance.now() - joined)} ms`);

  await inParts(players, AT_ONCE, (player) => player.answerNext(trial.below(4)));
  await parallelSessions(trial, players.slice(0, 10));
  await slowAnswers(trial, players.slice(10, 20));
  await killInTheMiddle(trial, stage, players);
  const finished = players.slice(0, Math.floor(count / 2));
  await inParts(finished, AT_ONCE, (player) => player.finish(() => trial.below(4)));
  await restartToLearn(trial, stage, finished, assignment.code);
  await guessCodes(trial, stage);
  await atDeadline(trial, owner, assignment, players.slice(finished.length));

  const leaks = players.flatMap((player) => player.framesBeforeEnd).flatMap(keysIn);
  trial.exactly('keys or results in frames before the own end', leaks.length, 0);
  const told = players.flatMap((player) => player.framesFromEnd).flatMap(keysIn);
  trial.atLeast('results in frames from the own end on, by the same look', told.length, count / 4);
  trial.atLeast('frames looked through', players.flatMap((player) => player.framesBeforeEnd).length, count * 8);
  await compareReport(trial, owner, assignment, players);
}

async function giveOut(owner: Account, game: string): Promise<Assignment> {
  return Assignment.parse(await owner.call('POST', '/assignment', { game, closesAt: Date.now() + 3_600_000 }));
}

/** Two pages of one player: the second takes over, and both together answer once. */
async function parallelSessions(trial: Trial, players: readonly AttemptPlayer[]): Promise<void> {
  let taken = 0;
  let replaced = 0;
  for (const player of players) {
    await player.advance();
    const first = player.page;
    const both = [first, await player.openAgain()];
    const replies = await Promise.all(both.map((page, at) => player.answerOn(page, at)));
    taken += replies.filter((reply) => reply === 'ack').length;
    replaced += (await first.until(() => first.closeCode === CLOSE.replaced)) ? 1 : 0;
    await player.openAgain();
    taken += (await player.answerOn(player.page, 2)) === 'ack' ? 1 : 0;
  }
  trial.exactly('first pages told that another took over', replaced, players.length);
  trial.exactly('answers taken from two pages of each of ten players', taken, players.length);
}

/** The clock of a slide is the server's: an answer after it counts for nothing, whatever the page says. */
async function slowAnswers(trial: Trial, players: readonly AttemptPlayer[]): Promise<void> {
  await inParts(players, AT_ONCE, (player) => player.advance());
  await sleep(SLIDE_S * 1000 + 1000);
  const replies = await inParts(players, AT_ONCE, (player) => player.answerOn(player.page, 1));
  trial.exactly('answers taken after the slide’s time', replies.filter((reply) => reply === 'ack').length, 0);
}

/** Everybody is in the middle of a slide; what was confirmed must be there afterwards. */
async function killInTheMiddle(trial: Trial, stage: Stage, players: readonly AttemptPlayer[]): Promise<void> {
  const others = players.slice(20);
  await inParts(others, AT_ONCE, (player) => player.advance());
  const answers = Promise.all(others.map((player) => player.answerOn(player.page, trial.below(4)).catch(() => 'lost')));
  await sleep(trial.below(60));
  await stage.server.killNine();
  await answers;
  const startedAtMs = Date.now();
  await stage.startAgain();
  await inParts(players, AT_ONCE, (player) => player.openAgain());
  trial.note(`killed with answers under way; everybody is back after ${Date.now() - startedAtMs} ms`);
  const back = players.filter((player) => player.isBack).length;
  trial.exactly('players back in their own attempt', back, players.length);
}

/** Who has finished knows the questions: the same device gets no second attempt. */
async function restartToLearn(
  trial: Trial,
  stage: Stage,
  finished: readonly AttemptPlayer[],
  code: string,
): Promise<void> {
  const replies = await inParts(finished.slice(0, 100), AT_ONCE, async (player) => {
    const page = await stage.guest(code, { device: player.device });
    const id = `again-${player.device}`;
    const reply = await page.ask({ t: 'join', id, name: `${player.name} again`, phone: '', consent: true });
    page.close();
    return reply?.t === 'refused' ? reply.code : reply?.t;
  });
  trial.exactly(
    'second attempts of a device refused',
    replies.filter((reply) => reply === 'tooManySeats').length,
    replies.length,
  );
}

async function guessCodes(trial: Trial, stage: Stage): Promise<void> {
  const codes = Array.from({ length: 200 }, () =>
    Array.from({ length: 12 }, () => 'abcdefghjkmnpqrstuvwxyz23456789'.charAt(trial.below(31))).join(''),
  );
  const ends = await inParts(codes, AT_ONCE, async (code) => {
    const page = await stage.guest(code);
    await page.until(() => page.closed, 3000);
    return page.closeCode;
  });
  trial.exactly('guessed assignments that opened', ends.filter((code) => code !== CLOSE.noRoom).length, 0);
}

/** The rest is in the middle of it when the deadline comes. */
async function atDeadline(
  trial: Trial,
  owner: Account,
  assignment: Assignment,
  players: readonly AttemptPlayer[],
): Promise<void> {
  const closesAtMs = Date.now() + (trial.quick ? 6000 : 15_000);
  await owner.call('PUT', `/assignment/${assignment._id}`, { closesAt: closesAtMs });
  // Pages come back to their rooms, which were built anew for the new deadline.
  await inParts(players, AT_ONCE, (player) => player.openAgain());
  await inParts(players, AT_ONCE, (player) => player.advance());
  const [early, late] = [players.filter((_, at) => at % 2 === 0), players.filter((_, at) => at % 2 === 1)];
  await sleep(Math.max(0, closesAtMs - 1000 - Date.now()));
  const before = await Promise.all(early.map((player) => player.answerOn(player.page, 1)));
  trial.exactly(
    'answers a second before the deadline taken',
    before.filter((reply) => reply === 'ack').length,
    early.length,
  );
  await sleep(Math.max(0, closesAtMs + 1000 - Date.now()));
  const after = await Promise.all(late.map((player) => player.answerOn(player.page, 1)));
  trial.exactly('answers a second after the deadline taken', after.filter((reply) => reply === 'ack').length, 0);
  await waitFor(() => players.every((player) => player.endedAtMs !== null), 15_000, 'end for everybody');
  const off = players.map((player) => (player.endedAtMs ?? 0) - closesAtMs);
  trial.atLeast('first end after the deadline', Math.min(...off), 0, 'ms');
  trial.atMost('last end after the deadline', Math.max(...off), 1000, 'ms');
}

/** The report holds each player once with exactly the confirmed answers, and times by the server's clock. */
async function compareReport(
  trial: Trial,
  owner: Account,
  assignment: Assignment,
  players: readonly AttemptPlayer[],
): Promise<void> {
  let result: GameResult | null = null;
  for (const end = Date.now() + 30_000; Date.now() < end && result?.playersCount !== players.length; await sleep(200))
    result = await owner.newestResult(assignment.game ?? '');
  trial.exactly('attempts in the report', result?.players.length ?? 0, players.length);
  const byName = new Map(result?.players.map((player) => [player.name, player]));
  let missing = 0;
  let untrue = 0;
  for (const player of players)
    for (const { slide, choice, tookMs } of player.acked) {
      const kept = byName.get(player.name)?.answers.find((answer) => answer.slide === slide);
      if (!kept || pickedIn(kept.response)[0] !== choice) missing += 1;
      else if (tookMs !== null && !isBetween(kept.tookMs ?? -1, tookMs)) untrue += 1;
    }
  trial.exactly('confirmed answers missing in the report', missing, 0);
  trial.exactly('answer times in the report that cannot be', untrue, 0);
}

/** At least from what the page saw to its answer, at most from its asking for the slide to the server's word. */
function isBetween(tookMs: number, { least, most }: { least: number; most: number }): boolean {
  return tookMs >= least - CLOCKS_MS && tookMs <= most + CLOCKS_MS;
}
