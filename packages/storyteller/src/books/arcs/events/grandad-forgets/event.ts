import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ELDER } from './parts.ts';
import { THE_CURL } from './the-curl.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const FORGETS = String.raw`(?:forgets?|forgot|forgetting|forgetful|(?:can(?:'|’)?t|cannot|does ?n[o'’]?t|never) remember|remembers? (?:nothing|less)|mix(?:es)? up|muddles?|loses? (?:his|her|all (?:his|her)) words|getting (?:forgetful|muddled)|los(?:es|ing) (?:his|her) memory)`;
const OLD = String.raw`(?:old|elderly|ancient|aged)`;

/** Somebody old forgets names and words, and knows a child by something else. The illness has a gentle book of its own. */
export const GRANDAD_FORGETS: StoryEvent = {
  id: 'grandad-forgets',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${ELDER}\b[^.]*\b${FORGETS}|\b${OLD} (?:\p{L}+ ){1,2}(?:(?:who|that) )?(?:is |always |keeps |often )*${FORGETS}|\b${ELDER} (?:always |often )?(?:calls|keeps calling) (?:me|him|her|us|everyone|\p{Lu}\p{L}+) (?:by )?[^.]*\bnames?\b|\b${ELDER} (?:keeps asking|always asks|asks) (?:me |us )?[^.]*\b(?:same|again|twice|times)\b|\b${ELDER} (?:puts?|put|leaves?) [^.]*\b(?:keys?|glasses|slippers?|teeth|phone|purse|hat)\b[^.]*\b(?:in|inside) the (?:fridge|oven|freezer|bread bin|teapot)\b`,
    'iu',
  ),
  not: /\b(?:dementia|alzheimer\w*|stroke|hospital|died|dead|care home|nursing|ill|sick|sad|scared|cr(?:y|ies|ying)|who i am|birthday|christmas|recipes?|spells?|witch|wizard|magic|glasses on|home|lost|school|pick|collect|fetch|lunch|song)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.isa === 'person' ? null : somebody(hero),
    other: null,
    thing: about('apple'),
  }),
  plots: [standsApart(ableFriend(THE_CURL))],
  talk: {
    young: { yours: [() => 'Who knows what you like best?'] },
    older: {
      wonder: [() => 'What did the hands know that the mouth did not?'],
      yours: [() => 'By what would somebody know you, if nobody said your name?'],
    },
  },
};
