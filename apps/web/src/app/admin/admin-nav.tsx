import { useLanguage, useTexts } from '#platform/i18n';
import { NavLink, Stack, Text } from '@mantine/core';
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
import { Link, useRouterState } from '@tanstack/react-router';

import classes from '../frame/main-nav.module.css';

const GROUPS = [
  [
    'house',
    [
      { key: 'dashboard', segment: 'dashboard', to: '/$lang/admin/dashboard', Icon: IconChartHistogram },
      { key: 'users', segment: 'users', to: '/$lang/admin/users', Icon: IconUsers },
      { key: 'institutions', segment: 'institutions', to: '/$lang/admin/institutions', Icon: IconBuildingBank },
    ],
  ],
  [
    'content',
    [
      { key: 'games', segment: 'games', to: '/$lang/admin/games', Icon: IconStack2 },
      { key: 'slides', segment: 'slides', to: '/$lang/admin/slides', Icon: IconPhotoStar },
      { key: 'categories', segment: 'categories', to: '/$lang/admin/categories', Icon: IconTags },
      { key: 'rooms', segment: 'rooms', to: '/$lang/admin/rooms', Icon: IconBroadcast },
    ],
  ],
  [
    'money',
    [
      { key: 'subscriptions', segment: 'subscriptions', to: '/$lang/admin/subscriptions', Icon: IconCoins },
      { key: 'types', segment: 'subscription-types', to: '/$lang/admin/subscription-types', Icon: IconPackages },
      {
        key: 'creditRequests',
        segment: 'credit-requests',
        to: '/$lang/admin/credit-requests',
        Icon: IconCoins,
      },
      { key: 'orders', segment: 'orders', to: '/$lang/admin/orders', Icon: IconShoppingCart },
      { key: 'transactions', segment: 'transactions', to: '/$lang/admin/transactions', Icon: IconReceipt },
    ],
  ],
  [
    'care',
    [
      { key: 'mail', segment: 'mail', to: '/$lang/admin/mail', Icon: IconMailExclamation },
      { key: 'errors', segment: 'errors', to: '/$lang/admin/errors', Icon: IconBug },
      { key: 'audit', segment: 'audit', to: '/$lang/admin/audit', Icon: IconHistory },
      { key: 'settings', segment: 'settings', to: '/$lang/admin/settings', Icon: IconSettings },
    ],
  ],
] as const;

/** The menu of the admin screens, in the main menu's place; its first link leads back. */
export function AdminNav({ onNavigate }: { onNavigate: () => void }) {
  const t = useTexts('adminNav');
  const { language } = useLanguage();
  const segment = useRouterState({ select: (state) => state.location.pathname.split('/')[3] });
  const lang = { lang: language };
  return (
    <Stack gap={2} p="sm" className={classes.menu}>
      <NavLink
        renderRoot={(props) => <Link {...props} to="/$lang/dashboard" params={lang} />}
        label={t.back}
        leftSection={<IconArrowBack size={20} stroke={1.7} aria-hidden className={classes.mirrored} />}
        className={`${classes.item} ${classes.dense}`}
        onClick={onNavigate}
      />
      {GROUPS.map(([group, items]) => (
        <div key={group} role="group" aria-label={t.groups[group]}>
          <Text component="div" size="sm" fw={600} c="dimmed" className={classes.group} aria-hidden>
            {t.groups[group]}
          </Text>
          {items.map(({ key, segment: own, to, Icon }) => (
            <NavLink
              key={key}
              renderRoot={(props) => <Link {...props} to={to} params={lang} />}
              label={t.nav[key]}
              leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
              active={own === segment}
              aria-current={own === segment ? 'page' : undefined}
              className={`${classes.item} ${classes.dense}`}
              onClick={onNavigate}
            />
          ))}
        </div>
      ))}
    </Stack>
  );
}
