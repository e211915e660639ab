import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { followOtherTabs } from '../lib/other-tabs.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ChromeProvider } from '../ui/page/chrome.tsx';

/** What every screen may count on. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  useEffect(() => followOtherTabs(queries), [queries]);
  return (
    <QueryClientProvider client={queries}>
      <ChromeProvider>{children}</ChromeProvider>
    </QueryClientProvider>
  );
}
