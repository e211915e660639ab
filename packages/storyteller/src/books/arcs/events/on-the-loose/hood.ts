import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hood-old.ts';
import { partsOf, TITLES, TITLES_YOUNG } from './parts.ts';

/** It is heard wherever the one in charge stands: it has sat in the hood all along. */
export const HOOD: EventPlot = { id: 'hood', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, B, b, X, x, L, l, V, place, cage, isInTank } = partsOf(going);
  const [one, two, three] = place.spots;
  return {
    title: titled(going.chance.pick(...TITLES_YOUNG)),
    refrain,
    pages: [
      page(
        { setting: place.setting, camera: 'wide', actors: [seen(L, 'stand', 'happy'), seen(K, 'stand', 'happy')] },
        `${l} is ${place.at}. Her coat is green. It has a big, big hood. Here comes ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(L, 'stand', 'surprised')] },
        `Where is ${X.introduced}? The ${cage} is open! "${refrain}" says ${l}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'kneel', 'worried'), seen(K, 'kneel', 'curious'), seen(B, 'kneel', 'curious')],
        },
        `${l} looks by ${one}. ${k} and ${b} look, too. Rustle! "${refrain}" No ${x}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'kneel', 'worried'), seen(K, 'kneel', 'curious')] },
        `${l} looks by ${two}. Rustle! "${refrain}" Only a mitten.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'worried'), seen(K, 'look-up', 'curious')] },
        `${l} looks by ${three}. Rustle! "${refrain}" No ${x} at all.`,
      ),
      page({ camera: 'close', actors: [seen(L, 'sit', 'sad')] }, `Now ${l} is sad. "Where can ${x} be?"`),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious')] },
        `${k} thinks. ${l} stops, and it rustles. It always rustles next to ${l}!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(L, 'stand', 'surprised')] },
        `"${refrain}" says ${k}. "Not even you, ${l}." ${k} looks up at the hood.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            isInTank ? seen(X, 'stand', 'calm') : seen(X, 'sleep', 'sleepy'),
            seen(K, 'look-up', 'happy'),
            seen(L, 'kneel', 'happy'),
          ],
        },
        `Who is in the hood? ${x}! ${isInTank ? 'Quite still' : 'Fast asleep'}. ${l} had ${x} all the time!`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'cheer', 'happy'), seen(K, 'cheer', 'happy'), seen(X, 'stand', 'sleepy')] },
        `Back goes ${x} into the ${cage}. Click! ${l} laughs, and ${k} laughs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'stand', 'surprised'), seen(K, 'point', 'excited')] },
        `In comes ${V.name}, with a big hood. Rustle! "${refrain}" It is only a sandwich.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, B, b, X, x, L, l, V, place, cage, isInTank } = partsOf(going);
  const [one, two, three] = place.spots;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: place.setting, camera: 'wide', actors: [seen(L, 'stand', 'happy'), seen(K, 'stand', 'surprised')] },
        `It was so cold ${place.at} that ${l} wore a coat. It was green, and it had a big hood that hung down behind. "Good morning," said ${l}. "Who will say hello to ${X.introduced}?" ${k} went to the ${cage} and came back. "There's nobody in," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'surprised'), seen(K, 'stand', 'worried')] },
        `The little door stood open, as wide as two fingers. "${refrain}" said ${l}. And ${place.crowd} stood still. "${x} is loose," said ${l}. "${x} is small, and we have ${place.feet}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'kneel', 'curious'), seen(K, 'kneel', 'curious'), seen(B, 'kneel', 'curious')],
        },
        `Very carefully they all got down to look. ${l} looked by ${one}. Rustle, rustle! "${refrain}" said ${l}. "I can hear ${x}! By ${one}!" ${k} and ${b} looked there twice. They found one red mitten.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'sit', 'curious'), seen(K, 'sit', 'curious')] },
        `Then they put down some breakfast for ${x}, and waited. ${l} sat by ${two}. Rustle, rustle! "${refrain}" said ${l}. "This time it's by ${two}!" They moved every single thing. They found the other mitten.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'stand', 'worried'), seen(B, 'cover', 'curious'), seen(K, 'think', 'curious')],
        },
        `They tried it with their eyes shut, because you hear better. ${b} did not even breathe. ${l} stood by ${three}, with one finger up. Rustle, rustle! "${refrain}" said ${l}. "By ${three}!" They opened their eyes. There was only ${three}.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'sit', 'sad'), seen(K, 'stand', 'sad')] },
        `It was nearly dinner time. "${x} is everywhere," said ${l}, "and ${x} is nowhere." She sat down on a chair that was much too small. Nobody had ever seen ${l} so sad. ${k} wanted to help, and found a pencil.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'curious', 'pencil'), seen(B, 'point', 'curious')],
          things: ['map'],
        },
        `With the pencil ${k} drew a map, and a cross for every rustle. There was a cross by ${one}. There was one by ${two}, and one by ${three}. "How does ${x} get about so fast?" said ${b}. "Who else was by ${one}?" said ${k}. "Only ${l}," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(L, 'sit', 'surprised')] },
        `"And by ${two}?" "${l}." "And by ${three}?" They looked at each other. "${refrain}" said ${k}, very quietly. "Not even you, ${l}." And ${k} walked round behind the chair. The green hood hung down there. It was ${isInTank ? 'moving' : 'breathing'}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            isInTank ? seen(X, 'stand', 'calm') : seen(X, 'sleep', 'sleepy'),
            seen(K, 'look-up', 'happy'),
            seen(L, 'sit', 'surprised'),
          ],
        },
        `${isInTank ? `${x} was at the bottom of the hood, warm and quite still.` : `${x} lay at the bottom of the hood, warm and fast asleep.`} "Is ${x} near me?" whispered ${l}. "Very," said ${k}. They held the ${cage} up close. ${x} ${isInTank ? 'took a look at it' : 'woke, yawned'}, and went home without any help.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'cheer', 'happy'), seen(K, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `"I've looked all morning," said ${l}, "and ${x} was sitting on my back." Then she began to laugh. All ${place.crowd} laughed until the windows shook. ${l} laughed loudest.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'stand', 'surprised'), seen(K, 'point', 'excited')] },
        `Next day the little door was shut, and tied with string. Then ${V.name} looked in to say hello. He had a very big hood. Rustle, rustle! "${refrain}" shouted ${place.crowd}. It was his sandwich. But ${k} looked in the hood as well.`,
      ),
    ],
  };
}
