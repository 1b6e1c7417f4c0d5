/** Parts of the screen in the order of F6. */
const PANES = ['list', 'form', 'preview', 'bar'] as const;
export type Pane = (typeof PANES)[number];

/** Puts the keyboard into the next part of the screen that is shown. */
export function goToPane(step: 1 | -1): void {
  const shown = PANES.flatMap((name) => paneOf(name) ?? []).filter((pane) => pane.offsetParent !== null);
  const at = shown.findIndex((pane) => pane.contains(document.activeElement));
  const next = shown[(at + step + shown.length) % shown.length];
  if (next) focusIn(next);
}

/** Puts the keyboard into one part of the screen: where it was meant to start there. */
export function focusPane(name: Pane): void {
  requestAnimationFrame(() => {
    const pane = paneOf(name);
    if (pane) focusIn(pane);
  });
}

function paneOf(name: Pane): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-pane="${name}"]`);
}

function focusIn(pane: HTMLElement): void {
  const start =
    pane.querySelector<HTMLElement>('[data-slide][aria-current]') ??
    pane.querySelector<HTMLElement>('[data-field=question]:not(:disabled), [data-field=name]:not(:disabled)') ??
    pane.querySelector<HTMLElement>('textarea:not(:disabled):not([aria-hidden]), input:not(:disabled)') ??
    pane.querySelector<HTMLElement>('button:not(:disabled)') ??
    pane;
  start.focus();
}
