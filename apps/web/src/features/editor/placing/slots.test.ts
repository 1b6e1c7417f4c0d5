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
  const none = { lobbySlides: [] };
  expect(settingsSlotsAt(document.getElementById('in'), none)).toEqual([{ name: 'music', only: 'audio' }]);
  expect(settingsSlotsAt(document.getElementById('out'), none)).toEqual([]);
  expect(patchOfSettingsSlot('logo', media, none)).toEqual({ logo: media });
  expect(patchOfSettingsSlot('name', media, none)).toEqual({});
});

it('files let go on the pictures of the lobby come behind the last, one on a picture changes it, at most twelve stand there', () => {
  document.body.innerHTML =
    '<div data-slot="lobbySlides"><p id="list"></p><div data-slot="lobbySlides.1" id="second"></div></div>';
  const at = (id: string, count: number) =>
    settingsSlotsAt(document.getElementById(id), { lobbySlides: pictures(count) });
  const pictures = (count: number) => Array.from({ length: count }, (_, n) => ({ media, caption: `${n}` }));
  const names = (slots: ReturnType<typeof at>) => (slots === 'full' ? slots : slots.map(({ name }) => name));
  expect(names(at('list', 10))).toEqual(['lobbySlides.10', 'lobbySlides.11']);
  expect(names(at('second', 11))).toEqual(['lobbySlides.1', 'lobbySlides.11']);
  expect(names(at('second', 12))).toEqual(['lobbySlides.1']);
  expect(at('list', 12)).toBe('full');
  const other = { ...media, alt: 'other' };
  expect(patchOfSettingsSlot('lobbySlides.1', other, { lobbySlides: pictures(2) })).toEqual({
    lobbySlides: [
      { media, caption: '0' },
      { media: other, caption: '1' },
    ],
  });
  // It was to be the fourth; two were removed while it came.
  expect(patchOfSettingsSlot('lobbySlides.3', other, { lobbySlides: pictures(1) })).toEqual({
    lobbySlides: [
      { media, caption: '0' },
      { media: other, caption: '' },
    ],
  });
  expect(patchOfSettingsSlot('lobbySlides.12', other, { lobbySlides: pictures(12) }).lobbySlides).toHaveLength(12);
});
