import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './too-slow-old.ts';

/** Everybody bowls fast, and the one who hits fast balls best has too much time to think about a slow one. */
export const TOO_SLOW: EventPlot = { id: 'too-slow', young, middle, old };

function young(asked: Going): Told {
  const { title, K, k, B, b, C, H, G, g, slow } = partsOf(asked);
  const c = C.name;
  const h = H.name;
  return {
    title,
    refrain: slow,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'reach', 'happy')], things: ['ball'] },
        `${k} was playing cricket. ${k} threw the ball. It went up and up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'calm'), seen(K, 'stand', 'sad')] },
        `"${slow}" said ${c}. ${k} had to stand far away.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'run', 'happy')], things: ['ball'] },
        `${h} had the bat. Whack! Over the hedge it went.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(H, 'jump', 'happy')], things: ['ball'] },
        `${b} threw a fast one. Whack went ${h}. All gone!`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'worried'), seen(K, 'walk', 'shy')] },
        `"Who is left?" said ${c}. Only ${k} was left.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'calm')], things: ['ball'] },
        `So ${k} threw a slow one. Up, up, up. And down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'curious')], things: ['ball'] },
        `${h} had to wait. And wait. And then ${h} hit too soon!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(C, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `Click! It hit the sticks. "Out!" said ${c}. "Hooray!" ${k} and ${b} had won.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(G, 'wave', 'happy'), seen(K, 'walk', 'happy')] },
        `"Come home, ${k}," said ${g}. "${slow}" And ${k} just smiled.`,
      ),
    ],
  };
}

function middle(asked: Going): Told {
  const { title, K, k, B, b, C, H, G, g, ours, slow } = partsOf(asked);
  const c = C.name;
  const h = H.name;
  return {
    title,
    refrain: slow,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'hold', 'happy', 'apple'), seen(G, 'stand', 'calm')] },
        `${k} could not leave an apple alone. It had to be turned, between three fingers, round and round. "Are you going to eat that?" said ${g}. "In a minute," said ${k}, who was thinking of cricket.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'reach', 'calm'), seen(B, 'run', 'determined')],
          things: ['ball'],
        },
        `All the others bowled fast. ${B.introduced} ran up from the hedge, and one only heard it go by. ${k} took four steps, and turned the ball, and let it go. It went up, and thought about it, and came down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'calm'), seen(K, 'stand', 'sad')] },
        `"${slow}" said ${c}, who was the captain. So on Saturday ${k} stood far out by the nettles. No ball ever came there. It was ${ours} against Upper Wick.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'run', 'proud')], things: ['ball'] },
        `Upper Wick had ${h}. The faster it came, the further ${h} hit it. Whack! It went in the cows. ${b} ran up from the hedge, faster than ever. Whack! It went over the church.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `${k} had time to look about. By the nettles the grass was wet. But in the middle, in front of the bat, it was all dry dust. A ball that spins likes dust. It can get hold of it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'point', 'worried'), seen(K, 'walk', 'surprised')] },
        `There was one over left, which is six balls. Upper Wick had one batter to get out, and needed three runs. Everybody else had bowled already. ${c} looked all round the field. "It'll have to be you," said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'worried'), seen(H, 'run', 'happy')], things: ['ball'] },
        `"Only do it fast," said ${c}. So ${k} ran, and did it fast. It went over everybody. That was one run for being wide. "Do it faster," said ${b}. "I can't do fast," said ${k}. "I can do slow."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'determined'), seen(C, 'think', 'worried')] },
        `"Then come in close, all of you," said ${k}. Nobody would be left out by the hedge. If ${h} hit it, it was over. ${c} thought about that. Then ${c} waved them in.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'calm')], things: ['ball'] },
        `Four steps. ${k} turned the ball like an apple, and let it go. Up it went, as high as a lark. "${slow}" said somebody. ${h} watched it come. And it still had not come.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'surprised'), seen(K, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['ball'],
        },
        `You can think too much in that time. Over the cows, or over the church? ${h} swung. The ball came down in the dust, took hold, and turned. Click! It was out. ${k} and ${b} had won!`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(H, 'walk', 'curious'), seen(G, 'wave', 'happy')],
        },
        `"What did it do?" said ${h}. ${k} fetched two apples, and showed how. They walked home behind the others. "Come along!" ${g} called back. "${slow}" But neither of them was in any hurry.`,
      ),
    ],
  };
}
