import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-basket-old.ts';

/** Being funny at the wrong time is hard to keep in; and once it is exactly what is wanted. */
export const THE_BASKET: EventPlot = {
  id: 'the-basket',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(TITLES[0] ?? 'the basket', 'who is under there?', 'beep!')),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'jump', 'happy'), seen(T, 'stand', 'surprised')],
        },
        `Sh! It was story time. "Beep!" said ${A.introduced}. "${refrain}" said ${T.introduced}.`,
        `${T.introduced} read a story. "Beep!" said ${A.introduced}. "${refrain}" said ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cheer', 'happy'), seen(A, 'dance', 'happy')] },
        `Ha, ha, ha! How ${B.introduced} laughed!`,
        `${B.introduced} laughed and laughed. "Beep!" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud', 'basket'), seen(B, 'cheer', 'happy')],
          things: ['basket'],
        },
        `Then they put the toys away. ${a} had a basket. A hat! "${refrain}"`,
        `It was time to tidy up. ${a} put on a basket. "${refrain}" said ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'kneel', 'calm'), seen(A, 'look-up', 'shy')] },
        `"You are so funny," said ${t}. "But I have to read."`,
        `"I laugh, too," said ${t}. "And then I lose my page."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'determined')] },
        `So ${a} held the beep in. Mmm! It was hard.`,
        `${a} tried very hard. No beep came out. Mmm, mmm!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'stand', 'sad'), seen(A, 'look-up', 'surprised')],
          things: ['paint'],
        },
        `Splash! Oh no. The green paint fell on ${b}.`,
        `${b} had some green paint. Splash! It was all over ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'sad'), seen(A, 'stand', 'worried')] },
        `${b} went red. Would they all look? ${a} saw that.`,
        `"Do not look!" said ${b}. But they were all going to.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited', 'basket'), seen(T, 'stand', 'surprised')],
          things: ['basket'],
        },
        `Quick! ${a} put the basket on. "Beep!" And they all looked at ${a}.`,
        `On went the basket. "Beep, beep!" They all looked at ${a}. Not at ${b}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(T, 'reach', 'happy'), seen(A, 'stand', 'happy')] },
        `${t} saw it all. "That was the time for it," said ${t}. ${b} was dry.`,
        `${t} got ${b} all dry. "Now, that was a good beep," said ${t}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'sit', 'happy'), seen(A, 'point', 'happy'), seen(B, 'sit', 'happy')],
          things: ['book'],
        },
        `The next day ${t} had a book. Then ${t} went "Beep!" "${refrain}" said ${a}.`,
        `In the morning ${t} got the book. "Beep!" said ${t}. "${refrain}" said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'cheer', 'happy'), seen(T, 'stand', 'surprised')],
        },
        `"We've got a clown," said the class, and that was ${A.introduced}. It only took a sheep's voice, or a nose. ${B.introduced} had once laughed out a pea. "${refrain}" said ${T.introduced}, in the middle of the register.`,
        `It was very quiet. Then ${A.introduced} said "Baa," as if by accident. ${B.introduced} fell off a chair. "What a clown!" they said, and laughed for four minutes. "${refrain}" said ${T.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'surprised')] },
        `It wasn't done on purpose. Something funny came up, as bubbles do in lemonade. Then it was out. It liked quiet best, and assembly, and any time with visitors.`,
        `${a} never planned it. There would be a tickle, somewhere behind the ears, and then a "baa". The quieter it was, the more it tickled. Assembly was very bad for that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'cover', 'happy'), seen(A, 'stand', 'shy')] },
        `The worst was that ${t} laughed as well. ${t} had to look at the board until it was over. The sum on it had been half done since Monday. It was getting lonely.`,
        `${t} turned to the board, and shook. ${t} was laughing too. "That's just it," said ${t}, wiping both eyes. "I can't ever get to the end of a sum."`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'kneel', 'calm'), seen(A, 'look-up', 'excited')] },
        `"Can you keep it in until Friday?" said ${t}. "Then you'll get five minutes, up at the front. Be as funny as you like." Five whole minutes! ${a} had never had more than one.`,
        `They made a bargain. ${a} would keep it in till Friday. Then there'd be five minutes, all to spare. "At the front?" "At the front," said ${t}, "and I'll hold on to my chair."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined', 'pencil')], things: ['notebook', 'pencil'] },
        `So ${a} wrote the jokes in a notebook, to save them. But on Tuesday it said NOSE, LADDER, HA. It must have been a good one. Nobody could say what it was.`,
        `${a} got a notebook for it. Whatever was funny went in there, for later. By Tuesday the notebook said GOAT, TWO GOATS, SPOON. It turned out that jokes don't keep.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'worried'), seen(B, 'sit', 'sad')] },
        `Wednesday was the hardest. There was a visitor, with a very small hat. ${a} held on with both hands. Nobody laughed. They did all of their sums. "It's like having the light off," said ${b}.`,
        `By Wednesday they had got to the end of the sum. The answer was nine. "I miss the sheep," said ${b}. ${a} couldn't answer. There was a "baa" in there as big as a cushion.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'worried'), seen(A, 'look-up', 'surprised')],
          things: ['paint', 'basket'],
        },
        `On Thursday there was paint. By the paper basket ${b} sat down in some green water. Splosh! It was all down ${B.names} legs. It didn't look like paint.`,
        `Then came Thursday, with paint. ${b} leaned over, and a pot of water leaned too. It ran into ${B.names} lap, and down. By the basket ${b} stood still. From behind it looked like something else.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'sad'), seen(A, 'think', 'worried')] },
        `Nobody had seen yet, but somebody was turning round. ${b} had gone as white as paper. ${a} thought of Friday, and of the front. It was only one more day.`,
        `In a second they would all look round. ${b} tried to be smaller. ${a} looked at ${b}, and at the clock. There was just one day left to keep it in.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited', 'basket'), seen(T, 'stand', 'surprised')],
          things: ['basket'],
        },
        `"BAA!" ${a} had the basket on, and walked into the door. "Who turned off the sun?" They all spun round. How they laughed! "${refrain}" cried ${t}. And ${b} ran out to change.`,
        `Then ${a} put the basket on, and fell over a chair. "BAA!" it said inside. Not one of them looked at ${b}, who slipped out by the wall. "${refrain}" cried ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'calm'), seen(A, 'stand', 'sad', 'basket')], things: ['basket'] },
        `"It was only until tomorrow," said ${t}. "I know," said ${a}, in the basket. ${a} didn't say why. ${t} looked at a wet chair. There were green drops, all the way to the door.`,
        `"Oh, ${a}," said ${t}. "And you'd done so well." ${a} took off the basket, and said nothing at all. There was a small green puddle on the floor. ${t} looked at that for a while.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(T, 'cheer', 'happy'), seen(B, 'stand', 'happy', 'basket')],
          things: ['basket'],
        },
        `The next day ${t} said, "Five minutes. That baa didn't just get out. You sent it." So ${a} stood at the front, and had no joke at all. Then ${b} put on the basket. ${t} laughed until Monday. "${refrain}" said the whole class.`,
        `In the morning ${t} had thought it over. "You didn't let that one out," said ${t}. "You sent it." ${a} got five minutes at the front. ${b} came as a basket, and said "baa". ${t} was still at it in assembly. "${refrain}" said ${a}.`,
      ),
    ],
  };
}
