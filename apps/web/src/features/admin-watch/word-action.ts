/** An act in the person's words; one that nobody worded yet by its name in the contract. */
export function wordAction(action: string, words: Readonly<Record<string, string>>): string {
  return words[action] ?? action;
}
