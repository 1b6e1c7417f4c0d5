import { useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { itemIcon, RowMenu } from '#ui/row-menu';
import { ActionIcon, Button, Group, Menu, Tooltip } from '@mantine/core';
import type { Assignment } from '@qc/contract';
import { IconCalendarTime, IconChartBar, IconCopy, IconLinkOff, IconQrcode } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCopyLink } from './link-card.tsx';

/** What can be done with a link: copy it, show it, move its deadline, close it, look at what came in. */
export function LinkActions({
  link,
  onMove,
  onShow,
}: {
  link: Assignment;
  onMove: (link: Assignment) => void;
  onShow: (link: Assignment) => void;
}) {
  const t = useTexts('assignments');
  const { language: lang } = useLanguage();
  const refresh = useRefresh('listAssignments', 'listGameResults');
  const copy = useCopyLink();
  const close = useApiMutation('closeAssignment', {
    onSuccess: () => {
      void refresh();
      showTimedMessage({ kind: 'success', title: t.closedNow });
    },
  });
  const askClose = async () => {
    const agreed = await confirm({
      title: t.closeTitle(link.name),
      text: t.closeText,
      confirmLabel: t.closeNow,
      danger: true,
    });
    if (agreed) close.mutate({ params: { id: link._id } });
  };
  const { result } = link;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {result !== null && (
        <Button
          size="sm"
          variant="light"
          leftSection={<IconChartBar size={16} aria-hidden />}
          aria-label={t.reportOf(link.name)}
          renderRoot={(props) => <Link {...props} to="/$lang/results/$id" params={{ lang, id: result }} />}
        >
          {t.report}
        </Button>
      )}
      {link.open && (
        <>
          <Tooltip label={t.copy}>
            <ActionIcon
              variant="subtle"
              size={40}
              aria-label={t.copyOf(link.name)}
              onClick={() => void copy(link.code)}
            >
              <IconCopy size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <RowMenu label={t.more(link.name)} width={220} loading={close.isPending}>
            <Menu.Item leftSection={<IconQrcode {...itemIcon} />} onClick={() => onShow(link)}>
              {t.show}
            </Menu.Item>
            <Menu.Item leftSection={<IconCalendarTime {...itemIcon} />} onClick={() => onMove(link)}>
              {t.move}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconLinkOff {...itemIcon} />} onClick={() => void askClose()}>
              {t.closeNow}
            </Menu.Item>
          </RowMenu>
        </>
      )}
    </Group>
  );
}
