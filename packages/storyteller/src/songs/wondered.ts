import type { Theme } from '../books/theme.ts';
import { withArticle } from '../books/company/figure.ts';
import { isStuff, LONGEST_WORD, type AskedAbout } from './asked-about.ts';
import { fits, isPair, isPlainWords, ofEntity, pronounOf, type Someone } from './someone.ts';

/** What a song of questions asks about: `{a w}`, `{the w}`; `{it}` of it is `{w it}`. */
export function putWondered(
  put: (slot: string, ...said: readonly string[]) => void,
  theme: Theme,
  asked: AskedAbout | null,
  x: Someone,
  slots: ReadonlyMap<string, readonly string[]>,
): void {
  const thing = fits(theme.thing) && theme.hero === null ? theme.thing : null;
  put('w it', 'it');
  put('w him', 'it');
  if (asked) {
    put('a w', asked.one);
    put('the w', asked.again);
    if (asked.sort !== 'counted') put('creature', '');
    if (asked.sort === 'stuff') put('stuff', '');
    if (asked.sort === 'people') {
      put('person', '');
      put('w it', 'she');
      put('w him', 'her');
    }
    return;
  }
  if (fits(theme.hero) || (fits(theme.other) && thing === null && theme.place === null)) {
    const someone = fits(theme.hero) ? ofEntity(theme.hero) : theme.other ? ofEntity(theme.other) : x;
    const whole = [...someone.adjectives, someone.word].join(' ');
    const isPerson = someone.being?.isa === 'person';
    const said = pronounOf(someone, theme, 0);
    if (someone.being !== null && someone.being.isa !== 'thing') put('creature', '');
    if (isPerson) {
      put('w it', said);
      put('w him', said === 'he' ? 'him' : 'her');
      put('person', '');
    }
    put(
      'a w',
      ...(someone.adjectives.length > 0 && whole.length <= LONGEST_WORD ? [withArticle(whole)] : []),
      withArticle(someone.word),
    );
    put('the w', `the ${someone.word}`);
    return;
  }
  if (thing) {
    const bare = thing.thing?.uncounted === true || isPair(thing.word) || isStuff(thing.word);
    const whole = [...thing.adjectives, thing.word].join(' ');
    put(
      'a w',
      ...(thing.adjectives.length > 0 && whole.length <= LONGEST_WORD ? [bare ? whole : withArticle(whole)] : []),
      bare ? thing.word : withArticle(thing.word),
    );
    put('the w', `the ${thing.word}`);
    return;
  }
  const only = ['place', 'act', 'first', 'fear'].map((slot) => slots.get(slot)?.[0]).find((each) => each !== undefined);
  const unused = only ?? unusedWord(theme);
  const isMany = only === undefined && isPair(unused);
  put('a w', isMany ? withArticle(unused.slice(0, -1)) : unused);
  put('the w', isMany ? `the ${unused.slice(0, -1)}` : unused);
}

/** A theme of one or two words that nobody knows may still be asked about; of a longer one nobody can say which is meant. */
const FEW_WORDS = 3;
const unusedWord = ({ raw, unused }: Theme): string => {
  const isShort = isPlainWords(raw) && raw.trim().split(/\s+/u).length <= FEW_WORDS;
  const word = isShort ? unused.find((each) => /^[a-z]{3,14}$/i.test(each)) : undefined;
  return word?.toLowerCase() ?? 'the world';
};
