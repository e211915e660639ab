import { standsIn } from '../words/may-stand.ts';

/** Stories of somebody who is treated badly: never told of a child who treats somebody so. */
const OF_THE_ONE_TREATED: ReadonlySet<string> = new Set(
  'being-teased bullying prejudice left-out stutter tics nail-biting glasses hearing-aid braces new-equipment body-and-looks'.split(
    ' ',
  ),
);
const CHILD = String.raw`(?:(?:he|she|they|my (?:[\w-]+ ){0,2}?(?:son|daughter|child|boy|girl|kid|lad)|our (?:son|daughter))(?:'s)? (?:is |keeps? |has been |has |was |always |often |constantly |sometimes |and (?:his|her|their) (?:\w+ )?(?:friends?|mates?|pals|gang|group) |have been |are )*)?`;
const DOES = String.raw`(?:(?:us(?:es|ed|ing) |said |says |saying |shouted |called out )?(?:a |an |the )?racist (?:words?|language|slurs?)\b(?![^.]{0,30}\b(?:at|to|by|from) (?:him|her|them|other)\b)|teas(?:es|ing)(?! (?:on|at|in|about|him|her|them)\b)|bull(?:ies|ying)(?! (?:at|in|on)\b)|mock(?:s|ing)|imitat(?:es|ing)|pick(?:s|ing) on(?! (?:him|her|them|my)\b)|mak(?:es|ing) (?:fun|jokes|racist|nasty|mean|rude)|tak(?:es|ing) the (?:mick(?:ey)?|piss|michael)|wind(?:s|ing) (?:up )?(?:other|another|his|her|the)|(?:call(?:s|ing)|(?<=\b(?:he|she|they|son|daughter|child) )called) (?!(?:him|her|them)sel[fv])(?:other|another|children|kids|a\b|the\b|our\b|my\b|me\b|us\b|his|her|people|classmates|everyone|girls|boys)|(?:laugh(?:s|ing)|(?<=\b(?:he|she|they|son|daughter|child) )laughed) (?:at(?! (?:him|her|them|his|my)\b)|when)|laughed at (?=(?:an?|another|the) (?:boy|girl|kid|child|man|woman|lady|classmate|pupil)\b)|(?:being )?(?:mean|unkind|nasty|horrible|horrid|cruel) (?:to|towards)(?! (?:him|her|them|my)\b)|(?:send(?:s|ing)|post(?:s|ing)|writ(?:es|ing)|(?<=\b(?:he|she|they|son|daughter|child) )(?:sent|posted|wrote)) (?:some |really |very |lots of )*(?:mean|unkind|nasty|horrible|horrid|cruel|racist|abusive|rude|threatening) (?:messages?|texts?|comments?|things|notes?|posts?|voice notes)(?! (?:to|about|at) (?:him|her|them|my)\b)|exclud(?:es|ing)|leav(?:es|ing) (?:others?|another|out\b|(?:a|one|her|his|the|some) (?:[\w']+ ){1,3}out\b)|(?:says?|said|saying) (?:nasty|mean|rude|racist|unkind|horrible|hurtful|brown|black|white|dark|gay|fat|girls|boys|people) |tell(?:s|ing) (?:racist|nasty|mean))`;
const CHILD_DOES = new RegExp(
  String.raw`^\W*${CHILD}(?:(?:has |have |keeps |just |recently |suddenly |starts? |started |begun |beginning to )*(?:been )?)${DOES}`,
  'i',
);

/** Of a child who bullies there is a story of its own among those of bullying. */
const BULLIES = /\b(?:bull(?:ies|ying)|pick(?:s|ing) on)\b/i;

/** "Asks why her friend has two mums": what somebody else is or has. */
const ASKS_OF_OTHERS =
  /\b(?:asks?|asked|asking|wonders)(?: (?:me|us|loudly|everyone))* why (?:his|her|their|a|an|that|the|some|one) (?:best )?(?:friend|classmate|man|woman|lady|boy|girl|child|people|person|neighbour|teacher)s?\b/i;

/** "Called the teacher Mum": a slip of the tongue, and no name-calling. */
const A_WORD_THAT_SLIPPED =
  /\bcall(?:s|ed|ing)? (?:\w+ ){0,2}(?:teacher|miss|sir|ta|mrs \w+|mr \w+)\W+(?:mum|mummy|mam|mom|mommy|dad|daddy|nan|nana|granny|grandma)\b/i;

/** Whether a story would be told of the one who is treated badly where the child is the one who does it. */
export const isOfTheOneTreated = (id: string, text: string): boolean =>
  OF_THE_ONE_TREATED.has(id) &&
  !standsIn(A_WORD_THAT_SLIPPED, text) &&
  (CHILD_DOES.test(text) || standsIn(ASKS_OF_OTHERS, text)) &&
  !(id === 'bullying' && BULLIES.test(text));
