import type { GameResult, OperatorView } from '@qc/contract';
import type { Page as BrowserPage } from '@playwright/test';
import type { Bot } from '../../bots/bot.ts';
import type { TestSlide } from '../../crash/account.ts';
import { litLamps } from '../../product/stand-ins/fake-buzz.ts';
import { openBrowser } from '../players/phone-browser.ts';
import type { Page } from '../players/page.ts';
import { press, type Stage, waitFor } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { type DevicePlayer, devicePlayers, handOut, plugIn } from './console-devices.ts';
import { naiveScore } from './naive-points.ts';

const SECONDS = 60;
const DEVICES = { buzzSets: 10, gamepads: 4, rows: 4 };
const FEW_DEVICES = { buzzSets: 2, gamepads: 2, rows: 4 };
/** Pressed twice: of two presses the last one counts. */
const TWICE = 10;

const texts = (words: readonly string[], right: number) =>
  words.map((text, at) => ({ text, media: null, correct: at === right }));
const trivia = (n: number): TestSlide => ({
  ...{ type: 'trivia', question: `Trivia ${n}`, answers: texts(['One', 'Two', 'Three', 'Four'], n % 4) },
});
const SLIDES: readonly TestSlide[] = (
  [
    trivia(0),
    { type: 'trueFalse', question: 'True or false', answers: texts(['', ''], 1) },
    { type: 'survey', question: 'Survey', answers: texts(['Tea', 'Coffee', 'Water'], -1) },
    trivia(1),
    {
      ...{ type: 'number', question: 'How many?', answers: [] },
      numberKey: { value: 500, rule: 'tolerance', tolerance: 100, unit: 'km' },
    },
    trivia(2),
    {
      ...{ type: 'typed', question: 'Which city?', answers: texts(['Paris'], 0) },
      typing: { script: 'en', strictMarks: false, strictCase: false, strictSpaces: false },
    },
    trivia(3),
    trivia(4),
  ] satisfies TestSlide[]
).map((slide: TestSlide) => ({ ...slide, score: slide.type === 'survey' ? 0 : 1000, time: SECONDS }));
/** Kinds that clickers without digits cannot answer. */
const WITHOUT_KEYS: readonly string[] = ['number', 'typed'];

/**
 * Phones, clickers, gamepads and a keyboard answer one game and stand in one list: each of them is in the result as it
 * answered, and every total is the sum of the stored answers, counted anew. The devices are heard by a real console.
 */
export async function mixed(trial: Trial, stage: Stage): Promise<void> {
  const account = await stage.account();
  const settings = { scoring: { profile: 'halfFloor', first: 3, penalty: 25, streaks: true } } as const;
  const game = await account.makeGame(SLIDES, settings, 'Mixed');
  const room = await account.openRoomOf(game);
  const operator = await stage.staff(account, room, 'operator');
  const letIn = await press(operator, { do: 'letIn', device: 'remotes', on: true });
  if (letIn?.t !== 'ack') throw new Error('clickers were not let in');
  const counts = trial.quick ? FEW_DEVICES : DEVICES;
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, baseURL: stage.url });
    const [name = '', value = ''] = account.cookie.split('=', 2);
    await context.addCookies([{ name, value, url: stage.url }]);
    const page = await context.newPage();
    await plugIn(page, counts);
    await page.goto(`/en/operate/${room._id}`);
    const devices = devicePlayers(page, counts);
    await handOut(page, devices);
    trial.note(`${devices.length} devices are handed out`);
    const bots = await stage.bots(room.code, trial.players(200, 60), { thinkMs: [50, 1500] });
    const said = await play({ trial, operator, page, devices, sets: counts.buzzSets });
    await waitFor(() => bots.every((bot) => !bot.waiting), 10_000, 'confirmed answers');
    check(trial, await stage.result(account, game), { bots, devices, said });
  } finally {
    await browser.close();
  }
}

interface Playing {
  trial: Trial;
  operator: Page;
  page: BrowserPage;
  devices: readonly DevicePlayer[];
  sets: number;
}
/** What was pressed last on each slide, by the player's name. */
type Said = Map<number, Map<string, number>>;

