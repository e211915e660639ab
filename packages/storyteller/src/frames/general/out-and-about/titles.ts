import type { Role, Title } from '../../../frame.ts';

/** Titles of the scenes away from home: up to five years, and from six on. */
export const OUT_AND_ABOUT_TITLES: { readonly young: readonly Title[]; readonly older: readonly Title[] } = {
  young: [
    { text: 'On, and Out We Go', thread: 'worn' },
    { text: 'The Hook by the Door', thread: 'worn' },
    { text: 'A Place of Its Own', thread: 'animal' },
    { text: 'You There, Me Here, and a Gate', thread: 'animal' },
    { text: 'One Big Step', thread: 'platform' },
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
    { text: 'The Hook by the Door', thread: 'worn' },
    { text: 'A Job Nobody Sees', thread: 'worn' },
    { text: 'A Place of Its Own', thread: 'animal' },
    { text: 'One Big Step', thread: 'platform' },
    { text: 'Mind the Gap', thread: 'platform' },
    { text: 'Dark Here, Bright There', thread: 'show' },
    { text: 'The Green Light over the Door', thread: 'show' },
    { text: 'High Enough for Today', thread: 'heights' },
    { text: 'The Alarm in the Knees', thread: 'heights' },
    { text: 'A Tunnel Has Two Ends', thread: 'tunnel' },
    { text: 'What Hands Have to Say', thread: 'bodytalk' },
  ],
};

/** How a feeling comes out of a body, and which animal it is. */
export const OUT_AND_ABOUT_ROLES: Readonly<Record<string, Role>> = {
  animal: {
    fallback: { text: 'the animal' },
    cues: [
      { match: /\b(?:cat|kitten)\b/i, phrase: { text: 'the cat' } },
      { match: /\b(?:cats|kittens)\b/i, phrase: { text: 'cats', plural: true } },
      { match: /\bhorses?\b/i, phrase: { text: 'the horse' } },
      { match: /\bpon(?:y|ies)\b/i, phrase: { text: 'the pony' } },
      { match: /\bdonkeys?\b/i, phrase: { text: 'the donkey' } },
      { match: /\b(?:cows?|bulls?)\b/i, phrase: { text: 'cows', plural: true } },
      { match: /\bgoats?\b/i, phrase: { text: 'the goat' } },
      { match: /\b(?:sheep|lambs?)\b/i, phrase: { text: 'sheep', plural: true } },
      { match: /\bpigs?\b(?<!guinea pigs?)/i, phrase: { text: 'pigs', plural: true } },
      { match: /\b(?:llamas?|alpacas?)\b/i, phrase: { text: 'the llama' } },
      { match: /\b(?:chickens?|hens?|cockerels?|roosters?)\b/i, phrase: { text: 'hens', plural: true } },
      { match: /\b(?:geese|goose)\b/i, phrase: { text: 'geese', plural: true } },
      { match: /\bducks?\b/i, phrase: { text: 'ducks', plural: true } },
      { match: /\bswans?\b/i, phrase: { text: 'swans', plural: true } },
      { match: /\b(?:sea ?gulls?|gulls?)\b/i, phrase: { text: 'gulls', plural: true } },
      { match: /\bpigeons?\b/i, phrase: { text: 'pigeons', plural: true } },
      { match: /\b(?:birds?|crows?|parrots?)\b/i, phrase: { text: 'birds', plural: true } },
      { match: /\b(?:mice|mouse|rats?)\b/i, phrase: { text: 'mice', plural: true } },
      { match: /\bsnakes?\b/i, phrase: { text: 'snakes', plural: true } },
      { match: /\b(?:frogs?|toads?)\b/i, phrase: { text: 'frogs', plural: true } },
      { match: /\b(?:rabbit|bunny)\b/i, phrase: { text: 'the rabbit' } },
      { match: /\bhamsters?\b/i, phrase: { text: 'the hamster' } },
      { match: /\bguinea pigs?\b/i, phrase: { text: 'guinea pigs', plural: true } },
    ],
  },
  worn: {
    fallback: { text: 'the helmet' },
    cues: [
      { match: /\b(?:life ?-?jackets?|buoyancy aids?)\b/i, phrase: { text: 'the life jacket' } },
      { match: /\b(?:wellies|wellingtons|welly boots)\b/i, phrase: { text: 'the wellies', plural: true } },
      { match: /\b(?:gloves|mittens)\b/i, phrase: { text: 'the gloves', plural: true } },
      { match: /\bknee ?pads\b/i, phrase: { text: 'the knee pads', plural: true } },
      { match: /\bshin ?pads\b/i, phrase: { text: 'the shin pads', plural: true } },
      { match: /\bgoggles\b/i, phrase: { text: 'the goggles', plural: true } },
      { match: /\barm ?bands\b/i, phrase: { text: 'the armbands', plural: true } },
      { match: /\bhi-?vis\b/i, phrase: { text: 'the bright vest' } },
    ],
  },
  looksafter: {
    fallback: { text: 'to look after a head' },
    cues: [
      {
        match: /\b(?:life ?-?jackets?|buoyancy aids?|arm ?bands)\b/i,
        phrase: { text: 'to hold somebody up in the water' },
      },
      { match: /\b(?:wellies|wellingtons|welly boots)\b/i, phrase: { text: 'to keep feet dry' } },
      { match: /\b(?:gloves|mittens)\b/i, phrase: { text: 'to keep fingers warm' } },
      { match: /\bknee ?pads\b/i, phrase: { text: 'to look after knees' } },
      { match: /\bshin ?pads\b/i, phrase: { text: 'to look after legs' } },
      { match: /\bgoggles\b/i, phrase: { text: 'to look after eyes' } },
      { match: /\bhi-?vis\b/i, phrase: { text: 'to be seen from far away' } },
    ],
  },
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
