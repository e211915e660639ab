import type { BookScript, Gender, Lyrics } from '@storylantern/contract';
import type { BookBrief } from '../books/brief.ts';
import { readFamily } from '../books/company/family.ts';
import { understandTheme } from '../books/theme/understand.ts';
import type { SongBrief } from '../songs/brief.ts';
import type { Pronounce } from '../songs/sound/pronunciations.ts';
import { cover } from '../withhold/cover.ts';
import type { StandIn } from '../withhold/stand-in.ts';
import { withhold } from '../withhold/withhold.ts';
import { judgeBook, type JudgedBook } from './book.ts';
import { bookFrame, type BookFrame } from './book-frame.ts';
import type { BookProposal } from './book-proposal.ts';
import { judgeSong, type JudgedSong } from './song.ts';
import { songFrame, type SongFrame } from './song-frame.ts';
import type { SongProposal } from './song-proposal.ts';

/** What may be sent to ask for a piece, and the stand-ins by which the answer is read. All of it is plain data. */
export interface SentFrame<Frame> {
  readonly frame: Frame;
  readonly standIns: readonly StandIn[];
}

/**
 * What may be sent to ask for a book or an adventure; null when the book is told by us alone. Nothing of the family's
 * other books is in it. @param sendsNames whether names and other personal details may leave; otherwise stand-ins are in
 * their place.
 */
export function sentBook(brief: BookBrief, own: BookScript, sendsNames: boolean): SentFrame<BookFrame> | null {
  const frame = bookFrame(brief, own);
  return frame && (sendsNames ? { frame, standIns: [] } : withheld(frame, brief));
}

/** Reads what came back: names are put back before it is judged, and withheld again in what is found. */
export function readBook(
  brief: BookBrief,
  own: BookScript,
  proposal: BookProposal,
  standIns: readonly StandIn[],
): JudgedBook {
  const { hide, restore } = wayBack(standIns);
  const judged = judgeBook(brief, own, changed(proposal, restore));
  return { ...judged, faults: judged.faults.map(hide) };
}

/** The same as `sentBook` for the words of a song. */
export function sentSong(
  brief: SongBrief,
  own: Lyrics,
  sendsNames: boolean,
  pronounce?: Pronounce,
): SentFrame<SongFrame> | null {
  const frame = songFrame(brief, own, pronounce);
  return frame && (sendsNames ? { frame, standIns: [] } : withheld(frame, brief));
}

/** The same as `readBook` for the words of a song. */
export function readSong(
  brief: SongBrief,
  own: Lyrics,
  proposal: SongProposal,
  standIns: readonly StandIn[],
  pronounce?: Pronounce,
): JudgedSong {
  const { hide, restore } = wayBack(standIns);
  const judged = judgeSong(brief, own, changed(proposal, restore), pronounce);
  return { ...judged, faults: judged.faults.map(hide) };
}

const GENDER: Readonly<Record<string, Gender>> = { he: 'boy', she: 'girl' };

function withheld<Frame>(frame: Frame, brief: BookBrief): SentFrame<Frame> {
  const family = readFamily(brief, understandTheme(brief.theme, brief.childName));
  const { hide, standIns } = withhold({
    childName: brief.childName,
    gender: GENDER[family.childSaid] ?? null,
    names: [
      ...(brief.alsoInIt ?? []).map((each) => each.name),
      ...family.siblings.map((each) => each.name),
      ...(family.pet ? [family.pet.name] : []),
    ],
    texts: [brief.theme, brief.details ?? ''],
  });
  return { frame: changed(frame, hide), standIns };
}

const same = (text: string): string => text;
const wayBack = (standIns: readonly StandIn[]): { hide: typeof same; restore: typeof same } =>
  standIns.length === 0 ? { hide: same, restore: same } : cover(standIns);

/** Plain data with every text in it changed, however deep it stands; the shape stays. */
function changed<Data>(data: Data, change: (text: string) => string): Data {
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deep(each)]));
  };
  // Only texts change, and only into texts.
  return deep(data) as Data;
}
