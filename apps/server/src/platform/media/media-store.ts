import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** The kinds of file that are kept, by the ending of their names. */
const MEDIA_TYPES = { webp: 'image/webp', mp3: 'audio/mpeg', json: 'application/json' } as const;
/** The endings that names of media files have. */
export type MediaExtension = keyof typeof MEDIA_TYPES;

/** The only names there are. Anything else never reaches a file system or a bucket. */
const MEDIA_FILE = /^[a-z0-9]{1,80}\.(webp|mp3|json)$/;

/** Whether a name could be that of a media file; it need not be there. */
export const isMediaFile = (name: string): boolean => MEDIA_FILE.test(name);

/** Content type of a media file; the name must have passed `isMediaFile`. */
export function mediaTypeOf(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return extension in MEDIA_TYPES ? MEDIA_TYPES[extension as MediaExtension] : 'application/octet-stream';
}

/** A file is named by what is in it: the same bytes have one name, and a name never changes its bytes. */
export const mediaFileName = (bytes: Uint8Array, extension: MediaExtension): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;

/** Where finished pictures and sounds are kept. Names are those of `mediaFileName`; others are refused with an Error. */
export interface MediaStore {
  /** Keeps a file so that it survives a power cut once this resolves. Putting it again changes nothing. */
  put(file: string, bytes: Uint8Array): Promise<void>;
  /** Its length in bytes, or undefined when it is not there. */
  size(file: string): Promise<number | undefined>;
  /** The bytes from `start` to `end`, both included. */
  read(file: string, start: number, end: number): Promise<Readable>;
  /** Forgets a file; nothing happens when it is not there. */
  remove(file: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error when a name is not one that this server gave. */
export function checkMediaFile(file: string): void {
  if (!isMediaFile(file)) throw new Error('That is not the name of a media file');
}
