import { onTheGround, type StoryEvent } from '../event.ts';
import { DARK } from './dark.ts';
import { FIRE } from './fire.ts';
import { GREETS } from './greets.ts';
import { WATER } from './water.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whoever may be told to go near a fire: it is their work, and there is water on board. */
const PUTS_OUT = /\bfire ?(?:engine|truck|fighter|man|woman|dog)s?\b/i;

/** Somebody is afraid of the very thing that is theirs: an owl of the dark, a boat of water, a fire engine of fire. */
export const OWN_FEAR: StoryEvent = {
  id: 'own-fear',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:scared|afraid|frightened|terrified|fear(?:s|ed)?|hates?|doesn'?t like|does not like) (?:of )?(?:(?:the|his|her|its) |going in (?:the )?|getting )?(?:(?:big|deep|cold|great|wide) )?(?:dark\w*|night ?time|night|water|sea|pond|wet|fire|flames)\b/i,
  not: /\b(?:bath|hair|thunder|shadow|monsters? under|my (?:son|daughter))\b/i,
  fits: (theme) => {
    const { hero, other, raw } = theme;
    if (
      !hero?.being || other || hero.plural || hero.being.isa === 'person'
        ? !/pirate|sailor|captain|mermaid|merman|merboy/i.test(raw)
        : false
    )
      return false;
    if (!onTheGround(theme)) return false;
    // A boat has no toes, and no bank to stand on.
    if (WATER.when?.test(raw) && hero?.being?.isa === 'vehicle') return false;
    return !FIRE.when?.test(raw) || PUTS_OUT.test(raw);
  },
  reads: () => ({ relation: 'none', fear: null, thing: null, place: null }),
  plots: [DARK, GREETS, WATER, FIRE],
  talk: {
    young: { yours: [() => 'Who stays with you when it is dark?'] },
    older: {
      wonder: [({ hero }) => `When did ${hero} stop being afraid, do you think? Find the page.`],
      yours: [() => 'Is there something you forgot to be afraid of, because something else was more interesting?'],
    },
  },
};
