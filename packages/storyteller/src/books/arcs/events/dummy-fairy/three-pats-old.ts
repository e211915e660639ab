import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, titles } from './parts.ts';

/** With a fairy whose sums are never right, and somebody who has kept the best one for last. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, d, ds, F, f, young: babies, M, came } = partsOf(going);
  const [one, two, three] = babies;
  return {
    title: titled(chance.pick(...titles(d))),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['teddy'] },
        `Teddy was the best sleeper in the house. Teddy had never had a ${d}, or a night light, or a drink of water. Every evening ${A.introduced} laid Teddy down and patted the flat place between the shoulders. "Pat, pat, pat," said ${a}. It took three, and no more. By the third, Teddy was gone until morning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'proud', 'box'), seen(G, 'stand', 'calm')] },
        `With ${a} it was another matter. ${a} could not sleep without a ${d}, and there were three of them, in case two got lost. But tonight they lay in a box with a ribbon round it. "I'm big now," ${a} had said at breakfast, quite suddenly. "Then we'll leave them for the ${d} fairy," said ${g}. Nobody in the house knew what the ${d} fairy did with them.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'wave', 'worried'), seen(A, 'stand', 'surprised')] },
        `They found out at half past seven, when something went tap, tap at the window. It was small and out of breath, and it carried a bag that hung as flat as a sock. "I'm the ${d} fairy," it said. "${f} is the name. I'm sorry that I'm early, but I've run out. There are baby animals all over your garden who can't sleep. Listen!" ${a} listened. "Waah!" went the garden, from three sides at once.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'box'), seen(one, 'sit', 'sad'), seen(G, 'stand', 'calm')],
        },
        `So ${g} found the boots, and they went out over the wet grass, with ${f} flying in front.${came} Under the first bush sat a baby ${one.kind}, crying as if it would never stop. Its mother looked as though she had not slept since Tuesday. ${a} undid the ribbon. "${refrain}" said ${a}, and held out a ${d}. The crying stopped in the middle of a waah. The mother lay down where she was.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(two, 'sit', 'sad')] },
        `By the gate there was a baby ${two.kind}. It had cried for so long that it had forgotten what about. "${refrain}" said ${a}. It was easier the second time. The baby ${two.kind} looked cross for a moment, out of habit. Then it began to snore. "Two," said ${f}, and crossed it off on a list.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'calm'), seen(three, 'sit', 'sad')] },
        `The third one was harder. It was the oldest ${d}, and it was the best. It had been to the seaside, and twice down the back of the sofa. ${a} stood behind the shed and held it, while a baby ${three.kind} wept on a flowerpot. "You don't have to," said ${g}. "I know," said ${a}. "That's why it takes so long." And then ${a} put out a hand. "${refrain}" said ${a}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(A, 'hold', 'worried', 'box')] },
        `It was lovely and quiet after that. The moon came up, and ${f} counted the list again. "Three baby animals and three ${ds}," said ${f}. "For once my sums are right." "Waah!" said somebody. They all looked down. In the grass sat a baby ${M.kind} the size of a plum, with its mouth wide open. ${a} looked into the box. The box was empty right into the corners.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'wave', 'worried'), seen(M, 'sit', 'sad'), seen(A, 'stand', 'worried')] },
        `${f} shook the bag, and then the hat. ${f} sang it the song about the moon and the spoon. "Waah!" ${f} danced. "Waah!" ${f} offered it an acorn, a snail shell and the end of the ribbon, and it spat out all three. "It can't be done," said ${f}, and sat down in the wet. "Without a ${d} nobody can sleep. Everyone knows that." ${a} was about to agree, and then was not so sure.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm'), seen(M, 'sleep', 'sleepy')] },
        `For there was somebody who could. That somebody did it every single night, upstairs, flat on the back, with no ${d} at all. ${a} knelt down. For such a small back it had to be one finger. "Pat," said ${a}. The baby ${M.kind} stopped to see what that was. "Pat." It shut its mouth. "Pat." It fell over sideways, quite slowly, and slept.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'wave', 'surprised'), seen(A, 'stand', 'proud'), seen(G, 'stand', 'happy')],
        },
        `Nobody dared to breathe. "What was that?" whispered ${f}. "Was it a spell?" "It's what I do with Teddy," said ${a}. "It works on anybody." As soon as it was said, ${a} heard it. ${Gcap} had heard it, too, and looked very hard at the moon. "I've been doing this job for three hundred years," said ${f}, "and all that time it was only patting."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'sit', 'calm')],
          things: ['teddy'],
        },
        `It's one thing to know it and another to lie there. The bed felt as if somebody had taken out a wall. ${a} turned to the left, and to the right, and counted the places where a ${d} was not. "I can't reach my own back," said ${a}. "No," said ${g}, and sat down on the edge. "That's what I'm for." Pat, pat, pat. It wasn't done in three. It wasn't done in thirty. But ${g} had all night, and it did not take all night.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'present'), seen(G, 'stand', 'happy')] },
        `In the morning there was a present in the box, tied up in grass. With it came a letter that had to be read with a magnifying glass. "Three ${ds}, and four baby animals asleep," it said. "It was my best night in three hundred years." ${a} ran upstairs to read it to Teddy, and stopped at the door, and came away again on tiptoe. It was only half past six. Somebody in there was still asleep.`,
      ),
    ],
  };
}
