import { errorText } from '#platform/api';
import { HouseContact } from '#platform/house-contact';
import { useLanguage, useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { BlockedProps } from './blocked-account.ts';

/** Says to somebody who was cut off by an admin's block why, and whom to turn to. It stands until it is closed. */
export function BlockedDialog({ refusal, onClose }: BlockedProps) {
  const t = useTexts('app');
  const { ok } = useTexts('labels');
  const { language } = useLanguage();
  if (refusal === null) return null;
  return (
    <Dialog
      opened
      centered
      onClose={onClose}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={t.sessionEnded}
    >
      <Stack gap="md">
        <Text>{errorText(refusal, language)}</Text>
        <HouseContact />
        <Group justify="flex-end">
          <Button data-autofocus onClick={onClose}>
            {ok}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
