import type { Listener } from './listener.ts';
import type { Outgoing } from './outgoing.ts';
import { type FarLine, Links } from './outlet.ts';

/**
 * Players' pages without a seat at other servers that know all there is to know: whatever their number, each server is
 * told of a change once. Nothing is told to one of them alone by its number, so a page is out before that is needed.
 */
export class FarCrowds {
  readonly #crowds = new Map<FarLine, Links>();

  /** Takes a page in, or not: it is here, has a seat, or cannot keep up. `behind` is called when it cannot any more. */
  enter(listener: Listener, behind: () => void): boolean {
    const { far } = listener.outlet;
    if (far === undefined || listener.seat !== null || !listener.ready()) return false;
    const links = this.#crowds.get(far.line) ?? new Links();
    this.#crowds.set(far.line, links);
    links.add(far.link);
    far.behind = behind;
    return true;
  }

  /** Lets a page go; false: it was in no crowd. */
  leave({ outlet: { far } }: Listener): boolean {
    if (far === undefined) return false;
    const links = this.#crowds.get(far.line);
    if (!links?.delete(far.link)) return false;
    far.behind = null;
    if (links.size === 0) this.#crowds.delete(far.line);
    return true;
  }

  /** Tells all of them the same; what it is, is made if there is anybody. */
  tell(make: () => Outgoing): void {
    for (const [line, links] of this.#crowds) line.sendAll(links, make());
  }
}