async function play(playing: Playing): Promise<Said> {
  const { trial, operator } = playing;
  const said: Said = new Map();
  let [unlit, asked] = [0, 0];
  for (;;) {
    const { step: at, phase } = viewOf(operator);
    if (phase.phase === 'ended') break;
    if (phase.phase === 'question') {
      asked += 1;
      if (!WITHOUT_KEYS.includes(phase.question.type))
        said.set(phase.slide, await answerAll(playing, phase.question.answers.length));
      // Nobody is waited for who cannot answer: it closes by itself, long before its time.
      await waitFor(() => viewOf(operator).phase.phase !== 'question', (SECONDS / 2) * 1000, 'closed question');
    } else if (phase.phase === 'reveal' && said.has(phase.slide) && phase.correct !== null) {
      unlit += await lampFaults(playing, said.get(phase.slide) ?? new Map(), phase.correct);
      await goOn(operator, at);
    } else await goOn(operator, at);
  }
  trial.exactly('questions asked', asked, SLIDES.length);
  trial.exactly('lamps that do not tell who was right', unlit, 0);
  return said;
}

async function goOn(operator: Page, at: number): Promise<void> {
  await press(operator, { do: 'next' }, at);
  await waitFor(() => viewOf(operator).step > at, 10_000, 'next step');
}

/** Everybody with a device presses, some of them twice. */
async function answerAll({ trial, devices }: Playing, answers: number): Promise<Map<string, number>> {
  const keys = new Map<string, number>();
  for (const [at, device] of devices.entries()) {
    const key = trial.below(answers);
    if (at < TWICE) await device.press((key + 1) % answers);
    await device.press(key);
    keys.set(device.name, key);
  }
  return keys;
}

/** Handsets of Buzz sets whose lamp is not as it should be at the reveal. */
async function lampFaults(playing: Playing, keys: ReadonlyMap<string, number>, right: number[]): Promise<number> {
  const { page, sets } = playing;
  const wanted = Array.from({ length: sets * 4 }, (_, at) => right.includes(keys.get(`Buzzer ${at + 1}`) ?? -1));
  let faults = wanted.length;
  for (const end = Date.now() + 3000; faults > 0 && Date.now() < end;) {
    const lit: boolean[] = [];
    for (let set = 0; set < sets; set += 1) {
      const lamps = await litLamps(page, set);
      for (let handset = 0; handset < 4; handset += 1) lit.push(lamps.includes(handset));
    }
    faults = wanted.filter((is, at) => is !== lit[at]).length;
  }
  return faults;
}

function check(
  trial: Trial,
  result: GameResult,
  { bots, devices, said }: { bots: readonly Bot[]; devices: readonly DevicePlayer[]; said: Said },
): void {
  const { players } = result;
  const byName = new Map(players.map((player) => [player.name, player]));
  const pressed = [...said].flatMap(([slide, keys]) => [...keys].map(([name, key]) => ({ slide, name, key })));
  const stored = (name: string, slide: number) =>
    byName.get(name)?.answers.find((answer) => answer.slide === slide)?.response ?? null;
  const confirmed = bots.flatMap((bot) =>
    bot.acked.map(({ slide, response }) => ({ slide, name: bot.name, response })),
  );
  trial.exactly('players in one standing', players.length, bots.length + devices.length);
  trial.exactly('answers confirmed to phones', confirmed.length, bots.length * SLIDES.length);
  trial.exactly(
    'phones’ answers that the result lacks',
    confirmed.filter(({ name, slide }) => !stored(name, slide)).length,
    0,
  );
  const other = pressed.filter(({ name, slide, key }) => {
    const response = stored(name, slide);
    return response === null || !('picks' in response) || response.picks.join() !== String(key);
  });
  trial.note(`${pressed.length} answers on devices, ${confirmed.length} on phones`);
  trial.exactly('last presses that the result has otherwise', other.length, 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const unsummed = players.filter(({ answers, score }) => sum(answers.map(({ points }) => points)) !== score);
  trial.exactly('totals that are not the sum of the stored answers', unsummed.length, 0);
  const miscounted = players.filter((player) => naiveScore(player, SLIDES) !== player.score);
  trial.exactly('totals that are otherwise when counted anew', miscounted.length, 0);
  const misplaced = players.filter(({ score }, at) => at > 0 && (players[at - 1]?.score ?? 0) < score);
  trial.exactly('players below somebody with fewer points', misplaced.length, 0);
  trial.atLeast('points given in all', sum(players.map(({ score }) => score)), 1);
}

function viewOf(operator: Page): OperatorView {
  const view = operator.of('operator').at(-1)?.view ?? operator.of('welcomeOperator').at(-1)?.view;
  if (!view) throw new Error('the console has no view');
  return view;
}
