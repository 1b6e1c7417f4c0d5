import { errorText, isRefusal, useApiMutation, useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { LostDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { Anchor, Button, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import type { GameResult } from '@qc/contract';
import { IconArrowRight, IconListNumbers, IconTrash, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { PlayersTable } from './players-table.tsx';
import { QuestionCard } from './question-card.tsx';
import { ResultFacts } from './result-facts.tsx';
import classes from './result-page.module.css';
import { texts } from './texts.ts';
import { WinnersStrip } from './winners-strip.tsx';

/** One finished run: figures, winners, every question, every player. */
export function ResultPage() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { id } = useParams({ from: '/$lang/shell/results/$id' });
  const { data, error, refetch } = useApiQuery('getGameResult', { params: { id } });
  const back = (
    <Anchor
      className={classes.back}
      renderRoot={(props) => <Link {...props} to="/$lang/results" params={{ lang: language }} />}
    >
      <IconArrowRight size={17} aria-hidden className={classes.arrow} /> {t.back}
    </Anchor>
  );
  if (data) return <Report result={data} back={back} />;
  if (isRefusal(error, 'notFound')) {
    return (
      <>
        {back}
        <PageHeader title={t.title} />
        <EmptyState illustration={<LostDrawing />} title={t.notFound} text={t.notFoundText} />
      </>
    );
  }
  return (
    <>
      {back}
      <PageHeader title={t.title} />
      {error ? (
        <ErrorNotice text={errorText(error, language)} retryLabel={t.tryAgain} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-hidden>
          <Skeleton height={90} radius="lg" />
          <Skeleton height={220} radius="lg" />
          <Skeleton height={220} radius="lg" />
        </Stack>
      )}
    </>
  );
}

function Report({ result, back }: { result: GameResult; back: React.ReactNode }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  // Errors of results are logged and said in place, not in a popup.
  const remove = useApiMutation('deleteGameResult', { meta: { quiet: true } });
  const askAndRemove = async () => {
    const agreed = await confirm({
      title: t.removeTitle,
      text: t.removeText,
      danger: true,
      confirmLabel: t.remove,
      dismissible: false,
    });
    if (!agreed) return;
    remove.mutate(
      { params: { id: result._id } },
      {
        onSuccess: async () => {
          void client.invalidateQueries({ queryKey: ['listGameResults'] });
          showTimedMessage({ kind: 'success', title: t.removed });
          await navigate({ to: '/$lang/results', params: { lang: language } });
        },
      },
    );
  };
  const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <>
      {back}
      <PageHeader
        title={<bdi>{result.name}</bdi>}
        actions={
          <Button
            variant="default"
            leftSection={<IconTrash {...icon} />}
            loading={remove.isPending}
            onClick={() => void askAndRemove()}
          >
            {t.remove}
          </Button>
        }
      />
      <Stack gap="lg">
        {remove.error && <ErrorNotice text={errorText(remove.error, language)} />}
        <ResultFacts result={result} />
        <WinnersStrip players={result.players} />
        <Tabs defaultValue="questions" keepMounted={false}>
          <Tabs.List mb="lg">
            <Tabs.Tab value="questions" leftSection={<IconListNumbers {...icon} />} className={classes.tab}>
              {t.byQuestion}
            </Tabs.Tab>
            <Tabs.Tab value="players" leftSection={<IconUsers {...icon} />} className={classes.tab}>
              {t.byPlayer}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="questions">
            <h2 className={classes.hidden}>{t.byQuestion}</h2>
            {result.questions.length === 0 && <Text c="dimmed">{t.noQuestions}</Text>}
            <Stack gap="lg">
              {result.questions.map((question, at) => (
                <QuestionCard key={question.slide} question={question} number={at + 1} players={result.players} />
              ))}
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="players">
            <h2 className={classes.hidden}>{t.byPlayer}</h2>
            <PlayersTable result={result} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </>
  );
}
