import { useHandedPress } from '#platform/on-demand';
import { formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { logout, useSessionUser } from '#platform/session';
import { gamesWithUnsent } from '#platform/storage';
import { Group, Menu, Text } from '@mantine/core';
import { purposesOf, setConsentDialog } from '#platform/scripts';
import { usePublicSettings } from '#platform/settings';
import { LinkItem } from '#ui/link/link-item';
import { IconCoins, IconLogout, IconReceipt, IconSettings, IconShieldLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { UnsentDialog } from './unsent-dialog.tsx';
import { UserButton } from './user-button.tsx';
import classes from './user-list.module.css';

/** The button with its list, which is open at first: its code comes with the press. */
export function UserList() {
  const t = useTexts('app');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const user = useSessionUser();
  const { scripts } = usePublicSettings();
  const button = useHandedPress();
  const [asking, setAsking] = useState(false);
  if (!user) return null;
  const signOut = async () => {
    await logout();
    await navigate({ to: '/$lang/login', params: { lang: language } });
  };
  // On a shared computer what lies here is the next person's to see, unless somebody decides about it.
  const askFirst = () => (gamesWithUnsent(user._id).length > 0 ? setAsking(true) : void signOut());
  return (
    <>
      <UnsentDialog
        userId={user._id}
        opened={asking}
        onCancel={() => setAsking(false)}
        onDecided={() => void signOut()}
      />
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <UserButton ref={button} />
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <Text component="div" fw={600} truncate>
              <bdi>{user.name}</bdi>
            </Text>
            <Text component="div" size="sm" c="dimmed" truncate>
              <bdi dir="ltr">{user.email}</bdi>
            </Text>
            <Group gap={6} mt={8} className={classes.credits}>
              <IconCoins size={18} stroke={1.7} aria-hidden />
              <Text component="div" size="sm">
                {t.credits}: <strong>{formatNumber(language, user.credits)}</strong>
              </Text>
            </Group>
          </div>
          <Menu.Divider />
          <LinkItem
            to="/$lang/user-settings"
            params={{ lang: language }}
            leftSection={<IconSettings size={18} stroke={1.7} aria-hidden />}
          >
            {t.settings}
          </LinkItem>
          <LinkItem
            to="/$lang/purchases"
            params={{ lang: language }}
            leftSection={<IconReceipt size={18} stroke={1.7} aria-hidden />}
          >
            {t.nav.purchases}
          </LinkItem>
          {purposesOf(scripts).length > 0 && (
            <Menu.Item
              leftSection={<IconShieldLock size={18} stroke={1.7} aria-hidden />}
              onClick={() => setConsentDialog(true)}
            >
              {t.privacy}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout size={18} stroke={1.7} aria-hidden />} onClick={askFirst}>
            {t.logout}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
