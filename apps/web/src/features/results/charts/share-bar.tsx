import { formatPercent, useLanguage } from '#platform/i18n';
import classes from './share-bar.module.css';

/** A share (0..1) as a bar with its percentage in words; a dash when there is none. */
export function ShareBar({ share }: { share: number | null }) {
  const { language } = useLanguage();
  if (share === null) return <span aria-hidden>–</span>;
  return (
    <span className={classes.bar}>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={classes.words}>{formatPercent(language, share)}</span>
    </span>
  );
}
