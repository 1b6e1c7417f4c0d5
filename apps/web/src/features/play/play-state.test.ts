import { describe, expect, it } from 'vitest';
import { newSettings, pickFields, TOLD_SETTINGS } from '@qc/contract';
import type { OwnView, PhaseView, RoomInfo, ServerMessage } from '@qc/contract';
import { FIRST_STATE, ownAnswer, playStep } from './play-state.ts';
import type { PlayChange, PlayState } from './play-state.ts';

const room: RoomInfo = {
  code: '123456',
  name: 'Quiz',
  language: 'en',
  direction: 'ltr',
  ...pickFields(newSettings(), TOLD_SETTINGS),
  slideCount: 3,
  mediaSlides: [],
  maxPlayers: 100,
  pace: 'live',
  closesAtMs: null,
};
const own: OwnView = {
  seat: 4,
  face: 0,
  name: 'Maya',
  score: 0,
  rank: null,
  previousRank: null,
  gap: null,
  response: null,
  result: null,
  team: null,
  streak: 0,
  extraMs: 0,
};
const question = (visit: number): PhaseView => ({
  phase: 'question',
  slide: visit - 1,
  visit,
  limitMs: 20_000,
  remainingMs: 20_000,
  question: {
    type: 'trivia',
    question: '?',
    queMessage: '',
    image: null,
    backgroundMedia: null,
    answers: [
      { text: 'a', media: null },
      { text: 'b', media: null },
    ],
    selection: 'single',
    script: null,
    unit: '',
    miniGame: '',
    score: 1000,
    times: 1,
  },
});
const event = (v: number, phase: PhaseView): ServerMessage => ({
  t: 'player',
  atMs: 5000 + v,
  v,
  view: { phase, paused: false, players: 1, door: null, ageMs: 0, step: v },
});
const hear = (state: PlayState, ...messages: ServerMessage[]) =>
  messages.reduce((now, message) => playStep(now, { type: 'message', message }), state);
const seated = hear(FIRST_STATE, {
  t: 'welcomePlayer',
  atMs: 5000,
  room,
  v: 1,
  view: { phase: { phase: 'lobby' }, paused: false, players: 1, door: null, ageMs: 0, step: 1 },
  own,
});
const asked = hear(seated, event(2, question(1)));
const answering = playStep(asked, {
  type: 'answering',
  id: 'a1',
  slide: 0,
  visit: 1,
  response: { type: 'trivia', picks: [1] },
});

