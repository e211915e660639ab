import type { getHealth, Health } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';

const HEALTH: typeof getHealth.path = '/api/health';

/** True once the server has said that no part of a story is made outside this computer. */
export function useStaysHere(): boolean {
  const outside = useQuery<Health>({ queryKey: [HEALTH] }).data?.outsideMakers;
  return outside !== undefined && !outside.text && !outside.picture && !outside.voice;
}
