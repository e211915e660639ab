import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { CURTAIN } from './curtain.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who stands out in a garden by day. */
const OUTDOORS =
  /\b(?<who>snow ?(?:man|men|woman|lady|girl|boy|person|people|dog|bear)s?|(?:garden )?gnomes?|scarecrows?|statues?|vegetables?|pumpkins?|carrots?|potatoe?s?|(?:stone|garden) (?:lion|dragon|frog|rabbit|owl|bear|cat|dog|gnome)s?)\b/iu;
const ALIVE = String.raw`\b(?:com(?:es?|ing)|came|springs?|brought|turns?|turned) (?:back )?(?:alive|to life)\b|\b(?:is|are|was|were|only) alive\b`;
const STIRS = String.raw`\b(?:wakes? up|woke up|walks?|walked|moves?|moved|dances?|plays?)\b`;
/** Of vegetables one is met, and it is the one that stands in a garden by itself. */
const A_VEGETABLE = 'pumpkin';
/** When that is. */
const IN_SECRET = String.raw`\b(?:(?:only |but only |just )?(?:at|in the|by|every|all|one|in the middle of the) (?:mid)?night|at midnight|after (?:dark|bedtime)|in the dark|when (?:it (?:is|gets)|it['’]s) dark|(?:when|while) (?:every(?:one|body)|we|i|the (?:children|family)|he|she|they|nobody|no one|no-one)\b[^.]*|when the (?:sun|moon|lights?)\b[^.]*)`;
const OF = new RegExp(
  String.raw`${OUTDOORS.source}[^.]*(?:(?:${ALIVE})(?:[^.]*${IN_SECRET})?|(?:${STIRS})[^.]*${IN_SECRET})`,
  'iu',
);

function whoIn(theme: Theme): Entity | null {
  const word = OUTDOORS.exec(theme.raw)?.groups?.['who'];
  if (word === undefined) return null;
  const known = [theme.hero, theme.other].find((each) => each?.being && OUTDOORS.test(each.word)) ?? null;
  const drawn = known ?? nounDrawn(theme, word.replace(/^garden /i, '').replace(/^vegetables?$/i, A_VEGETABLE));
  return drawn?.being ? { ...drawn, plural: false } : null;
}

/** Somebody who stands still by day, and comes alive at night. */
export const ALIVE_AFTER_DARK: StoryEvent = {
  id: 'alive-after-dark',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:melt\w*|summer|spring|pole|santa|christmas|halloween|afraid|scared|toys?|museum|school|beach|hat|nose|friend|lonely|holiday|won['’]?t wake|crows)\b/i,
  fits: (theme) => whoIn(theme) !== null,
  needs: (theme) => whoIn(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: whoIn(theme),
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...CURTAIN, when: OF }],
  talk: {
    young: { yours: [() => 'Is it dark now where you live? Have a look.'] },
    older: {
      wonder: [() => 'Why did they never see each other in all those weeks?'],
      yours: [() => 'What is there in your garden or street that might move when you are asleep?'],
    },
  },
};
