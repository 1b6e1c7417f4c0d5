import { useTexts } from '#platform/i18n';
import { MediaImage } from '#ui/media-image';
import type { Media, MediaRef } from '@qc/contract';
import { Button, Group, Textarea } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import classes from './gallery.module.css';
import { texts } from './texts.ts';

/** Longest description. */
const ALT_MAX = 200;

/** Second step of choosing: what the picture shows, for those who do not see it. */
export function DescribeMedia({
  media,
  onUse,
  onBack,
}: {
  media: Media;
  onUse: (chosen: MediaRef) => void;
  onBack: () => void;
}) {
  const t = useTexts(texts);
  const [alt, setAlt] = useState('');
  const use = (event: SyntheticEvent) => {
    event.preventDefault();
    const { _id, type, publicId, width, height } = media;
    onUse({ _id, type, publicId, width, height, alt: alt.trim() });
  };
  return (
    <form onSubmit={use} className={classes.describe}>
      {media.type === 'image' && (
        <span className={classes.describePicture}>
          <MediaImage media={{ ...media, alt: '' }} sizes="480px" className={classes.describeImage} eager />
        </span>
      )}
      <Textarea
        label={t.describe}
        description={t.describeHint}
        placeholder={t.describePlaceholder}
        value={alt}
        maxLength={ALT_MAX}
        autosize
        minRows={2}
        classNames={{ input: 'qc-user-text' }}
        data-autofocus
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) use(event);
        }}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <Group justify="space-between">
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t.back}
        </Button>
        <Button type="submit">{t.use}</Button>
      </Group>
    </form>
  );
}
