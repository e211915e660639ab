import type { Lyrics } from '@storylantern/contract';
import { screenRequest } from '../screen/screen-request.ts';
import { gateOf } from '../books/gates.ts';
import { readTender } from '../books/tender/read-tender.ts';
import type { Theme } from '../books/theme.ts';
import { understandTheme } from '../books/theme/understand.ts';
import { everyDayMatterOf, hardMatterOf } from '../songs/bank/all-matters.ts';
import type { SongBrief } from '../songs/brief.ts';
import { asksForFacts } from '../songs/lesson-song.ts';
import { askedTheme, slotsOf } from '../songs/song-cast.ts';

/** What a proposal for a song is written for and judged by. */
export interface SongCase {
  readonly brief: SongBrief;
  readonly own: Lyrics;
  readonly theme: Theme;
  /** Whom the chorus calls: the child, "everyone", in a lullaby "darling". */
  readonly called: string;
}

/**
 * A song that somebody else may propose; null when it is sung by us alone:
 * - what hurts a family, and dangers a child is right to respect, for the reasons for which their books are (`bookCase`);
 * - what teaches: ours sings facts of a sheet, each with its source, or asks and claims nothing. A rhyme is no place in
 *   which anybody could tell a fact from what only rhymes with it.
 */
export function songCase(brief: SongBrief, own: Lyrics): SongCase | null {
  const screened = screenRequest({ name: brief.childName ?? '', problem: brief.theme, notes: brief.details ?? '' });
  if (!screened.suitable) return null;
  const asked = askedTheme(brief.theme);
  const theme = understandTheme(asked, brief.childName);
  if (gateOf(theme.raw, theme) !== 'open' || hardMatterOf(theme)) return null;
  if (readTender(brief.theme, brief.details, brief.childName) !== null) return null;
  if (asksForFacts(theme)) return null;
  if (brief.style === 'educational' && everyDayMatterOf(theme) === null) return null;
  const called = slotsOf({ ...brief, theme: asked }, theme, 0).get('name')?.[0] ?? 'everyone';
  return { brief, own, theme, called };
}

/** All that is sung, line by line. */
export const sungText = ({ sections }: Pick<Lyrics, 'sections'>): string =>
  sections.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
