import { call, errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { type GameId, type GameType, NAME_MIN, SHORT_TEXT_MAX } from '@qc/contract';
import { Alert, Button, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconDeviceMobile, IconDeviceRemote } from '@tabler/icons-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import classes from './new-game-form.module.css';
import { editorTexts } from './texts/editor-texts.ts';

/** Asks for the name and the type of a new game and makes it. */
export function NewGameForm({ onCreated }: { onCreated: (id: GameId) => void }) {
  const t = useTexts(editorTexts);
  const { language } = useLanguage();
  const [name, setName] = useState('');
  const [gameType, setGameType] = useState<GameType>('firebase');
  const [nameError, setNameError] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed.length < NAME_MIN) {
      setNameError(typed === '' ? t.gameNameEmpty : t.gameNameShort);
      input.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const game = await call('createGame', { body: { name: typed, setting: { gameType }, language } });
      onCreated(game._id);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  const types = [
    { value: 'firebase', label: t.typePhones, hint: t.typePhonesHint, icon: IconDeviceMobile },
    { value: 'remotes', label: t.typeRemotes, hint: t.typeRemotesHint, icon: IconDeviceRemote },
  ] as const;

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Title order={1}>{t.newGame}</Title>
      <Text c="dimmed" mb="lg">
        {t.newGameHint}
      </Text>
      <Stack gap="lg">
        <TextInput
          ref={input}
          label={t.gameName}
          placeholder={t.gameNamePlaceholder}
          required
          autoFocus
          size="lg"
          classNames={{ input: 'qc-user-text' }}
          maxLength={SHORT_TEXT_MAX}
          value={name}
          error={nameError}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setNameError(null);
          }}
        />
        <Radio.Group label={t.gameType} value={gameType}>
          <div className={classes.types}>
            {types.map(({ value, label, hint, icon: Icon }) => (
              <label
                key={value}
                htmlFor={`game-type-${value}`}
                className={classes.type}
                data-chosen={gameType === value || undefined}
              >
                <Icon size={28} aria-hidden />
                <span className={classes.words}>
                  <span className={classes.label}>{label}</span>
                  <span className={classes.hint}>{hint}</span>
                </span>
                <Radio id={`game-type-${value}`} value={value} aria-label={label} onChange={() => setGameType(value)} />
              </label>
            ))}
          </div>
        </Radio.Group>
        {failure !== null && (
          <Alert color="red" role="alert">
            {errorText(failure, language)}
          </Alert>
        )}
        <Button type="submit" size="lg" loading={busy}>
          {t.create}
        </Button>
      </Stack>
    </form>
  );
}
