const RULES: readonly [RegExp, string][] = [
  [/((?:token|session|x-auth|password)["']?\s*[=:]\s*["']?)[^&\s"'#]+/gi, '$1…'],
  [/(\/play\/)(?:\d{6}|[a-z0-9]{12})\b/g, '$1…'],
  [/[^\s@<>()"'=/]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi, '…@…'],
];

/** Takes secrets, room codes and e-mail addresses out of what a browser reports. */
export function redact(text: string): string {
  return RULES.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
