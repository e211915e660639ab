import type { EventPlot, Going } from '../event.ts';
import * as sandbank from './sandbank.ts';
import { STUCK_FAST } from './stuck-fast.ts';

/** Whether the theme is of a boat that is somebody, and not of those who sail in one. */
const isBoat = ({ A }: Going): boolean => A.being?.isa === 'vehicle';

/** The sea goes out and comes back: for a boat that is somebody, and for whoever sails in one. */
export const TIDE: EventPlot = {
  id: 'tide',
  young: (going) => (isBoat(going) ? STUCK_FAST.young(going) : sandbank.young(going)),
  middle: (going) => (isBoat(going) ? STUCK_FAST.middle(going) : sandbank.middle(going)),
  old: (going) => (isBoat(going) ? STUCK_FAST.old(going) : sandbank.old(going)),
};
