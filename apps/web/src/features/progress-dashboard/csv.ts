import { sessionAverageOf } from './figures.ts';
import { momentOf, type Session } from './sessions.ts';

const HEAD = [
  'Session',
  'Date',
  'Time',
  'Child',
  'Title',
  'Kind',
  'Understanding',
  'Interest',
  'Repetition',
  'Behavior',
  'Average',
  'Minutes',
  'Notes',
];

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would take for a formula begins with one of these, also behind blanks and in full width (OWASP,
 * "CSV Injection"). An apostrophe before it makes it plain text.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A field by RFC 4180: in quotes where it holds a quote, a comma or the end of a line, quotes doubled. */
const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const two = (value: number): string => String(value).padStart(2, '0');
const dateOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
const timeOf = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** The cells of a line; only what a person wrote can need making harmless. */
function cellsOf(session: Session): string[] {
  const { number, entry } = session;
  const at = momentOf(session);
  return [
    String(number),
    dateOf(at),
    timeOf(at),
    harmless(entry.childName),
    harmless(entry.storyTitle),
    entry.pieceKind,
    String(entry.comprehensionRating),
    String(entry.interestRating),
    String(entry.repetitionRating),
    String(entry.behaviorRating),
    sessionAverageOf(entry).toFixed(1),
    entry.sessionDuration === null ? '' : String(entry.sessionDuration),
    harmless(entry.notes ?? ''),
  ];
}

/** The cells of a file as text, its head first. */
export const rowsOf = (sessions: readonly Session[]): string[][] => [HEAD, ...sessions.map(cellsOf)];

/** All sessions as a CSV file by RFC 4180, oldest first, dates and times as the family's clock shows them. */
export const csvOf = (sessions: readonly Session[]): string =>
  BYTE_ORDER_MARK +
  rowsOf(sessions)
    .map((cells) => `${cells.map(field).join(',')}\r\n`)
    .join('');

/** A file name any system takes: "progress-mia-2026-11-21.csv". */
export function fileNameOf(child: string, now: Date): string {
  const name = child
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `progress-${name || 'all-children'}-${dateOf(now)}.csv`;
}
