import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { BigThing } from './parts.ts';

/** For the smallest: push, pull, dinner; and then somebody looks underneath. */
export function young({ S, X, N, A, B, where, foot, road, setting, chance }: BigThing): Told {
  const [s, x, n] = [S.name, X.name, N.name];
  const big = chance.pick('It must be big, big, big!', 'Something big! Big, big, big!', 'Something very, very big!');
  const pop = chance.pick('Pop', 'Plip', 'Plop', 'Pip');
  return {
    title: titled(chance.pick('something big', `what stopped ${x}?`, 'stop!', `${s} looks under`, 'big, big, big')),
    refrain: big,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(X, 'stand', 'worried')] },
        `Stop! ${X.introduced} stops on the ${road}. ${x} will not go.`,
        `Here comes ${X.introduced}. Boom, boom, boom. And stop! No more.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised'), seen(X, 'stand', 'shy')],
        },
        `Nobody can get by. "Why do you stop?" says ${A.introduced}. "Why?" says ${B.introduced}. ${x} will not say.`,
        `One behind. Two behind. "Go on!" says ${A.introduced}. "Go on!" says ${B.introduced}. ${x} looks up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(X, 'stand', 'worried')] },
        `"${big}" So ${A.name} pushes and pushes. ${x} does not go.`,
        `${A.name} gets behind ${x}. Push, push, PUSH! No good. "${big}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(X, 'stand', 'sad')], things: ['string'] },
        `${B.name} brings a long, long rope. Pull ${x}! Pull, pull! No good. "${big}"`,
        `Now ${B.name} has a rope. Heave, ho! ${x} does not go. "${big}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'think', 'curious'), seen(X, 'stand', 'sad')], things: ['cake'] },
        `"Are you hungry?" says ${n}. Here is a cake. ${x} eats it. Still no good.`,
        `${cap(n)} brings a cake. All gone! But ${x} does not go. "${big}"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'look-up', 'shy'), seen(X, 'look-up', 'sad')] },
        `Here is ${S.introduced}. ${s} is small. "Does it hurt?" says ${s}. "A bit," says ${x}.`,
        `Down here is ${S.introduced}. "Where does it hurt?" says ${s}. "Down there," says ${x}, very softly.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'curious')] },
        `${s} goes down, down, down. ${s} looks ${where}. What do you see, ${s}?`,
        `Down goes ${s}, and looks under. ${s} looks ${where}. What is that?`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'hold', 'surprised'), seen(X, 'look-up', 'shy')], things: ['rock'] },
        `It is a stone! Is it big? No. It is a small, small stone.`,
        `Is it a dragon? Is it a house? No! It is one small stone.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'jump', 'happy'), seen(S, 'cheer', 'happy')], things: ['rock'] },
        `${pop}! Out it comes. ${x} puts the ${foot} down. "Ooh!" And off goes ${x}!`,
        `Wiggle, wiggle, ${pop.toLowerCase()}! No stone! "${X.says}!" says ${x}, and goes round and round.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sit', 'happy'), seen(X, 'sit', 'happy')],
          things: ['rock'],
        },
        `The moon is up. ${s} sits on the stone. ${x} sits by ${s}. Good night.`,
        `Good night, ${x}. Good night, ${s}. Who has the stone? ${s} has. It is a chair.`,
      ),
    ],
  };
}
