import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, type Parts } from './parts.ts';

/** Nothing does in its place; and then it is good that there is nothing. */
export function young(going: Going): Told {
  const parts = partsOf(going);
  const { A, C, K, a, c, k, x, own, Own, gone, is, some, standIns, home, refrain, title } = parts;
  const [one, two, three] = standIns;
  const tried = (standIn: (typeof standIns)[number]) => (standIn.drawn ? { things: [standIn.drawn] } : {});
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: home, time: 'day', camera: 'close', actors: [seen(A, 'stand', 'sad')] },
        ...(gone
          ? [
              `Oh! ${A.introduced} wakes up. Where ${is} the ${x}? Gone!`,
              `Look at ${A.introduced}. No ${x}! All gone!`,
              `This is ${A.introduced}. Yesterday there ${is === 'are' ? 'were' : 'was'} ${own}. Now? None!`,
            ]
          : [
              `This is ${A.introduced}. ${A.He} has no ${x}. None at all!`,
              `Here is ${A.introduced}. Where ${is} the ${x}? There ${is} no ${x}!`,
              `Here comes ${A.introduced}. What is missing? The ${x}!`,
            ]),
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'proud'), seen(A, 'look-up', 'sad')] },
        `Look at ${C.introduced}. ${c} has ${own}. "I want ${some}, too," says ${a}.`,
        `Here is ${C.introduced}. "${Own}! Look!" says ${c}. ${a} looks.`,
        `${C.introduced} has ${own}. All of them have ${own}. But not ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'happy')], ...tried(one) },
        `${k} has ${one.what}. Will that do? ${one.brief} "${refrain}" says ${a}.`,
        `"I know!" ${k} has ${one.what}. ${one.brief} "${refrain}"`,
        `Then ${k} comes with ${one.what}. ${one.brief} "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(K, 'stand', 'happy')], ...tried(two) },
        `Next ${k} brings ${two.what}. ${two.brief} "${refrain}" says ${a}.`,
        `What about ${two.what}? ${two.brief} "${refrain}" says ${a}.`,
        `${k} finds ${two.what}. Will it do? ${two.brief} "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'stand', 'worried')], ...tried(three) },
        `Last of all, ${three.what}! ${three.brief} "${refrain}" says ${a}.`,
        `And now ${three.what}! ${three.brief} "${refrain}"`,
        `There is still ${three.what}. ${three.brief} "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, parts.stays ? 'stand' : 'sit', 'sad')] },
        `"I am no real ${A.kind}," says ${a}. "Only most of one."`,
        `${a} is sad. "I am only most of ${A.aKind}."`,
        `"A ${A.kind} must have ${own}!" Sniff, goes ${a}.`,
      ),
      ...TURNS[parts.turn](parts),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(C, 'stand', 'surprised')] },
        `"No ${x}!" says ${a}. "That is how!" "I want none, too," says ${c}.`,
        `"How did you do it?" says ${c}. "I have no ${x}," says ${a}. "Lucky you!"`,
        `Hooray for ${a}! "How good to have none!" says ${c}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(C, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        ...(parts.stays
          ? [
              `Then ${c} drops the ${x}. One is left! "${refrain}" says ${a}. Good night.`,
              `"No ${x}!" says ${c} in autumn. But one is left. "${refrain}" says ${a}.`,
              `Down come the ${x} of ${c}. All but one! "${refrain}" says ${a}.`,
            ]
          : [
              `So ${c} hides ${parts.them}. "Look, no ${x}!" "${refrain}" says ${a}. Good night.`,
              `In bed ${c} says, "Look! No ${x}!" But one can see ${parts.them}. "${refrain}" says ${a}.`,
              `"No ${x}!" says ${c}. ${c} has put a leaf in front. "${refrain}" says ${a}.`,
            ]),
      ),
    ],
  };
}

const TURNS = {
  soft: ({ A, C, S, a, c, s, x }: Parts) => [
    page(
      { camera: 'close', actors: [seen(S, 'sit', 'sad'), seen(A, 'stand', 'surprised')] },
      `Who is this? It is ${S.introduced}. ${s} is tired, and far from home.`,
      `Here sits ${S.introduced}, so small. "I cannot go on," says ${s}.`,
      `"Who can carry me home?" It is ${S.introduced}. It is a long way.`,
    ),
    page(
      { camera: 'close', actors: [seen(C, 'reach', 'happy'), seen(S, 'sit', 'scared')] },
      `"I can," says ${c}. But oh, the ${x}! "Ouch!" says ${s}.`,
      `${c} comes first. But the ${x}! "Not you!" says ${s}. "Ouch!"`,
      `"Up you come!" says ${c}. "Ouch! The ${x}!" says ${s}.`,
    ),
    page(
      { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(S, 'sit', 'happy')] },
      `Now ${a}. So soft! No ${x}, no ouch. And so ${s} gets home.`,
      `"Then me," says ${a}. Nothing is sharp there. ${s} sleeps all the way home.`,
      `${a} takes ${s} so softly. "Mmm," says ${s}. "That is nice." Home!`,
    ),
  ],
  thin: ({ A, C, K, a, c, k, x }: Parts) => [
    page(
      { camera: 'wide', actors: [seen(K, 'point', 'worried'), seen(A, 'stand', 'surprised')], things: ['ball'] },
      `Oh no, the ball! It rolls into a deep, thin hole.`,
      `Bump! Bump! The ball is in a hole. ${k} cannot get it.`,
      `Plop! There goes the ball. That hole is so thin!`,
    ),
    page(
      { camera: 'close', actors: [seen(C, 'reach', 'surprised')] },
      `"I can get it!" says ${c}. Oh! ${c} is stuck. "My ${x}!"`,
      `In goes ${c}. Half of ${c}. Then ${c} sticks. "It is my ${x}!"`,
      `${c} tries. In, in... stuck! "My ${x}!" Pull! Pop! Out.`,
    ),
    page(
      { camera: 'medium', actors: [seen(A, 'hold', 'proud'), seen(K, 'cheer', 'happy')], things: ['ball'] },
      `Now ${a}. No ${x}, so nothing sticks. In, and out. The ball!`,
      `"Then me," says ${a}. In goes all of ${a}. Here is the ball!`,
      `What has ${a} got to get stuck? Nothing! Out comes ${a}, with the ball.`,
    ),
  ],
  bare: ({ A, C, K, a, c, k, x }: Parts) => [
    page(
      { camera: 'wide', actors: [seen(K, 'look-up', 'worried'), seen(A, 'stand', 'surprised')] },
      `Whoosh! Up goes the kite of ${k}. Gone! Where did it come down?`,
      `Where is the kite? The wind took it. It is up there somewhere.`,
      `The wind has the kite! Now it hangs up high. But where?`,
    ),
    page(
      { camera: 'medium', actors: [seen(K, 'look-up', 'worried'), seen(C, 'stand', 'worried')] },
      `${k} looks up into ${c}. So many ${x}! Nobody can see a thing.`,
      `"Is it in you?" says ${k}. "How should I know?" says ${c}. "All these ${x}!"`,
      `Is it in ${c}? It may be. But all one sees is ${x}.`,
    ),
    page(
      { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'proud')], things: ['kite'] },
      `And in ${a}? No ${x}, and there it is! The kite!`,
      `"Look in me," says ${a}. ${k} sees it at once. There is the kite!`,
      `${k} looks at ${a}. Nothing is in the way. The kite!`,
    ),
  ],
};
