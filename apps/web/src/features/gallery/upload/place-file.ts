import { textsIn } from '#platform/words';
import { errorText } from '#platform/api';
import { getLanguage } from '#platform/i18n';
import type { PlacedFile, PlaceWish } from '#platform/media-parts';
import { newMediaRef } from '../media-ref.ts';
import type { Upload } from './upload-line.ts';
import { uploadLine } from './use-uploads.ts';

/** Uploads one file for a place that waits for it: no dialog, a picture that is too large is made smaller on the way. */
export function placeFile(file: File, { only, onShare }: PlaceWish): Promise<PlacedFile> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const end = (placed: PlacedFile) => {
      for (const stop of stops) stop();
      resolve(placed);
    };
    const [id] = uploadLine.add([file], only);
    const look = () => {
      const upload = uploadLine.get().find((one) => one.id === id);
      if (!upload) return end({ outcome: 'stopped' });
      const { state } = upload;
      if (state === 'needsCrop' || state === 'needsCut') return end({ outcome: 'asks' });
      if (state !== 'refused' && state !== 'failed') return onShare(upload.share);
      const reason = reasonOf(upload);
      end({ outcome: 'refused', reason });
      if (state === 'refused' && id !== undefined) uploadLine.cancel(id);
    };
    stops.push(
      uploadLine.onStored((media, upload) => {
        if (upload.id === id)
          end({ outcome: 'placed', media: newMediaRef(media, upload.clip), shrunk: upload.original !== null });
      }),
      uploadLine.subscribe(look),
    );
    look();
  });
}

function reasonOf({ problem, error }: Upload): string {
  const language = getLanguage();
  return problem ? textsIn(language, 'upload').problems[problem] : errorText(error, language);
}
