import type { Way } from '../../theme/magic-thing.ts';
import type { MagicRide } from './arc.ts';

const SHORT: Readonly<Record<Way, string>> = {
  on: 'Sit on. Hold tight.',
  in: 'Climb in. Hold tight.',
  worn: 'Put it on. Hold tight.',
  through: 'Push. Peep. Hold tight.',
  held: 'Hold it up. Hold tight.',
};

/** How the two of them get ready, in a few small words: "Climb in. Hold tight." */
export const boardingShort = ({ thing }: Pick<MagicRide, 'thing'>): string =>
  thing.plural ? 'One on. Two on. Hold tight.' : SHORT[thing.ride ?? 'on'];

/** The same in one sentence: "Mia sat down on the flying carpet, and Bun sat behind." */
export function boarding({ thing, theNoun, child, friend }: MagicRide): string {
  const [k, f] = [child.name, friend.name];
  switch (thing.ride) {
    case 'in':
      return `${k} climbed into ${theNoun}, and ${f} climbed in after.`;
    case 'worn':
      return `${k} put on ${theNoun}, and ${f} held on to ${k}.`;
    case 'through':
      return `${k} took hold of ${theNoun}, and ${f} took hold of ${k}.`;
    case 'held':
      return `${k} held up ${theNoun}, and ${f} held on to ${k}.`;
    case 'on':
    case null:
      return `${k} sat down on ${theNoun}, and ${f} sat behind.`;
  }
}
