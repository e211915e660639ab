import type { FindOutPage } from './find-out-page.ts';

/** For the youngest: a question comes, is guessed at, asked about, looked at, drawn, looked up and kept. */
export const YOUNG: readonly FindOutPage[] = [
  {
    text: [
      '{child} stopped. So did {a guide}. {child} had a question.',
      'Pop! A question came. {child} had it. {a guide} waited.',
      'Who is thinking? {child} is. And {a guide}? Thinking too.',
    ],
    setting: 'garden',
    child: 'think curious',
    guide: 'look-up curious',
  },
  {
    text: [
      '{child} said it out loud. "{question}"',
      'So {child} asked. "{question}" The wind said nothing.',
      'Here it comes. {child} opened up. "{question}"',
    ],
    setting: 'garden',
    child: 'point excited',
  },
  {
    text: [
      '"Soup," said {guide}. That was a guess. Only a guess.',
      '{guide} had a guess. "Because of hats!" {child} laughed. Guess again.',
      '"I know," said {guide}. "Tuesday." But {guide} did not know. {child} could tell.',
    ],
    setting: 'garden',
    guide: 'point proud',
    child: 'stand happy',
  },
  {
    text: [
      '{child} had a guess too. A big one. Who can say if it is right?',
      'Now {child} guessed. This? That? Guess, guess, guess. Still no one knew.',
      '"My turn," said {child}. One guess. Two guesses. Which one is so?',
    ],
    setting: 'street',
    child: 'jump excited',
  },
  {
    text: [
      '{child} asked {grownUp}. "I am not sure," said {grownUp}. "Then we look!" said {child}.',
      '"Do you know?" asked {child}. {grownUp} did not. "Let us find out."',
      'Does {grownUp} know? No! "Good question, {child}," said {grownUp}. "Where can we look?"',
    ],
    setting: 'kitchen',
    child: 'look-up curious',
    grownUp: 'think calm',
  },
  {
    text: [
      'Out came the magnifying glass. {child} looked down, at small things. Never at the sun!',
      '{child} looked down through the magnifying glass. Small things! Nobody looks at the sun.',
      'A magnifying glass is for small things. {child} looked down. Never at the sun!',
    ],
    setting: 'garden',
    child: 'kneel curious: magnifying-glass',
    camera: 'close',
  },
  {
    text: [
      '{child} took a pencil. {child} drew it. One bit stayed white.',
      'A pencil helps you think. {child} drew and drew. Where does the line go?',
      '"Let us draw," said {child}. Round went the pencil. It had no end yet.',
    ],
    setting: 'living-room',
    child: 'sit calm: pencil',
  },
  {
    text: [
      'The library had a book. And a book. And a book. "Which?" said {child}.',
      'Books up high. Books down low. {child} took one. There was another book!',
      'Shh, {child}. Here is the library. Somewhere in a book it may be hiding.',
    ],
    setting: 'library',
    child: 'reach happy',
    things: ['book'],
  },
  {
    text: [
      'The question is on paper now. "{question}" {child} is asleep. Tomorrow they will look.',
      '{child} kept it, on paper. "{question}" It waits by the bed. Good night, question.',
      'Paper, dot, curl. "{question}" Now {child} can sleep. It will still be there.',
    ],
    setting: 'bedroom',
    time: 'night',
    child: 'sleep calm',
    things: ['notebook'],
  },
];
