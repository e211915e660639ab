import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './paper-hand-old.ts';
import { CARD_REFRAINS as REFRAINS, CARD_TITLES as TITLES, partsOf } from './parts.ts';

/** On each card it says that something is missing; whoever lays them side by side sees what it is. */
export const PAPER_HAND: EventPlot = { id: 'paper-hand', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, t, toy, aToy, there, lovely, Gcap } = partsOf(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'walk', 'happy')], things: toy },
        `Here go ${k} and ${t}. ${t} is ${aToy}. They always go hand in hand.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [], things: ['aeroplane', ...toy] },
        `Oh no! Up goes a plane. Who is on it, all alone? ${t}!`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'hug', 'calm')] },
        `${t} is ${there}. ${k} is at home. ${Gcap} gives ${k} a hug.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'letter')], things: toy },
        `Plop! A card for ${k}. ${t} is at the sea! "${lovely} ${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'curious'), seen(G, 'stand', 'curious')],
          things: ['letter', ...toy],
        },
        `Plop! One more card. ${t} is up a hill. "${lovely} ${refrain}" What is it? A hat?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious')], things: ['letter', ...toy] },
        `Plop! A third card. ${t} is at a party. "${lovely} ${refrain}" Cake? No, there is cake.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious')], things: ['letter', ...toy] },
        `One card, two cards, three cards. ${k} looks. ${t} has one arm out. Always one arm out!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited')] },
        `${k} has one arm out, too. "A hand! My hand is missing!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy', 'crayon')] },
        `${k} takes a crayon. Round the fingers it goes. Snip! A paper hand. Off to ${t} it goes!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hug', 'happy'), seen(G, 'stand', 'happy')], things: ['box', ...toy] },
        `Ding dong! ${Gcap} has a big box. Who is in it? ${t}, with the paper hand! ${k} hugs ${t}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: toy },
        `Good night, ${k}. Good night, ${t}. They sleep hand in hand. Nothing is missing.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, t, toy, aToy, there, lovely } = partsOf(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'walk', 'happy'), seen(G, 'walk', 'happy')],
          things: toy,
        },
        `${t} was ${aToy}, and went everywhere with ${k}, hand in hand. ${t} had one arm that was longer than the other. It came of being held. "Where ${k} goes, ${t} goes," said ${g}. And so it was, until the day of the suitcases.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [], things: ['aeroplane', ...toy] },
        `Nobody saw how it happened. There was a crowd, and there were too many bags. Then a plane went up, with a small face in the last window. It was ${t}, all alone.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'hug', 'calm')] },
        `${Gcap} rang up, and then rang up somebody else. "${t} is ${there}," said ${g}. "Nobody knows where just now." ${k} went to bed with one hand empty. It is surprising how empty that is.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'letter')], things: toy },
        `On Monday a card came, from ${there.replace(/^in /, '')}. It was a photograph. ${t} sat by the sea, in a paper hat. "${lovely} ${refrain}" That was what it said. ${k} read it three times. "Sun cream?" said ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'curious'), seen(G, 'stand', 'curious')],
          things: ['letter', ...toy],
        },
        `On Wednesday there was another card. ${t} stood on top of a mountain, in the wind. "${lovely} ${refrain}" So it said on the back. "A scarf," said ${g}. They sent off a scarf. ${k} did not think it was a scarf.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious')], things: ['letter', ...toy] },
        `On Friday the card had music on it. ${t} was at a party, and everybody danced. "${lovely} ${refrain}" said ${t} again. "Cake," said ${g}. But there was cake. You could see it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious')], things: ['letter', ...toy] },
        `${k} laid the three cards in a row on the floor. What was missing at the sea, on the mountain and at the party? ${k} looked until it was nearly dark. Then ${k} saw the arm. ${t} had one arm out, to the side, on all three.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'excited'), seen(G, 'stand', 'surprised')] },
        `${k} stood just like that, with one arm out to the side. It felt right. It was how ${k} always stood. "I know what's missing!" cried ${k}. "It's me! It's my hand!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy', 'crayon'), seen(G, 'hold', 'happy', 'scissors')] },
        `${k} laid a hand on some paper. A crayon went round it, every finger. ${Gcap} cut it out with the scissors. On the thumb ${k} wrote: Hold on. It went off in an envelope, with four stamps.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hug', 'happy'), seen(G, 'stand', 'happy')], things: ['box', ...toy] },
        `Nine days later somebody rang the bell. ${Gcap} carried in a box, with holes in it for air. ${k} tore it open. There sat ${t}, in a scarf, and held the paper hand. It was crumpled, and quite grey. "You held on," said ${k}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: toy },
        `The cards hang over the bed, all three in a row. The paper hand lives in a drawer, in case. But at night it isn't needed. ${k} and ${t} sleep hand in hand, and nothing is missing.`,
      ),
    ],
  };
}
