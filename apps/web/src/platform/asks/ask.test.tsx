import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { GameId } from '@qc/contract';
import { afterEach, expect, it } from 'vitest';
import { ask, type AskName, type Asks, useAsked } from './index.ts';

const maps = { _id: GameId.parse('game-maps-1'), name: 'Maps' };
const capitals = { _id: GameId.parse('game-capitals'), name: 'Capitals' };
const target = { game: maps._id, setIndex: 3 };
const imported = { questions: [], gameVersion: 7 };

/** Asks, and has the dialog drawn before anybody waits for its answer. */
function opened<Name extends AskName>(name: Name, wish: Asks[Name]['wish']): { answer: Promise<unknown> } {
  let answer: Promise<unknown> = Promise.resolve();
  act(() => {
    answer = ask(name, wish);
  });
  return { answer };
}

function ShareDialog() {
  const { asked, onClose } = useAsked('share');
  return asked && <button onClick={onClose}>Share {asked.name}</button>;
}

function LibraryDialog() {
  const { asked, onAnswer, onClose } = useAsked('fromLibrary');
  return (
    asked && (
      <>
        <button onClick={() => onAnswer(imported)}>Take for {asked.setIndex}</button>
        <button onClick={onClose}>Nothing</button>
      </>
    )
  );
}

afterEach(cleanup);

it('opens the dialog that answers, and no other, and gives its answer', async () => {
  render(
    <>
      <ShareDialog />
      <LibraryDialog />
    </>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  const taking = opened('fromLibrary', target);
  expect(screen.queryByText('Share Maps')).toBeNull();
  fireEvent.click(screen.getByText('Take for 3'));
  expect(await taking.answer).toEqual(imported);
  expect(screen.queryByRole('button')).toBeNull();
  const leaving = opened('fromLibrary', target);
  fireEvent.click(screen.getByText('Nothing'));
  expect(await leaving.answer).toBeNull();
});

it('closes the older of two equal questions without an answer', async () => {
  render(<ShareDialog />);
  const older = opened('share', maps);
  const newer = opened('share', capitals);
  expect(await older.answer).toBeNull();
  fireEvent.click(screen.getByText('Share Capitals'));
  expect(await newer.answer).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
