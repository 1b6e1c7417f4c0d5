import { formatDate, useLanguage, useTexts } from '#platform/i18n';
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconCheck, IconCoins, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './notices.module.css';
import type { Notice } from './use-notices.ts';

interface Props {
  notice: Notice;
  /** The person goes where it leads. */
  onLeave: () => void;
  /** It is marked as read, and its line goes. */
  onRead: () => void;
}

/** One notice: its words lead to what it tells of, and a press beside marks it as read. */
export function NoticeLine({ notice, onLeave, onRead }: Props) {
  const t = useTexts('notices');
  const { onSeen, title, text, atMs } = notice;
  const Icon = notice.kind === 'share' ? IconUsers : IconCoins;
  return (
    <li className={classes.line}>
      <TargetLink
        notice={notice}
        onClick={() => {
          onSeen?.();
          onLeave();
        }}
      >
        <Icon size={22} stroke={1.7} aria-hidden className={classes.icon} />
        <span className={classes.words}>
          <Text span size="sm" fw={600} display="block">
            {title}
          </Text>
          {text !== '' && (
            <Text span size="sm" display="block">
              {text}
            </Text>
          )}
          {atMs !== null && (
            <Text span size="sm" c="dimmed" display="block">
              {formatDate(atMs)}
            </Text>
          )}
        </span>
      </TargetLink>
      {onSeen && (
        <Tooltip label={t.markRead}>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={`${t.markRead}: ${title}`}
            onClick={() => {
              onRead();
              onSeen();
            }}
          >
            <IconCheck size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}

function TargetLink({ notice, ...rest }: { notice: Notice; onClick: () => void; children: ReactNode }) {
  const { language: lang } = useLanguage();
  const props = { ...rest, className: classes.target ?? '' };
  const { target } = notice;
  if (target.to === 'game') {
    return <Link {...props} to="/$lang/create-game/{-$id}/{-$queIndex}" params={{ lang, id: target.id }} />;
  }
  const addresses = {
    sharedGames: '/$lang/shared-games',
    transferLog: '/$lang/transfer-log',
    adminRequests: '/$lang/admin/credit-requests',
    requests: '/$lang/credit-requests',
    purchases: '/$lang/purchases',
  } as const;
  return <Link {...props} to={addresses[target.to]} params={{ lang }} />;
}
