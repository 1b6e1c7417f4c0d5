import { withWords } from '#platform/words-loader';
import { useLanguage, useTexts } from '#platform/i18n';
import { Logo } from '#ui/logo';
import { Link, Outlet } from '@tanstack/react-router';

import classes from './guest-frame.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { partOnDemand } from '../on-demand.tsx';
import { PrivacyButton } from './privacy-button.tsx';
import { SkipLink } from './skip-link.tsx';

const AccessibilityMenu = partOnDemand(
  async () => (await withWords(import('#features/accessibility'), 'guest')).AccessibilityMenu,
);

/** Frame of the screens for guests. `wide`: a text page, not a form. */
export function GuestFrame({ wide = false }: { wide?: boolean }) {
  const t = useTexts('app');
  const { language } = useLanguage();
  const params = { lang: language };
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <Link to="/$lang/login" params={params} className={classes.home} aria-label="questions.creator">
          <Logo />
        </Link>
        <div className={classes.tools}>
          <AccessibilityMenu />
          <LanguageMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main} data-wide={wide || undefined}>
        <OfflineBanner />
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <Link to="/$lang/accessibility" params={params}>
          {t.titles.accessibility}
        </Link>
        <Link to="/$lang/licenses" params={params}>
          {t.titles.licenses}
        </Link>
        <PrivacyButton />
      </footer>
    </div>
  );
}
