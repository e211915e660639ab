import type { ThingName } from '@storylantern/contract';
import { kinWords } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { beingNamed, THING_WORDS } from './entries.ts';
import { nounKind, type NounSort } from './noun-kind.ts';

/** Something that belongs to a grown-up of the family, or was made or given by one. */
export interface Keepsake {
  /** In the parent's words, without an owner: "old watch". */
  readonly noun: string;
  /** Of cloth: it has holes and no dents. */
  readonly soft: boolean;
  readonly drawn: ThingName | null;
}

const KIN = kinWords.join('|');
const OF_KIN = new RegExp(
  String.raw`^(?:(?:my|our|the|her|his) )?(?:great[- ]?)?(?:${KIN})(?: \p{Lu}\p{L}+)?['’]?s (?<noun>(?:\p{Ll}+ ){0,2}?\p{Ll}+)$`,
  'iu',
);
const BY_KIN = new RegExp(
  String.raw`^(?:the|an?|my|our) (?<noun>(?:\p{Ll}+ ){0,2}?\p{Ll}+) (?:that |which )?(?:(?:my|our|her|his) )?(?:great[- ]?)?(?:${KIN}) (?:made|gave|left|built|carved|knitted|sewed|had|used to)\b.*$`,
  'iu',
);
const PAIR = /\b(boot|shoe|slipper|glove|mitten|sandal|clog|wellington)s$/;
const SORTS: ReadonlySet<NounSort> = new Set<NounSort>([
  'clothing',
  'toy',
  'tool',
  'instrument',
  'container',
  'furniture',
]);
/** Things that no list of kinds calls so. */
const KEPT =
  /^(?:watch|clock|ring|medal|locket|necklace|bracelet|brooch|teapot|camera|radio|book|box|tin|chest|compass|telescope|hat|cap|scarf|quilt|blanket|shawl|coat|jumper|cardigan|boat|ship|chair|armchair|desk|lamp|mirror|penknife|pen|typewriter|suitcase|trunk|bag|handbag|piano|violin|guitar|trumpet|accordion|bell|key|coin|stamp album|photo album|album|globe|map|walking stick|stick|spoon|bowl|jug|vase|toolbox|sewing machine|record player|globe|statue|doll|teddy)$/;
const SOFT =
  /^(?:hat|cap|scarf|quilt|blanket|shawl|coat|jumper|cardigan|apron|dress|tie|slipper|cushion|rug|teddy|doll|pillow|glove)$/;
const NOT_KEPT =
  /^(?:car|van|bike|house|shed|garden|job|bed|phone|computer|dinner|cake|knife|penknife|gun|sword|potty|glasses)$/;

/** The keepsake a theme is about; null when it is of something else. */
export function keepsakeIn(raw: string): Keepsake | null {
  const text = raw.trim().replace(/[.!?]+$/, '');
  const named = (OF_KIN.exec(text) ?? BY_KIN.exec(text))?.groups?.['noun']?.toLowerCase();
  // Of a pair the one is told of that has the marks: "big boots" is "big left boot".
  const typed = named?.replace(PAIR, 'left $1');
  if (typed === undefined || isUnkind(typed) || /\b(?:lost|missing|broken|new|special day)\b/.test(typed)) return null;
  const words = typed.split(' ');
  const one = words.at(-1) ?? '';
  const two = words.slice(-2).join(' ');
  const entry = THING_WORDS.get(two)?.entry ?? THING_WORDS.get(one)?.entry;
  // A clock may be somebody in another story, and is drawn as a clock in this one.
  const drawing = beingNamed(one)?.drawing;
  const drawn = entry?.drawn ?? (drawing && 'thing' in drawing ? drawing.thing : null);
  const kind = nounKind(one);
  const isKept =
    PAIR.test(`${one}s`) || KEPT.test(one) || KEPT.test(two) || (kind !== undefined && SORTS.has(kind.sort));
  if (!isKept || NOT_KEPT.test(one) || (one.endsWith('s') && !/(?:ss|compass)$/.test(one))) return null;
  const isHard = /^(?:boot|shoe|clog|sandal|wellington)$/.test(one);
  return { noun: typed, soft: !isHard && (SOFT.test(one) || kind?.sort === 'clothing'), drawn };
}
