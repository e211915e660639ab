import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, titled } from '../wording.ts';
import type { ACornerOfIt } from './arc.ts';

/** A corner here, a corner there, and what is left is just right for one. */
export function young(bound: ACornerOfIt): Told {
  const { child: K, grownUp: G, mouse: M, judge: P, neighbour: N, x, aThing, y, refrain, chance } = bound;
  const [k, g, m, p, n] = [K.name, G.name, M.name, P.name, N.name];
  return {
    title: titled(chance.pick(`${aThing} made of ${y}`, `how big is the ${x}?`, `just right for ${M.name}`)),
    refrain: `${refrain}!`,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'stand', 'proud')] },
        `Look what ${k} has made! It is ${aThing}. And it is made of ${y}!`,
        `${k} has made ${aThing}. It is big. It is all ${y}!`,
        `What is that? It is ${aThing} made of ${y}! ${k} made it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'stand', 'happy')] },
        `"Today is the big show," says ${k}. "The ${x} can win!" Off they go, with ${g}.`,
        `"Will it win the show?" says ${k}. "Let us go and see," says ${g}.`,
        `Up it goes on a cart. ${k} and ${g} pull. To the show!`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'reach', 'happy'), seen(K, 'stand', 'happy')] },
        `"Mmm, ${y}!" says ${n}. "${refrain}?" Yes, says ${k}. Snap! Munch!`,
        `Here comes ${n}. Sniff! "Is that ${y}? ${refrain}!" Munch, munch!`,
        `"I smell ${y}," says ${n}. "${refrain}!" says ${k}. Munch!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'happy'), seen(K, 'stand', 'surprised')] },
        `Pull, pull. "I am hungry," says ${g}. "${refrain}!" Munch! The ${x} is not so big now.`,
        `Now ${g} is hungry. So is ${k}. "${refrain}!" Oh! The ${x} gets smaller.`,
        `"We did all the pulling," says ${g}. "${refrain}!" Munch! There goes a side.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'worried')] },
        `They all come out to look. "${refrain}!" "${refrain}!" Now the ${x} is small.`,
        `Down the road come six hungry boys. "${refrain}!" says ${k}. Oh dear.`,
        `So many hungry people! "${refrain}," says ${k}. It gets small, small, small.`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(P, 'look-up', 'curious'), seen(K, 'hold', 'worried')] },
        `Here is the show. All the things are big! "And what have you got?" says ${p}.`,
        `They come to the show. There is a tower, up to the roof! "Where is yours?" says ${p}.`,
        `It is the show! ${p} looks at big, big things. Then ${p} looks at ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'sad'), seen(P, 'stand', 'surprised')] },
        `${k} opens one hand. It is a very little ${x}. "Is that all?" says ${p}.`,
        `In one hand is the ${x}. It is as big as a thumb. "Oh," says ${p}.`,
        `There is not much left. It is one small bit of ${y}. "Is that ${aThing}?" says ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'excited'), seen(K, 'kneel', 'surprised')] },
        `"It is MY size!" says somebody. It is ${M.introduced}!`,
        `Who is that, down there? It is ${M.introduced}! "That is just right for me!"`,
        `Squeak! Up comes ${M.introduced}. "What a big ${x}!" says ${m}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'jump', 'happy'), seen(P, 'cheer', 'happy'), seen(K, 'cheer', 'proud')] },
        `${m} hops up. "Hooray!" call all the people. "The best ${x} ever!" says ${p}.`,
        `${cap(aThing)} for a mouse! ${p} claps. ${k} claps. And ${m} waves.`,
        `It fits! ${m} waves. "The best ${x}," says ${p}. "And the best ${y}!" say the people.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(M, 'sit', 'happy'), seen(K, 'stand', 'happy')] },
        `"Where is the ${x}?" says ${k}. ${m} has a round tummy. "${refrain}," says ${m}.`,
        `Munch, munch. What is ${m} doing? "${refrain}!" says ${m}. And it is all gone.`,
        `Then it is time to go. Munch! No more ${x}. "${refrain}," says ${m}.`,
      ),
    ],
  };
}
