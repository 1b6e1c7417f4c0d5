import { useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { itemIcon, RowMenu } from '#ui/menu/row-menu';
import { LinkItem } from '#ui/link/link-item';
import { Menu } from '@mantine/core';
import { isImportable, type Question } from '@qc/contract';
import {
  IconBookDownload,
  IconBookUpload,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconPencil,
} from '@tabler/icons-react';

/** What an admin can do about anybody's slide: into the library and out, shown and hidden, locked and open. */
export function SlideMenu({ question }: { question: Question }) {
  const t = useTexts('adminContent');
  const { language: lang } = useLanguage();
  const refresh = useRefresh('listQuestions', 'listLibrary');
  const params = { id: question._id };
  const done = (title: string) => async () => {
    await refresh();
    showTimedMessage({ kind: 'success', title });
  };
  const publish = useApiMutation('publishQuestion');
  const save = useApiMutation('saveQuestion', { onError: () => void refresh() });
  const words = useTexts('publish');
  const put = async (inLibrary: boolean, visible: boolean, said: string) => {
    const evenIfHidden = inLibrary && visible && !question.visible;
    if (evenIfHidden && !(await confirm({ title: words.title, text: words.text, confirmLabel: words.show }))) return;
    publish.mutate({ params, body: { inLibrary, visible, evenIfHidden } }, { onSuccess: done(said) });
  };
  const lock = () =>
    save.mutate(
      { params, body: { locked: !question.locked }, ifMatch: question.version },
      { onSuccess: done(question.locked ? t.nowOpen : t.nowLocked) },
    );
  const mayPublish = isImportable(question);
  return (
    <RowMenu label={t.more(question.question || t.untitled)} width={250}>
      {question.game !== null && (
        <LinkItem
          leftSection={<IconPencil {...itemIcon} />}
          to="/$lang/create-game/{-$id}/{-$queIndex}"
          params={{ lang, id: question.game ?? undefined }}
        >
          {t.openGame}
        </LinkItem>
      )}
      {!question.inLibrary && mayPublish && (
        <Menu.Item leftSection={<IconBookUpload {...itemIcon} />} onClick={() => void put(true, true, t.nowPublished)}>
          {t.publish}
        </Menu.Item>
      )}
      {!question.inLibrary && !mayPublish && <Menu.Label>{t.onlyTrivia}</Menu.Label>}
      {question.inLibrary && (
        <>
          {question.visible ? (
            <Menu.Item leftSection={<IconEyeOff {...itemIcon} />} onClick={() => void put(true, false, t.nowHidden)}>
              {t.hide}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconEye {...itemIcon} />} onClick={() => void put(true, true, t.nowPublished)}>
              {t.show}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconBookDownload {...itemIcon} />}
            onClick={() => void put(false, question.visible, t.nowOut)}
          >
            {t.takeOut}
          </Menu.Item>
        </>
      )}
      <Menu.Item
        leftSection={question.locked ? <IconLockOpen {...itemIcon} /> : <IconLock {...itemIcon} />}
        onClick={lock}
      >
        {question.locked ? t.unlock : t.lock}
      </Menu.Item>
    </RowMenu>
  );
}
