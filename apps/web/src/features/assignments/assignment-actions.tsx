import { useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { itemIcon, RowMenu } from '#ui/menu/row-menu';
import { LinkButton } from '#ui/link/links';
import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core';
import type { Assignment } from '@qc/contract';
import { IconCalendarTime, IconChartBar, IconCopy, IconLinkOff, IconQrcode } from '@tabler/icons-react';
import { useCopyLink } from './assignment-card.tsx';

/** What can be done with an assignment: copy its link, show it, move its deadline, close it, look at what came in. */
export function AssignmentActions({
  assignment,
  onMove,
  onShow,
}: {
  assignment: Assignment;
  onMove: (assignment: Assignment) => void;
  onShow: (assignment: Assignment) => void;
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
      title: t.closeTitle(assignment.name),
      text: t.closeText,
      confirmLabel: t.closeNow,
      danger: true,
    });
    if (agreed) close.mutate({ params: { id: assignment._id } });
  };
  const { result } = assignment;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {result !== null && (
        <LinkButton
          size="sm"
          variant="light"
          leftSection={<IconChartBar size={16} aria-hidden />}
          aria-label={t.reportOf(assignment.name)}
          to="/$lang/results/$id"
          params={{ lang, id: result }}
        >
          {t.report}
        </LinkButton>
      )}
      {assignment.open && (
        <>
          <Tooltip label={t.copy}>
            <ActionIcon
              variant="subtle"
              size={40}
              aria-label={t.copyOf(assignment.name)}
              onClick={() => void copy(assignment.code)}
            >
              <IconCopy size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <RowMenu label={t.more(assignment.name)} width={220} loading={close.isPending}>
            <Menu.Item leftSection={<IconQrcode {...itemIcon} />} onClick={() => onShow(assignment)}>
              {t.show}
            </Menu.Item>
            <Menu.Item leftSection={<IconCalendarTime {...itemIcon} />} onClick={() => onMove(assignment)}>
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
