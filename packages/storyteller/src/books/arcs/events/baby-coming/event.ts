import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { MELON } from './melon.ts';
import { TWO } from './two.ts';
import { TWO_COME } from './two-come.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ONE_COMES =
  /\b(?:new|our|expecting a|having a|waiting for (?:a|the|our)|getting a|gets a|bring\w* home (?:a|the|our)) (?:(?:new|little|newborn) )*baby\b|\bbaby (?:sister|brother|sibling|girl|boy)?\s*(?:is |will be )?(?:coming|on the way|arrives?|is here|is born|comes home)\b|\bbaby (?:sister|brother)\b(?:(?: \p{L}+)? (?:is|was|has been) born)?|\b(?:becom\w+|be|being|am|going to be) (?:a |the )?big (?:sister|brother)\b|^(?:(?:a|the|my) )?big (?:sister|brother)$|\bnew (?:little )?(?:sister|brother|sibling)\b|\b(?:gets?|getting) (?:an? |her |his )?(?:little|baby) (?:sister|brother)\b|\bbaby in (?:(?:her|my|the|\p{L}+['’]s) )?(?:\p{L}+ )?(?:tumm(?:y|ies)|belly|bump)\b|\bis pregnant\b|^(?:mummy|mum|mommy|mom|mama|my mum|my mummy)['’]?s (?:bump|big (?:tummy|belly))$/iu;

/** One who comes is told of one, and two of two; twins who have long been there are another matter. */
const isOfOneOrTwo = (raw: string): boolean => TWO_COME.test(raw) || !/\b(?:twins?|two babies|triplets)\b/i.test(raw);

/** A baby is on its way, or has just come. */
export const BABY_COMING: StoryEvent = {
  id: 'baby-coming',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(`${ONE_COMES.source}|${TWO_COME.source}`, 'iu'),
  not: /\b(?:adopt\w*|foster\w*|step\w+|surrogate|hospital|premature|early|incubator|died?|dead|lost|loss|stillb\w+|miscarr\w*|fly|flies|flying|float\w*|magic\w*|super\w*|aliens?|secretly|monsters?|invisible|sick|ill|cr(?:y|ies|ying)|break\w*|broke|knock\w*|smash\w*|wreck\w*|towers?|scream\w*|jealous\w*|hits?|hitting|birds?|animals?|dragons?|dinosaurs?|dolls?|clothes)\b/i,
  // How big a baby is, and that it holds on, is told of people; a big helper is the child.
  fits: (theme) =>
    onTheGround(theme) &&
    isOfOneOrTwo(theme.raw) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || each.word === 'helper' || (TWO_COME.test(theme.raw) && each.being.isa === 'person'),
    ),
  needs: ({ raw }) => isOfOneOrTwo(raw),
  reads: () => ({
    relation: 'none',
    hero: null,
    other: null,
    thing: about('baby'),
    first: null,
    place: null,
    clause: null,
    want: null,
  }),
  plots: [MELON, TWO].map(ableFriend),
  talk: {
    young: { yours: [() => 'What would you show a baby first?'] },
    older: {
      wonder: [() => 'What could the baby do that the melon could not?'],
      yours: [() => 'Is there something that you waited for for a very long time?'],
    },
  },
};
