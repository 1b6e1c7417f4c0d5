import { useTexts } from '#platform/i18n';
import classes from './skip-link.module.css';

/** First stop of the keyboard: past header and menu. */
export function SkipLink() {
  const t = useTexts('app');
  return (
    <a
      className={classes.link}
      href="#main"
      onClick={(event) => {
        // Without the hash in the address: the router would take it for a move.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t.skip}
    </a>
  );
}
