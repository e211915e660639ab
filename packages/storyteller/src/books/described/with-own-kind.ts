import type { BookScript } from '@storylantern/contract';
import { escaped } from '../../words/escaped.ts';

/** Kinds that are all drawn as the one that a theme names, and go by a name of their own. */
const OF_A_KIND: Readonly<Record<string, RegExp>> = {
  dinosaur:
    /\b(?<kind>stegosaurus|triceratops|diplodocus|brachiosaurus|ankylosaurus|velociraptor|iguanodon|spinosaurus|allosaurus|t[- ]?rex|tyrannosaurus(?: rex)?)(?:es)?\b/iu,
  dog: /\b(?<kind>spaniel|labrador|cockapoo|poodle|terrier|collie|dachshund|beagle|greyhound|whippet|retriever|labradoodle|pug|husky|corgi|bulldog|chihuahua|schnauzer)\b/iu,
};
/** Of these there are many: only the family's own is one. */
const ONLY_THEIR_OWN: ReadonlySet<string> = new Set(['dog']);

/** "Barnaby the dinosaur" is a stegosaurus where that is the child's favourite. */
export function withOwnKind<B extends Pick<BookScript, 'pages' | 'friends'>>(book: B, details: string): B {
  for (const { name, kind } of book.friends) {
    const own = (Object.hasOwn(OF_A_KIND, kind) ? OF_A_KIND[kind] : undefined)
      ?.exec(details)
      ?.groups?.['kind']?.toLowerCase();
    if (
      own === undefined ||
      (ONLY_THEIR_OWN.has(kind) && !details.includes(name)) ||
      /\b(?:scared|afraid|hates?|not|n['’]t|never)\b/i.test(details)
    )
      continue;
    const said = /^t[- ]?rex$/.test(own) ? 'T-rex' : own;
    const word = new RegExp(String.raw`(?<=(?<!\p{L})${escaped(name)} the (?:\p{Ll}+ )?)${kind}(?!\p{L})`, 'gu');
    return { ...book, pages: book.pages.map((page) => ({ ...page, text: page.text.replace(word, said) })) };
  }
  return book;
}
