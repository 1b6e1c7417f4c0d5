import { downloadFile } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { LinkText } from '#ui/link/links';
import { Button, Divider, List, Paper, Text, Title } from '@mantine/core';
import type { User } from '@qc/contract';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Taking the own data along, and leaving; what leaving does is said before it is asked. */
export function OwnDataSection({ user }: { user: User }) {
  const t = useTexts('accountCare');
  const { language } = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const download = useMutation({ mutationFn: () => downloadFile('exportOwnData', {}) });
  return (
    <Paper component="section" aria-labelledby="own-data" withBorder p={{ base: 'md', sm: 'xl' }}>
      <Title order={2} id="own-data">
        {t.ownData}
      </Title>
      <Text mt="xs" mb="md">
        {t.exportText}
      </Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t.exportData}
      </Button>
      {!user.institution && (
        <Text mt="md">
          <LinkText underline="always" to="/$lang/remotes" params={{ lang: language }}>
            {t.rememberedRemotes}
          </LinkText>
        </Text>
      )}
      <Divider my="lg" />
      <Title order={3}>{t.deleteTitle}</Title>
      <Text mt="xs">{t.deleteLead}</Text>
      <List my="sm" spacing={6}>
        {t.deleteFacts.map((fact) => (
          <List.Item key={fact}>{fact}</List.Item>
        ))}
      </List>
      <Text mb="md">{t.exportFirst}</Text>
      <Button variant="outline" color="red.9" onClick={() => setLeaving(true)}>
        {t.deleteAccount}
      </Button>
      <DeleteAccountDialog user={user} opened={leaving} onClose={() => setLeaving(false)} />
    </Paper>
  );
}
