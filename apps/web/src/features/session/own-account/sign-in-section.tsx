import { ConfirmNote } from '#platform/confirm-address';
import { useTexts } from '#platform/i18n';
import { Button, Divider, Group, Paper, Text, Title } from '@mantine/core';
import type { User } from '@qc/contract';
import { useRef, useState } from 'react';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** What the person signs in with: the address and the password, each with the way to change it. */
export function SignInSection({ user }: { user: Pick<User, 'email' | 'role'> }) {
  const t = useTexts('accountCare');
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(null);
    // What was pressed goes away: the keyboard goes on here.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Paper component="section" aria-labelledby="sign-in-section" withBorder p={{ base: 'md', sm: 'xl' }}>
      <Title order={2} id="sign-in-section" ref={heading} tabIndex={-1} mb="md">
        {t.security}
      </Title>
      <ConfirmNote place="settings" />
      <Group justify="space-between" gap="sm">
        <div style={{ minInlineSize: 0 }}>
          <Text size="sm" c="dimmed">
            {t.emailNow}
          </Text>
          <Text style={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{user.email}</bdi>
          </Text>
        </div>
        {open !== 'email' && (
          <Button variant="default" onClick={() => setOpen('email')}>
            {t.changeEmail}
          </Button>
        )}
      </Group>
      {open === 'email' && <ChangeEmailForm onClose={close} />}
      <Divider my="md" />
      {open === 'password' ? (
        <ChangePasswordForm user={user} onClose={close} />
      ) : (
        <Button variant="default" onClick={() => setOpen('password')}>
          {t.changePassword}
        </Button>
      )}
    </Paper>
  );
}
