import type { Theme } from '../../../theme.ts';
import { isOf, type StoryEvent } from '../event.ts';
import { HELD_ON } from '../held-on/event.ts';
import { LOW } from './low.ts';
import { ONE_POWER } from './only-power.ts';
import { NOSE } from './nose.ts';
import { UNDONE } from './undone.ts';
import { SOMEBODY_SUPER } from './somebody-super.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isSuperhero = ({ hero }: Theme): boolean => hero?.being?.id === 'superhero';

/** An animal, as the pictures have them: a child with a cape has its own way in. */
const isSomebodySuper = ({ raw, hero }: Theme): boolean =>
  SOMEBODY_SUPER.test(raw.trim()) && hero?.being?.drawing !== undefined && 'animal' in hero.being.drawing;

/** What the theme says of the power is told by the book. */
const reads = (theme: Theme): Partial<Theme> => ({
  hero: isSuperhero(theme) || isSomebodySuper(theme) ? theme.hero : null,
  clause: null,
  relation: 'none',
});

/** A superhero whose power is small or silly. */
export const SUPERHERO: StoryEvent = {
  id: 'superhero',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /^(?:an? |the )?super[- ](?!market|star|gran|nan|mum|dad)\p{L}+[.!]*$|\bsuper[- ]?(?!market|hero|power|star|sonic)\p{L}+ (?:saves?|to the rescue|flies|helps)\b|\bsuper-?\s?hero(?:es)?\b|\bsuper-?\s?powers?\b/iu,
  not: /\b(?:scared|afraid|fear\w*|birthday|dark|sleep\w*|bed(?:time)?|potato|vegetables?|broccoli|(?<!\bsaves? (?:her|his|the|their) )school|lost|loses|first|grandma|granny|grandad|grandpa|nana|mum|dad|cape|baby brother|baby sister|new baby|invisible|tooth|teeth|hospital|potty|friends?|christmas)\b/i,
  // "A girl with superpowers": the powers are nobody.
  fits: (theme) =>
    !isOf(HELD_ON, theme) &&
    (theme.hero === null ||
      isSuperhero(theme) ||
      isSomebodySuper(theme) ||
      /^super-?\s?powers?$/i.test(theme.hero.word)),
  reads,
  plots: [LOW, UNDONE, ONE_POWER, NOSE],
  talk: {
    young: { yours: [() => 'Which small thing can you do very well?'] },
    older: {
      wonder: [() => 'Why could the strong and the fast ones not do it?'],
      yours: [() => 'Which small power would you like, and when would it be just right?'],
    },
  },
};
