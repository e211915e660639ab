import { said, type NamedScene } from '../scene.ts';

const TIRED = String.raw`\b(?:tired|exhausted|shattered|wants? to play|after (?:school|a long day)|rather play|no energy|battle|every (?:night|evening|day)|hates?|refus\w+|won'?t|cries|tears|moans?|fuss)\b`;
const BOOK = String.raw`\b(?:reading (?:homework|books?|record)|home reading|school (?:reading )?books?|read(?:s|ing)? (?:for school|his school|her school|to me|every night|ten minutes)|(?:his|her|their) reading after)\b`;

/** A reading book from school, and a head that has read all day. */
export const readingAfterSchool: NamedScene = {
  id: 'readbook',
  image: "a reading book that comes out of a bag at four o'clock",
  cue: said(
    `(?:${TIRED})[^]*(?:${BOOK})|(?:${BOOK})[^]*(?:${TIRED})`,
    String.raw`\bdyslexi\w*|\bletters? (?:move|jump)|\bcan'?t read\b|\bbehind\b|\bstruggl\w*|\bslow\w*|\baloud in\b|\bstupid\b`,
  ),
  decides: true,
  titles: { young: 'Two Pages at Four', older: 'Ten Minutes With a Book' },
  text: {
    '4-5': `
      D<readbook> After school a book comes out of the bag. {Name} may think of the garden. The head is full, and the legs want to run. A short book can look long then.
      P<readbook> Whoever listens is tired too. They both like a funny page best.
      Q<readbook> When the book comes out, {Name} may feel ____.
      H<readbook> {helper} can read one page, and {Name} can read one.
      H<readbook> {helper} can wait until after a snack.
      T<readbook> {he} can play first, and then read two pages.
      T<readbook,comforter> {he} can read a page to {comforter}.
      C<readbook> {he} can say, "Two pages, and out I go."
      A<readbook> The last page is done. The book goes back in the bag. It had a dog in it, or a bus. The garden is still there, and so are the legs.
    `,
    '6-7': `
      D<readbook> At four o'clock a reading book comes out of the school bag. {Name} may look at it and think of the garden. A head has worked all day by then, and legs want to run. A tired eye reads each word twice. So ten minutes of homework can seem like an hour. That is what tired feels like. It says nothing about how well somebody reads.
      P<readbook> Whoever listens has had a long day too, with supper to cook. Both of them would like it to be a story and not a job.
      P<readbook> Teachers send a book home because a bit of reading each day adds up. A page read in a bad mood adds up less.
      Q<readbook> When the book comes out of the bag, {Name} may feel ____.
      H<readbook> {helper} can read one page, and {Name} can read the next. ~ Two voices get to the end sooner.
      H<readbook> {helper} can leave the book until after food and a run.
      T<readbook> {he} can play until a clock rings, and read then.
      T<readbook> {he} can read it upside down on the sofa, or under the table. ~ A new place wakes up a head.
      T<readbook,comforter> {he} can read a page to {comforter}. ~ {comforter} has all evening.
      C<readbook> {he} can think, "Two pages, and out I go."
      A<readbook> The book goes back in the bag with one corner bent. There was a joke on one page, or a very silly dog. It was over in ten minutes, and it was still light outside. On a very tired day, a short bit of a book is enough.
    `,
    '8-10': `
      D<readbook> Reading at school and reading at six o'clock use the same eyes. By six they have done a day's work. {Name} may open the book for homework and read one line three times without noticing. That is not being bad at it. Attention runs out, like the charge in a battery, and it comes back with food, air and moving about. Reading for ten minutes with a fresh head beats half an hour with an empty one.
      P<readbook> Whoever signs the reading record would like to write something nicer than a time. They were told that every evening matters, and they take it seriously.
      P<readbook> Teachers mostly care that somebody reads at all. Comics, football pages and recipes are reading as well.
      Q<readbook> When the reading book comes out, {Name} might feel ____.
      H<readbook> {helper} can move it to another time, such as breakfast or after the bath. ~ There is no law that says four o'clock.
      H<readbook> {helper} can read every second page aloud. ~ Stories go faster with two voices.
      T<readbook> {he} can run about first, and then set a timer for ten minutes.
      T<readbook> {he} can ask the teacher whether another kind of book counts.
      C<readbook> {he} can think, "Ten minutes, and then it is my evening."
      A<readbook> The timer rings in the middle of a page. Now and then somebody reads to the end of it anyway. The record gets its line. The book goes back in the bag, and homework is over while it is still light. A tired evening can have a short one, and the next day has pages too.
    `,
  },
};
