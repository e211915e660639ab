import { PROPER_NAME } from '../words/proper-name.ts';
import { personAtHead } from './people/person-at-head.ts';
import type { ToldFact } from './told-fact.ts';
import { isUnkind } from './usable-phrase.ts';

const NAME = `(${PROPER_NAME})`;
const CHILD = String.raw`(?:(?:best |good |close |old |school |big |little |older |younger |elder |twin )*(?:friend|mate|pal|cousin|brother|sister|twin|neighbou?r))`;
/** Who is meant: "her best friend Amy", "his cousin, Beth,", "Toby, his friend". */
const NAMED = [
  new RegExp(String.raw`\b${CHILD}s?,? (?:is |is called |called |named )?${NAME}(?:,? (?:and|&) ${NAME})?`, 'u'),
  new RegExp(String.raw`\b${NAME},? (?:is )?(?:his|her|their|a) ${CHILD}\b`, 'u'),
];
/** The same place for both: "is going too", "is in his class", "goes to the same school", "is already there", "is in year 9 there". */
const THERE =
  /\b(?:(?:is|are|will be|goes|go|'s|starts|starting|moves|moving|comes|coming|going) (?:\w+ ){0,4}?(?:too|as well|with (?:him|her|them)|there)|(?:same|already in the|already at the) (?:\w+ )?(?:class|school|nursery|group|team|club|tent|room|dorm|cabin|bus|form|year)|(?:is|are|will be|'s) (?:already )?in (?:his|her|their) (?:new )?(?:class|group|team|form|tent|room|dorm|cabin|year)|already (?:goes|there|at)|(?:is|'s|will be) (?:the other|another|also an?|an? \w+ (?:too|as well))\b(?: \w+){0,3}|(?:signs|speaks \w+) (?:too|as well|a bit|a little)|is learning to sign|(?:is|plays) (?:on|in) (?:his|her|their|the) (?:same )?(?:team|bus|squad|choir|band|cast)|(?:rides|takes|gets|catches) (?:it|the (?:school )?bus) too|is in (?:year|class|reception|nursery) ?\w*|lives (?:on|in|near|round|around|next|close)\b[^,.]*\b(?:new|same) (?:street|road|town|village|block|building|house)|from (?:his|her|their) (?:new )?(?:class|group|team|form|year|school))\b/i;
/** Who shares a room or a seat is there, whoever it is: "sharing a room with Grace", "sits with his cousin Rhys". */
const SHARES = new RegExp(
  String.raw`\b(?:(?:shar(?:ing|es?)|is in) (?:a |the |his |her |their )?(?:room|tent|dorm|cabin|bunks?|bunk ?beds?|table|seat|desk|locker) with|(?:sits?|sitting|will sit|walks?|walking) (?:in |there |home )?(?:with|next to|beside|alongside))(?: (?:his|her|their) ${CHILD}s?,?)? ${NAME}(?: (?:and|&) ${NAME})?`,
  'u',
);
const NOT_THERE =
  /\b(?:not|n't|never|no longer|different|another|other|instead|left|leaving|moved|died|ignores?|mean|bull\w+|hits?|fell out|fall(?:s|en)? out|used to|scared|worr\w+|miss\w*|too (?:young|little|old|much|far|long|big))\b/i;
const NO_NAME =
  /^(?:He|She|They|It|His|Her|Their|The|And|But|Is|Has|Who|Was|Will|Goes|In|At|On|We|I|My|Our|No|Not|Both|Mum\w*|Mom\w*|Dad\w*|Nan\w*|Gran\w*|Aunt\w*|Uncle|Teddy|Bear|Bunny|Miss|Mrs|Mr|Year)$/;
/** Where it is good to know somebody: a place that is new, or full of others. */
const NEW_PLACES =
  /^(?:first-day-school|new-school|moving-class|new-teacher|first-sleep-away|first-trip|school-refusal|saying-goodbye|making-friends|left-out|substitute-teacher|crowds|bullying|being-teased|family-faith|photo-day|school-dinners|loud-noises|needles|weddings-and-parties|public-speaking|losing-a-game|teamwork|swimming|church|sitting-still|reading-is-hard|lessons-are-hard|group-work|stage|performing|feeling-worried|moving-house|new-country|talking-another-way|general)$/;

/** A child whom this child knows, and who is or will be at the place of the story: "her cousin Beth is in year 9 there". */
export function companionIn(sentence: string, childName = '', known: ReadonlySet<string> = new Set()): ToldFact[] {
  const shares = SHARES.test(sentence);
  if (!(shares || THERE.test(sentence)) || NOT_THERE.test(sentence.replace(/\bthe other\b/i, ''))) return [];
  for (const pattern of shares ? [SHARES] : NAMED) {
    const read = pattern.exec(sentence);
    const names = [read?.[1], read?.[2]].filter(
      (each): each is string => each !== undefined && !NO_NAME.test(each) && !isUnkind(each),
    );
    if (names.length > 0) {
      const phrase = { text: names.join(' and '), ...(names.length > 1 && { plural: true }) };
      return [{ name: 'companion', phrase, sentence, words: sentence, suits: NEW_PLACES }];
    }
  }
  const person = shares ? undefined : personAtHead(sentence.replace(/[.!]+$/, ''), childName, known);
  if (person === undefined || person.sort === 'parent' || person.sort === 'kin' || person.sort === 'work') return [];
  const { again, ...phrase } = person.phrase;
  const text = again ?? phrase.text;
  return text.includes('{') || text.startsWith('the ')
    ? []
    : [{ name: 'companion', phrase: { ...phrase, text }, sentence, words: sentence, suits: NEW_PLACES }];
}
