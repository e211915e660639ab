import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { partsOf, titles } from './parts.ts';
import { old } from './three-pats-old.ts';

/**
 * The baby animals get all there are, and one is left with none. What sends a teddy to sleep every night does it as well,
 * and then it does the same for whoever has given theirs away.
 */
export const THREE_PATS: EventPlot = standsApart({ id: 'three-pats', young, middle, old });

function young(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, d, ds, F, f, young: babies, M, comes } = partsOf(going);
  const [one, two, three] = babies;
  return {
    title: titled(chance.pick(...titles(d))),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['teddy'] },
        `Here is ${A.introduced}. Here is Teddy. "Go to sleep, Teddy. Pat, pat, pat."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'proud')], things: ['box'] },
        `Look in the box! Three ${ds}. "I am big now," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'wave', 'worried'), seen(A, 'stand', 'surprised')] },
        `Tap, tap! "I am the ${d} fairy," says ${f}. "The baby animals cannot sleep!"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'box'), seen(one, 'sit', 'sad'), seen(G, 'stand', 'calm')],
        },
        `Out they go, ${g} too.${comes} "Waah!" says a baby ${one.kind}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(two, 'sit', 'sad')] },
        `"Waah!" A baby ${two.kind} cannot sleep. ${a} has one more. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'calm'), seen(three, 'sit', 'sad')] },
        `"Waah!" It is a baby ${three.kind}. Here is the last ${d}. "${refrain}"`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(A, 'hold', 'worried', 'box')] },
        `Now the box is empty. But who is that? "Waah!" A baby ${M.kind}!`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'wave', 'worried'), seen(M, 'sit', 'sad')] },
        `No ${d} in the bag. No ${d} in the hat. "Oh dear," says ${f}. "Waah!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm'), seen(M, 'sleep', 'sleepy')] },
        `"I know!" says ${a}. "Like Teddy!" Pat, pat, pat. The baby ${M.kind} is asleep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'wave', 'surprised'), seen(A, 'stand', 'proud')] },
        `"With no ${d}!" says ${f}. "Thank you, ${a}! Good night!"`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'sit', 'calm')],
          things: ['teddy'],
        },
        `${a} is in bed. No ${d}! Can ${a} sleep? ${Gcap} helps. Pat, pat, pat. Hush.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'present')], things: ['box', 'teddy'] },
        `Good morning! A present is in the box. The ${d} fairy was here! And Teddy? Still asleep. Hush!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, d, F, f, young: babies, M, came } = partsOf(going);
  const [one, two, three] = babies;
  return {
    title: titled(chance.pick(...titles(d))),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['teddy'] },
        `Every evening ${A.introduced} put Teddy to bed. Teddy had no ${d}, and never cried. "Pat, pat, pat," said ${a}, on Teddy's back. It always took three pats. Then Teddy was asleep.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'box'), seen(G, 'stand', 'happy')],
        },
        `But ${a} did have a ${d}. ${a} had three. Tonight they lay in a box, because ${a} was big now. "The ${d} fairy is coming for them," said ${g}. "What does the fairy want them for?" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'wave', 'worried'), seen(A, 'stand', 'surprised')] },
        `Tap, tap, went the window. Outside flew somebody small with a bag. "I'm the ${d} fairy," said ${f}. "My bag is empty, and the baby animals can't sleep. Can you hear them?" ${a} could. "Waah!" said the dark garden.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'box'), seen(one, 'sit', 'sad'), seen(G, 'stand', 'calm')],
        },
        `${Gcap} put on boots, and they all went out.${came} "Waah!" said a baby ${one.kind} under the bush. It had been crying since tea. ${a} took a ${d} out of the box. "${refrain}" said ${a}. The baby ${one.kind} shut its eyes.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(two, 'sit', 'sad')] },
        `"Waah!" said a baby ${two.kind} by the gate. It was so tired that it could not stop. ${a} gave it the second ${d}. "${refrain}" said ${a}. One moment later it was snoring.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'calm'), seen(three, 'sit', 'sad')] },
        `"Waah!" said a baby ${three.kind} behind the shed. ${a} looked at the last ${d} for a long time. It was the best one. Then ${a} held it out. "${refrain}" said ${a}. And the baby ${three.kind} was quiet.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(A, 'hold', 'worried', 'box')] },
        `So that was all of them. Nobody made a sound. "Waah!" said somebody, very small. It was a baby ${M.kind}, no bigger than a plum. ${a} turned the box upside down. There was no ${d} left.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'wave', 'worried'), seen(M, 'sit', 'sad'), seen(A, 'stand', 'worried')] },
        `${f} looked in the bag, and under the hat. ${f} tried a song. "Waah!" ${f} tried a somersault. "Waah!" ${f} gave it an acorn to suck. "Waah!" It only wanted to sleep, and it did not know how.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm'), seen(M, 'sleep', 'sleepy')] },
        `Then ${a} thought of somebody who never had a ${d} at all. "I know how Teddy does it," said ${a}. ${a} put out one finger, for such a small back. "Pat, pat, pat." The baby ${M.kind} yawned. It was asleep at the third pat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'wave', 'surprised'), seen(A, 'stand', 'proud'), seen(G, 'stand', 'happy')],
        },
        `"It did it without a ${d}!" whispered ${f}. "I've never seen that before." "Then perhaps I can do it, too," said ${a}. "Good night, ${a}," said ${f}, "and thank you from all the baby animals."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'sit', 'calm')],
          things: ['teddy'],
        },
        `It was odd in bed without a ${d}. ${a} turned over, and over again. "Do you know what Teddy does?" said ${g}, and sat down. "Pat, pat, pat." ${a} needed a good many more than three. But after that ${a} was asleep.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'present'), seen(G, 'stand', 'happy')] },
        `In the morning the box was not empty. There was a present in it from the ${d} fairy, tied with grass. "Thank you for my night," it said, in writing as small as a ${M.kind}. ${a} ran to tell Teddy. "Hush!" said ${g}. "Teddy's still asleep."`,
      ),
    ],
  };
}
