/**
 * Where this process keeps compiled code, for threads and processes that are given nothing else of its environment:
 * without it each of them reads and compiles everything anew.
 */
export function compiledCode(): Record<string, string> {
  const folder = process.env['NODE_COMPILE_CACHE'];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
