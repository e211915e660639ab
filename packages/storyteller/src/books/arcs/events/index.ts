import { anyArc, type AnyArc } from '../any-arc.ts';
import { eventArc, type StoryEvent } from './event.ts';
import { PICNIC } from './picnic/event.ts';

/** Everything that is told as it goes: a line here for each folder beside this file. */
const ALL: readonly StoryEvent[] = [PICNIC];

export const EVENTS: readonly AnyArc[] = ALL.map((event) => anyArc(eventArc(event)));

/** Questions that belong to an event, by the id of its arc. */
export const QUESTIONS_OF_EVENTS: ReadonlyMap<string, NonNullable<StoryEvent['talk']>> = new Map(
  ALL.flatMap(({ id, talk }) => (talk ? [[id, talk] as const] : [])),
);
