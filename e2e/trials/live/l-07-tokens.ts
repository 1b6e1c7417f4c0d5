import { pickedIn } from '@qc/contract';
import { randomBytes } from 'node:crypto';
import type { ClientMessageOf, Room } from '@qc/contract';
import { Page, playerHello } from '../players/page.ts';
import { RIGHT, triviaSlides } from '../slides.ts';
import { inParts, press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

/** What a token may look like, in whatever is broadcast. */
const SECRET_LIKE = /[A-Za-z0-9_-]{22,64}/g;
const BITS_PER_LETTER = 6;

/** L-07: a seat is proved by its token and by nothing else; who loses it is told. */
export async function tokens(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  const game = await owner.makeGame(triviaSlides(4, { time: 300 }));
  const room = await owner.openRoomOf(game);
  const elsewhere = await (await stage.account()).openRoom(triviaSlides(2, { time: 300 }));
  const operator = await stage.staff(owner, room, 'operator');
  const presenter = await stage.staff(owner, room, 'presenter');
  const victim = await stage.player(room.code, 'Victim');
  const others = [await stage.player(room.code, 'Other'), await stage.player(room.code, 'Another')];
  await press(operator, { do: 'next' });
  await victim.reach('question');

  const { gone, removed } = await goneTokens(trial, stage, room, operator);
  const foreign = await stage.player(elsewhere.code, 'Victim');
  const made = Array.from({ length: trial.quick ? 500 : 5000 }, () => randomBytes(32).toString('base64url'));
  const guessed = ['Victim', '0', '1', victim.device, 'A'.repeat(43), ...made];
  const candidates: Record<string, readonly (string | null)[]> = {
    'name, number, device and guessed tokens accepted': guessed,
    'token of another room accepted': [foreign.token],
    'token of a seat given up accepted': [gone],
    'token of a removed player accepted': [removed],
  };
  for (const [name, list] of Object.entries(candidates)) trial.exactly(name, await accepted(stage, room, list), 0);

  trial.exactly('the right token accepted', await accepted(stage, room, [others[1]?.token ?? null]), 1);

  const told = [operator, presenter, ...others].flatMap((page) => page.frames);
  trial.note(`${told.length} frames to everybody else looked through`);
  const secrets = told.flatMap((frame) => [...frame.matchAll(SECRET_LIKE)].map(([text]) => text));
  const own = new Set(others.map((page) => page.token));
  const strange = [...new Set(secrets)].filter((text) => !own.has(text));
  trial.exactly('things in frames to others that resume', await accepted(stage, room, strange), 0);
  trial.exactly(
    'the victim’s token in frames to others',
    told.filter((frame) => frame.includes(victim.token ?? '-')).length,
    0,
  );
  const all = [victim, ...others, foreign].map((page) => page.token ?? '');
  trial.atLeast('bits of a token', Math.min(...all.map((token) => token.length)) * BITS_PER_LETTER, 128, 'bits');
  trial.exactly(
    'tokens alike in their first 8 letters',
    all.length - new Set(all.map((token) => token.slice(0, 8))).size,
    0,
  );

  await steal(trial, stage, room, victim);
  await replay(trial, stage, room, operator);
  await press(operator, { do: 'end' });
  const result = await stage.result(owner, game);
  const victims = result.players.filter((player) => player.name === 'Victim');
  trial.exactly('seats of the victim in the report', victims.length, 1);
  trial.exactly('answers of the victim', victims[0]?.answeredCount ?? 0, 1);
}

/** A seat left by its player and one that the operator took away; how soon a taken one is dead. */
async function goneTokens(
  trial: Trial,
  stage: Stage,
  room: Room,
  operator: Page,
): Promise<{ gone: string | null; removed: string | null }> {
  const leaver = await stage.player(room.code, 'Leaver');
  await leaver.ask({ t: 'leave', id: `leave-${leaver.device}` });
  const kicked = await stage.player(room.code, 'Kicked');
  const quiet = await stage.player(room.code, 'Kicked while away');
  const seats = [kicked, quiet].map((page) => page.of('joined')[0]?.own.seat ?? -1);
  quiet.close();
  const startedAtMs = performance.now();
  for (const seat of seats) await press(operator, { do: 'kick', seat });
  await kicked.until(() => kicked.closed, 5000);
  const baseline = await roundTripMs(operator);
  trial.time('kicked page sent away', performance.now() - startedAtMs, 1000, baseline);
  trial.exactly('word to the kicked', kicked.of('goodbye')[0]?.reason ?? 'none', 'removed');
  trial.exactly('token of a player kicked while away accepted', await accepted(stage, room, [quiet.token]), 0);
  return { gone: leaver.token, removed: kicked.token };
}

async function roundTripMs(page: Page): Promise<number> {
  const startedAtMs = performance.now();
  await press(page, { do: 'mute', on: true });
  return performance.now() - startedAtMs;
}

/** How many of these give a seat. */
async function accepted(stage: Stage, room: Room, list: readonly (string | null)[]): Promise<number> {
  const seats = await inParts(list, 50, async (token) => {
    const page = new Page({ url: stage.url, pings: false });
    await page.opened();
    page.say({ ...playerHello(room.code, page.device), token });
    await page.until(() => page.closed || page.messages.length > 0);
    const answer = await Promise.race([
      page.ask(
        { t: 'answer', id: `seat-${page.device}`, slide: 99, visit: 99, response: { type: 'trivia', picks: [0] } },
        3000,
      ),
      page.until(() => page.closed, 3000).then(() => null),
    ]);
    page.close();
    // Who has a seat hears that the slide is wrong; who has none, that there is no seat.
    const seated = answer?.t === 'refused' && answer.code !== 'notJoined';
    const own = [...page.of('welcomePlayer'), ...page.of('resumed')].some((message) => message.own !== null);
    return seated || own;
  });
  return seats.filter(Boolean).length;
}

/** Somebody has the token itself: one page plays at a time, and the other is told. */
async function steal(trial: Trial, stage: Stage, room: Room, victim: Page): Promise<void> {
  const thief = await stage.resume(room.code, victim.token ?? '');
  await victim.until(() => victim.closed, 5000);
  trial.exactly('word to the page that lost its seat', victim.of('goodbye')[0]?.reason ?? 'none', 'replaced');
  trial.exactly('pages of one seat that stay open', [victim, thief].filter((page) => page.open).length, 1);
  const back = await stage.resume(room.code, victim.token ?? '');
  await thief.until(() => thief.closed, 5000);
  trial.exactly('word to the thief when the owner comes back', thief.of('goodbye')[0]?.reason ?? 'none', 'replaced');
  const place = back.view?.phase;
  const { slide, visit } = place?.phase === 'question' ? place : { slide: 0, visit: 1 };
  await back.ask({ t: 'answer', id: 'victim-answer', slide, visit, response: { type: 'trivia', picks: [RIGHT] } });
}

/** Everything a player said, said again word for word by another machine. */
async function replay(trial: Trial, stage: Stage, room: Room, operator: Page): Promise<void> {
  const played = await stage.player(room.code, 'Recorded');
  const id = `replay-${played.device}`;
  const answer: ClientMessageOf<'answer'> = {
    t: 'answer',
    id,
    slide: 0,
    visit: 1,
    response: { type: 'trivia', picks: [0] },
  };
  await played.ask(answer);
  const before = operator.of('counts').at(-1)?.players;
  const again = await stage.page();
  again.say(playerHello(room.code, played.device));
  again.say({ t: 'join', id: `join-${played.device}`, name: 'Recorded', phone: '', consent: true });
  again.say({ ...answer, response: { type: 'trivia', picks: [1] } });
  await again.until(() => again.replyTo(answer.id) !== null, 3000);
  await played.until(() => played.closed, 3000);
  trial.exactly('open pages of a replayed session', [played, again].filter((page) => page.open).length, 1);
  trial.exactly('players more through a replay', (operator.of('counts').at(-1)?.players ?? 0) - (before ?? 0), 0);
  const own = again.of('own').at(-1)?.own ?? again.of('joined').at(-1)?.own;
  trial.exactly('answer after a replay that says another', JSON.stringify(pickedIn(own?.response)), '[0]');
}
