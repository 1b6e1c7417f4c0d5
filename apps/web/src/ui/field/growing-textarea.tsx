import { Textarea, type TextareaProps } from '@mantine/core';

/** Where the browser sizes a field by its words, no script measures: what it measured early stayed wrong. */
const BROWSER_SIZES = 'CSS' in globalThis && 'supports' in CSS && CSS.supports('field-sizing', 'content');

interface Props extends Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows' | 'style'> {
  minRows?: number | undefined;
  maxRows?: number | undefined;
}

/** A text field of several lines that is as high as its words, between the fewest and the most rows. */
export function GrowingTextarea({ minRows = 1, maxRows, ...rest }: Props) {
  if (!BROWSER_SIZES) return <Textarea {...rest} autosize minRows={minRows} {...(maxRows && { maxRows })} />;
  const rows = { '--fewest-rows': minRows, '--most-rows': maxRows ?? 1000 };
  return <Textarea {...rest} data-grows rows={minRows} style={rows} />;
}
