/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a book that's due back on friday",
  'the lady at the desk stamps my book',
  "can I keep it a bit longer? I haven't got to the end yet",
  "a badger borrows a story and can't stop reading",
  "Mia's very first library ticket",
  'someone else is waiting for the same book',
  'shelves and shelves of stories to take home',
  'story time on the carpet with the librarian',
  'the mouse who reads among the bookshelves',
  'they have to take the book back before anyone knows how it ends',
  'grandad and I go and choose three picture books to borrow every saturday',
  'a hippo whose tummy rumbles in the libary',
  'the book we forgot to return',
  'my son wants all the books about diggers from the mobile library',
  'a bear goes to the library',
  'my very first library card',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bookshop cat',
  'a story being read at bedtime',
  'a door behind the bookcase',
];
