import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { STRING } from './string.ts';
import { TURN } from './turn.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MOVES =
  /\b(?:whose )?(?:best )?friends?\b(?: \p{Lu}\p{Ll}+)?(?: (?:who|that))? (?:(?:is|was|has|are|had|have|'s) )?(?:(?:going|just|to) )*(?:mov(?:e|es|ed|ing)|going|goes|gone|went|leaving|leaves|left) (?:far )?(?:away|house|abroad|to (?:another|a new|a different|the other) \p{L}+|for (?:another|a new) \p{L}+)\b|\b(?:say(?:s|ing)? )?(?:goodbye|bye|farewell) to (?:my|her|his|their|a|your) (?:very )?(?:best |old )?friend\b|\bfriends?\b[^.]*\bmov(?:es|ed|ing) away\b|\bfriends?\b(?: \p{L}+)?(?: (?:who|that))?(?: (?:is|was|has|are|had|have))? (?:(?:going|just|to) )*mov(?:e|es|ed|ing) (?:to (?!the (?:music|beat))|next|soon|on (?!the)|back to|overseas|far|across|house|out of)|\bleav(?:es?|ing) (?:my|her|his|their) (?:best |old )*friends?(?: behind)?\b|\bpen ?(?:pals?|friends?)\b|\b(?:miss(?:es|ing)?|without) (?:my|her|his|their) (?:best )?friend\b|\bfriends? (?:who )?lives? far away\b|\b(?:letters?|writ(?:es|ing)) to (?:my|her|his|a|their) (?:best )?friend\b/iu;

/** Whoever is told of goes away, and the friend stays behind. */
const LEAVES =
  /\b(?:(?:leav(?:es?|ing)|left)(?: behind)?|(?:say(?:s|ing)?|said) (?:goodbye|bye|farewell) to)(?: all)?(?: of)? (?:my|her|his|their|our) (?:very )?(?:best |old |school |good )*friends?\b(?! moves?\b)(?=.*\b(?:behind|we|i|she|he|they|house|home|schools?|town|country|to)\b|$)|\b(?:mov(?:e|es|ed|ing)|relocat\w+|emigrat\w+|(?:chang|switch|swap)\w*(?: to)?(?: an?| the)? ?(?:new |other |another )?(?:school|nursery|class)(?:e?s|ies)?|new (?:school|nursery))\b[^.]*\b(?:from|without|miss(?:es|ing|ed)?|leav(?:es?|ing)|left|lose|losing|goodbye to)(?: all)? (?:of )?(?:my|her|his|their|our) (?:best |old |school )*friends?\b/iu;
const OF = new RegExp(`${MOVES.source}|${LEAVES.source}`, 'iu');

/** A best friend moves away; they write, and see each other again. */
export const FRIEND_MOVES: StoryEvent = {
  id: 'friend-moves',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:died?|dead|heaven|ill|hospital|imaginary|invisible|robot|alien|dinosaur|pirate|ghost|school bus|birthday|party|christmas|space|moon|secret|hamster|pony|new friend|fell out|fall out|bull\w*|message in a bottle|wait\w* for (?:a|the|my|her|his) (?:letter|post\w*|parcel|card))\b/i,
  // Two who have been friends are nobody else's sorrow: it is told as the two go on.
  quarrel: true,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || each.word === 'pen' || !/^(?:vehicle|thing|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero?.word === 'pen' ? null : somebody(hero),
    other: somebody(other),
    thing: somebody(hero) && hero?.word !== 'pen' ? null : about('letter'),
  }),
  plots: [
    standsApart(ableFriend({ ...STRING, when: MOVES })),
    standsApart({ ...TURN, when: LEAVES, only: true, closest: true }),
  ],
  talk: {
    young: { yours: [() => 'Who would you like to send a letter to?'] },
    older: {
      wonder: [() => 'How did they stay friends, with so much road between them?'],
      yours: [() => 'What would you send to a friend who is far away?'],
    },
  },
};
