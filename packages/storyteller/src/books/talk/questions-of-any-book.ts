import type { AskingsByAge } from './talk-about.ts';

/** Questions that fit every book. */
export const QUESTIONS_OF_ANY_BOOK: AskingsByAge = {
  young: {
    look: [
      ({ hero }) => `Can you find ${hero} on every page?`,
      () => 'Which page has the most in it?',
      () => 'What is the smallest thing you can see?',
    ],
    wonder: [
      ({ hero }) => `What will ${hero} have for breakfast?`,
      ({ hero }) => `What is ${hero} thinking on the last page?`,
      ({ hero }) => `How would you say it, if you were ${hero}?`,
    ],
    yours: [
      () => 'Which page shall we read again?',
      ({ hero, same }) => (same ? null : `What would you show ${hero} at our house?`),
      () => 'Who would you read this to?',
    ],
  },
  older: {
    look: [
      ({ hero }) => `How can you tell from the pictures how ${hero} feels? Find the page where it changes.`,
      () => 'Is there anything in the pictures that the words never mention?',
      () => 'Which picture would you hang on the wall, and why that one?',
    ],
    wonder: [
      () => 'What happens on the page after the last one?',
      ({ hero }) => `If ${hero} had done nothing at all, how would it have ended?`,
      () => 'Who in the story would tell it quite differently?',
    ],
    yours: [
      ({ hero, same }) => (same ? 'Would you have done it that way?' : `What would you have said to ${hero}?`),
      () => 'When did something like this happen to somebody you know?',
      () => 'Which sentence would you keep, if you could only keep one?',
    ],
  },
};
