import styles from './screen-task.module.css';

/** On the big screen: what to do on the phone, with its sign. `over`: only its place is kept. `small`: beside more. */
export function OnPhone({
  words,
  unit = '',
  small = false,
  over,
}: {
  words: string;
  unit?: string;
  small?: boolean;
  over: boolean;
}) {
  return (
    <p className={`${styles.todo} ${small ? styles.small : ''} ${over ? styles.over : ''}`}>
      <svg viewBox="0 0 24 24" className={styles.phone} aria-hidden="true" focusable="false">
        <path
          d="M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM10.5 18.8h3M9 8h6M9 11h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      </svg>
      <span>{words}</span>
      {unit !== '' && <bdi className={styles.unit}>{unit}</bdi>}
    </p>
  );
}
