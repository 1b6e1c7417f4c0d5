import { useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { ActionIcon, Menu } from '@mantine/core';
import type { Question } from '@qc/contract';
import {
  IconBookDownload,
  IconBookUpload,
  IconDotsVertical,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconPencil,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { texts } from './texts.ts';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** What an admin can do about anybody's slide: into the library and out, shown and hidden, locked and open. */
export function SlideMenu({ question }: { question: Question }) {
  const t = useTexts(texts);
  const { language: lang } = useLanguage();
  const client = useQueryClient();
  const params = { id: question._id };
  const refresh = () =>
    Promise.all(['listQuestions', 'listLibrary'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  const done = (title: string) => async () => {
    await refresh();
    showTimedMessage({ kind: 'success', title });
  };
  const publish = useApiMutation('publishQuestion');
  const save = useApiMutation('saveQuestion', { onError: () => void refresh() });
  const put = (inLibrary: boolean, visible: boolean, said: string) =>
    publish.mutate({ params, body: { inLibrary, visible } }, { onSuccess: done(said) });
  const lock = () =>
    save.mutate(
      { params, body: { locked: !question.locked }, ifMatch: question.version },
      { onSuccess: done(question.locked ? t.nowOpen : t.nowLocked) },
    );
  const mayPublish = question.type === 'trivia';
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.more(question.question || t.untitled)}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {question.game !== null && (
          <Menu.Item
            leftSection={<IconPencil {...icon} />}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$lang/create-game/{-$id}/{-$queIndex}"
                params={{ lang, id: question.game ?? undefined }}
              />
            )}
          >
            {t.openGame}
          </Menu.Item>
        )}
        {!question.inLibrary && mayPublish && (
          <Menu.Item leftSection={<IconBookUpload {...icon} />} onClick={() => put(true, true, t.nowPublished)}>
            {t.publish}
          </Menu.Item>
        )}
        {!question.inLibrary && !mayPublish && <Menu.Label>{t.onlyTrivia}</Menu.Label>}
        {question.inLibrary && (
          <>
            {question.visible ? (
              <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={() => put(true, false, t.nowHidden)}>
                {t.hide}
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => put(true, true, t.nowPublished)}>
                {t.show}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconBookDownload {...icon} />}
              onClick={() => put(false, question.visible, t.nowOut)}
            >
              {t.takeOut}
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={question.locked ? <IconLockOpen {...icon} /> : <IconLock {...icon} />} onClick={lock}>
          {question.locked ? t.unlock : t.lock}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
