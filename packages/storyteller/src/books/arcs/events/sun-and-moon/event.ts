import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { SPOON } from './spoon.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\bsun\b[^.]*\band (?:the |her |his |a )?moon\b|\bmoon\b[^.]*\band (?:the |her |his |a )?sun\b|\b(?:moon|sun) (?:who |that )?(?:wants?|wanted|wish\w*|longs?|dream\w*|meets?|met|visits?|misses|loves?|looks for|searches for|can['’]?t find|has never|had never|never)\b[^.]*\b(?:sun|moon|day|night|daytime|morning)\b|^(?:an? |the |my )?(?:\p{L}+ ){0,2}(?!stars? )\p{L}+ and the moon$|^(?:the )?moon and (?:(?:an?|the|my) )?(?!star|sun)\p{L}+$|\b(?:talks?|talking|speaks?|friends?|friendship) (?:to|with|and) the moon\b/iu;

const isInTheSky = (each: Entity | null): boolean =>
  /^(?:sun|moon|star|planet)$/.test(each?.being?.id ?? each?.word ?? '');

/** The moon has never met the sun; and there is sun all over it. */
export const SUN_AND_MOON: StoryEvent = {
  id: 'sun-and-moon',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?<!(?:talks?|talking|speaks?) )(?:to the moon|on the moon|rocket|astronaut\w*|space\w*|follow\w*|fell|falls?|fallen|stole\w*|steals?|lost|lose|loses|wolf|werewol\w*|cow|cheese|jump\w*|fl(?:y|ies|ew|ying)|howl\w*|reach\w*|catch\w*|touch\w*|stays? up(?! (?:in|for|during|all) (?:the )?day)|won['’]?t|sleep\w*|bed|garden|tea|window|stars?|man in|bear who|moon bear|book|goodnight|hav\w+ a|party|house|cat and|pea-?green|eclipse|afraid|scared|hug|cuddle|swap\w*|change\w*)\b/i,
  fits: (theme) =>
    [theme.hero, theme.other].every(
      (each) => isInTheSky(each) || !each?.being || (!each.plural && !/^(?:sea|vehicle|thing)$/.test(each.being.isa)),
    ) &&
    (onTheGround(theme) || isInTheSky(theme.place ?? null)),
  reads: ({ hero, other }) => {
    const [one, two] = [hero, other].map((each) => (isInTheSky(each) ? null : somebody(each)));
    return {
      hero: one ?? two ?? null,
      other: one ? (two ?? null) : null,
      thing: (one ?? two) ? null : about('moon'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [standsApart({ ...SPOON, when: OF })],
  talk: {
    young: { yours: [() => 'What would you bring to the moon?'] },
    older: {
      wonder: [() => 'What was it that shone on the spoon, and what shone on that?'],
      yours: [() => 'What would you show of the day to somebody who is only there at night?'],
    },
  },
};
