import { languageName } from '@qc/words';
import { errorText, useApiMutation, usePageQuery, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { Pager } from '#ui/pager';
import { SearchField } from '#ui/field/search-field';
import { Dialog } from '#ui/dialog/dialog';
import { Badge, Button, Skeleton, Stack, Text } from '@mantine/core';
import { isImportable, type Question } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useState } from 'react';
import classes from './library.module.css';

/** For admins: finds questions in everybody's games and puts them into the library. */
export function PublishDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts('library');
  return (
    <Dialog opened={opened} onClose={onClose} size="xl" title={t.publishTitle}>
      {opened && <Questions />}
    </Dialog>
  );
}

function Questions() {
  const t = useTexts('library');
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePageQuery('listQuestions', {
    query: { page, perPage: PAGE_SIZE, searchText: search },
  });
  return (
    <Stack gap="md">
      <Text c="dimmed">{t.publishText}</Text>
      <SearchField
        label={t.search}
        value={search}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
      {data && (
        <Text size="sm" c="dimmed" role="status">
          {t.questions(data.count)}
        </Text>
      )}
      <ul className={classes.cards}>
        {data?.questions.map((question) => (
          <Candidate key={question._id} question={question} />
        ))}
      </ul>
      <Pager pages={Math.ceil((data?.count ?? 0) / PAGE_SIZE)} page={page} onPage={setPage} />
    </Stack>
  );
}

function Candidate({ question }: { question: Question }) {
  const t = useTexts('library');
  const typeNames = useTexts('slideTypes');
  const refresh = useRefresh('listLibrary', 'listQuestions');
  const publish = useApiMutation('publishQuestion', {
    onSuccess: () => {
      showTimedMessage({ kind: 'success', title: t.nowShown });
      void refresh();
    },
  });
  const words = useTexts('publish');
  const put = async () => {
    const evenIfHidden = !question.visible;
    if (evenIfHidden && !(await confirm({ title: words.title, text: words.text, confirmLabel: words.show }))) return;
    publish.mutate({ params: { id: question._id }, body: { inLibrary: true, visible: true, evenIfHidden } });
  };
  return (
    <li className={classes.card}>
      <div className={classes.cardBody}>
        <Text fw={600} dir="auto">
          {question.question}
        </Text>
        <div className={classes.marks}>
          <Badge variant="light" radius="sm" color="gray" c="var(--qc-ink)">
            {typeNames[question.type]}
          </Badge>
          <Badge variant="light" radius="sm" color="gray" c="var(--qc-ink)">
            {languageName(question.language)}
          </Badge>
          {!question.visible && (
            <Badge variant="light" radius="sm" color="red" c="#b71c1c">
              {t.hidden}
            </Badge>
          )}
          {!isImportable(question) && (
            <Text size="sm" c="dimmed">
              {t.onlyTrivia}
            </Text>
          )}
        </div>
      </div>
      <Button
        size="xs"
        variant="light"
        disabled={question.inLibrary || !isImportable(question)}
        loading={publish.isPending}
        onClick={() => void put()}
      >
        {question.inLibrary ? t.isPublished : t.publish}
      </Button>
    </li>
  );
}
