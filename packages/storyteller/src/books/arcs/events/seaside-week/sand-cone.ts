import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './sand-cone-old.ts';

/** A gull takes every ice cream, until there is one on top of the castle that is made of sand. */
export const SAND_CONE: EventPlot = { id: 'sand-cone', young, middle, old };

function young(going: Going): Told {
  const { A, G, K, a, g, Gcap, k, chance } = going;
  const { refrain, X, x, biggest } = partsOf(going);
  const also = A === K ? '' : ` ${k} is there, too.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(G, 'sit', 'happy'), ...(A === K ? [] : [seen(K, 'kneel', 'happy')])],
          things: ['bucket'],
        },
        `${A.introduced} is at the seaside. ${a} builds a ${biggest ? 'big, big castle' : 'castle'}.${also}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'ice-cream'), seen(A, 'reach', 'excited')],
          things: ['ice-cream'],
        },
        `Here comes ${g} with an ice cream! It is pink. It is cold. Lick!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'float', 'excited'), seen(A, 'stand', 'surprised')] },
        `And here comes ${X.introduced}. "${refrain}" Oh!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'ice-cream'), seen(X, 'stand', 'curious')],
          things: ['ice-cream', 'hat'],
        },
        `Next day there is a hat on it. ${x} likes the hat. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(X, 'float', 'excited')],
          things: ['ice-cream'],
        },
        `Then ${a} walks into the sea. ${x} can swim. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(X, 'stand', 'proud')] },
        `${a} sits by the castle. ${x} sits up on top. It is the highest place.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'excited')], things: ['bucket'] },
        `Oh! ${a} knows. ${a} makes a ball of wet sand. It goes on a cone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'happy'), seen(G, 'cheer', 'happy')], things: ['ice-cream'] },
        `Up it goes, on top of the castle! What a big ice cream. Yum, yum!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'stand', 'surprised'), seen(A, 'cheer', 'excited')] },
        `"${refrain}" But what is that? Pfff! Sand! ${x} spits and spits.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ice-cream'), seen(X, 'stand', 'sad')],
          things: ['ice-cream'],
        },
        `Now ${a} has a real one. Lick, lick, lick. ${x} only looks.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(X, 'stand', 'happy')] },
        `One bit is left, right at the bottom. "For you," says ${a}. Crunch! ${Gcap} laughs.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, K, a, g, k, chance } = going;
  const { refrain, X, x, biggest } = partsOf(going);
  const also = A === K ? '' : ` ${k} filled the bucket.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(G, 'sit', 'happy'), ...(A === K ? [] : [seen(K, 'kneel', 'happy')])],
          things: ['bucket'],
        },
        `It was the first day at the seaside. ${A.introduced} ${biggest ? 'began the biggest sandcastle ever' : 'built a castle'}, with four towers and a ditch.${also} There were crabs in the pools and sand in the sandwiches. "It's all just as it should be," said ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'ice-cream'), seen(A, 'reach', 'excited')],
          things: ['ice-cream'],
        },
        `"Nearly all," said ${a}. So ${g} went to the kiosk, and there was an ice cream. It was strawberry, and as high as a hat. ${a} looked at it from every side, to see where to begin.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'float', 'excited'), seen(A, 'stand', 'surprised')] },
        `You should never look at an ice cream. ${X.introduced} had been looking as well. "${refrain}" There was only a cold spot on ${A.names} nose. ${x} sat down on the highest tower, and swallowed.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'ice-cream'), seen(X, 'stand', 'curious')],
          things: ['ice-cream', 'hat'],
        },
        `On Tuesday ${a} kept a straw hat over it. One lifts the hat, and licks, and puts it down. But one does have to lift it. "${refrain}" ${x} took both. The hat was given back, with a hole in it.${biggest ? ` By evening the castle was up to ${A.names} knees.` : ''}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(G, 'stand', 'surprised'), seen(X, 'float', 'calm')],
          things: ['ice-cream'],
        },
        `On Wednesday ${a} walked into the sea with it, up to the tummy. "It can't come from below," said ${a}. It came from below. Gulls can swim. "${refrain}"${biggest ? ` By tea the castle was up to the chin.` : ''}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'angry'), seen(X, 'stand', 'proud')] },
        `On Thursday ${a} ate it all in one bite, and then it hurt. "That's no fun," said ${g}. "No," said ${a}. ${x} came down on the tallest tower, as always. ${x} liked to be on whatever was highest.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'excited'), seen(G, 'sit', 'curious')], things: ['bucket'] },
        `${a} looked at the tower. ${a} looked at ${x}. Then ${a} asked the kiosk for one empty cone. "Only the cone?" said ${g}. "I'm making the rest," said ${a}. There was sand, nice and wet. A bit of red seaweed made it strawberry.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(G, 'stand', 'happy')], things: ['ice-cream'] },
        `It was a beauty. It went up on the very tallest tower, all alone against the sky. "Oh dear," said ${a}, rather loudly. "I do hope that nobody takes my ice cream." And ${a} looked the other way.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'stand', 'surprised'), seen(A, 'cheer', 'excited')] },
        `"${refrain}" Then there was a noise like somebody sweeping a path. ${x} shut one eye. ${x} shut the other. Out came the sand, and the seaweed, and a very small, cross crab.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ice-cream'), seen(X, 'stand', 'sad')],
          things: ['ice-cream'],
        },
        `On Friday ${a} had a real one. It was held up, in plain sight. ${x} looked at it. ${x} thought of yesterday. ${a} licked it all the way round. Nobody swooped.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(X, 'stand', 'happy'), seen(G, 'sit', 'happy')],
        },
        `The last bite of a cone has a bit of everything in it. ${a} put it on the tallest tower, and stepped back. It took ${x} quite a while to believe it. Crunch. After that ${x} stayed on the castle until dark, and let nobody come near. Not even ${g}, with the bags.`,
      ),
    ],
  };
}
