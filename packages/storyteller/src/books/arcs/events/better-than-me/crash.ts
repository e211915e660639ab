import type { WhatAt } from './what-at.ts';

/** How it goes wrong for the neat one who lets go: in a hall there are chairs, in a pool there is a lot of water. */
export const CRASH: Readonly<
  Record<
    WhatAt['how'],
    { readonly young: string; readonly middle: (name: string) => string; readonly old: (name: string) => string }
  >
> = {
  moving: {
    young: 'Bump.',
    middle: (a) => `There was a bump. There was some more, and a chair fell over. ${a} sat there on the floor.`,
    old: (a) =>
      `There was a bump, and a second bump, and after that it was mostly chairs. Then there was a silence. ${a} sat in the middle of it, facing the wrong way.`,
  },
  swimming: {
    young: 'Splash.',
    middle: (a) => `There was a splash, and then a bigger one. When it was flat again, ${a} was facing the wrong way.`,
    old: (a) =>
      `There was a splash, and a second splash, and after that it was mostly arms. Then the water went flat again. ${a} was in the next lane, facing the wrong way.`,
  },
  sitting: {
    young: 'Oops.',
    middle: (a) => `It was all over in a minute, and all of it was wrong. ${a} sat there, hot to the ears.`,
    old: (a) =>
      `It was over in half a minute, and hardly any of it was right. Something rolled off a table. Then there was a silence, with ${a} in the middle of it.`,
  },
};
