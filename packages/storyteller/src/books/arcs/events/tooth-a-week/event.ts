import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { SPONGE_PILLOW } from './sponge-pillow.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SHARK = /\bsharks?\b/i;
const isShark = (each: Entity | null): boolean => each?.being?.id === 'shark';
/** Whoever it may be about besides: the fairy who comes for the tooth. */
const isOfTeeth = (each: Entity | null): boolean =>
  !each?.being || isShark(each) || each.being.id === 'fairy' || /^(?:tooth|teeth)$/.test(each.word);

/** Who has none has none to lose. */
const NO_TEETH =
  /\b(?:(?:no|without(?: any)?|only one|one|hasn['’]?t (?:got )?(?:any )?) (?:teeth|tooth)|toothless)\b/i;

/** A shark, which loses a tooth a week, and hears what a tooth is worth. */
export const TOOTH_A_WEEK: StoryEvent = {
  id: 'tooth-a-week',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SHARK,
  not: /\b(?:afraid|scared|frightened|fear\w*|sleep\w*|bed(?:time)?|dark|birthday|party|school|christmas|friends?|lonely|eats?|vegetarian|vegan|hungry|seaweed|dentist|toothache|bath|pool|swimming lesson|cage|attack\w*|baby|mum(?:my)?|dad(?:dy)?|pirates?|treasure|race|danc\w*|sings?|cold|hiccups?|lost|loses (?:his|her|its) (?:way|mum)|storm|space|robots?|toy|whales?|dolphins?|octopus|mermaids?|crabs?|fish|wants?|who (?:can['’]?t|won['’]?t|doesn['’]?t)|shoes?|quiet|bank|finance)\b/i,
  fits: ({ hero, other, raw }) =>
    [hero, other].some(isShark) && isOfTeeth(hero) && isOfTeeth(other) && !NO_TEETH.test(raw),
  needs: ({ raw }) => !NO_TEETH.test(raw),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: ((shark) => shark && { ...shark, plural: false })([hero, other].find(isShark) ?? null),
    other: null,
    thing: about('tooth'),
    wish: null,
    also: [],
  }),
  plots: [{ ...SPONGE_PILLOW, when: SHARK }],
  talk: {
    young: { yours: [() => 'How many teeth have you got? Shall we count?'] },
    older: {
      wonder: [() => 'What were the coins good for, at the bottom of the sea?'],
      yours: [() => 'What have you found on a beach, and whose was it before?'],
    },
  },
};
