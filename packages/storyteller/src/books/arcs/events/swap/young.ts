import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { pairOf } from './pair.ts';
import { titlesOf } from './titles.ts';

/** For ages 2 to 4. */
export function young(going: Going): Told {
  const { A, B, a, b, by, what, where, areTwins, saying } = pairOf(going);
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
        `"Let us swap ${what}!" says ${a}. ${a} gets the scarf. ${b} gets the hat. "${saying}!" they say.`,
        `They swap ${what}. The hat is for ${b} now. The scarf is for ${a}. "${saying}!" they say.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), ...alsoThere], things: ['scarf'] },
        `"Good morning, ${b}!" say the people. That is ${a}, in the scarf!${told} "${saying}!" says ${a}.`,
        `People see the scarf. "Hello, ${b}!" they say${where}. But it is ${a}!${told} "${saying}!" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['bowl'] },
        `${a} eats what ${b} eats. Hm. It tastes of ${b}. "${saying}," says ${a}.`,
        `Here is the dinner of ${b}. ${a} eats it all. Hm! "${saying}," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'determined')], things: ['hat'] },
        `And ${b}? ${b} does what ${a} does. Up, down, round. Oof! "${saying}," says ${b}.`,
        `Now see ${b}. ${b} plays what ${a} plays. Oof! Ow! "${saying}," says ${b}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `Bedtime! ${a} has the bed of ${b}. The moon is on the wrong side. No sleep comes.`,
        `Night, night! ${a} has the bed of ${b}. The pillow smells wrong.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(B, 'sit', 'worried')] },
        `${b} has the bed of ${a}. It is too long. ${b} does not sleep. Shh! ${b} gets up.`,
        `${b} has the bed of ${a}. It has a lump. ${b} cannot sleep. ${b} gets up. Tiptoe!`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `Bump! Who is that in the dark? "I only want a drink," says ${a}. "Me too," says ${b}.`,
        `Out in the dark, bump! It is ${a}. It is ${b}. "I only look at the moon," they say.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['hat', 'scarf'],
        },
        `The red hat is on ${a}. The blue scarf is on ${b}. "I am ${a}," says ${a}. "${saying}!"`,
        `Off with the scarf! On with the hat! "Now I am ${a} again. ${saying}!"`,
      ),
    ],
  };
}
