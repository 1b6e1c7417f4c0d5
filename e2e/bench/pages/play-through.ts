import { Operator } from '../../bots/operator.ts';
import { baseUrl } from '../../product/start/addresses.ts';
import type { Author } from '../../product/people/author.ts';
import { sendBots } from '../../product/people/bots-in-room.ts';

/** Presses that no game of a few slides needs. */
const PRESSES_MAX = 60;

/** Who is signed in. */
export interface Signed {
  cookie: string;
  /** The session's x-auth value. */
  session: string;
}

/** Plays a game from its lobby to its end with three players who are programs. */
export async function playThrough(author: Author, gameId: string, { cookie, session }: Signed): Promise<void> {
  const room = await author.openRoom(gameId);
  const operator = new Operator({ url: baseUrl, room: room._id, cookie, session });
  const bots = await sendBots(room.code, ['Dana', 'Omar', 'Noa']);
  try {
    await operator.reach('lobby');
    for (let press = 0; press < PRESSES_MAX && operator.view?.phase.phase !== 'ended'; press += 1) {
      await operator.press({ do: 'next' });
    }
    await operator.reach('ended');
  } finally {
    for (const bot of bots) bot.stop();
    operator.stop();
  }
}
