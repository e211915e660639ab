import type { Character, ScriptPage } from '@storylantern/contract';
import { withAlsoThere } from './also-there.ts';
import type { Company } from './arc.ts';
import { chosenPages, type ChosenPages, type Choosing } from './choose-pages.ts';
import { introducedFirst } from './company/introduced-first.ts';
import type { Draft } from './render-pages.ts';
import { woven } from './weave.ts';
import { inOwnWay } from './weave/in-own-way.ts';
import { withEverybody } from './weave/with-everybody.ts';

/** A book whose words are chosen and whose pictures agree with them. */
export interface ComposedBook extends Pick<ChosenPages, 'shared' | 'retold' | 'met'> {
  readonly pages: ScriptPage[];
  readonly cast: Character[];
  /** How many parts of the theme had to be put in because the draft has no use for them. */
  readonly woven: number;
}

/** Chooses the words of a draft, puts in what it left out of the theme, and the other children of the family. */
export function composeBook(draft: Draft, company: Company, choosing: Choosing): ComposedBook {
  const { telling, chance } = choosing;
  const { pages, shared, retold, met } = chosenPages(draft, choosing);
  const whole = woven({ pages, cast: draft.cast }, company, telling, chance);
  const withShares = withEverybody(whole, company, telling, draft.refrain);
  const all = withAlsoThere(withShares, company, telling, chance);
  const known = introducedFirst(all.pages, company, telling);
  const own = inOwnWay(known, company.reader, company.aids, telling);
  return { pages: [...own], cast: [...all.cast], woven: whole.woven, shared, retold, met };
}
