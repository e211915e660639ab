import type { IllustrationStyle } from '@storylantern/contract';

/** The styles a picture book can be painted in, as the form offers them: the house style first. */
export const ILLUSTRATION_STYLES: readonly IllustrationStyle[] = [
  {
    id: "children's book",
    name: "Children's book",
    description: 'Soft gouache and warm light, like a book read at bedtime.',
  },
  {
    id: 'watercolor',
    name: 'Watercolor',
    description: 'Wet washes and a fine sepia line on white paper with torn edges.',
  },
  {
    id: 'cartoon',
    name: 'Cartoon',
    description: 'Bold outlines, bright colours and printed dots, full of fun.',
  },
  {
    id: 'paper cut-out',
    name: 'Paper cut-out',
    description: 'Coloured papers cut and layered in a little shadow box.',
  },
  {
    id: 'crayon',
    name: 'Crayon',
    description: 'Wobbly lines and rubbed-on colour, as if a child had drawn it.',
  },
  {
    id: 'block print',
    name: 'Block print',
    description: 'A few rich inks and carved dark lines, printed by hand.',
  },
];
