import type { IllustratedStory } from '@storylantern/contract';

/** Says which part of the theme found no true place in the book, beside it and never in it. */
export function NotManaged({ book }: { readonly book: IllustratedStory }) {
  if (book.notManaged.length === 0) return null;
  const words = book.notManaged.map((each) => `“${each}”`);
  const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0];
  return (
    <p className="book-not-managed">
      For you, not for the book: we did not manage {list}. Told another way, or put in other words, it may work.
    </p>
  );
}
