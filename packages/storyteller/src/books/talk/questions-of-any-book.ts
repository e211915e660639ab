import type { AskingsByAge } from './talk-about.ts';

/** Questions that fit every book. */
export const QUESTIONS_OF_ANY_BOOK: AskingsByAge = {
  young: {
    look: [
      ({ hero }) => `Can you find ${hero} on every page?`,
      () => 'Which page has the most in it?',
      () => 'What is the smallest thing you can see?',
      () => 'Where is it dark? Where is it light?',
      ({ hero }) => `Can you make the face that ${hero} makes?`,
    ],
    wonder: [
      ({ hero }) => `What will ${hero} have for breakfast?`,
      ({ hero }) => `What is ${hero} thinking on the last page?`,
      ({ hero }) => `How would you say it, if you were ${hero}?`,
      ({ hero }) => `Where does ${hero} go when we close the book?`,
    ],
    yours: [
      () => 'Which page shall we read again?',
      ({ hero, same }) => (same ? null : `What would you show ${hero} at our house?`),
      () => 'Who would you read this to?',
      () => 'Which noise from the book can you make?',
    ],
  },
  older: {
    look: [
      ({ hero }) => `How can you tell from the pictures how ${hero} feels? Find the page where it changes.`,
      () => 'Is there anything in the pictures that the words never mention?',
      () => 'Which picture would you hang on the wall, and why that one?',
      () => 'If you could walk into one of the pictures, which one, and where would you sit down?',
      ({ hero }) => `Look at ${hero} on the first page and on the last. What is different?`,
    ],
    wonder: [
      () => 'What happens on the page after the last one?',
      ({ hero }) => `If ${hero} had done nothing at all, how would it have ended?`,
      () => 'Who in the story would tell it quite differently?',
      () => 'Was there a place where you thought it would go another way?',
    ],
    yours: [
      ({ hero, same }) => (same ? 'Would you have done it that way?' : `What would you have said to ${hero}?`),
      () => 'When did something like this happen to somebody you know?',
      () => 'Which sentence would you keep, if you could only keep one?',
      () => 'What would you have called this book?',
    ],
  },
};
