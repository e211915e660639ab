import type { Levels } from '@storylantern/library';
import { MIDDLE } from './middle.ts';
import { OLD } from './old.ts';
import { YOUNG } from './young.ts';
import type { FindOutPage } from './find-out-page.ts';

/**
 * The finding out of something that is known: the same question, guesses and looking, and then it is found in a book.
 * `{first}` and `{next}` are what is known, in whole sentences. Whoever always guessed has a question of its own at last.
 */
const page = (pages: readonly FindOutPage[], n: number): FindOutPage => {
  const found = pages[n];
  if (found === undefined) throw new RangeError(`No page ${n}`);
  return found;
};

const ANSWERED_YOUNG: readonly FindOutPage[] = [
  page(YOUNG, 0),
  page(YOUNG, 1),
  {
    text: [
      '"I know," said {guide}. "Soup!" That was only a guess.',
      '{guide} had a guess. "Soup!" {child} laughed. Guess again.',
      '"Soup," said {guide}. "It is always soup." {child} was not so sure.',
    ],
    setting: 'garden',
    guide: 'point proud',
    child: 'stand happy',
  },
  page(YOUNG, 4),
  page(YOUNG, 5),
  {
    text: [
      'The library had a book. And a book. And a book. "This one!" said {child}.',
      'Books up high. Books down low. {child} took one. It was in there!',
      'Shh, {child}. Here is the library. Somewhere in a book it is hiding. There!',
    ],
    setting: 'library',
    child: 'reach happy',
    guide: 'stand curious',
    things: ['book'],
  },
  {
    text: ['Look, here is the page. "{first}"', 'Now they know. "{first}"', 'Here it is. "{first}"'],
    setting: 'library',
    camera: 'close',
    child: 'sit surprised: book',
    guide: 'sit surprised',
  },
  {
    text: [
      '{child} ran home to {grownUp} and told it. "{next}"',
      '"Listen!" said {child} to {grownUp}. "{next}"',
      'Home they ran. {child} told {grownUp} everything. "{next}"',
    ],
    setting: 'kitchen',
    child: 'point excited',
    grownUp: 'stand surprised',
  },
  {
    text: [
      '"No soup?" said {guide}. "No soup," said {child}. "Not one drop."',
      '"And where is the soup?" said {guide}. "In a pot," said {child}.',
      '{guide} looked behind the book. No soup! "Oh," said {guide}.',
    ],
    setting: 'living-room',
    guide: 'look-up surprised',
    child: 'stand happy',
    things: ['book'],
  },
  {
    text: [
      'Night. {child} is asleep. Not {guide}. {guide} has a question. What is soup?',
      '{child} sleeps. {guide} does not. "Psst! Who made the first soup?"',
      'Good night, {child}. Good night, {guide}. "But what is soup made of?" says {guide}.',
    ],
    setting: 'bedroom',
    time: 'night',
    child: 'sleep calm',
    guide: 'think curious',
  },
];

