import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './just-my-size-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever is small runs away from a big roar; from a small one it comes out. */
export const JUST_MY_SIZE: EventPlot = { id: 'just-my-size', young, middle, old };

function young(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const { refrain, setting, word, big, small, P, p } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES(word))),
    refrain,
    pages: [
      page(
        { setting, time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'happy')] },
        `Here is ${A.introduced}. Here are all the big ones. "${big}" they go. The mice run away.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(K, 'stand', 'calm')] },
        `Now ${a}. One deep breath! "${small}." Oh! "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(K, 'hold', 'happy', 'bowl')] },
        `"Eat this," says ${k}. ${a} eats it all up. "${small}." "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(K, 'look-up', 'happy')], things: ['rock'] },
        `${a} gets up on a rock. "${small}." A mouse sits there. It does not run.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'surprised'), seen(K, 'reach', 'worried')], things: ['bucket'] },
        `${a} puts a bucket on. "${small}," goes the bucket. Pull, pull! Pop! "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'hug', 'calm')] },
        `"I am too quiet," says ${a}. ${k} sits down by ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'hide', 'scared')], things: ['bush'] },
        `But who is not home? It is ${P.introduced}. "${big}" go the big ones. ${p} hides.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'curious')], things: ['bush'] },
        `The bush shakes. "That is too big for ${p}," says ${k}. "${a}, you do it!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm'), seen(P, 'stand', 'curious')], things: ['bush'] },
        `"${small}," says ${a}. The bush is still. "${small}." Out comes ${p}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'proud'), seen(P, 'sit', 'happy'), seen(K, 'walk', 'happy')] },
        `"That was just my size," says ${p}. ${a} takes ${p} home.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(P, 'sleep', 'sleepy')] },
        `Now it is night. "${big}" go the big ones. "${small}," goes ${a}. That is for ${p}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const { refrain, setting, word, did, big, small, others, P, p, R } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES(word))),
    refrain,
    pages: [
      page(
        { setting, time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(K, 'sit', 'happy')] },
        `Every evening all the ${A.kinds} stood on the hill and ${did}. "${big}" It meant: we are here, sleep well. The mice heard it and dived under the leaves. At the end of the row stood ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(K, 'stand', 'calm')] },
        `${a} took a breath that went down to the toes. "${small}," said ${a}. It was about as big as a bean. "${refrain}" said ${others}. They only said it because it was true. ${k} had heard it, but ${k} sat near.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(K, 'hold', 'happy', 'bowl')] },
        `"It may be hungry," said ${k}, and made porridge. ${a} ate three bowls, for the ${word}. "${small}," said ${a}, and hiccuped. The hiccup was louder. "${refrain}" said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(K, 'look-up', 'happy'), seen(R, 'sit', 'calm')],
          things: ['rock'],
        },
        `"Then do it from high up," said ${k}. ${a} climbed the tallest rock. ${R.introduced} was sitting on it already. "${small}," said ${a}. ${R.name} did not run away. "Did somebody say something?" said ${R.name}, and moved up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'surprised'), seen(K, 'reach', 'worried')], things: ['bucket'] },
        `"In a bucket everything is louder," said ${k}. ${a} put it right over both ears. "${small}," said the bucket. After that it would not come off. They pulled until supper. A mouse came up close, to watch. "${refrain}" said the mouse.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'hide', 'sad'), seen(K, 'sit', 'calm')], things: ['rock'] },
        `${a} lay down behind the rock. "I'm no good at the end of the row," said ${a}. "They stop before me, and nobody can tell." ${k} did not know what to say. So ${k} stayed, and leaned on ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'hide', 'scared')], things: ['bush'] },
        `That evening somebody had not come home. It was ${P.introduced}, who was the smallest of all. "We'll call," said ${others}. "${big}" Far down the hill a bush began to shake. They called louder. "${big}" It shook harder.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'curious')], things: ['bush'] },
        `"${p} is in there," said ${k}, "and is going further in! You're too big!" Then ${k} thought of ${R.name}, who had only moved up. And the mouse had come close. "${a}," said ${k}. "Nobody runs away from yours."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm'), seen(P, 'stand', 'curious')], things: ['bush'] },
        `${a} went down the hill and lay flat in front of the bush. "${small}," said ${a}. The bush stopped shaking. "${small}." A beak looked out. "Was that you?" said ${p}. "It's just my size."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'proud'), seen(P, 'sit', 'happy'), seen(K, 'walk', 'happy')] },
        `${p} rode home between ${A.names} ears. "We called and called," said ${others}. "What did you say to get ${p} out?" "The same as you," said ${a}. "Only less of it."`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'sleepy')] },
        `Now they do it in two parts. "${big}" it goes, all round the hills. We are here. Then everybody waits for the end of the row. "${small}," says ${a}. You too, it means. Then the mice come out from under the leaves, and turn round once. And they sleep.`,
      ),
    ],
  };
}
