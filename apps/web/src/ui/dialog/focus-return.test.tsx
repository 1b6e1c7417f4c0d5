import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusPlaces, useFocusReturn } from './focus-return.tsx';

function Dialog() {
  useFocusReturn(true);
  return (
    <div role="dialog">
      <button autoFocus>Inside</button>
    </div>
  );
}

/** A button that is busy, and so loses the focus, before its dialog comes; a menu beside it. */
function Screen() {
  useFocusPlaces();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button disabled={busy}>Run</button>
      <div role="menu">
        <button role="menuitem">Item</button>
      </div>
      <input aria-label="Elsewhere" />
      <button onClick={() => setBusy(true)}>work</button>
      <button onClick={() => (setBusy(false), setOpen(true))}>answer</button>
      <button onClick={() => setOpen(false)}>close</button>
      {open && <Dialog />}
    </>
  );
}

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByText(name));

function openFrom(place: HTMLElement, then?: HTMLElement): void {
  place.focus();
  then?.focus();
  press('work');
  const busy = document.activeElement;
  if (busy instanceof HTMLElement) busy.blur();
  press('answer');
  expect(document.activeElement?.textContent).toBe('Inside');
}

it('goes back to the button that had lost the focus by being busy, when a dialog is unmounted', async () => {
  render(<Screen />);
  openFrom(screen.getByText('Run'));
  press('close');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Run')));
});

it('goes back to the button of a menu, not to what was chosen in it', async () => {
  render(<Screen />);
  openFrom(screen.getByText('Run'), screen.getByText('Item'));
  press('close');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Run'));
});

it('leaves the focus where something else has taken it', async () => {
  render(<Screen />);
  openFrom(screen.getByText('Run'));
  press('close');
  const field = screen.getByLabelText('Elsewhere');
  field.focus();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(document.activeElement).toBe(field);
});
