import { useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { LinkButton } from '#ui/link/links';
import { Text } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import classes from './open-rooms.module.css';

/** Rooms that are live now, each with the way back to its console. Nothing when there are none. */
export function OpenRooms() {
  const t = useTexts('dashboard');
  const { language: lang } = useLanguage();
  const { data } = useApiQuery('listRooms');
  const rooms = data?.rooms.filter((room) => room.open) ?? [];
  if (rooms.length === 0) return null;
  return (
    <section aria-label={t.liveNow} className={classes.rooms}>
      {rooms.map((room) => (
        <div key={room._id} className={classes.room}>
          <IconBroadcast size={28} stroke={1.7} aria-hidden className={classes.icon} />
          <div className={classes.words}>
            <Text size="sm" fw={600} className={classes.live}>
              {room.demo ? t.demoNow : t.liveNow}
              {room.operator && (
                <>
                  {' · '}
                  <bdi>{room.operator}</bdi>
                </>
              )}
            </Text>
            <Text fw={650} size="lg">
              <bdi>{room.name}</bdi>
            </Text>
          </div>
          <div className={classes.code}>
            <span>{t.gameCode}</span>
            <strong dir="ltr">{room.code}</strong>
          </div>
          <LinkButton variant="white" to="/$lang/operate/$room" params={{ lang, room: room._id }}>
            {t.returnToConsole}
          </LinkButton>
        </div>
      ))}
    </section>
  );
}
