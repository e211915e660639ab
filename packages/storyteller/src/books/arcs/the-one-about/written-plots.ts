import { middle as middleAndThen } from './and-then/middle.ts';
import { old as oldAndThen } from './and-then/old.ts';
import { young as youngAndThen } from './and-then/young.ts';
import { middle as middleNotice } from './it-does-not-say/middle.ts';
import { old as oldNotice } from './it-does-not-say/old.ts';
import { young as youngNotice } from './it-does-not-say/young.ts';
import { middle as middleLetter } from './letter/middle.ts';
import { old as oldLetter } from './letter/old.ts';
import { young as youngLetter } from './letter/young.ts';
import { middle as middlePassed } from './pass-it-on/middle.ts';
import { old as oldPassed } from './pass-it-on/old.ts';
import { young as youngPassed } from './pass-it-on/young.ts';
import { middle as middleHeard } from './so-i-heard/middle.ts';
import { old as oldHeard } from './so-i-heard/old.ts';
import { young as youngHeard } from './so-i-heard/young.ts';
import type { Plot } from './plots.ts';

/** Those in which it is written down or passed on, and somebody finds out whom it is about. */
export const WRITTEN: readonly Plot[] = [
  { id: 'so-i-heard', ofOne: true, young: youngHeard, middle: middleHeard, old: oldHeard },
  { id: 'and-then', young: youngAndThen, middle: middleAndThen, old: oldAndThen },
  { id: 'it-does-not-say', ofOne: true, young: youngNotice, middle: middleNotice, old: oldNotice },
  { id: 'letter', ofOne: true, ofSomebody: true, young: youngLetter, middle: middleLetter, old: oldLetter },
  { id: 'pass-it-on', ofOne: true, ofSomebody: true, young: youngPassed, middle: middlePassed, old: oldPassed },
];
