import type { Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { APPLE } from './apple.ts';
import { FAIRY } from './fairy.ts';
import { LOST } from './lost.ts';
import { SCHOOL } from './school.ts';
import { SWALLOWED } from './swallowed.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who has teeth that come out and others that come in. */
const hasTeeth = ({ hero }: Theme): boolean =>
  !hero?.being ||
  hero.being.id === 'fairy' ||
  (['pet', 'farm', 'wild', 'magic', 'person'].includes(hero.being.isa) &&
    !/^(?:tortoise|turtle|hen|chicken|duck|goose|snail|frog|toad|snowman|ghost|robot)$/.test(hero.being.id));

/** A tooth comes out, and has to get under a pillow. */
export const TOOTH: StoryEvent = {
  id: 'loose-tooth',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:(?:tooth|teeth|toof)\b.*\b(?:fairy|fairies|wobbl\w*|loose|lose|loses|lost|losing|out|falls?|fell|apple|school|gap|missing|swallow\w*)|swallow\w*\b.*\btooth|(?:wobbl\w*|loose|loses?|lost|losing|first|gappy|missing) (?:\w+ )?(?:tooth|teeth))\b|\b(?:wobbly|loose) (?:tooth|teeth)\b/i,
  not: /\b(?:dentist|brush\w*|toothbrush|toothpaste|forg[eo]t\w*|filling|braces|sweet tooth|sabre|pull\w* (?:all )?the|shark)\b/i,
  fits: hasTeeth,
  reads: ({ hero }) => ({
    // Told as a story, and not explained by a sheet of facts.
    relation: 'go',
    first: null,
    thing: about('tooth'),
    clause: null,
    want: null,
    also: [],
    ...(hero?.being?.id === 'fairy' ? { hero: null } : {}),
  }),
  plots: [SWALLOWED, APPLE, SCHOOL, LOST, FAIRY],
  talk: {
    young: { yours: [() => 'Have you got a wobbly tooth? Which one may it be?'] },
    older: {
      wonder: [() => 'What do you think the tooth fairy does with them all?'],
      yours: [() => 'Where would you keep a tooth until the evening, if you had no pocket?'],
    },
  },
};
