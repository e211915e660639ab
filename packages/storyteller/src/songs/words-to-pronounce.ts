import { understandTheme } from '../books/theme/understand.ts';
import type { SongBrief } from './brief.ts';
import { askedTheme, slotsOf } from './song-cast.ts';
import { askedForm } from './sound/pronunciations.ts';

/** A song has hardly more names and made-up words than this; every one costs the speech engine a moment. */
const MOST_ASKED = 12;
const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;
/** Read of one line or phrase, in characters. */
const MOST_READ = 400;

/**
 * The words of a line that no dictionary has, as `pronounce` will be asked for them: small letters, at most 12 of at
 * most 30 letters each. A speech engine can be asked for all of them at once, before the line is scanned.
 */
export const unheardWordsIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.slice(0, MOST_READ).matchAll(WORD)].flatMap(([word]) => {
      const asked = askedForm(word);
      return asked === null ? [] : [asked];
    }),
  ),
].slice(0, MOST_ASKED); // prettier-ignore

/**
 * The names and words a song of this brief may sing that no dictionary has, as `pronounce` will be asked for them: small
 * letters, the child's name first, at most 12 of at most 30 letters each. A speech engine can be asked for all of them
 * at once, before `writeLyrics`.
 */
export function wordsToPronounce(brief: SongBrief): readonly string[] {
  const asked = askedTheme(brief.theme);
  const slots = slotsOf({ ...brief, theme: asked }, understandTheme(asked, brief.childName), 0);
  const said = [...(slots.get('name') ?? []), ...[...slots.values()].flat()];
  return [...new Set(said.flatMap(unheardWordsIn))].slice(0, MOST_ASKED);
}
