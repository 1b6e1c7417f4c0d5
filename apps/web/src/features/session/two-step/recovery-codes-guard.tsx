import { useTexts } from '#platform/i18n';
import { confirm } from '#ui/dialogs';
import { useBlocker } from '@tanstack/react-router';

/** Asks before somebody goes away from recovery codes that are not kept yet: they are shown this once. */
export function RecoveryCodesGuard() {
  const t = useTexts('twoStep');
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // The same screen in another language still shows them.
      if (screenOf(current.pathname) === screenOf(next.pathname)) return false;
      return !(await confirm({
        title: t.leaveTitle,
        text: t.leaveText,
        confirmLabel: t.leave,
        cancelLabel: t.stay,
        danger: true,
      }));
    },
  });
  return null;
}

/** An address without its language. */
function screenOf(path: string): string {
  return path.split('/').slice(2).join('/');
}
