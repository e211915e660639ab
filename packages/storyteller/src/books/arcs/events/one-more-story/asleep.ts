import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'One more story',
  'Just one more story',
  'Only one more story',
  'One more story, please',
  'And one more story',
  'Read one more story',
  'Please, one more story',
  'Oh, one more story',
  'One story more',
  'One little story more',
] as const;
const TITLES = ['one more story', 'the goose in the boat', 'who reads to whom?', 'the last one tonight'];

interface Parts {
  /** Who listens and wants more. */
  readonly A: Figure;
  /** Who reads, and falls asleep. */
  readonly R: Figure;
}

const partsOf = ({ A, K, G }: Going): Parts => ({ A, R: A === K ? G : K });

/** Whoever reads falls asleep over the goose in the boat, and whoever listens knows it by heart. */
export const ASLEEP: EventPlot = { id: 'asleep', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { A, R } = partsOf(going);
  const [a, g] = [A.name, R.name];
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'hold', 'happy', 'book')],
        },
        `${A.introduced} is in bed. ${cap(g)} has a book. "The goose gets into the boat."`,
        `It is bedtime for ${A.introduced}. ${cap(g)} reads. "The goose gets into the boat."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'excited'), seen(R, 'hold', 'calm', 'book')] },
        `"And off she goes. The end." "${r}!" says ${a}.`,
        `"The goose rows home. The end." But ${a} says, "${r}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'hold', 'sleepy', 'book'), seen(A, 'sit', 'excited')] },
        `So ${g} reads again, and yawns. "The boat gets into the goose."`,
        `${cap(g)} reads it again. It is late. "The boat gets into the goose."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(R, 'sit', 'sleepy')] },
        `"No!" says ${a}. "The goose gets into the boat! ${r}!"`,
        `"All wrong!" says ${a}. "It was the goose that got in! ${r}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'stand', 'sleepy'), seen(A, 'sit', 'happy')], things: ['book'] },
        `Now ${g} stands up to read. "The bed gets into the goose."`,
        `Now ${g} reads and walks about. "The goose gets into the soap."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sleep', 'sleepy'), seen(A, 'look-up', 'surprised')], things: ['book'] },
        `${cap(g)} sits down on the bed. "The goose. The goose. The…" And ${g} sleeps.`,
        `Down sits ${g}. "The goose," says ${g}. "The. The." And that is all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious'), seen(R, 'sleep', 'sleepy')] },
        `"${r}?" says ${a}. "Rrr," says ${g}. Who can read now?`,
        `${a} pulls a sleeve. "Rrr," says ${g}, fast asleep. Who will read?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'proud', 'book'), seen(R, 'sleep', 'sleepy')] },
        `${a} knows it by heart. ${a} takes the book. "The goose gets into the boat."`,
        `So ${a} has the book. ${a} knows every word. "The goose gets into the boat."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sleepy', 'book'), seen(R, 'sleep', 'sleepy')] },
        `"And off she goes." ${a} puts the blanket over ${g}. "The end."`,
        `"And the goose rows home. The end." The blanket goes over ${g}, too.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(R, 'sleep', 'sleepy')] },
        `Now ${a} sleeps as well. And ${g} dreams. "${r}!" Shh!`,
        `${a} yawns, and lies down. "${r}!" Who said that? It was ${g}, asleep!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { A, R } = partsOf(going);
  const [a, g] = [A.name, R.name];
  const G = cap(g);
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'hold', 'happy', 'book')],
        },
        `Every night ${g} read to ${A.introduced} out of the same book. "The goose got into the boat," it began. "She rowed out on the lake." ${a} said it too, without a sound.`,
        `"The goose got into the boat," read ${g}. "She rowed out on the lake." It was the book that ${A.introduced} always had. ${a} knew each picture, each word, and the place with the jam on.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'excited'), seen(R, 'hold', 'calm', 'book')] },
        `"And so she was home again. The end," said ${g}, and shut the book. "${r}!" said ${a}. "Just this once," said ${g}, and opened it again.`,
        `It ended well; it always did. "Good night," said ${g}. "${r}!" said ${a}. "It's late," said ${g}. "Well, just this once." It is hard to say no to a goose.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'hold', 'sleepy', 'book'), seen(A, 'sit', 'surprised')] },
        `The second time it went more slowly. ${G} yawned between the words. "The boat," read ${g}, "got into the goose." ${a} sat up straight.`,
        `This time ${g} had to hold one eye open. "The boat got into the goose," read ${g}, "and swallowed the lake." "What?" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'happy'), seen(R, 'sit', 'sleepy')] },
        `"That's wrong," said ${a}. "It was the goose who got in!" "So it was," said ${g}. "I'm a bit tired. The end." "That doesn't count," said ${a}. "${r}!"`,
        `"You said it the wrong way round!" said ${a}. "The boat's much too big." "Sorry," said ${g}, and blinked. "${r}!" said ${a}. "A right one!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'stand', 'sleepy'), seen(A, 'sit', 'happy')], things: ['book'] },
        `So as to stay awake, ${g} stood up to read. It helped for one page. "The lamp got into the goose," said ${g}, to the wardrobe.`,
        `${G} walked up and down with it, between the window and the door. "The soap," read ${g}, "got out of the lake, and had a goose." Then ${g} walked into the door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'sleepy'), seen(A, 'reach', 'happy')], things: ['chair'] },
        `Then ${g} tried the hard chair, on which nobody can sleep. "The goose," said ${g}. "The goose. The." The hard chair turned out to be quite soft.`,
        `"Sit on the hard chair," said ${a}, "then you can't drop off." ${G} sat on it, as straight as a post. "The goose got into the," said ${g}. And that was all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(R, 'sleep', 'sleepy')] },
        `"Into the what?" said ${a}. There was no answer. "${r}?" said ${a}, softly. "Rrr," said ${g}. The book slid down, and lay open on the floor.`,
        `"Boat," said ${a}, to help. "Rrr," said ${g}. ${a} pulled at a sleeve, and lifted one of the eyelids. There was nobody in. "And the end?" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'proud', 'book'), seen(R, 'sleep', 'sleepy')] },
        `You can't leave a goose in the middle of a lake. ${a} picked up the book. There was the place with the boat. "The goose got into the boat," said ${a}, and got it right.`,
        `Somebody had to row the goose home. ${a} opened the book on both knees. It turned out that ${a} had every word. "The goose got into the boat," said ${a}, "and not the other way."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sleepy', 'book'), seen(R, 'sleep', 'sleepy')] },
        `${a} did all the voices, and showed ${g} the pictures. ${G} slept right through the best part. "And so she was home again," said ${a}. "The end." The blanket went round ${g}, up to the chin.`,
        `It was a good reading, with all the splashes. At the end ${a} shut the book, as people do. "There," said ${a}. "Now it's late." And ${a} laid the blanket over ${g}, and put out the lamp.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(R, 'sleep', 'sleepy')] },
        `Then ${a} lay down as well. It was dark, and quiet. "${r}," said somebody, deep in a dream. It wasn't ${a}. "Tomorrow," said ${a}.`,
        `${a} was nearly asleep, when a voice came from the hard chair. "${r}," it said. "Just this once," said ${a}. "The boat got into the goose."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { A, R } = partsOf(going);
  const [a, g] = [A.name, R.name];
  const G = cap(g);
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick('one more story', 'the goose on the rope', 'page ninety-four', 'not without the other')),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'hold', 'happy', 'book')],
        },
        `${A.introduced} could read perfectly well. But one book was different. It belonged to them both, ${a} and ${g}, and there was an oath on it. Neither was to go on without the other. It was about a goose who sails round the world. "${r}!" ${a} would say, each night. They had got to page ninety.`,
        `There are books that you read, and books that are read to you. ${A.introduced} had outgrown the second sort, except for one. It was about a goose in a boat, and ${g} did the voices. They had sworn an oath on it, with jam. Neither was to go on without the other. "${r}!" said ${a}, every night, and every night they had got a bit further.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'hold', 'sleepy', 'book'), seen(A, 'sit', 'excited')] },
        `On Thursday it got serious. The goose hung over the edge of a waterfall, by a rope, and the rope was wearing thin. ${G} had been up since five. "There were three threads left," read ${g}. "Then there were," said ${g}, and yawned so that you could see the whole works.`,
        `It was a bad day on which to come to the waterfall. ${G} had hardly sat down since morning. The boat had gone over. The goose had hold of a rope, above the drop, and it was wearing thin. "She looked up," read ${g}, slower and slower. "There were," read ${g}, and stopped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(R, 'stand', 'sleepy')], things: ['book'] },
        `"Were what?" said ${a}. "Sorry. Two threads," said ${g}. "And the waterfall got into the goose." "It did not!" ${G} stood up, and read on with one shoulder against the wall. The goose sold the rope to a lamp. The lamp said that it was Wednesday.`,
        `"Were what?" "Envelopes," said ${g}. "Two envelopes, about the gas." "That isn't what it says!" said ${a}. ${G} went to the basin and washed. It was good for eleven lines. After that the rope rowed home, in a goose.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sleep', 'sleepy'), seen(A, 'look-up', 'worried')] },
        `They tried the hard chair. They tried the window, wide open. On page ninety-three ${g} sat down on the bed, and tipped over like a tree. One finger was still on the line. "${r}?" said ${a}. There was a sound like a saw. One thread was left. It was in the middle of a sentence.`,
        `${a} held the lamp nearer, and then the cold end of a spoon. It was no use. On page ninety-three ${g} got to "one last thread, and", and was gone. One finger was still on the line. "And what?" said ${a}. "And what?" Nothing came of it but breath.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(R, 'sleep', 'sleepy')], things: ['book'] },
        `The book lay between them, open. ${a} could see the corner of page ninety-four. It began with a capital O. Nobody would know. It could be read quickly, under the blanket, and ${a} could be surprised again tomorrow. People are surprised by things all the time. But they had said it. Neither without the other.`,
        `${a} would only have had to lift a finger, and not even one of ${A.names} own. Page ninety-four was just behind. ${a} looked at the ceiling, and counted up to a hundred, and the goose still hung there. There's no oath about looking at a page from a long way off. There was a feather on it, or else a foot.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious'), seen(R, 'sleep', 'sleepy')], things: ['blanket'] },
        `${a} got up to put out the lamp, and then saw ${g} properly. One shoe was on. There was a list on one hand, in ink. "Bread," it said. "Gas. Goose." After such a day, it had still been on the list. ${a} took off the shoe, and spread the blanket. It was then that the idea came.`,
        `The hand on the page had a list on it in ink, half washed off. "Bread," it said. "Gas. Goose." The goose had been on the list. ${a} looked at that for quite a while. Then ${a} put the blanket round the two of them, and moved the finger to the top.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'book'), seen(R, 'sleep', 'sleepy')] },
        `The oath did not say that they must both be awake. "Page ninety-four," said ${a}, aloud, so that it should be in order. And ${a} read to ${g}, with the voices, not too fast, and held up the picture. The last thread broke. ${a} read that twice, since ${g} would have wanted to hear it again.`,
        `"Neither without the other," said ${a}. "Well, you're here." There's nothing in an oath about snoring. ${a} sat up straight, and read it out. The goose was done through the nose, and the waterfall from a long way down. It's odd to do a voice. You're suddenly the one that everybody depends on.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'book'), seen(R, 'sleep', 'happy')] },
        `The goose fell. She fell for a page and a half, and remembered only then that she was a goose. "Oh!" she said, with a capital O, and opened her wings. ${a} laughed out loud, and turned to see how ${g} took it. ${G} smiled, asleep. But that might have been about anything.`,
        `The rope went, and down she came, past the rocks and the rainbow. It took a page and a half. "Oh!" she said then, and spread what she had, which was wings. She was a goose, after all. ${a} breathed out. ${G} breathed out as well, at exactly the same place.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(R, 'sleep', 'sleepy')] },
        `${a} put in the bookmark, and was in two minds where. They had stopped at ninety-three. In a way they had got to ninety-six. In the end it went back where ${g} had left off. That was going to be the hard part: to sit there tomorrow, and not know.`,
        `So now one of them knew, and one had been there. It was not clear what that came to. ${a} laid the book open at the old place, as if nothing had been. It's no fun, to have the best page in the world, and to have it all to yourself.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(R, 'hold', 'shy', 'book'), seen(A, 'sit', 'shy')] },
        `"I'm sorry about last night," said ${g}, on Friday. "Where were we? She was on her last thread." ${a} meant to look like somebody who doesn't know. "I read it," said ${a}, instead. "All of ninety-four. I read it to you, though. You were there." It was quiet. You could have heard a thread.`,
        `The next evening ${g} sat down and found the place. "Now, then. That last thread. I've worried all day." ${a} opened wide eyes, for a start. It was quite easy, and it felt awful. "It's all right," said ${a}. "I read on. I read it to you, with the voices, but you were asleep. I don't know if that counts."`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'surprised'), seen(A, 'look-up', 'surprised')], things: ['book'] },
        `"That's funny," said ${g}, slowly. "I dreamed of it. I fell, and I fell, and then it came to me that I'd had wings all along. I woke up quite pleased." ${a} stared. "With a capital O?" said ${a}. "Oh!" said ${g}. "Just like that. So I was there, after all."`,
        `${G} didn't say anything about oaths. "I fell last night," said ${g}. "In a dream. I'd had such a day, and the rope went. And then there was a voice, rather like yours. 'Oh!' it said, and I had wings." They looked at each other. It was page ninety-four, word for word.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'happy', 'book'), seen(R, 'sit', 'happy')] },
        `There's a new rule in the front of the book, under the old one. On good days ${g} does the reading. On days with ink on the hand it's ${a}. Whoever is asleep still counts. "${r}!" says the one in bed, each night. It's only that you can't be sure, beforehand, which of them that is.`,
        `They take it in turns now, and the list on the hand says so. Bread. Gas. Goose, and then a name. The one who hasn't got to read may shut both eyes, and no oath is broken. "${r}!" came from the pillow tonight, very far down. And ${a} turned the page, and did the goose.`,
      ),
    ],
  };
}
