import { middle as middleOfABet } from './bet/middle.ts';
import { old as oldOfABet } from './bet/old.ts';
import { young as youngOfABet } from './bet/young.ts';
import { middle as middleDrawn } from './drawing/middle.ts';
import { old as oldDrawn } from './drawing/old.ts';
import { young as youngDrawn } from './drawing/young.ts';
import { middle as middleAtPlay } from './game/middle.ts';
import { old as oldAtPlay } from './game/old.ts';
import { young as youngAtPlay } from './game/young.ts';
import { middle as middleInTheMuseum } from './museum/middle.ts';
import { old as oldInTheMuseum } from './museum/old.ts';
import { young as youngInTheMuseum } from './museum/young.ts';
import { middle as middleOnTheStage } from './play/middle.ts';
import { old as oldOnTheStage } from './play/old.ts';
import { young as youngOnTheStage } from './play/young.ts';
import { middle as middleOnParade } from './parade/middle.ts';
import { old as oldOnParade } from './parade/old.ts';
import { young as youngOnParade } from './parade/young.ts';
import type { Plot } from './plots.ts';
import { middle as middleInShadows } from './shadows/middle.ts';
import { old as oldInShadows } from './shadows/old.ts';
import { young as youngInShadows } from './shadows/young.ts';

const OF_ONE: readonly Plot[] = [
  { id: 'museum', comes: true, young: youngInTheMuseum, middle: middleInTheMuseum, old: oldInTheMuseum },
  { id: 'play', comes: true, young: youngOnTheStage, middle: middleOnTheStage, old: oldOnTheStage },
  {
    id: 'game',
    comes: true,
    ofADeed: true,
    young: youngAtPlay,
    middle: middleAtPlay,
    old: oldAtPlay,
  },
  { id: 'shadows', comes: true, young: youngInShadows, middle: middleInShadows, old: oldInShadows },
  {
    id: 'parade',
    comes: true,
    ofSomebody: true,
    ofAHabit: true,
    young: youngOnParade,
    middle: middleOnParade,
    old: oldOnParade,
  },
  { id: 'drawing', young: youngDrawn, middle: middleDrawn, old: oldDrawn },
  { id: 'bet', comes: true, ofSomebody: true, young: youngOfABet, middle: middleOfABet, old: oldOfABet },
];

/** Those in which it is played and shown, and whoever it is about comes to see. */
export const PLAYED: readonly Plot[] = OF_ONE.map((plot) => ({ ...plot, ofOne: true }));
