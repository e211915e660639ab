import type { Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { CUP } from './cup.ts';
import { EARTH } from './earth.ts';
import { ICY } from './icy.ts';
import { LIGHT } from './light.ts';
import { MARBLE } from './marble.ts';
import { MARS } from './mars.ts';
import { WOOL } from './wool.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/**
 * In a trip by rocket the rocket is what they fly in, and a planet where they go: neither is somebody. Nor is a "space
 * adventure with aliens" an adventurer's.
 */
const reads = ({ hero, other, raw }: Theme): Partial<Theme> =>
  /^(?:rocket|space ?ship|shuttle|planet|moon|star|earth)$/.test(hero?.being?.id ?? '') ||
  (other !== null && hero?.word.endsWith('adventurer') === true && !/adventurer/i.test(raw))
    ? { hero: null }
    : {};

/** A moon of Jupiter is neither our moon nor a place in the clouds. */
const readsFarOff = (theme: Theme): Partial<Theme> =>
  ICY.test(theme.raw) ? { ...reads(theme), hero: somebody(theme.hero), place: null, also: [] } : reads(theme);

/** To the moon and the planets, and from them. */
export const SPACE: StoryEvent = {
  id: 'space',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:saturn['’]?s rings?|rings? of saturn|astronauts? on mars|planets? (?:mars|saturn))\b|\bspace (?:trip|flight|journey|travel|adventure|ride|mission)s?\b|\b(?:rocket|space-?ship|spacecraft)\b.*\b(?:moon|planets?|mars|space|stars?|saturn|jupiter)\b|\b(?:trip|fl(?:y|ies|ying|ight)|flew|goes?|going|went|sent|travels?|travell?ing|journey|adventures?|lost|visits?|holiday|mission)\b.* (?:to|in|into|on|through|the) (?:the |outer |another |a |an? \w+ )?(?:moon|mars|space|planets?|saturn|jupiter|venus|neptune|stars)\b|\b(?:aliens?|martians?)\b.*\b(?:com(?:es?|ing)|lands?|landed|visit\w*|arriv\w*|meets?|friend\w*|garden|earth|crash\w*)\b|\b(?:meets?|meeting|visit\w*|find\w*|found)\b.*\baliens?\b|\b(?:space-?ships?|spacecraft|ufos?|flying saucers?)\b[^.]*\b(?:lands?|landed|landing|crash\w*|com(?:es?|ing) down|came down|(?:in|behind|over) (?:the|our|my) (?:\w+ )?(?:garden|park|street|yard|field|playground|school)|on (?:the|our|my) (?:lawn|roof|field))\b/i,
  not: /\b(?:build\w*|built|make|making|school|playground|football|team|teacher|birthday|party|scared|afraid|fear\w*|sleep\w*|bed(?:time)?|cheese|shy|first day|christmas|santa|food|eats?|cow(?! (?:that |who )?(?:goes|went|flew|flies|travels?|travell?ed|blasts? off|in space))|first|parking|cinema|museum|cheeky|underpants|pants|swap\w*|lullaby|alone|lonely|homesick|cannot|can't|doesn't|tooth|teeth)\b/i,
  reads: readsFarOff,
  plots: [
    LIGHT,
    MARBLE,
    EARTH,
    WOOL,
    { ...MARS, when: /\bmars\b/iu, only: true, closest: true },
    { ...CUP, when: ICY, only: true, closest: true },
  ],
  talk: {
    young: { yours: [() => 'What would you take with you in a rocket?'] },
    older: {
      wonder: [() => 'What would be different if you lived there?'],
      yours: [() => 'If you could show somebody from far away one thing in your street, what would it be?'],
    },
  },
};
