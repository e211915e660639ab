import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { THE_WIND } from './the-wind.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PICTURE = String.raw`(?:drawings?|pictures?|paintings?|art ?work|colou?ring(?: book| page)?)`;
const DID = String.raw`(?:scribbl(?:es?|ed|ing)(?: (?:on|over|all over))?|(?:drew|draws?|drawn|drawing|painted|paints?) (?:(?:right|all) )*(?:on|over|across)|ruin(?:s|ed|ing)?|spoil(?:s|ed|t|ing)?|wreck(?:s|ed|ing)?|mess(?:es|ed) up|destroy(?:s|ed)?)`;

/** A small one has drawn on the best drawing of a bigger one. */
export const SCRIBBLED_ON: StoryEvent = {
  id: 'scribbled-on',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:brother|sister|twin|cousin)\b[^.]*\b${DID} (?:my|his|her|their|our) (?:\p{L}+ ){0,2}${PICTURE}\b`,
    'iu',
  ),
  not: /\b(?:(?:big|older|elder) (?:brother|sister|cousin)|twins?|rip(?:s|ped)?|tore|torn|tears?|spilt|spilled|water|milk|juice|cut|dog|cat|friend|school|wall|monster|dragon)\b/i,
  fits: ({ hero }) => hero === null || !hero.being || hero.being.isa === 'person',
  // The gentle frames have only tips to give: here it stays spoiled, and is understood.
  quarrel: true,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
  }),
  plots: [THE_WIND],
  talk: {
    young: { yours: [() => 'What does the wind look like, when you draw it?'] },
    older: {
      wonder: [() => 'What did the scribble mean, before anybody knew?'],
      yours: [() => 'What of yours should nobody touch before they ask?'],
    },
  },
};
