/** A concrete theme of ours, and the event that tells it. `from` and `upTo` are ages for which it is told, in years. */
export interface ToldAs {
  readonly by: string;
  readonly theme: string;
  readonly from?: number;
  readonly upTo?: number;
}

/**
 * Something so wide that any number of books are about it: a virtue, a season, a kind of story. A book that only spoke of
 * it would be a leaflet; so it is told by events in which it happens.
 */
export interface BroadSubject {
  /** What a parent calls it: words of which one is the whole of what was asked for. */
  readonly called: RegExp;
  readonly told: readonly ToldAs[];
  /** What may happen to somebody of the theme's own who is to learn it, after the kind: "a fox" + "who won't share". */
  readonly ofOne?: readonly string[];
}

/** A theme, and the event that tells it. */
export const by = (
  event: string,
  theme: string,
  ages: { readonly from?: number; readonly upTo?: number } = {},
): ToldAs => ({
  by: event,
  theme,
  ...ages,
});
