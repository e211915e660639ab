import { countData, deleteData, LIMITS, type DataCounts } from '@storylantern/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { forgetDevice } from '../../lib/device-storage.ts';
import { tellOtherTabs } from '../../lib/other-tabs.ts';
import { sendZip } from './send-zip.ts';

/** The same as the server would say, without sending gigabytes first. */
const TOO_LARGE = 'This file is larger than a download can be, so nothing was changed.';

/** How much there is. Counted anew each time the page is opened: other pages make more of it. */
export const useCounts = () =>
  useQuery<{ counts: DataCounts; fileBytes: number }>({ queryKey: [countData.path], staleTime: 0 });

/** Brings a zip back, and tells how far that is. */
export function useRestore() {
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const restore = useMutation({
    mutationFn: (file: File) => {
      setSent(0);
      if (file.size > LIMITS.restoreBytes) throw new ApiError(413, '', JSON.stringify({ message: TOO_LARGE }));
      return sendZip(file, setSent);
    },
    // What any page has read before may be another thing now.
    onSuccess: () => {
      tellOtherTabs({ readAgain: 'everything' });
      return queries.invalidateQueries();
    },
  });
  return { restore, sent };
}

/** Deletes everything, and forgets what this device keeps and what its pages have read. */
export function useDeleteEverything() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(deleteData, { body: { sure: 'delete everything' } }),
    onSuccess: async () => {
      forgetDevice();
      tellOtherTabs({ emptied: true });
      // A page that was read before would show it again while it asks once more.
      queries.removeQueries({ type: 'inactive' });
      await queries.invalidateQueries();
    },
  });
}
