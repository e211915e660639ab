import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './mitten-old.ts';
import { partsOf } from './parts.ts';

const TITLES = ['just gone', 'the other mitten', 'one red mitten', 'who gets out'] as const;

/** They look for a toy that looks for something itself: the mitten that the child lost. */
export const MITTEN: EventPlot = { id: 'mitten', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, Gcap, t, toy, ride } = partsOf(going);
  const shop = going.company.person('Mrs Popple', 'shopkeeper');
  const park = going.company.person('Mr Dobbs', 'neighbour');
  const refrain = going.chance.pick('Just gone!', 'Only just gone!', `${t} has just gone!`);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'stand', 'sad')], things: ['mittens', ...toy] },
        `${k} has one red mitten. Only one! "I lost the other," ${k} tells ${t}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'surprised')], things: [ride.drawn, ...toy] },
        `Next day the ${ride.noun} goes by. Who is on it, all alone? ${t}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'worried'), seen(G, 'run', 'worried')], things: [ride.drawn] },
        `"Stop!" call ${k} and ${g}. Too late! "${t} has gone on the ${ride.noun}!"`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(shop, 'stand', 'happy'), seen(K, 'look-up', 'worried'), seen(G, 'stand', 'calm')],
        },
        `${k} and ${g} ask at the shop. "${t} looked in my boxes," says ${shop.name}. "${refrain}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(park, 'stand', 'happy'), seen(K, 'stand', 'worried')],
        },
        `${k} and ${g} ask in the park. "${t} looked under my bench," says ${park.name}. "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'run', 'worried'), seen(G, 'run', 'worried')],
          things: [ride.drawn],
        },
        `${k} and ${g} ask on the ${ride.noun}. "${t} looked under my seats," says the ${ride.driver}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'hug', 'calm')] },
        `${k} sits down. Poor ${k}! ${Gcap} gives ${k} a hug.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `In the boxes. Under the bench. Under the seats. ${k} thinks. "${t} is looking for something!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited')], things: ['mittens'] },
        `${k} has one red mitten. "${t} is looking for my mitten!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited'), seen(G, 'stand', 'happy')],
          things: [ride.drawn, ...toy],
        },
        `${k} and ${g} run home. Here comes the ${ride.noun}. Who gets out? ${t}, with a red mitten!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['mittens', ...toy],
        },
        `Good night, ${k}. Good night, ${t}. Good night, two red mittens.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, t, toy, aToy, ride } = partsOf(going);
  const shop = going.company.person('Mrs Popple', 'shopkeeper');
  const park = going.company.person('Mr Dobbs', 'neighbour');
  const refrain = going.chance.pick("You've just missed each other!", 'Gone a minute ago!', `You've just missed ${t}!`);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'sad'), seen(G, 'stand', 'calm')],
          things: ['mittens', ...toy],
        },
        `${k} had two red mittens, and then only one. The other was lost, somewhere in town. "We looked everywhere," said ${g}. ${k} told ${t} about it at bedtime. ${t} always listened. "I wish somebody would find it," said ${k}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')],
          things: [ride.drawn, ...toy],
        },
        `In the morning ${t} was not in bed, and not under it. ${k} looked out of the window. There stood the ${ride.noun}. Somebody small got on, all alone. "${Gcap === 'The grown-up' ? 'Quick' : Gcap}!" cried ${k}. "${t} is going away on the ${ride.noun}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'worried'), seen(G, 'run', 'worried')], things: [ride.drawn] },
        `They ran to the ${ride.stop}, with one shoe each undone. The ${ride.noun} was gone. So they took the next one. "${aToy.replace(/^a/, 'A')}?" said the ${ride.driver}. "Paid with a button, and got out at the shop."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(shop, 'stand', 'happy'), seen(K, 'look-up', 'worried'), seen(G, 'stand', 'calm')],
        },
        `"Oh yes," said ${shop.name} in the shop. "${t} came in and looked in all my boxes. I asked what it was to be, but ${t} wouldn't say. Then ${t} went off to the park. ${refrain}" ${k} and ${g} ran.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(park, 'sit', 'happy'), seen(K, 'stand', 'worried'), seen(G, 'stand', 'worried')],
        },
        `In the park sat ${park.name}, feeding the ducks. "${t}? Very polite," he said. "I had to lift my feet. ${t} looked under my bench, and behind the bin. ${refrain}" ${k} and ${g} ran all the way back.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'run', 'worried'), seen(G, 'run', 'worried')],
          things: [ride.drawn],
        },
        `There was a ${ride.noun} at the ${ride.stop}. "Back again?" said the ${ride.driver}. "${t} rode with me this time, too. All the passengers had to get up. ${t} looked under every single seat! ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `${k} sat down on the bench at the ${ride.stop}. "${t} has gone away from me," said ${k}, in a small voice. ${Gcap} sat down as well. "Would ${t} do that?" said ${g}. ${k} thought about it. ${t} would not.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['mittens'] },
        `In the boxes, behind the bin, under the seats. Why would anybody look there? It was cold, and ${k} pulled on the one red mitten. Then ${k} stared at it. "${t} isn't lost at all!" said ${k}. "${t} is looking for my mitten!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(G, 'run', 'happy')], things: ['mittens'] },
        `"If we run after ${t}, we'll always be too late," said ${k}. "Where do you go with a mitten, when you've found it?" "Home," said ${g}. So they ran home, and stood at their own ${ride.stop}, and waited.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'hug', 'happy')], things: [ride.drawn, 'mittens', ...toy] },
        `It was nearly dark when the ${ride.noun} came. The door opened. Down the step, backwards, came ${t}, and under one arm was something red. ${k} hugged the mitten and ${t}, both together. ${t} smelled of ducks.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['mittens', ...toy],
        },
        `${t} was in bed by seven, and very tired. ${k} wore one mitten, and ${t} wore the other. "Next time, take me along," said ${k}. "And I'd have paid with something better than a button." ${t} listened. ${t} always did. Then they both slept.`,
      ),
    ],
  };
}
