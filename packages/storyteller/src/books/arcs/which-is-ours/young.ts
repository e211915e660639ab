import type { Told } from '../../arc.ts';
import { titled } from '../wording.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import type { WhichIsOurs } from './arc.ts';

/** A field full of them, and one that is told from all the others by its one way. */
export function young({ hero: H, child: K, double: T, neighbour: N, way, refrain, chance }: WhichIsOurs): Told {
  const [h, k, t, n] = [H.name, K.name, T.name, N.name];
  return {
    title: titled(chance.pick('which one is ours?', `so many ${H.kinds}`, `there you are, ${h}`)),
    refrain: `${refrain}!`,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(H, 'stand', 'calm'), seen(K, 'stand', 'happy')] },
        `This is ${H.introduced}. ${k} loves ${h}. And ${h} ${way.now}.`,
        `Here is ${H.introduced}. ${h} ${way.now}. That is how ${h} is, says ${k}.`,
        `${k} has a friend. It is ${H.introduced}. ${h} ${way.now}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'point', 'proud'), seen(T, 'stand', 'proud'), seen(H, 'stand', 'shy')] },
        `Next door is ${T.introduced}. "Mine does it all," says ${n}. "But yours ${way.now}!"`,
        `"Look at mine!" says ${n}. It is ${T.introduced}. ${t} does it all. ${h} ${way.now}.`,
        `${n} has ${T.introduced}. ${t} does it all! But ${h} ${way.now}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'think', 'sad')] },
        `${h} tries and tries. It is no good. ${h} ${way.now}.`,
        `Puff, puff. How ${h} tries! But no. ${h} ${way.now}.`,
        `One, two, three, try! No. ${h} ${way.now}.`,
      ),
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(K, 'point', 'excited'), seen(H, 'look-up', 'excited')] },
        `Today they all meet in the field. ${h} goes in. So many! They all look the same.`,
        `Look at the field today! It is full. In runs ${h}. They all look just like ${h}!`,
        `In the field there is a hundred more. ${h} wants to see. Off goes ${h}, into the middle!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'worried')] },
        `Time to go home. "${h}!" calls ${k}. They all look round. Which one is ours?`,
        `"Come, ${h}!" says ${k}. A hundred faces look at ${k}. Oh dear! Which one is ours?`,
        `Now where is ${h}? Here? There? ${k} can not tell. Which one is ours?`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'curious'), seen(T, 'stand', 'surprised')] },
        `Is it this one? No. That is ${t}. "${refrain}!"`,
        `"Is it you?" says ${k}. "I am ${t}." "${refrain}!"`,
        `${k} takes one by the hand. Oh! It is ${t}. "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')] },
        `${k} sits down to think. Then up jumps ${k}. "I know! Ours ${way.now}!"`,
        `What does ${h} do? ${k} knows that! "Ours ${way.now}!"`,
        `"They look the same," says ${k}. "But ours ${way.now}!" And up gets ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'determined'), seen(T, 'stand', 'proud')] },
        `"Show me, please!" says ${k}. One, two, three! ${way.restNow} Is it ${t}? "${refrain}!"`,
        `${k} looks and looks. ${way.restNow} Is it ${t}? "${refrain}!"`,
        `"All of you, now!" says ${k}. ${way.restNow} Then ${t}. "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'jump', 'happy'), seen(K, 'hug', 'happy')] },
        `But that one at the back! That one ${way.oneNow}. "There you are, ${h}!"`,
        `Wait! Right at the end is one more. It ${way.oneNow}. It is ${h}! "You are ours!"`,
        `And the very last one? It ${way.oneNow}! "${h}!" says ${k}. What a big hug!`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(N, 'think', 'worried'), seen(T, 'stand', 'calm'), seen(H, 'wave', 'happy')],
        },
        `Home they go. ${n} looks at ${t}. "Is this one mine?" she says. And ${h} ${way.now}. Good!`,
        `"I know ours," says ${k}. "${h} ${way.now}." ${n} looks at ${t}. "But is this one ${t}?"`,
        `${n} has one, too. "Is it ${t}?" she says. Who can tell? But ${h} ${way.now}!`,
      ),
    ],
  };
}
