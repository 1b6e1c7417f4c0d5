import { stayWhenSignedOut } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { confirm } from '#ui/dialogs';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { editorStatus } from '../session/editor-status.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import { isLost } from './is-lost.ts';

/** Whoever leaves waits at most this long for the last save, ms; then they are asked. */
const SAVE_WAIT_MS = 3000;

/** Asks before leaving with unsaved changes; moving between slides of the same game is not leaving. */
export function LeaveGuard({ editor }: { editor: OpenEditor }) {
  const t = useTexts('editor');
  const { session } = editor;
  const { isSaved, draftKept } = editor.status;
  // Signing in elsewhere would lose what is on this screen alone.
  useEffect(() => (draftKept ? undefined : stayWhenSignedOut()), [draftKept]);
  useBlocker({
    enableBeforeUnload: !isSaved,
    disabled: isSaved,
    shouldBlockFn: async ({ current, next }) => {
      if (isSameGame(current.pathname, next.pathname)) return false;
      if (await within(SAVE_WAIT_MS, session.flush())) return false;
      const { error } = editorStatus(session.state);
      const kept = isLost(error) ? t.leaveLost : draftKept ? t.leaveKept : '';
      return !(await confirm({
        title: t.leaveTitle,
        text: `${t.leaveText} ${kept}`.trim(),
        confirmLabel: t.leave,
        cancelLabel: t.stay,
        danger: true,
      }));
    },
  });
  return null;
}

/** What a promise gives, or false when it takes longer: a connection that is dead may be silent for minutes. */
async function within(ms: number, promise: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Whether two addresses are the same game in the editor: `/he/create-game/<id>/0` and `/en/create-game/<id>/3` are. */
function isSameGame(one: string, other: string): boolean {
  const [oneParts, otherParts] = [one.split('/'), other.split('/')];
  return oneParts[2] === otherParts[2] && oneParts[3] === otherParts[3];
}
