import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { Higher } from './parts.ts';

/** For the smallest: each time somebody comes up, the cat goes up; nobody comes up, and it is tea. */
export function young({ X, F, K, G, A, tree, up, setting, chance }: Higher): Told {
  const [x, f, k, g, a] = [X.name, F.name, K.name, G.name, A.name];
  const higher = chance.pick('Up, up, up went', 'Up and up went', 'One more up for');
  const came = `${higher} ${x}`;
  return {
    title: titled(chance.pick('come down!', `${x} up the ${tree}`, `up, ${x}, up!`, 'nobody looks', 'tea!')),
    refrain: came,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(X, 'sit', 'surprised')], things: [up] },
        `Who is up the ${tree}? ${X.introduced}. "${X.says}!" says ${x}.`,
        `Look up! Up the ${tree} sits ${X.introduced}. "${X.says}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'worried'), seen(X, 'sit', 'worried')], things: [up] },
        `"Come down!" says ${k}. ${x} looks down. It is so far! ${x} stays.`,
        `"Down you come," says ${k}. "${X.says}," says ${x}. That means no.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(X, 'sit', 'surprised')], things: ['chair'] },
        `${A.introduced} gets a chair. ${a} goes up one step. ${came}!`,
        `Here is ${A.introduced}, with a chair. Step, stretch! Nearly! ${came}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'reach', 'determined'), seen(X, 'sit', 'surprised')], things: ['ladder'] },
        `${F.introduced} gets a ladder. Clank, clank, clank. ${came}!`,
        `Clank! Here is ${F.introduced}, and a long ladder. "I have you!" No. ${came}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'hold', 'determined'), seen(A, 'hold', 'determined')], things: ['blanket'] },
        `They hold out a blanket. "Jump!" say ${f} and ${a}. ${x} does not jump. ${came}!`,
        `${f} and ${a} have a blanket. "Jump!" Will ${x} jump? No! ${came}!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad')], things: [up] },
        `There is no more up. ${x} is right at the top. "${X.says}," says ${x}, very small.`,
        `That is the top. Now ${x} can go no higher. Oh, ${x}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(F, 'stand', 'surprised')] },
        `"I know," says ${k}. "You go up, and ${x} goes up. So come down!"`,
        `${k} thinks. "Stop going up!" says ${k}. "All come down. All sit. Do not look."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'calm'), seen(F, 'sit', 'calm')],
          things: ['plate'],
        },
        `${cap(g)} brings fish for tea. They sit down with their plates. Nobody looks up.`,
        `Down sits ${f}. Down sits ${k}. ${cap(g)} brings plates of fish. Do not look!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'walk', 'curious')], things: [up] },
        `Pit. Pat. One paw. Two paws. Do not look! Down, down, down comes ${x}.`,
        `Shh! What is that? A paw. A tail. Do not look! Here comes ${x}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'sit', 'happy'), seen(K, 'hug', 'happy'), seen(F, 'sit', 'surprised')],
          things: ['plate'],
        },
        `Who has the plate? ${x} has! "Hello, ${x}," says ${k}. "${X.says}," says ${x}. More, please.`,
        `Look now! Who sits by ${k}? Who has the last plate? ${x}! "${X.says}."`,
      ),
    ],
  };
}
