import * as z from 'zod/mini';

/** How many books' places are remembered on a device; the oldest is forgotten first. */
const MOST = 60;
const STORED = 'storylantern.open-books';

const placesSchema = z.array(z.object({ book: z.string(), scene: z.number().check(z.int(), z.minimum(1)) }));
type Places = z.infer<typeof placesSchema>;

/** The places in a stored text; none when it cannot be read. */
export function parsePlaces(stored: string | null): Places {
  if (stored === null) return [];
  try {
    const read = placesSchema.safeParse(JSON.parse(stored));
    return read.success ? read.data : [];
  } catch {
    // Not JSON: written by something else, and replaced at the next turn of a page.
    return [];
  }
}

/** The places after a book has been left at a scene; the first scene and the last are no place to resume. */
export function withPlace(places: Places, book: string, scene: number, count: number): Places {
  const others = places.filter((each) => each.book !== book);
  const kept = scene > 0 && scene < count - 1 ? [...others, { book, scene }] : others;
  return kept.slice(-MOST);
}

/** The scene at which a book was left on this device; 0 when it was finished, or never opened. */
export function placeOf(book: string, count: number): number {
  try {
    const scene = parsePlaces(localStorage.getItem(STORED)).find((each) => each.book === book)?.scene ?? 0;
    return scene < count ? scene : 0;
  } catch {
    // Storage is closed in this browser; the book opens at its beginning.
    return 0;
  }
}

/** Remembers on this device where a book was left. */
export function keepPlace(book: string, scene: number, count: number): void {
  try {
    const places = withPlace(parsePlaces(localStorage.getItem(STORED)), book, scene, count);
    localStorage.setItem(STORED, JSON.stringify(places));
  } catch (storageIsClosed) {
    console.warn('The place in the book is not remembered.', storageIsClosed);
  }
}
