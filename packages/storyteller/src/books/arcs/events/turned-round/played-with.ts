import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './played-with-old.ts';
import { partsOf, TITLES } from './played-with-parts.ts';

/** The toys play with a child, and are called away in the middle of it. */
export const PLAYED_WITH: EventPlot = standsApart({ id: 'played-with', young, middle, old });

function young(going: Going): Told {
  const { Y, X, says } = partsOf(going);
  const { K, k, g, Gcap, G } = going;
  const [y, x] = [Y.name, X.name];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: says,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(Y, 'sit', 'calm'), seen(X, 'sit', 'calm')],
        },
        `Here is ${Y.introduced}. Here is ${X.introduced}. "${says} a horse," says ${k}. Off goes ${y}!`,
        `"${says} a horse," says ${k}. That is ${Y.introduced}. ${X.introduced} sits on top. Hop, hop!`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'wave', 'happy'), seen(K, 'run', 'happy')] },
        `"Tea time!" calls ${g}. Down falls ${y}, on one ear. ${k} is gone.`,
        `${Gcap} calls, "Tea!" ${k} runs. And ${y}? ${y} lies upside down.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(Y, 'stand', 'excited'), seen(X, 'stand', 'excited'), seen(K, 'sit', 'surprised')],
        },
        `Next day the toys get up. "What can we play with?" says ${y}. "Look, ${k}!" says ${x}.`,
        `Next day it is the toys who play. "I want that one!" says ${y}. That one is ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'point', 'happy'), seen(K, 'kneel', 'happy'), seen(X, 'cheer', 'happy')] },
        `"${says} a horse," says ${y}. So ${k} is a horse. They ride all round the bed.`,
        `"${says} a horse!" Up get ${y} and ${x}. Hop, hop, goes ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'point', 'happy'), seen(K, 'sit', 'happy'), seen(Y, 'stand', 'happy')],
          things: ['hat'],
        },
        `"${says} a shop," says ${x}. They put four hats on ${k}. The hats are for sale.`,
        `"${says} a shop!" says ${x}. What does ${k} sell? A hat, and a hat, and a hat!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Y, 'hold', 'happy', 'spoon'), seen(K, 'sit', 'shy'), seen(X, 'stand', 'happy')],
          things: ['spoon'],
        },
        `"${says} a baby," says ${y}. ${k} gets soup from a spoon. There is no soup.`,
        `"${says} a baby." Here comes a spoon. Open wide! ${k} eats nothing at all. "All gone!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Y, 'run', 'excited'), seen(X, 'run', 'excited'), seen(K, 'kneel', 'surprised')],
        },
        `"${says} a bridge," says ${x}. ${k} is half a bridge. Then a bell rings, and off they run!`,
        `Now ${k} is a bridge. Ting, ting! "Toy tea!" says ${y}. And they are gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')] },
        `It is quiet. ${k} has one hat, and no game. "Oh," says ${k}.`,
        `Nobody says the end. ${k} sits there, in one hat.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'run', 'happy'), seen(K, 'hug', 'happy')] },
        `Pat, pat. Back comes ${y}! ${y} puts the hat right. Then ${y} gives ${k} a hug.`,
        `Then ${y} runs back. "I left you in the middle!" ${y} takes ${k} by the hand.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'calm'), seen(Y, 'sit', 'happy'), seen(X, 'sit', 'happy')],
        },
        `${k} sits them up, side by side. "${says} the end," says ${k}. "Good night."`,
        `That night ${y} is the right way up. ${x} sits close by. "${says} bedtime," says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { Y, X, says } = partsOf(going);
  const { K, k, g, G } = going;
  const [y, x] = [Y.name, X.name];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: says,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(Y, 'sit', 'calm'), seen(X, 'sit', 'calm')],
        },
        `${k} had ${Y.introduced} in one hand, and ${X.introduced} in the other. "${says} a horse," said ${k} to ${y}. So ${y} was a horse, and carried ${x} up the mountain. The mountain was a knee.`,
        `All afternoon ${k} played with ${Y.introduced} and ${X.introduced}. "${says} a horse," said ${k}. ${y} galloped, and ${x} sat on top, and there was a mountain. They had just got to the difficult part.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'wave', 'calm'), seen(K, 'run', 'happy')] },
        `"Tea!" called ${g}. ${k} let go. ${y} came down upside down, halfway under the chair. ${x} was still up on the mountain, and there was no mountain.`,
        `Then ${g} called, and it was sausages. ${k} was out of the door. ${y} fell on one ear, and stayed there. From under the chair one can't see who is who.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(Y, 'stand', 'excited'), seen(X, 'stand', 'excited'), seen(K, 'sit', 'surprised')],
        },
        `Next morning it was the other way round. ${y} came out from under the chair, with dust on. "What shall we play with?" said ${y}. ${x} looked along the shelf, and along the bed. "Let's have ${k}," said ${x}.`,
        `But in the morning it was the toys who came to play. "Can I have that one?" said ${y}. "It's the one with the arms." "You always get that one," said ${x}. That one was ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'point', 'happy'), seen(K, 'kneel', 'happy'), seen(X, 'cheer', 'happy')] },
        `"${says} a horse," said ${y}. ${k} got down on hands and knees. They rode twice round the bed, and over the slippers. ${k} made the noise as well. It was a very good horse.`,
        `"${says} a horse." ${k} had no idea how hard it is to be one. One has to think of four legs, and be brave about rugs. "Faster!" said ${x}. "It doesn't mind."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'point', 'happy'), seen(K, 'sit', 'happy'), seen(Y, 'stand', 'happy')],
          things: ['hat'],
        },
        `"${says} a hat shop," said ${x}. They put all the hats on ${k}, one on top of the other. ${y} bought the bottom one. That was when the shop fell down.`,
        `Then ${x} had an idea. "${says} a hat shop!" ${k} sat quite still under five hats. "How much is this?" said ${y}. ${k} wasn't sure that shops could speak.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Y, 'hold', 'happy', 'spoon'), seen(K, 'sit', 'shy'), seen(X, 'stand', 'happy')],
          things: ['spoon'],
        },
        `"${says} a baby, and it won't eat," said ${y}. ${k} ate a spoonful of nothing. It was peas, they said. ${k} would have liked it to be something else.`,
        `"${says} a baby." So ${k} was fed with a spoon, and there was nothing on it. "More?" said ${y}. "It says yes," said ${x}. ${k} hadn't said a word.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Y, 'run', 'excited'), seen(X, 'run', 'excited'), seen(K, 'kneel', 'surprised')],
        },
        `"${says} a bridge," said ${x}, "and there's a storm coming." ${k} made a fine bridge, with hands and feet. There was a ting from the toy box. "Tea!" cried ${y}. And they let go, and ran.`,
        `Now came the best game. ${k} was a bridge, and the river was rising. Would it hold? Ting, ting, went the toy box. "That's our tea!" said ${x}. They were gone before anybody knew if it held.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')], things: ['hat'] },
        `It's a strange thing to be a bridge with nobody on it. ${k} held it up for a while longer. Then ${k} sat on the floor, in one hat, and it was very quiet.`,
        `${k} waited, with a hat over one eye. Was there still a river? One can't stop being a bridge by oneself. Somebody has to say so.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'run', 'happy'), seen(K, 'hug', 'happy')] },
        `There were steps on the carpet, soft ones. It was ${y}, still chewing. "I left you in the middle," said ${y}. ${y} put the hat straight. "It held. Everybody got across. That's the end." ${k} gave ${y} a very long hug.`,
        `Then ${y} came back, all alone, with a crumb on the chin. "I couldn't eat," said ${y}. "You were still a bridge." ${y} patted ${k} on the back. "It held. You can stop now." It was just what ${k} had been waiting for.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'calm'), seen(Y, 'sit', 'happy'), seen(X, 'sit', 'happy')],
        },
        `In the evening ${k} had the two of them up the mountain again. "Bath!" called ${g}. ${k} ran, and stopped, and came back. "You both got down safely," said ${k}. Then ${k} sat them up, side by side, where they could look out.`,
        `That night it was time for bed in the middle of a game. "${says} morning up there soon," said ${k}, "and nobody fell off." ${y} was put the right way up, and ${x} next to ${y}. They both had a good view of the door.`,
      ),
    ],
  };
}
