import type { ThingName } from '@storylantern/contract';

/** What somebody goes round the world in. */
interface Craft {
  readonly what: string;
  readonly thing: ThingName;
  /** "sailed" or "flew". */
  readonly went: string;
  readonly goes: string;
}

/** Vehicles that cross a sea. */
export const SAILS_OR_FLIES =
  /\b(?:boat|ship|yacht|raft|canoe|submarine|balloon|plane|aeroplane|airship|helicopter|rocket)\b/i;

const sails = (what: string, thing: ThingName): Craft => ({ what, thing, went: 'sailed', goes: 'sails' });
const flies = (what: string, thing: ThingName): Craft => ({ what, thing, went: 'flew', goes: 'flies' });

/** What a theme goes round the world in; a boat where it does not say. */
export function craftIn(raw: string): Craft {
  if (/\bbath ?tub\b|\bbath\b/i.test(raw)) return sails('bathtub', 'bathtub');
  if (/\bballoon\b/i.test(raw))
    return flies(/\bhot[- ]air\b/i.test(raw) ? 'hot-air balloon' : 'balloon', 'hot-air-balloon');
  if (/\b(?:plane|aeroplane|airplane|jet)\b/i.test(raw)) return flies('plane', 'aeroplane');
  if (/\bship\b/i.test(raw)) return sails('ship', 'ship');
  if (/\bsail|\bboat|\bseas\b|\brow/i.test(raw)) return sails('boat', 'boat');
  return /\bfl(?:y|ies|ew|ying)\b/i.test(raw) ? flies('balloon', 'hot-air-balloon') : sails('boat', 'boat');
}
