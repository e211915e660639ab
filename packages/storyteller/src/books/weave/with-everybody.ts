import { escaped } from '../../words/escaped.ts';
import { isChosen, MOST_ACTORS, PLAYS_FROM, withArrival, type Pages } from '../also-there.ts';
import type { Company, Figure, Telling } from '../arc.ts';
import { namePattern } from '../audit/who-is-named.ts';
import { isCast } from '../company/figure.ts';
import { isShort } from './one-more-sentence.ts';
import { withShare } from './with-share.ts';
import { withSmallOne } from './with-small-one.ts';

/** In this part of a book whoever is in it comes in. */
const BEGINS_BY = 3;

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
    // Who is only spoken of is in it from the beginning, or comes along, or is listed.
    const isLate = leader.isChild && !isChosen(other) && first > pages.length / BEGINS_BY;
    if (isLate && (count < PLAYS_FROM || telling === 'old')) return;
    const begun = isLate ? withArrival({ ...made, pages }, other, company, telling) : { ...made, pages };
    if (begun === null) return;
    const isCastAlready = made.cast.some(({ id }) => id === other.id);
    made = { pages: begun.pages, cast: isCastAlready ? made.cast : [...made.cast, other.character] };
  };
  // "Mia's little brother" has no name that could stand after "and".
  for (const [n, each] of alsoThere.entries()) {
    if (!/^\p{Lu}\S*$/u.test(each.name)) continue;
    const before = alsoThere[n - 1];
    const beside =
      before && isCast(each) && seenOn(made, each) === 0 ? withBoth(made, child, before, each, telling) : null;
    if (beside) made = beside;
    else share(child, each, 1);
  }
  if (otherGrownUp) share(grownUp, otherGrownUp, 1);
  return company.smallOnes.reduce((each, small) => withSmallOne(each, small, company, telling), made);
}

const seenOn = ({ pages }: Pages, { id }: Figure): number =>
  pages.filter(({ scene }) => scene.actors.some(({ who }) => who === id)).length;

/** "Poppy and Jack sat down" as "Poppy, Jack and Sam sat down": of two brothers both do what the one does; null where they do nothing. */
function withBoth(book: Pages, child: Figure, one: Figure, other: Figure, telling: Telling): Pages | null {
  if (!isCast(other)) return null;
  const two = new RegExp(String.raw`(?<!\p{L})${escaped(child.name)} and ${escaped(one.name)}(?!\p{L})`, 'u');
  let count = 0;
  const pages = book.pages.map((page) => {
    const text = page.text.replace(two, `${child.name}, ${one.name} and ${other.name}`);
    const actor = page.scene.actors.find(({ who }) => who === one.id);
    if (text === page.text || !actor || page.scene.actors.length >= MOST_ACTORS || !isShort(text, telling)) return page;
    count++;
    return {
      ...page,
      text,
      scene: { ...page.scene, actors: [...page.scene.actors, { ...actor, who: other.id, holds: null }] },
    };
  });
  return count === 0 ? null : { pages, cast: [...book.cast, other.character] };
}
