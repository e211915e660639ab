import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './from-behind-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever goes on to the end of the world comes to a house with a lamp in it, which is their own from behind. */
export const FROM_BEHIND: EventPlot = { id: 'from-behind', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, X, x, home } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(X, 'stand', 'curious'), seen(K, 'stand', 'happy')],
        },
        `Here is ${X.introduced}. Here is ${k}. ${x} lives${home}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(X, 'run', 'excited')] },
        `"I want to see the world!" Hop! Off runs ${x}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(X, 'stand', 'curious')] },
        `"The world is this hole," says a mole. "${refrain}" says ${x}. On goes ${x}.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(X, 'stand', 'curious')] },
        `"The world is this pond," says a duck. "${refrain}" says ${x}.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(X, 'look-up', 'curious')] },
        `"The world is this hill," says a goat. "${refrain}" says ${x}.`,
      ),
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(X, 'stand', 'surprised')] },
        `"The world is the sea," says a gull. It is so big! ${x} is so small.`,
      ),
      page(
        { setting: 'forest', time: 'sunset', camera: 'medium', actors: [seen(X, 'walk', 'sad')] },
        `Now it gets dark. On and on goes ${x}. "Where does it end?"`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(X, 'stand', 'curious')],
          things: ['house', 'lamp'],
        },
        `Look! A house! A lamp is on. "What a nice house," says ${x}. "Who lives there?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'happy'), seen(X, 'stand', 'surprised')] },
        `It is ${k}! It is home, from behind! "The lamp is for you," says ${k}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(X, 'stand', 'happy')] },
        `"How big is the world?" says ${k}. "From here," says ${x}, "to here."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(X, 'sleep', 'sleepy')] },
        `Tomorrow they go out, the two of them. Good night, ${x}. Good night, world.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, X, x, home } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(X, 'stand', 'curious'), seen(K, 'stand', 'happy')],
        },
        `${X.introduced} lived${home}. From there one could see ${k} going by, and a bit of wall. "${refrain}" said ${x} one Monday. Nobody knew. So ${x} decided to go and see the world.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(X, 'run', 'excited')] },
        `On a Monday everybody is busy, and nobody saw it. ${x} ran down the stairs and out at the front. It was windy out there, and there was a great deal of it. ${x} took the first turning on the left.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(X, 'kneel', 'curious')] },
        `"Excuse me," said ${x}, to a nose in the ground. "Where is the world?" "You're in it," said the mole. "It goes from this end of my tunnel to that one. It's dark, and there are worms." "${refrain}" said ${x}, and went on.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(X, 'stand', 'curious')] },
        `"The world? Here," said a duck. "It begins at that reed. It stops at this one. I've been all round it." It was a nice green world, with rings on it. "${refrain}" said ${x}. "What else could you want?" said the duck.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(X, 'look-up', 'surprised')] },
        `The goat's world went up. "To the top and down again," said the goat. It took ${x} the whole of Wednesday. From the top one could see a lot more, lying about in blue. "${refrain}" said ${x}. "That?" said the goat. "That's only the view."`,
      ),
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(X, 'stand', 'surprised')] },
        `On Thursday came the seaside. There the world stopped, and it was all sea. A gull took ${x} across on its back. "From this side to the other," said the gull. "It's mostly wet." On the other side there was sand, and then snow. Nobody there knew ${x} at all.`,
      ),
      page(
        { setting: 'forest', time: 'sunset', camera: 'medium', actors: [seen(X, 'sit', 'sad')] },
        `There was always one more bit behind the last bit. ${x} had seen so much that it hardly fitted in. "How much more is there?" ${x} asked an owl. "I went right to the end of it once," said the owl. "There's a house there, with a lamp in the window."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(X, 'stand', 'curious')],
          things: ['house', 'lamp'],
        },
        `On Sunday night ${x} came over the last hill. There it stood. It was a small house, with beans and a blue back door. In the window was a lamp. "What a nice house," said ${x}. "I wonder who's so lucky as to live there."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'surprised'), seen(X, 'stand', 'surprised')] },
        `Behind the lamp somebody was looking out. It was ${k}. ${x} looked at the beans, and the door, and ${k}. It was home. It was only that ${x} had never before seen it from behind.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(X, 'stand', 'happy')] },
        `"I put it there every night," said ${k}. "It was to show you the way." "I wasn't looking for the way," said ${x}. "I was looking for the end. It's the same place." ${k} picked out a leaf, some sand and a feather. "And how big is it?" "It goes from here," said ${x}, "to here."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(X, 'sleep', 'sleepy')] },
        `These days ${x} does not run away. When ${k} goes out, ${x} sits in the bag, and looks out. At night ${k} puts out the lamp. "${refrain}" says ${x}, in the dark. "No," says ${k}, half asleep. "There's tomorrow."`,
      ),
    ],
  };
}