const ANSWERED_MIDDLE: readonly FindOutPage[] = [
  page(MIDDLE, 0),
  page(MIDDLE, 1),
  {
    text: [
      '"That is easy," said {guide}. "It is because of soup." "What is?" said {child}. "Most things," said {guide}. {child} did not believe in the soup. But it was a guess, and nobody had a better one.',
      '{guide} had an answer at once. {guide} always had. "Soup," said {guide}. {child} waited for more. There was no more. "How do you know?" asked {child}. "I said it in a knowing voice," said {guide}.',
      '"Soup," said {guide} firmly. "It has to do with soup." {child} asked how anybody could find out if that was so. {guide} had not thought of that part. It is the harder part.',
    ],
    setting: 'street',
    guide: 'point proud',
    child: 'stand curious',
  },
  page(MIDDLE, 3),
  page(MIDDLE, 4),
  page(MIDDLE, 5),
  {
    text: [
      'The library had a wall of books for every letter. {child} did not know which book to pull. So {child} did the brave thing, and asked at the desk. "Ah," said a voice behind it, "that one. Third shelf, by the window."',
      'At the library {child} looked in one book, and it sent them to another. The other one was thin, with a crumb in it. "Somebody has wondered before us," said {child}. They looked at the crumb with respect. Then they turned the page.',
      '"You need a book," said {guide}, "or twelve." {child} looked in the back, where the words stand in line. It was like looking for one face in a very long queue. And then, quite suddenly, it waved.',
    ],
    setting: 'library',
    child: 'reach determined',
    guide: 'stand surprised',
    things: ['book'],
  },
  {
    text: [
      'They sat down on the floor and read it with two heads and one finger. "{first}" {child} read it twice.',
      'There it was, in black on white. "{first}" "Well!" said {child}, and let out a long breath.',
      'It was only a few lines. "{first}" Nobody said anything for a bit. It was a good answer.',
    ],
    setting: 'library',
    camera: 'close',
    child: 'sit surprised: book',
    guide: 'sit surprised',
  },
  {
    text: [
      '{grownUp} was still in the kitchen, and still did not know. So it was {child} who told it this time. "{next}" "Fancy that," said {grownUp}, and forgot the potatoes.',
      'They ran all the way home. "Sit down," said {child} to {grownUp}, "we found it." And {child} told the rest of it, too. "{next}" "I have wondered about that since I was six," said {grownUp}.',
      'At home {child} told it to {grownUp} from the beginning. It is nice to know something first. "{next}" {grownUp} put down the cloth to think about it properly.',
    ],
    setting: 'kitchen',
    child: 'point excited',
    grownUp: 'stand surprised',
  },
  {
    text: [
      '"And the soup?" said {guide}. "There was no soup in it," said {child}. {guide} asked whether one might look again. They looked on every page. "Not a spoonful," said {guide}, very quietly.',
      '{guide} had waited to the end. "I did not hear anything about soup," said {guide}. "There was nothing," said {child} kindly. {guide} sat down. A guess is like that. It is warm until somebody looks.',
      '"So it was the soup," said {guide}. "It was not," said {child}. "Not at all?" said {guide}. They went through it once more with the finger. {guide} had to admit that there was none.',
    ],
    setting: 'living-room',
    guide: 'sit sad',
    child: 'kneel calm: book',
  },
  {
    text: [
      'That night it was dark and quiet, and {child} was nearly asleep. "{child}?" said a small voice. "I have a question." It was the first that {guide} ever had. "What is soup?"',
      '{child} put out the lamp. Then somebody pulled at the blanket. "I do not know something," said {guide}, quite excited. "Where does soup come from? Can we look tomorrow?" "Tomorrow," said {child}.',
      'In the night {child} woke up. There sat {guide}, wide awake, in the moonlight. "I wonder," said {guide}, slowly, for it was new. "I wonder who made the first soup." And {child} moved over.',
    ],
    setting: 'bedroom',
    time: 'night',
    child: 'sit sleepy',
    guide: 'think curious',
  },
];

