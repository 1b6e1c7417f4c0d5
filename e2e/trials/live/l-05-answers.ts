import { pickedIn } from '@qc/contract';
import type { ClientMessageOf, GameResult } from '@qc/contract';
import { answerAtDeadline } from '../answers-at-deadline.ts';
import { answerFromTheHole } from '../answers-from-hole.ts';
import { Page, playerHello } from '../players/page.ts';
import { RIGHT, triviaSlides } from '../slides.ts';
import { inParts, press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { skewedPhones } from '../players/skewed-phones.ts';
import { sendWildMessages } from '../wild-messages.ts';

const COPIES_WITHIN_MS = 20;
/** Slides of the run: copies, wrong places, around the deadline, buffered, the one after it. */
const COPIES = 0;
const PLACES = 1;
const DEADLINE = 2;
const HOLE = 3;
/** Short, so that the deadline comes soon; longer where everybody must have said everything. */
const DEADLINE_S = 6;

/** L-05: whatever arrives however often, one answer counts, in time by the server's clock, scored by the formula. */
export async function hostileAnswers(trial: Trial, stage: Stage): Promise<void> {
  const count = trial.players(1000, 300);
  const owner = await stage.account();
  const slides = triviaSlides(5, { time: 120 }).map((slide, at) =>
    at === DEADLINE ? { ...slide, time: DEADLINE_S } : slide,
  );
  const game = await owner.makeGame(slides);
  const room = await owner.openRoomOf(game);
  const names = Array.from({ length: count }, (_, i) => `Player ${i + 1}`);
  let pages = await inParts(names, 250, (name) => stage.player(room.code, name));
  const operator = await stage.staff(owner, room, 'operator');
  // Never answers: without it a question would close as soon as all have answered.
  await stage.player(room.code, 'Sleeper');
  trial.note(`${count} players`);

  await press(operator, { do: 'next' });
  await Promise.all(pages.map((page) => page.reach('question')));
  const copied = await Promise.all(pages.map((page) => sendCopies(trial, page, stage.url, room.code)));
  pages = copied.map((one) => one.page);
  trial.exactly('players whose five copies had one and the same ack', copied.filter((one) => one.same).length, count);
  const changed = await Promise.all(pages.map((page) => changeChoice(page)));
  trial.exactly('changed choices refused', changed.filter((code) => code === 'alreadyAnswered').length, count);
  await toQuestion(operator, PLACES);

  await Promise.all(pages.map((page) => page.until(() => slideOf(page) === PLACES)));
  const wrong = await Promise.all(pages.map((page) => sendFromWrongPlaces(page)));
  trial.exactly(
    'answers for wrong, past and future slides accepted',
    wrong.reduce((sum, one) => sum + one.accepted, 0),
    0,
  );
  trial.exactly('wrong answers refused with the right word', wrong.filter((one) => one.rightWords).length, count);
  trial.exactly('right answers taken after them', wrong.filter((one) => one.taken).length, count);
  await toQuestion(operator, DEADLINE);

  await Promise.all(pages.map((page) => page.until(() => slideOf(page) === DEADLINE)));
  await answerAtDeadline(trial, pages);
  await operator.reach('reveal');
  await toQuestion(operator, HOLE);
  await answerFromTheHole(trial, stage, room.code, operator, () => toQuestion(operator, HOLE + 1));

  await press(operator, { do: 'end' });
  const result = await stage.result(owner, game);
  trial.exactly('rows of the slide with five copies of each answer', answersOf(result, COPIES), count);
  trial.exactly('rows of the slide with answers from wrong places', answersOf(result, PLACES), count);
  trial.exactly(
    'frozen answers in the report',
    named(result, 'Frozen').filter((one) => one.answeredCount > 0).length,
    0,
  );
  trial.exactly(
    'points that differ from the formula',
    pointsOff(
      result,
      slides.map((slide) => slide.time ?? 0),
    ),
    0,
  );
  await sendWildMessages(trial, stage, 10_000);
  await skewedPhones(trial, stage);
}

const named = (result: GameResult, name: string): GameResult['players'] =>
  result.players.filter((player) => player.name.startsWith(name));

function answersOf(result: GameResult, slide: number): number {
  const rows = result.players.flatMap((player) => player.answers.filter((a) => a.slide === slide && a.response));
  const counted = result.questions.find((question) => question.slide === slide)?.answeredCount;
  return rows.length === counted ? rows.length : Number.NaN;
}

/** Points by the formula as the documents give it, from the stored times. */
function pointsOff(result: GameResult, limitsS: readonly number[]): number {
  const expected = (tookMs: number, limitMs: number): number =>
    tookMs < 500 ? 1000 : Math.round(1000 * (1 - Math.min(tookMs, limitMs) / (2 * limitMs)));
  let off = 0;
  for (const player of result.players) {
    let sum = 0;
    for (const { slide, response, points, tookMs } of player.answers) {
      const right = pickedIn(response)[0] === RIGHT;
      const wanted = right && tookMs !== null ? expected(tookMs, (limitsS[slide] ?? 0) * 1000) : 0;
      if (points !== wanted) off += 1;
      sum += points;
    }
    if (sum !== player.score) off += 1;
  }
  return off;
}

async function toQuestion(operator: Page, slide: number): Promise<void> {
  for (let presses = 0; presses < 6 && slideOf(operator) !== slide; presses += 1) {
    const { phase } = operator;
    await press(operator, { do: 'next' });
    await operator.until(() => operator.phase !== phase, 2000);
  }
}

function slideOf(page: Page): number {
  const phase = page.view?.phase;
  return phase?.phase === 'question' ? phase.slide : -1;
}

/** The visit on screen. */
function placeOf(page: Page): { slide: number; visit: number } {
  const phase = page.view?.phase;
  return phase?.phase === 'question' ? { slide: phase.slide, visit: phase.visit } : { slide: -1, visit: -1 };
}

/** Five copies over two wires of one seat, within 20 ms. The first wire loses the seat to the second. */
async function sendCopies(
  trial: Trial,
  first: Page,
  url: string,
  code: string,
): Promise<{ page: Page; same: boolean }> {
  const second = new Page({ url });
  await second.opened();
  const id = `copies-${first.device}`;
  const answer: ClientMessageOf<'answer'> = {
    t: 'answer',
    id,
    ...placeOf(first),
    response: { type: 'trivia', picks: [trial.below(4)] },
  };
  const wires = [first, first, second, second, second];
  second.say(playerHello(code, first.device, { token: first.token }));
  for (const wire of wires) setTimeout(() => wire.say(answer), trial.random() * COPIES_WITHIN_MS);
  const replies = (page: Page) => page.messages.filter((one) => 'id' in one && one.id === id);
  await second.until(() => replies(second).length === 3, 15_000);
  await first.until(() => first.closed);
  const all = [...replies(first), ...replies(second)];
  const same = replies(second).length === 3 && all.every((one) => JSON.stringify(one) === JSON.stringify(all[0]));
  return { page: second, same: same && all[0]?.t === 'ack' && first.closeCode === 4001 };
}

async function changeChoice(page: Page): Promise<string> {
  const id = `changed-${page.device}`;
  const reply = await page.ask({ t: 'answer', id, ...placeOf(page), response: { type: 'trivia', picks: [RIGHT] } });
  return reply?.t === 'refused' ? reply.code : (reply?.t ?? 'nothing');
}

async function sendFromWrongPlaces(page: Page): Promise<{ accepted: number; rightWords: boolean; taken: boolean }> {
  const { slide, visit } = placeOf(page);
  const base = { t: 'answer', response: { type: 'trivia', picks: [RIGHT] } };
  const parsed: [string, object][] = [
    ['wrongSlide', { ...base, slide: slide + 1, visit }],
    ['tooLate', { ...base, slide: slide - 1, visit: visit - 1 }],
    ['wrongSlide', { ...base, slide: slide + 1, visit: visit + 1 }],
    ['badChoice', { ...base, slide, visit, response: { type: 'trivia', picks: [0, 1] } }],
    ['badChoice', { ...base, slide, visit, response: { type: 'trivia', picks: [7] } }],
  ];
  const nonsense = [
    { ...base, slide: -1, visit },
    { ...base, slide: 1.5, visit },
    { ...base, slide, visit: -1 },
    { ...base, slide, visit, response: { type: 'trivia', picks: [0.5] } },
    { ...base, slide, visit, response: { type: 'trivia', picks: [-1] } },
    { ...base, slide, visit, score: 100_000, correct: true },
    { ...base, slide, visit, time: 0, latency: -5000, tookMs: 0 },
  ];
  const idOf = (index: number): string => `place-${page.device}-${index}`;
  for (const [index, one] of nonsense.entries()) page.say({ ...one, id: idOf(100 + index) });
  for (const [index, [, one]] of parsed.entries()) page.say({ ...one, id: idOf(index) });
  const right = await page.ask(
    { t: 'answer', id: idOf(99), slide, visit, response: { type: 'trivia', picks: [RIGHT] } },
    15_000,
  );
  const ids = [...parsed.keys(), ...nonsense.map((_, index) => 100 + index)].map(idOf);
  const accepted = ids.filter((id) => page.replyTo(id)?.t === 'ack').length;
  const rightWords = parsed.every(([code], index) => {
    const reply = page.replyTo(idOf(index));
    return reply?.t === 'refused' && reply.code === code;
  });
  return { accepted, rightWords, taken: right?.t === 'ack' };
}
