import { escaped } from '../words/escaped.ts';
import { HOLIDAY, NIGHT } from './arcs/events/days-and-places.ts';
import { namesWord } from './audit/thing-words.ts';
import type { Theme } from './theme.ts';
import { DOINGS, STOP_WORDS } from './theme/word-lists.ts';
import { MEASURE } from './theme/entities.ts';
import { singularsOf } from './theme/entries.ts';
import { mended } from './theme/known-words.ts';

/** Who is in the family of a theme is missed when they are not in the book. */
const OF_THE_FAMILY = /^(?:brother|sister|cousin|twin)s?$/;
const MOST_LISTED = 8;
const SAME_FROM = 5;
/** As many letters at its end may be another: lunch is no lunchbox. */
const ENDING = 3;

/** Words of a theme that stand on no page, in the parent's own words: told beside the book, so that nobody wonders. */
export function notManaged(theme: Theme, text: string): string[] {
  const low = text.toLowerCase();
  const stands = (typed: string): boolean => {
    const word = typed.toLowerCase().replace(/'s$/, '');
    if ((STOP_WORDS.has(word) && !DOINGS.test(word) && !OF_THE_FAMILY.test(word)) || MEASURE.test(word)) return true;
    if (singularsOf(word).some((form) => namesWord(low, form))) return true;
    // "lands" is met in "landed", and "drops" in "dropped".
    const stem = word.replace(/(?:e?s|ing|ed)$/, '');
    const doubled = /[aeiou][bdgklmnprt]$/.test(stem) ? `${stem.at(-1) ?? ''}?` : '';
    if (new RegExp(String.raw`(?<!\p{L})${escaped(stem)}${doubled}(?:e?d|ing)(?!\p{L})`, 'u').test(low)) return true;
    // "bakes" is met in "baking": a long word counts as told when its beginning is.
    return (
      word.length > SAME_FROM &&
      new RegExp(String.raw`(?<!\p{L})${escaped(word.slice(0, Math.max(SAME_FROM, word.length - ENDING)))}`, 'u').test(
        low,
      )
    );
  };
  const meant = [theme.hero, theme.other, theme.place, theme.thing].filter((each) => each !== null);
  const standsAsMeant = (typed: string): boolean =>
    meant.some((each) => isLike(typed.toLowerCase(), each.word) && namesWord(low, each.word));
  const known = entriesOf(theme).filter((words) => words.some((each) => namesWord(low, each)));
  const isActivityTold = [theme.activity, theme.first].some((each) => each?.words.some((word) => namesWord(low, word)));
  /** "wellies" that are boots on the page, a "balerina" at her ballet: told in another word of the same. */
  const standsAsAnother = (typed: string): boolean => {
    const forms = singularsOf(mended(typed.toLowerCase().replace(/'s$/, '')));
    if (OF_AN_ACTIVITY.test(forms[0] ?? '') && isActivityTold) return true;
    if (TOLD_BY.some(([typedAs, toldAs]) => typedAs.test(typed) && toldAs.test(low))) return true;
    return known.some((words) => words.some((each) => each.split(' ').some((part) => forms.includes(part))));
  };
  const lost = [...theme.used, ...theme.unused].filter(
    (each) => !stands(each) && !stands(mended(each.toLowerCase())) && !standsAsMeant(each) && !standsAsAnother(each),
  );
  // The word for what is asked is part of no name, and missed when the book does not do it.
  const undone = ASKED.flatMap(([asked, told]) => {
    const word = asked.exec(theme.raw)?.[0];
    return word !== undefined && !told.test(low) ? [word] : [];
  });
  const around = [...theme.raw.matchAll(WITHOUT)]
    .map(([phrase]) => phrase)
    .concat(companyLost(theme.raw, low), dayLost(theme.raw, low));
  // "little" is part of the little sister who is missed.
  const manner = [...theme.raw.matchAll(OF_MANNER)].map(([phrase]) => phrase);
  const others = [...theme.dropped, ...lost, ...undone].filter(
    (word) => ![...around, ...manner].some((phrase) => phrase.toLowerCase().split(/[ -]/).includes(word.toLowerCase())),
  );
  return [...new Set([...others, ...around])].slice(0, MOST_LISTED);
}

/** How a book is to be, and what only says how much: "not too scary", "the nicest in the world". Nothing of it is a thing. */
const OF_MANNER =
  /\b(?:but |and )?not (?:too|very|so|that|really|at all) \p{L}+|\b(?:in|of) (?:all )?the (?:whole |wide |entire )*world\b/giu;

/** Whoever is not there is missed as a whole: "without her best friend Poppy". */
const WITHOUT =
  /\bwithout (?:my|our|his|her|their) (?:(?:best|big|little|older|younger|twin) )*(?:brother|sister|cousin|twin|friend)s?(?: \p{Lu}\p{Ll}+)?/gu;

/** Somebody of the child's own whom a theme has beside the child, with the name it gives them. */
const COMPANY =
  /\b(?:with|and) (?:my|our|his|her|their) ((?:(?:best|big|little|older|younger|twin|new|baby|small) )*(brother|sister|cousin|twin|friend)s?)\b(?:,? (?:(?:called|named) )?(\p{Lu}\p{Ll}+))?/gu;

/** A brother, sister, cousin or friend whom nobody meets; a piglet in their place is somebody else. */
const companyLost = (raw: string, low: string): string[] =>
  [...raw.matchAll(COMPANY)].flatMap(([, who = '', word = '', name]) => {
    const isMet = name !== undefined && namesWord(low, name.toLowerCase());
    return isMet || new RegExp(String.raw`(?<!\p{L})${word}`, 'u').test(low) ? [] : [who];
  });

/** An hour or a day on which a theme has it that something happens, and of which no page says anything. */
const dayLost = (raw: string, low: string): string[] =>
  [NIGHT, HOLIDAY].flatMap(({ said, told }) => {
    const phrase = said.exec(raw.toLowerCase())?.[0];
    return phrase === undefined || told.test(low) ? [] : [phrase];
  });

/** Doings that are told in other words: who pulls a strawberry off its stalk picks it. */
const TOLD_BY: readonly (readonly [RegExp, RegExp])[] = [
  [/^discover(?:s|ed|ing|y)?$/i, /\b(?:f[io]und|finds?|discover\w*|there (?:was|lay|stood))\b/],
  [/^(?:shoot(?:s|ing)?|shots?|outs?|shoot-?outs?)$/i, /\b(?:penalt|shot|took aim|kick)/],
  [/^(?:steal(?:s|ing)?|stole|stolen)$/i, /\b(?:stole|stolen|steal\w*|took|taken|thief|thieves|gone|missing)\b/],
  [/^pick(?:s|ing|ed)?$/i, /\b(?:pull|huff|heave|tug)/],
  [
    /^(?:escap\w*|runaway|run|runs|ran|running|loose|off|rolls?|rolled|rolling|catch)$/i,
    /\b(?:running away|run, run|catch that|after that|stop that|hold that|the chase)\b/,
  ],
  [
    /^(?:refuses?|refused|hates?|hated|doesn'?t|does|never|won'?t)$/i,
    /\b(?:not today|no, thank you|i will not|another time|could go round|rather not|not me|after lunch|not on a monday|won't|will not|hates)\b/,
  ],
  [/^mov(?:e|es|ing)$/i, /\b(?:new|boxes|big bed)\b/],
  [/^kids?$/i, /\bchild(?:ren)?\b/],
  [/^(?:people|everyone|everybody|others)$/i, /\b(?:people|every(?:one|body)|they all|anybody)\b/],
  [/^bicycles?$/i, /\bbikes?\b/],
  [/^rain(?:y|s|ed|ing)?$/i, /\b(?:rain\w*|drops?)\b/],
  [/^(?:closed?|shut)$/i, /\b(?:closed|shut|back tomorrow|a sign)\b/],
  [/^(?:brok?en?|breaks?|down)$/i, /\b(?:will not go|stopped|did not go|sat down|broke\w*)\b/],
  [/^(?:argu\w*|fight\w*|fought|quarrel\w*|squabbl\w*|took|takes?|sits?)$/i, /\b(?:let go|hold|had it first|mine)\b/],
  [/^(?:melt\w*|thaw\w*|tides?|wash(?:ed|es)?)$/i, /\b(?:drip|drop|swish|sea|less and less|as high as)\b/],
  [/^(?:left|forgot\w*|playing|plays?|round)$/i, /\b(?:lost|gone|missing|where|play\w*|round|walk\w*)\b/],
  [/^(?:walks?|walking|stroll)$/i, /\b(?:walk\w*|went|path|woods)\b/],
  [/^hik(?:e|es|ed|ing)$/i, /\b(?:hik\w*|climb\w*|hills?|mountains?|trail|summit|rucksacks?)\b/],
];

/** Words that ask for a story of their own, and how it is told that they were done. */
const ASKED: readonly (readonly [RegExp, RegExp])[] = [[/\bswap\w*/i, /\b(?:swap|chang)/]];

/** Where an activity is done, which is told with it. */
const OF_AN_ACTIVITY =
  /^(?:class|lesson|club|practice|training|course|practising|practicing|practise|learn\w*|play(?:s|ing)?)$/;

/** All words of everything that is known of what a theme names. */
const entriesOf = ({ hero, other, place, thing, first, fear, activity }: Theme): readonly (readonly string[])[] =>
  [hero, other, place, thing]
    .flatMap((each) => [
      each?.being ? [each.being.id, each.being.plural, ...(each.being.also ?? [])] : [],
      each?.place ? [each.place.id.replace(/^the /, ''), ...each.place.words] : [],
      each?.thing ? [each.thing.id, ...each.thing.words] : [],
    ])
    .concat([first, fear, activity].map((each) => (each ? [each.id.replace(/^the /, ''), ...each.words] : [])));

/** A word with a slip and the word it was taken for begin alike. */
const isLike = (typed: string, word: string): boolean =>
  word.split(' ').some((part) => part.slice(0, 2) === typed.slice(0, 2));
