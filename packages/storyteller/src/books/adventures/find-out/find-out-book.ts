import type { BookScript, TalkQuestion } from '@storylantern/contract';
import type { Levels } from '@storylantern/library';
import type { BeatPage, Company } from '../../arc.ts';
import { auditBook } from '../../audit/audit-book.ts';
import { bookChance } from '../../chance.ts';
import { composeBook } from '../../compose-book.ts';
import { companyOf } from '../../company/company.ts';
import type { Family } from '../../company/family.ts';
import { friendsOf } from '../../night/night-theme.ts';
import { notManaged } from '../../not-managed.ts';
import { draftOf } from '../../render-pages.ts';
import { bareTheme } from '../../theme/bare-theme.ts';
import type { AdventureCase } from '../adventure-case.ts';
import { filled, filledPage, hint, type Told } from '../fill-page.ts';
import { FIND_OUT_TITLES, type FindOutPage } from './find-out-page.ts';
import { MIDDLE } from './middle.ts';
import { OLD } from './old.ts';
import { OPEN_QUESTION, questionOf } from './question.ts';
import { YOUNG } from './young.ts';

const PAGES: Levels<readonly FindOutPage[]> = { young: YOUNG, middle: MIDDLE, old: OLD };
const TRIES = 4;

/** What the book has told, whatever was asked. */
const TALK: Levels<readonly TalkQuestion[]> = {
  young: [
    { question: 'What did they use to look closely?', answer: 'A magnifying glass.' },
    { question: 'Where are there many books?', answer: 'In the library.' },
    { question: 'Was a guess the same as knowing?', answer: 'No. A guess is only a guess until somebody looks.' },
  ],
  middle: [
    {
      question: 'Which ways of finding out did they try?',
      answer: 'They looked closely, drew what they saw, went to the library and wrote to somebody who could be asked.',
    },
    {
      question: 'How can you tell a guess from an answer?',
      answer: 'For an answer somebody has looked, and can say where. A guess is made up until then.',
    },
    {
      question: 'What did the grown-up do without an answer?',
      answer: 'Said so, quite cheerfully, and helped to find out.',
    },
  ],
  old: [
    {
      question: 'Why did the made-up answer not go on the wall?',
      answer: 'Whoever read it would have stopped wondering, and nobody could have found out any more.',
    },
    {
      question: 'Why did the drawing have a white patch in it?',
      answer: 'A pencil has to know where to go. The white patch showed exactly what was not known yet.',
    },
    {
      question: 'Which four ways are there to look for an answer?',
      answer:
        'To look closely, to draw what is there, to read how far others have come, and to ask somebody who knows.',
    },
  ],
};

/**
 * An adventure about something no fact sheet knows: the child and whoever is beside the child find out how to find out.
 * It says nothing about the subject, so that it can say nothing wrong.
 */
export function findOutBook(asked: AdventureCase): BookScript | null {
  const { family, theme } = asked;
  const question = questionOf(theme, asked.telling);
  const typed = theme.heroName ?? family.childName;
  const ways: readonly (readonly [string, Family, string | null])[] = [
    [question, family, theme.heroName],
    [OPEN_QUESTION, family, theme.heroName],
    [OPEN_QUESTION, { ...family, childName: null }, null],
  ];
  for (const [said, people, heroName] of ways) {
    for (let n = 0; n < TRIES; n++) {
      const book = candidate({ ...asked, family: people, theme: { ...theme, heroName } }, said, n);
      if (book.findings.some((each) => each.hard)) continue;
      const dropped = people === family || typed === null ? [] : [typed];
      return { ...book, notManaged: [...dropped, ...book.notManaged] };
    }
  }
  return null;
}

function candidate(asked: AdventureCase, question: string, n: number): BookScript {
  const { brief, theme, family, age, telling, before, seed } = asked;
  const bare = bareTheme(theme);
  const chance = bookChance(Math.imul(seed, 977) + n * 131 + 7);
  const company = companyOf({
    theme: bare,
    family,
    age,
    chance,
    alsoInIt: brief.alsoInIt ?? [],
    friends: friendsOf(brief),
  });
  const who: Told = { child: company.child, guide: company.friend };
  const [title = 'What Nobody Knew'] = chance.some(1, FIND_OUT_TITLES);
  const pages = PAGES[telling].map((page) => findOutPage(page, who, company, question));
  const draft = draftOf({ title: filled(title, who), refrain: null, pages }, company.child);
  const { pages: told, cast } = composeBook(draft, company, { theme: bare, telling, before, chance });
  const book = {
    title: draft.title,
    arc: 'adventure-find-out',
    refrain: null,
    cast,
    pages: told,
  };
  const text = `${book.title} ${book.pages.map((page) => page.text).join(' ')}`;
  return {
    ...book,
    notManaged: notManaged(theme, text),
    findings: auditBook(book, bare, age),
    talk: [...TALK[telling]],
    facts: [],
    friends: [...draft.friends],
  };
}

function findOutPage(page: FindOutPage, told: Told, { grownUp }: Company, question: string): BeatPage {
  const text = page.text.map((each) => each.replaceAll('{grownUp}', grownUp.name).replaceAll('{question}', question));
  const beat = filledPage({ ...page, text: [text[0] ?? '', text[1] ?? '', ...text.slice(2)] }, told);
  if (page.grownUp === undefined) return beat;
  return { ...beat, scene: { ...beat.scene, actors: [...beat.scene.actors, hint(grownUp, page.grownUp)] } };
}
