import { formatDateTime, useTexts } from '#platform/i18n';
import { Badge, Button, FileButton, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconFolderOpen, IconLicense, IconPlayerPlay, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { HallGame } from './hall-game.ts';
import { KeptList } from './kept-list.tsx';
import styles from './local.module.css';
import { readGameFile } from './read-game.ts';
import type { KeptRun } from './run-store.ts';
import type { Runs } from './use-runs.ts';

/** What was asked for cannot be done: the run is open in another window, or the browser keeps nothing. */
export type StartTrouble = 'openElsewhere' | 'noStorage';

interface Props {
  /** Null: the page carries none and none was opened. */
  game: HallGame | null;
  runs: Runs;
  onGame: (game: HallGame) => void;
  onStart: (game: HallGame, isRehearsal: boolean) => Promise<StartTrouble | null>;
  onGoOn: (game: HallGame, run: KeptRun) => Promise<StartTrouble | null>;
}

/** The first screen of the page that runs a game without internet: the game, its licence, and what is kept from before. */
export function LocalStart({ game, runs, onGame, onStart, onGoOn }: Props) {
  const t = useTexts('local');
  const [isForeign, setIsForeign] = useState(false);
  const [trouble, setTrouble] = useState<StartTrouble | null>(null);
  const open = async (file: File | null) => {
    if (!file) return;
    const read = await readGameFile(file);
    setIsForeign(read === null);
    if (read) onGame(read);
  };
  // A game that this page does not carry is gone on with out of the file that was kept with its run.
  const goOnWithKept = async (run: KeptRun) => {
    const read = run.source && (await readGameFile(run.source));
    if (!read) return;
    onGame(read);
    setTrouble(await onGoOn(read, run));
  };
  const own = runs.list.filter((run) => run.licence !== null && run.licence.id === game?.licence?.id);
  const running = own.find(({ endedAtMs }) => endedAtMs === null) ?? null;
  const resumable = runs.list.filter(({ endedAtMs, source }) => endedAtMs === null && source !== null);
  const others = runs.list.filter(
    (run) => run.licence !== null && run !== running && (run.endedAtMs !== null || !resumable.includes(run)),
  );
  return (
    <main className={styles.page}>
      <Stack gap="xl" className={styles.column}>
        {game ? (
          <Paper withBorder radius="lg" p="xl" component="section">
            <Stack gap="lg">
              <div>
                <Title order={1} className={styles.name}>
                  <bdi>{game.name}</bdi>
                </Title>
                <Text c="dimmed">{t.slides(game.file.game.slides.length)}</Text>
              </div>
              <Licence game={game} isUsed={own.length > 0} />
              {running ? (
                <Choice hint={t.goOnHint(formatDateTime(running.openedAtMs))}>
                  <Button
                    size="lg"
                    leftSection={<IconPlayerPlay size={22} aria-hidden />}
                    onClick={() => void onGoOn(game, running).then(setTrouble)}
                  >
                    {t.goOn}
                  </Button>
                </Choice>
              ) : (
                game.licence &&
                own.length === 0 && (
                  <Choice>
                    <Button
                      size="lg"
                      leftSection={<IconPlayerPlay size={22} aria-hidden />}
                      onClick={() => void onStart(game, false).then(setTrouble)}
                    >
                      {t.start}
                    </Button>
                  </Choice>
                )
              )}
              <Choice hint={t.rehearseHint}>
                <Button
                  variant="default"
                  leftSection={<IconUsers size={20} aria-hidden />}
                  onClick={() => void onStart(game, true).then(setTrouble)}
                >
                  {t.rehearse}
                </Button>
              </Choice>
            </Stack>
          </Paper>
        ) : (
          <div>
            <Title order={1}>{t.noGame}</Title>
            <Text c="dimmed">{t.noGameText}</Text>
          </div>
        )}
        {trouble && (
          <Text c="red.8" role="alert">
            {t[trouble]}
          </Text>
        )}
        {resumable
          .filter((run) => run !== running)
          .map((run) => (
            <Paper key={run.id} withBorder radius="lg" p="xl" component="section">
              <Choice hint={t.goOnHint(formatDateTime(run.openedAtMs))}>
                <Text fw={650} size="lg">
                  <bdi>{run.name}</bdi>
                </Text>
                <Button
                  size="lg"
                  leftSection={<IconPlayerPlay size={22} aria-hidden />}
                  onClick={() => void goOnWithKept(run)}
                >
                  {t.goOn}
                </Button>
              </Choice>
            </Paper>
          ))}
        <Group>
          <FileButton accept=".json,application/json" onChange={(file) => void open(file)}>
            {(props) => (
              <Button
                {...props}
                variant={game ? 'subtle' : resumable.length > 0 ? 'default' : 'filled'}
                size={game ? 'sm' : 'lg'}
                leftSection={<IconFolderOpen size={20} aria-hidden />}
              >
                {game ? t.otherGame : t.chooseFile}
              </Button>
            )}
          </FileButton>
        </Group>
        {isForeign && (
          <Text c="red.8" role="alert">
            {t.notOurs}
          </Text>
        )}
        <KeptList runs={runs} shown={others} />
      </Stack>
    </main>
  );
}

function Choice({ hint, children }: { hint?: string; children: ReactNode }) {
  return (
    <Stack gap={6} align="flex-start">
      {children}
      {hint !== undefined && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </Stack>
  );
}

function Licence({ game, isUsed }: { game: HallGame; isUsed: boolean }) {
  const t = useTexts('local');
  if (!game.licence) return <Text>{t.noLicence}</Text>;
  return (
    <Badge
      size="lg"
      tt="none"
      variant="light"
      color={isUsed ? 'gray' : 'green'}
      leftSection={<IconLicense size={18} aria-hidden />}
    >
      {isUsed ? t.used : t.unused}
    </Badge>
  );
}
