import type { HAIR_STYLES } from '@storylantern/contract';
import { afro } from './afro.ts';
import { bald } from './bald.ts';
import { bob } from './bob.ts';
import { braids } from './braids.ts';
import { bun } from './bun.ts';
import { curly } from './curly.ts';
import type { HairStyle } from './hair-style.ts';
import { hijab } from './hijab.ts';
import { long } from './long.ts';
import { pigtails } from './pigtails.ts';
import { ponytail } from './ponytail.ts';
import { short } from './short.ts';
import { spiky } from './spiky.ts';

/** How each hair style of the contract is drawn. */
export const HAIR_DRAWINGS: Readonly<Record<(typeof HAIR_STYLES)[number], HairStyle>> = {
  short,
  bob,
  long,
  pigtails,
  ponytail,
  curly,
  afro,
  bun,
  spiky,
  braids,
  hijab,
  bald,
};
