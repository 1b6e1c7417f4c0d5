/** Stands in for the fetching of words: this page carries those of every language it needs, and there is nothing to fetch from. */
export async function loadGroup(): Promise<Record<string, never>> {
  return {};
}
