import { MediaId, type MediaRef, newAnswer, newQuestion, type SlideType } from '@qc/contract';
import { expect, it } from 'vitest';
import { patchOfSettingsSlot, patchOfSlot, settingsSlotsAt, slotsAt } from './slots.ts';

const media: MediaRef = {
  ...{ _id: MediaId.parse('media-0001'), type: 'image', provider: 'file', publicId: 'p', width: 4, height: 3 },
  ...{ durationMs: 0, alt: '', startMs: null, endMs: null },
};

it('a file goes to the slot under the hand, otherwise to what the slide is known by', () => {
  document.body.innerHTML = '<div data-slot="answers.1"><input id="in" /></div><p id="out"></p>';
  const slotAt = (id: string, type: SlideType) => slotsAt(document.getElementById(id), newQuestion(type))[0];
  expect(slotAt('in', 'trivia')).toEqual({ name: 'answers.1', only: 'image' });
  expect(slotAt('out', 'trivia')).toMatchObject({ name: 'image', only: 'image' });
  expect(slotAt('out', 'media')).toMatchObject({ name: 'openingMedia', only: undefined });
});

it('changes the slide as it is when the upload has ended', () => {
  const slide = { ...newQuestion('trivia'), answers: [newAnswer('a'), newAnswer('b', true)] };
  expect(patchOfSlot(slide, 'answers.1', media)).toEqual({
    answers: [newAnswer('a'), { text: 'b', correct: true, media }],
  });
  expect(patchOfSlot(slide, 'backgroundMedia', media)).toEqual({ backgroundMedia: media });
  expect(patchOfSlot(slide, 'answers.5', media)).toBeNull();
  expect(patchOfSlot(slide, 'locked', media)).toBeNull();
});

it('several files dropped on an answer go on to the answers after it that have no picture', () => {
  document.body.innerHTML = '<div data-slot="answers.1" id="second"></div><p id="out"></p>';
  const at = (id: string) => document.getElementById(id);
  const answers = [newAnswer('a'), newAnswer('b'), { ...newAnswer('c'), media }, newAnswer('d')];
  const slide = { ...newQuestion('trivia'), answers };
  expect(slotsAt(at('second'), slide).map(({ name }) => name)).toEqual(['answers.1', 'answers.3']);
  expect(slotsAt(at('out'), slide).map(({ name }) => name)).toEqual(['image']);
});

it('in the settings a file goes to the slot under the hand, by its kind, or nowhere', () => {
  document.body.innerHTML = '<div data-slot="music"><button id="in"></button></div><p id="out"></p>';
  expect(settingsSlotsAt(document.getElementById('in'))).toEqual([{ name: 'music', only: 'audio' }]);
  expect(settingsSlotsAt(document.getElementById('out'))).toEqual([]);
  expect(patchOfSettingsSlot('logo', media)).toEqual({ logo: media });
  expect(patchOfSettingsSlot('name', media)).toEqual({});
});
