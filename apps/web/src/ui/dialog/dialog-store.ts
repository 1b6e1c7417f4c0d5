import { useSyncExternalStore } from 'react';

/** A question that a dialog asks; OK gives true. */
export interface ConfirmRequest {
  title: string;
  text?: string;
  /** Deleting and the like: the OK button is red. */
  danger?: boolean;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Doing nothing is what is offered first: Enter cancels. */
  cautious?: boolean;
  /** False: only the buttons close it, neither Escape nor a click outside. Default true. */
  dismissible?: boolean;
  /** Accent of the dialog; default #2196F3. */
  colour?: string;
}

/** A dialog with one field; cancelling gives null. */
export interface InputRequest extends ConfirmRequest {
  label: string;
  initial?: string;
  placeholder?: string;
  /** Longer words are not taken; nothing typed or pasted is cut. */
  max?: number;
  /** What is wrong with the text, in the person's words, or null. While it is found out the dialog waits. */
  check?: (value: string) => string | null | Promise<string | null>;
}

/** A message that closes by itself; it has no buttons. */
export interface TimedMessage {
  /** An error message without a title shows the general error text. */
  title?: string;
  text?: string;
  kind?: 'success' | 'error' | 'info';
  /** How long it stays, ms; default 1500. */
  durationMs?: number;
}

/** A dialog that is open now. */
export type OpenDialog =
  | { id: number; form: 'confirm'; request: ConfirmRequest; answer: (agreed: boolean) => void }
  | { id: number; form: 'input'; request: InputRequest; answer: (text: string | null) => void };

/** What the host draws. */
export interface DialogState {
  dialogs: readonly OpenDialog[];
  message: (TimedMessage & { id: number }) | null;
}

const listeners = new Set<() => void>();
let state: DialogState = { dialogs: [], message: null };
let lastId = 0;

function change(next: Partial<DialogState>): void {
  state = { ...state, ...next };
  for (const tell of listeners) tell();
}

/** What is open now, kept up to date. */
export function useDialogState(): DialogState {
  return useSyncExternalStore(onChange, getState, getState);
}

function getState(): DialogState {
  return state;
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks a yes-or-no question: true on OK, false on Cancel, Escape or a click outside. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId;
    const answer = (agreed: boolean) => {
      change({ dialogs: state.dialogs.filter((dialog) => dialog.id !== id) });
      resolve(agreed);
    };
    change({ dialogs: [...state.dialogs, { id, form: 'confirm', request, answer }] });
  });
}

/** Asks for one text: the trimmed text on OK, null otherwise. */
export function askInput(request: InputRequest): Promise<string | null> {
  return new Promise((resolve) => {
    const id = ++lastId;
    const answer = (text: string | null) => {
      change({ dialogs: state.dialogs.filter((dialog) => dialog.id !== id) });
      resolve(text);
    };
    change({ dialogs: [...state.dialogs, { id, form: 'input', request, answer }] });
  });
}

/** Takes every question away unanswered: the screen that asked is left. */
export function cancelDialogs(): void {
  for (const dialog of state.dialogs) {
    if (dialog.form === 'confirm') dialog.answer(false);
    else dialog.answer(null);
  }
}

/** Shows a centred message that closes itself; a newer one takes its place. */
export function showTimedMessage(message: TimedMessage): void {
  change({ message: { ...message, id: ++lastId } });
}

/**
 * What follows a change that went well, as a call's `onSuccess`: the lists that show it are fetched anew, then it is said,
 * then what it was made in closes.
 */
export function thenSay(refresh: () => Promise<unknown>, title: string, close?: () => void): () => Promise<void> {
  return async () => {
    await refresh();
    showTimedMessage({ kind: 'success', title });
    close?.();
  };
}

/** Takes the message away, if it is still the one shown. */
export function closeTimedMessage(id: number): void {
  if (state.message?.id === id) change({ message: null });
}
