import { errorText } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Fieldset, Group, NativeSelect, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { SettingsChanges, type User } from '@qc/contract';
import { CURRENCIES } from '@qc/contract/languages';
import { useMutation } from '@tanstack/react-query';
import classes from './first-start.module.css';
import { houseBody, houseValues } from './house-values.ts';
import { MailFields } from './mail-fields.tsx';
import type { House } from './house.ts';

interface Props {
  house: House;
  owner: User;
  save: (body: SettingsChanges) => Promise<unknown>;
  onDone: () => void;
}

/** What the house is, whom people ask, by which address it is reached, and how its emails go out. */
export function HouseForm({ house, owner, save, onDone }: Props) {
  const t = useTexts('firstStart');
  const { language } = useLanguage();
  const form = useForm({
    initialValues: houseValues(house, owner),
    schema: SettingsChanges,
    body: (values) => houseBody(values, house),
    kinds: { contactEmail: 'email', contactPhone: 'phone', baseUrl: 'link', 'mailServer.port': 'number' },
  });
  const finish = useMutation({ mutationFn: save, meta: { quiet: true }, onSuccess: onDone, onError: form.refuse });
  const later = useMutation({ mutationFn: save, meta: { quiet: true }, onSuccess: onDone });
  const values = form.getValues();
  const isLocked = (field: string) => house.locked.includes(field);
  return (
    <form noValidate onSubmit={form.onSubmit((body) => finish.mutate({ ...body, setUpDone: true }))}>
      <Stack gap="lg">
        {finish.error && <ErrorNotice text={errorText(finish.error, language)} />}
        <Radio.Group {...form.getInputProps('kind')} label={t.kind}>
          <div className={classes.kinds}>
            {(['free', 'paid'] as const).map((kind) => (
              <Radio.Card key={kind} value={kind} className={classes.kind ?? ''} aria-label={t[kind]}>
                <Text fw={600}>{t[kind]}</Text>
                <Text size="sm" c="dimmed">
                  {t[`${kind}Hint`]}
                </Text>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        {values.kind === 'paid' && (
          <NativeSelect
            {...form.getInputProps('currency')}
            size="md"
            label={t.currency}
            data={CURRENCIES.map((value) => ({ value, label: t.currencies[value] }))}
          />
        )}
        <Fieldset legend={t.contact} className={classes.group ?? ''}>
          <Text size="sm" c="dimmed" mb="xs">
            {t.contactHint}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput {...form.getInputProps('contactName')} label={t.contactName} dir="auto" />
            <TextInput {...form.getInputProps('contactPhone')} label={t.contactPhone} type="tel" dir="ltr" />
          </SimpleGrid>
          <TextInput {...form.getInputProps('contactEmail')} mt="sm" label={t.contactEmail} type="email" dir="ltr" />
        </Fieldset>
        <div>
          <TextInput
            {...form.getInputProps('baseUrl')}
            label={t.address}
            description={isLocked('baseUrl') ? t.locked : t.addressHint}
            disabled={isLocked('baseUrl')}
            type="url"
            dir="ltr"
          />
          {/^https?:\/\/(localhost|127\.|\[::1\])/i.test(values.baseUrl) && (
            <Text size="sm" mt={6} className={classes.warning ?? ''}>
              {t.onlyHere}
            </Text>
          )}
        </div>
        <MailFields form={form} house={house} owner={owner} save={save} />
        <Group justify="space-between">
          <Button variant="subtle" onClick={() => later.mutate({ setUpDone: true })} loading={later.isPending}>
            {t.later}
          </Button>
          <Button type="submit" size="md" loading={finish.isPending}>
            {t.finish}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
