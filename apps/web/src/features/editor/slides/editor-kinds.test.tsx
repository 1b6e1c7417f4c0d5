import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { MediaPartsProvider } from '#platform/media-parts';
import { UiProvider } from '#ui/ui-provider';
import { contentOfQuestion, MediaId, type MediaRef, SLIDE_TYPES } from '@qc/contract';
import { isGraded, kindOf as ruleOf } from '@qc/engine/slides/slide-kinds';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pastedSlide } from '../paste/pasted-slide.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { SlideForm } from '../slide-form/slide-form.tsx';
import { changeOfType } from './change-of-type.ts';
import { kindOf } from './editor-kinds.ts';

const server = new FakeServer();
const game = server.whole()._id;

async function freshSlide(type: (typeof SLIDE_TYPES)[number]) {
  const [made] = (await server.createQuestions([{ type, game, setIndex: 0 }])).questions;
  if (!made) throw new Error('the server made no slide');
  return contentOfQuestion(made);
}

beforeAll(() => {
  // happy-dom has none; growing text fields listen for it.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  vi.stubGlobal('fetch', async () => Response.json({ categories: [], count: 0, miniGameHosts: [] }));
});
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

describe.each(SLIDE_TYPES)('a slide of type %s', (type) => {
  const kind = kindOf({ type });

  it('asks, and gives points, by the rules of the game', () => {
    expect(kind.asks).toBe(ruleOf({ type }).asks);
    expect(kind.points !== null).toBe(isGraded({ type, isVoid: false }));
    expect(kind.asks).toBe(kind.Answers !== null);
  });

  it('takes a pasted question only where it has answers to write', async () => {
    const pasted = { question: 'Q', answers: [{ text: 'a', right: true }], key: '' };
    const change = pastedSlide(await freshSlide(type), pasted);
    expect(change?.patch.answers.map(({ text }) => text) ?? null).toEqual(kind.paste && ['a']);
  });

  it('has a form in which Enter leads from the question to the answers', async () => {
    setLanguage('en', { remember: false });
    const slide = await freshSlide(type);
    const nothing = () => undefined;
    const { container } = render(
      <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
        <QueryClientProvider client={new QueryClient()}>
          <MediaPartsProvider trim={() => null} place={async () => ({ outcome: 'stopped' })}>
            <div data-pane="form">
              <SlideForm
                {...{ slide, gaps: [], number: 1 }}
                gameType="firebase"
                mayLock
                onChange={nothing}
                current={nothing}
                onReview={nothing}
              />
            </div>
          </MediaPartsProvider>
        </QueryClientProvider>
      </UiProvider>,
    );
    const asked = container.querySelector<HTMLElement>('[data-field="question"]');
    asked?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    expect(document.activeElement === asked).toBe(kind.Answers === null);
    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(1);
  });
});

it('a picture beside the question is still there after a way to a media slide and back, whatever is shown before it', async () => {
  const image: MediaRef = {
    ...{ _id: MediaId.parse('media-0001'), type: 'image', provider: 'file', publicId: 'p', width: 4, height: 3 },
    ...{ durationMs: 0, alt: '', startMs: null, endMs: null },
  };
  const openingMedia: MediaRef = { ...image, _id: MediaId.parse('media-0002') };
  const slide = { ...(await freshSlide('trivia')), image, openingMedia };
  const there = { ...slide, ...changeOfType(slide, 'media') };
  const back = { ...there, ...changeOfType(there, 'trivia') };
  expect([back.image?._id, back.openingMedia?._id]).toEqual([image._id, openingMedia._id]);
});
