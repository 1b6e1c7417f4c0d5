import { BODIES } from '../../faces/face-parts.ts';
import styles from './sleeping-faces.module.css';

/** Bodies that wait for somebody to come. */
const ASLEEP = [0, 8, 4];

/** Nobody has come yet: three outlines with closed eyes, and a line that invites. */
export function SleepingFaces({ text }: { text: string }) {
  return (
    <div className={styles.empty}>
      <div className={styles.faces} aria-hidden="true">
        {ASLEEP.map((body) => (
          <svg key={body} viewBox="0 0 64 64" focusable="false">
            <path d={BODIES[body]?.path} className={styles.outline} />
            <path d="M18 36Q23 41 28 36M36 36Q41 41 46 36M29 47H35" className={styles.lines} />
          </svg>
        ))}
      </div>
      <p>{text}</p>
    </div>
  );
}
