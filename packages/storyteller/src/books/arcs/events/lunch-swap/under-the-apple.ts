import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './under-the-apple-old.ts';

/** Somebody wants to swap for plain bread and cheese, every day, and it is not for the bread. */
export const UNDER_THE_APPLE: EventPlot = {
  id: 'under-the-apple',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, L, l, R, r } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')],
          things: ['lunchbox', 'bread', 'cheese'],
        },
        `${A.introduced} had a lunch box. What was in it? Bread and cheese! "Again!" said ${B.introduced}.`,
        `Open the lunch box, ${A.introduced}! Bread and cheese. "Again?" said ${B.introduced}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(R, 'hold', 'shy', 'plate'), seen(A, 'look-up', 'curious')],
          things: ['plate', 'pizza'],
        },
        `Here came ${R.introduced}. There was pizza on that plate! "${refrain}" said ${r}.`,
        `Who is this? ${R.introduced}, with a plate of pizza. "${refrain}" said ${r}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(R, 'sit', 'happy')],
          things: ['pizza', 'lunchbox'],
        },
        `So they swapped. ${a} had pizza! ${r} had the lunch box.`,
        `"Let us swap!" said ${r}. ${a} ate pizza. ${r} took the lunch box.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'stand', 'happy'), seen(A, 'sit', 'surprised')],
          things: ['pancakes', 'lunchbox'],
        },
        `The next day ${r} had pancakes. "${refrain}" Bread and cheese. "Swap?" said ${r}.`,
        `The next day there were pancakes. "${refrain}" said ${r}. "Let us swap!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'curious'), seen(R, 'sit', 'happy')],
          things: ['lunchbox', 'apple'],
        },
        `${r} looked in the lunch box, and smiled. "At an apple?" said ${b}.`,
        `"Why is ${r} so glad?" said ${b}. "It is only an apple."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(L, 'kneel', 'happy'), seen(A, 'look-up', 'surprised')],
          things: ['lunchbox'],
        },
        `"Did you see my letter?" said ${l}. What letter? ${a} saw no letter.`,
        `"I put a letter in," said ${l}. ${a} looked in the lunch box. Oh!`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'letter')],
          things: ['letter', 'apple'],
        },
        `In the morning ${a} looked under the apple. A letter! It had a heart.`,
        `In the morning ${a} took out the apple. There it was! A letter, with a heart.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'reach', 'shy', 'letter'), seen(A, 'sit', 'surprised')],
          things: ['letter'],
        },
        `${r} gave a letter back. "I liked it so much," said ${r}.`,
        `"I kept this one," said ${r}. It was a letter. "It is so nice."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'crayon'), seen(L, 'sit', 'happy')],
          things: ['crayon', 'letter'],
        },
        `At home ${a} had a crayon. ${a} made a letter, for ${r}!`,
        `${a} sat with ${l}. Here is a crayon. Now a letter for ${r}!`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'wide',
          actors: [seen(R, 'hold', 'happy', 'letter'), seen(A, 'sit', 'happy'), seen(B, 'look-up', 'curious')],
          things: ['letter', 'lunchbox'],
        },
        `The next day there were two letters. No swap! "${refrain}" said ${a}. "A heart," said ${r}.`,
        `In the morning nobody had to swap. ${r} had a letter. "${refrain}" said ${a}. "You!" said ${r}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, from, L, l, Lcap, R, r, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')],
          things: ['lunchbox', 'bread', 'cheese'],
        },
        `There was no need to open the lunch box. ${A.introduced} knew what was in it. It was bread and cheese, with an apple on top. It had been that for ever. "Snap," said ${B.introduced}.`,
        `"Guess," said ${A.introduced}. "Bread and cheese," said ${B.introduced}, before the lunch box was open. There was an apple as well. ${a} and the apple looked at each other.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(R, 'stand', 'shy'), seen(A, 'look-up', 'curious')],
          things: ['pizza'],
        },
        `${R.introduced} was new, and sat down with them. ${r} had pizza, ${from}. "${refrain}" said ${r}. "Bread and cheese," said ${a}. "Oh, good!" said ${r}. "Shall we swap?"`,
        `Then somebody new sat down, and that was ${R.introduced}. There was pizza, ${from}. "${refrain}" ${r} asked ${a}. And when ${r} heard, ${r} said, "I'd give you mine for it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'stand', 'calm'), seen(A, 'sit', 'excited'), seen(R, 'sit', 'happy')],
          things: ['pizza', 'lunchbox'],
        },
        `They asked ${T.introduced}, who knew who could eat what. "You two may," said ${t}. So ${a} had pizza, down to the last crumb. ${r} took the lunch box on both knees.`,
        `One has to ask first. ${T.introduced} had a list of who can't have what. "That's all right for you two," said ${t}. ${a} got the pizza. ${r} opened the lunch box like a present.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'sit', 'happy'), seen(B, 'think', 'curious')],
          things: ['pancakes', 'bread'],
        },
        `The next day ${r} had pancakes. "${refrain}" said ${r}, and got the bread. ${a} had the pancakes. It was the best luck in the world. ${b} frowned at it. "Nobody likes bread that much," said ${b}.`,
        `The next day ${r} had a plate of pancakes. "${refrain}" ${a} hardly dared to say it. "Bread and cheese." And they swapped! ${b} tried a corner of the bread. It was just bread.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(L, 'stand', 'happy'), seen(A, 'stand', 'surprised')],
          things: ['lunchbox'],
        },
        `"It comes home empty now," said ${l}, and washed the lunch box. "And did you like my letter?" ${a} stood quite still. "What letter?" said ${a}, but only on the inside.`,
        `At home ${l} washed out the lunch box. "There's one in there every day this week," said ${l}. "I hope you don't mind my writing." ${a} had no idea what ${l} was talking about.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'letter')],
          things: ['letter', 'apple', 'lunchbox'],
        },
        `The next day ${a} opened the lunch box early, and lifted the apple. There was a letter, as small as a stamp. YOU MAKE ME LAUGH, it said. EAT THE CRUST. ${a} read it four times.`,
        `In the morning ${a} looked under the bread. Then ${a} looked under the apple. There lay a very small letter. YOU ARE MY BEST NOISE, it said. ${a} had gone warm as far as the ears.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'stand', 'happy'), seen(A, 'hold', 'worried', 'letter')],
          things: ['letter', 'pizza'],
        },
        `Along came ${r}, and it was pizza again. "${refrain}" ${a} was holding the letter. "Bread and cheese," said ${a} slowly, "and this." ${r} looked at it. ${r} went pink, then red.`,
        `And here was ${r}, with pizza. "${refrain}" said ${r}, and saw what ${a} had. It was the letter. For a bit nobody said anything. "It wasn't the bread, was it?" said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(R, 'reach', 'shy', 'letter'), seen(A, 'look-up', 'surprised')],
          things: ['letter'],
        },
        `${r} had the others, in one sock, all flat. "I thought nobody wanted them," said ${r}. "They say such good things. I read them before sums." ${r} gave back each letter, and the last one slowly.`,
        `Out of a pocket ${r} took one letter, and another, and a third. "They're yours," said ${r}. "I knew that. But it's nice to be told to eat the crust." They had been read till they were soft.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined', 'pencil'), seen(L, 'sit', 'curious')],
          things: ['pencil', 'letter'],
        },
        `That evening ${a} took a pencil. It's hard to write as small as that. "Who's it for?" said ${l}. "For ${r}," said ${a}. ${Lcap} cut the bread, and found a second apple.`,
        `At home ${a} told ${l} all of it, pizza and all. Then ${a} got a pencil. A letter like that has to be short, and it has to be true. It took until bath time.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'wide',
          actors: [seen(R, 'hold', 'surprised', 'letter'), seen(A, 'sit', 'happy'), seen(B, 'look-up', 'curious')],
          things: ['letter', 'apple'],
        },
        `The next day there were two apples, with a letter under each. "This one's you," said ${a}. YOU SIT DOWN AS IF IT WAS FUN, it said. EAT THE CRUST. ${r} didn't swap. ${r} ate it all.`,
        `In the morning ${a} put an apple by ${R.names} plate. "Look under it," said ${a}. ${r} did. I LIKE IT WHEN YOU SIT HERE, said the letter. EVEN WITH SOUP. ${r} forgot to swap.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(L, 'hold', 'happy', 'letter'), seen(A, 'look-up', 'happy')],
          things: ['letter', 'lunchbox'],
        },
        `In the evening ${l} opened the lunch box, to wash it. There was a letter in it. "${refrain}" said ${a}. ${Lcap} had to read it twice. THANK YOU FOR THE BREAD, it said. IT WAS VERY FUNNY. FROM ${r.toUpperCase()}.`,
        `That evening ${l} found something in the lunch box, under the core. "${refrain}" said ${a}. It was a letter, and it was for ${l}. YOU PUT GOOD THINGS IN, it said. EAT THE CRUST YOURSELF.`,
      ),
    ],
  };
}
