import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** A trick that works so well that it is no longer nice to look at. */
export function old(going: Going): Told {
  const { A, G, K, a, g, Gcap, k, chance } = going;
  const { refrain, X, x } = partsOf(going);
  const also = A === K ? '' : ` ${k} was in charge of the ditch.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(G, 'sit', 'happy'), ...(A === K ? [] : [seen(K, 'kneel', 'happy')])],
          things: ['bucket'],
        },
        `They had the seaside for six days, and ${A.introduced} meant to use all of it. There was to be a castle a day, each higher than the last.${also} There would be crabs, who would be put back. And there would be an ice cream at four, every day, as there had been every summer so far. That made six. ${Gcap} sat on the towel and said that it sounded like a great deal of work.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'float', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['ice-cream'],
        },
        `The first was strawberry. ${a} turned it round to find the best side. It's a thing one does, and it takes two seconds. "${refrain}" It was done with hardly any wind. ${a} stood there with a hand in the shape of a cone. On the top tower of the castle sat ${X.introduced}. There was a swallow that you could follow from the outside.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'ice-cream'), seen(X, 'stand', 'curious')],
          things: ['ice-cream', 'hat'],
        },
        `On the second day there was a straw hat over it. On the third ${a} stood in the sea up to the chest, where nobody could come from behind. "${refrain}" They came from below. On the fourth ${a} ate the whole thing at once, at the kiosk, with eyes shut. It didn't taste of anything but cold, and then it hurt. "You won," said ${g}. "I didn't have one," said ${a}. "It was just gone in another direction."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(X, 'stand', 'proud')] },
        `So ${a} did what one ought to have done on Monday, and watched. ${x} did not take things from towels. ${x} did not take them from bags, or out of small fat hands. ${x} sat on whatever was highest, and took whatever was held up. There were two flagpoles and a lifeguard, but mostly it was the castle. It had the best view of the kiosk. "I built that," said ${a} slowly. "I built it a lookout."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(G, 'stand', 'curious')], things: ['bucket'] },
        `On the fifth day ${a} bought a cone with nothing in it. The rest was wet sand, pressed into a cup and turned out, with red weed worked in for the strawberry. It was a handsome piece of work. "I'd have eaten that myself," said ${g}. It went up on the tallest tower yet, at four exactly. Then ${a} walked away from it, and whistled. One oughtn't to whistle. It gives everything away.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'stand', 'surprised'), seen(A, 'cheer', 'excited')] },
        `"${refrain}" It was the fastest yet. For a moment nothing happened, and then there was a noise like a gravel path. People sat up. ${x} coughed, and hopped, and wiped a beak on the battlements, and coughed. It was quite as funny as ${a} had thought it would be. It went on being funny for about as long as it takes to laugh. Then it went on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(X, 'sit', 'sad')] },
        `A man on the next towel clapped. "That'll teach it," he said. ${x} had sat down in the ditch. You don't often see a gull sit down. ${a} had wanted it to be cross, or to fly away. ${a} had not thought about the part where it was thirsty. There's a good deal of water at the seaside, and none that you can drink. "Oh, bother," said ${a}, and went for the bottle.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'calm'), seen(X, 'stand', 'calm')], things: ['bucket', 'bottle'] },
        `It isn't easy to give a gull a drink. ${a} poured it into the bucket, and put that down, and went away backwards. ${x} looked at the bucket first with one eye and then with the other. It might have been a trick. It would have served ${a} right to be thought so. In the end ${x} drank, all of it, and shook. They looked at each other. "Quits," said ${a}. "Mind you, you had four."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ice-cream'), seen(X, 'stand', 'curious'), seen(G, 'sit', 'happy')],
          things: ['ice-cream'],
        },
        `The sixth was the last. It was lemon. ${a} carried it down the whole beach, held up in front, as one carries a candle. The shadow came over, and hung there. It would have been so easy. ${a} stood still, and took the first lick, and nothing swooped. ${x} came down on the top of the castle, and folded everything away. You could see that ${x} wanted to know how one does it slowly.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(X, 'stand', 'happy'), seen(G, 'stand', 'happy')],
        },
        `The best bite is at the very bottom, where it has all run together. ${a} thought about that for some time. Then it was put on the tallest tower, and ${a} turned right round and looked at the sea. There was a crunch. When they had packed, the tide was in the ditch, and the towers were going one by one. On the last of them stood ${x}, with the whole evening behind, keeping a lookout. Nobody else got near it. "It's only sand," said ${g}. "Not to us," said ${a}.`,
      ),
    ],
  };
}
