import { HELPING } from '../frames/index.ts';
import { mayStand } from '../words/may-stand.ts';
import { partsOf } from './account.ts';
import { isOfTheOneTreated } from './child-does-it.ts';
import { withoutNames } from './without-names.ts';

/** Characters of a problem in which its scene is named: whoever writes more began with it. */
const NAMED_WITHIN = 600;

const DECIDING = HELPING.flatMap(({ id, decidedBy = [] }) => decidedBy.map((cue) => ({ id, cue })));

const OF_NONE = HELPING.flatMap(({ isNoneOfThese = [] }) => isNoneOfThese);

/** Whether a scene is named that is neither grave nor a cause, whatever the words have in common with one. */
export const isNoneOfThese = (problem: string): boolean =>
  OF_NONE.some((cue) => mayStand(cue, problem) && cue.test(problem));

/**
 * The situation one of whose scenes a parent's words name so plainly that it is meant, whatever else the words may tell of:
 * "says she has brushed her teeth when she hasn't" is about teeth before it is about lying. Undefined without such a scene.
 */
export function decidedByScene(problem: string): string | undefined {
  const begun = problem.slice(0, NAMED_WITHIN);
  // In an account only what is told of the matter itself, and not what is told beside it.
  const { matter } = partsOf(begun);
  // "We moved her brother Ted out": a name between hides what is said of him.
  const unnamed = withoutNames(matter);
  const readings = unnamed === matter ? [matter] : [matter, unnamed];
  return DECIDING.find(
    ({ id, cue }) => readings.some((each) => mayStand(cue, each) && cue.test(each)) && !isOfTheOneTreated(id, matter),
  )?.id;
}
