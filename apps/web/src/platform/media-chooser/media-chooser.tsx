import type { MediaRef, MediaType } from '@qc/contract';
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { MediaPlacerContext, type PlaceFile } from './media-placer.tsx';
import { MediaTrimContext, type MediaTrimProps } from './media-trim.tsx';

/** What a screen asks of the gallery. */
export interface MediaChoice {
  /** Only pictures are offered. */
  onlyImage?: boolean;
  /** Only this type is offered. */
  type?: MediaType;
  /** Choosing only: the upload button is not shown. */
  hideButton?: boolean;
}

/** What the dialog that serves choices must take: feature `gallery` provides it, `app` brings both together. */
export interface MediaDialogProps extends MediaChoice {
  open: boolean;
  /** Called with the chosen file, described by the person who chose it. */
  onChosen: (media: MediaRef) => void;
  onClose: () => void;
}

type ChooseMedia = (choice?: MediaChoice) => Promise<MediaRef | null>;

const ChooserContext = createContext<ChooseMedia | null>(null);

/** Mounts the gallery dialog once for the whole app and gives every screen below the way to ask it, and `MediaTrim`. */
export function MediaChooserProvider({
  dialog: Dialog,
  trim: Trim,
  place,
  children,
}: {
  dialog: ComponentType<MediaDialogProps>;
  trim: ComponentType<MediaTrimProps>;
  place: PlaceFile;
  children: ReactNode;
}) {
  const [choice, setChoice] = useState<MediaChoice | null>(null);
  const answer = useRef<((media: MediaRef | null) => void) | null>(null);

  const finish = useCallback((media: MediaRef | null) => {
    answer.current?.(media);
    answer.current = null;
    setChoice(null);
  }, []);

  const chooseMedia = useCallback<ChooseMedia>((wanted = {}) => {
    answer.current?.(null);
    setChoice(wanted);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const renderTrim = useCallback((props: MediaTrimProps) => <Trim {...props} />, [Trim]);

  return (
    <ChooserContext value={chooseMedia}>
      <MediaTrimContext value={renderTrim}>
        <MediaPlacerContext value={place}>{children}</MediaPlacerContext>
      </MediaTrimContext>
      <Dialog open={choice !== null} {...choice} onChosen={finish} onClose={() => finish(null)} />
    </ChooserContext>
  );
}

/** Asks the person to choose a file from the gallery; null when the dialog was closed without a choice. */
export function useMediaChooser(): ChooseMedia {
  const chooseMedia = useContext(ChooserContext);
  if (!chooseMedia) throw new Error('useMediaChooser needs a MediaChooserProvider above it');
  return chooseMedia;
}
