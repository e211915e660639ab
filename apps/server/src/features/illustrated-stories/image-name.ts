import { customAlphabet } from 'nanoid';

/** Ids of books are part of the names of their pictures, which have small letters and digits only. */
const ID_LENGTH = 24;
export const newBookId = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', ID_LENGTH);

/** The picture of one scene of one book, as it was asked for the n-th time. */
export interface ImageName {
  readonly bookId: string;
  readonly sceneId: string;
  readonly round: number;
}

/** The only names there are: book, scene and round. What does not match never reaches the database. */
const NAME = /^([a-z0-9]{24})-(s[0-9]{1,3})-([0-9]{1,7})\.webp$/;

/** Reads the name of a picture; undefined when it is not one of ours. */
export function readImageName(filename: string): ImageName | undefined {
  const [, bookId, sceneId, round] = NAME.exec(filename) ?? [];
  if (bookId === undefined || sceneId === undefined || round === undefined) return undefined;
  return { bookId, sceneId, round: Number(round) };
}

/** Where a picture is served. Another round has another address, so each can be kept for good. */
export const imageUrl = ({ bookId, sceneId, round }: ImageName): string =>
  `/api/illustrated-stories/image/${bookId}-${sceneId}-${round}.webp`;
