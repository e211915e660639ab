/** Who and what the lines of a job are about. */
export interface JobWords {
  /** The hero, whose thing it is. */
  readonly n: string;
  /** The child, who fetches it. */
  readonly k: string;
  /** The neighbour, after "the": "the goat". */
  readonly a: string;
  /** Who is in trouble: with kind at the first mention, then by name. */
  readonly who: string;
  readonly b: string;
  /** "teapot". */
  readonly t: string;
}

type JobLine = (words: JobWords) => string;
type ThreeLines = readonly [JobLine, JobLine, JobLine];
type Ages = Readonly<Record<'young' | 'middle' | 'old', ThreeLines>>;

/** A trouble that a thing of one shape can end. */
export interface Job {
  /** The things of which this is true, by their entry's id. */
  readonly things: ReadonlySet<string>;
  /** Who may have the trouble, as entries of the beings; the first that the theme does not name. */
  readonly who: readonly string[];
  readonly trouble: Ages;
  /** What the others try, each with its reason. */
  readonly tries: Ages;
  /** What the thing does, simply by being what it is. */
  readonly moment: Ages;
  readonly last: Ages;
}
