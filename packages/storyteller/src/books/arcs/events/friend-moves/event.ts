import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { STRING } from './string.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MOVES =
  /\b(?:whose )?(?:best )?friends?\b(?: \p{Lu}\p{Ll}+)?(?: (?:who|that))? (?:(?:is|was|has|are|had|have|'s) )?(?:(?:going|just|to) )*(?:mov(?:e|es|ed|ing)|going|goes|gone|went|leaving|leaves|left) (?:far )?(?:away|house|abroad|to (?:another|a new|a different|the other) \p{L}+|for (?:another|a new) \p{L}+)\b|\b(?:say(?:s|ing)? )?(?:goodbye|bye|farewell) to (?:my|her|his|their|a|your) (?:very )?(?:best |old )?friend\b|\bfriends?\b[^.]*\bmov(?:es|ed|ing) away\b|\bfriends?\b(?: \p{L}+)?(?: (?:who|that))?(?: (?:is|was|has|are|had|have))? (?:(?:going|just|to) )*mov(?:e|es|ed|ing) (?:to (?!the (?:music|beat))|next|soon|on (?!the)|back to|overseas|far|across|house|out of)|\bleav(?:es?|ing) (?:my|her|his|their) (?:best |old )*friends?(?: behind)?\b|\bpen ?(?:pals?|friends?)\b|\b(?:miss(?:es|ing)?|without) (?:my|her|his|their) (?:best )?friend\b|\bfriends? (?:who )?lives? far away\b|\b(?:letters?|writ(?:es|ing)) to (?:my|her|his|a|their) (?:best )?friend\b/iu;

/** A best friend moves away; they write, and see each other again. */
export const FRIEND_MOVES: StoryEvent = {
  id: 'friend-moves',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: MOVES,
  not: /\b(?:died?|dead|heaven|ill|hospital|imaginary|invisible|robot|alien|dinosaur|pirate|ghost|school bus|birthday|party|christmas|space|moon|secret|hamster|pony|new friend|fell out|fall out|bull\w*|message in a bottle|wait\w* for (?:a|the|my|her|his) (?:letter|post\w*|parcel|card))\b/i,
  // Two who have been friends are nobody else's sorrow: it is told as the two go on.
  quarrel: true,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || each.word === 'pen' || !/^(?:vehicle|thing|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    hero: hero?.word === 'pen' ? null : somebody(hero),
    other: somebody(other),
    thing: somebody(hero) && hero?.word !== 'pen' ? null : about('letter'),
    place: null,
    relation: 'none',
    clause: null,
    want: null,
    first: null,
    activity: null,
    fear: null,
  }),
  plots: [standsApart(ableFriend({ ...STRING, when: MOVES }))],
  talk: {
    young: { yours: [() => 'Who would you like to send a letter to?'] },
    older: {
      wonder: [() => 'Why do you think they sent each other pieces of string?'],
      yours: [() => 'How long a piece of string would you send, and what of?'],
    },
  },
};
