import { errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { Button, Loader, Tooltip } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconPencilExclamation,
} from '@tabler/icons-react';
import type { EditorStatus } from '../session/editor-status.ts';
import classes from './editor-frame.module.css';

/** Where the edits are, in a word: saving, saved, kept on this device, or in trouble with a way to repeat. */
export function SaveBadge({ status, onRetry }: { status: EditorStatus; onRetry: () => void }) {
  const t = useTexts('editor');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const kind = kindOf(status);
  const shown = {
    saving: { icon: <Loader size={15} color="gray" />, text: t.saving },
    offline: {
      icon: <IconCloudOff size={18} aria-hidden />,
      text: status.draftKept ? t.offlineKept : t.offlineNotKept,
    },
    error: { icon: <IconAlertTriangle size={18} aria-hidden />, text: t.saveError },
    held: { icon: <IconPencilExclamation size={18} aria-hidden />, text: t.held },
    unsaved: { icon: <IconCloudUp size={18} aria-hidden />, text: t.unsaved },
    saved: { icon: <IconCloudCheck size={18} aria-hidden />, text: status.showIsSaved ? t.saved : '' },
  }[kind];
  return (
    <span className={classes.badge} data-kind={kind} data-testid="save-state">
      <Tooltip label={errorText(status.error, language)} disabled={kind !== 'error'}>
        <span role="status" className={classes.badgeWords}>
          {shown.text !== '' && shown.icon}
          <span className={classes.badgeText}>{shown.text}</span>
        </span>
      </Tooltip>
      {kind === 'error' && (
        <Button size="compact-sm" variant="light" color="red" onClick={onRetry}>
          {labels.tryAgain}
        </Button>
      )}
    </span>
  );
}

function kindOf(status: EditorStatus): 'saving' | 'offline' | 'error' | 'held' | 'unsaved' | 'saved' {
  if (status.isSaved) return 'saved';
  if (status.loading) return 'saving';
  if (status.offline) return 'offline';
  if (status.error !== null) return 'error';
  return status.held ? 'held' : 'unsaved';
}
