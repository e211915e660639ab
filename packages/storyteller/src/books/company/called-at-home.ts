import type { BookScript } from '@storylantern/contract';
import { kinPhrase, kinWords } from '../../facts/kin.ts';
import { escaped } from '../../words/escaped.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { sentencesOf } from '../../words/sentences.ts';

/** A relative, as a pattern of what books say, and the name that only this family has for them: "Grandpa" is "Pops". */
export interface CalledAtHome {
  readonly kin: string;
  readonly name: string;
  /** What the pages call them from now on, where our own name was another's: Mr Finn is Mrs Bell. */
  readonly said?: 'f' | 'm';
}

export const QUOTED = /["“][^"”]*["”]/gu;
/** For each sentence of a page whether it tells of somebody: it names them, or goes on from one that does and names nobody else. */
export function saidOfWhom(text: string, name: string, others: readonly string[]): readonly boolean[] {
  let isOn = false;
  return sentencesOf(text).map((each) => {
    const told = each.text.replace(QUOTED, ' ');
    if (told.includes(name)) isOn = !others.some((other) => told.includes(other));
    else if (others.some((other) => told.includes(other))) isOn = false;
    return isOn;
  });
}

const SAID_AS: Readonly<Record<'f' | 'm', readonly (readonly [RegExp, string])[]>> = {
  f: [
    [/\bhimself\b/gu, 'herself'],
    [/\bhe\b/gu, 'she'],
    [/\bHe\b/gu, 'She'],
    [/\b(?:his|him)\b/gu, 'her'],
    [/\bHis\b/gu, 'Her'],
  ],
  m: [
    [/\bherself\b/gu, 'himself'],
    [/\bshe\b/gu, 'he'],
    [/\bShe\b/gu, 'He'],
    [/\bher\b(?=[.,;!?]|$| (?:to|and|in|at|on|with|an?|the|up|down|off|out|by|for|back|as)\b)/gu, 'him'],
    [/\bher\b/gu, 'his'],
    [/\bHer\b/gu, 'His'],
  ],
};
/** A page on which whoever has the name is "she" where it said "he", outside of speech. */
function saidAs(text: string, name: string, others: readonly string[], said: 'f' | 'm'): string {
  const of = saidOfWhom(text, name, others);
  return sentencesOf(text)
    .map(({ text: each }, n) =>
      of[n] !== true
        ? each
        : each
            .split(/(["“][^"”]*["”])/u)
            .map((part, odd) =>
              odd % 2 === 1 ? part : SAID_AS[said].reduce((made, [from, to]) => made.replace(from, to), part),
            )
            .join(''),
    )
    .join(' ');
}

const KIN = kinWords.join('|');
const NAME = String.raw`["'“‘]?(?<name>\p{Lu}\p{Ll}[\p{L}-]{0,11}(?: \p{Lu}\p{Ll}[\p{L}-]{0,11})?)(?![\p{L}'’ ]*\p{Lu})`;
/** "we call him Pops", "she calls her Grandma Bee-bee": of the relative spoken of last. */
const CALLS = new RegExp(
  String.raw`\b(?:[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]|\p{Lu}\p{L}+) (?:all |just )?calls? (?:him|her|(?:(?:my|our|his|her|their) )?(?<kin>${KIN})) ${NAME}`,
  'u',
);
/** "my nanny is called Mallow", "his grandma, known as Bibi". */
const IS_CALLED = new RegExp(
  String.raw`\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?<kin>${KIN}),? (?:is |who is |is always )?(?:called|named|known as) ${NAME}`,
  'u',
);
/** "Grandad is called Pop": of grandparents, whom nobody at home calls by their first names. */
const GRANDPARENT_IS = new RegExp(
  String.raw`(?:^|[.,;]\s*|\band )(?<kin>[Gg]ran\p{Ll}*|[Nn]an\p{Ll}*) is (?:always )?(?:called|known as) ${NAME}`,
  'u',
);
/** "He is called Grandpa Joe": of the one of the theme, where nobody else was spoken of. */
const IS_CALLED_SO = new RegExp(
  String.raw`(?:^|[.,;]\s*|\band )(?:[Hh]e|[Ss]he)(?: is|['’]s) (?:called|known as) ${NAME}`,
  'u',
);
/** "nanny Sue", "her granny is Pat": of two grandmothers this is the one. */
const BY_NAME = new RegExp(
  String.raw`(?:^|[.,;:]\s*|\b(?:and|with|her|his|my|our|their) )(?<kin>[Gg]ran\p{Ll}*|[Nn]an\p{Ll}*|[Pp]op\p{Ll}*) (?<first>\p{Lu}\p{Ll}{1,11})(?=$|[.,;]|\s\p{Ll})`,
  'u',
);
/** "to see Nanny Jean", "a bike with Grandpa Lou": by the name that the theme has beside the word for them. */
const BY_NAME_IN_THEME = new RegExp(
  String.raw`\b(?:and|with|her|his|my|our|their|to|at|see|visit|visits|visiting|meet|meets|for|from|when|like|of|about|helps?|helping|missing) (?<kin>[Gg]ran\p{Ll}*|[Nn]an\p{Ll}*|[Oo]ma|[Oo]pa|[Nn]onn[ao]|[Aa]bue\p{Ll}+) (?<first>\p{Lu}\p{Ll}{1,11})(?=$|[.,;]|['’]s\b|\s\p{Ll})`,
  'u',
);
/** Every long word of a title has its capital, and none is a name for that. */
const isTitle = (theme: string): boolean => {
  const long = theme.match(/\p{L}{4,}/gu) ?? [];
  return long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word));
};
const ANY_KIN = new RegExp(String.raw`\b(?:${KIN})\b`, 'giu');
/** Whoever else "him" may be. */
const ANOTHER =
  /\b(?:dog|puppy|cat|kitten|rabbit|hamster|guinea pig|pony|horse|fish|pet|teddy|bear|bunny|doll|toy|blanket|baby|brother|sister|cousin|friend|son|daughter)\b/i;

/** What a family calls the relative of a theme, by the theme and the details; null when they do not say. */
export function calledAtHome(theme: string, details: string): CalledAtHome | null {
  const text = `${theme}. ${details}`;
  const ofTheme = isTitle(theme) ? null : BY_NAME_IN_THEME.exec(theme);
  for (const own of [BY_NAME.exec(details)?.groups, ofTheme?.groups]) {
    const named = kinPhrase(own?.['kin']?.toLowerCase() ?? '')?.text;
    const isInTheme = named !== undefined && new RegExp(String.raw`\b${named}\b`, 'iu').test(theme);
    if (isInTheme && own?.['first'] !== undefined && !isUnkind(own['first']))
      return { kin: named, name: `${named} ${own['first']}` };
  }
  const found = IS_CALLED.exec(text) ?? GRANDPARENT_IS.exec(text) ?? CALLS.exec(text) ?? IS_CALLED_SO.exec(text);
  const name = found?.groups?.['name'];
  if (!found || name === undefined || isUnkind(name)) return null;
  const before = text.slice(0, found.index);
  const last = [...before.matchAll(ANY_KIN)].at(-1);
  const word = found.groups?.['kin'] ?? last?.[0];
  if (word === undefined) return null;
  if (found.groups?.['kin'] === undefined && ANOTHER.test(before.slice(last?.index ?? 0))) return null;
  const kin = kinPhrase(word)?.text;
  return kin === undefined || kin === name ? null : { kin, name };
}

/** A book in which that relative has the family's own name for them. */
export function asCalledAtHome(typed: BookScript, { kin, name, said: gender }: CalledAtHome): BookScript {
  const others = typed.cast.map((each) => each.name).filter((each) => each !== kin);
  const script =
    gender === undefined
      ? typed
      : { ...typed, pages: typed.pages.map((page) => ({ ...page, text: saidAs(page.text, kin, others, gender) })) };
  // "Grandad Bill" is called so already.
  const rest = name.startsWith(`${kin} `) ? `(?!${escaped(name.slice(kin.length))})` : '';
  // The bear of "Mr Brown Bear" has the rest of its name before it.
  const before = name.endsWith(` ${kin}`) ? `(?<!${escaped(name.slice(0, -kin.length))})` : '';
  // "A superhero who is a grandma" is one of many.
  const word = new RegExp(String.raw`(?<![\p{L}-])(?<!\b[Aa]n? )${before}(?:${kin})(?![\p{L}-])${rest}`, 'gu');
  const said = (text: string): string => text.replace(word, name);
  return {
    ...script,
    title: said(script.title),
    refrain: script.refrain === null ? null : said(script.refrain),
    cast: script.cast.map((each) => ({ ...each, name: said(each.name) })),
    pages: script.pages.map((page) => ({ ...page, text: said(page.text) })),
    talk: script.talk.map((each) => ({ ...each, question: said(each.question) })),
  };
}
