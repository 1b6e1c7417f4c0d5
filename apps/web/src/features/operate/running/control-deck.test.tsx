import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import { completeContent, newAnswer, newSettings, type OperatorAction, WITHOUT_SHOW } from '@qc/contract';
import { operatorView, roomInfo, toRunGame } from '@qc/engine';
import { TestRoom } from '@qc/engine/testing/run-room';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ControlDeck } from './control-deck.tsx';

beforeEach(() => setLanguage('en', { remember: false }));
afterEach(cleanup);

/** The console's buttons while a question is open, or with `readMs` while it stands alone; the reply is what was pressed. */
function show(busy: boolean, readMs = 0): OperatorAction['do'][] {
  const settings = { ...newSettings(), ...WITHOUT_SHOW, ...(readMs > 0 && { readingPace: newSettings().readingPace }) };
  const game = { name: 'Game', language: 'en', direction: 'ltr', ...settings } as const;
  const answers = [newAnswer('Rome', true), newAnswer('Oslo')];
  const slide = completeContent({ type: 'trivia', question: 'Which?', answers, score: 1000, time: 20 });
  const room = new TestRoom(toRunGame(game, [slide]));
  room.join('Noa');
  room.next();
  const pressed: OperatorAction['do'][] = [];
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <ControlDeck
        room={roomInfo(room.state)}
        view={operatorView(room.state, room.nowMs + readMs)}
        rightAtMs={performance.now()}
        busy={busy}
        onPresent={() => undefined}
        onAction={({ do: name }) => pressed.push(name)}
      />
    </UiProvider>,
  );
  return pressed;
}

/** The buttons that can be pressed, by their words. */
const ready = () =>
  screen
    .getAllByRole('button')
    .filter((button) => !isOff(button))
    .map((button) => button.textContent);
const isOff = (button: HTMLElement) =>
  button.getAttribute('aria-disabled') === 'true' || (button instanceof HTMLButtonElement && button.disabled);

it('offers to lead on in several ways', () => {
  show(false);
  expect(ready()).toEqual(expect.arrayContaining(['Close answers', 'Reveal now', 'Skip slide', 'Pause']));
});

it('offers nothing that would be left out while a press that leads on is under way', () => {
  show(true);
  expect(ready()).toEqual(expect.arrayContaining(['Pause']));
  for (const words of ['Close answers', 'Reveal now', 'Skip slide', 'Back']) expect(ready()).not.toContain(words);
});

it('keeps the focus on a button that is pressed', () => {
  show(true);
  const button = screen.getByRole('button', { name: 'Reveal now' });
  button.focus();
  expect(document.activeElement).toBe(button);
});

it('asks for the answers once most people have read the question, and gives them before to who wants', () => {
  const pressed = show(false, 100);
  screen.getByRole('button', { name: 'Reading… show the answers' }).click();
  expect(pressed).toEqual(['next']);
  cleanup();
  show(false, 2000);
  expect(ready()).toContain('Show the answers now');
});
