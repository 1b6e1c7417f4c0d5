import { newQuestion } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwnedRecords, type OwnedRecords } from './testing/owned-records.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';
import { redPng, uploadFile } from './testing/upload.ts';

/** A program written to the specification alone: it gets a record, changes a field, and sends the whole record back. */
let test: TestApp;
let dana: TestClient;
let records: OwnedRecords;
beforeAll(async () => {
  test = await buildTestApp();
  dana = await test.signUpAs('dana', 2);
  records = await makeOwnedRecords(test, dana);
});
afterAll(() => test.close());

const made = async (questions: readonly object[] = []) => {
  const reply = await dana.post('/game', { name: 'Rivers', setting: { gameType: 'firebase' }, questions });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const slide = (question: string) => ({ type: 'trivia', question, answers: [{ text: 'Jordan', correct: true }] });

describe('a game', () => {
  it('is got, changed and sent back as it is, by the version it carries', async () => {
    const game = await made([slide('Longest?'), slide('Deepest?')]);
    const sent = { ...game, name: 'Seas', waitingText: 'Soon', questions: game.questions.toReversed() };
    const saved = await dana.put(`/game/${game._id}`, sent);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject({ name: 'Seas', waitingText: 'Soon', version: game.version + 1 });
    expect(saved.json().questions.map((each: { question: string }) => each.question)).toEqual(['Deepest?', 'Longest?']);
    const again = await dana.put(`/game/${game._id}`, sent);
    expect([again.statusCode, again.json().code]).toEqual([412, 'staleVersion']);
  });

  it('goes by If-Match where both are said, and needs one of them', async () => {
    const { version, ...game } = await made();
    expect((await dana.put(`/game/${game._id}`, { ...game, version: 7 }, version)).statusCode).toBe(200);
    expect((await dana.put(`/game/${game._id}`, { ...game, version: version + 1 }, 7)).statusCode).toBe(412);
    const neither = await dana.put(`/game/${game._id}`, game);
    expect([neither.statusCode, neither.json().code]).toEqual([428, 'versionRequired']);
    expect((await dana.put(`/game/${game._id}`, { ...game, version: '2' })).statusCode).toBe(400);
  });

  it('is made anew from a whole one: settings, slides and media, and nothing that is not the writer’s to say', async () => {
    const picture = (await uploadFile(test, dana, { bytes: await redPng(), name: 'red.png' })).json();
    const game = await made([{ ...slide('Longest?'), image: { ...picture, alt: 'A river' } }]);
    const changed = (await dana.put(`/game/${game._id}`, { ...game, sound: false, winnersCount: 5 })).json();
    const post = { ...changed, name: 'Again', user: records.friendId, generic: true, disabled: true, version: 99 };
    const copy = await dana.post('/game', post);
    expect(copy.statusCode, copy.body).toBe(200);
    const { _id, user, version, generic, disabled, questions, sound, winnersCount } = copy.json();
    expect({ user, version, generic, disabled, sound, winnersCount }).toEqual({
      ...{ user: dana.user._id, version: 1, generic: false, disabled: false, sound: false, winnersCount: 5 },
    });
    expect(_id).not.toBe(game._id);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({
      question: 'Longest?',
      game: _id,
      image: { _id: picture._id, alt: 'A river' },
    });
    expect(questions[0]._id).not.toBe(game.questions[0]._id);
    // The game it was made from keeps its slide.
    expect((await dana.get(`/game/${game._id}`)).json().questions).toHaveLength(1);
  });

  it('takes no medium and no slide of somebody else', async () => {
    const stranger = await test.signUpAs('sara', 2);
    const picture = (await uploadFile(test, stranger, { bytes: await redPng(), name: 'red.png' })).json();
    const image = { ...picture, alt: '' };
    const settings = await dana.post('/game', { name: 'A', setting: { gameType: 'firebase' }, logo: image });
    expect(settings.json().fields).toEqual([{ path: 'logo', code: 'unknownMedia' }]);
    const slides = [slide('Longest?'), { ...slide('Deepest?'), image }];
    const refused = await dana.post('/game', { name: 'A', setting: { gameType: 'firebase' }, questions: slides });
    expect(refused.json().fields).toEqual([{ path: 'questions.1.image', code: 'unknownMedia' }]);
    const game = await made();
    const foreign = await dana.put(`/game/${game._id}`, { ...game, questions: [{ _id: records.libraryQuestionId }] });
    expect(foreign.json().fields).toEqual([{ path: 'questions', code: 'notThisGame' }]);
  });
});

describe('a slide', () => {
  it('is got, changed and sent back as it is; answers need no media', async () => {
    const game = await made([slide('Longest?')]);
    const [question] = game.questions;
    expect(question.answers).toEqual([{ text: 'Jordan', media: null, correct: true }]);
    const answers = [...question.answers, { text: 'Yarkon', correct: false }];
    const saved = await dana.put(`/question/${question._id}`, { ...question, answers, createdBy: records.friendId });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject({ createdBy: dana.user._id, version: question.version + 1 });
    expect(saved.json().answers[1]).toEqual({ text: 'Yarkon', media: null, correct: false });
    expect((await dana.put(`/question/${question._id}`, question)).statusCode).toBe(412);
  });

  it('is made anew from a whole one, alone and with others, in the place that is asked for', async () => {
    const game = await made([slide('Longest?'), slide('Deepest?')]);
    const [first] = game.questions;
    const one = await dana.post('/question', { ...first, question: 'Widest?', inLibrary: true, setIndex: 1 });
    expect(one.json().question).toMatchObject({ game: game._id, inLibrary: false, version: 1 });
    const many = await dana.post('/question/many', [
      { ...first, question: 'Coldest?' },
      { ...newQuestion('media'), ...{ game: game._id } },
    ]);
    expect(many.statusCode, many.body).toBe(200);
    const { questions } = (await dana.get(`/game/${game._id}`)).json();
    expect(questions.map((each: { question: string }) => each.question)).toEqual([
      'Longest?',
      'Widest?',
      'Deepest?',
      'Coldest?',
      '',
    ]);
  });
});

describe('other records', () => {
  it('the own account is got, changed and sent back; who one is stays', async () => {
    const own = (await dana.get(`/user/${dana.user._id}`)).json();
    const sent = { ...own, name: 'Dana Levi', role: 0, type: 0, credits: 900, institution: null, emailConfirmed: true };
    const saved = await dana.put(`/user/${own._id}`, sent);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toEqual({ ...own, name: 'Dana Levi' });
  });

  it('a category and a medium are, too', async () => {
    const category = (await dana.get(`/category/${records.categoryId}`)).json();
    const renamed = await dana.put(`/category/${category._id}`, { ...category, name: 'Rivers', shared: true });
    expect(renamed.json()).toEqual({ ...category, name: 'Rivers' });
    const medium = (await uploadFile(test, dana, { bytes: await redPng(), name: 'red.png' })).json();
    const titled = await dana.patch(`/media/${medium._id}`, { ...medium, title: 'Red', bytes: 1 });
    expect(titled.json()).toEqual({ ...medium, title: 'Red' });
  });

  it('a subscription is, by an admin; what was booked stays', async () => {
    const admin = await test.signUpAs('adam', 1);
    const { subscriptions } = (await admin.get(`/subscription?user=${dana.user._id}`)).json();
    const [booked] = subscriptions.filter((each: { usagesLeft: number }) => each.usagesLeft > 1);
    const sent = { ...booked, usagesLeft: booked.usagesLeft - 1, price: 1, originalAmount: 90, user: admin.user._id };
    const saved = await admin.put(`/subscription/${booked._id}`, sent);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject({ ...booked, usagesLeft: booked.usagesLeft - 1, usesUsed: booked.usesUsed + 1 });
  });
});
