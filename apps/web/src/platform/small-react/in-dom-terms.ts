/** Attributes of SVG that React writes in camel case; those that are so in SVG itself (`clipPathUnits`, `textLength`) stay. */
const HYPHENATED = /^(clip(?!PathU)|fill|font|stop|stroke|text(?!L))[A-Z]/;
/** Inputs whose `change` is React's; of all others it is the DOM's `input`. */
const CHOSEN = /^(checkbox|file|radio)$/;

/**
 * The properties of an element of the DOM by the names that Preact hands to it: `strokeWidth` as `stroke-width`, and
 * `onChange` of a field for text as `onInput`.
 */
export function inDomTerms(type: string, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  for (const name in props) {
    const isTyped = name === 'onChange' && /^(input|textarea)$/.test(type) && !CHOSEN.test(String(props.type));
    const own = HYPHENATED.test(name) ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name;
    renamed[isTyped ? 'onInput' : own] = props[name];
  }
  return renamed;
}
