import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './squeak-old.ts';

/** The old one has not changed since yesterday, only that there is a new one beside it; and who has that wants a squeak. */
export const SQUEAK: EventPlot = { id: 'squeak', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, x, drawn, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'happy')], things: drawn },
        `${A.introduced} had an old ${x}. Squeak, it went. A good ${x}.`,
        `Here is ${A.introduced}. The ${x} is old. Squeak, squeak! A good ${x}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'wave', 'proud'), seen(A, 'stand', 'surprised')], things: drawn },
        `Then came ${C.introduced}. ${c} had a new ${x}. It went ding! Ding!`,
        `Ding! Who was that? ${C.introduced}! ${c} had a new ${x}. Ding!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad')], things: drawn },
        `${a} looked at the old one. ${a} was jealous. "${refrain}"`,
        `Now the old one was no good. ${a} was so jealous. "${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: [...drawn, 'bucket'] },
        `${a} washed it with a bucket. Now it was wet. Squeak. "${refrain}"`,
        `A bucket, and a scrub. Now it was clean. Squeak. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['spoon'] },
        `${a} put on a spoon, to go ding. Clonk. "${refrain}"`,
        `A spoon can go ding. Clonk, it went. "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'jump', 'angry')], things: ['puddle'] },
        `${a} went off, very cross. Splash! Right into a big puddle.`,
        `Off went ${a}, all cross. Splash! That was a puddle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'look-up', 'sad'), seen(A, 'stand', 'surprised')], things: ['puddle'] },
        `"You can go in puddles," said ${c}. "I must not. It is new."`,
        `${c} looked and looked. "No puddles for me. It is too new."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'shy'), seen(A, 'think', 'curious')] },
        `"It sings, too," said ${c}. "Can I have a go? You have mine."`,
        `"And it can squeak," said ${c}. "Shall we swap? Just one go?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'excited')],
          things: [...drawn, 'puddle'],
        },
        `Ding, ding, went ${a}. Squeak, splash, went ${c}. Whee! And back again.`,
        `${a} went ding. ${c} went squeak and splash. They laughed and laughed.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'happy')] },
        `At night it went ding, over the road. "Squeak," said ${a}. Good night.`,
        `${a} lay in bed. Ding, it went, far off. "Squeak," said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, x, drawn, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'happy')], things: drawn },
        `On Monday ${A.introduced} had the best ${x} in the world. It was green, where it was not rusty. It knew the way, and it squeaked, so that everybody knew who was coming.`,
        `${A.introduced} had an old green ${x}. It had been somebody else's before. It said squeak at every turn. On Monday there was nothing the matter with it at all.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'wave', 'proud'), seen(A, 'stand', 'surprised')], things: drawn },
        `Then it was Tuesday, and round the corner came ${C.introduced}. Ding! It was a new ${x}. It was as red as a fire engine, and it could go ding.`,
        `On Tuesday something went ding. It was ${C.introduced}, on a new red ${x}. It shone so much that one could see the street in it. "I got it this morning," said ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad')], things: drawn },
        `${a} looked at the old green one. It had not changed since Monday. All the same, it had. "${refrain}" thought ${a}, and felt hot, and a bit sick. ${a} was jealous.`,
        `"It's lovely," said ${a}, and it was hard to get out. Inside, ${a} was so jealous that it hurt. "${refrain}" it said in there. The old ${x} leaned on the wall, and looked older.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: [...drawn, 'bucket'] },
        `${a} got a bucket, and scrubbed. The green came off, and it was brown underneath. "${refrain}" said ${a}. Squeak, it said, for it was wet now, too.`,
        `First ${a} washed it, twice, with a bucket and a brush. It was very clean. One could see all the rust. Squeak, it went, louder. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['spoon', 'ribbon'] },
        `Then it got a ribbon on each side, and a spoon, to go ding. Clonk. The ribbons went round the wheel, and that was the end of them. "${refrain}" said ${a}, and pulled out bits.`,
        `It needed a ding. ${a} tied on a spoon, with a ribbon. Clonk, it went, and swung round, and hit ${a} on the knee. "${refrain}" said ${a}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'jump', 'angry')], things: ['puddle'] },
        `It was no use. ${a} rode off down the path, and was too cross to look. Splash! It was the big puddle, the brown one. It went up like two wings.`,
        `After that ${a} was too cross to see. Squeak, squeak, and splash! There was the long puddle by the gate. The water went up on both sides, higher than a hat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'look-up', 'sad'), seen(A, 'stand', 'surprised')], things: ['puddle'] },
        `"Oh!" said somebody. It was ${c}, on the dry bit, holding the red one with both hands. "I'm not allowed puddles. It's new. I'm not allowed the hill, or the grass." And ${c} sighed.`,
        `There stood ${c}, at the edge. "You lucky thing," said ${c}. "I can't go in there. I have to wipe it if it gets a spot. I've been wiping since breakfast."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'shy'), seen(A, 'think', 'curious')] },
        `"And it's so quiet," said ${c}. "Nobody knows that it's me. When yours comes, I always think, here's ${a}." ${a} had never thought of that. "${refrain}" said ${c}, and pointed. "Just for one go."`,
        `"It doesn't say anything," said ${c}, "unless I ring. Yours talks all the way." They both looked at the old one. It dripped. "${refrain}" said ${c}, and went red. "May I?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'excited')],
          things: [...drawn, 'puddle'],
        },
        `So they swapped. Ding, went ${a}, up and down the dry bit, as smooth as butter. Squeak, squeak, splash! went ${c}. One could hear the laughing three streets off.`,
        `They swapped until tea. ${a} went ding at every door, and did not spill a drop. ${c} went squeak and splash, and squeak and splash, and came out brown.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy'), seen(C, 'hold', 'happy')] },
        `Then ${a} wanted to know how deep it was at the far end. And ${c} wanted to ring. So they swapped back. "It's better than mine," said ${a}. "It is. But not for everything."`,
        `"I'd still like one like it," said ${a}, giving it back. "I'd still like one like yours," said ${c}. It was all quite true. They felt better, though, with it said.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'happy')] },
        `That night something went ding, over the road. It was ${c}, at the window, saying it. ${a} opened the window a crack. "Squeak," said ${a}, and it was heard.`,
        `It was dark when something went ding, far off, once. That was ${c}, saying good night. There was only one thing to say to that. "Squeak!" called ${a}, out of the window.`,
      ),
    ],
  };
}
