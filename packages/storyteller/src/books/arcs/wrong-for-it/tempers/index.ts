import type { Temper } from '../temper.ts';
import { ALLERGIC } from './allergic.ts';
import { CANNOT } from './cannot.ts';
import { FALLS } from './falls.ts';
import { FEAR } from './fear.ts';
import { FOND } from './fond.ts';
import { LOST } from './lost.ts';
import { LOUD } from './loud.ts';
import { POLITE } from './polite.ts';
import { SAME } from './same.ts';
import { SHY } from './shy.ts';
import { SLEEPY } from './sleepy.ts';
import { SLOW } from './slow.ts';
import { SMALL } from './small.ts';

/** Every way of being that a story tells, by its id. */
export const TEMPERS: ReadonlyMap<string, Temper> = new Map(
  [ALLERGIC, CANNOT, FALLS, FEAR, FOND, LOST, LOUD, POLITE, SAME, SHY, SLEEPY, SLOW, SMALL].map((each) => [
    each.id,
    each,
  ]),
);
