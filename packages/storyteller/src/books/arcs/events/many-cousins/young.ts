import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ifNamed, page } from '../page.ts';
import { seen, type Going } from '../event.ts';
import { TITLES, visitOf } from './family.ts';

/** For ages 2 to 4. */
export function young(going: Going): Told {
  const { A, a, Gcap, chance } = going;
  const { C, c, where, saying, comes, to } = visitOf(going);
  const along = ifNamed(going, `${Gcap} comes too.`);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        { setting: 'street', time: 'day', camera: 'medium', actors: [seen(A, 'stand', 'shy')] },
        comes
          ? `The cousins come ${to}. Ding, dong! ${A.introduced} opens. Oh, so many people!`
          : `${A.introduced} goes to see the cousins${where}.${along} Ding, dong! Oh, so many people!`,
        comes
          ? `Ding, dong! ${A.introduced} opens. The cousins have come ${to}! So many people!`
          : `Ding, dong! Here live the cousins${where}.${along} In comes ${A.introduced}. So many people!`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(A, 'hide', 'shy')] },
        `"How big you are!" they say. Kiss, kiss, kiss! ${a} goes under the table.`,
        `Kiss, kiss! Hug, hug! It is a lot. ${a} goes under the table.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'sit', 'surprised')] },
        `Somebody is there already. It is ${C.introduced}, the smallest. "Look!" says ${c}. "${saying}!"`,
        `Who sits there? It is ${C.introduced}, the smallest. "Look," says ${c}. "${saying}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'happy'), seen(A, 'sit', 'curious')], things: ['shoe'] },
        `Red shoes go by. Tap, tap, tap. "That is Auntie," says ${c}. "Auntie sings."`,
        `Tap, tap, tap. Red shoes! "That is Auntie," says ${c}. "Auntie sings."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(C, 'look-up', 'happy')], things: ['boots'] },
        `"${saying}!" Big boots! Stamp, stamp. "Uncle," says ${c}. "Uncle has nuts."`,
        `Stamp, stamp! "${saying}!" says ${a}. "Uncle in boots," says ${c}. "Uncle has nuts."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'happy'), seen(C, 'sit', 'happy')], things: ['sock'] },
        `"${saying}!" One sock has a hole. A toe looks out. "Grandpa!" says ${c}.`,
        `Here come socks. A toe looks out. "${saying}!" "Grandpa," says ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(C, 'sit', 'surprised')] },
        `"Where is ${a}?" say the people. All the feet stop.`,
        `Now the feet stand still. The toes all look here. "Where is ${a}?" they say.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(C, 'stand', 'happy')], things: ['boots', 'shoe'] },
        `Out comes ${a}. Red shoes! "You are Auntie. You sing!" Boots! "You are Uncle. You have nuts!"`,
        `Up gets ${a}, and looks at the shoes. "You sing," says ${a}. "And you have nuts!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'happy')] },
        `How they laugh! Auntie sings. Uncle has nuts for all. ${a} sits in the middle.`,
        `They laugh and laugh. They all sing. There are nuts. And in the middle sits ${a}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'sleepy')] },
        `Now it is bedtime. Two small things stick out below. "${saying}," says ${a}. "Mine." Good night!`,
        `Good night, ${a}. What sticks out of the bed? "${saying}," says ${a}. "Mine!"`,
      ),
    ],
  };
}
