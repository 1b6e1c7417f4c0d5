import styles from './screen-task.module.css';

/** Middles of the nine digits' keys. */
const KEYS = [6, 9.5, 13].flatMap((y) => [9, 12, 15].map((x) => [x, y] as const));

/** On the big screen: what to do on a clicker, with its sign. `over`: only its place is kept. */
export function OnClicker({ words, unit, over }: { words: string; unit: string; over: boolean }) {
  return (
    <p className={`${styles.todo} ${styles.small} ${over ? styles.over : ''}`}>
      <svg viewBox="0 0 24 24" className={styles.phone} aria-hidden="true" focusable="false">
        <rect x="5.5" y="2" width="13" height="20" rx="3" fill="none" stroke="currentColor" strokeWidth="1.7" />
        {KEYS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.1" fill="currentColor" />
        ))}
        <path d="M8 17.5h8" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
      </svg>
      <span>{words}</span>
      {unit !== '' && <bdi className={styles.unit}>{unit}</bdi>}
    </p>
  );
}
