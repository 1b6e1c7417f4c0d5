import {
  completeContent,
  LANGUAGES,
  type Language,
  newQuestion,
  newSettings,
  type OperatorAction,
  WITHOUT_SHOW,
} from '@qc/contract';
import { operatorView, toRunGame } from '@qc/engine';
import { TestRoom } from '@qc/engine/testing/run-room';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '#platform/i18n';
import { textsIn } from '#platform/words';
import { DialogHost } from '#ui/dialog/dialog-host';
import { UiProvider } from '#ui/ui-provider';
import { JudgeDeck } from './judge-deck.tsx';
import { RacersPanel } from './racers-panel.tsx';

afterEach(cleanup);

/** A buzzer question on which Noa has pressed after a second, Omar as good as with her, and Lea half a second later. */
function raced(): TestRoom {
  const game = { name: 'Game', language: 'en', direction: 'ltr', ...newSettings(), ...WITHOUT_SHOW } as const;
  const buzzer = { ...newQuestion('buzzer').buzzer, answer: 'Radium' };
  const slide = completeContent({ type: 'buzzer', question: 'Which?', buzzer, score: 1000, time: 20 });
  const room = new TestRoom(toRunGame(game, [slide]));
  for (const name of ['Noa', 'Omar', 'Lea']) room.join(name);
  room.next();
  for (const [seat, afterMs] of [1000, 4, 446].entries()) {
    room.nowMs += afterMs;
    expect(room.answer(seat).ok).toBe(true);
  }
  return room;
}

/** The console's list, and the buttons of whoever has the turn; gives what was asked for. */
function show(room: TestRoom, language: Language = 'en', busy = false): OperatorAction[] {
  cleanup();
  setLanguage(language, { remember: false });
  const asked: OperatorAction[] = [];
  const view = operatorView(room.state, room.nowMs);
  const turn = 'race' in view.phase ? view.phase.race?.turn : null;
  const onAction = (action: OperatorAction) => void asked.push(action);
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn(language, 'labels')}>
      <RacersPanel view={view} onAction={onAction} />
      {turn && <JudgeDeck view={view} turn={turn} busy={busy} onAction={onAction} />}
      <DialogHost tooLong={() => null} />
    </UiProvider>,
  );
  return asked;
}

const listed = () => screen.queryAllByRole('listitem').map((one) => one.textContent);

describe.each(LANGUAGES)('who buzzed, on the console in %s', (language) => {
  const t = textsIn(language, 'press');
  it('is listed in the order of the turns, with the time, how it stands, and who pressed at the same time', () => {
    const room = raced();
    show(room, language);
    expect(listed()).toEqual([`1.Noa1.000${t.answersNow}`, `2.Omar1.004${t.waits}${t.atOnce}`, `3.Lea1.450${t.waits}`]);
    expect(screen.getByRole('status').textContent).toBe(t.hasTurn('Noa'));
    room.operate({ do: 'judge', seat: 0, right: false }, room.state.step);
    show(room, language);
    expect(listed().slice(0, 2)).toEqual([`1.Noa1.000${t.wasWrong}`, `2.Omar1.004${t.answersNow}${t.atOnce}`]);
    expect(screen.getByRole('status').textContent).toBe(t.hasTurn('Omar'));
  });
  it('is nobody yet', () => {
    const room = raced();
    room.operate({ do: 'reopen', visit: 1, pressed: 3 });
    show(room, language);
    expect(screen.getByText(t.nobodyBuzzed)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the host', () => {
  it('judges whoever has the turn, or takes the turn back, with the answer in sight', async () => {
    const asked = show(raced());
    expect(screen.getByText('Radium')).toBeTruthy();
    for (const name of [/^Right/, /^Wrong/, 'Take the turn back'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(asked).toEqual([
      { do: 'judge', seat: 0, right: true },
      { do: 'judge', seat: 0, right: false },
      { do: 'passTurn', seat: 0 },
    ]);
  });
  it('judges once while that is under way', async () => {
    const asked = show(raced(), 'en', true);
    for (const name of [/^Right/, /^Wrong/, 'Take the turn back'])
      await userEvent.click(screen.getByRole('button', { name }), { pointerEventsCheck: 0 });
    expect(asked).toEqual([]);
  });
  it('opens the buzzers again for all only after being asked whether that is meant', async () => {
    const asked = show(raced());
    for (const [answer, expected] of [
      ['Cancel', []],
      ['Open again for all', [{ do: 'reopen', visit: 1, pressed: 3 }]],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: 'Open again for all' }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }));
      expect(asked).toEqual(expected);
    }
  });
  it('puts a judgement right once the question is over, and not before', async () => {
    const room = raced();
    show(room);
    expect(screen.queryByRole('button', { name: /after all/ })).toBeNull();
    room.operate({ do: 'judge', seat: 0, right: false }, room.state.step);
    room.operate({ do: 'judge', seat: 1, right: true }, room.state.step);
    const asked = show(room);
    const change = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
    await change(/Noa.* was right after all/);
    await change(/Omar.* was wrong after all/);
    expect(asked).toEqual([
      { do: 'rejudge', slide: 0, seat: 0, right: true },
      { do: 'rejudge', slide: 0, seat: 1, right: false },
    ]);
    expect(screen.queryByRole('button', { name: 'Open again for all' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Omar.* was right after all/ })).toBeNull();
  });
});
