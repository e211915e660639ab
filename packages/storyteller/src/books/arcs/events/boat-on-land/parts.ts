import type { Going } from '../event.ts';

/** What is said to all who call the water harmless. */
const REFRAINS = ["There's somebody in it!", 'Somebody is in there!', 'But who is that in it?'] as const;
const TITLES = ['somebody in the water', 'the other boat', 'the boat underneath', 'who is down there'] as const;

interface Parts {
  readonly refrain: string;
  readonly title: string;
}

export const partsOf = ({ chance }: Going): Parts => ({
  refrain: chance.pick(...REFRAINS),
  title: chance.pick(...TITLES),
});
