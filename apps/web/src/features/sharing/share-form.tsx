import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type GameId, NewShare, type Share, TRANSFER_TYPES, type TransferType } from '@qc/contract';
import { IconCopy, IconEdit, IconLock, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './sharing.module.css';

const ICONS: Record<TransferType, typeof IconCopy> = { 1: IconEdit, 2: IconLock, 3: IconCopy };
const isType = (value: number): value is TransferType => TRANSFER_TYPES.some((type) => type === value);

/** Whom to give the game to, and how. */
export function ShareForm({ game }: { game: GameId }) {
  const t = useTexts('sharing');
  const { language } = useLanguage();
  const refresh = useRefresh('listShares', 'listGames', 'listTransfers');
  const online = useOnline();
  const [sent, setSent] = useState<Share | null>(null);
  const [type, setType] = useState<TransferType>(1);
  const form = useForm({
    initialValues: { email: '' },
    schema: NewShare,
    kinds: { email: 'email' },
    body: (values) => ({ game, transferType: type, ...values }),
  });
  const share = useApiMutation('shareGame', {
    meta: { quiet: true },
    onSuccess: (made) => {
      setSent(made);
      form.reset();
      void refresh();
    },
    onError: (error) => {
      setSent(null);
      form.refuse(error);
      form.getInputNode('email')?.focus();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((body) => share.mutate({ body }))}>
      <Stack gap="md">
        {share.error && <ErrorNotice text={errorText(share.error, language)} />}
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="off"
          label={t.email}
          description={t.emailHint}
          withAsterisk
          data-autofocus
        />
        <Radio.Group
          label={t.how}
          value={String(type)}
          onChange={(value) => {
            const next = Number(value);
            if (isType(next)) setType(next);
          }}
        >
          <Stack gap="xs" mt={8}>
            {TRANSFER_TYPES.map((value) => {
              const Icon = ICONS[value];
              return (
                <Radio.Card
                  key={value}
                  value={String(value)}
                  className={classes.type ?? ''}
                  aria-label={t.types[value].title}
                  aria-describedby={`share-type-${value}`}
                >
                  <Icon size={22} stroke={1.7} aria-hidden className={classes.icon} />
                  <div>
                    <Text fw={600}>{t.types[value].title}</Text>
                    <Text size="sm" c="dimmed" id={`share-type-${value}`}>
                      {t.types[value].text}
                    </Text>
                  </div>
                  <Radio.Indicator className={classes.indicator ?? ''} />
                </Radio.Card>
              );
            })}
          </Stack>
        </Radio.Group>
        <Group justify="space-between">
          <Text role="status" c="#1b5e20" fw={600}>
            {sent && (sent.waiting ? t.waits(sent.receiver.email) : t.shared(sent.receiver.name))}
          </Text>
          <Button
            type="submit"
            loading={share.isPending}
            disabled={!online}
            leftSection={<IconSend size={18} aria-hidden className={classes.send} />}
          >
            {t.share}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
