import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import { completeContent, newAnswer, newSettings } from '@qc/contract';
import { operatorView, roomInfo, toRunGame } from '@qc/engine';
import { TestRoom } from '@qc/engine/testing/run-room';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RunPanel } from './run-panel.tsx';

beforeEach(() => setLanguage('en', { remember: false }));
afterEach(cleanup);

it('shows the big screen in small in step with the hall: a moment is as old there as it is', async () => {
  const slide = completeContent({
    ...{ type: 'trivia', question: 'Which?', answers: [newAnswer('Rome', true), newAnswer('Oslo')], time: 20 },
    explanation: 'It was always Rome.',
  });
  const room = new TestRoom(
    toRunGame({ name: 'Game', language: 'en', direction: 'ltr', ...newSettings() }, [slide, slide]),
  );
  room.join('Noa');
  while (room.state.phase.name !== 'reveal') room.next();
  const rightAtMs = performance.now();
  const { container } = render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <RunPanel
        room={roomInfo(room.state)}
        view={operatorView(room.state, room.nowMs + 400)}
        joinUrl="http://127.0.0.1/play"
        rightAtMs={rightAtMs}
        players={[]}
        onAction={() => undefined}
      />
    </UiProvider>,
  );
  const mirror = await waitFor(() => container.querySelector<HTMLElement>('[data-began]') ?? expect.fail('not yet'));
  expect(Number(mirror.dataset.began)).toBeCloseTo(rightAtMs - 400);
  // The explanation comes some seconds into the reveal.
  expect(mirror.textContent).not.toContain('It was always Rome.');
});
