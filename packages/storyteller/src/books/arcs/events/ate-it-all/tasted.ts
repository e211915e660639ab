import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { EXCUSES, lost, old, TITLES } from './tasted-old.ts';

/** Somebody eats whatever is written on: the list, the sign, the last page. But they have not forgotten how it tasted. */
export const TASTED: EventPlot = {
  id: 'tasted',
  when: /\b(?:every ?thing|any ?thing|paper|signs?)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = `${chance.pick(...EXCUSES)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'walk', 'happy')] },
        `${A.introduced} eats everything. Munch! ${k} has a list. It says what to buy.`,
        `Munch, munch! ${A.introduced} eats everything. Here comes ${k}, with a list.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'calm'), seen(K, 'stand', 'surprised')] },
        `${k} puts down the list. Munch! "${refrain}" says ${a}.`,
        `The list is on the wall. Munch! Now it is not. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'walk', 'worried')], things: ['sign'] },
        `Here is a sign. It says left and right. Munch! "${refrain}" says ${a}.`,
        `There is a sign, for left and right. Munch! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(A, 'sit', 'happy')], things: ['book'] },
        `${k} has a book. Only one page to go! Munch! "${refrain}" says ${a}.`,
        `${k} sits and reads. Now for the last page. Munch! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `No list. No sign. No last page! ${a} is very sorry.`,
        `Oh dear! What shall we buy? Where shall we go? Poor ${k}. And poor ${a}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(K, 'stand', 'curious')] },
        `Then ${a} licks. "Eggs," says ${a}. "It tasted of eggs, and jam."`,
        `${a} licks once. Eggs! ${a} licks again. Jam! "That was the list," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'proud'), seen(K, 'cheer', 'happy')] },
        `"And the sign?" says ${k}. Lick. "It tasted of left!" Off they go, left.`,
        `"Which way?" says ${k}. ${a} thinks of the sign. "It tasted of left!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'curious'), seen(A, 'sit', 'happy')], things: ['book'] },
        `"And the last page?" says ${k}. "It tasted of cake," says ${a}. "Everybody got some."`,
        `"How does my book end?" says ${k}. "With cake," says ${a}. "I can still taste it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'hug', 'happy')] },
        `That is a good end. This is a good end, too. Munch!`,
        `What a good end! And what comes now? Munch! Oh, ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { M, L } = lost(going);
  const refrain = `${chance.pick(...EXCUSES)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'walk', 'happy')] },
        `${A.introduced} ate everything. A thing lay there, and then it did not. Most of all ${a} liked what had writing on it. "It has more taste," said ${a} to ${k}.`,
        `Some people eat this and leave that. ${A.introduced} ate everything. Paper was best, with words on. "You can taste that somebody has thought about it," said ${a} to ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(A, 'stand', 'calm')] },
        `On Saturday ${k} had a shopping list. It lay on a wall, while ${k} tied a shoe. Munch. "That was my list!" said ${k}. "${refrain}" said ${a}.`,
        `${k} was going to the shop, with a list. It was put down for as long as it takes to tie a shoe. Munch. "${refrain}" said ${a}, and looked the other way.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'worried')], things: ['sign'] },
        `At the crossroads stood a wooden sign with three arms. It said where everything was. At least, it did when they came. "${refrain}" said ${a}, and took out a splinter.`,
        `So they went along to the crossroads. There was a good old sign there, for left, and right, and straight on. Munch, munch, crack. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(K, 'cover', 'worried')] },
        `On the door of the hall was a notice about the fair. It was blue, and said when it began. It was also very thin. "${refrain}" said ${a}.`,
        `There was to be a fair that day. It said when on a blue notice, on the hall door. Then there was a blue corner, and four pins. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(A, 'sit', 'calm')], things: ['book'] },
        `${k} sat down on a step, with a book. There was one page to go. ${k} looked up, only once, at a bird. Munch. "That was the end!" cried ${k}. "${refrain}" said ${a}. It was the smallest voice yet.`,
        `All week ${k} had been reading one book. The last page was saved up. Now was the time. ${k} sat down, took a breath, and sneezed. Munch. "But nobody was eating it," said ${a}. "I was," said ${k}. "I was eating it with my eyes."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'sit', 'sad'),
            seen(M, 'stand', 'worried'),
            seen(L, 'stand', 'angry'),
            seen(K, 'sit', 'sad'),
          ],
        },
        `By then there was a crowd. Mr Plum wanted the sea, and stood where three roads began. Mrs Bell had made six pies, and did not know when the fair was. They all looked at ${a}. ${a} looked at the ground, and did not eat it.`,
        `"Which way is the sea?" said Mr Plum. Nobody knew. "When does the fair begin?" said Mrs Bell, with a pie in each hand. Nobody knew. ${a} felt all those words inside, as heavy as stones. "I'm sorry," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(K, 'stand', 'curious')] },
        `Being sorry makes you lick your lips. ${a} stopped. "Eggs," said ${a}. "What?" said ${k}. "Six eggs, and jam. It was at the top, and then came soap. I didn't like the soap." ${k} stared. It was the list, word for word!`,
        `Then ${a} gave a small sad lick, on the left. "Six eggs," said ${a}. "A pot of jam. Soap, at the bottom; it spoiled it rather." "But that's my list!" said ${k}. "It's what it tasted of," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'proud'), seen(M, 'cheer', 'happy'), seen(K, 'cheer', 'happy')] },
        `"And my sign?" said Mr Plum. ${a} shut both eyes. It had tasted of moss, and of left and right. "The sea is left," said ${a}. "The mill is right. Straight on was a bit chewy." And Mr Plum went left, and soon they could hear him splash.`,
        `"Try the sign," said ${k}. ${a} thought of wood, and moss, and paint. "Left was salty," said ${a}. "Left is the sea." Mr Plum ran all the way. "It's true!" he called back. "It's here!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(L, 'run', 'excited'), seen(K, 'stand', 'happy')] },
        `"Blue," said ${a}, before Mrs Bell could ask. "It was thin, and a little bit sour. Four o'clock." It was ten to four! Mrs Bell ran, with a pie in each hand. Everybody ran behind the pies.`,
        `"Four o'clock," said ${a} to Mrs Bell. "At the hall. There was a four in the corner, and it stuck in my teeth." Mrs Bell looked at her watch. It was ten to! She ran, and so did everybody.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious'), seen(A, 'sit', 'calm')], things: ['book'] },
        `Only ${k} stayed, with the book. "How does it end?" ${a} was quiet for a long time. "I ate that slowly," said ${a}. "It was so good." And ${a} told it, from the top to the last full stop. It was the best end that ${k} had ever heard.`,
        `Then there was nobody left but ${k}. "And my last page?" said ${k}, very low. ${a} turned it over and over. "It begins bitter," said ${a}. "Then it gets sweeter, and the dog comes home." Then came all the words, in the right order.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'proud'), seen(K, 'hold', 'happy', 'pencil')] },
        `Now ${a} sits at the crossroads, where the sign was. You can ask anything. And ${k} has written it all down in a book. There was a last page, too. It was a lovely one. It said that... Munch.`,
        `After that people put nothing down near ${a}, but they came to ask. ${k} wrote down the whole story, with a pencil, and it fills this book. It even has an end. It goes like... Munch. "${refrain}" said ${a}.`,
      ),
    ],
  };
}
