import type { BookScript } from '@storylantern/contract';
import { EVENTS } from '../arcs/events/index.ts';
import { best } from './best-telling.ts';
import type { Case } from './case.ts';
import { fits, ranked } from './ranked-arcs.ts';

/**
 * A story whose refrain this family knows gives way to another shape of story; where all of theirs are known, to the
 * theme's event, told once more with another refrain.
 */
export function withItsOwnRefrain(story: BookScript, asked: Case): BookScript {
  if (!isHeard(story, asked)) return story;
  const shape = best(ranked(asked), asked);
  if (shape !== null && !isHeard(shape, asked)) return shape;
  const events = EVENTS.filter((each) => each.id !== story.arc && fits(each, asked.theme) > 0);
  const event = best(events, { ...asked, recentArcs: [] });
  return event !== null && !isHeard(event, asked) ? event : story;
}

const isHeard = ({ refrain }: BookScript, { before }: Case): boolean => refrain !== null && before.said(refrain);
