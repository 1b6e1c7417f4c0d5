import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { Divider, NavLink, Stack } from '@mantine/core';
import {
  IconAccessible,
  IconArrowsExchange,
  IconBooks,
  IconBroadcast,
  IconBuildingCommunity,
  IconChartBar,
  IconLayoutDashboard,
  IconLink,
  IconPhoto,
  IconReceipt,
  IconShieldCog,
  IconStack2,
  IconTags,
  IconUsers,
} from '@tabler/icons-react';
import { isAdminRole } from '@qc/contract';
import { Link, useRouterState } from '@tanstack/react-router';

import classes from './main-nav.module.css';

const ITEMS = [
  { key: 'dashboard', segment: 'dashboard', to: '/$lang/dashboard', Icon: IconLayoutDashboard },
  { key: 'myGames', segment: 'my-games', to: '/$lang/my-games', Icon: IconStack2 },
  { key: 'sharedGames', segment: 'shared-games', to: '/$lang/shared-games', Icon: IconUsers },
  { key: 'library', segment: 'library', to: '/$lang/library', Icon: IconBooks },
  { key: 'media', segment: 'media', to: '/$lang/media', Icon: IconPhoto },
  { key: 'categories', segment: 'categories', to: '/$lang/categories', Icon: IconTags },
  { key: 'rooms', segment: 'rooms', to: '/$lang/rooms', Icon: IconBroadcast },
  { key: 'assignments', segment: 'links', to: '/$lang/links', Icon: IconLink },
  { key: 'results', segment: 'results', to: '/$lang/results', Icon: IconChartBar },
  { key: 'purchases', segment: 'purchases', to: '/$lang/purchases', Icon: IconReceipt },
  { key: 'transferLog', segment: 'transfer-log', to: '/$lang/transfer-log', Icon: IconArrowsExchange },
] as const;

/** The main menu: the screen shown now is marked, for eyes and for screen readers. */
export function MainNav({ onNavigate }: { onNavigate: () => void }) {
  const t = useTexts('app');
  const { language } = useLanguage();
  const segment = useRouterState({ select: (state) => state.location.pathname.split('/')[2] });
  const user = useSessionUser();
  const isAdmin = isAdminRole(user?.role);
  const lang = { lang: language };
  return (
    <Stack gap={4} p="sm" className={classes.menu}>
      {ITEMS.map(({ key, segment: own, to, Icon }) => (
        <NavLink
          key={key}
          renderRoot={(props) => <Link {...props} to={to} params={lang} />}
          label={t.nav[key]}
          leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
          active={own === segment}
          aria-current={own === segment ? 'page' : undefined}
          className={classes.item}
          onClick={onNavigate}
        />
      ))}
      {user?.institution && (
        <NavLink
          renderRoot={(props) => <Link {...props} to="/$lang/institution" params={lang} />}
          label={t.nav.institution}
          leftSection={<IconBuildingCommunity size={20} stroke={1.7} aria-hidden />}
          active={segment === 'institution'}
          aria-current={segment === 'institution' ? 'page' : undefined}
          className={classes.item}
          onClick={onNavigate}
        />
      )}
      {isAdmin && (
        <NavLink
          renderRoot={(props) => <Link {...props} to="/$lang/admin/dashboard" params={lang} />}
          label={t.administration}
          leftSection={<IconShieldCog size={20} stroke={1.7} aria-hidden />}
          className={classes.item}
          onClick={onNavigate}
        />
      )}
      <Divider my="xs" />
      <NavLink
        renderRoot={(props) => <Link {...props} to="/$lang/accessibility" params={lang} />}
        label={t.accessibility}
        leftSection={<IconAccessible size={20} stroke={1.7} aria-hidden />}
        active={segment === 'accessibility'}
        aria-current={segment === 'accessibility' ? 'page' : undefined}
        className={classes.item}
        onClick={onNavigate}
      />
    </Stack>
  );
}
