import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { CRASH } from './crash.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const TOWER = /tower|blocks?|bricks?|lego|castle/;

/** Who can put one block on another: nobody who swims, and nothing on wheels. */
const canBuild = (theme: Theme): boolean => {
  const being = theme.hero?.being;
  return (
    onTheGround(theme) &&
    (!being ||
      TOWER.test(theme.hero?.word ?? '') ||
      (!/^(?:sea|insect|vehicle|bird|thing)$/.test(being.isa) && !theme.hero?.plural))
  );
};

/** A tower of blocks is built, and somebody knocks it down. */
export const BROKEN_TOWER: StoryEvent = {
  id: 'broken-tower',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:break\w*|broke|knock\w*|kick\w*|smash\w*|destroy\w*|ruin\w*|wreck\w*|crash\w*|topple\w*|push\w*)\b[^.]*\b(?:towers?|blocks|bricks|lego)\b|\b(?:towers?|blocks|bricks|lego)\b[^.]*\b(?:break\w*|broke|knock\w*|kick\w*|smash\w*|destroy\w*|ruin\w*|wreck\w*|crash\w*|topple\w*|falls?|fell|falling|wobbl\w*|down)\b|\btowers? of (?:blocks|bricks|lego|toys)\b|\b(?:block|brick|lego) towers?\b|\b(?:build\w*|built|makes?|making) (?:an? |the |my |our )?(?:\p{L}+ )?(?:tall\w*|high\w*|big\w*|wobbly|giant|huge|enormous)? ?tower\b|\bbuilding (?:with )?(?:blocks|bricks)\b|^(?:the |a |my |our )?(?:tall\w*|high\w*|big\w*|wobbly) tower$|\bplaying with (?:my |the |her |his )?(?:building )?(?:blocks|bricks|lego)\b/iu,
  not: /\b(?:leaning|eiffel|clock|church|bell|castle|princess|rapunzel|wizard|witch|knight|fairy|magic|moon|sky ?scraper|london|water tower|control|fire|alien|space|robot|treasure|prison|trapped|locked|window|ice|snow|dragon|party|cake|sand|september|twin towers|war)\b/i,
  fits: canBuild,
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && !TOWER.test(hero.word) ? hero : null,
    other: somebody(other && TOWER.test(other.word) ? null : other),
    thing: null,
    place: null,
    first: null,
  }),
  quarrel: true,
  plots: [CRASH],
  talk: {
    young: { yours: [() => 'What do you build? What noise does it make when it falls?'] },
    older: {
      wonder: [() => 'When did the two of them want the same thing?'],
      yours: [() => 'For what could you wait, if you knew that it would be worth it?'],
    },
  },
};
