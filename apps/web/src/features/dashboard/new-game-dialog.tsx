import { errorText, useApiMutation } from '#platform/api';
import { formErrors, refusedFields } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Group, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { NewGame } from '@qc/contract';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import { IconDeviceMobile, IconDeviceRemote } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import classes from './new-game-dialog.module.css';
import { texts } from './texts.ts';

const TYPES = [
  { value: 'firebase', Icon: IconDeviceMobile },
  { value: 'remotes', Icon: IconDeviceRemote },
] as const;

/** Asks for a name and a type, creates the game, and opens it in the editor. */
export function NewGameDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(texts);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t.newGameTitle}
      classNames={{ title: classes.title, content: classes.content }}
      closeButtonProps={{ 'aria-label': t.close }}
      size="lg"
    >
      <NewGameForm onClose={onClose} />
    </Modal>
  );
}

function NewGameForm({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const user = useSessionUser();
  const remotesOff = user?.disableRemotesGames === true || user?.institution?.disableRemotesGames === true;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', setting: { gameType: 'firebase' } },
    transformValues: (values) => NewGame.parse({ ...values, language }),
    validate: formErrors(NewGame, { name: 'name' }, language),
  });
  const create = useApiMutation('createGame', {
    // Worded above the fields.
    meta: { quiet: true },
    onSuccess: async (game) => {
      void client.invalidateQueries({ queryKey: ['listGames'] });
      onClose();
      await navigate({ to: '/$lang/create-game/{-$id}/{-$queIndex}', params: { lang: language, id: game._id } });
    },
    onError: (error) => form.setErrors(refusedFields(error, form.getValues(), { name: 'name' }, language)),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (body) => create.mutate({ body }),
        () => form.getInputNode('name')?.focus(),
      )}
    >
      <Stack gap="lg">
        {create.error && <ErrorNotice text={errorText(create.error, language)} />}
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={t.gameName}
          placeholder={t.gameNamePlaceholder}
          maxLength={SHORT_TEXT_MAX}
          withAsterisk
          data-autofocus
          dir="auto"
          autoComplete="off"
        />
        <Radio.Group key={form.key('setting.gameType')} {...form.getInputProps('setting.gameType')} label={t.gameType}>
          <div className={classes.types}>
            {TYPES.map(({ value, Icon }) => {
              const off = value === 'remotes' && remotesOff;
              return (
                <Radio.Card
                  key={value}
                  value={value}
                  disabled={off}
                  className={classes.type}
                  aria-label={t.types[value]}
                >
                  <Icon size={26} stroke={1.6} aria-hidden className={classes.icon} />
                  <div>
                    <Text fw={600}>{t.types[value]}</Text>
                    <Text size="sm" c="dimmed">
                      {off ? t.remotesOff : t.typeHints[value]}
                    </Text>
                  </div>
                  <Radio.Indicator className={classes.indicator} />
                </Radio.Card>
              );
            })}
          </div>
        </Radio.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t.create}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
