import { genericBeing } from '../../../theme/generic-being.ts';
import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { CHANGED_PLACES } from './changed-places.ts';
import { jobOf } from './jobs.ts';
import { REFUSES, refusalIn } from './refusal.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** The thing that has had enough, though it is otherwise nobody: a coat, a bed. */
function thingIn(raw: string, hero: Entity | null): Entity | null {
  const word = refusalIn(raw)?.word;
  const job = word === undefined ? undefined : jobOf(word);
  if (word === undefined || !job) return null;
  if (hero?.being && !hero.plural && hero.known && hero.being.isa === 'thing' && hero.word.toLowerCase() === word)
    return hero;
  return {
    word,
    // A washing machine is not a washing washing machine.
    adjectives: (hero?.adjectives ?? []).filter((each) => !word.includes(each.toLowerCase())),
    plural: false,
    name: hero?.name ?? null,
    being: genericBeing(word, 'thing', { thing: job.drawn }),
    place: null,
    thing: null,
    known: true,
  };
}

/** A thing about the house that has had enough of what it is for: an umbrella that hates the rain. */
export const TAKES_ITS_PLACE: StoryEvent = {
  id: 'takes-its-place',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: REFUSES,
  not: /\b(?:scared|afraid|fear\w*|stop(?:s|ped)? \p{L}+ing|shar(?:e|es|ing)|mov(?:e|es|ing)|budge|start|fit|fits|come off|come out|lonely|alone|left (?:behind|out|alone)|forgotten|thrown|christmas|easter|halloween|night|dark|asleep|lost|magic\w*|tooth ?brush|my (?:son|daughter|brother|sister|toddler|child)|(?:he|she|i|we|they) (?:hates?|won['’]?t|refuses?|does ?n['’]?t|do ?n['’]?t)|drum ?kit|goodbye|die|broken|old)\b/iu,
  fits: (theme) => {
    const { hero, other, raw } = theme;
    const thing = thingIn(raw, hero);
    return (
      onTheGround(theme) &&
      thing !== null &&
      hero?.plural !== true &&
      (!hero?.being || hero.being.isa === 'thing') &&
      (!other?.being || other.being.isa === 'thing')
    );
  },
  reads: ({ hero, raw }) => ({
    ...NOTHING_ELSE,
    hero: thingIn(raw, hero),
    other: null,
    thing: null,
    occasion: null,
    also: [],
  }),
  plots: [standsApart({ ...CHANGED_PLACES, when: REFUSES })],
  talk: {
    young: { yours: [({ hero }) => `What would you do, if you were ${hero}?`] },
    older: {
      wonder: [({ hero }) => `Why did ${hero} go down again in the dark?`],
      yours: [() => 'With what in your house would you change places for a day?'],
    },
  },
};
