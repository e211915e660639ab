import type { Told } from '../../../arc.ts';

export const REFRAINS = [
  'Is it up yet?',
  'Is it up?',
  'Has it come up?',
  'Is it there yet?',
  'Is it growing?',
  'Has it grown?',
  'Is it up now?',
  'Has it started?',
  'Is it coming?',
  'Is it out yet?',
  'Has it begun?',
] as const;

export const TITLES = ['is it up yet?', 'do not dig', 'the jam jar', 'just to look'];

/** What stands in the garden in the tellings, and what it is on a balcony. */
const ON_A_BALCONY: readonly (readonly [RegExp, string])[] = [
  [/in the garden\. Pat/, 'in a pot on the balcony. Pat'],
  [/ plants it\. Pat, pat!/, ' plants it, on the balcony. Pat, pat!'],
  [/in the earth, by the garden wall/, 'in a big pot, on the balcony'],
  [/planted it by the garden wall/, 'planted it in a big pot, on the balcony'],
  [/a hole by the wall/, 'a hole in the pot'],
  [/under the ground/, 'under the earth'],
  [/stood in the garden/, 'stood on the balcony'],
  [/Out it went to the wall\./, 'Out it went to the balcony.'],
  [/nailed a list to the shed/, 'pinned a list to the balcony door'],
  [/there was a list, nailed to the shed/, 'there was a list, pinned to the balcony door'],
  [/The hole was measured/, 'The hole in the pot was measured'],
  [/It lay beside a hole, and/, 'It lay beside the pot, and'],
  [
    /the back door opened\. Somebody crossed the grass with a torch,/,
    'the balcony door opened. Somebody came out with a torch,',
  ],
  [/a light on the grass/, 'a light on the balcony'],
  [/on to the stones/, 'on to the tiles'],
  [/nearer than the path/, 'nearer than the door'],
  [/There was the shed, with/, 'There was the door, with'],
  [/stood in the path/, 'stood in the doorway'],
  [/on the path/, 'on the floor'],
  [/stood in front of the shed/, 'stood in front of the door'],
  [/tie it to the shed/, 'tie it to the rail'],
  [/over the list, and on to the roof/, 'over the list, and on to the balcony above'],
  [/up on the water butt/, 'up on the kitchen steps'],
];

/** The same told of a balcony, where the theme has one; no tree grows there. */
export const onBalcony = (told: Told, raw: string, tree: boolean): Told =>
  tree || !/\bbalcon(?:y|ies)\b/i.test(raw)
    ? told
    : {
        ...told,
        pages: told.pages.map((each) => ({
          ...each,
          text: [each.text].flat().map((text) => ON_A_BALCONY.reduce((is, [from, to]) => is.replace(from, to), text)),
        })),
      };
