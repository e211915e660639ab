import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-cape-more-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The villain who empties every cupboard is looking for one thing: a cape like the hero's. */
export const ONE_CAPE_MORE: EventPlot = { id: 'one-cape-more', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { V, v, first, hero, laugh } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: laugh,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'stand', 'proud')] },
        `${k} is a super hero. Look at the red cape! "I am ${hero}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'reach', 'happy'), seen(K, 'stand', 'surprised')] },
        `But who is that? It is ${first}! ${v} is the villain. ${v} pulls at the cape. "${laugh}"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(V, 'sit', 'happy'), seen(K, 'run', 'surprised')],
          things: ['saucepan'],
        },
        `Bang! ${v} opens a cupboard. Out come the saucepans! "Stop!" says ${k}. "${laugh}" says ${v}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'sit', 'happy'), seen(K, 'kneel', 'determined')], things: ['spoon'] },
        `${k} puts the pans back. Out come the spoons! "${laugh}" says ${v}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(V, 'sit', 'happy'), seen(K, 'run', 'worried')],
          things: ['sock'],
        },
        `${k} puts the spoons back. Out come the socks! And all the shirts! "${laugh}"`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(K, 'run', 'determined'), seen(V, 'reach', 'happy')] },
        `Whoosh! ${hero} runs so fast. Too late! Here are the towels! "${laugh}" says ${v}.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'sad'), seen(K, 'think', 'curious')] },
        `But look. ${v} puts a towel on. It falls off. ${v} tries a bigger one. It falls off.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(V, 'look-up', 'happy')] },
        `"You pulled at my cape," says ${k}. "${v}! Are you looking for a cape?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(V, 'stand', 'proud')] },
        `${k} tucks in a towel at the back. It stays on. "Ba!" says ${v}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'stand', 'worried'), seen(K, 'stand', 'proud'), seen(V, 'kneel', 'happy')],
          things: ['key'],
        },
        `"My key!" says ${g}. It is under the sofa. ${k} is too big. ${v} is not. Out comes the key!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(V, 'cheer', 'happy')] },
        `"${laugh}" says ${v}. "Ha-ha-ha!" says ${k}. Now there are two super heroes.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(V, 'sleep', 'sleepy')],
        },
        `${k} is asleep. ${v} is asleep. All the cupboards are shut. The capes are on the hook. Good night, heroes.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { V, v, first, hero, laugh } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: laugh,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'stand', 'proud')] },
        `By day there lived in that house a child called ${k}. But in a red cape ${k} was a superhero, ${hero}! There was danger in the house every day, just after lunch.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'reach', 'happy'), seen(K, 'stand', 'surprised')] },
        `For in the same house lived a villain. It was ${first}, the Terrible, the One with Two Teeth. ${v} got hold of the red cape and pulled. "Let go, villain!" cried ${k}. "${laugh}" said ${v}, and crawled off towards the kitchen.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(V, 'sit', 'happy'), seen(K, 'run', 'surprised')],
          things: ['saucepan'],
        },
        `CRASH! ${v} had opened the big cupboard. Out came the saucepans, and the lids, and the sieve. "You won't get away with this!" cried ${hero}, and put them all back. "${laugh}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'sit', 'happy'), seen(K, 'cover', 'worried')], things: ['box'] },
        `${hero} had a plan. A hero can stand in front of a cupboard with both arms out. But a kitchen has five cupboards, and nobody has ten arms. Out came the boxes, and the lids that fit nothing. "${laugh}"`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(V, 'sit', 'happy'), seen(K, 'run', 'worried')],
          things: ['sock'],
        },
        `${hero} had a trap. It was a biscuit on a plate. ${v} ate it, and crawled on to the bedroom. Out came the socks, two by two. Out came the vests and the woolly hats. "${laugh}"`,
      ),
      page(
        { setting: 'bathroom', camera: 'wide', actors: [seen(V, 'sit', 'happy'), seen(K, 'sit', 'sad')] },
        `Then it was the towels. All nine of them came down at once, and ${v} sat on top. ${hero} sat down as well. "I can't save this house," said ${k}. "It gets unsaved behind me."`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'reach', 'sad'), seen(K, 'think', 'curious')] },
        `But ${v} was not laughing now. ${v} picked up a green towel and put it on one shoulder. It fell off. ${v} tried a flannel. It fell off too. ${v} looked at ${k}, and at the next cupboard, and sighed.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(V, 'look-up', 'happy')] },
        `${k} thought of the green towel and the flannel. ${v} had tried them both on. And what had ${v} pulled at first of all, before there was any crash? "It was my cape!" said ${k}. "You're not a villain. You're looking for a cape!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(V, 'stand', 'proud')] },
        `The little yellow towel was the right one. ${k} tucked it into the back of ${V.names} shirt, and it swung. ${v} turned round to see it, and round again. "Ba," said ${v}, quite softly.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'worried'), seen(K, 'kneel', 'determined'), seen(V, 'kneel', 'happy')],
          things: ['key'],
        },
        `Just then somebody called for help. It was ${g}. "The door key has gone under the sofa, and we're late!" ${hero} reached in up to the shoulder. It was no good. A hero of that size was much too big. ${k} looked at ${v}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(V, 'cheer', 'proud'), seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['key'],
        },
        `In went the yellow cape, flat on its tummy. Out it came, with the key in one fist. "Who was that?" said ${g}. "That was ${cap(hero.split(' ')[0] ?? 'Super')} ${v}," said ${k}. "We work together." "${laugh}" said ${v}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Two capes hang by the bed now, a red one and a yellow one. The house is quiet. Every cupboard is shut, and ${k} is asleep. Then, from the next room, there is a very small crash. "${laugh}" Even a hero needs a hobby.`,
      ),
    ],
  };
}
