import type { RatingName } from '../../tracking/ratings.ts';

/** A line of the chart. Lines differ by colour, by dash and by marker, so that none of the three is needed alone. */
export interface Series {
  readonly rating: RatingName;
  readonly label: string;
  /** Names the colour in the style sheet. */
  readonly name: 'understanding' | 'interest' | 'repetition' | 'behavior';
  readonly dash: string | undefined;
  /** The marker about its middle, 11 px across. */
  readonly marker: string;
  /** Pixels by which the line is moved down: equal values lie beside each other and none hides. */
  readonly nudge: number;
}

export const SERIES: readonly Series[] = [
  {
    rating: 'comprehensionRating',
    label: 'Understanding',
    name: 'understanding',
    dash: undefined,
    marker: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z',
    nudge: -2,
  },
  {
    rating: 'interestRating',
    label: 'Interest',
    name: 'interest',
    dash: '9 5',
    marker: 'M-5-5h10v10h-10z',
    nudge: -6,
  },
  {
    rating: 'repetitionRating',
    label: 'Repetition',
    name: 'repetition',
    dash: '2 5',
    marker: 'M0-6l6 10.500h-12z',
    nudge: 2,
  },
  {
    rating: 'behaviorRating',
    label: 'Behavior',
    name: 'behavior',
    dash: '10 4 2 4',
    marker: 'M0-6.500l6.500 6.500l-6.500 6.500l-6.500-6.500z',
    nudge: 6,
  },
];
