import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { BARROW } from './barrow.ts';
import { HERO } from './hero.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who is made of it is nobody of ours. */
const OF_IT = /poo|poop|turd|dung|manure|muck/;

/** What nobody wants to have lying about, and what it is good for. */
export const BIG_POO: StoryEvent = {
  id: 'big-poo',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:poos?|poo ?poo|poops?|pooing|pooed|pooping|dung|manure|horse muck|cow ?pats?|number twos?)\b/i,
  not: /\b(?:r[au]ns? (?:away|off)|running away|escape[ds]?|potty|toilet|loo|nappy|nappies|pants|accidents?|hold\w*|scared|afraid|won'?t|refus\w*|constipat\w*|hurts?|tummy|pooh|winnie|flush\w*|bath|swim\w*|moon|space|train\w*|learn\w*|dragon|unicorn|rainbow|fairy|shampoo)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || OF_IT.test(each.word) || !/^(?:vehicle|sea|insect)$/.test(each.being.isa),
    ),
  // What a poo would like to be is nobody besides.
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: HERO.when?.test(raw) === true || (hero && OF_IT.test(hero.word)) ? null : somebody(hero),
    other: HERO.when?.test(raw) === true || (other && OF_IT.test(other.word)) ? null : somebody(other),
    thing: about('poo'),
  }),
  plots: [mateBeside(ableFriend(BARROW)), HERO],
  talk: {
    young: { yours: [() => 'What would you grow?'] },
    older: {
      wonder: [() => 'Why did nobody want it, and then everybody?'],
      yours: [() => 'What would you feed to a pumpkin?'],
    },
  },
};
