import { useLayoutEffect, useRef, useState } from 'react';
import shapes from '../parts/shapes.module.css';
import styles from './lobby-names.module.css';

/** More than ever have room; the rest are counted only. */
const MOST = 60;

/** From the size that is read at ease down to the least that can be read from the back, as shares of the first. */
const SIZES = [1, 0.86, 0.75];

/** Puts the list into the largest size in which all names fit; where none does, as many as fit are left. Their number. */
function fitNames(list: HTMLElement): number {
  const chips = [...list.children].filter((chip): chip is HTMLElement => chip instanceof HTMLElement);
  const names = chips.slice(0, -1);
  const last = chips.at(-1);
  const fits = (chip: HTMLElement | undefined) => !chip || chip.offsetTop + chip.offsetHeight <= list.clientHeight + 1;
  const leave = (count: number, rest: boolean) => {
    for (const [at, name] of names.entries()) name.hidden = at >= count;
    if (last) last.hidden = !rest;
  };
  const counted = list.dataset['more'] === 'true';
  for (const size of SIZES) {
    list.style.setProperty('--size', String(size));
    leave(names.length, counted);
    if (fits(counted ? last : names.at(-1))) return names.length;
  }
  // Halving: `low` names fit with the count of the rest after them, `high` do not.
  let low = 0;
  let high = names.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    leave(middle, true);
    if (fits(last)) low = middle;
    else high = middle;
  }
  leave(low, true);
  return low;
}

/** Who has come, newest first: smaller when many, and where not all have room, how many more there are. */
export function LobbyNames({ names, players }: { names: readonly string[]; players: number }) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(names.length);
  const sent = names.slice(0, MOST);
  const unsent = Math.max(players, names.length) - sent.length;
  const words = sent.join('\n');
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const fit = () => setShown(fitNames(element));
    fit();
    document.fonts?.ready.then(fit, () => {});
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, [words, unsent]);
  const more = unsent + sent.length - Math.min(shown, sent.length);
  return (
    <ul ref={list} className={styles.names} data-more={unsent > 0}>
      {sent.map((name) => (
        <li key={name} className={shapes.soft} dir="auto">
          {name}
        </li>
      ))}
      <li className={styles.more} dir="ltr">
        +{more}
      </li>
    </ul>
  );
}
