import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody, withChildBeside } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { SMALL_WRITING } from './small-writing.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { toldWith } from '../told-with.ts';

const KEEPER = String.raw`(?:goal ?keeper|goal ?keeping|goalie|keeper|in goal|football(?:er)?|netball|rugby|cricket|basketball|p\.?e\.?)`;
const AFRAID = String.raw`(?:afraid|scared|frightened|terrified|nervous|ducks?|ducking|flinch\w*|hides?|(?:shuts|closes) (?:his|her|their|its) eyes)`;
const OF = new RegExp(
  [
    String.raw`\b${AFRAID}\b[^.]*\b(?:the|a|of|getting hit by|hard|foot) ?(?:balls?)\b[^.]*`,
    String.raw`\b(?:nervous|scared|frightened|worst) (?:little )?(?:goal ?keeper|goalie)\b`,
    String.raw`\b${KEEPER}\b[^.]*\b${AFRAID}\b[^.]*`,
    String.raw`\b(?:can(?:not|['’]?t)|could ?n['’]?t|never|learn(?:s|ing)? to|always drops?|drops?) (?:catch(?:es)? )?(?:the|a) ball\b`,
    String.raw`\bnobody wants? to (?:be|go|play|stand) in goal\b[^.]*`,
    String.raw`\blets? in (?:every|all the|ten|so many) goals?\b`,
  ].join('|'),
  'iu',
);

/** "She ducks": no bird, but what is done when the ball comes. */
const DUCKS = /\b(?:he|she|they|always|who|and|\p{Lu}\p{Ll}+) (?:always )?ducks\b/u;

/** Whoever it is about; null for a child. */
const keeperIn = ({ hero, raw }: Theme): Entity | null => {
  const one = DUCKS.test(raw) && hero?.being?.id === 'duck' ? null : somebody(hero);
  return one?.being?.isa === 'person' ? null : one;
};

/** Whoever shuts both eyes when a ball comes has never seen it. */
export const GOALKEEPER_DUCKS: StoryEvent = {
  id: 'goalkeeper-ducks',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:balloons?|lost|loses|stolen|stole\w*|princess\w*|prince|cinderella|king|queen|crystal|snow ?balls?|wrecking|disco|ball gown|to the ball|go to a ball|hamster ball|ducklings?|ducks (?:who|that|and)|pond|space|moon|christmas|birthday|elephant in|dogs? bark\w*|the dark|penalt\w*)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    // The ball itself may be the one who is afraid.
    theme.hero?.word.endsWith('ball') !== true &&
    keeperIn(theme)?.plural !== true &&
    !/^(?:sea|vehicle|thing|insect)$/.test(keeperIn(theme)?.being?.isa ?? ''),
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: keeperIn(theme),
    other: null,
    thing: about('ball'),
  }),
  plots: [
    standsApart({
      ...toldWith(withChildBeside, SMALL_WRITING),
      when: OF,
    }),
  ],
  talk: {
    young: { yours: [() => 'What colour is your ball? What is on it?'] },
    older: {
      wonder: [() => 'Why did the ball look so big before?'],
      yours: [() => 'What gets smaller when you look at it closely?'],
    },
  },
};
