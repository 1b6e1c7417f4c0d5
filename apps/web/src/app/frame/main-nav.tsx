import { useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { Divider, Stack } from '@mantine/core';
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
import classes from './main-nav.module.css';
import { NavItem } from './nav-item.tsx';

const ITEMS = [
  { key: 'dashboard', to: '/$lang/dashboard', Icon: IconLayoutDashboard },
  { key: 'myGames', to: '/$lang/my-games', Icon: IconStack2 },
  { key: 'sharedGames', to: '/$lang/shared-games', Icon: IconUsers },
  { key: 'library', to: '/$lang/library', Icon: IconBooks },
  { key: 'media', to: '/$lang/media', Icon: IconPhoto },
  { key: 'categories', to: '/$lang/categories', Icon: IconTags },
  { key: 'rooms', to: '/$lang/rooms', Icon: IconBroadcast },
  { key: 'assignments', to: '/$lang/links', Icon: IconLink },
  { key: 'results', to: '/$lang/results', Icon: IconChartBar },
  { key: 'purchases', to: '/$lang/purchases', Icon: IconReceipt },
  { key: 'transferLog', to: '/$lang/transfer-log', Icon: IconArrowsExchange },
] as const;

/** The main menu. */
export function MainNav({ onNavigate }: { onNavigate: () => void }) {
  const t = useTexts('app');
  const user = useSessionUser();
  return (
    <Stack gap={4} p="sm" className={classes.menu}>
      {ITEMS.map(({ key, ...item }) => (
        <NavItem key={key} {...item} label={t.nav[key]} onNavigate={onNavigate} />
      ))}
      {user?.institution && (
        <NavItem
          to="/$lang/institution"
          label={t.nav.institution}
          Icon={IconBuildingCommunity}
          onNavigate={onNavigate}
        />
      )}
      {isAdminRole(user?.role) && (
        <NavItem to="/$lang/admin/dashboard" label={t.administration} Icon={IconShieldCog} onNavigate={onNavigate} />
      )}
      <Divider my="xs" />
      <NavItem to="/$lang/accessibility" label={t.accessibility} Icon={IconAccessible} onNavigate={onNavigate} />
    </Stack>
  );
}
