import { useRefresh } from '#platform/api';
import { isolate, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { mediaUrl } from '#ui/picture/media-source';
import { DELIVERY_WIDTH_MAX, type Media, type MediaType } from '@qc/contract';
import { Alert, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { CropDialog } from './crop/crop-dialog.tsx';
import { CutterDialog } from './cutter/cutter-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { GalleryList } from './gallery-list.tsx';
import classes from './gallery.module.css';
import { LinkDialog } from './link/link-dialog.tsx';
import type { ChosenPart } from './media-ref.ts';
import { MediaTile } from './media-tile.tsx';
import { PlayDialog } from './play-dialog.tsx';
import { InterruptedList } from './upload/interrupted-list.tsx';
import { UploadList } from './upload/upload-list.tsx';
import type { Upload } from './upload/upload-line.ts';
import { uploadLine, useUploads } from './upload/use-uploads.ts';
import { useMediaActions } from './use-media-actions.ts';

/** Uploads that stay listed for a while and ask nothing of anybody. */
const OVER: readonly Upload['state'][] = ['done', 'failed', 'refused'];

interface Props {
  /** Offered for choosing; null: the gallery is only looked at. */
  onChoose: ((media: Media, part: ChosenPart | null) => void) | null;
  /** The only type offered; undefined: the person filters. */
  type?: MediaType | undefined;
  hideButton?: boolean;
  /** Heading level inside: one under the title of the page or of the dialog. */
  order: 2 | 3;
}

/** The gallery itself: everything that brings files in, and the files there are. */
export function GalleryPanel({ onChoose, type, hideButton = false, order }: Props) {
  const t = useTexts('gallery');
  const refresh = useRefresh('listMedia');
  const [page, setPage] = useState(1);
  const [link, setLink] = useState<string | null>(null);
  const [played, setPlayed] = useState<Media | null>(null);
  const [said, setSaid] = useState('');
  const { rename, remove, usedIn, forgetUse } = useMediaActions();
  const parts = useRef(new Map<string, ChosenPart>());
  const uploads = useUploads((media, upload) => {
    setPage(1);
    setSaid(t.added(isolate(media.title)));
    if (upload.clip) parts.current.set(media._id, upload.clip);
    void refresh();
    // The one file somebody brought for this place is what they want here.
    const others = uploadLine.get().some(({ id, state }) => id !== upload.id && !OVER.includes(state));
    if (upload.alone && onChoose && link === null && !others && (type === undefined || media.type === type))
      onChoose(media, upload.clip);
  });
  const { prepared, prepare, ready, leave } = usePreparing(uploads);

  const edit = async (media: Media) => {
    try {
      const response = await fetch(mediaUrl(media.publicId, { width: DELIVERY_WIDTH_MAX }));
      if (!response.ok) throw new Error('not delivered');
      const blob = await response.blob();
      const file = new File([blob], `${media.title.replaceAll('~', '-')}.webp`, { type: blob.type });
      prepare({ kind: 'copy', file });
    } catch {
      showTimedMessage({ kind: 'error', title: t.openFailed });
    }
  };
  return (
    <DropZone onFiles={hideButton ? null : (files) => uploadLine.add(files, type)} onLink={setLink} only={type}>
      <InterruptedList uploads={uploads} />
      <UploadList
        uploads={uploads}
        onPrepare={(upload) =>
          prepare(
            upload.state === 'done' && upload.original
              ? { kind: 'copy', file: upload.original }
              : { kind: 'upload', upload },
          )
        }
      />
      <VisuallyHidden component="span" role="status">
        {said}
      </VisuallyHidden>
      {usedIn && (
        <Alert color="red" role="alert" title={t.inUse} withCloseButton onClose={forgetUse}>
          <ul className={classes.uses}>
            {usedIn.map((use) => (
              <li key={use} dir="auto">
                {use}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <GalleryList
        type={type}
        order={order}
        page={page}
        onPage={setPage}
        tile={(media) => (
          <MediaTile
            key={media._id}
            media={media}
            onChoose={onChoose && ((chosen) => onChoose(chosen, parts.current.get(chosen._id) ?? null))}
            onPlay={setPlayed}
            onEdit={(chosen) => void edit(chosen)}
            onRename={(chosen) => void rename(chosen)}
            onRemove={(chosen) => void remove(chosen)}
          />
        )}
      />
      <CropDialog
        file={
          prepared?.kind === 'copy' ? prepared.file : prepared?.upload.kind === 'image' ? prepared.upload.file : null
        }
        onDone={(file) => ready(file, null)}
        onClose={leave}
      />
      <CutterDialog
        request={
          prepared?.kind === 'upload' && prepared.upload.kind !== 'image'
            ? { ...prepared.upload, kind: prepared.upload.kind }
            : null
        }
        onDone={ready}
        onClose={leave}
      />
      <LinkDialog
        link={link}
        only={type}
        onClose={() => setLink(null)}
        onAdded={(media, part) => {
          setLink(null);
          setPage(1);
          setSaid(t.added(isolate(media.title)));
          onChoose?.(media, media.provider === 'file' ? null : part);
        }}
      />
      <PlayDialog media={played} onClose={() => setPlayed(null)} />
    </DropZone>
  );
}

type Prepared = { kind: 'upload'; upload: Upload } | { kind: 'copy'; file: File };

/** Which file is being cropped or cut now. A file that came alone is opened at once, the others wait for a press. */
function usePreparing(uploads: readonly Upload[]) {
  const [asked, setAsked] = useState<Prepared | null>(null);
  const [left, setLeft] = useState<readonly number[]>([]);
  const waiting = uploads.find(
    ({ id, state, alone }) => alone && (state === 'needsCrop' || state === 'needsCut') && !left.includes(id),
  );
  const prepared: Prepared | null = asked ?? (waiting ? { kind: 'upload', upload: waiting } : null);
  const leave = () => {
    if (prepared?.kind === 'upload') setLeft([...left, prepared.upload.id]);
    setAsked(null);
  };
  return {
    prepared,
    prepare: setAsked,
    leave,
    ready: (file: File, clip: Upload['clip']) => {
      if (prepared?.kind === 'upload') uploadLine.replace(prepared.upload.id, file, clip);
      else uploadLine.add([file]);
      leave();
    },
  };
}
