const RULES: readonly [RegExp, string][] = [
  [/((?:token|session|x-auth|password|secret|code|cookie|bearer)["']?\s*[=:]\s*["']?)[^&\s"'#]+/gi, '$1…'],
  [/(\bbearer\s+)\S+/gi, '$1…'],
  [/(\/play\/)(?:\d{6}|[a-z0-9]{12})\b/g, '$1…'],
  [/[^\s@<>()"'=/]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi, '…@…'],
  // Random words of the length of our secrets; names of files with a build's mark in them stay.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}(?![\w-]|\.(?:m?js|css|tsx?))/g, '…'],
  [/\+\d[\d ()-]{7,}\d/g, '…'],
];

/** Takes secrets, room codes, e-mail addresses and phone numbers out of what a browser reports. */
export function redact(text: string): string {
  return RULES.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
