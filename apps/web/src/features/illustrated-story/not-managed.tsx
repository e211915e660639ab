import type { IllustratedStory } from '@storylantern/contract';

/** The parent's own words in a row: “moon”, “tiny” and “boss”. */
const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(words.map((each) => `“${each}”`));

/** Says which part of the theme found no true place in the book, and which it only names, beside it and never in it. */
export function NotManaged({ book: { notManaged, onlySaid } }: { readonly book: IllustratedStory }) {
  if (notManaged.length === 0 && onlySaid.length === 0) return null;
  const missed = notManaged.length > 0 ? `we did not manage ${listed(notManaged)}` : null;
  const named = onlySaid.length > 0 ? `the book only names ${listed(onlySaid)} and makes no story of it` : null;
  return (
    <p className="book-not-managed">
      For you, not for the book: {[missed, named].filter((each) => each !== null).join(', and ')}. Told another way, or
      put in other words, it may work.
    </p>
  );
}
