import { call, errorText, useRefresh } from '#platform/api';
import { formatPercent, useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { CancelButton } from '#ui/form-buttons';
import { Button, FileInput, Group, Progress, Stack, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';

/** Makes a game from a file that was saved here, and opens it in the editor. */
export function ImportGameForm({ onClose }: { onClose: () => void }) {
  const t = useTexts('dashboard');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const refresh = useRefresh('listGames');
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);

  const importGame = async (chosen: File) => {
    const form = new FormData();
    form.append('file', chosen);
    stop.current = new AbortController();
    setFailure(null);
    setShare(0);
    try {
      const game = await call('importGame', { form }, { onProgress: setShare, signal: stop.current.signal });
      void refresh();
      onClose();
      await navigate({ to: '/$lang/create-game/{-$id}/{-$queIndex}', params: { lang: language, id: game._id } });
    } catch (error) {
      if (!stop.current.signal.aborted) setFailure(error);
    } finally {
      setShare(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) void importGame(file);
    else setMissing(true);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        {failure !== null && <ErrorNotice text={errorText(failure, language)} />}
        <FileInput
          label={t.gameFile}
          description={t.fileHint}
          placeholder={t.chooseFile}
          accept="application/json,.json"
          value={file}
          error={missing ? t.fileNeeded : undefined}
          onChange={(chosen) => {
            setFile(chosen);
            setMissing(false);
            setFailure(null);
          }}
          leftSection={<IconFileUpload size={18} aria-hidden />}
          disabled={share !== null}
          withAsterisk
        />
        {share !== null && (
          <div>
            <Text size="sm" role="status" mb={4}>
              {t.importing(formatPercent(language, share))}
            </Text>
            <Progress value={share * 100} aria-label={t.gameFile} />
          </div>
        )}
        <Group justify="flex-end">
          <CancelButton
            onClick={() => {
              stop.current?.abort();
              onClose();
            }}
          />
          <Button type="submit" loading={share !== null}>
            {t.importGame}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
