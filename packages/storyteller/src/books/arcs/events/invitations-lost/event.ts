import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { IT_SAYS_YOU } from './it-says-you.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const GONE = String.raw`(?:los(?:t|es?|ing)|blew|blown|blows?|blow away|fl(?:y|ies|ew) away|missing|never (?:arriv\w+|came|got there|sent|posted)|forg[eo]t\w*|wrong|gone|disappear\w*|mixed up|by mistake)`;
const OF = new RegExp(
  String.raw`\binvit(?:ations?|es)\b[^.]*\b${GONE}\b|\b${GONE}\b[^.]*\b(?:party |birthday )*invit(?:ations?|es)\b|\b(?:nobody|no one|none) (?:got|gets|received) (?:the|an?|my|her|his) (?:party |birthday )?invit(?:ation|e)s?\b`,
  'iu',
);

/** The invitations to a party are gone before anybody has one. */
export const INVITATIONS_LOST: StoryEvent = {
  id: 'invitations-lost',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  // Whatever else the party has, it is about who comes.
  beforeAll: (raw) => OF.test(raw),
  not: /\b(?:not invited|n['’]t invited|but me|except me|without me|wedding|royal|queen|king|letter to|christmas|santa)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    somebody(theme.hero)?.plural !== true &&
    !/^(?:sea|vehicle)$/.test(theme.hero?.being?.isa ?? ''),
  needs: ({ raw }) => /\binvit\w+/i.test(raw) && /\b(?:part(?:y|ies)|birthday|invitations?)\b/i.test(raw),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: somebody(hero) ? null : about('invitation'),
    occasion: null,
  }),
  plots: [{ ...IT_SAYS_YOU, when: OF }],
  talk: {
    young: { yours: [() => 'Whom would you like to have at your party?'] },
    older: {
      wonder: [() => 'Who was meant by the cards, in the end?'],
      yours: [() => 'Whom has nobody asked for a long time?'],
    },
  },
};
