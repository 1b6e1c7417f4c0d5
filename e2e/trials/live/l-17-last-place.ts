import { DEMO_PLAYERS_MAX } from '@qc/contract';
import type { Room } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import type { Page } from '../players/page.ts';
import { triviaSlides } from '../slides.ts';
import { press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

const JOINS = 100;
const ROUNDS = 5;

/** L-17: a hundred want the last places at one instant. */
export async function lastPlace(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  for (const most of [DEMO_PLAYERS_MAX, 20]) {
    let exact = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const room = await owner.openRoom(triviaSlides(1), { maxParticipants: most }, `At most ${most}, ${round}`);
      const { seated, refused } = await rush(stage, room, JOINS, `r${round}`);
      const shown = await playersShown(stage, owner, room);
      if (seated.length === most && refused === JOINS - most && shown === most) exact += 1;
      if (round === 0) await holders(trial, stage, owner, room, { seated, most });
    }
    trial.exactly(`rooms for ${most} that took exactly ${most} of ${JOINS}`, exact, ROUNDS);
  }
}

/** All join at one instant: those who got a place, and how many were told that the room is full. */
async function rush(
  stage: Stage,
  room: Room,
  count: number,
  mark: string,
): Promise<{ seated: Page[]; refused: number }> {
  const pages = await Promise.all(Array.from({ length: count }, () => stage.guest(room.code)));
  const replies = await Promise.all(
    pages.map((page, index) =>
      page.ask({ t: 'join', id: `rush-${mark}-${index}`, name: `Guest ${mark} ${index}`, phone: '', consent: true }),
    ),
  );
  const refused = replies.filter((reply) => reply?.t === 'refused' && reply.code === 'roomFull').length;
  return { seated: pages.filter((_, index) => replies[index]?.t === 'joined'), refused };
}

async function playersShown(stage: Stage, owner: Account, room: Room): Promise<number> {
  const operator = await stage.staff(owner, room, 'operator');
  const rows = operator.of('welcomeOperator')[0]?.seats.filter((row) => !row.removed) ?? [];
  operator.close();
  return rows.length;
}

/** Who has a place keeps it while away; a place given up goes to exactly one other. */
async function holders(
  trial: Trial,
  stage: Stage,
  owner: Account,
  room: Room,
  { seated, most }: { seated: Page[]; most: number },
): Promise<void> {
  const [first, second, ...others] = seated;
  if (!first || !second) return trial.exactly('places taken', seated.length, most);
  first.close();
  const { seated: meanwhile } = await rush(stage, room, 20, 'away');
  trial.exactly(`places of a room for ${most} taken while a holder is away`, meanwhile.length, 0);
  const back = await stage.resume(room.code, first.token ?? '');
  const own = back.of('welcomePlayer')[0]?.own;
  trial.exactly(
    `the holder’s seat on return, room for ${most}`,
    own?.seat ?? 'none',
    first.of('joined')[0]?.own.seat ?? -1,
  );
  await second.ask({ t: 'leave', id: 'leave-for-good' });
  const { seated: taken } = await rush(stage, room, 20, 'left');
  trial.exactly(`places taken after one was given up, room for ${most}`, taken.length, 1);
  const again = await second.ask({ t: 'join', id: 'join-again', name: 'Came back', phone: '', consent: true });
  trial.exactly(
    `who gave up the place comes back, room for ${most}`,
    again?.t === 'refused' ? again.code : (again?.t ?? 'nothing'),
    'roomFull',
  );
  const open = [back, ...others, ...taken].filter((page) => page.open).length;
  trial.exactly(`holders still connected, room for ${most}`, open, most);
  const operator = await stage.staff(owner, room, 'operator');
  await press(operator, { do: 'next' });
  const playing = await Promise.all([back, ...others].map((page) => page.until(() => page.phase === 'question')));
  trial.exactly(`holders who play, room for ${most}`, playing.filter(Boolean).length, most - 1);
}
