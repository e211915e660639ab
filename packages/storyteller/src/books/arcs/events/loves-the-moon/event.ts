import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { DRAWN } from './drawn.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MOON = String.raw`(?:the |a )?(?:big |full |round |silver |beautiful )*moon`;
const OF = new RegExp(
  [
    String.raw`\b(?:loves?|loved|loving|adores?|adored|(?:falls?|fell) in love with|in love with|falls? for|fell for|misses|admires?|talks? to|sings? to|waves? to|says? (?:hello|good ?(?:night|evening)) to) ${MOON}\b`,
    String.raw`\b(?:wants?|wanted|wish(?:es|ed)?|longs?|dreams?) (?:to|of) (?:touch(?:ing)?|hug(?:ging)?|kiss(?:ing)?|marry(?:ing)?|meet(?:ing)?|know(?:ing)?|be(?:ing)? friends with|mak(?:e|ing) friends with|talk(?:ing)? to|reach(?:ing)?) ${MOON}\b`,
    String.raw`\b(?:does|can) the moon (?:see|know|love|like|hear) (?:me|us|her|him)\b`,
  ].join('|'),
  'iu',
);

/** Somebody loves the moon, and it takes no notice, or so it seems from that side. */
export const LOVES_THE_MOON: StoryEvent = {
  id: 'loves-the-moon',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:rockets?|astronauts?|space\w*|fly(?:ing)? to|goes to|trip to|travel\w*|catch\w*|caught|steals?|stole\w*|eats?|ate|cheese|fell (?:down|into|in)|falls? (?:down|into|in the)|follows?|following|late|hides|hiding|sun and|and the sun|stars?|thunder|howl\w*|bed ?time|ramadan|eid|festival|alien\w*)\b/i,
  needs: ({ raw }) => /\bmoon\b/i.test(raw),
  fits: (theme) =>
    onTheGround({ ...theme, place: null }) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle)$/.test(theme.hero?.being?.isa ?? '') &&
    !/^(?:moon|sun|star|cloud)$/.test(theme.hero?.word ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && !/moon/.test(hero.word) ? hero : null,
    other: somebody(other) && !/moon/.test(other?.word ?? '') ? other : null,
    thing: about('moon'),
    wish: null,
    farWish: null,
  }),
  plots: [standsApart({ ...DRAWN, when: OF })],
  talk: {
    young: { yours: [() => 'Can you find your shadow? What can it do?'] },
    older: {
      wonder: [({ hero }) => `Why had ${hero} never seen the drawing before?`],
      yours: [() => 'Who takes notice of you without saying so?'],
    },
  },
};
