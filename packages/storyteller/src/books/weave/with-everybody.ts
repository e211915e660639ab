import { PLAYS_FROM, type Pages } from '../also-there.ts';
import type { Company, Figure, Telling } from '../arc.ts';
import { namePattern } from '../audit/who-is-named.ts';
import { isCast } from '../company/figure.ts';
import { withShare } from './with-share.ts';
import { withSmallOne } from './with-small-one.ts';

/**
 * Everybody of the family whom a parent spoke of and the story has no part for: a brother or sister has a share in what
 * the child does, the second grown-up in what the first one does, and the pet or the baby comes along.
 */
export function withEverybody(book: Pages, company: Company, telling: Telling, refrain: string | null): Pages {
  const { child, grownUp, otherGrownUp, alsoThere } = company;
  let made = book;
  const share = (leader: Figure, other: Figure, least: number): void => {
    if (!isCast(other) || seenOn(made, other) >= PLAYS_FROM) return;
    const { pages, count } = withShare(made.pages, leader, other, telling, refrain);
    // Somebody who comes in at the end only has been somewhere else.
    const first = pages.findIndex(({ text }) => namePattern(other.name).test(text));
    if (count < least || (leader.isChild && count < PLAYS_FROM && first > pages.length / 2)) return;
    const isCastAlready = made.cast.some(({ id }) => id === other.id);
    made = { pages, cast: isCastAlready ? made.cast : [...made.cast, other.character] };
  };
  // "Mia's little brother" has no name that could stand after "and".
  for (const each of alsoThere) if (/^\p{Lu}\S*$/u.test(each.name)) share(child, each, 1);
  if (otherGrownUp) share(grownUp, otherGrownUp, 1);
  return company.smallOnes.reduce((each, small) => withSmallOne(each, small, company, telling), made);
}

const seenOn = ({ pages }: Pages, { id }: Figure): number =>
  pages.filter(({ scene }) => scene.actors.some(({ who }) => who === id)).length;
