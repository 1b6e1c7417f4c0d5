import { useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import { Choice } from '#ui/field/choice';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { ImportGameForm } from './import-game-form.tsx';
import classes from './new-game-dialog.module.css';
import { NewGameForm, NO_GAME } from './new-game-form.tsx';
import { NewGameOfSheet } from './new-game-of-sheet.tsx';
import { GAME_SOURCES, type GameSource } from './game-sources.ts';

/** Makes a game from nothing, from a template, from an Excel sheet or from a saved file, and opens it in the editor. */
export function NewGameDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts('dashboard');
  // The review of a sheet lies over it.
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t.newGameTitle}
      classNames={{ title: classes.title, content: classes.content }}
      size="lg"
    >
      <Sources onClose={onClose} />
    </Dialog>
  );
}

function Sources({ onClose }: { onClose: () => void }) {
  const t = useTexts('dashboard');
  const [source, setSource] = useState<GameSource>('blank');
  // Whoever names the game first and looks at the templates then finds the name there.
  const [typed, setTyped] = useState(NO_GAME);
  return (
    <Stack gap="lg">
      <Choice
        label={t.startFrom}
        classNames={{ root: classes.sources }}
        value={source}
        onChange={setSource}
        data={GAME_SOURCES.map((value) => ({ value, label: t.sources[value] }))}
      />
      {source === 'file' ? (
        <ImportGameForm onClose={onClose} />
      ) : source === 'excel' ? (
        <NewGameOfSheet typed={typed} onTyped={setTyped} onClose={onClose} />
      ) : (
        <NewGameForm key={source} source={source} typed={typed} onTyped={setTyped} onClose={onClose} />
      )}
    </Stack>
  );
}
