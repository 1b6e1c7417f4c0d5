import { useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { Avatar, UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './user-button.module.css';

/** The first letter of the signed-in person's name, which opens the account. */
export function UserButton(props: Omit<ComponentProps<'button'>, 'color'>) {
  const t = useTexts('app');
  const user = useSessionUser();
  if (!user) return null;
  return (
    <UnstyledButton
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      className={classes.button ?? ''}
      aria-label={t.account}
    >
      <Avatar size={34} radius="xl" className={classes.avatar ?? ''}>
        {initialOf(user.name)}
      </Avatar>
    </UnstyledButton>
  );
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
}
