import { cleanText } from '@qc/contract';

/** Where a payload would lead a browser that took it for more than words. */
const away = '//evil.invalid/x';

/**
 * Words that run a script, leave the page, change its looks or break its text, wherever they are taken for more than
 * words. A script that runs sets `__ran`.
 */
const payloads: readonly string[] = [
  '<script>__ran=1</script>',
  '"><script>__ran=1</script>',
  '</script><script>__ran=1</script>',
  '</title><script>__ran=1</script>',
  '</textarea><script>__ran=1</script>',
  '</style><script>__ran=1</script>',
  '<!--<script>__ran=1</script>-->',
  '--><script>__ran=1</script><!--',
  ']]><script>__ran=1</script>',
  '<script>__ran=1//',
  '<scr<script>ipt>__ran=1</script>',
  '<img src=x onerror=__ran=1>',
  '"><img src=x onerror=__ran=1>',
  "'><img src=x onerror=__ran=1>",
  '<img src=x onerror="__ran=1"//',
  '<image src=x onerror=__ran=1>',
  '<svg onload=__ran=1>',
  '<svg/onload=__ran=1>',
  '<svg><script>__ran=1</script></svg>',
  '<svg><animate onbegin=__ran=1 attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:__ran=1"><text y=20>go</text></a>',
  '<body onload=__ran=1>',
  '<details open ontoggle=__ran=1>go',
  '<input autofocus onfocus=__ran=1>',
  '<video><source onerror=__ran=1></video>',
  '<audio src=x onerror=__ran=1>',
  '<marquee onstart=__ran=1>go</marquee>',
  '<iframe src=javascript:__ran=1>',
  '<iframe srcdoc="<script>parent.__ran=1</script>">',
  '<object data=javascript:__ran=1>',
  '<embed src=javascript:__ran=1>',
  '<a href=javascript:__ran=1>go</a>',
  '<a href="data:text/html,<script>__ran=1</script>">go</a>',
  '<form action=javascript:__ran=1><button>go',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=__ran=1>',
  `<base href=${away}>`,
  `<meta http-equiv=refresh content="0;url=${away}">`,
  `<link rel=stylesheet href=${away}>`,
  `<img src=${away}>`,
  `<style>@import "${away}";</style>`,
  'javascript:__ran=1',
  'JaVaScRiPt:__ran=1',
  'java\tscript:__ran=1',
  'vbscript:__ran=1',
  'data:text/html,<script>__ran=1</script>',
  '{{constructor.constructor("__ran=1")()}}',
  '${__ran=1}',
  '<%= __ran=1 %>',
  '";__ran=1;//',
  "';__ran=1;//",
  '" onmouseover="__ran=1',
  "' autofocus onfocus='__ran=1",
  '\\u003cscript\\u003e__ran=1\\u003c/script\\u003e',
  '&lt;script&gt;__ran=1&lt;/script&gt;',
  '&#60;img src=x onerror=__ran=1&#62;',
  '%3Cscript%3E__ran=1%3C/script%3E',
  '＜script＞__ran=1＜/script＞',
  `red;background:url(${away})`,
  `}*{background:url(${away})}`,
  'expression(__ran=1)',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'one\u2028__ran=1',
  'two\u2029__ran=1',
  '\u202e>tpircs/<1=nar__>tpircs<',
  '\u2067\u200f\u200e<script>__ran=1</script>',
  '\ufeff<script>__ran=1</script>',
  '\u0000<script>__ran=1</script>',
  `Z${'\u0301\u0489'.repeat(17)}algo`,
];

/** Gives payloads one after the other, from the first again after the last; only those a field of that length takes. */
export class PayloadSource {
  readonly #next = new Map<number, number>();

  /** The next payload of at most `max` characters, as the product keeps it. */
  next(max: number): string {
    const fitting = payloads.map(cleanText).filter(({ length }) => length >= 2 && length <= max);
    const turn = this.#next.get(max) ?? 0;
    this.#next.set(max, turn + 1);
    return fitting[turn % fitting.length] ?? 'none fits';
  }

  /** Several of them, no two alike in the eyes of the product. */
  many(count: number, max: number): string[] {
    const found = new Map<string, string>();
    while (found.size < count) {
      const text = this.next(max);
      found.set(text.toLowerCase().replaceAll(/\s/g, ''), text);
    }
    return [...found.values()];
  }
}
