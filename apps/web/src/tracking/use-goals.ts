import {
  changeGoal,
  deleteGoal,
  deleteGoalLook,
  IDEMPOTENCY_HEADER,
  listGoals,
  lookAtGoal,
  setGoal,
  type Goal,
  type GoalDetails,
} from '@storylantern/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath, callApi } from '../lib/api-client.ts';
import { sentenceOf } from '../lib/api-error.ts';
import { toast } from '../ui/toast/toast.ts';
import type { Piece } from './piece.ts';

/** The family's goals, latest first; those of one piece when it is named. */
export const useGoals = (piece?: Pick<Piece, 'kind' | 'id'>) =>
  useQuery<readonly Goal[]>({
    queryKey: [apiPath(listGoals.path, {}, piece ? { pieceKind: piece.kind, pieceId: piece.id } : {})],
  });

/** Every list of goals is read again. */
function useReadAgain() {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listGoals.path) });
}

const failed = (title: string) => (error: unknown) =>
  toast({ kind: 'failure', title, description: sentenceOf(error, 'Nobody answered in time. Please try again.') });

/** Sets a goal. The same key never sets a second one. */
export function useSetGoal() {
  return useMutation({
    mutationFn: ({ details, key }: { readonly details: GoalDetails; readonly key: string }) =>
      callApi(setGoal, { body: details, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSuccess: useReadAgain(),
  });
}

/** Puts the words of a goal right. */
export function useChangeGoal(id: string) {
  return useMutation({
    mutationFn: (words: Pick<GoalDetails, 'hope' | 'childName'>) =>
      callApi(changeGoal, { params: { id }, body: words }),
    onSuccess: useReadAgain(),
  });
}

/** Records how close a goal is today. */
export function useLookAtGoal(id: string) {
  return useMutation({
    mutationFn: ({ closeness, key }: { readonly closeness: number; readonly key: string }) =>
      callApi(lookAtGoal, { params: { id }, body: { closeness }, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSuccess: useReadAgain(),
  });
}

/** Takes one look at a goal away. */
export function useDeleteLook(id: string) {
  return useMutation({
    mutationFn: (lookId: string) => callApi(deleteGoalLook, { params: { id, lookId } }),
    onSuccess: useReadAgain(),
    onError: failed('The look is still here'),
  });
}

/** Deletes a goal with every look at it. */
export function useDeleteGoal(id: string) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => callApi(deleteGoal, { params: { id } }),
    onSuccess: async () => {
      await readAgain();
      toast({ title: 'Goal deleted' });
    },
    onError: failed('The goal is still here'),
  });
}
