import styles from '../player-card.module.css';

/** Something is to come: three dots that breathe one after the other. */
export function WaitingDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