const ANSWERED_OLD: readonly FindOutPage[] = [
  page(OLD, 0),
  page(OLD, 1),
  {
    text: [
      'There was one thing to know about {guide}. {guide} had never in a whole life said "I do not know". "Soup," said {guide} now. "It is because of soup. Ask anyone." {child} asked how soup came into it. {guide} explained, with gestures. At the end of it there was less of the question than before, and more soup. {child} wrote it down under Guesses.',
      'Now, {guide} had a weakness. No question could be asked without an answer coming out, the way a cuckoo comes out of a clock. "Soup," said {guide} at once. "It all goes back to soup." "Who told you?" asked {child}. "Nobody has to tell me," said {guide}. "I just open up and there it is." It was said so firmly that for a whole minute {child} nearly believed in soup.',
      '"I can tell you that," said {guide}, who would have said so of any question in the world. There was a short silence, in which {guide} could be seen looking for something. "Soup," said {guide}. {child} thought about soup from several sides. "How would we find out whether that is so?" said {child}. Nobody had ever asked {guide} that. It seemed to be a new sort of question, and not a comfortable one.',
    ],
    setting: 'street',
    guide: 'point proud',
    child: 'think curious',
  },
  page(OLD, 3),
  page(OLD, 4),
  page(OLD, 5),
  {
    text: [
      'On Thursday it was the library, and it took until closing time. One book sent them to another, and that one to a third. In the third it stood, in rather small print. "{first}" {child} read it under the lamp, and then aloud. It was not a bit like the beautiful guess. It was shorter, and plainer. At the end it said who had found that out, and how.',
      'The library was the next thing. {child} did not know where to look, and said so at the desk, which turned out to be the quickest way. They were given a thin grey book. "{first}" "Is that all?" said {guide}. "It does not even rhyme." But {child} had felt something click, as a key does. The beautiful guess had never clicked. It had only shone.',
      'It was in the library on Thursday, on the bottom shelf, where nobody tidies. {child} lay on the floor to read it. "{first}" {guide} listened with a face that got longer and longer. The beautiful guess was wrong, then, from the first word to the last. "It was so well made," said {guide}. "It was," said {child}, and copied out the other one.',
    ],
    setting: 'library',
    child: 'sit surprised: book',
    guide: 'stand sad',
  },
  {
    text: [
      'Friday came, and the white square was still white. {child} had a paper in each hand. On the left one was what the book said, in pencil, with a smudge. On the right one {guide} had written the beautiful guess, in ink, with a border of leaves. The ribbon lay on the desk, a blue one. "Nobody will ever know," said {guide}. It was true. Nobody else had been at the library.',
      'On Friday morning {guide} brought a present. It was the beautiful guess, in two colours, with leaves all round. {guide} had not slept. Beside it the true answer looked like a shopping list. The ribbon for the handsomest square was lying there already. "People like this one," said {guide}. "You liked it." And {child} had liked it, that was the trouble. {child} stood there with the pin.',
      'It was ten to nine, and there was nobody in the room. There was one white square, and there were two papers. One was true, and had been rained on. The other was the beautiful guess. {guide} had copied it out, with a border of leaves, so well that it looked printed. "It is only paper," said {guide}. "And it would win." {child} held up first the one and then the other. The pin got quite warm.',
    ],
    setting: 'classroom',
    time: 'day',
    child: 'hold worried: notebook',
    guide: 'stand proud',
  },
  {
    text: [
      '{child} thought of somebody small who would stop at that square, and believe it, and carry it home. So the true one went up, crooked, smudge and all. And because there was room, {child} wrote the rest of it underneath. "{next}" "I am sorry about the border," said {child}. {guide} took the other paper, and rolled it up small, and said nothing until dinner.',
      'In the end it was the leaves that did it. They were lovely leaves, and they were all round something that was not so. {child} gave that paper back, which was not easy. Then {child} pinned up the plain one, and added what else the book had said. "{next}" The ribbon went to somebody else, for folding a swan. {guide} looked the other way.',
      '"If it hangs there, people will think that it is so," said {child}. "Yes," said {guide}. "That is the good of it." "No," said {child}, "that is the bad of it." In went the pin, and it was the plain one. Below it {child} wrote the rest, in small letters. "{next}" It did not win anything. {guide} folded up the leaves and did not say one word.',
    ],
    setting: 'classroom',
    child: 'reach determined',
    guide: 'think sad',
  },
  {
    text: [
      'All day the other squares were looked at and passed by. In front of this one they stopped. "Is that true?" said a boy. "How do you know?" "It says so at the bottom," said {child}, "which book, and which page." By three o\'clock half the class had gone to look. It was a strange thing. A square with a border was finished. One with a page number went on.',
      'Somebody small did come. It was a very small girl, with one sock down. She read it with her finger, every word, and then she read it again. "I always wondered," she said. She ran off to tell somebody. {guide} watched her go all the way down the hall. "She believed it," said {guide}. "She did," said {child}, and was glad right down to the shoes.',
      'At lunch there was an argument in front of the square. "It can\'t be," said one. "It is, though," said another. "Go and look. It says where." They went, too, four of them, with their sandwiches. They had not done that for any other square. {guide} stood by and listened. The border of leaves stuck out of the bin, and nobody had put it there but {guide}.',
    ],
    setting: 'classroom',
    camera: 'wide',
    guide: 'stand shy',
    child: 'stand happy',
  },
  {
    text: [
      'That night {child} was almost asleep when the mattress moved. "{child}," said {guide}. It took a long run-up. "About soup. I have said it all my life. And I do not, well." There was a gulp. "I do not know what it is made of." Nothing fell on anybody. "Nor do I, exactly," said {child}. "Shall we look?" And {guide} lay down, and was too happy to sleep.',
      'Late that evening a light was still on. {guide} sat by the bed with a clean sheet of paper, and a pencil held like a spoon. "How do you spell know?" said {guide}. "With a k," said {child}. On the paper it said, in large letters, I do not know who made the first soup. "It is a very good question," said {child}. They hung it over the bed, with a pin.',
      '"Are you awake?" said {guide} in the dark. "I am now," said {child}. "When I said soup," said {guide}, "I did not know." It was the hardest thing {guide} had ever said, and it was out, and the roof was still on. "I thought so," said {child}. "What is soup, really?" said {guide}. "I want to see what stands at the bottom." They would go tomorrow, as soon as the library opened.',
    ],
    setting: 'bedroom',
    time: 'night',
    child: 'sit sleepy',
    guide: 'sit shy',
  },
];

export const ANSWERED: Levels<readonly FindOutPage[]> = {
  young: ANSWERED_YOUNG,
  middle: ANSWERED_MIDDLE,
  old: ANSWERED_OLD,
};
