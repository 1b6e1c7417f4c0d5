import { QuestionId } from '@qc/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listKeys } from './list-keys.ts';

const OPEN = QuestionId.parse('slide-00001');
const nothing = () => undefined;
const OTHERS = {
  ...{ open: nothing, moveBy: nothing, moveTo: nothing, duplicate: nothing, remove: nothing, copy: nothing },
  ...{ cut: nothing, pasteAfter: nothing, setTime: nothing, setScore: nothing, addLabels: nothing, setLocked: nothing },
};
const SELECTION = {
  ...{ ids: new Set<QuestionId>(), choosing: false, byTap: false },
  ...{ all: nothing, clear: nothing, extendTo: nothing, toggle: nothing, startChoosing: nothing },
};

it('R on a card turns the round of the open slide on or off, and only R alone, on a card that may be written on', () => {
  const turnRound = vi.fn<(id: QuestionId) => void>();
  const keys = (readOnly: boolean) =>
    listKeys({
      ...{ order: [OPEN], open: OPEN, selection: SELECTION, actions: { ...OTHERS, turnRound } },
      ...{ readOnly, focus: nothing, enterForm: nothing },
    });
  render(
    <>
      <button aria-label="card" data-slide={OPEN} onKeyDown={keys(false)} />
      <button aria-label="read" data-slide={OPEN} onKeyDown={keys(true)} />
      <button aria-label="menu" onKeyDown={keys(false)} />
    </>,
  );
  const press = (name: string, init: object = {}) =>
    fireEvent.keyDown(screen.getByLabelText(name), { code: 'KeyR', key: 'ר', ...init });
  press('card');
  expect(turnRound).toHaveBeenCalledExactlyOnceWith(OPEN);
  press('card', { ctrlKey: true });
  press('read');
  press('menu');
  expect(turnRound).toHaveBeenCalledOnce();
});
