import { said, type NamedScene } from '../scene.ts';

/** Mocks or SATs that are coming up, where only the worry is said: what they are for, and what a week with them can look like. */
export const beforeTheMocks: NamedScene = {
  id: 'rehearsal',
  image: 'a rehearsal with the curtain down, at which things may go wrong',
  cue: said(
    String.raw`\b(?:mocks|mock (?:exams?|tests?|gcses?|sats|papers?|11 ?\+|eleven plus)|practice (?:sats|exams?|papers?|tests?)|(?:sats|exam|gcse) mocks)\b`,
    String.raw`\b(?:blank|freez\w*|froze|cheat\w*|cop(?:y|ied|ying)|failed|fail|low mark|bad mark|revis\w*|sleep\w*|sick|tummy|headaches?|mocks (?:him|her|people|others|everyone|other)|mocks? (?:his|her|my) (?!exams?|sats|gcses?|tests?|papers?)\w+|let(?:ting)? (?:\w+ )?down|perfect\w*|full marks|results?|got \d+|times? tables?|spellings?)\b`,
  ),
  decides: true,
  answers:
    /\b(?:mocks?|sats|exams?|worried|nervous|tearful|stress\w*|scared|anxious|panick\w*|start\w*|week|monday|this|next)\b/i,
  titles: { older: 'With the Curtain Down' },
  beside: {
    benefits: [
      'Tells what a mock is for: to find out, while there is time.',
      'Leaves the worry in its place, as part of getting ready.',
      'Has one thing to do before a paper and one for after it.',
    ],
    talk: {
      young: ['What is a rehearsal?', 'How may it feel before a test?', 'Shall we plan the breakfast?'],
      older: [
        'What is a mock good for, in the story?',
        'Which word went into the blank?',
        'What shall there be in the evening after the first paper?',
      ],
    },
  },
  text: {
    '8-10': `
      D<rehearsal> In a theatre there is an evening when everything is tried out with the curtain down. A mock test is like that, and {Name} has one coming up. Lines are forgotten, a door sticks, and people are glad that it was today. {Name} may be as worried as before the real one, since desks and clock are the same. Its job is a different one: to find out which parts need another look, while there is time to look.
      P<rehearsal> Teachers hope to find gaps in a mock. A paper without any tells them nothing to do on Monday.
      P<rehearsal> Others in the class may say that they are not bothered. About half of those are.
      Q<rehearsal> On the morning of it, {Name} might feel ____. A fast heart is a body that gets ready.
      H<rehearsal> {helper} can keep the evening before as dull and as early as any other.
      H<rehearsal> {helper} can ask afterwards what there was for lunch, before asking about the test.
      T<rehearsal> {he} can read the whole page first and begin with a question that looks friendly.
      T<rehearsal> {he} can leave a hard one, mark it with a star and come back to it later.
      C<rehearsal> {he} can think, "The curtain is down. Things may go wrong."
      A<rehearsal> The test is over. Some of it went well and some did not, as in any rehearsal. There is a star beside two questions, and those are the useful ones. Now somebody knows what to practise and what can be left alone. The rest of the day has nothing to do with it.
    `,
    '11+': `
      D<rehearsal> Mock exams are an odd invention: a real hall, a real clock, and a result that is meant to be used and not kept. {Name} may find the nerves quite real as well. Bodies do not read the word "mock". The heart speeds up because something matters, and that is preparation rather than a warning. What a mock measures is where things stand on one day, some months early. A theatre would call it a rehearsal, and expect the door to stick.
      P<rehearsal> Teachers get more out of a paper with gaps than out of a perfect one. It tells them what to do in the next lessons.
      P<rehearsal> In corridors people say either that they have done nothing or that they have done everything. Neither is a reliable source.
      Q<rehearsal> In the queue outside the hall, {Name} might notice ____. It is usually worst there, and better after the first line.
      H<rehearsal> {helper} can treat the week as a week with exams in it, with ordinary suppers and no speeches.
      H<rehearsal> {helper} can look at the paper afterwards as a map, and not as a mark.
      T<rehearsal> {he} can start each paper by reading all of it and doing something easy first. ~ Hands calm down when they are writing.
      T<rehearsal> {he} can decide beforehand what happens after the last paper of a day, and make it nothing to do with school.
      C<rehearsal> {he} can think, "Curtain down. This is where it's allowed to go wrong."
      A<rehearsal> The hall is being cleared of desks, and the papers are in a cupboard. Some answers came and some did not, and both are information now. Between this exam and the one that counts there is time, with a list in it. The list has just got more exact. The evening was spent as planned.
    `,
  },
};
