import { isUnkind } from '../../../facts/usable-phrase.ts';
import { cap } from '../../arcs/wording.ts';
import { personFigure } from '../../company/company.ts';
import { NO_NAME } from '../../company/siblings.ts';
import type { Figure } from '../../arc.ts';
import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A baby has come, and whoever was there before has to wait a great deal. */
export interface NewBaby extends Held {
  /** By name where the parent gave one, else "the baby". */
  readonly baby: Figure;
  /** The baby as a sentence begins. */
  readonly Baby: string;
  /** The grown-up as a sentence begins. */
  readonly G: string;
}

/** "Baby is called Tomáš", "baby brother Max", "sister: Ida". */
const BABY_NAMED =
  /\b(?:[Bb]aby(?: (?:brother|sister|boy|girl))?|[Nn]ewborn|(?:(?:[Ll]ittle|[Nn]ew) )?(?:[Bb]rother|[Ss]ister))(?:'s name)?,?(?: is)?(?: called| named|:)? (?<name>\p{Lu}\p{Ll}{1,11})(?!\p{L})/u;

/** What the baby is called: by its name where the parent says it, and it is a kind one. */
function babyCalled(raw: string): string {
  const name = BABY_NAMED.exec(raw)?.groups?.['name'];
  return name === undefined || NO_NAME.test(name) || isUnkind(name) ? 'the baby' : name;
}

/** Jealous of a baby: a queue of things that wait, and who is found at the end of it. */
export const newBaby = tenderBook<NewBaby>({
  id: 'tender-new-baby',
  bind: (held) => {
    const name = babyCalled(held.raw);
    return {
      ...held,
      baby: personFigure('baby', name, 'baby', held.age),
      Baby: cap(name),
      G: cap(held.grownUp.name),
    };
  },
  young,
  middle,
  old,
});
