import type { SlideResponse, ServerMessage } from '@qc/contract';
import { LIVE_STREAM_PATH } from '@qc/contract';
import { pickAnswers } from '../../bots/give-answer.ts';
import type { Page } from '../players/page.ts';
import { playerHello } from '../players/page.ts';
import { triviaSlides, RIGHT } from '../slides.ts';
import { inParts, press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';
import { CANARIES, twinSlides } from '../twin-game.ts';

/** What a page was sent of one slide: before its reveal, and after. */
interface Told {
  before: string[];
  after: string[];
}

/** L-02: one game played twice, differing only in what is right: nobody but the operator can tell the two apart. */
export async function twinRun(trial: Trial, stage: Stage): Promise<void> {
  const one = await play(trial, stage, 1);
  const other = await play(trial, stage, 2);
  let differing = 0;
  for (const [place, told] of one.told) {
    const twin = other.told.get(place);
    if (JSON.stringify(told.before) === JSON.stringify(twin?.before)) continue;
    differing += 1;
    const at = told.before.findIndex((text, index) => text !== twin?.before[index]);
    trial.note(`${place}: ${told.before[at]?.slice(0, 300)} | ${twin?.before[at]?.slice(0, 300)}`);
  }
  const frames = [...one.told.values()].reduce((sum, told) => sum + told.before.length, 0);
  trial.note(`${one.told.size} pages and slides, ${frames} frames before the reveals`);
  trial.atLeast('frames compared', frames, 80);
  trial.exactly('pages and slides that differ before the reveal', differing, 0);
  trial.exactly('HTTP replies that differ', one.http === other.http ? 0 : 1, 0);
  const early = [...one.told, ...other.told].flatMap(([, told]) => told.before).join('\n') + one.http + other.http;
  trial.exactly('words of the key before the reveal', CANARIES.filter((word) => early.includes(word)).length, 0);
  // The reveal does tell: otherwise this trial would see nothing.
  const told = [...one.told].filter(
    ([place, page]) => JSON.stringify(page.after) !== JSON.stringify(other.told.get(place)?.after),
  );
  trial.atLeast('pages and slides that differ after the reveal', told.length, 6);
  await sameAcks(trial, stage);
}

async function play(trial: Trial, stage: Stage, key: 1 | 2): Promise<{ told: Map<string, Told>; http: string }> {
  const owner = await stage.account();
  const slides = twinSlides(key);
  const room = await owner.openRoom(slides, {}, 'Twin');
  const operator = await stage.staff(owner, room, 'operator');
  const presenter = await stage.staff(owner, room, 'presenter');
  const secret = [room.code, room._id];
  const pages: Record<string, Page> = { presenter };
  for (const name of ['Noa', 'Omar', 'Maya']) pages[name] = await stage.player(room.code, name);
  const token = pages['Maya']?.token ?? '';
  const told = new Map<string, Told>();
  let http = '';
  for (const [slide, { type }] of slides.entries()) {
    const from = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page.messages.length]));
    for (let presses = 0; presses < 5 && (operator.phase !== 'question' || slideOf(operator) !== slide); presses += 1)
      await press(operator, { do: 'next' });
    await Promise.all(Object.values(pages).map((page) => page.reach('question')));
    await answer(pages['Noa'], type, 1);
    await answer(pages['Omar'], type, 2);
    const late = await stage.player(room.code, `Late ${slide}`);
    const back = await stage.resume(room.code, token);
    pages['Maya']?.close();
    pages[`late ${slide}`] = late;
    pages['Maya'] = back;
    Object.assign(from, { [`late ${slide}`]: 0, Maya: 0 });
    http += await lobbyOverHttp(trial, stage, room.code, secret);
    await press(operator, { do: 'closeAnswers' });
    await Promise.all(Object.values(pages).map((page) => page.reach('closed')));
    const seen = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page.messages.length]));
    await press(operator, { do: 'reveal' });
    await Promise.all(Object.values(pages).map((page) => page.reach('reveal')));
    for (const [name, page] of Object.entries(pages)) {
      const masked = (messages: readonly ServerMessage[]): string[] =>
        messages
          .filter((one) => one.t !== 'counts' && one.t !== 'pong')
          .map((one) => mask(JSON.stringify(one), [...secret, page.token ?? '']));
      told.set(`${type} ${slide}, ${name}`, {
        before:
          slide === 0
            ? masked(page.messages.slice(0, seen[name]))
            : masked(beforeOnly(page.messages.slice(from[name], seen[name]))),
        after: masked(page.messages.slice(seen[name])),
      });
    }
  }
  for (const page of [...Object.values(pages), operator]) page.close();
  return { told, http };
}

/** Later slides come after reveals, whose results stand in the standings and in one's own score. */
function beforeOnly(messages: readonly ServerMessage[]): ServerMessage[] {
  return messages.filter((one) => 'view' in one && ['question', 'closed'].includes(one.view.phase.phase));
}

