import { withWords } from '#platform/words-loader';
import { AccessibilityMenu } from '#features/accessibility';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { partOnDemand } from '#platform/on-demand';
import { Logo } from '#ui/logo';
import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GuestFrame } from './guest-frame.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MainNav } from './main-nav.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import classes from './shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { UserMenu } from './user-menu.tsx';

const AdminNav = partOnDemand(async () => (await import('../admin/admin-nav.tsx')).AdminNav);
const NoticeBell = partOnDemand(async () => (await withWords(import('#features/notices'), 'author')).NoticeBell);

/** Frame of the working screens: header with logo, language and account; the menu at the side, on a phone behind a button. */
export function Shell() {
  const t = useTexts('app');
  const { language } = useLanguage();
  const user = useSessionUser();
  const [menuOpen, menu] = useDisclosure(false);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isAdminArea = path.split('/')[2] === 'admin';
  // Until that is done the server tells nothing else.
  const isHeld = user?.setupDue === true || user?.twoStepDue === true || user?.passwordDue === true;
  const { close: closeMenu } = menu;
  // On a phone it covers the screen: whatever leads to another one, the logo and the way back too, shows that.
  useEffect(closeMenu, [path, closeMenu]);
  useHotkeys(menuOpen ? [['Escape', closeMenu]] : []);
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 232, breakpoint: 'md', collapsed: { mobile: !menuOpen } }}
      padding={{ base: 'md', md: 'xl' }}
      transitionDuration={0}
    >
      <SkipLink />
      <AppShell.Header className={classes.header}>
        <Group h="100%" px={{ base: 'sm', md: 'lg' }} justify="space-between" wrap="nowrap" gap="xs">
          <Group gap="xs" wrap="nowrap">
            <Burger
              opened={menuOpen}
              onClick={menu.toggle}
              hiddenFrom="md"
              size="sm"
              aria-label={menuOpen ? t.closeMenu : t.openMenu}
              aria-expanded={menuOpen}
              aria-controls="main-menu"
            />
            <Link
              to="/$lang/dashboard"
              params={{ lang: language }}
              className={classes.home}
              aria-label="questions.creator"
            >
              <Logo />
            </Link>
          </Group>
          <Group gap={4} wrap="nowrap">
            <AccessibilityMenu />
            <LanguageMenu />
            {!isHeld && (
              <span className={classes.bell}>
                <NoticeBell />
              </span>
            )}
            <UserMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar id="main-menu" className={classes.navbar} aria-label={t.mainMenu}>
        <div className={classes.scroll}>
          {isAdminArea ? <AdminNav onNavigate={closeMenu} /> : <MainNav onNavigate={closeMenu} />}
        </div>
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1} className={classes.main}>
        <OfflineBanner />
        <div className={classes.content}>
          <Outlet />
        </div>
      </AppShell.Main>
    </AppShell>
  );
}

/** For screens that guests may see too: the shell for people who are signed in, the guests' frame for others. */
export function ShellOrGuestFrame() {
  return useSessionUser() ? (
    <Shell />
  ) : (
    <GuestFrame wide>
      <Outlet />
    </GuestFrame>
  );
}
