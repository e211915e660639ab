import type { Going } from '../event.ts';

const REFRAINS = [
  'One for me, one for you!',
  'One here, and one there!',
  'This one is for somebody!',
  'One cup for whoever comes!',
  'One for me, one for somebody!',
] as const;
export const refrainOf = ({ chance }: Going): string => chance.pick(...REFRAINS);
export const titlesOf = (a: string): readonly [string, ...string[]] => [
  'the second cup',
  `${a} lays for two`,
  'back to back',
  'somebody was here',
];
/** The child of the family, where the theme has a second being besides. */
export const thirdToo = ({ third }: Going): string => (third ? ` ${third.name} has a cup as well now.` : '');
/** Where the chairs stand. */
export const groundOf = ({ at }: Going) =>
  at === 'playground' || at === 'farm' || at === 'street' || at === 'forest' ? at : 'garden';