function slideOf(page: Page): number {
  const phase = page.view?.phase;
  return phase && 'slide' in phase ? phase.slide : -1;
}

/** One answer is right by the first key, the other by the second; both are of one length. */
async function answer(page: Page | undefined, type: string, key: 1 | 2): Promise<void> {
  const phase = page?.view?.phase;
  if (!page || phase?.phase !== 'question') throw new Error('no question');
  const { slide, visit, question } = phase;
  const order = ['First', 'Second', 'Third', 'Fourth'];
  const wanted = key === 1 ? order : order.toReversed();
  const places = wanted.map((text) => question.answers.findIndex((one) => one.text === text));
  const several = key === 1 ? [0, 2] : [1, 3];
  const responses: Record<string, SlideResponse> = {
    typed: { type: 'typed', text: `canaryspelling ${key}` },
    number: { type: 'number', value: key === 1 ? 731_947 : 846_203 },
    order: { type: 'order', sequence: places },
  };
  const picks = question.selection === 'multiple' ? several : [key - 1];
  const response = responses[type] ?? pickAnswers(question, picks);
  if (response === null) throw new Error(`${type}: no answer is known for it`);
  const id = `twin-${slide}-${visit}-${key}`;
  const reply = await page.ask({ t: 'answer', id, slide, visit, response });
  if (reply?.t !== 'ack') throw new Error(`${type}: ${JSON.stringify(reply)}`);
}

/** What differs from run to run of its own: secrets, ids, times; and the mixed order of an order slide. */
function mask(text: string, secret: readonly string[]): string {
  let masked = secret.reduce((rest, word) => (word === '' ? rest : rest.replaceAll(word, '#')), text);
  masked = masked
    .replaceAll(/"id":"join-[^"]*"/g, '"id":"join"')
    .replaceAll(/"(\w*Ms)":\d+/g, '"$1":0')
    .replaceAll(/"(text|value|picks|sequence)":("canaryspelling \d"|\d{6}|\[\d(,\d)+\])/g, '"$1":"own"');
  // Its order is drawn anew for each room; that it says nothing of the right one is the engine's own test.
  if (masked.includes('"type":"order"'))
    masked = masked.replaceAll(/"text":"(First|Second|Third|Fourth)"/g, '"text":"mixed"');
  return masked;
}

/** The player's page and the stream that stands in for a socket, as a browser asks for them. */
async function lobbyOverHttp(trial: Trial, stage: Stage, code: string, secret: readonly string[]): Promise<string> {
  let text = '';
  for (const path of [`/play/${code}`, '/play', '/health']) {
    const reply = await fetch(stage.url + path);
    const headers = [...reply.headers].filter(
      ([name]) => !['date', 'x-request-id', 'etag', 'last-modified'].includes(name),
    );
    text += `${reply.status} ${JSON.stringify(headers)} ${await reply.text()}\n`;
  }
  const headers = { 'content-type': 'application/json' };
  const cut = new AbortController();
  const body = JSON.stringify(playerHello(code, `twin-stream-${trial.below(1e9)}`));
  const stream = await fetch(stage.url + LIVE_STREAM_PATH, { method: 'POST', headers, body, signal: cut.signal });
  const first = await stream.body?.pipeThrough(new TextDecoderStream()).getReader().read();
  cut.abort();
  text += mask(first?.value ?? '', secret);
  return mask(text, secret).replaceAll(/nonce-[\w+/=-]+|nonce="[^"]*"/g, 'nonce');
}

/** A right answer is confirmed like a wrong one. */
async function sameAcks(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  const count = trial.quick ? 200 : 600;
  const room = await owner.openRoom(triviaSlides(1, { time: 300 }));
  const pages = await inParts([...Array(count).keys()], 100, (index) => stage.player(room.code, `Player ${index}`));
  const operator = await stage.staff(owner, room, 'operator');
  await press(operator, { do: 'next' });
  await Promise.all(pages.map((page) => page.reach('question')));
  const times: [number[], number[]] = [[], []];
  const sizes = new Set<number>();
  for (const [index, page] of pages.entries()) {
    const right = index % 2;
    const from = page.frames.length;
    const startedAtMs = performance.now();
    await page.ask({
      t: 'answer',
      id: 'same-acks',
      slide: 0,
      visit: 1,
      response: { type: 'trivia', picks: [right === 1 ? RIGHT : 0] },
    });
    times[right === 1 ? 1 : 0].push(performance.now() - startedAtMs);
    const own = page.frames.slice(from).filter((frame) => frame.includes('"t":"ack"'));
    sizes.add(own.reduce((sum, frame) => sum + frame.length, 0));
  }
  trial.exactly('sizes of acks', sizes.size, 1);
  trial.atMost('medians of acks for right and wrong apart', Math.abs(median(times[0]) - median(times[1])), 2, 'ms');
  trial.note(
    `ack of a wrong answer ${median(times[0]).toFixed(2)} ms, of a right one ${median(times[1]).toFixed(2)} ms (medians)`,
  );
}
