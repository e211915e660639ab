import type { ActorHint, Figure } from '../../../arc.ts';
import { everybody, type Going } from '../event.ts';

/** Short enough for the youngest. */
export const SHORT = [
  'It is only a drip!',
  'One small drip, no more!',
  'A drip is nothing!',
  'I have seen worse!',
  'It will soon stop!',
] as const;
const REFRAINS = [
  ...SHORT,
  'That is hardly a drip!',
  'Rain is nothing to a tent!',
  'A bit of rain is nothing!',
  'This tent has seen worse!',
  'That is how tents are!',
] as const;

/** Nobody small has slept in a tent a hundred times. */
export const hasOldHand = ({ A, G, g }: Going): boolean => g !== 'the grown-up' && A !== G;
/** Who has camped before and knows all about it: the grown-up whom the theme names. */
export const oldHand = ({ G }: Going): Figure => G;
/** What a line is drawn with. */
export const tipOf = ({ A }: Going): string => (A.isChild || A.being?.isa === 'person' ? 'finger' : 'nose');
/** Nobody whom the theme names, where somebody else knows all about tents: two in a tent are enough. */
const isOnlyPet = (going: Going): boolean => oldHand(going) !== going.B && going.B === going.company.friend;
/** Everybody in the tent once. */
export const inTent = (going: Going, pose: ActorHint['pose'], feeling: ActorHint['feeling']): readonly ActorHint[] => {
  const W = oldHand(going);
  const all = everybody(going, pose, feeling).filter(({ who }) => who !== going.B || !isOnlyPet(going));
  return all.some(({ who }) => who === W) ? all : [{ who: W, pose, feeling }, ...all].slice(0, 4);
};
/** "Smudge the kitten came too." where the second one has no other part. */
export const besides = (going: Going): string =>
  oldHand(going) === going.B || isOnlyPet(going) ? going.comesToo : ` ${going.B.introduced} came too.${going.comesToo}`;
export const refrainOf = ({ chance }: Going): string => chance.pick(...REFRAINS);
export const titlesOf = (w: string): readonly [string, ...string[]] => [
  'do not touch the tent',
  `${w} and the drips`,
  'plip, plop, plap',
  'rivers on the roof',
];
