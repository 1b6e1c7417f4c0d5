import { IMAGE_BYTES_MAX } from '@qc/contract';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** What a file picker may offer. */
export const ACCEPT = ACCEPTED.join(',');

/** Why a file would be refused, found before anything is sent; null: nothing wrong so far. The server looks inside. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): 'tilde' | 'wrongType' | 'tooLarge' | null {
  if (file.name.includes('~')) return 'tilde';
  if (!ACCEPTED.includes(file.type)) return 'wrongType';
  return file.size > IMAGE_BYTES_MAX ? 'tooLarge' : null;
}
