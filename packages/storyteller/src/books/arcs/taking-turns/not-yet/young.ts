import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { NotYet } from './parts.ts';

/** For the smallest: the door says one thing, and it is not true; two small words make it so. */
export function young({ H, K, A, B, M, want, asks, sign, isWay, outside, arrival, arrivedBy, chance }: NotYet): Told {
  const [h, k, a, b, m] = [H.name, K.name, A.name, B.name, M.name];
  const says = chance.pick('It says so here!', 'The sign says so!', 'Look! It says so!');
  const knock = chance.pick('Knock, knock', 'Tap, tap', 'Rap, rap', 'Tock, tock');
  return {
    title: titled(chance.pick('not yet', `what ${h} wants`, `${h} and the sign`, 'two small words', 'me too!')),
    refrain: says,
    pages: [
      page(
        { setting: outside, camera: 'medium', actors: [seen(H, 'stand', 'happy')] },
        `This is ${H.introduced}. "${H.says}!" says ${h}.`,
        `Who is this? It is ${H.introduced}. "${H.says}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'look-up', 'excited'), seen(K, 'sit', 'curious')], things: arrivedBy },
        `${arrival}${k} comes to play. ${h} has a wish. "I want to ${want}!"`,
        `${arrival}"What do you want?" says ${k}. "I want to ${want}!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy'), seen(H, 'cheer', 'happy')],
          things: ['sign', 'paint'],
        },
        `${k} has paint. They make a sign. It says: ${sign}. Up it goes!`,
        `${k} paints a big sign. What does it say? ${sign}! Up, up, up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(H, 'stand', 'proud')], things: ['sign'] },
        `Here comes ${A.introduced}. "Oh! ${asks}?" "${says}" says ${h}.`,
        `${knock}! It is ${A.introduced}. "${asks}?" says ${a}. "${says}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(H, 'stand', 'worried')], things: ['sign'] },
        `Here comes ${B.introduced}. "${asks}? Show me!" "${says}" says ${h}, very small.`,
        `${knock}! It is ${B.introduced}. "Show me!" says ${b}. "${says}" says ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'jump', 'worried'), seen(B, 'stand', 'surprised')] },
        `One, two, three! ${h} tries. ${isWay ? 'Hm. No.' : 'Bump.'} That was not it. "We are shut," says ${h}.`,
        `So ${h} has a go. ${isWay ? 'Oh dear! No!' : 'Oops! Flop!'} "Come back on Monday," says ${h} to ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'sad'), seen(K, 'hug', 'calm')] },
        `${h} hides. "It is not true," says ${h} to ${k}. "I only want to."`,
        `Where is ${h}? Here is ${k}, to look. "The sign is wrong," says ${h}. "I only wish."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'look-up', 'shy'), seen(H, 'stand', 'shy')] },
        `${knock}, so softly. It is ${M.introduced}. "${asks}?" "No," says ${h}. "Not yet."`,
        `Who is so small? It is ${M.introduced}. "${asks}?" says ${m}. "Not yet," says ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy'), seen(H, 'look-up', 'surprised')], things: ['sign'] },
        `${m} has a bag. What is in it? A very small sign! "Me too," says ${m}. "Not yet."`,
        `"Not yet?" says ${m}. "Nor me!" And look what ${m} has. It is a sign, too!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'happy'), seen(H, 'cheer', 'happy'), seen(M, 'cheer', 'happy')],
          things: ['sign', 'paint'],
        },
        `${k} paints two small words. NOT YET. Now it is true! Up go both signs.`,
        `Dip, dab, dip, in the paint. ${k} writes NOT YET. NOT YET on one. NOT YET on two. True!`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(H, 'sit', 'happy'), seen(M, 'sit', 'happy')], things: ['sign'] },
        `The moon is out. ${h} and ${m} have one more try. ${isWay ? 'Hm, hm.' : 'Flop, flop.'} Not yet. Good night.`,
        `Good night, ${h}. Good night, ${m}. Are they cross? No. They will try again. Not yet, not yet.`,
      ),
    ],
  };
}
