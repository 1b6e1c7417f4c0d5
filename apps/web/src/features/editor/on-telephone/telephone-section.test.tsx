import { newAnswer, newQuestion, type QuestionContent } from '@qc/contract';
import { samplePicture } from '@qc/engine/testing/arbitrary-game';
import { MediaPartsProvider, type PlaceFile } from '#platform/media-parts';
import { setLanguage } from '#platform/i18n';
import { textsIn } from '#platform/words';
import { UiProvider } from '#ui/ui-provider';
import { loadTelephoneWords } from '@qc/words/telephone';
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type GameFields, gameFields } from '../session/editor-records.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { heardSlide } from './heard-slide.ts';
import { TelephoneSection } from './telephone-section.tsx';
import { useIsSpoken } from './use-is-spoken.ts';

const GAME: GameFields = {
  ...gameFields(new FakeServer().whole()),
  language: 'en',
  direction: 'ltr',
  setting: { gameType: 'dialer' },
};
const slide: QuestionContent = {
  ...newQuestion('trivia'),
  question: 'Capital of France?',
  answers: [newAnswer('Paris', true), newAnswer('Rome'), newAnswer()],
};
const recording = { ...samplePicture('voice'), type: 'audio' as const, durationMs: 24_000 };

function show(content: QuestionContent, place: PlaceFile = async () => ({ outcome: 'stopped' })) {
  const onChange = vi.fn<(patch: Partial<QuestionContent>) => void>();
  setLanguage('en', { remember: false });
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <MediaPartsProvider trim={() => null} place={place}>
        <TelephoneSection
          game={GAME}
          slide={content}
          before={2}

          disabled={false}
          onChange={onChange}
        />
      </MediaPartsProvider>
    </UiProvider>,
  );
  return onChange;
}

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
afterAll(() => void Reflect.deleteProperty(document, 'fonts'));

test('what is shown stands where it can be said otherwise, and each answer beside its key', () => {
  const onChange = show(slide);
  const said = screen.getByLabelText('Said instead of the question');
  expect(said.getAttribute('placeholder')).toBe('Capital of France?');
  fireEvent.change(said, { target: { value: 'Which city?' } });
  expect(onChange).toHaveBeenLastCalledWith({ spoken: 'Which city?' });
  fireEvent.change(screen.getByLabelText('Answer on key 2'), { target: { value: 'the city of Rome' } });
  expect(onChange).toHaveBeenLastCalledWith({
    answers: [newAnswer('Paris', true), { ...newAnswer('Rome'), spoken: 'the city of Rome' }, newAnswer()],
  });
  // The row that was never used has no key.
  expect(screen.queryByLabelText('Answer on key 3')).toBeNull();
});

test('the length is guessed of texts and known of recordings, and a warning is over 20 seconds', async () => {
  show(slide);
  expect(await screen.findByText(/about \d+ s/)).toBeTruthy();
  expect(screen.queryByText(/Over 20 seconds/)).toBeNull();
  cleanup();
  const onChange = show({ ...slide, recording });
  expect(await screen.findByText(/Over 20 seconds/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/reads the answers and their keys/));
  expect(onChange).toHaveBeenLastCalledWith({ recordingSaysAnswers: false });
  fireEvent.click(screen.getByText('Remove'));
  expect(onChange).toHaveBeenLastCalledWith({ recording: null });
});

test('a slide is heard as the line says it, with its number and its keys', async () => {
  await loadTelephoneWords(['en']);
  const words = (content: QuestionContent) =>
    heardSlide(GAME, content, 2).map((piece) => (piece.say === 'text' ? piece.text : piece.say));
  expect(words(slide)).toEqual(['Question 3.', 'Capital of France?', 'For Paris, press 1.', 'For Rome, press 2.']);
  expect(words({ ...slide, spoken: 'Which city?', recording })).toEqual(['Question 3.', 'recording']);
  expect(words({ ...newQuestion('media'), question: 'A break', spoken: 'Five minutes.' })).toEqual(['Five minutes.']);
  expect(words({ ...newQuestion('buzzer'), question: 'Who sings?', openingMedia: recording })[1]).toBe('Who sings?');
});

test.each([
  ['NotAllowedError', /may not use the microphone/],
  ['NotFoundError', /No microphone was found/],
  ['NotReadableError', /can’t be used right now/],
])('%s of the microphone is explained', async (name, words) => {
  const getUserMedia = () => Promise.reject(new DOMException('', name));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  vi.stubGlobal('MediaRecorder', class {});
  show(slide);
  fireEvent.click(screen.getByText('Record'));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

test('an uploaded sound is kept as telephones carry it, and waits where it could not be saved', async () => {
  const samples = Float32Array.from({ length: 8000 }, (_, n) => 0.5 * Math.sin(n / 3));
  const decoded = { numberOfChannels: 1, getChannelData: () => samples };
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => decoded;
    },
  );
  const place = vi.fn<PlaceFile>();
  place.mockResolvedValueOnce({ outcome: 'refused', reason: 'No connection' });
  place.mockResolvedValueOnce({ outcome: 'placed', media: recording, shrunk: false });
  const onChange = show(slide, place);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('nothing takes a file');
  fireEvent.change(input, { target: { files: [new File(['a song'], 'song.mp3', { type: 'audio/mpeg' })] } });
  expect((await screen.findByRole('alert')).textContent).toBe('No connection');
  fireEvent.click(screen.getByText('Keep'));
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ recording }));
  const [file] = place.mock.calls[1] ?? [];
  expect(file).toMatchObject({ name: 'For callers: Capital of France?.wav', size: 44 + 2 * 8000 });
});

test('what was written for the ear stays open while it is emptied, and is closed on the next slide', () => {
  const spoken = { id: 'a', content: { ...slide, spoken: 'Which city?' } };
  const { result, rerender } = renderHook(useIsSpoken, { initialProps: spoken });
  expect(result.current).toBe(true);
  rerender({ id: 'a', content: slide });
  expect(result.current).toBe(true);
  rerender({ id: 'b', content: slide });
  expect(result.current).toBe(false);
  rerender({ id: 'c', content: { ...slide, answers: [{ ...newAnswer('Paris', true), spoken: 'Paris in France' }] } });
  expect(result.current).toBe(true);
});

test('a number below zero and kinds that no keys answer', () => {
  const number = newQuestion('number');
  show({ ...number, numberKey: { ...number.numberKey, value: -4 } });
  expect(screen.getByText(/no minus key/)).toBeTruthy();
  cleanup();
  show(newQuestion('typed'));
  expect(screen.queryByText('On the telephone')).toBeNull();
});
