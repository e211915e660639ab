import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { LATE } from './late.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who can neither sit nor roll nor jump. */
const NO_TRICKS =
  /^(?:fish|goldfish|whale|shark|octopus|snail|slug|worm|snake|spider|butterfly|bee|caterpillar|snowman)$/;

const plain = (entity: Entity | null): Entity | null =>
  entity && { ...entity, word: entity.word.replace(/ (?:enter|win|perform)\w*$/, '') };

/** A talent show, a dog show: before people who clap. */
export const COMPETITION: StoryEvent = {
  id: 'competition',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:school |village )?(?:talent|pet|dog|cat|animal|circus|magic|tricks?|variety) (?:shows?|competitions?|contests?)\b|\b\p{L}+'s got talent\b|\b(?:does|do|do all|knows) (?:\p{L}+ )?tricks\b|\b(?:enters?|entering|entered|wins?|winning|in) (?:a|the|our) (?:\p{L}+ )?(?:competition|contest|show)\b|\b(?:teach\w*|train\w*|learn\w*) (?:\p{L}+ ){0,4}tricks?\b|\bno talents?\b/iu,
  not: /\b(?:sing\w*|song|bak(?:e|es|ing)|cakes?|cook\w*|pumpkin|vegetables?|marrow|danc\w*|ballet|swim\w*|race|races|racing|school play|spelling|art|drawing|painting|scared|afraid|fear\w*|shy|nervous|stage fright|ice|snow|rodeo|fashion|magician|wizard|witch\w*|goes wrong|tooth|flower)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || (!NO_TRICKS.test(each.being.id) && !/^(?:thing|vehicle)$/.test(each.being.isa)),
    ),
  // "A dog enter" is a dog, and "enter" what it does.
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: plain(somebody(hero)),
    other: plain(somebody(other)),
    thing: about('trick'),
    place: null,
  }),
  plots: [ableFriend(LATE)],
  talk: {
    young: { yours: [() => 'What trick can you do?'] },
    older: {
      wonder: [() => 'When could you have found out what was going on?'],
      yours: [() => 'Do you think first, or do first?'],
    },
  },
};
