import { Portal } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { closeTimedMessage, type TimedMessage, useDialogState } from './dialog/dialog-store.ts';
import classes from './timed-message.module.css';

/** How long a message stays by default, ms. */
const STAYS_MS = 1500;
const ICONS = { success: IconCheck, error: IconAlertTriangle, info: IconInfoCircle };

interface Props {
  message: TimedMessage & { id: number };
  globalError: string;
}

/** Draws what `showTimedMessage` said. `globalError`: title of an error that came without one. One in the whole page. */
export function TimedMessages({ globalError }: { globalError: string }) {
  const { message } = useDialogState();
  return message && <TimedMessageCard key={message.id} message={message} globalError={globalError} />;
}

/** The centred message without buttons; it takes neither focus nor clicks. */
function TimedMessageCard({ message, globalError }: Props) {
  const { id, kind = 'success', durationMs = STAYS_MS, text } = message;
  const title = message.title || (kind === 'error' ? globalError : '');
  const Icon = ICONS[kind];
  useEffect(() => {
    const timer = setTimeout(() => closeTimedMessage(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs]);
  return (
    <Portal>
      <div className={classes.layer}>
        <div className={classes.card} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
          <span className={classes.icon}>
            <Icon size={28} stroke={2.2} aria-hidden />
          </span>
          {title && <p className={classes.title}>{title}</p>}
          {text && <p className={classes.text}>{text}</p>}
        </div>
      </div>
    </Portal>
  );
}
