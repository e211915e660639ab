import type { HairStyle } from './hair-style.ts';

/** No hair, only the light on the crown. */
export const bald: HairStyle = {
  details: ({ brush }) => brush.line('M-24 -38Q-8 -47 12 -44', '#fffaf0', 5, 0.4),
};
