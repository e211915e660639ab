import type { Company, Figure, Told } from '../../arc.ts';
import { isCast } from '../../company/figure.ts';
import { IS_IN_IT, nameOf, pagesWith } from './around.ts';
import type { EventPlot, Going } from './event.ts';
import { toldWith } from './told-with.ts';

/** A child of the family whom a theme has beside its child: "with my cousin Tom", "two brothers". */
const TIE =
  /\b((?:big|little|older|younger|twin|best) )?(brother|sister|twin|cousin|friend)s?\b(?: (?:called |named )?(\p{Lu}\p{Ll}+))?/u;
const CALLED = ['Bean', 'Moss', 'Fitz', 'Tuppy'] as const;

/** A child of the family by their tie to the child of the book ("big brother"), with a name of ours where the parent gave none. */
export function childOfFamily({ K, company }: Pick<Going, 'K' | 'company'>, tie: string, name: string | null): Figure {
  const known = company.alsoThere[0];
  // "My brother turns into a frog": the details say that he is Achille.
  const own = company.alsoThere.find((each) => isOfTie(each, tie));
  if (name === null && own) return { ...own, introduced: `${K.names} ${tie} ${own.name}` };
  const called =
    name !== null && name !== K.name ? name : company.chance.pick(...CALLED.filter((each) => each !== K.name));
  const person = company.person(called, 'child');
  // "My best friend" is in the book already, without a name: it is the same one.
  const same = known && isCast(person) ? { id: known.id, character: { ...person.character, id: known.id } } : {};
  return { ...person, ...same, introduced: `${K.names} ${tie} ${called}` };
}

/** Whether a child whom the details name is who the theme speaks of: "Ada's brother Leo" of "my little brother". */
const isOfTie = ({ name, introduced }: Figure, tie: string): boolean => {
  const word = tie.split(' ').at(-1) ?? tie;
  return !/['’]s /u.test(name) && introduced.endsWith(` ${name}`) && introduced.includes(`${word} ${name}`);
};

/** The same company, in which whoever is only called "Mia's little brother" has a name to be spoken of by. */
export function withNameForKin(company: Company): Company {
  const [known, ...others] = company.alsoThere;
  const tie = /['’]s (.+)$/u.exec(known?.name ?? '')?.[1];
  if (tie === undefined) return company;
  return { ...company, alsoThere: [childOfFamily({ K: company.child, company }, tie, null), ...others] };
}

function kinOf(going: Going): Figure | null {
  const { K, company } = going;
  const [, kind = '', word, name] = TIE.exec(company.theme.raw) ?? [];
  if (word === undefined || (word === 'friend' && kind === '' && name === undefined)) return null;
  const known = company.alsoThere[0];
  if (known && !/['’]s /u.test(known.name)) return { ...known, introduced: `${K.names} ${kind}${word} ${known.name}` };
  return childOfFamily(going, `${kind}${word}`, name ?? null);
}

function withKin(going: Going): Going {
  const { A, B, K, company } = going;
  if (A !== K || company.other || (B !== company.friend && B !== going.G)) return going;
  const kin = kinOf(going);
  return kin ? { ...going, B: kin, b: kin.name, all: `${K.name} and ${kin.name}` } : going;
}

/** A plot in which the brother, sister, cousin or friend whom a theme names has the second part, and no small pet. */
export const kinBeside = (plot: EventPlot): EventPlot => toldWith(withKin, plot);

/** "with my cousin Tom", "Mia and her brother": somebody of the child's age who is in whatever happens. */
const BESIDE =
  /\b(?:with|and) (?:my|our|his|her|their|\p{Lu}\p{Ll}+['’]s) (?:(?:big|little|older|younger|twin|best) )?(?:brother|sister|twin|cousin|friend)s?\b/u;

/** Too small to have the second part in what happens. */
const IS_BABY = /\b(?:baby|newborn|toddler)\b/iu;

/** The child whom a parent speaks of besides the theme ("her best friend Amira"), who is more to a family than a pet of ours. */
function spokenOf({ A, B, G, K, company }: Going): Figure | null {
  const { friend, alsoThere, details, other } = company;
  const [first] = alsoThere;
  const isOurs = ![friend.name, friend.kind].some((word) => details.toLowerCase().includes(word.toLowerCase()));
  return first && A === K && !other && (B === friend || B === G) && isOurs && !IS_BABY.test(details) ? first : null;
}

/** The same with the brother, sister, cousin or friend who is named beside the child as the second one. */
export function withKinNamedBeside(going: Going): Going {
  if (BESIDE.test(going.company.theme.raw)) return withKin(going);
  const mate = spokenOf(going);
  if (!mate) return going;
  // At Grandma's it is Grandma who has the second part, and the sister any part that a small friend would have.
  const company = { ...going.company, friend: mate };
  return going.B === going.G
    ? { ...going, company }
    : { ...going, company, B: mate, b: mate.name, all: `${going.K.name} and ${mate.name}` };
}

/** Whether the brother, sister, cousin or friend whom a theme has beside the child is on hardly a page of a book. */
export const isKinLeftOut = ({ B, G, K, company }: Going, { pages }: Told): boolean =>
  B !== G && B !== K && B.isChild && BESIDE.test(company.theme.raw) && pagesWith(pages, nameOf(B)) < IS_IN_IT;
