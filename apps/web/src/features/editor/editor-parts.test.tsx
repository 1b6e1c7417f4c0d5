import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { MediaPartsProvider } from '#platform/media-parts';
import { UiProvider } from '#ui/ui-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SaveBadge } from './frame/save-badge.tsx';
import type { EditorStatus } from './session/editor-status.ts';
import { newAnswer, newQuestion } from '@qc/contract';
import { GamePace } from './slide-form/read-seconds.tsx';
import { SlideForm } from './slide-form/slide-form.tsx';
import type { ReactNode } from 'react';

const saved: EditorStatus = {
  ...{ isSaved: true, loading: false, error: null, showIsSaved: true, offline: false, draftKept: true, held: false },
};

function NoTrim() {
  return null;
}

function show(children: ReactNode) {
  setLanguage('en', { remember: false });
  return render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <QueryClientProvider client={new QueryClient()}>
        <MediaPartsProvider trim={NoTrim} place={async () => ({ outcome: 'stopped' })}>
          {children}
        </MediaPartsProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
}

beforeAll(() => {
  // happy-dom has neither; growing text fields listen for fonts.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  vi.stubGlobal('fetch', async () => Response.json({ categories: [], count: 0 }));
});
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

describe('SaveBadge', () => {
  it.each([
    [saved, 'Saved'],
    [{ ...saved, isSaved: false, loading: true }, 'Saving…'],
    [{ ...saved, isSaved: false, offline: true }, 'Offline – kept on this device'],
    [{ ...saved, isSaved: false, offline: true, draftKept: false }, 'Offline – not kept! Do not close this page'],
    [{ ...saved, isSaved: false, error: new Error('x') }, 'Not saved'],
    [{ ...saved, isSaved: false, held: true }, 'Needs a fix'],
  ])('says where the edits are', (status, words) => {
    show(<SaveBadge status={status} onRetry={() => undefined} />);
    expect(screen.getByRole('status').textContent).toBe(words);
  });
});

describe('SlideForm', () => {
  const gap = { slide: 0, field: 'answers.1', text: 'Fill in this answer', answer: 1 };

  it('shows a gap in its place', () => {
    const slide = {
      ...newQuestion('trivia'),
      question: 'Q',
      answers: [newAnswer('a', true), newAnswer()],
    };
    show(
      <SlideForm
        slide={slide}
        gameType="firebase"
        mayLock
        number={1}
        gaps={[gap]}
        onChange={() => undefined}
        current={() => undefined}
        onReview={() => undefined}
      />,
    );
    expect(screen.getByLabelText('Answer B', { selector: 'textarea' }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Fill in this answer')).toBeTruthy();
  });

  it('lets nothing but the lock be changed on a locked slide', () => {
    show(
      <SlideForm
        slide={{ ...newQuestion('survey'), locked: true }}
        gameType="firebase"
        mayLock
        number={1}
        gaps={[]}
        onChange={() => undefined}
        current={() => undefined}
        onReview={() => undefined}
      />,
    );
    const open = screen.getAllByRole('textbox').filter((input) => !input.hasAttribute('disabled'));
    expect(open).toEqual([]);
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeTruthy();
  });

  it('says how long the question stands alone, and changes what is told with its answer', () => {
    const slide = { ...newQuestion('trivia'), question: 'x'.repeat(60) };
    const changed = vi.fn();
    const form = (more: Partial<typeof slide>, readingPace: 'usual' | 'none' = 'usual') => (
      <GamePace value={{ language: 'en', readingPace }}>
        <SlideForm
          slide={{ ...slide, ...more }}
          gameType="firebase"
          mayLock
          number={1}
          gaps={[]}
          onChange={changed}
          current={() => undefined}
          onReview={() => undefined}
        />
      </GamePace>
    );
    for (const [shown, words] of [
      [form({}), 'The question stands alone for about 6 s, then the answers come.'],
      [form({ times: 2 }), 'The question stands alone for about 7 s, then the answers come.'],
      [form({ readSeconds: 20 }), 'The question stands alone for about 20 s, then the answers come.'],
      [form({}, 'none'), 'Question and answers come together.'],
    ] as const) {
      cleanup();
      show(shown);
      expect(screen.getByText(words)).toBeTruthy();
    }
    fireEvent.click(screen.getByRole('radio', { name: 'Double' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Explanation' }), { target: { value: 'Because' } });
    expect(changed.mock.calls.map(([patch]) => patch)).toEqual([{ times: 2 }, { explanation: 'Because' }]);
  });

  it('has no right marks on a survey', () => {
    show(
      <SlideForm
        slide={newQuestion('survey')}
        gameType="firebase"
        mayLock
        number={1}
        gaps={[]}
        onChange={() => undefined}
        current={() => undefined}
        onReview={() => undefined}
      />,
    );
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });
});
