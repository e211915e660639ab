import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { onTheGround } from '../event.ts';
import { BALL } from './ball.ts';
import { LAMP } from './lamp.ts';
import { YAWN } from './yawn.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who sleeps by day, or shines by night, or never shuts an eye. */
const UP_AT_NIGHT =
  /^(?:owl|bat|moth|moon|star|sun|lamp|fish|goldfish|shark|whale|octopus|mermaid|crab|ghost|lighthouse)$/;

/** A night on which somebody cannot sleep, or will not. */
export const WONT_SLEEP: StoryEvent = {
  id: 'wont-sleep',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\btoo excited to (?:go to )?sleep\b|\b(?:can'?t|can ?not|could(?:n'?t| not)|won'?t|will not|would(?:n'?t| not)|doesn'?t (?:want|like) to|does not want to|didn'?t want to|never wants? to|refus\w+ to|hates? to|trying to|unable to) (?:ever )?(?:go to |get to |fall a|fall )?(?:sleep|bed|asleep)\b|\b(?:wide|still|stays?|kept|lies?|lying|always) awake\b|\bno ?(?:body|one) (?:slept|sleeps|can sleep|could sleep|would sleep|wants to sleep)\b|\bstay(?:s|ing|ed)? up (?:late|all night|past)\b|\bup all night\b|\bis(?:n'?t| not) (?:at all )?(?:tired|sleepy)\b|\b(?:am|are|is) not (?:tired|sleepy)\b|\bsleepless\b|\bno more bed ?times?\b|\bnever (?:wants?|wanted) to go to (?:bed|sleep)\b|\bdon'?t (?:want|like) to go to (?:bed|sleep)\b|\bnever (?:gets? )?(?:tired|sleepy)\b|\bbedtime (?:battle|trouble|is boring)\b|\bnot (?:a bit |at all )?(?:tired|sleepy)\b/i,
  not: /\b(?:sleepover|monster|ghost|dark|thunder\w*|storm|afraid|scared|fear\w*|christmas|santa|baby (?:brother|sister)|new (?:bed|baby)|camp\w*|tent|hospital|nightmare|bad dream|tooth|birthday|train|plane|own bed|own room|without|until|snor\w+)\b/i,
  // There is a bed in it, with pillows.
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.being?.isa !== 'sea' &&
    !UP_AT_NIGHT.test(theme.hero?.being?.id ?? theme.hero?.word ?? ''),
  reads: ({ hero, other, thing }) => ({
    ...NOTHING_DONE,
    other: other?.being && other.being.isa !== 'thing' && other.being.id !== hero?.being?.id ? other : null,
    thing: thing?.known ? thing : null,
  }),
  plots: [YAWN, BALL, LAMP],
  talk: {
    young: { yours: [() => 'Who would you put to bed, if you could?'] },
    older: {
      wonder: [() => 'What had to happen before sleep could come?'],
      yours: [() => 'What do you do on a night when you cannot sleep?'],
    },
  },
};
