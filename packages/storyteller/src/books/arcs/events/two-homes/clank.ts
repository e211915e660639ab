import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './clank-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The boots are in the other house; two buckets do, and soon they are what is in the other house, as is whoever had them. */
export const CLANK: EventPlot = { id: 'clank', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, x, y, missed } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy', 'backpack')],
          things: ['backpack'],
        },
        `${A.introduced} had two homes. One was ${x}. One was ${y}. ${B.introduced} had the bag.`,
        `${A.introduced} had two homes. Here was ${x}. There was ${y}. ${B.introduced} had the bag.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'sit', 'curious')],
          things: ['backpack'],
        },
        `${a} was at ${x}. The bag had no ${missed}! "${refrain}" said ${b}.`,
        `They were at ${x}. Where was the ${missed}? "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'point', 'excited')],
        },
        `It rained and rained. A big puddle! "Boots!" said ${a}.`,
        `Then came the rain. Splish! "A puddle!" said ${b}. "Boots!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')] },
        `Where were the boots? "${refrain}" said ${a}.`,
        `No boots by the door. No boots in the bag. "${refrain}" said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'happy'), seen(A, 'hold', 'curious', 'bucket')],
          things: ['bucket'],
        },
        `What goes on a foot? "A bucket," said ${b}. There were two!`,
        `"Look, a bucket," said ${b}. "And one more!" said ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'dance', 'excited'), seen(B, 'cheer', 'happy')],
          things: ['puddle', 'bucket'],
        },
        `A bucket on each foot. Clank, splash!`,
        `In went each foot. Clank! Clank! Splash, into the puddle!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'excited'), seen(B, 'dance', 'happy')], things: ['puddle'] },
        `Clank, splash! All ${x} shook. No boots go clank.`,
        `Clank, splash, clank! Hear that, ${x}? No boots can do it.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'backpack'), seen(B, 'point', 'happy')],
          things: ['backpack', 'boots'],
        },
        `Off to ${y} with the bag! Rain there too. But look! The boots!`,
        `Now for ${y}, bag and all. It rained there. And here were the boots!`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'jump', 'happy'), seen(B, 'stand', 'curious')],
          things: A.isChild ? ['puddle'] : ['puddle', 'boots'],
        },
        `Rain! Squelch, went the boots. "Where is the clank?" said ${b}. "${refrain}"`,
        `It rained. The boots went squelch. "But where is the clank?" said ${b}. "${refrain}"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy')],
        },
        `Good night at ${y}! Far off, the other bed asked. "Where is ${a}?" "${refrain}" said the buckets.`,
        `It was night at ${y}. "Where is ${a}?" asked the other bed. "${refrain}" said two buckets.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, x, y, missed } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy', 'backpack'), seen(B, 'walk', 'happy')],
          things: ['backpack'],
        },
        `${A.introduced} had two homes. One was ${x}, and one was ${y}. There was only one bag. It went to and fro on ${A.names} back. ${B.introduced} came along to count it.`,
        `There were two beds and two toothbrushes, because ${A.introduced} had two homes. There was ${x}, and there was ${y}. But there was only the one bag. ${B.introduced} walked beside it.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'sit', 'curious')],
          things: ['backpack'],
        },
        `At ${x} there was no ${missed}. ${a} looked in the bag, and then looked in it again. "${refrain}" said ${a}. One has to take things out, or one can't have them.`,
        `It was the ${missed} that wasn't at ${x}. The bag had a spoon in it, and a leaf. "${refrain}" said ${b}. It's hard to pack a thing that one is still using.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'sit', 'determined', 'pencil'), seen(B, 'sit', 'proud')],
          things: ['notebook', 'pencil'],
        },
        `So they took a notebook, and made a list of everything. It had forty lines. The next time nothing was missing, nothing at all but the notebook. "${refrain}" said ${b}.`,
        `"We need a list," said ${b}. They wrote it all in a notebook, down to the last sock. It worked very well. Only then the notebook wasn't there. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'point', 'sad')],
        },
        `Then it rained at ${x}. It was proper rain, and outside grew a puddle like a pond. "Boots!" said ${a}. There weren't any. "${refrain}" said ${b}. They'd be standing there, quite dry.`,
        `Then came the rain, at ${x}, and the puddle had waves. "Quick, my boots," said ${a}. But there was only the place where boots would be. "${refrain}" said ${b}, sadly.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'think', 'curious'), seen(B, 'point', 'excited')],
          things: ['bowl', 'bucket'],
        },
        `"What is like a boot?" said ${b}. They tried a bowl, and it fell off. They tried a hat, and it had a good drink. Behind the door stood a bucket, and in it was another.`,
        `"It must be deep," said ${a}, "and it must hold water out." A bowl was too flat. A paper bag was soggy in no time. Then ${b} saw the bucket. There were two!`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(B, 'cheer', 'happy')],
          things: ['bucket', 'fence'],
        },
        `The rain stopped. In went one foot, and in went the other. CLANK. CLANK. One doesn't walk in a bucket. One arrives. All along the fence people came to see what was coming.`,
        `The rain stopped. There was a bucket on each foot, and both hands held on to the fence. CLANK, went the left. CLANK, went the right. It was like being a knight, from the knees down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'excited'), seen(B, 'dance', 'happy')], things: ['puddle'] },
        `Clank, clank, clank, SPLOSH. The puddle went up, and came down on ${b}. "Again!" said ${b}. No boot in the world could do that. They did it until it was dark at ${x}.`,
        `CLANK, and SPLOSH! The puddle jumped right over the wall. A good deal of it was in ${B.names} ears. "Again," said ${b}. Who wanted boots? There had never been such a noise at ${x}.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'backpack'), seen(B, 'point', 'happy')],
          things: ['backpack', 'boots'],
        },
        `The next day was a bag day. Off they went to ${y}, and the rain came, too. And who stood by the door? It was the boots, both of them. "At last," said ${b}.`,
        `Next morning the bag went on, and they walked over to ${y}. It was raining there as well. The boots were on the step, side by side, as if for a bus.`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'jump', 'surprised'), seen(B, 'stand', 'curious')],
          things: A.isChild ? ['puddle'] : ['boots', 'puddle'],
        },
        `${a} put on the boots, and jumped. Squelch. It was a deep, rich puddle, with rain in it. But something wasn't there. "Where's the clank?" said ${b}. ${a} began to laugh. "${refrain}"`,
        `It rained on a puddle with mud in it. ${a} jumped, with both boots. Squelch. It was fine. It was only rather quiet. "And where's our clank?" said ${b}. "${refrain}" said ${a}, and had to laugh.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'think', 'happy'), seen(B, 'sit', 'curious')],
          things: ['boots'],
        },
        `"Next time we'll bring the buckets in the bag," said ${b}. ${a} looked at the boots. "No," said ${a}. "Then who would clank at ${x}? It's squelch here. It's clank there."`,
        `"The buckets would fit in the bag," said ${b}, "if we left out the clothes." ${a} thought about that, and tipped some pond out of the boots. "No. That's how ${x} goes. ${cap(y)} goes squelch."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy')],
          things: ['backpack'],
        },
        `That night the rain fell on both roofs. At ${x} an empty bed was wondering. "Where is ${a}?" it asked. "${refrain}" said two buckets by the door. And at ${y} the bag lay flat, and slept.`,
        `Night came to ${y}, and the bag slept on the floor. Far off there was another bed, with nobody in it. "Where has ${a} got to?" it said. "${refrain}" said the buckets, and dripped.`,
      ),
    ],
  };
}
