import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { JUST } from './just.ts';
import { knackIn } from './knacks.ts';
import { withOnlookerBeside } from './mount.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LEARNS =
  /\b(?:learn(?:s|ed|t|ing)?|teach(?:es|ing)?|taught|tries|trying|practi[sc](?:es?|ing)|wants?|wanted|can(?:no|')t|can not|could ?n[o']t|first time|lessons?|(?:ice|roller)[- ]?skating|on (?:\p{L}+ )?(?:roller ?-?|ice ?-?)skates|skate ?-?board(?:ing|er|s)?|going skiing|skating with|skiing with|surfing with|knitting with|train(?:s|ing)?|t(?:ies?|ying) (?:\p{L}+ ){0,2}(?:shoe ?)?laces?|(?:new|first) (?:\p{L}+ )?(?:scooter|skates|roller ?skates|ice ?skates|skateboard)|(?:on|the) monkey ?bars?|(?:my|her|his) scooter|scooting|rid(?:e|es|ing) (?:(?:a|my|the|her|his) )?(?:\p{L}+ ){0,2}(?:pony|horse|donkey)|(?:pony|donkey|horse) rid(?:es?|ing))\b/iu;

/** Somebody learns a thing that everybody else just does. */
export const KNACK: StoryEvent = {
  id: 'knack',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: LEARNS,
  not: /\b(?:forg[eo]t\w*|jealous\w*|envious|(?:cousin|friend|neighbour)['’]s new|scared|afraid|fear\w*|brave|lost|race|races|competition|contest|show|won|winning|swim\w*|bike|bicycle|read|fly|talk|space|moon|stole\w*|kangaroo|frog|giraffe|bird who can'?t|birthday|train station|steam train|puddles?)\b/i,
  fits: (theme) => onTheGround(theme) && knackIn(theme.raw) !== null && theme.hero?.plural !== true,
  reads: ({ hero, other, raw }) => {
    // Nobody is a monkey who is on the monkey bars.
    const who = (each: Entity | null) => {
      if (
        /\b(?:horse|pony|donkey|camel)[- ]?(?:back )?riding\b/i.test(raw) &&
        each &&
        raw.search(new RegExp(String.raw`\b${each.word}[- ]?(?:back )?riding\b`, 'i')) >= 0
      )
        return null;
      if (each?.word === 'monkey' && /\bmonkey ?bars?\b/i.test(raw)) return null;
      // A robot is a thing, and can learn.
      return each?.being?.id === 'robot' ? each : somebody(each);
    };
    const [one, two] = [who(hero), who(other)];
    // "Riding a horse", "training a falcon": whom one learns it with is not whom the book is about.
    const learnsWith = one && !two && /\b(?:rid(?:e|es|ing)|train(?:s|ing)?|teach(?:es|ing)?) /i.test(raw.slice(0, 12));
    return {
      hero: learnsWith ? null : one,
      other: learnsWith ? one : two,
      thing: about(knackIn(raw)?.to.split(' ').at(-1) ?? 'whistle'),
      relation: 'none',
      want: null,
      clause: null,
      first: null,
      activity: null,
      fear: null,
    };
  },
  plots: [standsApart(withOnlookerBeside({ ...JUST, when: LEARNS }))],
  talk: {
    young: { yours: [() => 'What can you do now that you could not do once?'] },
    older: {
      wonder: [() => 'Why could nobody say how it is done?'],
      yours: [() => 'What can you do so well that you could not say how?'],
    },
  },
};
