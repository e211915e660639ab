import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { BLOCK_TITLES, old } from './gold-old.ts';

/** Every block of the tower was taken from somewhere, and one of them held back a lake. */
export const GOLD: EventPlot = { id: 'gold', young, middle, old };

function young({ K, B, k, b, chance }: Going): Told {
  return {
    title: titled(chance.pick(...BLOCK_TITLES)),
    refrain: 'Pop!',
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(K, 'stand', 'surprised')], things: ['sun'] },
        `Look at the sun! It is square. "Where am I?" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy')], things: ['blocks'] },
        `It was all blocks. ${k} took one. Pop!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'happy'), seen(B, 'jump', 'happy')] },
        `"I can build!" said ${k}. Pop! Pop! A house for ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'proud')] },
        `Then ${k} built a tower. Up and up. Pop, pop, pop!`,
      ),
      page(
        { setting: 'pond', camera: 'close', actors: [seen(K, 'reach', 'curious')] },
        `By the pond was a gold one. ${k} took it. Pop!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'surprised')] },
        `Drip, drip! Out came the water. "Wet!" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried')] },
        `"Oh no," said ${k}. "That was the plug. I have to put it back."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(B, 'look-up', 'calm')] },
        `Down came the top of the tower. ${k} gave it back. ${b} was dry.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `Pop! It was in. Now it all stayed. Hooray, ${k} and ${b}!`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'sit', 'happy')], things: ['egg'] },
        `Home again! ${k} has an egg. It is round. How odd!`,
      ),
    ],
  };
}

function middle({ K, B, k, b, company, chance }: Going): Told {
  const C = company.person('Cubit', 'child');
  const r = 'Where did you get that?';
  return {
    title: titled(chance.pick(...BLOCK_TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(C, 'wave', 'happy')],
          things: ['sun'],
        },
        `${k} woke up, and the sun was square. It came up over the hill with a click. The hill went up in steps. "You're a funny shape," said somebody with corners. "I'm Cubit."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'point', 'happy'), seen(K, 'hold', 'excited')], things: ['blocks'] },
        `"It's all blocks," said Cubit. "You can build anything. You take one out, and you put it on." ${k} pulled at the ground. Pop! It was as light as bread, and it stuck.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'happy'), seen(B, 'stand', 'happy')] },
        `By noon there was a house, and a house for ${B.introduced}. "${r}" said Cubit. "Over there," said ${k}. "Ah," said Cubit. Then ${k} began on a tower.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'proud'), seen(C, 'look-up', 'calm')] },
        `At home there are never enough. Here there were always more. Pop, pop, pop. The tower had stairs, and a slide, and its top was in the clouds. "${r}" said Cubit. "Here and there," said ${k}.`,
      ),
      page(
        { setting: 'pond', camera: 'close', actors: [seen(K, 'reach', 'excited')] },
        `It only needed a light on top. By the lake was a low grey wall, and one bit of it glowed. It was gold. Pop! Up the stairs went ${k} with it.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'worried'), seen(B, 'stand', 'worried')],
        },
        `From up there you could see the whole world. It was full of holes. There was no beach now. A cow stood on a thin post. ${k} had taken the rest. "Moo," it said. ${b} barely dared to look.`,
      ),
      page(
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(C, 'point', 'worried'), seen(K, 'run', 'worried')],
        },
        `Tock, tock, tock. The lake was coming through the wall, in small blue cubes. It ran down to where everybody lived. "${r}" said Cubit, and did not say it nicely. "I took the plug," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'worried'), seen(B, 'reach', 'determined')] },
        `${k} pushed in a brown one. It washed away. ${b} sat on the hole, and got wet. Only the right ones would do. They were grey and gold, and they were all in the tower.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'reach', 'happy')],
        },
        `It was the best tower that anybody had ever built. ${k} took one look at it. Then ${k} took out the first grey block, right at the bottom. It all came down with a sigh. "Pass them along!" called Cubit.`,
      ),
      page(
        {
          setting: 'pond',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'cheer', 'happy'), seen(C, 'cheer', 'happy'), seen(B, 'jump', 'happy')],
        },
        `Grey, grey, grey, and last of all the gold. Pop! The water stopped. ${k} and ${b} and Cubit worked all night, and put the hill back too. It looks a bit like a castle now.`,
      ),
      page(
        { setting: 'kitchen', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'happy')], things: ['egg'] },
        `Then ${k} was home, before it was light, with an egg. It had no corners at all. In the garden ${k} picked up a stone. A beetle looked out. "Sorry," said ${k}, and put it back where it came from.`,
      ),
    ],
  };
}
