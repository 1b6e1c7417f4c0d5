/** A program as it may stand in a document. */
export function inScript(code: string): string {
  return code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}
