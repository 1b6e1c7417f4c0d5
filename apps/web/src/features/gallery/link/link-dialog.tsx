import { call, errorText, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useTooLong } from '#platform/too-long';
import { Dialog } from '#ui/dialog/dialog';
import { type Media, MediaId, type MediaRef, type MediaType, SHORT_TEXT_MAX } from '@qc/contract';
import { LINK_MAX } from '@qc/contract/limits';
import { parseVideoLink, type VideoLink } from '@qc/contract/video-links';
import { Alert, Button, Group, Loader, Text, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { clipProblem } from '../clip-time.ts';
import classes from '../gallery.module.css';
import type { ChosenPart } from '../media-ref.ts';
import { MediaTrim } from '../media-trim.tsx';
import { linkWithTimes } from './link-with-times.ts';

/** What is wrong with a link: found here, or a refusal; null: nothing. */
type LinkProblem = 'filmOnly' | 'notLink' | 'otherType' | Error | null;

const SITE_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

interface Props {
  /** What the field begins with; null: closed. */
  link: string | null;
  only: MediaType | undefined;
  /** `part`: what was chosen of a film. */
  onAdded: (media: Media, part: ChosenPart | null) => void;
  onClose: () => void;
}

/** A film of a video site by its link, or a file that the server fetches from a file-storage service. */
export function LinkDialog({ link, only, onAdded, onClose }: Props) {
  const t = useTexts('mediaLink');
  return (
    <Dialog opened={link !== null} onClose={onClose} title={t.title}>
      {link !== null && <LinkForm key={link} link={link} only={only} onAdded={onAdded} onClose={onClose} />}
    </Dialog>
  );
}

function LinkForm({ link: first, only, onAdded, onClose }: Props & { link: string }) {
  const t = useTexts('mediaLink');
  const labels = useTexts('labels');
  const [link, setLink] = useState(first);
  const tooLong = useTooLong();
  const [title, setTitle] = useState('');
  const { language } = useLanguage();
  const [problem, setProblem] = useState<LinkProblem>(null);
  const input = useRef<HTMLInputElement>(null);
  const film = parseVideoLink(link);
  const [part, setPart] = useState<{ of: string; use: MediaRef } | null>(null);
  const use = film && (part?.of === film.publicId ? part.use : previewOf(film));
  const { fetching, fetch, stop } = useFetching(only, (media) => onAdded(media, use), setProblem);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = link.trim();
    if (text.length > LINK_MAX || title.trim().length > SHORT_TEXT_MAX) return undefined;
    if (film && only === 'image') return setProblem('filmOnly');
    if (film && use) {
      if (clipProblem(use, 0, null) === null) void fetch(linkWithTimes(film, use), title);
    } else if (/^https?:\/\/[^\s/]+\.[^\s]+$/.test(text)) void fetch(text, title);
    else setProblem('notLink');
  };
  useEffect(() => {
    // Not at once: while the file is fetched the field takes no focus.
    if (problem !== null && !fetching) input.current?.focus();
  }, [problem, fetching]);
  return (
    <form onSubmit={submit} className={classes.describe} noValidate>
      <TextInput
        ref={input}
        label={t.label}
        description={t.hint}
        placeholder="https://"
        dir="ltr"
        type="url"
        inputMode="url"
        leftSection={<IconLink size={17} aria-hidden />}
        value={link}
        error={
          tooLong(link, LINK_MAX) ?? (problem instanceof Error ? errorText(problem, language) : problem && t[problem])
        }
        disabled={fetching}
        data-autofocus
        onChange={(event) => {
          setLink(event.currentTarget.value);
          setProblem(null);
        }}
      />
      {film && use && (
        <div className={classes.linkFilm}>
          <Text size="sm" fw={550}>
            {t.film(SITE_NAMES[film.provider])}
          </Text>
          <MediaTrim value={use} disabled={fetching} onChange={(next) => setPart({ of: film.publicId, use: next })} />
        </div>
      )}
      <TextInput
        label={t.name}
        description={t.nameHint}
        value={title}
        error={tooLong(title, SHORT_TEXT_MAX)}
        disabled={fetching}
        classNames={{ input: 'qc-user-text' }}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {fetching && !film && (
        <Alert color="brand" role="status" icon={<Loader size={18} aria-hidden />}>
          {t.fetching}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="subtle" color="gray" onClick={fetching ? stop : onClose}>
          {fetching ? t.stop : labels.cancel}
        </Button>
        <Button type="submit" loading={fetching} disabled={link.trim() === ''}>
          {film ? t.add : t.fetch}
        </Button>
      </Group>
    </form>
  );
}

/** The film as if it were in the gallery already, to be looked at. */
function previewOf({ provider, publicId, startMs, endMs }: VideoLink): MediaRef {
  const _id = MediaId.parse('preview00');
  return { _id, type: 'video', provider, publicId, width: 0, height: 0, durationMs: 0, startMs, endMs, alt: '' };
}

function useFetching(
  wanted: MediaType | undefined,
  done: (media: Media) => void,
  tell: (problem: LinkProblem) => void,
) {
  const refresh = useRefresh('listMedia');
  const [busy, setBusy] = useState(false);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  return {
    fetching: busy,
    stop: () => abort.current?.abort(),
    fetch: async (address: string, name: string) => {
      const control = new AbortController();
      abort.current = control;
      tell(null);
      setBusy(true);
      try {
        const body = name.trim() === '' ? { link: address } : { link: address, title: name.trim() };
        const media = await call('createMediaFromLink', { body }, { signal: control.signal });
        await refresh();
        setBusy(false);
        if (wanted !== undefined && media.type !== wanted) tell('otherType');
        else done(media);
      } catch (error) {
        setBusy(false);
        if (!control.signal.aborted) tell(error instanceof Error ? error : new Error(String(error)));
      }
    },
  };
}
