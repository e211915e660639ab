import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { pairOf } from './pair.ts';
import { titlesOf } from './titles.ts';

/** For ages 2 to 4. */
export function young(going: Going): Told {
  const { A, B, a, b, by, what, where, areTwins, saying, fare, own, half } = pairOf(going);
  const told = by ? ` ${by.name} laughs.` : '';
  const alsoThere = by ? [seen(by, 'stand', 'happy')] : [];
  const twins = areTwins ? ' They are twins.' : '';
  return {
    title: titled(going.chance.pick(...titlesOf(a, b))),
    refrain: saying,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['hat', 'scarf'],
        },
        `${A.introduced} has a red hat. ${B.introduced} has a blue scarf.${twins}`,
        `The red hat? ${A.introduced}! The blue scarf? ${B.introduced}!${twins}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')],
          things: ['hat', 'scarf'],
        },
        `"Let us swap ${what}!" ${a} gets the scarf. ${b} gets the hat. "${saying}!"`,
        `They swap ${what}. ${b} gets the hat. ${a} gets the scarf. "${saying}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), ...alsoThere], things: ['scarf'] },
        `"Good morning, ${b}!" people say. But it is ${a}!${told} "${saying}!"`,
        `"Hello, ${b}!" people say${where}. But it is ${a}!${told} "${saying}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['bowl'] },
        `${a} eats ${fare}. Hm! Chew, chew, chew. "${saying}," says ${a}.`,
        `For dinner there is ${fare}. ${a} chews and chews. "${saying}," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'determined')], things: ['hat'] },
        `${own ? `"Say ${own}!" they tell ${b}. Out comes "${half}!"` : `${b} does what ${a} does. Up, down. Oof!`} "${saying}," says ${b}.`,
        `${own ? `${b} has to say ${own}. "${half}!" Oh dear.` : `${b} plays what ${a} plays. Oof! Ow!`} "${saying}," says ${b}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `Night. ${a} is in ${B.names} bed. The moon is on the wrong side.`,
        `Night, night! ${a} is in ${B.names} bed. It smells wrong.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(B, 'sit', 'worried')] },
        `${b} is in ${A.names} bed. It does not fit. Shh! ${b} gets up.`,
        `${b} is in ${A.names} bed. It has a lump. ${b} gets up. Tiptoe!`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `Bump! Who is there? "I only want a drink," says ${a}. "Me too," says ${b}.`,
        `Bump! It is ${a}. It is ${b}. "I only want a drink," they both say.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['hat', 'scarf'],
        },
        `The red hat is on ${a}. The blue scarf is on ${b}. "Now I am ${a}. ${saying}!"`,
        `Off with the scarf! On with the hat! "Now I am ${a} again. ${saying}!"`,
      ),
    ],
  };
}
