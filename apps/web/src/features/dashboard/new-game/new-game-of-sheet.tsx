import { call, useRefresh } from '#platform/api';
import { ask } from '#platform/asks';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { FormButtons } from '#ui/form-buttons';
import { FileInput, Radio, Stack, TextInput } from '@mantine/core';
import { type GameId, NewGame, SHORT_TEXT_MAX } from '@qc/contract';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { GameTypes } from './game-types.tsx';
import type { NO_GAME } from './new-game-form.tsx';

/** A workbook, or the same as text. */
const SHEETS = '.xlsx,.csv,.tsv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv';

interface Props {
  typed: typeof NO_GAME;
  onTyped: (typed: typeof NO_GAME) => void;
  onClose: () => void;
}

/** Begins with the file: its name becomes the game's, its questions are looked at, and only their import makes the game. */
export function NewGameOfSheet({ typed, onTyped, onClose }: Props) {
  const t = useTexts('dashboard');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const refresh = useRefresh('listGames');
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [looking, setLooking] = useState(false);
  const form = useForm({
    initialValues: typed,
    onValuesChange: onTyped,
    schema: NewGame,
    body: (values) => ({ ...values, language }),
    kinds: { name: 'name' },
  });

  const take = (chosen: File | null) => {
    const { name } = form.getValues();
    // A name of the person's own stays.
    if (chosen && (name.trim() === '' || name === nameOf(file))) form.setFieldValue('name', nameOf(chosen));
    setFile(chosen);
    setMissing(false);
  };
  const look = async (body: NewGame, chosen: File) => {
    let made: GameId | null = null;
    const makeGame = async () => {
      made ??= (await call('createGame', { body }))._id;
      return made;
    };
    setLooking(true);
    const imported = await ask('fromSheet', { start: { file: chosen, makeGame } });
    setLooking(false);
    const id: GameId | null = made;
    if (id === null) return;
    if (!imported) {
      // The game was made, its questions were refused, and the person left it: nothing stays.
      await call('deleteGame', { params: { id } }).catch(() => undefined);
      return;
    }
    void refresh();
    onClose();
    await navigate({ to: '/$lang/create-game/{-$id}/{-$queIndex}', params: { lang: language, id } });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (!file) setMissing(true);
        form.onSubmit((body) => file && void look(body, file))(event);
      }}
    >
      <Stack gap="lg">
        <FileInput
          label={t.sheetFile}
          description={t.excelHint}
          placeholder={t.chooseFile}
          accept={SHEETS}
          value={file}
          error={missing ? t.fileNeeded : undefined}
          onChange={take}
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          withAsterisk
          data-autofocus
        />
        <TextInput
          {...form.getInputProps('name')}
          label={t.gameName}
          placeholder={t.gameNamePlaceholder}
          withAsterisk
          dir="auto"
          autoComplete="off"
        />
        <Radio.Group {...form.getInputProps('setting.gameType')} label={t.gameType}>
          <GameTypes />
        </Radio.Group>
        <FormButtons onCancel={onClose} submit={t.showQuestions} loading={looking} />
      </Stack>
    </form>
  );
}

/** A file's name without its ending, as long as a game's may be. */
function nameOf(file: File | null): string {
  return (file?.name ?? '')
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, SHORT_TEXT_MAX);
}
