import { useTexts } from '#platform/i18n';
import { giveConsent, type Purpose, setConsentDialog } from '#platform/scripts';
import { Button, Text } from '@mantine/core';
import classes from './consent.module.css';

/** Asks once whether third parties may be loaded. It takes no focus and covers no field; refusing is as easy as agreeing. */
export function ConsentBanner({ purposes }: { purposes: readonly Purpose[] }) {
  const t = useTexts('consent');
  const answer = (allowed: boolean) => giveConsent(Object.fromEntries(purposes.map((purpose) => [purpose, allowed])));
  return (
    <section className={classes.banner} aria-labelledby="consent-title">
      <h2 id="consent-title" className={classes.title}>
        {t.title}
      </h2>
      <Text size="sm">{t.ask}</Text>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(true)}>
          {t.accept}
        </Button>
        <Button variant="default" onClick={() => answer(false)}>
          {t.refuse}
        </Button>
        <Button variant="subtle" onClick={() => setConsentDialog(true)}>
          {t.choose}
        </Button>
      </div>
    </section>
  );
}
