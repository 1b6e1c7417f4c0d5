import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { loadWords } from '#platform/words-loader';
import { UiProvider } from '#ui/ui-provider';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Handset } from './handset.tsx';
import type { CallState } from './rehearsal-call.ts';

const ON_LINE: CallState = {
  at: 'onLine',
  takenAtMs: 0,
  overAtMs: null,
  passed: [
    {
      kind: 'said',
      id: 1,
      piece: 1,
      heard: 1,
      times: 1,
      spoken: [
        { say: 'text', text: 'Hello.', language: 'en' },
        { say: 'text', text: 'Enter the code.', language: 'en' },
      ],
    },
    { kind: 'pressed', id: 2, keys: '48' },
  ],
};

beforeAll(() => loadWords('en', 'rehearsal'));
afterEach(cleanup);

function show(call: CallState | null, sound = false) {
  setLanguage('en', { remember: false });
  const acts = { onCall: vi.fn(), onHangUp: vi.fn(), onKey: vi.fn(), onSound: vi.fn() };
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <Handset number="000 555 0100" code="482913" call={call} sound={sound} {...acts} />
    </UiProvider>,
  );
  return acts;
}

it('has keys with names, from left to right, and marks what is being said', () => {
  const { onKey, onHangUp } = show(ON_LINE);
  const keypad = screen.getByRole('group', { name: 'Keypad' });
  expect(keypad.getAttribute('dir')).toBe('ltr');
  for (const name of ['1', 'Star', '0', 'Hash']) fireEvent.click(screen.getByRole('button', { name }));
  expect(onKey.mock.calls.flat()).toEqual(['1', '*', '0', '#']);
  fireEvent.click(screen.getByRole('button', { name: 'Hang up' }));
  expect(onHangUp).toHaveBeenCalledOnce();
  const log = screen.getByRole('log', { name: 'What is said and pressed' });
  expect([...log.querySelectorAll('[data-state]')].map((one) => one.getAttribute('data-state'))).toEqual([
    'heard',
    'now',
  ]);
  expect(log.textContent).toContain('48');
});

it('is played by the keys of the computer, whatever digits they type, while a call goes on', () => {
  const { onKey } = show(ON_LINE);
  const key = screen.getByRole('button', { name: '5' });
  fireEvent.keyDown(key, { key: '7', code: 'Digit7' });
  fireEvent.keyDown(key, { key: '٤', code: 'Digit4' });
  fireEvent.keyDown(key, { key: '#', code: 'Digit3' });
  fireEvent.keyDown(key, { key: 'a', code: 'KeyA' });
  fireEvent.keyDown(key, { key: '1', code: 'Digit1', ctrlKey: true });
  fireEvent.keyDown(key, { key: '2', code: 'Digit2', repeat: true });
  expect(onKey.mock.calls.flat()).toEqual(['7', '4', '#']);
});

it('reads the words out only where they do not sound, and hears nothing without a call', () => {
  show(ON_LINE, true);
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
  cleanup();
  show(ON_LINE);
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
  cleanup();
  const { onKey, onCall } = show(null);
  fireEvent.click(screen.getByRole('button', { name: '1' }));
  fireEvent.keyDown(screen.getByRole('button', { name: '1' }), { key: '1', code: 'Digit1' });
  expect(onKey).not.toHaveBeenCalled();
  expect(screen.getByText(/key in the code/).textContent).toContain('482913');
  fireEvent.click(screen.getByRole('button', { name: 'Call' }));
  expect(onCall).toHaveBeenCalledOnce();
});
