import { useTexts } from '#platform/i18n';
import { Stack, Text } from '@mantine/core';
import {
  IconArrowBack,
  IconBroadcast,
  IconBuildingBank,
  IconBug,
  IconChartHistogram,
  IconCoins,
  IconHistory,
  IconMailExclamation,
  IconPackages,
  IconPhotoStar,
  IconReceipt,
  IconSettings,
  IconShoppingCart,
  IconStack2,
  IconTags,
  IconUsers,
} from '@tabler/icons-react';
import classes from '../frame/main-nav.module.css';
import { NavItem } from '../frame/nav-item.tsx';

const GROUPS = [
  [
    'house',
    [
      { key: 'dashboard', to: '/$lang/admin/dashboard', Icon: IconChartHistogram },
      { key: 'users', to: '/$lang/admin/users', Icon: IconUsers },
      { key: 'institutions', to: '/$lang/admin/institutions', Icon: IconBuildingBank },
    ],
  ],
  [
    'content',
    [
      { key: 'games', to: '/$lang/admin/games', Icon: IconStack2 },
      { key: 'slides', to: '/$lang/admin/slides', Icon: IconPhotoStar },
      { key: 'categories', to: '/$lang/admin/categories', Icon: IconTags },
      { key: 'rooms', to: '/$lang/admin/rooms', Icon: IconBroadcast },
    ],
  ],
  [
    'money',
    [
      { key: 'subscriptions', to: '/$lang/admin/subscriptions', Icon: IconCoins },
      { key: 'types', to: '/$lang/admin/subscription-types', Icon: IconPackages },
      {
        key: 'creditRequests',

        to: '/$lang/admin/credit-requests',
        Icon: IconCoins,
      },
      { key: 'orders', to: '/$lang/admin/orders', Icon: IconShoppingCart },
      { key: 'transactions', to: '/$lang/admin/transactions', Icon: IconReceipt },
    ],
  ],
  [
    'care',
    [
      { key: 'mail', to: '/$lang/admin/mail', Icon: IconMailExclamation },
      { key: 'errors', to: '/$lang/admin/errors', Icon: IconBug },
      { key: 'audit', to: '/$lang/admin/audit', Icon: IconHistory },
      { key: 'settings', to: '/$lang/admin/settings', Icon: IconSettings },
    ],
  ],
] as const;

/** The menu of the admin screens, in the main menu's place; its first link leads back. */
export function AdminNav({ onNavigate }: { onNavigate: () => void }) {
  const t = useTexts('adminNav');
  return (
    <Stack gap={2} p="sm" className={classes.menu}>
      <NavItem to="/$lang/dashboard" label={t.back} Icon={IconArrowBack} dense mirrored onNavigate={onNavigate} />
      {GROUPS.map(([group, items]) => (
        <div key={group} role="group" aria-label={t.groups[group]}>
          <Text component="div" size="sm" fw={600} c="dimmed" className={classes.group} aria-hidden>
            {t.groups[group]}
          </Text>
          {items.map(({ key, ...item }) => (
            <NavItem key={key} {...item} label={t.nav[key]} dense onNavigate={onNavigate} />
          ))}
        </div>
      ))}
    </Stack>
  );
}
