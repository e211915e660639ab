import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { ONE_FINGER } from './one-finger.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:mum\w*|mom\w*|mama|mother|dad|daddy|papa|father|grand\w+|gran|granny|nana|nonno|nonna|opa|oma|aunt\w*|uncle|abuel[ao])`;
const BREAD = String.raw`(?:bread|rolls|buns|croissants?|baguettes?|loaf|loaves|bagels|pretzels|dough)`;
const EARLY = String.raw`(?:at (?:\d|two|three|four|five|six)(?: ?am| o['’]?clock| in the (?:morning|night))?|\d ?am|in the middle of the night|at night|before (?:dawn|sunrise|the sun\b|school|it gets light|every(?:one|body))|very early|early in the morning|at dawn|while (?:it is|it['’]s) (?:still )?dark)`;
const OF = new RegExp(
  [
    String.raw`\b(?:bak\w*|mak\w+|helps?|helping)\b[^.]*\b${BREAD}\b[^.]*\b(?:bakery|${EARLY})(?![\p{L}])[^.]*`,
    String.raw`\bbakery\b[^.]*${EARLY}(?![\p{L}])[^.]*`,
    String.raw`${EARLY}[^.]*\b(?:in|at|to) (?:the|his|her|our|a|\p{L}+['’]s) bakery\b[^.]*`,
    String.raw`\b(?:in|at|to) (?:the|his|her|our) bakery with (?:my |his |her )?${KIN}\b[^.]*`,
    String.raw`\bwith (?:my |his |her )?${KIN} (?:in|at) (?:the|his|her|our) bakery\b[^.]*`,
    String.raw`\b${KIN}['’]s bakery\b[^.]*`,
    String.raw`\bnight (?:in|at) (?:the|our|a) bakery\b[^.]*`,
  ].join('|'),
  'iu',
);

/** A night with a baker of the family. */
export const EARLY_BREAD: StoryEvent = {
  id: 'early-bread',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:rival|competition|contest|best|opens?|opened|closed?|closing|steals?|stole\w*|thief|burn\w*|fire|magic\w*|dragons?|dinosaurs?|mouse|mice|rats?|cat|dog|ghosts?|robots?|gingerbread|cakes?|lost|runs? away|scared|afraid|died|dead|wedding|monster)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || /^(?:person|thing)$/.test(each.being.isa)),
  reads: () => ({
    ...NOTHING_DONE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [{ ...ONE_FINGER, when: OF }],
  talk: {
    young: { yours: [() => 'What does it smell of at your house in the morning?'] },
    older: {
      wonder: [({ hero }) => `What made ${hero} wake the baker after all?`],
      yours: [() => 'Who gets up for you while you are still asleep?'],
    },
  },
};
