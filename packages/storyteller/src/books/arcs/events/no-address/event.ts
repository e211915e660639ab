import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { about, somebody } from '../page.ts';
import { FOOT } from './foot.ts';
import { SENT } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A parcel has come, and nobody knows for whom. */
export const NO_ADDRESS: StoryEvent = {
  id: 'no-address',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${SENT}\b[^.]*\b(?:no (?:address|name|label|stamp)|without (?:an? )?(?:address|name|label|stamp)|lost (?:its|the|his|her) (?:address|label|name|way)|nobody'?s|for nobody|(?:got|gets|was|is) lost|lost in the post|wrong (?:house|address|door|person))\b|\b(?:mysterious|mystery|lost|strange|unknown|wrong|nobody'?s) (?:\p{L}+ )?${SENT}\b(?! (?:of|in space))|\bno (?:address|name) on (?:the|a) ${SENT}\b|\bwho(?:se| is the) ${SENT}\b`,
    'iu',
  ),
  not: /\b(?:christmas|santa|father christmas|birthday|magic\w*|cardboard|lunch ?box|toy ?box|post ?box|letters? of the alphabet|alphabet|capital letters?|stole\w*|steals?|thief|treasure|pirates?|school|space|moon|love letters?|egg|music box|sand ?box|boxes?|letter box|(?:letter|card|postcard|present|parcel|package)s? (?:to|from|for) (?!nobody|no one)\p{L}+)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || (!each.plural && !/^(?:vehicle|sea|insect)$/.test(each.being.isa)),
    ),
  // What has come is nobody; whoever finds it is the hero.
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about(new RegExp(SENT, 'i').exec(raw)?.[0].toLowerCase().replace(/s$/, '') ?? 'parcel'),
  }),
  plots: [ableFriend({ ...FOOT, when: new RegExp(SENT, 'iu') })],
  talk: {
    young: { yours: [() => 'What would you like to get in a parcel?'] },
    older: {
      wonder: [() => 'Who could have told them, and why did nobody do it?'],
      yours: [() => 'To whom would you send something, and what?'],
    },
  },
};
