import type { Room } from '@qc/contract';
import { Page, playerHello } from '../players/page.ts';
import { triviaSlides } from '../slides.ts';
import { inParts } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median, p99 } from '../trial.ts';
import type { Trial } from '../trial.ts';

/** Wrong codes that are judged, as documented: of one device, and of one address with as many devices as one likes. */
const PER_DEVICE = 20;
const PER_ADDRESS = 300;
const TYPO_SHARE = 0.05;
const AT_ONCE = 40;

interface Try {
  code: string;
  device: string;
  from: string;
  token?: string | null;
}

/** L-15: codes cannot be guessed at scale, closed ones look like none, and a school with typing errors gets in. */
export async function guessing(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  const closed = await owner.openRoom(triviaSlides(1));
  await owner.call('POST', `/room/close/${closed._id}`);
  const room = await owner.openRoom(triviaSlides(1));
  const wrong = wrongCodes(trial, room, closed);
  await sameReply(trial, stage, closed, wrong);

  const guesses = trial.quick ? 3000 : 10_000;
  const byDevice = await answeredTries(
    stage,
    room,
    wrong,
    () => ({ device: 'one-device', from: '127.0.2.1' }),
    guesses,
  );
  trial.atMost('tries of one device that were answered', byDevice.answered, PER_DEVICE);
  trial.exactly('right codes told to it afterwards', byDevice.toldLater, 0);
  const moving = await answeredTries(
    stage,
    room,
    wrong,
    (i) => ({ device: 'moving-device', from: `127.0.3.${1 + (i % 100)}` }),
    300,
  );
  trial.atMost('tries of one device at 100 addresses that were answered', moving.answered, PER_DEVICE);
  const byAddress = await answeredTries(
    stage,
    room,
    wrong,
    (i) => ({ device: `fresh-device-${i}`, from: '127.0.4.1' }),
    guesses,
  );
  trial.atMost('tries of one address with fresh devices that were answered', byAddress.answered, PER_ADDRESS);
  trial.exactly('right codes told to that address afterwards', byAddress.toldLater, 0);
  const spread = await inParts([...Array(guesses).keys()], AT_ONCE, (i) =>
    tryCode(stage, { code: wrong(), device: `spread-device-${i}`, from: `127.0.5.${1 + (i % 100)}` }),
  );
  trial.note(
    `${guesses} guesses from 100 addresses: ${spread.filter((one) => one.welcome).length} rooms found among a million codes`,
  );

  await honestSchool(trial, stage, room, wrong);
}

/** Codes that no room has. */
function wrongCodes(trial: Trial, ...rooms: readonly Room[]): () => string {
  return () => {
    for (;;) {
      const code = String(trial.below(1_000_000)).padStart(6, '0');
      if (rooms.every((room) => room.code !== code)) return code;
    }
  };
}

async function tryCode(stage: Stage, one: Try): Promise<{ welcome: boolean; ms: number; frames: string; page: Page }> {
  const page = new Page({ url: stage.url, from: one.from, pings: false });
  await page.opened();
  const startedAtMs = performance.now();
  page.say(playerHello(one.code, one.device, { token: one.token ?? null }));
  await page.until(() => page.messages.length > 0 || page.closed);
  const ms = performance.now() - startedAtMs;
  const welcome = page.of('welcomePlayer').length > 0;
  if (!welcome) await page.until(() => page.closed, 3000);
  page.close();
  return { welcome, ms, frames: `${page.frames.join('|')} ${page.closeCode}`, page };
}

async function sameReply(trial: Trial, stage: Stage, closed: Room, wrong: () => string): Promise<void> {
  const times: { unknown: number[]; closed: number[] } = { unknown: [], closed: [] };
  const words = new Set<string>();
  for (let turn = 0; turn < 200; turn += 1)
    for (const kind of turn % 2 === 0 ? (['unknown', 'closed'] as const) : (['closed', 'unknown'] as const)) {
      const code = kind === 'closed' ? closed.code : wrong();
      const reply = await tryCode(stage, {
        code,
        device: `timing-${turn}-${kind}`,
        from: `127.0.6.${1 + (turn % 20)}`,
      });
      times[kind].push(reply.ms);
      words.add(reply.frames);
    }
  trial.exactly('different replies to unknown and closed codes', words.size, 1);
  const [unknown, known] = [median(times.unknown), median(times.closed)];
  trial.note(`unknown ${unknown.toFixed(2)} ms, closed ${known.toFixed(2)} ms (medians of 200)`);
  trial.atMost('medians apart', Math.abs(unknown - known), 5, 'ms');
}

/** How many wrong codes are judged until a right one is no longer told, and whether one is told ever after. */
async function answeredTries(
  stage: Stage,
  room: Room,
  wrong: () => string,
  who: (index: number) => { device: string; from: string },
  count: number,
): Promise<{ answered: number; toldLater: number }> {
  let answered = 0;
  for (; answered < count; answered += 1) {
    if (!(await tryCode(stage, { code: room.code, ...who(answered) })).welcome) break;
    await tryCode(stage, { code: wrong(), ...who(answered) });
  }
  const rest = [...Array(count - answered).keys()];
  const told = await inParts(rest, AT_ONCE, async (index) => {
    const right = index % 100 === 0;
    const reply = await tryCode(stage, { code: right ? room.code : wrong(), ...who(answered + index) });
    return right && reply.welcome;
  });
  return { answered, toldLater: told.filter(Boolean).length };
}

/** A school behind one address: one in twenty types a wrong code first; then somebody there starts to guess. */
async function honestSchool(trial: Trial, stage: Stage, room: Room, wrong: () => string): Promise<void> {
  const from = '127.0.7.1';
  const baseline: number[] = [];
  for (let turn = 0; turn < 20; turn += 1)
    baseline.push((await tryCode(stage, { code: room.code, device: `lone-device-${turn}`, from: '127.0.8.1' })).ms);
  const count = trial.players(1000, 300);
  const joined = await inParts([...Array(count).keys()], AT_ONCE, async (index) => {
    const device = `school-device-${index}`;
    if (index < count * TYPO_SHARE) await tryCode(stage, { code: wrong(), device, from });
    const startedAtMs = performance.now();
    const page = await stage.guest(room.code, { from });
    const reply = await page.ask({
      t: 'join',
      id: `school-${index}`,
      name: `Pupil ${index}`,
      phone: '',
      consent: true,
    });
    return { page, ms: performance.now() - startedAtMs, in: reply?.t === 'joined' };
  });
  trial.exactly('pupils who got in', joined.filter((one) => one.in).length, count);
  trial.time('coming in, p99', p99(joined.map((one) => one.ms)), 2000, median(baseline));
  for (let index = 0; index < PER_ADDRESS + 20; index += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => tryCode(stage, { code: wrong(), device: `bully-${index + i}`, from })),
    );
  const back = await inParts(joined, AT_ONCE, async ({ page }) => {
    page.close();
    return (await tryCode(stage, { code: room.code, device: page.device, from, token: page.token })).welcome;
  });
  trial.exactly(
    'pupils who come back after a classmate used up the guesses of their address',
    back.filter(Boolean).length,
    count,
  );
}
