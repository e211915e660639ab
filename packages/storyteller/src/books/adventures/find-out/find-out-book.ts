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
import { ANSWERED } from './answered.ts';
import type { Answer } from './answers/index.ts';
import { FIND_OUT_TITLES, FOUND_TITLES, type FindOutPage } from './find-out-page.ts';
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

/** What a book has told that found its answer, beside the answer itself. */
const FOUND_TALK: Levels<readonly TalkQuestion[]> = {
  young: [
    { question: 'Was it soup?', answer: 'No. Soup was only a guess.' },
    { question: 'Where did they find it?', answer: 'In a book, in the library.' },
  ],
  middle: [
    {
      question: 'Who was sure that it was soup, and was it?',
      answer: 'It was not. It was a guess, said in a knowing voice.',
    },
    {
      question: 'How did they find it out in the end?',
      answer: 'They looked closely first, and then they looked for it in the library.',
    },
  ],
  old: [
    {
      question: 'Why did the paper with the leaves not go on the wall?',
      answer: 'It was handsome and it was not so, and whoever read it would have believed it.',
    },
    {
      question: 'What good was it to write down the book and the page?',
      answer: 'Whoever doubted it could go and look, and some of them did.',
    },
  ],
};

/**
 * An adventure about something no fact sheet knows: the child and whoever is beside the child find out how to find out.
 * It says nothing about the subject, so that it can say nothing wrong; unless there is an answer, which is then found.
 */
export function findOutBook(asked: AdventureCase, answer: Answer | null = null): BookScript | null {
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
      const book = candidate(
        { ...asked, family: people, theme: { ...theme, heroName } },
        { question: said, answer },
        n,
      );
      if (book.findings.some((each) => each.hard)) continue;
      const dropped = people === family || typed === null ? [] : [typed];
      return { ...book, notManaged: [...dropped, ...book.notManaged] };
    }
  }
  return null;
}

interface Asked {
  readonly question: string;
  readonly answer: Answer | null;
}

function candidate(asked: AdventureCase, { question, answer }: Asked, n: number): BookScript {
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
  const [title = 'What Nobody Knew'] = chance.some(1, answer === null ? FIND_OUT_TITLES : FOUND_TITLES);
  const [first, next] = answer?.says[telling] ?? ['', ''];
  const pages = (answer === null ? PAGES : ANSWERED)[telling].map((page) =>
    findOutPage(page, who, company, { question, first, next }),
  );
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
    onlySaid: [],
    // What was asked has been answered, in whatever words.
    notManaged: answer === null ? notManaged(theme, text) : [],
    findings: auditBook(book, bare, age),
    talk: answer === null ? [...TALK[telling]] : [{ question, answer: first }, ...FOUND_TALK[telling]],
    facts: answer === null ? [] : [answer.fact],
    friends: [...draft.friends],
  };
}

interface Said {
  readonly question: string;
  readonly first: string;
  readonly next: string;
}

function findOutPage(page: FindOutPage, told: Told, { grownUp }: Company, said: Said): BeatPage {
  const text = page.text.map((each) =>
    each
      .replaceAll('{grownUp}', grownUp.name)
      .replaceAll('{question}', said.question)
      .replaceAll('{first}', said.first)
      .replaceAll('{next}', said.next),
  );
  const beat = filledPage({ ...page, text: [text[0] ?? '', text[1] ?? '', ...text.slice(2)] }, told);
  if (page.grownUp === undefined) return beat;
  return { ...beat, scene: { ...beat.scene, actors: [...beat.scene.actors, hint(grownUp, page.grownUp)] } };
}
