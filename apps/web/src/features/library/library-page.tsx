import { useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { PageHeader } from '#ui/page-header';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { isAdminRole, type Question, type QuestionId } from '@qc/contract';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AddToGameDialog } from './add-to-game-dialog.tsx';
import { LibraryList } from './library-list.tsx';
import classes from './library.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import type { LibrarySearch } from './use-library.ts';

/** The library: browse, and take questions into one of one's games. Admins hide questions and take them out. */
export function LibraryPage() {
  const t = useTexts('library');
  const { language } = useLanguage();
  const user = useSessionUser();
  const view = useSearch({ from: '/$lang/shell/library' });
  const navigate = useNavigate({ from: '/$lang/library' });
  const [selected, setSelected] = useState<ReadonlySet<QuestionId>>(new Set());
  const [adding, dialog] = useDisclosure(false);
  const [publishOpen, publishing] = useDisclosure(false);
  const look: LibrarySearch = {
    page: view.page ?? 1,
    search: view.search ?? '',
    language: view.language === 'any' ? undefined : (view.language ?? language),
    type: view.type,
    categories: view.categories?.split(',') ?? [],
  };
  const setLook = ({ page, search, categories, ...rest }: LibrarySearch) =>
    void navigate({
      search: {
        ...rest,
        language: rest.language ?? 'any',
        page,
        search: search || undefined,
        categories: categories.join(',') || undefined,
      },
      replace: true,
    });
  const isAdmin = user !== null && isAdminRole(user.role);
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          isAdmin && (
            <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={publishing.open}>
              {t.publishFromGames}
            </Button>
          )
        }
      />
      <LibraryList
        look={look}
        onLook={setLook}
        selected={selected}
        onSelect={setSelected}
        {...(isAdmin && { actionsOf: (question: Question) => <AdminActions question={question} /> })}
      />
      <div className={classes.foot}>
        <Group justify="space-between">
          <Text role="status" fw={600}>
            {t.chosen(selected.size)}
          </Text>
          <Button disabled={selected.size === 0} onClick={dialog.open}>
            {t.addToGame}
          </Button>
        </Group>
      </div>
      {isAdmin && <PublishDialog opened={publishOpen} onClose={publishing.close} />}
      <AddToGameDialog
        key={language}
        opened={adding}
        questions={[...selected]}
        onClose={dialog.close}
        onAdded={() => setSelected(new Set())}
      />
    </>
  );
}

function AdminActions({ question }: { question: Question }) {
  const t = useTexts('library');
  const refresh = useRefresh('listLibrary');
  const publish = useApiMutation('publishQuestion', {
    onSuccess: (now) => {
      showTimedMessage({
        kind: 'success',
        title: now.inLibrary ? (now.visible ? t.nowShown : t.nowHidden) : t.nowOut,
      });
      void refresh();
    },
  });
  const words = useTexts('publish');
  const change = async (body: { inLibrary: boolean; visible: boolean }) => {
    const evenIfHidden = body.inLibrary && body.visible && !question.visible;
    if (evenIfHidden && !(await confirm({ title: words.title, text: words.text, confirmLabel: words.show }))) return;
    publish.mutate({ params: { id: question._id }, body: { ...body, evenIfHidden } });
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={publish.isPending}
        onClick={() => void change({ inLibrary: true, visible: !question.visible })}
      >
        {question.visible ? t.hide : t.show}
      </Button>
      <Button
        size="xs"
        variant="default"
        loading={publish.isPending}
        onClick={() => void change({ inLibrary: false, visible: question.visible })}
      >
        {t.takeOut}
      </Button>
    </>
  );
}
