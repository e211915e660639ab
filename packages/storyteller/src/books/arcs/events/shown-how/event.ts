import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { AGAIN } from './again.ts';
import { DEVICE, OLD_ONE } from './device.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody old learns from the child how a new thing works. */
export const SHOWN_HOW: StoryEvent = {
  id: 'shown-how',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${OLD_ONE}\b[^.]{0,40}\b(?:learns?|learning|learnt|gets?|got|has|cannot|can['’]?t|could ?n['’]?t|does ?n['’]?t|tries|sends?|holds?|uses?|buys?|bought|first|new|and (?:the|her|his) new)\b[^.]{0,30}\b${DEVICE}\b`,
      String.raw`\b(?:teach(?:es|ing)?|taught|show(?:s|ed|ing)?|help(?:s|ed|ing)?)\b[^.]{0,20}\b${OLD_ONE}\b[^.]{0,40}\b${DEVICE}\b`,
      String.raw`\b${OLD_ONE}['’]s (?:new |first )+${DEVICE}\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:lives? far|far away|abroad|miss(?:es|ing)?|ill|hospital|died|lost|screen time|too much|robot|time machine|old phone box|scam|magic\w*)\b/i,
  fits: onTheGround,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('egg'),
    occasion: null,
  }),
  plots: [AGAIN],
  talk: {
    young: { yours: [() => 'What can you show somebody?'] },
    older: {
      wonder: [() => 'What was it that they both had to learn?'],
      yours: [() => 'Who is patient with you? With whom are you patient?'],
    },
  },
};
