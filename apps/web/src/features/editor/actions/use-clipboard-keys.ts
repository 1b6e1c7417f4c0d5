import type { QuestionId } from '@qc/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';

interface ClipboardKeys {
  /** The slides the keys are about. */
  meant: readonly QuestionId[];
  textOf: (ids: readonly QuestionId[]) => string | null;
  onCopied: (ids: readonly QuestionId[], cut: boolean) => void;
  onPaste: (text: string) => boolean;
}

/** Ctrl+C, Ctrl+X and Ctrl+V act on slides where no text is being written or selected. */
export function useClipboardKeys(keys: ClipboardKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const { meant, textOf, onCopied } = latest.current;
      const text = isFree() && meant.length > 0 ? textOf(meant) : null;
      if (text === null || !event.clipboardData) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
      onCopied(meant, event.type === 'cut');
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isFree()) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (latest.current.onPaste(text)) event.preventDefault();
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}

/** Nobody is writing, nothing is selected, no dialog is open. */
function isFree(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.closest('input, textarea, [contenteditable], [role=dialog]'))
    return false;
  return (getSelection()?.toString() ?? '') === '';
}
