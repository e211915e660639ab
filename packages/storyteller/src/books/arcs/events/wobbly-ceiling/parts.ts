import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'the ceiling wobbles',
  'table down, beds out',
  'green, white and gold',
  'what the ceiling said',
] as const;
const REFRAINS = ['Table down, beds out. Home!', 'Beds out, kettle on. Home!', 'Brake on, beds out. Home!'] as const;

/** A country or a county that is driven to, as typed. */
const FAR =
  /\b(?:to|in|round|around|through|across) (scotland|wales|england|ireland|france|cornwall|devon|dorset|norfolk|yorkshire|italy|spain|portugal|germany|holland|norway|sweden|denmark|croatia|europe|brittany|canada|new zealand|australia)\b/u;

interface Parts {
  readonly refrain: string;
  /** The house on wheels. */
  readonly V: Figure;
  readonly v: string;
  /** "the caravan". */
  readonly theV: string;
  /** " to Scotland"; else nothing. */
  readonly far: string;
  /** Who drives. */
  readonly g: string;
  readonly Gcap: string;
}

export function partsOf({ G, g, raw, company, chance }: Going): Parts {
  const V = company.other ?? company.meet('camper van');
  const where = FAR.exec(raw)?.[1];
  const far = where === undefined ? '' : ` to ${where.split(' ').map(cap).join(' ')}`;
  return { refrain: chance.pick(...REFRAINS), V, v: V.name, theV: V.theKind, far, g, Gcap: cap(G.name) };
}
