/**
 * Every limit the product sets, in one place. They protect the server; none of them is meant to be met by a family
 * in ordinary use. Lengths are in characters after trimming, sizes in bytes, times in milliseconds.
 */
export const LIMITS = {
  /** Long enough for the longest given names with a middle name; also the longest word the narrator is handed. */
  childName: 40,
  /** A parent may ramble; 20,000 characters is about ten printed pages. */
  problem: 20_000,
  additionalInfo: 5_000,
  /** How a name is said, in ordinary letters ("neev" for Niamh). */
  respelling: 40,
  /** A theme may be a whole paragraph. */
  theme: 2_000,
  /** An age as a parent writes it. */
  freeAge: 40,
  /** Hair and eye colours in a parent's words. */
  appearanceWords: 80,
  bookTitle: 200,
  /** A line of a song after a parent's edit; what one breath can sing is a third of it. */
  songLine: 120,
  /** One message to Lumi; a parent may tell a long story. */
  chatMessage: 8_000,
  /** The name of a style. */
  songStyle: 60,
  /** One page of a picture book after a parent's edit; no page we write is half as long. */
  sceneText: 2_000,
  /** One paragraph of a story after a parent's edit; the longest we write has a third of it. */
  storyParagraph: 2_000,
  /** Kept versions of one story; a parent who changes it every evening for three months does not meet this. */
  storyVersions: 100,
  /** Other children of the family in one book: four figures are the most one picture holds well. */
  alsoInBook: 2,
  progressNotes: 2_000,
  /** What a child loves, what helps: a paragraph each. */
  childNotes: 1_000,
  /** What a parent hopes to see after a story: a sentence. */
  goal: 300,
  /** Children of one family; more than any family has. */
  children: 50,
  /** The largest zip of a family's data that is read back, in bytes. */
  restoreBytes: 4 * 1024 * 1024 * 1024,
  category: 60,
  topic: 60,
  search: 100,
  id: 64,
  /** The header that names a request. */
  requestKey: 200,
  /** The largest request body the server reads. */
  bodyBytes: 128 * 1024,
  /** Reads and generations a minute from one address before 429 (a household never meets these). */
  readsPerMinute: 3_000,
  generationsPerMinute: 120,
  /** Stories per page of the library. */
  libraryPage: 200,
} as const;
