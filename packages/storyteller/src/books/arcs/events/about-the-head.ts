import type { Theme } from '../../theme.ts';
import type { AnyArc } from '../any-arc.ts';

/** Where and when something happens, said after what it is: "a sleepover in the snow", "a treasure map on holiday". */
const WHERE_OR_WHEN =
  / (?:in the (?:snow|rain|forest|woods|garden)|at the (?:seaside|beach)|on (?:holiday|vacation)|on (?:my|her|his) birthday|at night)$/i;

/** Of the events that a theme names, those that it is about before it says where and when; all, where it says no more. */
export function aboutTheHead(events: readonly AnyArc[], { raw }: Theme): readonly AnyArc[] {
  const head = raw.trim().replace(WHERE_OR_WHEN, '');
  const named = head === raw.trim() ? [] : events.filter(({ does }) => does?.test(head) === true);
  return named.length > 0 ? named : events;
}
