import { errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { AnswerLetters } from '#features/show';
import { ErrorNotice } from '#ui/error-notice';
import { PageHeader } from '#ui/page-header';
import { Badge, Stack, Tabs, Text, VisuallyHidden } from '@mantine/core';
import type { GameResult, QuestionResult } from '@qc/contract';
import { lettersOf } from '@qc/words';
import { IconListNumbers, IconUsers } from '@tabler/icons-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { CorrectKeyDialog } from './correct-key-dialog.tsx';
import { CorrectionsList } from './corrections-list.tsx';
import { PlayersTable } from './players/players-table.tsx';
import { QuestionCard } from './question-card.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultCharts } from './charts/result-charts.tsx';
import { ResultFacts } from './result-facts.tsx';
import classes from './result-page.module.css';
import { ResultRule } from './result-rule.tsx';
import { RoundTitle } from './round-title.tsx';
import { TeamResults } from './players/team-results.tsx';
import { usePrinting } from './use-printing.ts';
import { useResultChanges } from './use-result-changes.ts';
import { WinnerPhones } from './players/winner-phones.tsx';
import { WinnersStrip } from './players/winners-strip.tsx';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** A finished run whole: figures, winners, teams, charts, every question, every player. */
export function ResultReport({ result, back }: { result: GameResult; back: React.ReactNode }) {
  const t = useTexts('results');
  const charts = useTexts('resultCharts');
  const change = useTexts('resultChanges');
  const { language } = useLanguage();
  const changes = useResultChanges(result);
  const printing = usePrinting();
  const [correcting, setCorrecting] = useState<QuestionResult | null>(null);
  const { failure } = changes;
  const notice = useRef<HTMLDivElement>(null);
  // The button that failed may be far down the page.
  useEffect(() => {
    if (failure) notice.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <AnswerLetters {...lettersOf(result, result)}>
      <div className={classes.report}>
        {back}
        <PageHeader
          title={
            <>
              <bdi>{result.name}</bdi>
              {result.pace === 'self' && (
                <Badge variant="light" size="lg" radius="sm" className={classes.pace}>
                  {charts.selfPaced}
                </Badge>
              )}
            </>
          }
          lead={!result.mine && change.ownersResult}
          actions={<ResultActions result={result} changes={changes} />}
        />
        <Stack gap="lg">
          {failure && (
            <div ref={notice}>
              <ErrorNotice text={errorText(failure.error, language)} onRetry={failure.retry} />
            </div>
          )}
          <div>
            <ResultFacts result={result} />
            <ResultRule result={result} />
          </div>
          <WinnersStrip result={result} />
          <WinnerPhones result={result} />
          <TeamResults teams={result.teamResults} />
          <ResultCharts result={result} />
          <CorrectionsList result={result} />
          <Tabs defaultValue="questions" keepMounted={false} className={classes.tabs}>
            <Tabs.List mb="lg">
              <Tabs.Tab value="questions" leftSection={<IconListNumbers {...icon} />} className={classes.tab}>
                {t.byQuestion}
              </Tabs.Tab>
              <Tabs.Tab value="players" leftSection={<IconUsers {...icon} />} className={classes.tab}>
                {t.byPlayer}
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="questions">
              <VisuallyHidden component="h2">{t.byQuestion}</VisuallyHidden>
              <QuestionList result={result} {...(result.mine && { onCorrect: setCorrecting })} />
            </Tabs.Panel>
            <Tabs.Panel value="players">
              <VisuallyHidden component="h2">{t.byPlayer}</VisuallyHidden>
              <PlayersTable
                result={result}
                busy={changes.busy === 'removePlayer'}
                {...(result.mine && { onRemove: (seat: number) => void changes.removePlayer(seat) })}
              />
            </Tabs.Panel>
          </Tabs>
          {printing && <PaperLists result={result} />}
        </Stack>
        <CorrectKeyDialog
          question={correcting}
          busy={changes.busy === 'correct'}
          onClose={() => setCorrecting(null)}
          onSubmit={(key) => {
            if (!correcting) return;
            void changes.correct({ slide: correcting.slide, key }).then(() => setCorrecting(null));
          }}
        />
      </div>
    </AnswerLetters>
  );
}

interface ListProps {
  result: GameResult;
  onCorrect?: (question: QuestionResult) => void;
}

function QuestionList({ result, onCorrect }: ListProps) {
  const t = useTexts('results');
  const beginning = Map.groupBy(
    result.rounds,
    ({ from }) => result.questions.find(({ slide }) => slide >= from)?.slide,
  );
  const corrected = new Set(result.corrections.map(({ slide }) => slide));
  if (result.questions.length === 0) return <Text c="dimmed">{t.noQuestions}</Text>;
  return (
    <Stack gap="lg">
      {result.questions.map((question, at) => (
        <Fragment key={question.slide}>
          {beginning.get(question.slide)?.map((round) => (
            <RoundTitle key={round.number} round={round} players={result.players} />
          ))}
          <QuestionCard
            direction={result.direction}
            question={question}
            number={at + 1}
            players={result.players}
            corrected={corrected.has(question.slide)}
            {...(onCorrect && { onCorrect: () => onCorrect(question) })}
          />
        </Fragment>
      ))}
    </Stack>
  );
}

/** On paper there are no tabs: both lists, whole, one after the other. */
function PaperLists({ result }: ListProps) {
  const t = useTexts('results');
  return (
    <div className={classes.paper}>
      <h2>{t.byQuestion}</h2>
      <QuestionList result={result} />
      <h2>{t.byPlayer}</h2>
      <PlayersTable result={result} onPaper />
    </div>
  );
}
