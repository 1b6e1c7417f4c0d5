/** Where something is, px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where it is laid out, whatever moves it just now. */
export function boxOf(element: HTMLElement): Box {
  const box = { x: 0, y: 0, width: element.offsetWidth, height: element.offsetHeight };
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    box.x += at.offsetLeft;
    box.y += at.offsetTop;
  }
  return box;
}

/** A part of a screen, px. */
export interface Boxed {
  /** All of it. */
  box: Box;
  /** What is seen of it: words are smaller than their box. */
  seen: Box;
}

/** The point in the middle of a box, px. */
export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * The transform under which what is seen of a part is seen about `middle`, so many times as wide and high: a box is scaled
 * about its own middle.
 */
export function seenAbout(middle: { x: number; y: number }, { box, seen }: Boxed, wide: number, high: number): string {
  const [is, about] = [middleOf(seen), middleOf(box)];
  const x = middle.x - about.x - wide * (is.x - about.x);
  const y = middle.y - about.y - high * (is.y - about.y);
  return `translate(${x}px, ${y}px) scale(${wide}, ${high})`;
}
