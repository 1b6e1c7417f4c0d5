import { errorText } from '#platform/api';
import { useCategories } from '#platform/categories';
import { useLanguage, useTexts } from '#platform/i18n';
import { localValue } from '#platform/storage';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { Pager } from '#ui/pager';
import { SearchDrawing } from '#ui/illustrations';
import { Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { isImportable, type Question, type QuestionId } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { type ReactNode, useState } from 'react';
import { LibraryFilters } from './library-filters.tsx';
import classes from './library.module.css';
import { QuestionCard } from './question-card.tsx';
import { type LibrarySearch, useLibrary, useMarkedAnswers } from './use-library.ts';

/** Where a page remembers that right answers are not to be shown, such as before a class. */
const hidden = localValue('library-answers-hidden');

interface Props {
  look: LibrarySearch;
  onLook: (look: LibrarySearch) => void;
  selected: ReadonlySet<QuestionId>;
  onSelect: (selected: ReadonlySet<QuestionId>) => void;
  actionsOf?: (question: Question) => ReactNode;
}

/** The library: filters, questions to choose, pages. What was chosen stays chosen on other pages and searches. */
export function LibraryList({ look, onLook, selected, onSelect, actionsOf }: Props) {
  const t = useTexts('library');
  const { language } = useLanguage();
  const { data, error, refetch } = useLibrary(look);
  const categories = useCategories();
  const [answersShown, setAnswersShown] = useState(() => hidden.get() === null);
  const questions = data?.questions ?? [];
  const { marked, error: keysError } = useMarkedAnswers(questions, answersShown);
  const choices = questions.filter(isImportable).map(({ _id }) => _id);
  const allChosen = choices.length > 0 && choices.every((id) => selected.has(id));
  const choose = (ids: readonly QuestionId[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelect(next);
  };
  return (
    <Stack gap="md">
      <LibraryFilters look={look} onChange={(change) => onLook({ ...look, ...change, page: 1 })} />
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {t.questions(data.count)}
          </Text>
          <Switch
            ms="auto"
            label={t.showAnswers}
            checked={answersShown}
            onChange={({ currentTarget: { checked } }) => {
              if (checked) hidden.remove();
              else hidden.set('yes');
              setAnswersShown(checked);
            }}
          />
          {choices.length > 0 && (
            <Button size="xs" variant="default" onClick={() => choose(choices, !allChosen)}>
              {allChosen ? t.chooseNone : t.chooseAll}
            </Button>
          )}
        </Group>
      )}
      {keysError && (
        <Text size="sm" role="status">
          {t.answersNotHere} {errorText(keysError, language)}
        </Text>
      )}
      {data && data.count === 0 && (
        <EmptyState compact order={3} illustration={<SearchDrawing />} title={t.noMatch} text={t.noMatchText} />
      )}
      <ul className={classes.cards}>
        {marked.map((question) => (
          <QuestionCard
            key={question._id}
            question={question}
            categories={categories}
            selected={selected.has(question._id)}
            onSelect={(on) => choose([question._id], on)}
            actions={actionsOf?.(question)}
          />
        ))}
      </ul>
      <Pager
        pages={Math.ceil((data?.count ?? 0) / PAGE_SIZE)}
        page={look.page}
        onPage={(page) => onLook({ ...look, page })}
      />
    </Stack>
  );
}
