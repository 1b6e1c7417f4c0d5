import { GrowingTextarea } from '#ui/field/growing-textarea';
import { useTexts } from '#platform/i18n';
import { useTooLong } from '#platform/too-long';
import { MediaImage } from '#ui/picture/media-image';
import { type Media, MEDIA_ALT_MAX, type MediaRef, VIDEO_CUT_MAX_MS } from '@qc/contract';
import { Button, Group } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { clipProblem } from './clip-time.ts';
import classes from './gallery.module.css';
import { type ChosenPart, newMediaRef } from './media-ref.ts';
import { MediaTrim } from './media-trim.tsx';

/** Second step of choosing: which part is played, and what it shows, for those who do not see it. */
export function DescribeMedia({
  media,
  part,
  onUse,
  onBack,
}: {
  media: Media;
  /** The part chosen when it was added. */
  part: ChosenPart | null;
  onUse: (chosen: MediaRef) => void;
  onBack: () => void;
}) {
  const t = useTexts('gallery');
  const [chosen, setChosen] = useState(() => newMediaRef(media, part));
  const picture = media.type === 'image';
  const maxMs = chosen.provider === 'file' && !picture ? VIDEO_CUT_MAX_MS : null;
  const tooLong = useTooLong();
  const wrong = chosen.alt.trim().length > MEDIA_ALT_MAX || clipProblem(chosen, chosen.durationMs, maxMs) !== null;
  const use = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!wrong) onUse({ ...chosen, alt: chosen.alt.trim() });
  };
  return (
    <form onSubmit={use} className={classes.describe}>
      {picture && (
        <span className={classes.describePicture}>
          <MediaImage media={{ ...media, alt: '' }} sizes="480px" className={classes.describeImage} eager />
        </span>
      )}
      <MediaTrim value={chosen} onChange={setChosen} />
      <GrowingTextarea
        label={picture ? t.describe : t.describePlayed}
        description={t.describeHint}
        placeholder={picture ? t.describePlaceholder : t.describePlayedPlaceholder}
        value={chosen.alt}
        error={tooLong(chosen.alt, MEDIA_ALT_MAX)}
        minRows={2}
        classNames={{ input: 'qc-user-text' }}
        data-autofocus
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) use(event);
        }}
        onChange={(event) => setChosen({ ...chosen, alt: event.currentTarget.value })}
      />
      <Group justify="space-between">
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t.back}
        </Button>
        <Button type="submit" disabled={wrong}>
          {t.useIt[media.type]}
        </Button>
      </Group>
    </form>
  );
}
