import { GAME_TYPE } from '@qc/contract/devices/device-names';
import { useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { localValue } from '#platform/storage';
import { Button, CloseButton, Text } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconDeviceMobile } from '@tabler/icons-react';
import { useRunGame } from '../use-run-game.ts';
import classes from './first-steps.module.css';

const STEPS = ['made', 'tried', 'ran'] as const;
/** Keeps the place from being held for whoever has put them away; the server knows for sure. */
const putAway = localValue('firstStepsDone');

/** Three steps that tick themselves off, and a ready game to play now; until all are done or they are put away. */
export function FirstSteps() {
  const t = useTexts('firstSteps');
  const { language } = useLanguage();
  const { data } = useApiQuery('getFirstSteps');
  const templates = useApiQuery('listTemplates', { query: { language } });
  const refresh = useRefresh('getFirstSteps', 'listGames');
  const dismiss = useApiMutation('dismissFirstSteps', { meta: { quiet: true }, onSuccess: refresh });
  const copy = useApiMutation('createGameFromTemplate');
  const { runAsPupil, running } = useRunGame();
  if (putAway.get() !== null) return null;
  if (!data) return <div className={classes.place} aria-hidden />;
  if (data.dismissed || STEPS.every((step) => data[step])) {
    putAway.set('yes');
    return null;
  }
  const sample = templates.data?.games[0];
  const play = () =>
    runAsPupil(async () => {
      if (!sample) return null;
      const game = await copy.mutateAsync({
        params: { id: sample._id },
        body: { name: sample.name, setting: { gameType: GAME_TYPE.phones }, language },
      });
      return game;
    });
  return (
    <section className={classes.place} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps" className={classes.title}>
          {t.title}
        </h2>
        <CloseButton size="lg" aria-label={t.dismiss} onClick={() => dismiss.mutate({})} />
      </div>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step} data-done={data[step] || undefined}>
            {data[step] ? (
              <IconCircleCheckFilled size={24} role="img" aria-label={t.done} />
            ) : (
              <IconCircle size={24} stroke={1.6} aria-hidden />
            )}
            <div>
              <Text fw={600}>{t.steps[step]}</Text>
              <Text size="sm" c="dimmed">
                {t.hints[step]}
              </Text>
            </div>
          </li>
        ))}
      </ol>
      <div className={classes.sample}>
        <div>
          <Text fw={600}>{t.sample}</Text>
          <Text size="sm" c="dimmed">
            {t.sampleText}
          </Text>
        </div>
        <Button
          variant="light"
          leftSection={<IconDeviceMobile size={18} aria-hidden />}
          disabled={!sample}
          loading={running || copy.isPending}
          onClick={() => void play()}
        >
          {t.play}
        </Button>
      </div>
    </section>
  );
}
