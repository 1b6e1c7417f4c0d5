import { useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { showTimedMessage } from '#ui/dialogs';
import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './offline-banner.module.css';

/** Announces that the network is gone, for as long as it is, and that it is back. */
export function OfflineBanner() {
  const t = useTexts('app');
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) showTimedMessage({ kind: 'success', title: t.online });
    wasOnline.current = online;
  }, [online, t]);
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <div className={classes.banner}>
          <IconWifiOff size={20} aria-hidden />
          <span>{t.offline}</span>
        </div>
      )}
    </div>
  );
}
