import styles from './watching.module.css';

/** An open eye: whoever sees this watches. */
export function EyeSign({ large = false }: { large?: boolean }) {
  return (
    <svg className={large ? styles.large : styles.eye} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M2 12c2.2-4.4 5.6-6.8 10-6.8S19.8 7.6 22 12c-2.2 4.4-5.6 6.8-10 6.8S4.2 16.4 2 12ZM12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
