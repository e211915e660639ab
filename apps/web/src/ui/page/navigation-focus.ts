/**
 * After a change of page the focus goes to the new page's heading, so that it is read out and the next Tab starts
 * there. Heading and change may come in either order: a screen whose code is still loading has no heading yet.
 */
let waiting = false;
let newest: { heading: HTMLElement; path: string } | undefined;

const focus = (heading: HTMLElement) => heading.focus({ preventScroll: true });

/** A heading appeared. */
export function headingAppeared(heading: HTMLElement): void {
  newest = { heading, path: location.pathname };
  if (!waiting) return;
  waiting = false;
  focus(heading);
}

/** The page changed. */
export function pageChanged(): void {
  waiting = !(newest?.heading.isConnected && newest.path === location.pathname);
  if (!waiting && newest) focus(newest.heading);
}

/** The visitor went on by themselves: nothing may pull the focus away from under them. */
export function forgetWaitingFocus(): void {
  waiting = false;
}
