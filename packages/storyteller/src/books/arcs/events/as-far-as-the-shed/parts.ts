import type { Going } from '../event.ts';

export const TITLES = ['as far as the shed', 'running away, with a pillow', 'the house with a lamp', 'one more thing'];

/** Said at the kitchen door, then at the door of the shed, and at last to the shed itself. */
const REFRAINS = [
  'I have run away!',
  'I am running away!',
  'I have left home!',
  'I have left, you know!',
  'I have moved out!',
  'I have gone away!',
  'I have gone for good!',
  'I have packed and gone!',
  'I am not at home!',
  'I have run off!',
] as const;

interface Parts {
  readonly refrain: string;
}

export const partsOf = ({ chance }: Going): Parts => ({ refrain: chance.pick(...REFRAINS) });
