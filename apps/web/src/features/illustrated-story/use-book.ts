import {
  getIllustratedStory,
  getIllustratedStoryNarration,
  type IllustratedStory,
  type NarrationManifest,
} from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { apiPath } from '../../lib/api-client.ts';

/** How often a book is read again while its pictures or its narration are being made, in milliseconds. */
const LOOK = 1500;

/** The address of one book's own answer, which is its query key as well. */
export const bookPath = (id: string): string => apiPath(getIllustratedStory.path, { id });

/** Whether anything of the book is still being made, so that asking again makes sense. */
export const isBeingMade = (book: IllustratedStory): boolean =>
  book.narration.state === 'waiting' || book.scenes.some((scene) => scene.picture === 'drawing');

/** One book; read again until all of it is made. */
export const useBook = (id: string) =>
  useQuery<IllustratedStory>({
    queryKey: [bookPath(id)],
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? LOOK : false),
    refetchIntervalInBackground: true,
  });

/** When each word of the narration is spoken; asked for once the sound is there, and anew with a new sound. */
export const useBookNarration = (book: IllustratedStory) =>
  useQuery<NarrationManifest>({
    queryKey: [apiPath(getIllustratedStoryNarration.path, { id: book.id }), book.audioUrl],
    enabled: book.audioUrl !== null,
  });
