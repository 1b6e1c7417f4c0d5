import { useLanguage } from '#platform/i18n';
import { NavLink } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link, type LinkProps, useRouterState } from '@tanstack/react-router';
import classes from './main-nav.module.css';

interface Props {
  to: NonNullable<LinkProps['to']>;
  label: string;
  Icon: Icon;
  /** One of many: closer together where there is a pointer. */
  dense?: boolean;
  /** The icon points to where the line begins. */
  mirrored?: boolean;
  onNavigate: () => void;
}

/** One line of a menu: the screen shown now is marked, for eyes and for screen readers. */
export function NavItem({ to, label, Icon, dense = false, mirrored = false, onNavigate }: Props) {
  const { language } = useLanguage();
  const path = to.replace('$lang', language);
  const open = useRouterState({ select: ({ location }) => `${location.pathname}/`.startsWith(`${path}/`) });
  return (
    <NavLink
      renderRoot={(props) => <Link {...props} to={to} params={{ lang: language }} />}
      label={label}
      leftSection={<Icon size={20} stroke={1.7} aria-hidden className={mirrored ? classes.mirrored : undefined} />}
      active={open}
      aria-current={open ? 'page' : undefined}
      className={dense ? `${classes.item} ${classes.dense}` : classes.item}
      onClick={onNavigate}
    />
  );
}
