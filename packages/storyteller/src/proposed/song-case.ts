import type { Lyrics } from '@storylantern/contract';
import { screenRequest } from '../screen/screen-request.ts';
import { gateOf } from '../books/gates.ts';
import { readTender } from '../books/tender/read-tender.ts';
import type { Theme } from '../books/theme.ts';
import { understandTheme } from '../books/theme/understand.ts';
import { everyDayMatterOf, hardMatterOf } from '../songs/bank/all-matters.ts';
import type { Matter } from '../songs/bank/couplet.ts';
import { EVERY_DAY } from '../songs/bank/every-day.ts';
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
  /** Whether it is about something that the child is learning to do. */
  readonly isLearning: boolean;
}

/**
 * What hands, feet and mouths learn to do. Books of it are told by the gentle frames, as a tale would put a lesson into
 * somebody's mouth; a song goes along with the doing, and any picture of it serves.
 */
const LEARNT: ReadonlySet<string> = new Set([
  'teeth',
  'potty',
  'sharing',
  'tidying',
  'eating',
  'wobbly-tooth',
  'losing',
  'screens',
  'bath',
  'dressing',
  'bed',
]);
/** How a child's body or mind is: what may be said of it, and what is only well meant, a rule cannot tell. */
const OWN_WAY = EVERY_DAY.find(({ id }) => id === 'own-way')?.asks;

/** Whether a theme may be sung of by somebody else. What is tender in a book for its learning alone is so in no song. */
function isOpen(theme: Theme, matter: Matter | null): boolean {
  if (OWN_WAY?.test(theme.raw)) return false;
  if (gateOf(theme.raw, theme) === 'open') return true;
  if (matter === null || !LEARNT.has(matter.id)) return false;
  return gateOf(theme.raw.replace(new RegExp(matter.asks, 'giu'), ' '), theme) === 'open';
}

/**
 * A song that somebody else may propose; null when it is sung by us alone:
 * - what hurts a family, and dangers a child is right to respect, for the reasons for which their books are (`bookCase`);
 *   feelings and quarrels, in which a rhyme easily blames; and how a child's body or mind is;
 * - what teaches: ours sings facts of a sheet, each with its source, or asks and claims nothing. A rhyme is no place in
 *   which anybody could tell a fact from what only rhymes with it.
 */
export function songCase(brief: SongBrief, own: Lyrics): SongCase | null {
  const screened = screenRequest({ name: brief.childName ?? '', problem: brief.theme, notes: brief.details ?? '' });
  if (!screened.suitable) return null;
  const asked = askedTheme(brief.theme);
  const theme = understandTheme(asked, brief.childName);
  const matter = everyDayMatterOf(theme);
  if (!isOpen(theme, matter) || hardMatterOf(theme)) return null;
  if (readTender(brief.theme, brief.details, brief.childName) !== null) return null;
  if (asksForFacts(theme)) return null;
  if (brief.style === 'educational' && matter === null) return null;
  const called = slotsOf({ ...brief, theme: asked }, theme, 0).get('name')?.[0] ?? 'everyone';
  return { brief, own, theme, called, isLearning: matter !== null && LEARNT.has(matter.id) };
}

/** All that is sung, line by line. */
export const sungText = ({ sections }: Pick<Lyrics, 'sections'>): string =>
  sections.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
