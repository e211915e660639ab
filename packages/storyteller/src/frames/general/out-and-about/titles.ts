import type { Role, Title } from '../../../frame.ts';

/** Titles of the scenes away from home: up to five years, and from six on. */
export const OUT_AND_ABOUT_TITLES: { readonly young: readonly Title[]; readonly older: readonly Title[] } = {
  young: [
    { text: 'Lights Down, Show On', thread: 'show' },
    { text: 'The Small Light at the Door', thread: 'show' },
    { text: 'Wet Out There, Dry in Here', thread: 'carwash' },
    { text: 'Swish, Swish, Wet Car', thread: 'carwash' },
    { text: 'High Enough for Today', thread: 'heights' },
    { text: 'Up to the Line and Back', thread: 'waves' },
    { text: 'Here Comes a Wave', thread: 'waves' },
    { text: 'In at This End, Out at That', thread: 'tunnel' },
    { text: 'A Feeling in the Hands', thread: 'bodytalk' },
  ],
  older: [
    { text: 'Dark Here, Bright There', thread: 'show' },
    { text: 'The Green Light over the Door', thread: 'show' },
    { text: 'High Enough for Today', thread: 'heights' },
    { text: 'The Alarm in the Knees', thread: 'heights' },
    { text: 'A Tunnel Has Two Ends', thread: 'tunnel' },
    { text: 'What Hands Have to Say', thread: 'bodytalk' },
  ],
};

/** How a feeling comes out of a body. */
export const OUT_AND_ABOUT_ROLES: Readonly<Record<string, Role>> = {
  bodymove: {
    fallback: { text: 'moving' },
    cues: [
      { match: /\bflap\w*\b/i, phrase: { text: 'flapping' } },
      { match: /\brock(?:s|ing)\b/i, phrase: { text: 'rocking' } },
      { match: /\bspin\w*\b/i, phrase: { text: 'spinning' } },
      { match: /\bhum(?:s|ming)?\b/i, phrase: { text: 'humming' } },
      { match: /\bjump\w*\b/i, phrase: { text: 'jumping' } },
    ],
  },
};
