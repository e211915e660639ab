import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { WHO_WAS_OUT } from './who-was-out.ts';

const CHEWS = String.raw`(?:chew(?:s|ed|ing)?|gnaw(?:s|ed|ing)?|nibbl(?:es|ed|ing)|rip(?:s|ped)|tore|destroy(?:s|ed|ing)?)`;
const WORN = String.raw`(?:slipp?ers?|shoes?|trainers|boots?|well(?:ies|y|ingtons?)|socks?|hats?|scar(?:f|ves)|flip ?flops|sandals|every ?thing|the (?:whole )?house|the sofa|cushions?|things|stuff)`;
const DOG = /^(?:dog|puppy)$/;

/** The puppy who chewed the slippers, and never anything of whoever is there all day. */
export const CHEWED: StoryEvent = {
  id: 'chewed',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:dogs?|pup(?:py|pies)?|labrador|spaniel|terrier|cockapoo)\b.*\b${CHEWS}\b.*\b${WORN}\b|\b${CHEWS} (?:up )?(?:\p{L}+['’]?s? ){0,3}${WORN}\b.*\b(?:dog|puppy)\b|\b(?:dog|puppy) (?:who|that|which|keeps?|always|has started|loves?|likes?) (?:\p{L}+ ){0,2}?chew(?:s|ing)?\b`,
    'iu',
  ),
  not: /\b(?:my (?:shoes?|slippers?|trainers|boots?|wellies|hat|socks?|toys?|teddy|doll)|toys?|teddy|homework|vet|ill|sick|died?|poison\w*|stops?|giant|dragon|space|pirates?)\b/i,
  fits: (theme) => onTheGround(theme) && theme.hero?.plural !== true && DOG.test(theme.hero?.being?.id ?? 'dog'),
  needs: ({ hero, other }) => [hero, other].some((each) => DOG.test(each?.being?.id ?? '')),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: DOG.test(hero?.being?.id ?? '') ? hero : other,
    other: null,
    thing: about('boot'),
  }),
  plots: [standsApart(WHO_WAS_OUT)],
  talk: {
    young: { yours: [() => 'What of yours smells most like you?'] },
    older: {
      wonder: [({ hero }) => `Why did ${hero} leave the sock alone and take the boot?`],
      yours: [() => 'What do you keep of somebody who is out?'],
    },
  },
};
