/** How a share ended. `cancelled`: the parent closed the system's own sheet. */
export type ShareEnd = 'shared' | 'copied' | 'cancelled' | 'failed';

/** The parts of the browser that sharing uses, so that each way it can go is testable. */
export interface ShareWays {
  share?: (data: { title: string; text: string; url: string }) => Promise<void>;
  copy?: (text: string) => Promise<void>;
}

/** What is shared: its title, the words that go with it, its address. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Shares by the system's own sheet where there is one, else copies the link. */
export async function shareLink(ways: ShareWays, { title, text, url }: Shared): Promise<ShareEnd> {
  if (ways.share) {
    try {
      await ways.share({ title, text, url });
      return 'shared';
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'cancelled';
      // Some systems offer the sheet and then refuse the data; the link can still be copied.
      console.warn('The system could not share; the link is copied instead.', reason);
    }
  }
  if (!ways.copy) return 'failed';
  try {
    await ways.copy(url);
    return 'copied';
  } catch (reason) {
    console.warn('The link could not be copied.', reason);
    return 'failed';
  }
}

/** What this browser can do. Copying needs a secure origin, which http on a local network is not. */
export const browserShareWays = (): ShareWays => ({
  share: typeof navigator.share === 'function' ? (data) => navigator.share(data) : undefined,
  copy: navigator.clipboard ? (text) => navigator.clipboard.writeText(text) : undefined,
});
