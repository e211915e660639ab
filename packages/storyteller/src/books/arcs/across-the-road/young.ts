import { withArticle } from '../../company/figure.ts';
import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { titled } from '../wording.ts';
import type { AcrossTheRoad } from './arc.ts';

/** For the smallest: here, there; and then in the middle. */
export function young({ A, B, C, rivals, shop, x, y, refrain, chance }: AcrossTheRoad): Told {
  const [a, b, c] = [A.name, B.name, C.name];
  const { many, one } = rivals.ware;
  const isLove = rivals.inLove !== null;
  return {
    title: titled(chance.pick('in the middle', 'left or right', `${a} here and ${b} there`)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'happy')] },
        `This is ${A.introduced}. ${a} has ${withArticle(shop)}.`,
        `Here is ${A.introduced}. "Come and buy!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'angry')] },
        `Who is that? ${B.introduced}! ${b} has ${many} too!`,
        `Look over the road. ${B.introduced}! They are rivals.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'proud'), seen(B, 'point', 'proud')], things: ['sign'] },
        `${a} put up a big sign. ${b} put up a bigger sign. "${refrain}!"`,
        `Up went one sign. Up went a bigger sign. "${refrain}!" they said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined'), seen(B, 'stand', 'surprised')] },
        `So ${a} took all the ${x}. Now ${b} had no ${x}.`,
        `${a} ran to town. ${a} came back with all the ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined'), seen(A, 'stand', 'surprised')] },
        `So ${b} took all the ${y}. Now ${a} had no ${y}.`,
        `${b} ran to town. ${b} came back with all the ${y}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'sad'), seen(A, 'stand', 'worried')] },
        isLove
          ? `Along came ${C.introduced}. "Two ${many}, please!" "I have just one," said ${a}.`
          : `Along came ${C.introduced}. "${cap(one)}, please!" "No ${y}, no ${many}," said ${a}.`,
        isLove
          ? `Here is ${C.introduced}. "Two ${many}, please!" "I have just one," said ${b}.`
          : `Here is ${C.introduced}. "${cap(one)}, please!" "No ${x}, no ${many}," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `Now no customers came at all. ${a} sat here. ${b} sat there. "${refrain}!" Nobody came.`,
        `"${refrain}!" But no customers came. ${a} looked at ${b}.`,
      ),
      ...(rivals.inLove === null
        ? [
            page(
              { camera: 'close', actors: [seen(A, 'walk', 'shy'), seen(B, 'walk', 'shy')] },
              `${a} took one step. ${b} took one step. "Hello," they said.`,
              `One step. One more. They met in the middle. "Hello," said ${a}.`,
            ),
          ]
        : [
            page(
              { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'point', 'surprised')] },
              `But look! The last two ${many} are in love. They slide to the middle.`,
              `Look in the road! The last two ${many} are there. They fell in love!`,
            ),
          ]),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy'), seen(B, 'hold', 'happy')] },
        `"I have ${x}," said ${a}. "I have ${y}," said ${b}. "Let's mix!"`,
        `In went the ${x}. In went the ${y}. "It's the best yet!" said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(C, 'sit', 'happy')] },
        `Now they sell in the middle, side by side. "${refrain}!" ${c} has ${one}.`,
        `${cap(one)} for ${c}! "Who made it?" "We both did!" "${refrain}!"`,
      ),
    ],
  };
}
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
