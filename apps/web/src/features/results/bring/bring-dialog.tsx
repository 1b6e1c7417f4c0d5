import { call, errorText, useRefresh } from '#platform/api';
import { takeHanded } from '#platform/hand-over';
import { formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import { LinkButton } from '#ui/link/links';
import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type FoundResult, readResult, readResultText } from './read-result.ts';

/** What became of it: kept, or here before. */
interface Kept {
  id: string;
  wasHere: boolean;
}

/** Takes a result out of a file, or from the window of the run, and keeps it when the person says so. */
export function BringDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts('bringResult');
  const { language } = useLanguage();
  const refresh = useRefresh('listGameResults');
  const [found, setFound] = useState<FoundResult | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [kept, setKept] = useState<Kept | null>(null);

  const open = async (file: File | null) => {
    if (!file) return;
    const read = readResultText(await file.text());
    setFound(read);
    setProblem(read ? '' : t.foreign);
    setKept(null);
  };
  useEffect(() => {
    if (!opened) return;
    void takeHanded().then((handed) => {
      const read = readResult(handed);
      if (read) setFound(read);
    });
  }, [opened]);

  const keep = async (result: FoundResult) => {
    setIsBusy(true);
    setProblem('');
    try {
      const count = async () => (await call('listGameResults', { query: { perPage: 1 } })).count;
      const before = await count();
      const { _id } = await call('createGameResult', { body: { result: result.json } });
      setKept({ id: _id, wasHere: (await count()) === before });
      await refresh();
    } catch (error) {
      setProblem(errorText(error, language));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t.title} size="lg">
      <Stack gap="md">
        <Text>{t.text}</Text>
        {found && <Text fw={650}>{t.found(formatDateTime(found.beganAtMs), found.players)}</Text>}
        {problem !== '' && (
          <Text c="red.8" role="alert">
            {problem}
          </Text>
        )}
        {kept && <Text role="status">{kept.wasHere ? t.wasHere : t.kept}</Text>}
        <Group>
          {found && !kept && (
            <Button loading={isBusy} onClick={() => void keep(found)}>
              {t.keep}
            </Button>
          )}
          {kept && (
            <LinkButton to="/$lang/results/$id" params={{ lang: language, id: kept.id }}>
              {t.open}
            </LinkButton>
          )}
          <FileButton accept=".json,application/json" onChange={(file) => void open(file)}>
            {(props) => (
              <Button
                {...props}
                variant={found ? 'subtle' : 'default'}
                leftSection={<IconFolderOpen size={20} aria-hidden />}
              >
                {t.choose}
              </Button>
            )}
          </FileButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
