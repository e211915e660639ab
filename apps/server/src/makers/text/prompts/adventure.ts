import type { AdventureFrame, BookFrame } from '@storylantern/storyteller';
import { aboutBook, BOOK_SYSTEM } from './book.ts';
import { fenced } from './fence.ts';

/** The writer of adventures: a picture book in which facts matter to the plot. */
export const ADVENTURE_SYSTEM = `${BOOK_SYSTEM}

This book is an adventure in which something true matters.
- Somebody is stuck again and again, and gets on only because a fact is so; it is found out by looking or trying, and told in one clause. No lecture, no "Did you know", no teacher's questions.
- Of the subject say only what the listed facts say. No other number, year, size, reason, superlative or comparison, and nothing of what a thing is made of beyond them: whatever is not listed is not known.
- The way there may be fantastic (a door in an atlas), but it is never the reason for a fact.`;

const steps = ({ steps: all }: AdventureFrame): string[] =>
  all.flatMap(({ says, words, question }, n) => [
    `${n + 1}. ${says.join(' ')} One page has to hold "${words}".${question ? ` Asked at the end: ${question.question} - ${question.answer ?? ''}` : ''}`,
  ]);

/** An adventure as it is asked for: the facts of its sheet that this telling takes, and no others. */
export const adventurePrompt = (frame: BookFrame, adventure: AdventureFrame): string =>
  [
    `Write an adventure about ${adventure.subject}. Leave "questions" empty.`,
    ...aboutBook(frame),
    'Facts, each of which the plot turns on, in this order:',
    ...steps(adventure),
    'Often believed, and not so; never say it:',
    ...adventure.never.map(({ belief, truth }) => `- ${belief} (${truth})`),
    '',
    'What the parent wrote:',
    fenced([frame.theme, frame.details].filter((each) => each.trim() !== '').join('\n')),
  ].join('\n');
