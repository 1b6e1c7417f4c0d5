import { errorText, useApiMutation } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { useOfferedDevices } from '#platform/start-run';
import { DeviceIcon } from '#ui/picture/device-icon';
import { ErrorNotice } from '#ui/error-notice';
import { GAME_TYPE, type GameId, NewGame } from '@qc/contract';
import { Button, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import classes from './new-game-form.module.css';

/** Asks for the name and the type of a new game and makes it. */
export function NewGameForm({ onCreated }: { onCreated: (id: GameId) => void }) {
  const t = useTexts('editor');
  const { names, hints } = useTexts('devices');
  const { language } = useLanguage();
  const form = useForm({
    initialValues: { name: '', setting: { gameType: GAME_TYPE.phones } },
    schema: NewGame,
    body: (values) => ({ ...values, language }),
    kinds: { name: 'name' },
  });
  const create = useApiMutation('createGame', {
    // Worded above the fields.
    meta: { quiet: true },
    onSuccess: ({ _id }) => onCreated(_id),
    onError: form.refuse,
  });
  const types = useOfferedDevices().map((device) => ({
    value: GAME_TYPE[device],
    label: names[device],
    hint: hints[device],
    device,
  }));

  return (
    <form className={classes.form} onSubmit={form.onSubmit((body) => create.mutate({ body }))} noValidate>
      <Title order={1}>{t.newGame}</Title>
      <Text c="dimmed" mb="lg">
        {t.newGameHint}
      </Text>
      <Stack gap="lg">
        {create.error && <ErrorNotice text={errorText(create.error, language)} />}
        <TextInput
          {...form.getInputProps('name')}
          label={t.gameName}
          placeholder={t.gameNamePlaceholder}
          required
          autoFocus
          size="lg"
          classNames={{ input: 'qc-user-text' }}
        />
        <Radio.Group {...form.getInputProps('setting.gameType')} label={t.gameType}>
          <div className={classes.types}>
            {types.map(({ value, label, hint, device }) => (
              <label
                key={value}
                htmlFor={`game-type-${value}`}
                className={classes.type}
                data-chosen={form.values.setting.gameType === value || undefined}
              >
                <DeviceIcon device={device} size={28} />
                <span className={classes.words}>
                  <span className={classes.label}>{label}</span>
                  <span className={classes.hint}>{hint}</span>
                </span>
                <Radio id={`game-type-${value}`} value={value} aria-label={label} />
              </label>
            ))}
          </div>
        </Radio.Group>
        <Button type="submit" size="lg" loading={create.isPending}>
          {t.create}
        </Button>
      </Stack>
    </form>
  );
}
