import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './ready-steady-done-old.ts';

/** Who has shown somebody else how it is done hears it back on a day when it is needed. */
export const READY_STEADY_DONE: EventPlot = { id: 'ready-steady-done', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { T, t, it, often, refrain } = partsOf(going);
  const [first, second, third] = it.steps;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'calm')] },
        `${k} has ${it.has}. ${cap(often)} ${g} helps. "${refrain}" they say.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'sad'), seen(K, 'sit', 'curious')] },
        `This is ${T.introduced}. "Now I have ${it.has} too," says ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'curious'), seen(K, 'sit', 'calm')] },
        `"What is that?" says ${t}. "${it.isShort} I will show you," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'determined'), seen(T, 'sit', 'worried')] },
        `"${first}" "I do not like it," says ${t}. "You can hold my hand," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(T, 'sit', 'worried')] },
        `"${second}" "I do not like it!" says ${t}. "I know," says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'proud'), seen(T, 'sit', 'surprised')] },
        `"${third} ${refrain}" And it is done. "Oh!" says ${t}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'run', 'happy'), seen(T, 'run', 'happy')] },
        `Now they play. Up the hill! Down the hill! ${t} is very fast.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `The next morning ${k} sits on the bed. "Not today," says ${k}. "I do not want to."`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'calm'), seen(K, 'look-up', 'surprised')] },
        `Who is that, so small? It is ${t}. "You can hold my hand," says ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'calm'), seen(T, 'sit', 'happy'), seen(G, 'kneel', 'calm')] },
        `${k} holds on to ${t}. ${cap(g)} helps. "${refrain}" says ${t}. It is done!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(T, 'hug', 'happy')] },
        `"And now you," says ${k}. "Together," says ${t}. "${refrain}"`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(T, 'sleep', 'sleepy')] },
        `Two heads on one pillow. ${k} is asleep. ${t} is asleep. Ready, steady, good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { T, t, it, often, refrain } = partsOf(going);
  const [first, second, third] = it.steps;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'calm'), seen(G, 'stand', 'calm')] },
        `${k} has ${it.has}. So something must be done ${often}, and ${g} helps. "You don't have to like it," ${g} always says. "${refrain}" And then it is.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'worried'), seen(K, 'sit', 'surprised')] },
        `One morning ${T.introduced} did not look well. "What's the matter?" said ${k}. "I've got it too," said ${t}. "I've got ${it.has}, the same as you." ${t} lay down with a flop.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'curious'), seen(K, 'sit', 'calm')] },
        `"Did I catch it from you?" said ${t}. "Nobody can catch it," said ${k}. "And nobody did anything wrong." "What is it, then?" ${k} thought how to put it. "${it.is}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'box'), seen(T, 'sit', 'curious')],
          things: ['box'],
        },
        `Then ${t} needed ${it.gear} as well. In a box ${k} found ${it.made}. That did very well. "I don't want it," said ${t}, and looked at the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(T, 'sit', 'worried')] },
        `"${first.replace(/\.$/, ',')}" said ${k}. "I don't like it," said ${t}. "You don't have to like it," said ${k}. "You can look out of the window. I always do."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(T, 'sit', 'worried')] },
        `"${second.replace(/\.$/, ',')}" said ${k}. "Will it be gone tomorrow?" said ${t}. "No," said ${k}. "Tomorrow we do it again. But it's only small, and I'm here." ${t} held on to ${K.names} thumb.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'proud'), seen(T, 'sit', 'surprised')] },
        `"${third} ${refrain}" And it was. ${t} waited for the rest of it. There was no rest of it. "Is that all?" said ${t}. "That's all," said ${k}. "Now we can play."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'run', 'happy'), seen(T, 'run', 'happy'), ...(it.isOften ? [seen(G, 'stand', 'calm')] : [])],
        },
        `They were explorers until lunch, and pirates until tea. ${t} fell off a cliff twice. ${it.isOften ? `In between, ${g} looked at ${K.names} number again. ` : ''}Every single day after that ${k} showed ${t} how it is done. "${refrain}" said ${k}. ${t} knew it by heart.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'angry'), seen(G, 'stand', 'calm')] },
        `Then there came a grey Thursday. ${k} sat on the bed with both arms crossed. "I'm not doing it today," said ${k}. "I do it every day. I'm tired of it." ${cap(g)} sat down too. "Yes," said ${g}. "It's a lot of days."`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'calm'), seen(K, 'look-up', 'surprised')] },
        `It was quiet. And then somebody spoke, down by the pillow. "You don't have to like it," said ${t}. "You can look out of the window." ${k} looked round. ${t} held out one arm. "You can have my thumb, if I've got one."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'calm'), seen(T, 'sit', 'proud'), seen(G, 'kneel', 'happy')] },
        `${k} held on to ${t}, and looked out of the window. A blackbird was pulling at a worm. ${cap(g)} did what had to be done. "${refrain}" said ${t}. And it was.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(T, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `At night ${g} looked in. There were two heads on one pillow, and both were asleep. By the pillow lay ${it.made}. "Both done," whispered ${g}.`,
      ),
    ],
  };
}
