import { useFittingNames } from './fitting-names.ts';
import shapes from '../parts/shapes.module.css';
import styles from './lobby-names.module.css';

/** More than ever have room; the rest are counted only. */
const MOST = 60;

/** From the size that is read at ease down to the least that can be read from the back, as shares of the first. */
const SIZES = [1, 0.86, 0.75];

/** Who has come, newest first: smaller when many, and where not all have room, how many more there are. */
export function LobbyNames({ names, players }: { names: readonly string[]; players: number }) {
  const sent = names.slice(0, MOST);
  const unsent = Math.max(players, names.length) - sent.length;
  const { list, shown } = useFittingNames(SIZES, names.length, `${unsent} ${sent.join('\n')}`);
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
