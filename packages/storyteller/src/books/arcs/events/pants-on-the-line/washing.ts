import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './washing-old.ts';

/** No sign and no fence tells the large ones that it is a home; the washing does, once it hangs outside. */
export const WASHING: EventPlot = { id: 'washing', young, middle, old };

function young(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const { refrain, V, v, home, first, drawn, X, Y, Z } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'happy')], things: drawn },
        `${A.introduced} lives in ${first}. It has a bed. It has wet socks. Drip, drip!`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'reach', 'happy'), seen(A, 'shout', 'surprised')], things: drawn },
        `Here comes ${X.introduced}. "Yum! Just what I wanted!" Up goes the ${home}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined')], things: ['sign'] },
        `"Oh! Sorry," says ${X.name}. Bump! So ${a} puts up a sign.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Y, 'reach', 'happy'), seen(A, 'shout', 'surprised')], things: drawn },
        `Here comes ${Y.introduced}. "Just what I wanted!" Up goes the ${home}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined')], things: ['lamp'] },
        `"Sorry!" says ${Y.name}. Bump! So ${a} puts a lamp in the window.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Z, 'reach', 'happy'), seen(A, 'shout', 'surprised')], things: drawn },
        `Here comes ${Z.introduced}. "Just what I wanted!" Up goes the ${home}. "${refrain}" Bump!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(V, 'sit', 'calm')] },
        `${V.introduced} comes for tea. They sit inside. Drip! Wet socks. Drip! Wet pants.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(A === K ? V : A, 'stand', 'surprised')] },
        `"Hang them up outside!" says ${k}. "Then all can see them!"`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(V, 'stand', 'happy')],
          things: ['sock'],
        },
        `Out go the socks. Out go the pants. Flip, flap, on the line!`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'shy'), seen(Y, 'stand', 'shy'), seen(Z, 'stand', 'shy')] },
        `Here come ${X.name}, ${Y.name} and ${Z.name}. They stop. "Pants! Somebody lives in there!"`,
      ),
      page(
        { weather: 'clear', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `Tiptoe, tiptoe, off they go. No bump. No drip. Good night, ${v}. Good night, ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const { refrain, V, v, home, a: an, first, drawn, X, Y, Z } = partsOf(going);
  const O = A === K ? V : A;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'happy')], things: drawn },
        `${A.introduced} lived inside ${first}. It was the best ${home} anywhere. It had a bed in it, a chair, and a line for the washing. The only trouble was the drips. Every night wet socks dripped on ${A.names} nose.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'reach', 'happy'), seen(A, 'shout', 'surprised')], things: drawn },
        `One morning the bed slid across the floor. The whole ${home} was going up! "Lovely!" said somebody outside. "${an === 'an' ? 'An' : 'A'} ${home}! Just what I wanted." It was ${X.introduced}. "${refrain}" shouted ${a}, out of the window.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'shy'), seen(A, 'stand', 'determined')], things: ['sign'] },
        `"I do beg your pardon," said ${X.name}, and let go. Bump! "It doesn't look as if anybody lived there." So ${a} put up a sign. "This is a home," it said.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Y, 'reach', 'happy'), seen(A, 'shout', 'surprised')],
          things: ['sign', ...drawn],
        },
        `After lunch ${Y.introduced} came by, who could not read. "Lovely! Just what I wanted!" Up went the ${home}, and the sign went up with it. "${refrain}" shouted ${a}. "Oh dear, sorry," said ${Y.name}. Bump!`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(Z, 'reach', 'happy'), seen(A, 'shout', 'surprised')],
          things: ['lamp', ...drawn],
        },
        `So ${a} put a lamp in the window. That night ${Z.introduced} came by. "Lovely! ${an === 'an' ? 'An' : 'A'} ${home} with a light in it," said ${Z.name}. "Just what I wanted!" Up it went. "${refrain}" Bump!`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(V, 'sit', 'worried')] },
        `Next day ${V.introduced} came to see ${a}. The chair had lost a leg, and there was jam on the ceiling. "What has a home got," said ${v}, "that ${an} ${home} hasn't?" They thought hard.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(O, 'sit', 'curious')], things: ['sock'] },
        `Drip. A drop fell on ${K.names} nose. ${k} looked up. There hung three wet socks, and a pair of pants with spots. "Why is the washing inside?" said ${O === A ? k : v}. "It has always been inside," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'excited'), seen(O, 'stand', 'surprised')] },
        `"But that's it!" cried ${k}. "If you see pants on a line, then you know that somebody lives there. No ${home} has pants!"`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(V, 'hold', 'happy', 'basket')],
          things: ['sock', ...drawn],
        },
        `They tied the line to the ${home} and to a tree. ${v} held the basket. Up went three socks, one shirt, and the pants with the spots. The wind blew into them, so that they danced.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'shy'), seen(Y, 'stand', 'shy'), seen(Z, 'stand', 'shy')] },
        `Along came ${X.name}, ${Y.name} and ${Z.name}. They were looking for something new. "Lovely!" they said. "Just what we..." Then they saw the pants, and went very red. "Excuse us," they whispered. "Somebody lives in there." They went by on tiptoe.`,
      ),
      page(
        {
          weather: 'clear',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(X, 'look-up', 'curious')],
        },
        `There was no bump that night, and no drip either. ${a} slept dry and still. And far away ${X.name} found a big round pie on a window sill. ${X.name} looked at it from all sides first, for pants.`,
      ),
    ],
  };
}
