import type { BookFinding, BookScript, ScriptPage, TalkQuestion } from '@storylantern/contract';
import { auditBook } from '../books/audit/audit-book.ts';
import { BOOK_LIMITS } from '../books/audit/limits.ts';
import type { BookBrief } from '../books/brief.ts';
import { bookChance } from '../books/chance.ts';
import { notManaged } from '../books/not-managed.ts';
import { punctuated } from '../books/punctuation.ts';
import { talkAbout } from '../books/talk/talk-about.ts';
import { numberOf } from '../songs/song-choices.ts';
import { wordsOf } from '../words/sentences.ts';
import { bookCase, type BookCase } from './book-case.ts';
import { lengthFaults } from './book-lengths.ts';
import type { BookProposal } from './book-proposal.ts';
import { brandIn, onPage, wordFaults } from './book-words.ts';
import { foreignIn, plainMarks } from './foreign-text.ts';
import { namesKnown, unknownNames, unsaidKin } from './names-told.ts';
import { sceneOfPage } from './page-scene.ts';
import { withColoursSaid } from '../books/colours-said.ts';
import { castOf, type ProposedCast } from './proposed-cast.ts';
import { factsTold, sheetFaults } from './sheet-faults.ts';
import { withThemeShown } from './theme-shown.ts';
import { unsafeIn } from './unsafe-text.ts';

/** What is thought of a proposal: a book when nothing is wrong with it, else what to mend, in sentences for its author. */
export interface JudgedBook {
  readonly script: BookScript | null;
  readonly faults: readonly string[];
}

/** The arc of a story that somebody else told; adventures keep that of their sheet. */
const PROPOSED_ARC = 'proposed';
/** No more than this is sent back at once: the first faults are the gravest. */
const MOST_FAULTS = 14;
const QUESTIONS = 3;
const NOT_ASKED = /\b(?:learn\w*|lesson|moral|important|should (?:you|we|children)|good (?:boy|girl|child))\b/i;

/**
 * Judges a picture book, or an adventure, that somebody else wrote for a brief. What the pictures show is derived from the
 * texts, so no fault is about them; the three questions of an adventure, its facts and their sources are ours.
 * @param own what we told for the same brief: the mould of its length, its cast and its facts.
 */
export function judgeBook(brief: BookBrief, own: BookScript, proposal: BookProposal): JudgedBook {
  const asked = bookCase(brief, own);
  if (!asked) return { script: null, faults: ['This book is not asked of anybody else.'] };
  const names = own.cast.map((each) => each.name);
  const plain = (text: string): string => plainMarks(text, names);
  const clean: BookProposal = {
    title: plain(proposal.title)
      .replace(/^"(.*)"$/, '$1')
      .replace(/\.$/, ''),
    cast: proposal.cast.map(({ name, kind }) => ({ name: plain(name), kind: plain(kind) })),
    pages: proposal.pages.map((page) => ({ ...page, text: punctuated(plain(page.text)) })),
    questions: proposal.questions.map(plain),
  };
  const people = castOf(asked, clean);
  const faults = [
    ...wordFaults(asked, clean, people),
    ...(asked.sheet ? sheetFaults(asked, asked.sheet, clean, people) : []),
  ];
  const script = withColoursSaid(scripted(asked, clean, people), brief.theme);
  const hard = script.findings.filter((each) => each.hard).map(said);
  const all = [...new Set([...hard, ...lengthFaults(asked, script), ...faults])];
  return all.length > 0 ? { script: null, faults: all.slice(0, MOST_FAULTS) } : { script, faults: [] };
}

const SAID: Readonly<Record<string, (detail: string) => string>> = {
  empty: () => 'there are no words.',
  sentence: (detail) => `a sentence is too long for the age (${detail}).`,
  page: (detail) => `the page has ${detail}.`,
  stop: (detail) =>
    `the page has to end with a full stop, a question mark or an exclamation mark, not with "${detail}".`,
  unsafe: (detail) => `this cannot be read to a small child: "${detail}".`,
  moral: (detail) => `tell no moral and no lesson: "${detail}".`,
  filler: (detail) => `say something concrete instead of: "${detail}".`,
  doubled: (detail) => `a word stands twice: "${detail}".`,
  quotes: () => 'a quotation mark has no partner.',
  theme: (detail) => `The parent asked for it: ${detail}. Tell of it, and let it be there on a page.`,
  pronoun: (detail) => `${detail}; use one of the two, or the name.`,
};

/** A finding of the audit as a sentence for whoever wrote the page. */
const said = ({ rule, detail, page }: BookFinding): string =>
  `${onPage(page)}${SAID[rule]?.(detail) ?? `mend this (${rule}): "${detail}".`}`;

/** The book with its scenes, and everything the audit says of it. */
function scripted(asked: BookCase, proposal: BookProposal, people: ProposedCast): BookScript {
  const { own, theme, understood, age, sheet } = asked;
  const pages: ScriptPage[] = [];
  for (const page of proposal.pages) {
    const scene = sceneOfPage(page, { earlier: pages, cast: people.cast, theme });
    pages.push({ text: page.text, scene });
  }
  const shown = withThemeShown(pages, people.cast, asked);
  const seen = new Set(shown.flatMap(({ scene }) => scene.actors.map(({ who }) => who)));
  const cast = people.cast.filter(({ id }, n) => n === 0 || seen.has(id));
  const book = {
    title: proposal.title,
    arc: sheet ? own.arc : PROPOSED_ARC,
    refrain: null,
    cast,
    pages: shown,
  };
  const text = `${book.title} ${shown.map((page) => page.text).join(' ')}`;
  return {
    ...book,
    findings: auditBook(book, theme, age),
    notManaged: sheet ? own.notManaged : notManaged(understood, text),
    onlySaid: [],
    talk: sheet ? own.talk : talkOf(asked, proposal, people),
    facts: sheet ? factsTold(asked, sheet, text) : [],
    friends: people.friends.filter(({ id }) => cast.some((each) => each.id === id)),
  };
}

/** Its own three questions when all of them are such as we ask, else three that fit every book. */
function talkOf(
  { own, telling, brief }: BookCase,
  { title, pages, questions }: BookProposal,
  { cast }: ProposedCast,
): TalkQuestion[] {
  const known = namesKnown([
    ...cast.map((each) => each.name),
    brief.theme,
    brief.details ?? '',
    ...pages.map((each) => each.text),
  ]);
  const fit = questions.filter(
    (each) =>
      /^\p{Lu}[^?]*\?$/u.test(each) &&
      wordsOf(each).length <= BOOK_LIMITS[telling].sentence + 4 &&
      !NOT_ASKED.test(each) &&
      foreignIn(each) === null &&
      unsafeIn(each) === null &&
      brandIn(each) === undefined &&
      unsaidKin(each, [brief.theme, brief.details ?? '', ...pages.map((page) => page.text)]).length === 0 &&
      unknownNames(each, known).length === 0,
  );
  if (fit.length >= QUESTIONS) return fit.slice(0, QUESTIONS).map((question) => ({ question, answer: null }));
  const hero = { name: cast[0]?.name ?? '' };
  const child =
    cast[0]?.is === 'child' ? hero : { name: own.cast.find((each) => each.is === 'child')?.name ?? hero.name };
  // The same book is asked about in the same words.
  return talkAbout(PROPOSED_ARC, telling, { hero, child }, bookChance(numberOf(`${title} ${pages[0]?.text ?? ''}`)));
}
