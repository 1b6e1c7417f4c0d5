/** The nonce of this page's Content-Security-Policy; scripts that carry it may run, and may add scripts themselves. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

/** Adds a script of another house to the page: with the page's nonce, and telling that house no more than our origin. */
export function addScript(
  src: string,
  attributes: Record<string, string> = {},
  onLoad: () => void = () => undefined,
): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.nonce = pageNonce();
  script.referrerPolicy = 'strict-origin';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.addEventListener('load', onLoad, { once: true });
  script.src = src;
  document.head.append(script);
  return script;
}

/** The screen shown, without anything that names a record, a search or a person: origin, language, screen. */
export function plainAddress(): string {
  return location.origin + location.pathname.split('/').slice(0, 3).join('/');
}
