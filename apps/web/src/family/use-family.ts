import type { Child } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { useChosenId } from './chosen-id.ts';

/** Where the family's children are read; their list is kept under it. Written out, so that the header needs no schema. */
export const CHILDREN_PATH = '/api/children';

/** The children as the server tells them, those put away too. */
export const useChildren = () => useQuery<readonly Child[]>({ queryKey: [CHILDREN_PATH] });

export interface Family {
  /** Those stories can be for; empty until they are known, and when nobody answered. */
  readonly children: readonly Child[];
  /** Who stories are for; undefined for nobody in particular. */
  readonly chosen: Child | undefined;
  /** The server has said who there is. */
  readonly known: boolean;
}

const NOBODY: readonly Child[] = [];

/** Who stories can be for, and who they are for now. A child that was put away or deleted is no longer chosen. */
export function useFamily(): Family {
  const { data } = useChildren();
  const id = useChosenId();
  const children = data?.filter((child) => child.archivedAt === null) ?? NOBODY;
  return { children, chosen: children.find((child) => child.id === id), known: data !== undefined };
}
