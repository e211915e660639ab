import {
  changeIllustratedStoryAppearance,
  editIllustratedStoryScenes,
  redrawIllustratedStoryScene,
  type IllustratedStory,
} from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, type BodyOf } from '../../lib/api-client.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { bookPath } from './use-book.ts';

/** The changes a parent may make to a finished book. Each answers with the whole book as it is now. */
export function useChangeBook(book: IllustratedStory) {
  const queries = useQueryClient();
  const params = { id: book.id };
  const onSuccess = async (changed: IllustratedStory) => {
    queries.setQueryData([bookPath(book.id)], changed);
    await readStoryListsAgain(queries);
  };
  return {
    scenes: useMutation({
      mutationFn: (body: BodyOf<typeof editIllustratedStoryScenes>) =>
        callApi(editIllustratedStoryScenes, { params, body }),
      onSuccess,
    }),
    redraw: useMutation({
      mutationFn: (sceneId: string) => callApi(redrawIllustratedStoryScene, { params: { ...params, sceneId } }),
      onSuccess,
    }),
    appearance: useMutation({
      mutationFn: (body: BodyOf<typeof changeIllustratedStoryAppearance>) =>
        callApi(changeIllustratedStoryAppearance, { params, body }),
      onSuccess,
    }),
  };
}
