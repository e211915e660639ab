import { possessive } from '../../child/name.ts';
import { kinPhrase, kinWords } from '../../facts/kin.ts';
import { escaped } from '../../words/escaped.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import type { AlsoTold } from '../brief.ts';
import { beingNamed } from '../theme/entries.ts';

/** Two more children are as many as a picture has room for. */
const MOST = 2;
/** Words that tell of more than who there is: nobody is put into a book by a text that has one of them. */
const GRAVER =
  /\b(?:died|dead|death|passed|(?<!\b(?:an?|the|our) )lost(?! (?:(?:his|her|their) (?:already|first|front|two|tooth|teeth|\d)|one|two|three|four|five|six|\d))|hospital|ill|sick|jealous|hits?|hitting|bites?|biting|fight\w*|argu\w*|moved|away|miss(?:es|ing)?|(?:another|different|other) (?:school|class|nursery|country)|(?:is|are) ?n['’]t (?:coming|there|here|going)|(?:can['’]?t|cannot|won['’]?t|not) (?:come|coming|go|be there)|teas\w*|(?<!n['’]t |never |not )(?:scared|afraid) of|mean to|cross with)\b/i;
/** A brother who lives somewhere else: "they live in Leeds" and "lives with her twin" say of nobody that they are not there. */
const LIVES_APART = /\b(?:brother|sister|cousin|twin|friend|mate)s?\b[^.;!?]{0,40}\blives? (?:with|far|in|abroad)\b/i;
const isGraver = (text: string): boolean =>
  GRAVER.test(text.replace(/\bMiss(?=\.? \p{Lu})/gu, '')) || LIVES_APART.test(text);

const NAME = String.raw`(?:(?:Big|Little) )?\p{Lu}\p{Ll}[\p{L}-]{0,14}`;
const TIE =
  '(?:step-?|half[- ])(?:brother|sister)|brother|sister|cousin|twin|(?:best )?friend|best mate|bestie|bro|sis';
/** "Daddy's friend Big Steve" is no friend of the child's. */
const OF_A_GROWN_UP = kinWords
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|');
const WORD = String.raw`(?<!\bwithout (?:\p{L}+ ){0,3})(?<!\b(?:${OF_A_GROWN_UP})['’]s (?:\p{L}+ ){0,2})(?<kind>(?:(?:little|lil|big|baby|twin|older|younger|elder|small|newborn|new|two|three) )*)(?<word>${TIE})s?`;
/** "her brother is called Max", "sisters Leila and Noor", "a twin sister, Sol". */
const NAMED_AFTER = new RegExp(
  String.raw`\b${WORD}(?: (?:at|from) (?:school|nursery|preschool|home|work|next door))?(?:,|:| -|['’]s|['’]s name is| is| are)?(?: an? (?:girl|boy))?(?: called| named)? (?<names>${NAME}(?:(?:, | and |, and | & )${NAME})*)`,
  'gu',
);
/** "Olive is her big sister". */
const NAMED_BEFORE = new RegExp(
  String.raw`(?<!\b(?:in|at|to|near|from|on|of|visit|visiting) |\b(?:Mrs|Mr|Ms|Miss|Dr)\.? )(?<names>${NAME}(?: and ${NAME})*)(?:,| is| are) (?:his|her|their|my|our|the) ${WORD}(?!\p{L})(?! (?:(?:is|was|are|were|has|called|named|and)\b|\p{Lu}))`,
  'gu',
);
/** "Sister is named Grace": a capital that begins a sentence. */
const CAPITAL_OF_TIE =
  /(?<=^|[.;,!?]\s*)(?:Little |Big |Older |Younger |Twin |Best )?(?:Step-?brother|Step-?sister|Half[- ]brother|Half[- ]sister|Brother|Sister|Cousin|Twin|Friend|Brothers|Sisters|Cousins|Friends|brother|sister|friend)(?=[ :,])/gu;
