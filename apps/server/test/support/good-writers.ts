import { henSong, moonAdventure, thunderBook } from '../../../../packages/storyteller/test/written-elsewhere.ts';
import type { AskedForText } from '../fake-model-server/chat-answers.ts';
import type { FakeModelServer } from '../fake-model-server/fake-model-server.ts';

/**
 * What a strong model would write for the wishes of `FAMILY_WISHES`, about whoever the prompt names. It is written
 * beforehand, so it fits these wishes and no others.
 */

/** What is asked for; each has a good answer below. */
export const FAMILY_WISHES = {
  story: {
    category: 'byob',
    customData: {
      childName: 'Zoë',
      childAge: '6-7',
      childGender: 'girl',
      problem: 'Zoë starts school at Hillside Primary School and is clingy at drop off',
      additionalInfo: 'Loves drawing. Grandma picks her up.',
    },
  },
  book: {
    theme: 'a hedgehog who is afraid of thunder',
    style: 'watercolor',
    customData: { childName: 'Kaelen', childAge: '6' },
  },
  adventure: { topic: 'the moon', childName: 'Mia', childAge: 6, category: 'educational-adventures' },
  song: { theme: 'a hen in a hat', style: 'fun', customData: { childName: 'Ada', childAge: '5' } },
  question: 'my 4 year old Maya is scared of the dark',
} as const;

/** The child that a prompt asks to write about. */
export const childIn = (prompt: string): string => /The child(?: of the book)?: ([^.,]+)[.,]/u.exec(prompt)?.[1] ?? '';
/** Somebody of a book's given people, by what they are. */
export const personIn = (prompt: string, kind: string): string =>
  new RegExp(String.raw`^- (.+): ${kind};`, 'mu').exec(prompt)?.[1] ?? '';

/** A story of the first day at school. */
export const goodStory = (name: string) => ({
  title: 'A Peg by the Door',
  descriptive: `Soon ${name} starts school. In the morning there are many coats, many bags and many people at the gate. Inside the door there is a row of pegs, and each peg has a name under it. A coat hangs there all day while the children learn and play. At home time the coats go home again.`,
  perspective:
    'Teachers know that the first mornings can feel long. They have seen a lot of children hold on to a hand at the door. Some children talk at once, and some look around first. Both are ways to begin.',
  partial: `When it is time to say goodbye, ${name} may feel ____. The feeling can change during the day.`,
  cooperative: `A grown-up can show ${name} where the pegs and the pencils are.`,
  directive: `${name} can hang up her coat and then draw one small picture.`,
  control: `${name} can think, "My coat stays here, and then we both go home."`,
  affirmative:
    'School has a beginning and an end each day. After the last bell, Grandma comes to the gate. The coat comes off the peg, and the picture may come along too. On the next day the peg is in the same place.',
  questions: [
    'What hangs by the door all day?',
    'How might a goodbye at the gate feel?',
    'Shall we draw a picture for the peg?',
  ],
});

/** Another ending of it. */
export const GOOD_ENDING = {
  affirmative:
    'The bell is the last sound of the day at school. Then the row of pegs is empty, and Grandma is at the gate. A coat is put on, one arm and then the other. There is pencil on one sleeve.',
  questions: ['What is empty at the end?', 'How might the bell feel?', 'Shall we listen for the bell?'],
};

function goodBook({ prompt }: AskedForText): unknown {
  const child = personIn(prompt, 'child');
  if (!/^Write an adventure/m.test(prompt)) return thunderBook(personIn(prompt, 'hedgehog'), child);
  const [, guide = '', kind = ''] = /^- (.+): (?!child)(.+?);/mu.exec(prompt) ?? [];
  return moonAdventure(guide, kind, child);
}

/** The child whose parent asks about the dark. */
export const afraidIn = (prompt: string): string => /my 4 year old (.+?) is scared/u.exec(prompt)?.[1] ?? 'your child';

/** An answer that rests on the page of guidance the prompt holds, about the child the parent names. */
export function goodAnswer(prompt: string): string {
  const source = /The page of guidance \((.+?)(?:; .+)?\):\n/u.exec(prompt)?.[1] ?? '';
  const name = afraidIn(prompt);
  return [
    `The dark is large when you are small, and ${name} is alone in it (${source}).`,
    `Many children of this age are afraid of it, and it comes and goes.\n\nLeave one warm lamp on tonight.`,
    `Sit by ${name} for a little, and say: "I am near, and the lamp stays on."`,
  ].join(' ');
}

/** Has a fake server write well. */
export function writeWell(fake: FakeModelServer): void {
  fake.write('social_story', ({ prompt }) => goodStory(childIn(prompt)));
  fake.write('story_ending', () => GOOD_ENDING);
  fake.write('picture_book', goodBook);
  fake.write('song', () => henSong);
  fake.write('', ({ prompt }) => goodAnswer(prompt));
}
