import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './swap-day-old.ts';

/**
 * Each of them has always seen the same wall from where it lives, and wanted to see out of somebody else's house. Whoever is
 * pushed stays; whoever's supper is at home goes home.
 */
export const SWAP_DAY: EventPlot = {
  id: 'swap-day',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, A, a, H, h, zoo, lion, penguin, monkey, elephant, keeper } = partsOf(going);
  const hcap = cap(h);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(H, 'sit', 'happy')],
          things: ['bus'],
        },
        `Off to ${zoo}, on the bus! ${hcap} sits by the window. ${cap(A.introduced)} can't see out.`,
      ),
      page(
        {
          setting: 'jungle',
          camera: 'wide',
          actors: [seen(penguin, 'sit', 'happy'), seen(A, 'point', 'surprised')],
          things: ['sign', 'rock'],
        },
        `Here is the lion house. Who is in it? A penguin! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(monkey, 'sit', 'surprised'), seen(A, 'point', 'surprised')], things: ['sign'] },
        `Here is the penguin pool. Who is in it? A monkey! Brr! "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(lion, 'hug', 'worried'), seen(A, 'look-up', 'surprised')],
          things: ['sign', 'tree'],
        },
        `Here is the monkey tree. Who is up there? A lion! He holds on tight. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(elephant, 'sit', 'happy'), seen(A, 'point', 'surprised'), seen(H, 'stand', 'surprised')],
          things: ['ice-cream'],
        },
        `Here is the bench. It is for people. There sits an elephant, with an ice cream! "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious'), seen(H, 'sit', 'worried'), seen(elephant, 'wave', 'happy')],
        },
        `One house is empty. It is the elephant house. In go ${a} and ${h}. The elephant looks at them!`,
      ),
      page(
        { camera: 'medium', actors: [seen(keeper, 'run', 'worried'), seen(A, 'stand', 'curious')], things: ['bucket'] },
        `Here comes ${keeper.name} with the buckets. "Go home!" says ${keeper.name}. She pulls. She pushes. Nobody goes.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised')] },
        `${a} looks out. A wall. A wall. Only a wall! "They want to see something new," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(keeper, 'hold', 'happy', 'bucket')] },
        `"Don't push," says ${a}. "Put the suppers at home!" Fish in the pool. Bananas in the tree.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(penguin, 'run', 'happy'),
            seen(monkey, 'run', 'happy'),
            seen(lion, 'run', 'happy'),
            seen(elephant, 'walk', 'happy'),
          ],
        },
        `Splash, goes the penguin. Up goes the monkey. Down comes the lion! And thump, thump, thump, the elephant.`,
      ),
      page(
        { camera: 'medium', actors: [seen(keeper, 'wave', 'happy'), seen(A, 'cheer', 'happy')], things: ['sign'] },
        `They are all at home. "They may swap again," says ${keeper.name}. "But only until supper."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(H, 'sit', 'surprised')],
          things: ['bus'],
        },
        `On the bus they swap as well. ${a} sits by the window. ${a} can see it all!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, H, h, zoo, lion, penguin, monkey, elephant, keeper } = partsOf(going);
  const hcap = cap(h);
  const p = keeper.name;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(H, 'sit', 'happy')],
          things: ['bus'],
        },
        `${cap(A.introduced)} and ${H.introduced} went to ${zoo} on the bus. ${hcap} sat by the window. "There's a church," said ${h}, "and a man on a ladder." ${a} could only see a sleeve. "You always have the window," said ${a}. "I always sit here," said ${h}.`,
      ),
      page(
        {
          setting: 'jungle',
          camera: 'wide',
          actors: [seen(penguin, 'sit', 'happy'), seen(A, 'point', 'surprised')],
          things: ['sign', 'rock'],
        },
        `LION, said the first sign. But on the warm rock lay somebody small, in black and white. It was a penguin. It saw them, and stood up, and opened its beak very wide. "Eep," it said. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(monkey, 'sit', 'curious'), seen(A, 'point', 'surprised')], things: ['sign'] },
        `PENGUINS, said the next sign. In the cold pool, up to its chin, sat a monkey. It had a fish in its hands. It turned the fish over and over. It was looking for the place where you peel it. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(lion, 'hug', 'worried'), seen(A, 'look-up', 'surprised'), seen(H, 'look-up', 'worried')],
          things: ['sign', 'tree'],
        },
        `MONKEYS, said the next one. Right at the top of the tree sat the lion. He had all his arms and legs round it, and both eyes shut. "Don't look down," ${h} called up to him. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(elephant, 'sit', 'happy'), seen(A, 'point', 'surprised'), seen(H, 'stand', 'surprised')],
          things: ['map', 'ice-cream'],
        },
        `After that they had to sit down. But on the bench, all along it, sat the elephant. It had a map of ${zoo}. On the end of its trunk was an ice cream. The bench was no longer quite straight. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'hold', 'worried'), seen(A, 'sit', 'curious'), seen(elephant, 'sit', 'curious')],
        },
        `Only one house was empty, so they sat in there. The elephant came to look at them. It read the sign, and looked again. "Do something," whispered ${a}. "It's waiting." So ${h} swung one arm, like a trunk, and picked up some straw. The elephant nodded, and clapped with its ears.`,
      ),
      page(
        { camera: 'medium', actors: [seen(keeper, 'run', 'worried'), seen(A, 'stand', 'curious')], things: ['bucket'] },
        `Then ${p} the keeper ran up, with four buckets. "They were like this when I came!" said ${p}. "I've pulled, and I've pushed. Have you ever pushed an elephant?" "Why did they swap?" said ${a}. "Nobody knows," said ${p}. "They've got lovely houses."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised')] },
        `${a} looked out. It was a lovely house. You could see a wall from it. You could see it in the morning. In the evening it would still be there. But outside, from the bench, you could see the whole of ${zoo}. "I know why," said ${a}. "They always sit here!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(keeper, 'hold', 'happy', 'bucket')] },
        `"You needn't push them," said ${a}. "They've seen it now. They're only hungry. Put every supper where it belongs!" So the fish went to the pool, and the bananas to the tree. The meat went to the warm rock. ${a} and ${h} moved over for the hay.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(penguin, 'run', 'happy'),
            seen(monkey, 'run', 'happy'),
            seen(lion, 'run', 'happy'),
            seen(elephant, 'walk', 'happy'),
          ],
          things: ['map'],
        },
        `For a moment it was quiet. Then a penguin came down the path, fast. A wet monkey passed it, going up. The lion let go with one paw, and then with all four. The elephant came last. It folded the map, and gave it to ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(keeper, 'hold', 'happy'), seen(A, 'cheer', 'happy'), seen(H, 'stand', 'happy')],
          things: ['sign'],
        },
        `Nobody had been pushed. Each of them ate, and told the wall all about it. ${p} got out the paint, and made one more sign. SWAP DAY, it said. EVERY WEDNESDAY, UNTIL SUPPER.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(H, 'sit', 'surprised')],
          things: ['bus'],
        },
        `On the bus they came to their two seats. ${hcap} stopped, and thought, and sat down on the wrong one. "Well!" said ${h}. "You can see the driver's ears from here!" ${a} had the window. There was the church, and the man. He had got to the top.`,
      ),
    ],
  };
}
