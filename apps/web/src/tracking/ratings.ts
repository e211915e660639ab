import type { Reading } from '@storylantern/contract';

export type RatingName = Extract<keyof Reading, `${string}Rating`>;

export interface Rating {
  readonly name: RatingName;
  readonly label: string;
  /** What 1 and 5 mean. */
  readonly least: string;
  readonly most: string;
}

/** The four things a parent looks at, each from 1 to 5 with plain words at both ends. */
export const RATINGS: readonly Rating[] = [
  { name: 'comprehensionRating', label: 'Understanding', least: 'It went past them', most: 'They told it back' },
  { name: 'interestRating', label: 'Interest', least: 'Looked elsewhere', most: 'Listened all through' },
  { name: 'repetitionRating', label: 'Asking for it again', least: 'Not once', most: 'Again and again' },
  { name: 'behaviorRating', label: 'Behavior change', least: 'As before', most: 'Clearly easier' },
];
