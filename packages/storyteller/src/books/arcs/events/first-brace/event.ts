import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { WHISTLE } from './whistle.ts';

const BRACE = String.raw`(?:braces|(?:a|my|his|her|their|the|new|first|tooth|teeth|dental|fixed) brace(?! for\b)|train ?tracks? (?:on|put|at)|orthodontists?|retainer)`;
const OF = new RegExp(String.raw`\b${BRACE}\b`, 'iu');

/** A first brace, which makes a noise of its own for a while. Teeth that fall out or ache have books of their own. */
export const FIRST_BRACE: StoryEvent = {
  id: 'first-brace',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:trousers|belt|clown'?s? braces|(?:red|stripy|elastic) braces|leg|back|knee|ankle|neck|wrist|arm|foot|feet|spine|brace(?:s)? (?:himself|herself|themselves|yourself|for))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|thing|insect|bird)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: ((one) => (one && one.being?.isa !== 'person' && !/brace|tooth|teeth/.test(one.word) ? one : null))(
      somebody(hero),
    ),
    other: null,
    thing: null,
  }),
  plots: [{ ...WHISTLE, when: OF }],
  talk: {
    young: { yours: [() => 'Can you make a long "Sss"?'] },
    older: {
      wonder: [() => 'Who knew first what the whistle was good for?'],
      yours: [() => 'Can you say what is in your bag without one S?'],
    },
  },
};
