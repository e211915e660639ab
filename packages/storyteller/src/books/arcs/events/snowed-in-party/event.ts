import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { OF_SNOW } from './of-snow.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const DAY = String.raw`(?:b-?days?|birth ?days?|christmas|xmas|part(?:y|ies)|guests?)`;
const SNOW = String.raw`(?:snow\w*|blizzard)`;
const NOBODY = String.raw`(?:(?:nobody|no one|noone|none of (?:the|her|his|my|our) (?:friends|guests)|guests?|friends|cousins|everyone|everybody)\b[^.]*\b(?:com(?:e|es|ing)|came|get|gets|turn\w*|arriv\w*|there|stuck|stay\w*|home)|can(?:not|['’]?t|['’]?t all) (?:come|get)|could(?:n['’]?t| not) (?:come|get)|cancel\w*|call(?:s|ed) off|alone|without (?:any )?(?:guests|friends))`;
const OF = new RegExp(
  [
    String.raw`\b${DAY}\b[^.]*\b${NOBODY}\b[^.]*\b${SNOW}\b`,
    String.raw`\b${DAY}\b[^.]*\b${SNOW}\b[^.]*\b${NOBODY}\b`,
    String.raw`\b${NOBODY}\b[^.]*\b${DAY}\b[^.]*\b${SNOW}\b`,
    String.raw`\b${SNOW}\b[^.]*\b${NOBODY}\b[^.]*\b${DAY}\b`,
    String.raw`\bsnowed (?:in|up|under)\b[^.]*\b${DAY}\b`,
    String.raw`\b${DAY}\b[^.]*\b(?:snowed (?:in|up|under|off)|snow ?storm|blizzard)\b`,
    String.raw`\b${SNOW}\b[^.]*\b(?:spoils?|ruins?|stops?|cancels?)\b[^.]*\b${DAY}\b`,
  ].join('|'),
  'iu',
);

const GUESTS = /^(?:guest|friend|visitor|cousin)s?$/i;

/** A party is ready, and the snow keeps all guests away. */
export const SNOWED_IN_PARTY: StoryEvent = {
  id: 'snowed-in-party',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:snow (?:queen|white|globe|leopard)|santa|father christmas|reindeer|sleigh|school|train|plane|airport|forg[eo]t\w*|mars|moon|space|magic\w*|never seen|wish\w*|wants? (?:it to )?snow|no snow)\b/i,
  needs: ({ raw }) =>
    /\b(?:snow\w*|blizzard)\b/i.test(raw) &&
    /\b(?:b-?day|birth ?day|christmas|xmas|part(?:y|ies)|guests?)\b/i.test(raw),
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero?.plural !== true || GUESTS.test(theme.hero.word)) &&
    !/^(?:thing|vehicle|sea)$/.test(theme.hero?.being?.isa ?? '') &&
    theme.hero?.being?.id !== 'snowman',
  reads: ({ hero, other }) => {
    const whose = [hero, other].map(somebody).find((each) => each && !each.plural && !GUESTS.test(each.word)) ?? null;
    return {
      hero: whose,
      other: null,
      place: null,
      thing: whose ? null : about('cake'),
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      occasion: null,
      also: [],
    };
  },
  plots: [standsApart({ ...OF_SNOW, when: OF })],
  talk: {
    young: { yours: [() => 'Can you stand as still as somebody of snow?'] },
    older: {
      wonder: [() => 'On which page could one have heard who was coming?'],
      yours: [() => 'Whom would you make of snow, and how would one know who it is?'],
    },
  },
};
