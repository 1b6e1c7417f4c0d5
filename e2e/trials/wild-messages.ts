import { RIGHT, triviaSlides } from './slides.ts';
import { inParts, press } from './stage.ts';
import type { Stage } from './stage.ts';
import { playerHello } from './players/page.ts';
import type { Page } from './players/page.ts';
import type { Trial } from './trial.ts';

/** A wire is ended after this many frames that are no messages. */
const PER_WIRE = 20;
const HONEST = 20;
const KINDS = ['answer', 'join', 'operate', 'leave', 'ping', 'helloPlayer', 'helloStaff', 'own', 'ack', 'constructor'];
const FIELDS = [
  'id',
  'slide',
  'visit',
  'response',
  'text',
  'name',
  'phone',
  'consent',
  'action',
  'expect',
  'token',
  'n',
];

/** Made-up messages into a room in which twenty honest players answer: they stay messages nobody sent. */
export async function sendWildMessages(trial: Trial, stage: Stage, count: number): Promise<void> {
  const owner = await stage.account();
  const game = await owner.makeGame(triviaSlides(1, { time: 300 }));
  const room = await owner.openRoomOf(game);
  const operator = await stage.staff(owner, room, 'operator');
  const honest: Page[] = [];
  for (let number = 0; number < HONEST; number += 1) honest.push(await stage.player(room.code, `Honest ${number}`));
  await press(operator, { do: 'next' });
  await Promise.all(honest.map((page) => page.reach('question')));
  const wires = Array.from({ length: Math.ceil(count / PER_WIRE) }, (_, index) => index);
  const acks = await inParts(wires, 50, async (index) => {
    const page = await stage.page();
    page.say(playerHello(room.code, page.device));
    const seated = index % 2 === 0;
    if (seated) await page.ask({ t: 'join', id: `wild-${index}`, name: `Wild ${index}`, phone: '', consent: true });
    for (let sent = 0; sent < PER_WIRE; sent += 1) page.sayText(wildText(trial));
    // Whatever came before this has been judged when it is answered or the wire is gone.
    page.say({ t: 'ping', n: 424_242 });
    await page.until(() => page.closed || page.of('pong').some((pong) => pong.n === 424_242));
    page.close();
    return page.of('ack').length;
  });
  trial.note(
    `${wires.length * PER_WIRE} made-up messages over ${wires.length} wires, ${acks.reduce((a, b) => a + b, 0)} acks`,
  );
  const taken = await Promise.all(
    honest.map((page) =>
      page.ask({
        t: 'answer',
        id: `honest-${page.device}`,
        slide: 0,
        visit: 1,
        response: { type: 'trivia', picks: [RIGHT] },
      }),
    ),
  );
  trial.exactly(
    'honest players who could answer after the made-up messages',
    taken.filter((one) => one?.t === 'ack').length,
    HONEST,
  );
  await press(operator, { do: 'end' });
  const result = await stage.result(owner, game);
  const kept = result.players.filter((player) => player.name.startsWith('Honest') && player.rightCount === 1);
  trial.exactly('honest answers in the report', kept.length, HONEST);
  const odd = result.players
    .flatMap((player) => player.answers)
    .filter(
      ({ response }) =>
        response !== null && !(response.type === 'trivia' && [0, 1, 2, 3].includes(response.picks[0] ?? 9)),
    );
  trial.exactly('stored answers that are none', odd.length, 0);
}

function wildText(trial: Trial): string {
  const shape = trial.below(10);
  if (shape > 5)
    return JSON.stringify({ ...nearlyRight(trial), [FIELDS[trial.below(FIELDS.length)] ?? 'id']: wildValue(trial, 2) });
  if (shape === 0) return JSON.stringify(wildValue(trial, 3));
  if (shape === 1) return JSON.stringify({ t: KINDS[trial.below(KINDS.length)] }).slice(0, 3 + trial.below(12));
  const message: Record<string, unknown> = { t: KINDS[trial.below(KINDS.length)], id: `wild-${trial.below(1e9)}` };
  for (let field = trial.below(6); field > 0; field -= 1)
    message[FIELDS[trial.below(FIELDS.length)] ?? 'id'] = wildValue(trial, 3);
  const text = JSON.stringify(message);
  return trial.below(8) === 0 ? text.replace('{', '{"__proto__":{"seat":0,"admin":true},') : text;
}

/** A message that would be taken, before something in it is changed. */
function nearlyRight(trial: Trial): object {
  const id = `wild-${trial.below(1e9)}`;
  const all = [
    { t: 'answer', id, slide: 0, visit: 1, response: { type: 'trivia', picks: [trial.below(4)] } },
    { t: 'answer', id, slide: 0, visit: 1, response: { type: 'trivia', picks: [trial.below(4)] } },
    { t: 'join', id, name: `Wild ${trial.below(1e6)}`, phone: '', consent: true },
    { t: 'operate', id, expect: null, action: { do: 'next' } },
    { t: 'leave', id },
  ];
  return all[trial.below(all.length)] ?? {};
}

function wildValue(trial: Trial, depth: number): unknown {
  const plain = [
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    -0,
    2 ** 53,
    '',
    'x',
    '0',
    '\u0000',
    '\ud800',
    '<b>',
    '__proto__',
  ];
  const kind = trial.below(depth > 0 ? 4 : 2);
  if (kind === 2) return Array.from({ length: trial.below(5) }, () => wildValue(trial, depth - 1));
  if (kind === 3)
    return Object.fromEntries(
      Array.from({ length: trial.below(4) }, () => [FIELDS[trial.below(FIELDS.length)], wildValue(trial, depth - 1)]),
    );
  return plain[trial.below(plain.length)];
}
