import type { GameResult } from '@qc/contract';
import { LIVE_PROTOCOL } from '@qc/contract';
import { inParts } from '../stage.ts';
import type { Trial } from '../trial.ts';
import type { HallPlayer } from './hall-player.ts';
import type { Hall } from './hall.ts';

const AT_ONCE = 25;

/** Seats of a hall that are as their players left them. */
export interface SeatsFound {
  own: number;
  points: number;
  answers: number;
}

/** Everybody comes back to their seat on a server; how many find name, points and the answer to the open question. */
export async function findSeats(hall: Hall, url: string, playOn: boolean): Promise<SeatsFound> {
  const { phase } = hall.view;
  const open = 'slide' in phase ? phase.slide : -1;
  const found: SeatsFound = { own: 0, points: 0, answers: 0 };
  await inParts(hall.players, AT_ONCE, async (player) => {
    const page = await player.comesBack(url);
    const own = page.of('welcomePlayer').at(-1)?.own;
    const last = player.confirmed.at(-1);
    const answer = last?.slide === open ? last.response : null;
    if (own?.name === player.name) found.own += 1;
    if (own?.score === player.counted(open)) found.points += 1;
    if (own && JSON.stringify(own.response) === JSON.stringify(answer)) found.answers += 1;
    if (playOn) player.takes(page);
    else page.close();
  });
  return found;
}

/** Old pages are sent to load themselves anew, come back as new ones, and everything is as it was. */
export async function comeBack(trial: Trial, hall: Hall, before: number): Promise<void> {
  const { players, phones, stage } = hall;
  const isOther = before !== LIVE_PROTOCOL;
  if (isOther) {
    const told = await inParts(players, AT_ONCE, (player) => player.comesBackAsBefore());
    trial.exactly('old pages told to load themselves anew', told.filter(Boolean).length, players.length);
  }
  await hall.operatorComesBack();
  const seats = await findSeats(hall, stage.url, true);
  trial.exactly('seats with their name', seats.own, players.length);
  trial.exactly('seats with their points', seats.points, players.length);
  trial.exactly('seats with their answer, or none', seats.answers, players.length);

  const { phase, answered, players: seated } = hall.view;
  const slide = 'slide' in phase ? phase.slide : -1;
  const confirmed = confirmedOn(hall, slide);
  trial.exactly('phase of the room', phase.phase, 'question');
  trial.exactly('players of the room', seated, players.length + phones.length);
  trial.exactly('answers that count in the open question', answered, confirmed);
  await pagesComeBack(trial, hall, isOther, slide);
}

async function pagesComeBack(trial: Trial, hall: Hall, isOther: boolean, slide: number): Promise<void> {
  const { presenter, console, phones, watched } = hall;
  const speaking = await Promise.all(watched.map((page) => page.speaks(LIVE_PROTOCOL)));
  trial.exactly('real pages that speak this protocol', speaking.filter(Boolean).length, watched.length);
  const question = hall.view.phase.phase === 'question' ? hall.view.phase.question.question : 'no question';
  for (const [who, page] of Object.entries({ presenter, ...phonesByName(hall) }))
    trial.exactly(`${who}: shows the question`, (await page.shows(question)) ? 'yes' : 'no', 'yes');
  trial.exactly('console: is connected', (await console.shows('Connected')) ? 'yes' : 'no', 'yes');
  const progress = `${confirmedOn(hall, slide)} of ${hall.view.players} answered`;
  trial.exactly('console: counts the answers', (await console.shows(progress)) ? 'yes' : 'no', 'yes');
  for (const { name, watched: page } of phones.filter(({ answered }) => answered.at(-1) === slide))
    trial.exactly(`${name}: has answered`, (await page.shows(/Answer received/)) ? 'yes' : 'no', 'yes');
  const wrongLoads = watched.filter(({ loads }) => loads !== (isOther ? 2 : 1)).length;
  trial.exactly('real pages loaded oftener or more rarely than needed', wrongLoads, 0);
}

function phonesByName(hall: Hall) {
  return Object.fromEntries(hall.phones.map(({ name, watched }) => [name, watched]));
}

function confirmedOn({ players, phones }: Hall, slide: number): number {
  const byPlayers = players.filter(({ confirmed }) => confirmed.at(-1)?.slide === slide).length;
  return byPlayers + phones.filter(({ answered }) => answered.at(-1) === slide).length;
}

/** The report holds what was confirmed, before and after, and its points are those counted from that alone. */
export function compareScores(trial: Trial, hall: Hall, result: GameResult): void {
  const { players, phones } = hall;
  const questions = result.questions.filter(({ type }) => type !== 'media').length;
  const confirmed = players.reduce((sum, player) => sum + player.confirmed.length, 0);
  trial.exactly('answers confirmed to players', confirmed, players.length * questions);
  trial.exactly('players in the report', result.playersCount, players.length + phones.length);
  trial.exactly(
    'players whose answers the report has otherwise',
    players.filter((one) => differs(one, result)).length,
    0,
  );
  trial.exactly(
    'players with other points than counted',
    players.filter((player) => playerOf(result, player.name)?.score !== player.counted()).length,
    0,
  );
  trial.atLeast(
    'different numbers of points among players',
    new Set(players.map((player) => player.counted())).size,
    8,
  );
  for (const { name } of phones)
    trial.exactly(`${name}: answers in the report`, playerOf(result, name)?.answeredCount ?? 0, questions);
}

function differs({ name, confirmed }: HallPlayer, result: GameResult): boolean {
  const kept = playerOf(result, name)?.answers.filter(({ response }) => response !== null) ?? [];
  const wanted = confirmed.map(({ slide, response }) => [slide, response]);
  return JSON.stringify(kept.map(({ slide, response }) => [slide, response])) !== JSON.stringify(wanted);
}

function playerOf(result: GameResult, name: string) {
  return result.players.find((player) => player.name === name);
}
