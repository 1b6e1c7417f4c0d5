import { AccessibilityMenu } from '#features/accessibility';
import { useLanguage, useTexts } from '#platform/i18n';
import { Way } from '#platform/ways';
import { Logo } from '#ui/logo';
import type { ReactNode } from 'react';
import classes from './guest-frame.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import { purposesOf, setConsentDialog } from '#platform/scripts';
import { usePublicSettings } from '#platform/settings';
import { Anchor } from '@mantine/core';

/** Frame of the screens for guests. `wide`: a text page, not a form. */
export function GuestFrame({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const t = useTexts('app');
  const { language } = useLanguage();
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <Way to={`/${language}/login`} className={classes.home} aria-label="questions.creator">
          <Logo />
        </Way>
        <div className={classes.tools}>
          <AccessibilityMenu />
          <LanguageMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main} data-wide={wide || undefined}>
        <OfflineBanner />
        {children}
      </main>
      <footer className={classes.footer}>
        <Way to={`/${language}/accessibility`}>{t.titles.accessibility}</Way>
        <Way to={`/${language}/licenses`}>{t.titles.licenses}</Way>
        <PrivacyButton />
      </footer>
    </div>
  );
}

/** Opens the choice about third parties; there is none where the owner has set none. */
function PrivacyButton() {
  const t = useTexts('app');
  const { scripts } = usePublicSettings();
  if (purposesOf(scripts).length === 0) return null;
  return (
    <Anchor component="button" c="var(--qc-ink-soft)" underline="always" onClick={() => setConsentDialog(true)}>
      {t.privacy}
    </Anchor>
  );
}
