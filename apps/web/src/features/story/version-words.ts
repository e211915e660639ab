import type { StoryChange, StoryTelling, StoryVersion } from '@storylantern/contract';

/** What is said while a change is made, and when it is done. */
export const CHANGE_WORDS: Readonly<Record<StoryChange, { readonly doing: string; readonly done: string }>> = {
  shorter: { doing: 'Telling it shorter', done: 'Told shorter' },
  longer: { doing: 'Telling it longer', done: 'Told longer' },
  simpler: { doing: 'Finding simpler words', done: 'Told in simpler words' },
  richer: { doing: 'Finding richer words', done: 'Told in richer words' },
  'another-ending': { doing: 'Finding another ending', done: 'Told with another ending' },
  'first-person': { doing: 'Telling it as “I”', done: 'Told as “I”' },
  'third-person': { doing: 'Telling it by name', done: 'Told by name' },
  'another-picture': { doing: 'Drawing another picture', done: 'Another picture' },
};

/** What made a version, in words. */
export function originInWords({ origin, of }: Pick<StoryVersion, 'origin' | 'of'>): string {
  if (origin === 'told') return 'As it was told first';
  if (origin === 'edited') return 'With words of your own';
  if (origin === 'went-back') return `Version ${of} again`;
  return CHANGE_WORDS[origin].done;
}

/** What two versions with the same paragraphs differ in. */
export function sameWords(
  one: Pick<StoryVersion, 'title' | 'imageUrl'>,
  other: Pick<StoryVersion, 'title' | 'imageUrl'>,
): string {
  const title = one.title !== other.title;
  const picture = one.imageUrl !== other.imageUrl;
  if (title && picture) return 'Both say the same; the title and the picture are others.';
  if (title) return 'Both say the same; only the title is another.';
  return picture ? 'Both say the same; only the picture is another.' : 'Both are the same.';
}

/** When a version was made, to the minute: two may be of one evening. `now` decides how much of the date is said. */
export function versionWhen(createdAt: string, now: Date): string {
  const made = new Date(createdAt);
  const time = made.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (made.toDateString() === now.toDateString()) return `today at ${time}`;
  const sameYear = made.getFullYear() === now.getFullYear();
  const day = made.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
  return `${day} at ${time}`;
}

/** How a story is told now, beside what it could be. */
export const LENGTH_WORDS: Readonly<Record<StoryTelling['length'], string>> = {
  shorter: 'as short as it gets',
  usual: 'as usual for this age',
  longer: 'as long as it gets',
};
export const LEVEL_WORDS: Readonly<Record<StoryTelling['level'], string>> = {
  simpler: 'as simple as they get',
  usual: 'as usual for this age',
  richer: 'as rich as they get',
};
