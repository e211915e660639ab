import { namePattern } from '../books/audit/who-is-named.ts';
import { notManaged } from '../books/not-managed.ts';
import { withoutBrands } from '../books/theme/brands.ts';
import type { BookCase } from './book-case.ts';
import type { BookProposal } from './book-proposal.ts';
import { foreignIn } from './foreign-text.ts';
import { namesKnown, unknownNames, unsaidKin } from './names-told.ts';
import type { ProposedCast } from './proposed-cast.ts';
import { sheetTexts } from './sheet-steps.ts';
import { unsafeIn } from './unsafe-text.ts';

/** The hero is met on this part of the pages at least, a child who stands by on that; or on as many as in our own telling. */
const OFTEN = { hero: 1 / 3, child: 1 / 5 } as const;
/** In letters: what a cover has room for in large type. */
const LONGEST_TITLE = 60;
/** Of somebody in the cast, and what it is. */
const LONGEST_NAME = 60;

/** Where a fault is, as its sentence begins; of the whole book it begins with nothing. */
export const onPage = (index: number | null): string => (index === null ? '' : `Page ${index + 1}: `);

/** What is wrong with the words beside their length: what is foreign, unsafe, unknown, unsaid or left out. */
export function wordFaults(asked: BookCase, proposal: BookProposal, people: ProposedCast): string[] {
  const { brief, own, sheet } = asked;
  const ours = [...own.pages.map((page) => page.text), own.title];
  const given = [
    brief.theme,
    brief.details ?? '',
    brief.childName ?? '',
    ...(brief.alsoInIt ?? []).map((each) => each.name),
  ];
  const known = namesKnown([
    ...people.cast.map((each) => each.name),
    ...given,
    ...ours,
    ...(sheet ? sheetTexts(sheet) : []),
  ]);
  const kinSaid = [...given, ...ours, ...(sheet ? sheetTexts(sheet) : [])];
  const faults: string[] = [];
  const long = proposal.cast.find(({ name, kind }) => name.length > LONGEST_NAME || kind.length > LONGEST_NAME);
  if (long)
    faults.push(
      `In the cast, "${long.name.slice(0, LONGEST_NAME)}" is no short name with what it is in a word or two.`,
    );
  const parts = [
    ['The title: ', proposal.title] as const,
    ...proposal.pages.map(({ text }, n) => [onPage(n), text] as const),
  ];
  for (const [where, text] of parts) {
    const foreign = foreignIn(text);
    if (foreign)
      faults.push(
        `${where}write plain sentences for the child and nothing else; "${foreign.words}" is ${foreign.what}.`,
      );
    const unsafe = unsafeIn(text);
    if (unsafe !== null) faults.push(`${where}${unsafe}.`);
    const brand = brandIn(maskedNames(text, people));
    if (brand !== undefined) faults.push(`${where}"${brand}" belongs to somebody else; use people of your own.`);
    // A title has capitals everywhere; its names are met again on the pages.
    const names = where.startsWith('Page') ? unknownNames(text, known) : [];
    if (names.length > 0)
      faults.push(`${where}"${names.join('", "')}" is neither in the given cast nor in yours; use those names only.`);
    const kin = unsaidKin(text, kinSaid);
    if (kin.length > 0)
      faults.push(
        `${where}nobody told us of "${kin.join('", "')}" in this family; write "the grown-up", or leave them out.`,
      );
  }
  for (const { name } of proposal.cast) {
    if (!/^(?:the )?\p{L}[\p{L}' -]{0,28}$/u.test(name))
      faults.push(`The cast: "${name}" is no name for a book; use one short word.`);
    else if (brandIn(name) !== undefined)
      faults.push(`The cast: "${name}" belongs to somebody else; use a name of your own.`);
  }
  if (proposal.title.length > LONGEST_TITLE) faults.push(`The title is longer than ${LONGEST_TITLE} letters.`);
  return [...faults, ...heroFaults(asked, proposal, people), ...leftOut(asked, proposal)];
}

/** Somebody or something that belongs to somebody else, written as a name: a stitch in a sock is none. */
export const brandIn = (text: string): string | undefined =>
  withoutBrands(text).dropped.find((each) => /\p{Lu}/u.test(each));

/** Names of the cast are no brands, whatever else is called so. */
const maskedNames = (text: string, { cast }: ProposedCast): string =>
  cast.reduce((rest, { name }) => rest.replaceAll(new RegExp(namePattern(name), 'gu'), 'N'), text);

/** The child of the book and its hero are met often enough, under their own names; other children of the family as well. */
function heroFaults({ own, brief }: BookCase, { pages }: BookProposal, { cast }: ProposedCast): string[] {
  const also = new Set((brief.alsoInIt ?? []).map((each) => each.name));
  return own.cast.flatMap((each, n) => {
    const leads = n === 0 || each.is === 'child';
    if (!leads && !also.has(each.name)) return [];
    const on = (all: readonly { readonly text: string }[]): number =>
      all.filter(({ text }) => namePattern(each.name).test(text)).length;
    const ours = on(own.pages);
    const wanted = Math.min(ours, leads ? Math.ceil(pages.length * (n === 0 ? OFTEN.hero : OFTEN.child)) : 1);
    const met = on(pages);
    if (met >= wanted || cast.length === 0) return [];
    const who = each.is === 'child' ? 'The child of the book' : leads ? 'The hero of the book' : 'The other child';
    return [`${who} is called ${each.name}; that name has to stand on at least ${wanted} pages and stands on ${met}.`];
  });
}

/** Words of the theme that our own telling has and this one has not. */
function leftOut({ own, understood, sheet }: BookCase, { title, pages }: BookProposal): string[] {
  if (sheet) return [];
  const missingIn = (book: {
    readonly title: string;
    readonly pages: readonly { readonly text: string }[];
  }): string[] => notManaged(understood, `${book.title} ${book.pages.map((page) => page.text).join(' ')}`);
  // What our own telling says in other words may be said in other words here as well.
  const ours = [...own.notManaged, ...missingIn(own)];
  const lost = missingIn({ title, pages }).filter((each) => !ours.includes(each));
  return lost.length === 0 ? [] : [`The parent asked for "${lost.join('", "')}", which stands on no page; tell of it.`];
}
