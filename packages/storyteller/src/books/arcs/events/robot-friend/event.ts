import type { Entity, Theme } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { BEEPS } from './beeps.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\brobots?\b[^.]*\bfriends?(?:hip)?\b|\bfriends?\b[^.]*\brobots?\b|\b(?:and|with) (?:an?|the|his|her|my|their|our) (?:\p{L}+ )?robot$|^(?:my|our|me and my|the friendly|a friendly|a kind|the kind) (?:\p{L}+ )?robot$|\brobot and (?:an?|the|his|her|its) (?:\p{L}+ )?(?:girl|boy|child|kid)\b/iu;

/** "Mia and her robot": the robot is read as a thing of hers. */
const robotOf = ({ hero, other, thing }: Theme): Entity | null =>
  !hero?.being && !other?.being && thing?.word === 'robot' ? { ...thing, being: beingNamed('robot') ?? null } : null;

/** A robot that is somebody's friend, and cannot keep it to itself. */
export const ROBOT_FRIEND: StoryEvent = {
  id: 'robot-friend',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:evil|bad|fight\w*|space|moon|planet|alien|lonely|no friends?|looking for|wants? (?:a|to (?!be (?:(?:my|her|his|their|our|\p{L}+['’]s) )(?:best )?friend))|needs?|rust\w*|broken|lost|school|homework|heart|feel\w*|dream\w*|birthday|christmas|danc\w*|cook\w*|dog robot|toy|dinosaurs?|dragon|cat|build\w*|built|makes?|making|made|invent\w*|moves?|moving)\b/iu,
  // Near to "my best friend is a robot" is also whose friend is a tree, and a tree has no beep.
  needs: (theme) => robotOf(theme) !== null || [theme.hero, theme.other].some((each) => each?.being?.id === 'robot'),
  fits: (theme) => {
    const [robot, ...rest] = [theme.hero, theme.other, robotOf(theme)].filter((each) => each?.being);
    return onTheGround(theme) && robot?.being?.id === 'robot' && rest.length === 0 && !robot.plural;
  },
  reads: (theme) => ({
    hero: null,
    other: theme.other?.being ? theme.other : (theme.hero ?? robotOf(theme)),
    relation: 'friend',
    thing: null,
    clause: null,
    want: null,
    place: null,
  }),
  plots: [standsApart({ ...BEEPS, when: OF })],
  talk: {
    young: { yours: [() => 'Where would a robot hide at our house?'] },
    older: {
      wonder: [() => 'What did the switch turn off, and what did it not?'],
      yours: [() => 'How can people tell that you are happy, if you say nothing?'],
    },
  },
};