/** "Her neighbours are the twins Max and Molly": no twins of hers. */
const TWINS_OF_OTHERS = /\b([Nn]eighbou?rs?|[Ff]riends?|[Cc]ousins?) (?:are|is) (?:the )?twins (?=\p{Lu})/gu;
const tieOfOthers = (_: string, who: string): string => `${/^c/i.test(who) ? 'cousins' : 'friends'} `;
/** Words that a parent types in a hurry, as a book has them. */
const TYPED_FAST: Readonly<Record<string, string>> = {
  bro: 'brother',
  sis: 'sister',
  bestie: 'best friend',
  'best mate': 'best friend',
};
/** "sister: Flora, she is 3", "Sister Nora, 9", "his sister Tess is 4": how old somebody is, where it stands beside the name. */
const yearsBeside = (text: string, name: string): number | null => {
  const found = new RegExp(
    String.raw`(?<!\p{L})${escaped(name)}(?:,? (?:(?:who |and |he |she )*(?:is|['’]s) |aged? )?|,? ?\()(?<years>\d{1,2})(?!\d|\p{L}| ?(?:kg|cm|st|th|month|week))`,
    'u',
  ).exec(text)?.groups?.['years'];
  const years = Number(found);
  return found === undefined || years < 1 || years > OLDEST ? null : years;
};
const OLDEST = 17;
/** A capital that begins a sentence and no name. */
export const NO_NAME =
  /^(?:And|The|She|He|They|It|But|We|His|Her|Their|My|Our|Mum|Mummy|Mom|Dad|Daddy|Nana|Nan|Gran\w*|Who|Is|Has|In|On|At|To|I)$/;

/** "my sister and I", "with my best friend": somebody of the child's own who is not named, and comes along. */
const COMES_ALONG =
  /\b(?:my|our|his|her) (?<kind>(?:little|big|older|younger|twin) )?(?<word>brother|sister|cousin|best friend|twin) and (?:i|me|the|an?|our)\b|\b(?:with|me and|and) (?:my|his|her) (?<kind2>(?:little|big|older|younger|twin) )?(?<word2>brother|sister|cousin|best friend|twin)$/iu;

/** "Mia and her little brother build a den", "going with my sister to the zoo". */
const besideNamed = (childName: string): RegExp =>
  new RegExp(
    String.raw`\b(?:with|${escaped(childName)} and) (?:my|his|her) (?<kind>(?:little |big |older |younger |twin )?)(?<word>brother|sister|cousin|best friend|twin)(?![\p{L}'’-])(?! (?:called |named )?\p{Lu})`,
    'u',
  );

/** How many years younger or older somebody called little or big is taken to be. */
const APART = 2;
const yearsOf = (kind: string, age: number): number | null =>
  /little|younger|small/.test(kind) ? age - APART : /big|older|elder/.test(kind) ? age + APART : null;

/** Brothers, sisters and cousins whom a parent names and says no more of; babies are too small to take part. */
export function siblingsIn(texts: readonly string[], childName: string | null, age: number): readonly AlsoTold[] {
  const found = new Map<string, AlsoTold>();
  // "Our new baby brother": the little brother who is named beside it is the baby, and takes no part of his own.
  const born = /\b(?:new|baby) (?:baby )?(brother|sister)\b/i.exec(texts[0] ?? '')?.[1]?.toLowerCase();
  for (const typed of texts) {
    if (isGraver(typed)) continue;
    const text = typed.replace(TWINS_OF_OTHERS, tieOfOthers).replace(CAPITAL_OF_TIE, (tie) => tie.toLowerCase());
    for (const { groups } of [...text.matchAll(NAMED_AFTER), ...text.matchAll(NAMED_BEFORE)]) {
      const kind = groups?.['kind'] ?? '';
      const typedAs = groups?.['word'] ?? '';
      const word = TYPED_FAST[typedAs] ?? typedAs;
      if (/baby|newborn|new /.test(kind) || (word === born && (kind === '' || /little|small/.test(kind)))) continue;
      for (const name of (groups?.['names'] ?? '').split(/, and |, | and | & /)) {
        if (NO_NAME.test(name) || isUnkind(name) || name.toLowerCase() === childName?.toLowerCase()) continue;
        const gender = word.endsWith('brother') ? 'boy' : word.endsWith('sister') ? 'girl' : null;
        found.set(name, { name, age: yearsBeside(text, name) ?? yearsOf(kind, age), gender, word });
      }
    }
  }
  const mate = childName === null || found.size > 0 ? undefined : mateOf(childName, texts[1] ?? '');
  if (mate !== undefined) found.set(mate, { name: mate, age: null, gender: null, word: 'friend' });
  const theme = texts[0]?.trim() ?? '';
  const ofTheme = found.size === 0 ? nameOfKin(theme, texts[1] ?? '') : null;
  if (ofTheme !== null && ofTheme.name !== childName) found.set(ofTheme.name, ofTheme);
  if (found.size === 0 && childName !== null)
    for (const mate of besideInTheme(theme, childName, texts[1] ?? '')) found.set(mate.name, mate);
  const along = (COMES_ALONG.exec(theme) ?? (childName === null ? null : besideNamed(childName).exec(theme)))?.groups;
  const word = (along?.['word'] ?? along?.['word2'])?.toLowerCase();
  if (found.size === 0 && childName !== null && word !== undefined && !isGraver(texts[0] ?? '')) {
    const kind = (along?.['kind'] ?? along?.['kind2'] ?? '').toLowerCase();
    const name = `${possessive(childName)} ${kind}${word}`;
    const gender = word === 'brother' ? 'boy' : word === 'sister' ? 'girl' : null;
    found.set(name, { name, age: yearsOf(kind, age), gender });
  }
  return [...found.values()].slice(0, MOST);
}

