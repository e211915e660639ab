import {
  addChild,
  archiveChild,
  changeChild,
  deleteChild,
  IDEMPOTENCY_HEADER,
  type Child,
  type ChildDetails,
} from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../lib/api-client.ts';
import { sentenceOf } from '../lib/api-error.ts';
import { tellOtherTabs } from '../lib/other-tabs.ts';
import { toast } from '../ui/toast/toast.ts';
import { chooseChild } from './chosen-id.ts';
import { CHILDREN_PATH } from './use-family.ts';

const NOBODY_ANSWERED = 'Nobody answered in time. Please try again.';

/** The children are read again, in every tab: one was added, changed or taken away. */
function useReadAgain() {
  const queries = useQueryClient();
  return () => {
    tellOtherTabs({ readAgain: CHILDREN_PATH });
    return queries.invalidateQueries({ queryKey: [CHILDREN_PATH] });
  };
}

interface Kept {
  readonly details: ChildDetails;
  /** Undefined for a child that is being added. */
  readonly id: string | undefined;
  /** The same key never adds a second child. */
  readonly key: string;
}

/** Adds a child, who stories are for from then on, or changes one. */
export function useKeepChild() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ details, id, key }: Kept) =>
      id === undefined
        ? callApi(addChild, { body: details, headers: { [IDEMPOTENCY_HEADER]: key } })
        : callApi(changeChild, { params: { id }, body: details }),
    onSuccess: async (child, { id }) => {
      await readAgain();
      if (id === undefined) chooseChild(child.id);
      toast(
        id === undefined
          ? { title: `${child.nickname} is here`, description: `Stories are for ${child.nickname} from now on.` }
          : { title: 'Kept', description: `Forms start from this for ${child.nickname}.` },
      );
    },
  });
}

/** Puts a child away, or brings it back. */
export function useArchiveChild() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ child, archived }: { readonly child: Child; readonly archived: boolean }) =>
      callApi(archiveChild, { params: { id: child.id }, body: { archived } }),
    onSuccess: async (child) => {
      await readAgain();
      toast(
        child.archivedAt === null
          ? { title: `${child.nickname} is back` }
          : { title: `${child.nickname} is put away`, description: 'Everything made for them stays in your library.' },
      );
    },
    onError: (error) =>
      toast({ kind: 'failure', title: 'Nothing was changed', description: sentenceOf(error, NOBODY_ANSWERED) }),
  });
}

/** Deletes what is written down about a child, for good. */
export function useDeleteChild() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (child: Child) => callApi(deleteChild, { params: { id: child.id } }),
    onSuccess: async (_, child) => {
      await readAgain();
      toast({ title: `What was kept about ${child.nickname} is deleted` });
    },
    onError: (error) =>
      toast({ kind: 'failure', title: 'Nothing was deleted', description: sentenceOf(error, NOBODY_ANSWERED) }),
  });
}
