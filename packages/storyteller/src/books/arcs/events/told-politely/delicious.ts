import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './delicious-old.ts';
import { partsOf } from './parts.ts';

/** Everybody is so polite that the cook never hears how it tastes. */
export const DELICIOUS: EventPlot = { id: 'delicious', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, B, b, P, p, H } = partsOf(going);
  return {
    title,
    refrain: 'Yum, thank you!',
    pages: [
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(P, 'hold', 'happy', 'spoon')], things: ['saucepan'] },
        `${p} makes the school dinner. Stir, stir, goes the spoon!`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(K, 'sit', 'surprised')], things: ['bowl'] },
        `The dinner is grey. It wobbles. It goes glub.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'shy'), seen(P, 'stand', 'happy')], things: ['bowl'] },
        `"Yum, thank you!" says ${k}. But ${k} does not eat it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hide', 'shy')], things: ['boots', 'bowl'] },
        `"Yum, thank you!" says ${b}. And ${b} puts it in a boot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'shy')], things: ['bowl', 'leaf'] },
        `"Yum, thank you!" says Mr Hale. The plant gets it all. Poor plant!`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(K, 'stand', 'worried')] },
        `"Is it good?" asks ${p}. ${k} looks at her. "No," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'sad'), seen(K, 'stand', 'sad')] },
        `${p} sits down. "I have a cold," she says. "I can't taste at all."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'spoon'), seen(P, 'stand', 'surprised')],
        },
        `"I can taste!" says ${k}. "Hm. Too salty!" Stir, stir, stir.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'spoon'), seen(K, 'hold', 'happy', 'spoon'), seen(P, 'stand', 'happy')],
        },
        `"Too lumpy!" says ${b}. Stir, stir, stir. "Nearly!" says ${k}.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(P, 'cheer', 'happy')],
          things: ['bowl'],
        },
        `"Yum, thank you!" says ${k}. And now it is true. The plant gets only water.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, B, b, P, p, H } = partsOf(going);
  return {
    title,
    refrain: 'Delicious, thank you',
    pages: [
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `It was the politest school that there has ever been. It took ten minutes to get through a door. "After you," said ${K.introduced}. "No, after you," said ${b}. And at twelve they all said, "Delicious, thank you."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'worried'), seen(B, 'sit', 'worried')], things: ['bowl'] },
        `It was the worst school dinner in the world. The custard had to be cut. The peas went ping. ${b} kept a lunchbox under the table. Mr Hale, the teacher, gave his to the plant.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'happy'), seen(K, 'hold', 'shy', 'bowl')] },
        `But nobody could tell ${p}. She stood there with her big spoon and shining eyes. "How is it?" she asked everyone. "Delicious, thank you," said ${k}, and she was so pleased.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'cheer', 'excited'), seen(H, 'stand', 'worried'), seen(K, 'sit', 'surprised')],
          things: ['letter'],
        },
        `One day ${p} had a letter. "There's a prize for the best dinner," she said. "They'll come on Friday and taste it!" Nobody said a word. Even the plant drooped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'shy'), seen(B, 'stand', 'shy'), seen(K, 'stand', 'shy')] },
        `Somebody had to tell her the truth. "After you," said Mr Hale. "No, after you," said ${b}. It went on like that until home time.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(P, 'hold', 'calm', 'spoon'), seen(K, 'stand', 'curious')],
          things: ['saucepan'],
        },
        `Then ${k} took a jug back to the kitchen. ${p} put in salt, and more salt. She tasted it, and nodded. "I had a cold, years ago," she said. "I can't taste a thing. So I always ask. You would tell me."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(P, 'hold', 'happy', 'spoon')] },
        `"How is it?" said ${p}. It was like hot sock. ${k} opened one eye. "It isn't delicious," said ${k}. "I'm sorry. It tastes of shoe."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'sad'), seen(K, 'stand', 'sad')], things: ['potato'] },
        `${p} sat down on the potatoes. "All these years," she said, "and nobody told me." ${k} felt hot all over. They had been so polite, and it had not been kind at all.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'spoon'), seen(P, 'stand', 'curious')],
          things: ['saucepan'],
        },
        `"You can't taste," said ${k}, "but I can. I'll be your tongue." So they began. "How is it?" "Too salty." "How is it?" "A bit like glue." "Good!" said ${p}. "Go on!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'hold', 'excited', 'spoon'), seen(H, 'hold', 'happy', 'spoon'), seen(P, 'cheer', 'happy')],
        },
        `Soon they all wanted a spoon. "It's horrible!" cried ${b}, and everybody clapped. "Lumpy!" shouted Mr Hale, and went pink. He had wanted to say it for so long. They stirred until it was right.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(P, 'stand', 'proud'), seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['medal', 'bowl'],
        },
        `They came third, and it was a very good third. "How is it?" said ${p}, next day. ${k} thought about it. "It wants a bit of pepper," said ${k}. "Delicious," said ${p}. "Thank you!"`,
      ),
    ],
  };
}
