import type { Theme } from '../books/theme.ts';
import { withArticle } from '../books/company/figure.ts';
import { fits, isPair, isPlainWords, LONGEST_WORD, ofEntity, pronounOf, type Someone } from './someone.ts';

/** What a song of questions asks about: `{a w}`, `{the w}`; `{it}` of it is `{w it}`. */
export function putWondered(
  put: (slot: string, ...said: readonly string[]) => void,
  theme: Theme,
  x: Someone,
  slots: ReadonlyMap<string, readonly string[]>,
): void {
  const thing = fits(theme.thing) && theme.hero === null ? theme.thing : null;
  put('w it', 'it');
  put('w him', 'it');
  if (fits(theme.hero) || (fits(theme.other) && thing === null && theme.place === null)) {
    const asked = fits(theme.hero) ? ofEntity(theme.hero) : theme.other ? ofEntity(theme.other) : x;
    const whole = [...asked.adjectives, asked.word].join(' ');
    const isPerson = asked.being?.isa === 'person';
    const said = pronounOf(asked, theme, 0);
    if (asked.being !== null && asked.being.isa !== 'thing') put('creature', '');
    if (isPerson) {
      put('w it', said);
      put('w him', said === 'he' ? 'him' : 'her');
      put('person', '');
    }
    put(
      'a w',
      ...(asked.adjectives.length > 0 && whole.length <= LONGEST_WORD ? [withArticle(whole)] : []),
      withArticle(asked.word),
    );
    put('the w', `the ${asked.word}`);
    return;
  }
  if (thing) {
    const bare = thing.thing?.uncounted === true || isPair(thing.word);
    const whole = [...thing.adjectives, thing.word].join(' ');
    put(
      'a w',
      ...(thing.adjectives.length > 0 && whole.length <= LONGEST_WORD ? [bare ? whole : withArticle(whole)] : []),
      bare ? thing.word : withArticle(thing.word),
    );
    put('the w', `the ${thing.word}`);
    return;
  }
  const only =
    slots.get('place')?.[0] ?? slots.get('act')?.[0] ?? slots.get('first')?.[0] ?? slots.get('fear')?.[0] ?? unusedWord(theme); // prettier-ignore
  put('a w', only);
  put('the w', only);
}

/** A theme of one or two words that nobody knows may still be asked about; of a longer one nobody can say which is meant. */
const FEW_WORDS = 3;
const unusedWord = ({ raw, unused }: Theme): string => {
  const isShort = isPlainWords(raw) && raw.trim().split(/\s+/u).length <= FEW_WORDS;
  const word = isShort ? unused.find((each) => /^[a-z]{3,14}$/i.test(each)) : undefined;
  return word?.toLowerCase() ?? 'the world';
};
