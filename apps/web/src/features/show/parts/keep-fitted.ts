/** A search for what fits: it sets something, and is told whether the words overflow with it, until it has found what stays. */
export type FitSearch<T> = Generator<undefined, T, boolean>;

/** Words in a box that are kept as they fit it. */
interface Kept {
  /** What it finds is what is to be done then. */
  search: () => Pick<FitSearch<() => void>, 'next'>;
  /** The box for which it was found, px. */
  width: number;
  height: number;
}

const kept = new Map<HTMLElement, Kept>();
const waiting = new Set<HTMLElement>();
let watch: ResizeObserver | null = null;
let isListening = false;

/**
 * Finds what fits an element before the next picture, and anew when its box changes or other fonts have come, until the
 * function given back is called. `found` hears of it each time.
 */
export function keepFitted<T>(element: HTMLElement, search: () => FitSearch<T>, found: (what: T) => void): () => void {
  return keep(element, function* () {
    const what = yield* search();
    return () => found(what);
  });
}

/** At the same times, when all words have their sizes, measures what needs no search. */
export function keepMeasured(element: HTMLElement, measure: () => void): () => void {
  return keep(element, () => ({ next: () => ({ done: true, value: measure }) }));
}

function keep(element: HTMLElement, search: Kept['search']): () => void {
  kept.set(element, { search, width: 0, height: 0 });
  if (waiting.size === 0) queueMicrotask(fitNow);
  waiting.add(element);
  listen();
  watch?.observe(element);
  return () => {
    kept.delete(element);
    waiting.delete(element);
    watch?.unobserve(element);
  };
}

/**
 * Fits all words that wait for it. Who measures where something stands calls this first. All of them look together: they
 * all set a size, then all are asked, so that a page is laid out once for each step and not once for each step of each.
 */
export function fitNow(): void {
  const all = [...waiting].flatMap((element) => {
    const one = kept.get(element);
    return one ? [{ element, one, search: one.search() }] : [];
  });
  waiting.clear();
  const found: (() => void)[] = [];
  let looking = all.map((each) => ({ ...each, isOver: false }));
  while (looking.length > 0) {
    const still = looking.filter(({ search, isOver }) => {
      const { done, value } = search.next(isOver);
      if (done) found.push(value);
      return !done;
    });
    looking = still.map((each) => ({ ...each, isOver: overflows(each.element) }));
  }
  // Not before all have found theirs: those of a group set each other's.
  for (const tell of found) tell();
  for (const { element, one } of all) [one.width, one.height] = [element.clientWidth, element.clientHeight];
}

function overflows({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  document.fonts?.addEventListener?.('loadingdone', () => {
    for (const element of kept.keys()) waiting.add(element);
    fitNow();
  });
  if (typeof ResizeObserver === 'undefined') return;
  // One for all: it tells of all boxes that have changed at once, before they are drawn.
  watch = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      const one = kept.get(target);
      if (one && (one.width !== target.clientWidth || one.height !== target.clientHeight)) waiting.add(target);
    }
    fitNow();
  });
}
