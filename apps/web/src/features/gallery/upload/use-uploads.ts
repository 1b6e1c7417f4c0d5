import { call } from '#platform/api';
import { isOnline, onOnlineChange } from '#platform/online';
import { getSessionUser, getSessionValue, onSessionChange, renewSessionValue } from '#platform/session';
import { type Media, SHORT_TEXT_MAX } from '@qc/contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { shrinkPicture } from '../crop/shrink-picture.ts';
import { probeFile } from './probe-file.ts';
import { sendResumable } from './tus-transport.ts';
import { createUploadLine, type Upload } from './upload-line.ts';

/** One line for all screens: closing the gallery stops nothing. */
export const uploadLine = createUploadLine({
  probe: probeFile,
  shrink: shrinkPicture,
  send: (file, events) =>
    sendResumable(file, { userId: getSessionUser()?._id ?? '', session: getSessionValue }, events),
  store: (upload, file) => call('createMediaFromUpload', { body: { upload, title: titleOf(file) } }),
  renew: renewSessionValue,
  isOnline,
  onOnline: (listener) => {
    onOnlineChange(() => {
      if (isOnline()) listener();
    });
  },
});

let owner = getSessionUser()?._id;
onSessionChange(() => {
  const now = getSessionUser()?._id;
  if (now !== owner) uploadLine.clear();
  owner = now;
});

/** The files on their way, kept up to date; calls back with each that has reached the gallery. */
export function useUploads(onStored: (media: Media, upload: Upload) => void): readonly Upload[] {
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => uploadLine.onStored((media, upload) => latest.current(media, upload)), []);
  return useSyncExternalStore(uploadLine.subscribe, uploadLine.get, uploadLine.get);
}

/** The file's name without its ending, as a first title. */
function titleOf(file: File): string {
  return file.name.replace(/\.[^.]+$/, '').slice(0, SHORT_TEXT_MAX);
}
