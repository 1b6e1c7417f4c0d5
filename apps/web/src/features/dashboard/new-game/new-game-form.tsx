import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { Radio, Stack, TextInput } from '@mantine/core';
import { GAME_TYPE, type Game, type GameId, type GameType, NewGame } from '@qc/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { GameTypes } from './game-types.tsx';
import type { GameSource } from './game-sources.ts';
import { TemplatePicker } from './template-picker.tsx';

/** The form as it is before anything is typed. */
export const NO_GAME = { name: '', setting: { gameType: GAME_TYPE.phones as GameType } };

interface Props {
  source: Exclude<GameSource, 'file' | 'excel'>;
  /** What was typed before another start was chosen. */
  typed: typeof NO_GAME;
  onTyped: (typed: typeof NO_GAME) => void;
  onClose: () => void;
}

/** Asks for a name and a type (and which template), creates the game, and opens it in the editor. */
export function NewGameForm({ source, typed, onTyped, onClose }: Props) {
  const t = useTexts('dashboard');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const refresh = useRefresh('listGames');
  const [template, setTemplate] = useState<{ _id: GameId; name: string } | null>(null);
  const [templateMissed, setTemplateMissed] = useState(0);
  const form = useForm({
    initialValues: typed,
    onValuesChange: onTyped,
    schema: NewGame,
    body: (values) => ({ ...values, language }),
    kinds: { name: 'name' },
  });
  const options = {
    // Worded above the fields.
    meta: { quiet: true },
    onSuccess: async (game: Game) => {
      void refresh();
      onClose();
      await navigate({ to: '/$lang/create-game/{-$id}/{-$queIndex}', params: { lang: language, id: game._id } });
    },
    onError: form.refuse,
  };
  const create = useApiMutation('createGame', options);
  const createFrom = useApiMutation('createGameFromTemplate', options);
  const error = create.error ?? createFrom.error;

  const submit = (body: NewGame) => {
    if (source !== 'template') create.mutate({ body });
    else if (template === null) setTemplateMissed((times) => times + 1);
    else createFrom.mutate({ params: { id: template._id }, body });
  };
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg">
        {error && <ErrorNotice text={errorText(error, language)} />}
        <TextInput
          {...form.getInputProps('name')}
          label={t.gameName}
          placeholder={t.gameNamePlaceholder}
          withAsterisk
          data-autofocus
          dir="auto"
          autoComplete="off"
        />
        {source === 'template' && (
          <TemplatePicker
            value={template?._id ?? null}
            missed={templateMissed}
            onChange={(chosen) => {
              // A name of the person's own stays; one that came with another template does not.
              const { name } = form.getValues();
              if (name.trim() === '' || name === template?.name) form.setFieldValue('name', chosen.name);
              setTemplate(chosen);
              setTemplateMissed(0);
            }}
          />
        )}
        <Radio.Group {...form.getInputProps('setting.gameType')} label={t.gameType}>
          <GameTypes />
        </Radio.Group>
        <FormButtons onCancel={onClose} submit={t.create} loading={create.isPending || createFrom.isPending} />
      </Stack>
    </form>
  );
}
