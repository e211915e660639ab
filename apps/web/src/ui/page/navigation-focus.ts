/**
 * After a change of page the focus goes to the new page's heading, so that it is read out and the next Tab starts
 * there. Heading and change may come in either order: a screen whose code is still loading has no heading yet.
 */
let waiting = false;
let newest: { heading: HTMLElement; path: string } | undefined;
/** Whether the focus was put on `newest`, and the visitor has done nothing since. */
let ours = false;

function focus(heading: HTMLElement): void {
  ours = true;
  heading.focus({ preventScroll: true });
}

/** A heading appeared. */
export function headingAppeared(heading: HTMLElement): void {
  newest = { heading, path: location.pathname };
  // The heading that held the focus may have gone with the skeleton it stood on: this one takes its place.
  const lost = ours && document.activeElement === document.body;
  if (!waiting && !lost) return;
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
  ours = false;
}
