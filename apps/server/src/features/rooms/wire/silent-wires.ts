/**
 * Wires of one address that have said nothing yet. A hall of a thousand phones behind one address opens as many at one
 * instant, after a restart twice; each says its first word at once, or is ended after five seconds.
 */
export const SILENT_MAX = 2000;

/** Counts wires by address from their opening to their first word. */
export class SilentWires {
  readonly #counts = new Map<string, number>();

  /** Whether an address may open no further one now. */
  isFull(address: string): boolean {
    return (this.#counts.get(address) ?? 0) >= SILENT_MAX;
  }

  /** Counts one that has opened; what is given back ends its silence, once. */
  opened(address: string): () => void {
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1);
    let silent = true;
    return () => {
      if (!silent) return;
      silent = false;
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left === 0) this.#counts.delete(address);
      else this.#counts.set(address, left);
    };
  }
}
