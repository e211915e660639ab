import { cancelMaking, getMaking, type Making } from '@storylantern/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiPath, callApi } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** What is made on this machine is there by then, and nothing has to be asked. */
const ASK_AFTER = 1_500;
const ASK_EVERY = 1_000;

/** What is known of a text that a model server writes, and the way to stop it. */
export interface MakingState {
  readonly making: Making | null;
  readonly stopping: boolean;
  stop(): void;
}

/** Follows what is made under a request's key, while it is being made. Null until a model server is at it. */
export function useMaking(key: string | undefined): MakingState {
  const [waited, setWaited] = useState<string>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => setWaited(key), ASK_AFTER);
    return () => clearTimeout(timer);
  }, [key]);
  const { data } = useQuery<Making | null>({
    queryKey: [apiPath(getMaking.path, { key })],
    enabled: key !== undefined && waited === key,
    refetchInterval: ASK_EVERY,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (params: { readonly key: string }) => callApi(cancelMaking, { params }),
  });
  return {
    making: data ?? null,
    stopping: isPending || isSuccess,
    stop: () => key !== undefined && mutate({ key }),
  };
}

/** A request that was stopped by whoever asked: no failure, and the form comes back as it was. */
export const wasStopped = (error: unknown): boolean => error instanceof ApiError && error.code === 'cancelled';
