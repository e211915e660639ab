import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { counted } from './count.ts';
import { TITLES } from './titles.ts';

/** For ages 2 to 4. */
export function young(going: Going): Told {
  const { A, a, at, chance } = going;
  const { C, c, count, First, second, Second, third, Third, what, Sound } = counted(going);
  const { does, doesIt, sound, one } = what;
  return {
    title: titled(chance.pick(...TITLES(third, second))),
    refrain: count,
    pages: [
      page(
        { setting: at ?? 'garden', time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `The sun goes down. All the others ${does}. Not ${A.introduced}. ${a} can't ${does}.`,
        `It is evening. "${Sound}!" go all the others. ${A.introduced} only looks. ${a} can't ${does}.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(C, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `Next day, ${C.introduced} comes. "I can help," says ${c}. "I can count. ${count}!"`,
        `Next day comes ${C.introduced}. "I will count for you," says ${c}. "${count}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(C, 'stand', 'curious')] },
        `${a} tries and tries. Nothing. Not ${one}.`,
        `${a} has a big try. No good. Not ${one}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'shout', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['saucepan'],
        },
        `${c} gets a saucepan. Bang! "${count}!" Bang! ${a} goes stiff. Not ${one}.`,
        `"Louder!" says ${c}. Bang goes a saucepan. "${count}!" ${a} goes stiff. Not ${one}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(C, 'shout', 'happy')] },
        `Now all the others say it too. "${count}!" They all look. ${a} is stiff as a spoon.`,
        `"All together!" says ${c}. "${count}!" Everybody looks. ${a} is as stiff as a spoon.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'sit', 'calm')] },
        `"At ${second}, I feel it," says ${a}. "At ${third}, it is gone."`,
        `"It comes up at ${second}," says ${a}. "I can feel it. But at ${third}, it runs away."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'think', 'curious'), seen(A, 'stand', 'worried')] },
        `${c} thinks. "${First}," says ${c}. "${Second}." And then ${c} says nothing at all.`,
        `"Once more," says ${c}. "${First}. ${Second}." And there ${c} stops. It is very quiet.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised')] },
        `${Sound}! What was that? It was ${a}! ${a} ${doesIt}! ${Sound}, ${sound}!`,
        `${Sound}! Who did that? ${a} did! ${Sound}, ${sound}! ${a} ${doesIt}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(C, 'stand', 'happy')] },
        `"You forgot ${third}," says ${a}. "Did I?" says ${c}.`,
        `"You never said ${third}!" says ${a}. "No," says ${c}. "I never did."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(C, 'sit', 'sleepy')] },
        `Now it is night. "${First}, ${second}," says ${c}. "${Sound}!" goes somebody. "${Third}!" says ${c}. Quiet. Good night.`,
        `${c} counts in bed. "${First}, ${second}." "${Sound}!" goes somebody. "${Third}," says ${c}. Now it is quiet.`,
      ),
    ],
  };
}
