import { stayWhenSignedOut } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { confirm } from '#ui/dialogs';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OpenEditor } from '../use-editor-session.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Asks before leaving with unsaved changes; moving between slides of the same game is not leaving. */
export function LeaveGuard({ editor }: { editor: OpenEditor }) {
  const t = useTexts(editorTexts);
  const { session } = editor;
  const { isSaved, draftKept } = editor.status;
  // Signing in elsewhere would lose what is on this screen alone.
  useEffect(() => (draftKept ? undefined : stayWhenSignedOut()), [draftKept]);
  useBlocker({
    enableBeforeUnload: !isSaved,
    disabled: isSaved,
    shouldBlockFn: async ({ current, next }) => {
      if (isSameGame(current.pathname, next.pathname)) return false;
      if (await session.flush()) return false;
      return !(await confirm({
        title: t.leaveTitle,
        text: draftKept ? `${t.leaveText} ${t.leaveKept}` : t.leaveText,
        confirmLabel: t.leave,
        cancelLabel: t.stay,
        danger: true,
      }));
    },
  });
  return null;
}

/** Whether two addresses are the same game in the editor: `/he/create-game/<id>/0` and `/en/create-game/<id>/3` are. */
function isSameGame(one: string, other: string): boolean {
  const [oneParts, otherParts] = [one.split('/'), other.split('/')];
  return oneParts[2] === otherParts[2] && oneParts[3] === otherParts[3];
}
