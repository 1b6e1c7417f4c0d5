/** Brings the keyboard to the first field with a problem, in the order of the form. */
export function focusFirstError(errors: Record<string, unknown>, input: (path: string) => HTMLElement | null): void {
  const nodes = Object.keys(errors)
    .map(input)
    .filter((node) => node !== null);
  nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  nodes[0]?.focus();
}