/** "Jayden and Marcus, they've been friends since reception", "she is best friends with Amira": who that is beside the child. */
function mateOf(childName: string, details: string): string | undefined {
  if (isGraver(details)) return undefined;
  const found = new RegExp(
    String.raw`(?<!\p{L})${escaped(childName)} and (?<after>${NAME})\b[^.]*\b(?:friends|mates)\b|(?<!\p{L})(?<before>${NAME}) and ${escaped(childName)}\b[^.]*\b(?:friends|mates)\b|\b(?:friends|mates) with (?<beside>${NAME})(?!\p{L}| and\b)`,
    'u',
  ).exec(details)?.groups;
  const name = found?.['after'] ?? found?.['before'] ?? found?.['beside'];
  return name === undefined || NO_NAME.test(name) || isUnkind(name) || name === childName ? undefined : name;
}

/** "Max and a girl called Grace build a den", "a birthday party with Grace and Tom": whose tie to the child is not said. */
function besideInTheme(theme: string, childName: string, details: string): readonly AlsoTold[] {
  if (isGraver(theme)) return [];
  const one = new RegExp(
    String.raw`(?<!\p{L})${escaped(childName)} and an? (?<kind>girl|boy|friend|child) (?:called|named) (?<name>${NAME})(?!\p{L})`,
    'u',
  ).exec(theme)?.groups;
  const two = new RegExp(
    String.raw`^(?!.*\p{Lu}\p{L}+ and an? ).*\p{Ll} with (?<first>${NAME}) and (?<second>${NAME})$`,
    'u',
  ).exec(theme)?.groups;
  return [one?.['name'], two?.['first'], two?.['second']].flatMap((name): AlsoTold[] =>
    name === undefined ||
    NO_NAME.test(name) ||
    isUnkind(name) ||
    kinPhrase(name) !== undefined ||
    beingNamed(name.toLowerCase()) !== undefined ||
    // Of whom the details speak they say who that is.
    details.includes(name) ||
    name.toLowerCase() === childName.toLowerCase()
      ? []
      : [{ name, age: null, gender: one?.['kind'] === 'girl' ? 'girl' : one?.['kind'] === 'boy' ? 'boy' : null }],
  );
}

/** "my sister is a superhero", and in the details "Anjali is 9": whoever is named there is the one of the theme. */
function nameOfKin(theme: string, details: string): AlsoTold | null {
  const word =
    /\b(?:my|our|his|her) (?:(?:little|big|older|younger) )?(brother|sister|cousin|best friend|twin)s?\b(?! \p{Lu})/iu
      .exec(theme)?.[1]
      ?.toLowerCase();
  const name = new RegExp(
    String.raw`^(${NAME})(?:$|[.,]| is (?:\d|(?:called|named|only)\b)|, (?:\d|he|she))`,
    'u',
  ).exec(details.trim())?.[1];
  if (word === undefined || name === undefined || NO_NAME.test(name) || isUnkind(name)) return null;
  const gender = word === 'brother' ? 'boy' : word === 'sister' ? 'girl' : null;
  return { name, age: yearsBeside(details, name), gender, word };
}

const BABY = String.raw`baby (?:brother|sister|boy|girl)`;
/** "baby sister Lily", "Sara is her baby sister", "his baby brother is called Max". */
const BABY_NAMED = new RegExp(
  String.raw`\b${BABY},?(?: is)?(?: called| named)? (?<after>${NAME})(?!\p{L})|(?<before>${NAME}),? (?:is )?(?:his|her|their|my|our|the) ${BABY}(?!\p{L})`,
  'u',
);

/** A baby of the family who is there as well; null where none is named, and where the theme itself is about a baby. */
export function babyIn(theme: string, details: string): string | null {
  if (/\b(?:baby|babies|newborn|pregnant|brother|sister|sibling)\b/i.test(theme) || isGraver(details)) return null;
  const found = BABY_NAMED.exec(details)?.groups;
  const name = found?.['after'] ?? found?.['before'];
  return name === undefined || NO_NAME.test(name) || isUnkind(name) ? null : name;
}
