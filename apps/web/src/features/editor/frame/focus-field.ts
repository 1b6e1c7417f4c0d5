/** Brings the field at a dotted path into view and puts the cursor there, once it has been drawn. The types to choose from are opened. */
export function focusField(field: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const found =
        document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ??
        document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field.split('.')[0] ?? field)}"]`) ??
        document.querySelector<HTMLElement>('[data-form-heading]');
      found?.scrollIntoView({ block: 'center' });
      found?.focus({ preventScroll: true });
      if (field === 'type') found?.click();
    }),
  );
}
