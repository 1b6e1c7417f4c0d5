import { useTexts } from '#platform/i18n';
import { openedOnDemand } from '#platform/on-demand';
import { VisuallyHidden } from '@mantine/core';
import { BellButton } from './bell-button.tsx';
import { useNotices } from './use-notices.ts';

const Opened = openedOnDemand<object>(BellButton, async () => (await import('./notice-panel.tsx')).NoticePanel);

/** The bell of the header: what the person has yet to hear, counted, with the way to it and to mark it as read. */
export function NoticeBell() {
  const t = useTexts('notices');
  const count = useNotices().notices.length;
  return (
    <>
      <VisuallyHidden role="status">{count > 0 && t.bell(count)}</VisuallyHidden>
      <Opened />
    </>
  );
}
