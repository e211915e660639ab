import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { TORCH } from './torch.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** The lights go out, in the house and all along the street. */
export const POWER_CUT: StoryEvent = {
  id: 'power-cut',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bpower[- ]?(?:cuts?|failure|outage)\b|\bblack-?outs?\b|\bpower (?:goes|went|has gone|is|was) (?:out|off|down)\b|\b(?:electricity|electric) (?:cut|goes|went|fails|failed|stops|stopped|has gone)\b|\b(?:no|without|out of) (?:any )?(?:power|electricity|electric light|lights)\b|\blights? (?:\p{L}+ ){0,4}(?:go|goes|went|going|gone) (?:out|off)\b|\b(?:street|town|city|village|house) (?:is|was|goes|went|going|gone|that went) (?:all )?dark\b|^(?:the|our|a) dark (?:street|town|city|village)$/iu,
  not: /\b(?:diwali|deepavali|christmas|hanukk?ah|light ?house|traffic|star|stars|stage|fireworks?|firefl\w+|glow-?worm|super|hero|magic\w*|engine|rocket|space|submarine|afraid|scared|saves? energy|theatre|school|nursery|sun|moon|scary|train|plane|robot|batter\w+)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        !/^(?:thing|vehicle)$/.test(each.being.isa) ||
        /^(?:candle|lamp|light|torch|street|city|town|village|house|power|night)s?$/.test(each.word),
    ),
  // What went out is nobody, and is spoken of from the first page.
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('torch'),
    fear: null,
  }),
  plots: [TORCH],
  talk: {
    young: { yours: [() => 'What would you do first if the lights went out?'] },
    older: {
      wonder: [() => 'Why could nobody see the small light at the beginning?'],
      yours: [() => 'What is better in the dark than in the light?'],
    },
  },
};
