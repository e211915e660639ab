import { getModelServers, type ModelServers } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';

/** Where the model servers are asked for. */
export const MODEL_SERVERS: string = getModelServers.path;

/** Which model servers are in use. Read anew each time the page is opened, as the figures of today change. */
export const useModelServers = () => useQuery<ModelServers>({ queryKey: [MODEL_SERVERS], staleTime: 0 });
