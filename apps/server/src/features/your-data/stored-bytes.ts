import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isMediaFile, type MediaStore } from '../../platform/media/media-store.ts';

/** The hash a media file is named by. */
const hashInName = (file: string): string => file.slice(0, file.lastIndexOf('.'));

/** Whether bytes are those that a file is named by. */
export const isContentOf = (file: string, bytes: Uint8Array): boolean =>
  createHash('sha256').update(bytes).digest('hex') === hashInName(file);

/** The bytes of a stored file; undefined when it is not there, or no longer what it was. */
export async function readStored(store: MediaStore, file: string): Promise<Uint8Array | undefined> {
  const size = isMediaFile(file) ? await store.size(file) : undefined;
  if (!size) return undefined;
  const bytes = await buffer(await store.read(file, 0, size - 1));
  return isContentOf(file, bytes) ? bytes : undefined;
}
