import { LIMITS } from '@storylantern/contract';
import { isMediaFile } from '../../platform/media/media-store.ts';
import { DATA_FILE, familySchema, FORMAT_VERSION, headSchema, toPiece } from './data-format.ts';
import { damaged, foreign, tooNew } from './damaged-zip.ts';
import type { Piece } from '../../platform/family-data/row.ts';
import type { Section } from '../../platform/family-data/section.ts';
import { isContentOf } from './stored-bytes.ts';
import type { ZipFile } from './zip-file.ts';
import type { ZipEntry } from './zip-directory.ts';

/** Longer than the words of any family; a text of so many bytes still fits into one string. */
const LARGEST_DATA = 256 * 1024 * 1024;
/** A picture or a sound: hours of narration, or twenty times the largest picture. */
const LARGEST_FILE = 64 * 1024 * 1024;
const MEDIA = 'media/';

/** A family as a zip holds it, checked from its directory to the last byte. */
export interface CheckedFamily {
  readonly country: string | null;
  readonly lists: readonly { readonly section: Section; readonly pieces: readonly Piece[] }[];
  /** The bytes of a picture or a sound that a piece of the family needs. */
  media(file: string): Promise<Uint8Array>;
}

/**
 * Some systems unpack a download of their own accord, and their users pack it again: then everything is in one folder,
 * with notes of the system beside it. Neither changes what is in the files.
 */
const isNoteOfSystem = (name: string): boolean =>
  name.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name) || name.endsWith('/');

function rootOf(entries: readonly ZipEntry[]): string {
  const data = entries.find(({ name }) => name === DATA_FILE || /^[^/]+\/storylantern\.json$/.test(name));
  if (!data) throw foreign(`it has no ${DATA_FILE}`);
  return data.name.slice(0, -DATA_FILE.length);
}

/** The files of the family by their names in its folder. */
function filesOf(entries: readonly ZipEntry[]): Map<string, ZipEntry> {
  const root = rootOf(entries);
  const ours = entries.filter(({ name }) => !isNoteOfSystem(name));
  const stranger = ours.find(({ name }) => !name.startsWith(root));
  if (stranger) throw foreign('it has files beside the family');
  const total = ours.reduce((sum, { size }) => sum + size, 0);
  if (total > LIMITS.restoreBytes) throw foreign('it unpacks to more than is read back');
  const files = new Map(ours.map((entry) => [entry.name.slice(root.length), entry]));
  for (const [name, { size }] of files) {
    if (size > (name === DATA_FILE ? LARGEST_DATA : LARGEST_FILE)) throw foreign('a file is larger than any of ours');
    if (!/^(storylantern\.json|style\.css|([a-z-]+\/)?[a-z0-9-]+\.html)$/.test(name) && !isMediaName(name))
      throw foreign('a file that is never ours');
  }
  return files;
}

const isMediaName = (name: string): boolean => name.startsWith(MEDIA) && isMediaFile(name.slice(MEDIA.length));

function readData(
  bytes: Uint8Array,
  sections: readonly Section[],
): { country: string | null; lists: CheckedFamily['lists'] } {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw damaged('its data is not JSON', error);
  }
  const head = headSchema.safeParse(data);
  if (!head.success) throw foreign('its data is of another program');
  if (head.data.version > FORMAT_VERSION) throw tooNew();
  const read = familySchema(sections).safeParse(data);
  if (!read.success) throw damaged('its data has another form', read.error);
  const family = read.data as typeof read.data & Record<string, readonly Readonly<Record<string, unknown>>[]>;
  const piecesOf = (section: Section) => (family[section.name] ?? []).map((entry) => toPiece(section, entry));
  try {
    return {
      country: read.data.household.country,
      lists: sections.map((section) => ({ section, pieces: piecesOf(section) })),
    };
  } catch (error) {
    // Lists within lists within lists: what can be read need not fit on the stack when it is written again.
    throw damaged('its data cannot be written down', error);
  }
}

/** @throws AppError when two rows of a list are the same. */
function checkDifferent({ section, pieces }: CheckedFamily['lists'][number]): void {
  const { key, parts } = section;
  if (new Set(pieces.map(({ row }) => row[key])).size !== pieces.length) throw damaged('two rows of one id');
  if (!parts) return;
  for (const piece of pieces) {
    if (new Set(piece.parts.map((part) => part[parts.unique])).size !== piece.parts.length)
      throw damaged('two equal parts');
  }
  const ids = parts.ownId ? pieces.flatMap((piece) => piece.parts.map((part) => part['id'])) : [];
  if (new Set(ids).size !== ids.length) throw damaged('two parts of one id');
}

/** Every file of every piece is in the zip, under the name that its bytes give it. */
function checkPieces({ section, pieces }: CheckedFamily['lists'][number], files: ReadonlySet<string>) {
  for (const piece of pieces) {
    try {
      section.check(piece);
      const lost = section.files(piece).find(({ file }) => !isMediaFile(file) || !files.has(`${MEDIA}${file}`));
      if (lost) throw new Error('a picture or a sound is missing');
    } catch (error) {
      throw damaged(`an entry of ${section.name} cannot be used`, error);
    }
  }
}

/**
 * Checks a whole zip, and changes nothing.
 * @throws AppError with a sentence for the parent when anything in it is not as it was packed, or not ours.
 */
export async function checkUpload(zip: ZipFile, sections: readonly Section[]): Promise<CheckedFamily> {
  const files = filesOf(zip.entries);
  const data = files.get(DATA_FILE);
  if (!data) throw foreign(`it has no ${DATA_FILE}`);
  const { country, lists } = readData(await zip.read(data), sections);
  const names = new Set(files.keys());
  for (const list of lists) {
    checkDifferent(list);
    checkPieces(list, names);
  }
  for (const [name, entry] of files) {
    const bytes = name === DATA_FILE ? undefined : await zip.read(entry);
    if (bytes && isMediaName(name) && !isContentOf(name.slice(MEDIA.length), bytes))
      throw damaged('a picture or a sound is not what its name says');
  }
  return {
    country,
    lists,
    async media(file) {
      const entry = files.get(`${MEDIA}${file}`);
      if (!entry) throw damaged('a picture or a sound is missing');
      return zip.read(entry);
    },
  };
}
