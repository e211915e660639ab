import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { WHAT_BIG_EARS } from './what-big-ears.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF = new RegExp(
  [
    String.raw`\b(?:little )?red(?: |-)(?:riding|ridding|rideing)(?: |-)?hood\b.*`,
    String.raw`\blittle red and the [^.]*\bwolf\b.*`,
    String.raw`\bwolf\b[^.]*\b(?:is|gets|got|was|who is|whos) (?:the one (?:who['’]?s |who is )?)?lost\b.*`,
    String.raw`\blost (?:little |baby )?wolf\b.*`,
    String.raw`\bwolf\b[^.]*\b(?:loses|lost|misses|wants) (?:his|her|its) (?:pack|mum|mummy|mother|mom|family)\b.*`,
    String.raw`\bwolf\b[^.]*\bin grand(?:ma|mother)['’]?s? bed\b.*`,
    String.raw`^what big (?:ears|eyes|teeth) you have[.!]*$`,
  ].join('|'),
  'iu',
);

/** Little Red Riding Hood, told the other way round: it is the wolf who does not know the way. */
export const WOLF_IS_LOST: StoryEvent = {
  id: 'wolf-is-lost',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  // "I had a bad day" is like "the big bad wolf" by one word.
  needs: (theme) => /\b(?:wolf|wolves|red riding hood)\b/i.test(theme.raw),
  not: /\b(?:pigs?|cried wolf|howl\w*|moon|snow\w*|winter|storm|werewol\w*|school|christmas|birthday|party|costume|dress(?:es|ed|ing)? up|play|nightmare|dreams?|space|sheep|voice|tooth|teeth|raised|adopted|dentist|football)\b/i,
  fits: onTheGround,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero:
      [theme.hero, theme.other].find((each) => each?.being?.id === 'wolf' && !each.plural) ?? nounDrawn(theme, 'wolf'),
    other: null,
    thing: about('basket'),
    also: [],
  }),
  plots: [{ ...standsApart(WHAT_BIG_EARS), when: OF }],
  talk: {
    young: { yours: [() => 'What do you do when you are lost?'] },
    older: {
      wonder: [() => 'What was different in this story? What was the same?'],
      yours: [() => 'Which other story could be told the other way round?'],
    },
  },
};