describe('playStep', () => {
  it('ignores what it knows already', () => {
    expect(hear(asked, event(2, { phase: 'lobby' }), event(1, { phase: 'lobby' })).view?.phase.phase).toBe('question');
  });

  it('knows to which view the own answers belong: after a newer one they are asked for again', () => {
    const looking = hear(asked, { t: 'review', id: 'r1', rows: [], rightLater: false });
    expect([looking.reviewV, looking.v]).toEqual([2, 2]);
    const told = hear(looking, event(3, question(1)));
    expect([told.reviewV, told.v, told.review]).toEqual([2, 3, []]);
  });

  it('says sent only after the ack', () => {
    expect(ownAnswer(answering)).toEqual({ response: { type: 'trivia', picks: [1] }, state: 'sending' });
    expect(ownAnswer(hear(answering, { t: 'ack', id: 'other' }))?.state).toBe('sending');
    expect(ownAnswer(hear(answering, { t: 'ack', id: 'a1' }))).toEqual({
      response: { type: 'trivia', picks: [1] },
      state: 'sent',
    });
  });

  it('keeps what was typed until the server says otherwise, and not on the next slide', () => {
    const typing = playStep(asked, {
      type: 'answering',
      id: 'a2',
      slide: 0,
      visit: 1,
      response: { type: 'typed', text: 'Haifa' },
    });
    expect(ownAnswer(typing)).toEqual({ response: { type: 'typed', text: 'Haifa' }, state: 'sending' });
    const kept = hear(typing, { t: 'ack', id: 'a2' });
    expect(ownAnswer(kept)).toEqual({ response: { type: 'typed', text: 'Haifa' }, state: 'sent' });
    expect(hear(kept, event(3, question(2))).own).toMatchObject({ response: null });
  });

  it('tells that an answer came too late and keeps it from looking counted', () => {
    expect(ownAnswer(hear(answering, { t: 'refused', id: 'a1', code: 'tooLate' }))?.state).toBe('late');
  });

  it('tells on the next slide that the answer to the one before came too late, until something is answered', () => {
    const late = hear(answering, event(3, question(2)), { t: 'refused', id: 'a1', code: 'tooLate' });
    expect(late.missed).toBe(true);
    expect(ownAnswer(late)).toBeNull();
    const answer: PlayChange = {
      type: 'answering',
      id: 'a2',
      slide: 1,
      visit: 2,
      response: { type: 'trivia', picks: [0] },
    };
    expect(playStep(late, answer).missed).toBe(false);
    expect(hear(answering, event(3, question(2)), { t: 'ack', id: 'a1' }).missed).toBe(false);
  });

  it('lets the player try again after a passing refusal', () => {
    const again = hear(answering, { t: 'refused', id: 'a1', code: 'storageFailed' });
    expect(ownAnswer(again)).toBeNull();
    expect(again.notTaken).toBe(true);
  });

  it('keeps the first of two pads that were pressed at once, which is the one the room takes', () => {
    const hasty = playStep(answering, {
      type: 'answering',
      id: 'a2',
      slide: 0,
      visit: 1,
      response: { type: 'trivia', picks: [0] },
    });
    const told = hear(hasty, { t: 'ack', id: 'a1' }, { t: 'refused', id: 'a2', code: 'alreadyAnswered' });
    expect(ownAnswer(told)).toEqual({ response: { type: 'trivia', picks: [1] }, state: 'sent' });
  });

  it('shows the choice that counts when another page of the player was first', () => {
    const other = hear(
      answering,
      { t: 'own', own: { ...own, response: { type: 'trivia', picks: [0] } } },
      { t: 'refused', id: 'a1', code: 'alreadyAnswered' },
    );
    expect(ownAnswer(other)).toEqual({ response: { type: 'trivia', picks: [0] }, state: 'sent' });
  });

  it('begins each slide without answer and result', () => {
    const revealed = hear(
      answering,
      { t: 'ack', id: 'a1' },
      {
        t: 'own',
        own: {
          ...own,
          response: { type: 'trivia', picks: [1] },
          result: { correct: true, partly: false, points: 9, bonus: 0 },
        },
      },
    );
    const next = hear(revealed, event(3, question(2)));
    expect(next.own).toMatchObject({ response: null, result: null });
    expect(ownAnswer(next)).toBeNull();
  });

  it('keeps when its view was right by the server’s clock, and what is known of that clock', () => {
    const moved = playStep(hear(seated, event(2, question(1))), { type: 'clock', leadMs: -4000 });
    expect([moved.viewAtMs, moved.leadMs]).toEqual([5002, -4000]);
    expect(hear(moved, event(1, question(1)))).toBe(moved);
  });

  it('an answer still under way never shows on the next slide', () => {
    expect(ownAnswer(hear(answering, event(3, question(2))))).toBeNull();
  });

  it('comes back to the same slide with the own answer after a reload', () => {
    const back = hear(FIRST_STATE, {
      t: 'welcomePlayer',
      atMs: 5000,
      room,
      v: 9,
      view: { phase: question(1), paused: false, players: 1, door: null, ageMs: 0, step: 2 },
      own: { ...own, response: { type: 'trivia', picks: [1] } },
    });
    expect(ownAnswer(back)).toEqual({ response: { type: 'trivia', picks: [1] }, state: 'sent' });
  });

  it('how many have answered is known until the next question', () => {
    const told = hear(asked, { t: 'thinking', answered: 34, of: 40 });
    expect(told.thinking).toMatchObject({ answered: 34, of: 40 });
    expect(hear(told, event(3, question(2))).thinking).toBeNull();
  });

  it('joining: a refusal is kept for the form, a seat clears it', () => {
    const joining = playStep({ ...seated, own: null }, { type: 'joining', id: 'j1', tapped: false });
    const refused = hear(joining, { t: 'refused', id: 'j1', code: 'nameTaken' });
    expect(refused).toMatchObject({ joining: null, joinProblem: 'nameTaken' });
    const again = playStep(refused, { type: 'joining', id: 'j2', tapped: false });
    expect(hear(again, { t: 'joined', id: 'j2', token: 't', own })).toMatchObject({
      joining: null,
      joinProblem: null,
      own,
    });
  });

  it('joining: what a shut door had refused is no problem once the door has moved', () => {
    const joining = playStep({ ...seated, own: null }, { type: 'joining', id: 'j1', tapped: false });
    const shut = event(2, { phase: 'lobby' });
    if (shut.t !== 'player') throw new Error('a view of players');
    const refused = hear(
      joining,
      { ...shut, view: { ...shut.view, door: 'roomFull' } },
      {
        t: 'refused',
        id: 'j1',
        code: 'roomFull',
      },
    );
    expect(refused).toMatchObject({ joinProblem: 'roomFull', waits: true, view: { door: 'roomFull' } });
    // It goes in by itself then, until it is in.
    expect(hear(refused, event(3, { phase: 'lobby' }))).toMatchObject({ joinProblem: null, waits: true });
    expect(hear(refused, { t: 'joined', id: 'j1', token: 't', own }).waits).toBe(false);
    const taken = hear(joining, { t: 'refused', id: 'j1', code: 'nameTaken' });
    expect(hear(taken, event(3, { phase: 'lobby' }))).toMatchObject({ joinProblem: 'nameTaken', waits: false });
  });

  it('joining: asks for the shapes, and tells a wrong try from none', () => {
    const first = playStep({ ...seated, own: null }, { type: 'joining', id: 'j1', tapped: false });
    const asked = hear(first, { t: 'refused', id: 'j1', code: 'patternWrong' });
    expect(asked).toMatchObject({ joinProblem: 'patternWrong', patternAsked: 1, tapped: false });
    const second = playStep(asked, { type: 'joining', id: 'j2', tapped: true });
    expect(hear(second, { t: 'refused', id: 'j2', code: 'patternWrong' })).toMatchObject({
      patternAsked: 2,
      tapped: true,
    });
  });

  it('counts suggested names, so that the same one again is news', () => {
    const once = hear(seated, { t: 'nameSuggested', id: 's1', name: 'Blue Fox' });
    expect(once.suggested).toEqual({ name: 'Blue Fox', n: 1 });
    expect(hear(once, { t: 'nameSuggested', id: 's2', name: 'Blue Fox' }).suggested?.n).toBe(2);
  });

  it('self-paced: a press is under way until the step changes or it is refused', () => {
    const going = playStep(seated, { type: 'going', id: 'g1', step: 1 });
    expect(hear(going, { t: 'ack', id: 'g1' }).going).toEqual({ id: 'g1', step: 1 });
    expect(hear(going, event(2, question(1))).going).toBeNull();
    expect(hear(going, { t: 'refused', id: 'g1', code: 'staleStep' }).going).toBeNull();
  });

  it('keeps the own answers of the run, and says when they are not to be had yet', () => {
    const asking = playStep(seated, { type: 'asking', id: 'r1' });
    expect(hear(asking, { t: 'review', id: 'r1', rows: [], rightLater: false })).toMatchObject({
      asking: null,
      review: [],
    });
    const refused = hear(asking, { t: 'refused', id: 'r1', code: 'wrongPhase' });
    expect(refused).toMatchObject({ asking: null, review: null, reviewRefused: true });
    expect(playStep(refused, { type: 'asking', id: 'r2' }).reviewRefused).toBe(false);
  });

  it('keeps the winners for the last card', () => {
    const podium: PhaseView = {
      ...{ phase: 'podium', stage: 4, steps: 0, winners: [], teams: [] },
      ...{ limitMs: null, remainingMs: null },
    };
    expect(hear(seated, event(2, podium), event(3, { phase: 'ended' })).podium).toEqual(podium);
    expect(hear(seated, event(2, { phase: 'ended' })).podium).toBeNull();
    const ended = hear(seated, event(2, podium), event(3, { phase: 'ended' }));
    expect(hear(ended, event(3, { phase: 'ended' })).podium).toEqual(podium);
    expect(hear(ended, event(4, { phase: 'ended' })).podium, 'a right answer was put right').toBeNull();
  });

  it('forgets the extra time of the slide before', () => {
    const granted = hear(asked, { t: 'own', own: { ...own, extraMs: 8000 } });
    expect(granted.own?.extraMs).toBe(8000);
    expect(hear(granted, event(3, question(2))).own?.extraMs).toBe(0);
  });

  it('watches when the server says so, and says at the door why not', () => {
    const watched = hear(FIRST_STATE, { t: 'watching', on: true, refused: null });
    expect(watched.watching).toBe(true);
    const off = hear(watched, { t: 'watching', on: false, refused: 'watchingOff' });
    expect([off.watching, off.joinProblem]).toEqual([false, 'watchingOff']);
  });
});
