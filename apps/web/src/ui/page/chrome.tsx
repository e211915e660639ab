import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';

/** What stands around a screen. */
export interface Chrome {
  /** The ground the header stands on. On night it lies over the screen, which leaves room for it. */
  readonly ground: 'paper' | 'night';
  /** `bare` leaves only the logo: for screens that wait. */
  readonly header: 'full' | 'bare';
  readonly tabs: boolean;
  readonly footer: boolean;
}

const USUAL: Chrome = { ground: 'paper', header: 'full', tabs: true, footer: true };

const ChromeState = createContext<Chrome>(USUAL);
const AskForChrome = createContext<(chrome: Chrome) => void>(() => undefined);

/** Lets screens ask for other surroundings; the shell stands inside it. */
export function ChromeProvider({ children }: { readonly children: ReactNode }) {
  const [chrome, setChrome] = useState(USUAL);
  return (
    <AskForChrome value={setChrome}>
      <ChromeState value={chrome}>{children}</ChromeState>
    </AskForChrome>
  );
}

/** What the screen now shown asked for. */
export const useChromeState = (): Chrome => useContext(ChromeState);

/** Asks for other surroundings while the calling screen is shown, before anything of it is painted. */
export function useChrome({ ground = 'paper', header = 'full', tabs = true, footer = true }: Partial<Chrome>): void {
  const ask = useContext(AskForChrome);
  useLayoutEffect(() => {
    ask({ ground, header, tabs, footer });
    return () => ask(USUAL);
  }, [ask, ground, header, tabs, footer]);
}
