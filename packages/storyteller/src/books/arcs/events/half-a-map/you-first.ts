import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';
import { old } from './you-first-old.ts';

/**
 * Two have half a map each, and on each half is half a cross. It can be read only when both lie side by side, and somebody
 * has to put theirs down first.
 */
export const YOU_FIRST: EventPlot = { id: 'you-first', young, middle, old };

function young(going: Going): Told {
  const { title, A, a, N, n, crew } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'boat', camera: 'medium', actors: [seen(A, 'hold', 'excited', 'map')] },
        `${A.introduced} has half a map.${crew.replace(' was the crew', ' is the crew')} Where is the treasure?`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'angry', 'map')] },
        `${N.introduced} has the other half. They are not friends.`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(A, 'run', 'determined')], things: ['bucket'] },
        `${a} digs here. No treasure! ${a} digs there. A bucket!`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'run', 'determined')], things: ['shoe'] },
        `${n} digs here. No treasure! ${n} digs there. A shoe!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'angry'), seen(N, 'stand', 'angry')], things: ['rock'] },
        `They meet on a rock. "Show me!" says ${a}. "You first," says ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(N, 'stand', 'angry')], things: ['rock'] },
        `"You first," says ${a}. "No, you!" Oh, the sea is coming.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'map'), seen(N, 'stand', 'surprised')] },
        `Who goes first? ${a} does. ${a} puts down the half map.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'hold', 'happy', 'map'), seen(A, 'point', 'excited')] },
        `Then ${n} does. Now it is one map. Look, a cross! It is here!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(N, 'cheer', 'happy')], things: ['treasure'] },
        `They dig, and dig. Treasure! One for you, one for me.`,
      ),
      page(
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(N, 'wave', 'happy')],
        },
        `"Home now?" says ${n}. "Home now," says ${a}. "${REFRAIN}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, A, a, N, n, crew } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'boat', camera: 'medium', actors: [seen(A, 'hold', 'excited', 'map')] },
        `${A.introduced} had a ship, and half a treasure map.${crew} The map was ripped from top to bottom. It had a bay on it, and a tree. By the rip there was a sort of bird. It had no cross.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'angry', 'map')] },
        `The other half belonged to ${N.introduced}. They were enemies. It had gone on for so long that they had forgotten why. "I'll find it without you!" they shouted, from ship to ship.`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(A, 'run', 'determined')], things: ['bucket'] },
        `${a} found the bay, and found the tree, and dug. There was a bucket. ${a} dug on the other side of the tree. It was a second bucket. Half a map is right about everything, except where to dig.`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(N, 'stand', 'angry'), seen(A, 'stand', 'curious')],
          things: ['letter'],
        },
        `"Had any luck?" shouted ${a}. "Lots," shouted ${n}, who had found a shoe. Then ${a} sent over a letter, in a bottle. "Come to the rock in the middle," it said. "Bring yours. I'll bring mine."`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'stand', 'angry'), seen(N, 'stand', 'angry')],
          things: ['rock'],
        },
        `The rock in the middle was bare and small. They stood at the two ends of it, with their halves behind their backs. "Show me," said ${a}. "You first," said ${n}. "No, you first." That was all that happened for an hour.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(N, 'stand', 'angry')] },
        `But the tide was coming in. The rock got smaller. They had to stand closer together. Soon it would be gone, and so would the day. "You first," said ${n}, with wet boots. ${a} looked at the half, one last time.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(N, 'stand', 'surprised')], things: ['map'] },
        `Then ${a} put it down. Now ${n} had only to look at it, and run. ${n} looked at it. ${n} looked at the ship. And then ${n} took out the other half, and laid it alongside.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(N, 'point', 'surprised')], things: ['map'] },
        `"I've got a bird there," said ${a}. "I've got a bird, too," said ${n}. But it was no bird. Side by side, the two made a cross. And it was neither in the bay nor by the tree. It was on a rock. It was in the middle.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(N, 'cheer', 'happy')], things: ['treasure'] },
        `"We're standing on it!" cried ${a}. They dug with four hands, and the sea helped. There was a box of treasure there, full to the top. "One for you," said ${n}, "and one for me." At the end a single coin was left.`,
      ),
      page(
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(N, 'wave', 'happy')],
          things: ['map'],
        },
        `They threw that one to the sea, for its trouble. "And who gets the map?" said ${n}. They looked at it, so nicely whole. Then they took hold of it, one at each side. Rip. "See you on Thursday," said ${a}. "Who's going to start?" "You first!" they both said.`,
      ),
    ],
  };
}
