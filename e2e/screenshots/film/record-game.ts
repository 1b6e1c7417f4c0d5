import { setTimeout as wait } from 'node:timers/promises';
import { LIVE_PATH, LIVE_PROTOCOL, RoomId } from '@qc/contract';
import { REACTIONS } from '@qc/contract/live/reactions';
import type { MediaRef } from '@qc/contract';
import { Bot } from '../../bots/bot.ts';
import { hostGame } from '../../bots/host-game.ts';
import { Operator } from '../../bots/operator.ts';
import { baseUrl } from '../../product/start/addresses.ts';
import type { Owner } from '../../product/start/with-product.ts';
import { answersLike, type FilmGame, filmSettings, filmSlides, filmWords, playersOf } from './games.ts';
import { keep, listen, type Recording } from './recording.ts';

/** The first ones come one after another, each seen; the others at once. */
const SEEN_COMING = 4;
const SEEN_MS = 1800;
const COMING_MS = 90;
/** A lobby in which nobody is, and one in which all are. */
const STANDS_MS = 2500;
const REACTION_MS = 150;

/** Plays a game of the film to its end, without a page, and keeps what pages would have been told. */
export async function recordGame(
  { author, cookie, session }: Owner,
  { language, inTeams }: FilmGame,
  pictures: { jupiter: MediaRef; sun: MediaRef },
): Promise<Recording> {
  const slides = filmSlides({ language, inTeams }, pictures);
  const game = await author.makeGame(filmWords[language].name, slides, filmSettings(language, inTeams));
  const { _id: roomId, code } = await author.openRoom(game._id);
  const room = RoomId.parse(roomId);
  const staff = (as: 'operator' | 'presenter') => () =>
    ({ t: 'helloStaff', protocol: LIVE_PROTOCOL, room, as, session, lastVersion: null }) as const;
  const [presenter, console] = [listen(staff('presenter'), cookie), listen(staff('operator'), cookie)];
  const operator = new Operator({ url: baseUrl, room, cookie, session });
  await operator.reach('lobby');
  const told: Recording['told'] = { presenter: presenter.told, operator: console.told, player: [] };

  const bots = playersOf(language, inTeams ? 20 : 40).map(
    (name, seat) =>
      new Bot({
        ...{ url: baseUrl.replace(/^http/, 'ws') + LIVE_PATH, code, name, seed: Number(code) + seat },
        thinkMs: [700 + seat * 60, 900 + seat * 90],
        strategy: answersLike(language, seat),
        ...(seat === 0 && { heard: (message) => keep(told.player, message) }),
        ...(seat === 0 && {
          // A page knows its own answer; the server says no more than that it is kept.
          answered: (own) => told.player.push({ atMs: Date.now(), message: { t: 'own', own } }),
        }),
      }),
  );
  await wait(STANDS_MS);
  for (const [seat, bot] of bots.entries()) {
    bot.start();
    await wait(seat < SEEN_COMING ? SEEN_MS : COMING_MS);
  }
  await wait(STANDS_MS);
  const reacting = setInterval(() => react(bots), REACTION_MS);
  let standings = 0;
  await hostGame(operator, ({ phase }) => {
    if (phase.phase === 'standings') standings += 1;
    // Later standings show nothing new.
    return phase.phase === 'standings' && standings > 2 ? 300 : null;
  });
  clearInterval(reacting);
  await wait(STANDS_MS);
  for (const bot of bots) bot.stop();
  for (const wire of [operator, presenter, console]) wire.stop();
  return { roomId, code, told };
}

/** One of them sends something to the big screen. */
function react(bots: readonly Bot[]): void {
  const bot = bots[Math.floor(Math.random() * bots.length)];
  const phase = bot?.view?.phase.phase;
  const isQuiet = phase === undefined || phase === 'podium' || phase === 'starting';
  if (!isQuiet) bot?.client.send({ t: 'react', r: Math.floor(Math.random() * REACTIONS.length) });
}
