import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { ASKS, titlesOf } from './asks.ts';

/** For ages 2 to 4. */
export function young(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const asks = chance.pick(...ASKS);
  const both = (one: 'happy' | 'curious' | 'surprised', other: 'happy' | 'curious' | 'surprised') => [
    seen(A, 'sit', one),
    seen(K, 'sit', other),
  ];
  return {
    title: titled(chance.pick(...titlesOf(a, asks))),
    refrain: `${asks}?`,
    pages: [
      page(
        { setting: 'living-room', time: 'day', camera: 'medium', actors: both('happy', 'surprised') },
        `${A.introduced} can talk! It came this morning. "Hello," says ${a}. "Hello," says ${K.introduced}.`,
        `"Hello," says ${A.introduced}. ${a} can talk! "Hello, ${a}," says ${K.introduced}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'curious'), seen(K, 'jump', 'happy')],
          things: ['puddle'],
        },
        `They go out. "What is that?" says ${a}. "A puddle," says ${k}. "${asks}?" says ${a}.`,
        `Look, something wet! "It is a puddle," says ${k}. "${asks}?" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: both('curious', 'happy') },
        `"It has been raining," says ${k}. "${asks}?" says ${a}.`,
        `"It rained in the night," says ${k}. "${asks}?" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'happy'), seen(A, 'look-up', 'curious')], things: ['cloud'] },
        `"The cloud was full," says ${k}. "It had to let go." "${asks}?" says ${a}.`,
        `"A cloud gets full," says ${k}. "Then it drips." "${asks}?" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(A, 'sit', 'curious')] },
        `${k} thinks. ${k} thinks hard. "I do not know," says ${k}.`,
        `"Um," says ${k}. "Er. I don't know."`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: both('curious', 'surprised'), things: ['bread'] },
        `They have some bread. "It has holes in it," says ${a}. "Yes," says ${k}. "${asks}?" says ${a}.`,
        `${k} eats some bread. "Look, holes," says ${a}. "Yes, holes," says ${k}. "${asks}?"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: both('curious', 'surprised') },
        `"Now we sleep," says ${k}. "${asks}?" says ${a}. ${k} shuts both eyes.`,
        `"Time to sleep," says ${k}. "${asks}?" says ${a}. Oh dear!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'surprised')] },
        `Then ${k} sits up again. "You say, ${a}," says ${k}. "Why do we sleep?"`,
        `Up sits ${k}. "Now I ask you," says ${k}. "Why do we sleep, ${a}?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sleepy'), seen(K, 'sit', 'sleepy')] },
        `"Because," says ${a}. "Because." And ${a} is asleep. Good night!`,
        `"I know that one," says ${a}. "Because." And ${a} is asleep. Good night!`,
      ),
    ],
  };
}
