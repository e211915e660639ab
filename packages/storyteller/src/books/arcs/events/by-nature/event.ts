import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { harmIn } from './harms.ts';
import { WANTED } from './wanted.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What a theme says that its hero does to everything. */
const DOES =
  /\b(?:pop(?:s|ped|ping)?|s[ai]ts? (?:down )?on|squash(?:es|ed|ing)?|trod on|treads? on|step(?:s|ped) on|flattens?|flattened|trampl\w*|pinch(?:es|ed|ing|y)?|nip(?:s|ped)|knock(?:s|ed|ing)? (?:\p{L}+ ){0,2}(?:over|down|off)|clumsy|bump(?:s|ed) into everything|china shop|br(?:eaks|oke|eaking) (?:everything|things|all)|smash(?:es|ed)?)\b/iu;

/** Somebody who does harm by what they are: a hedgehog who pops all the balloons. */
export const BY_NATURE: StoryEvent = {
  id: 'by-nature',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: DOES,
  not: /\b(?:witch\w*|wizards?|magicians?|pop (?:star|group|song|concert|up|corn)|pops up|popped up|bubbles?|egg|nest|wall|throne|tower|record|baby brother|baby sister|little brother|little sister|scared|afraid|window|race|lap|knee|chair|bus|toe hurts|penny|piano|saxophone|village|town|city|houses?)\b/i,
  fits: (theme) => {
    const { hero, raw } = theme;
    return (
      somebody(hero) !== null &&
      !hero?.plural &&
      hero?.being?.id !== 'boy' &&
      hero?.being?.id !== 'girl' &&
      harmIn(raw) !== null
    );
  },
  reads: ({ other, raw }) => ({
    ...NOTHING_DONE,
    other: somebody(other),
    thing: about(harmIn(raw)?.one ?? 'balloon'),
    occasion: null,
    place: null,
  }),
  plots: [{ ...WANTED, when: DOES }],
  talk: {
    young: { yours: [() => 'What do you do that makes a loud noise?'] },
    older: {
      wonder: [({ hero }) => `What could ${hero} do that nobody else there could?`],
      yours: [() => 'What is it about you that is sometimes too much, and sometimes just right?'],
    },
  },
};
