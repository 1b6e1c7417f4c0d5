import './mantine-styles.ts';
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { setNonce } from 'get-nonce';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useFocusPlaces } from './dialog/focus-return.tsx';
import { type Labels, LabelsProvider } from './labels.tsx';
import { cssVariables, themeWith } from './theme.tsx';

interface Props {
  direction: 'ltr' | 'rtl';
  /** The nonce of this response, for the style elements that components write. */
  styleNonce: string;
  /** What the parts themselves say. */
  labels: Labels;
  children: ReactNode;
}

/** Everything a screen needs around it to look right: theme, fonts, direction, words of its parts. */
export function UiProvider({ direction, styleNonce, labels, children }: Props) {
  // The scroll lock of dialogs writes a style element of its own.
  setNonce(styleNonce);
  useFocusPlaces();
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={useMemo(() => themeWith(labels), [labels])}
        cssVariablesResolver={cssVariables}
        forceColorScheme="light"
        getStyleNonce={() => styleNonce}
      >
        <FollowDirection direction={direction} />
        <LabelsProvider value={labels}>{children}</LabelsProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

function FollowDirection({ direction }: { direction: 'ltr' | 'rtl' }) {
  const { setDirection } = useDirection();
  useEffect(() => setDirection(direction), [direction, setDirection]);
  return null;
}
