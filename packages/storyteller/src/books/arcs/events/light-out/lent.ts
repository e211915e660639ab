import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './lent-old.ts';
import { lightsOf, REFRAINS, TITLES } from './parts.ts';

/** Every lamp was lit at the one that has gone out; and a light does not get less when another is lit at it. */
export const LENT: EventPlot = { id: 'lent', young, middle, old };

function young(going: Going): Told {
  const { comesToo, chance } = going;
  const { L, B, P, Q, setting, where } = lightsOf(going);
  const [l, b, p, q] = [L.name, B.name, P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time: 'night', camera: 'wide', actors: [seen(L, 'float', 'happy')] },
        `${cap(L.introduced)} shone. ${cap(where)} was bright.`,
        `How bright ${L.introduced} was! ${cap(where)} was full of light.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'lantern'), seen(L, 'float', 'happy')] },
        `All lit their lamps at ${l}. ${cap(B.introduced)} had the smallest.${comesToo}`,
        `${cap(B.introduced)} had a tiny lamp. ${cap(l)} lit it, and all the others.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'sit', 'sad'), seen(B, 'stand', 'surprised', 'lantern')] },
        `One night, pff! ${cap(l)} went out. "My light is gone," said ${l}.`,
        `Then, pff, the light was gone. "I have run out," said ${l}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(L, 'sit', 'sad')] },
        `${b} rubbed and rubbed. Now ${l} was very clean. ${refrain}`,
        `"You need a rub," said ${b}. Rub, rub, rub. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'determined'), seen(L, 'sit', 'surprised')] },
        `${b} blew and blew. Huff! It only tickled. ${refrain}`,
        `"I will blow." Huff, puff! ${cap(l)} had to giggle. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'worried', 'lantern'), seen(B, 'stand', 'worried')] },
        `"Can ${l} have your light?" asked ${b}. "Then I have less," said ${P.introduced}.`,
        `${P.introduced} had a light. "No," said ${p}. "If I give some, I have less."`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'hold', 'worried', 'lantern'), seen(B, 'stand', 'worried')] },
        `"Mine is for reading," said ${Q.introduced}. "Then I have less." ${refrain}`,
        `${Q.introduced} had one, too. "No. Then I have less," said ${q}. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'shy', 'lantern'), seen(L, 'sit', 'sad')] },
        `${b} had one small light. "Have mine," said ${b}.`,
        `${b} looked at the tiny lamp. It was all ${b} had. "Here," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'float', 'surprised'), seen(B, 'hold', 'surprised', 'lantern')] },
        `Tick! ${cap(l)} had a light. And ${b}? ${b} had one still! It was not less.`,
        `Tick. There was a light on ${l}. And on the lamp? The same as before!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(P, 'hold', 'happy', 'lantern'),
            seen(Q, 'hold', 'happy', 'lantern'),
            seen(L, 'float', 'happy'),
            seen(B, 'hold', 'sleepy', 'lantern'),
          ],
        },
        `Then ${p} came, and ${q} came. And ${l} shone. Good night.`,
        `"Not less!" said ${p}, and gave some. So did ${q}. And ${l} shone. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { comesToo, chance } = going;
  const { L, B, P, Q, setting, where } = lightsOf(going);
  const [l, b, p, q] = [L.name, B.name, P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time: 'night', camera: 'wide', actors: [seen(L, 'float', 'proud')] },
        `All the light in ${where} came from ${L.introduced}. You could read by it. You could find your slippers.`,
        `In ${where} it was never quite dark. That was because of ${L.introduced}, who shone from evening till morning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'lantern'), seen(L, 'float', 'happy')] },
        `And whoever had a lamp could light it at ${l}. They all did. ${cap(B.introduced)} had the smallest, about as big as a pea. ${b} slept with it.${comesToo}`,
        `"Come and light your lamps!" ${l} would call. They came with big ones and little ones. The littlest was ${B.introduced}'s. It stood beside the bed at night.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'sit', 'sad'), seen(B, 'stand', 'surprised', 'lantern')] },
        `But one night the light got thin, and thinner, and pff. "I've run out," said a voice in the dark. It was ${l}. "I haven't a spark left."`,
        `Then, one night, it went pff. That was all. ${cap(l)} sat there as dark as a boot. "My light," said ${l}. "It's gone out."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(L, 'sit', 'calm')] },
        `"Perhaps you're only dusty," said ${b}, and fetched a cloth. ${b} rubbed until ${l} squeaked. Never had ${l} been so clean. ${refrain}`,
        `${b} had seen a lamp rubbed, once, in a book. So ${b} rubbed, left and right and round the back. "Lovely," said ${l}. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'determined'), seen(L, 'sit', 'surprised')] },
        `"With a fire you blow," said ${b}, and took the deepest breath there was. Huff! ${cap(l)} giggled and went a bit further away. ${refrain}`,
        `Next ${b} blew. "It works with soup," said ${b}. Huff, puff! It made ${l} laugh for the first time that night. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'worried', 'lantern'), seen(B, 'stand', 'worried')] },
        `Here and there the lamps were still burning. "Could ${l} have a bit of yours?" ${b} asked ${P.introduced}. ${p} held it close. "If I give some away, I'll have less. It's not a big one." The door shut.`,
        `But they all still had their lamps! ${P.introduced} sat beside one. "Would you give ${l} some?" said ${b}. "I'd like to," said ${p}. "But then I've less. You see that." And ${p} drew the curtain.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'hold', 'worried', 'lantern'), seen(B, 'stand', 'worried')] },
        `${Q.introduced} needed all of it for reading. "There are two chapters to go," said ${q}. "With less I'd never find out who did it." So they all sat by themselves, each in a small ring of light. ${refrain}`,
        `"Mine's for the stairs," said ${Q.introduced}. "There are nine of them, and half a light does only four." ${b} went from one to the next. They all said less. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'worried', 'lantern'), seen(L, 'sit', 'sad')] },
        `There was one lamp that ${b} hadn't asked for. It was the smallest one of all. It was dark out there, and ${b} didn't care for the dark. ${b} looked at it, and at ${l}. "You can have mine," said ${b}.`,
        `${b} stood still. "I haven't asked everyone," said ${b}. "I haven't asked me." It was such a small light, and the night was so big. "Here," said ${b}, very fast. "Take it all."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'float', 'surprised'), seen(B, 'hold', 'surprised', 'lantern')] },
        `They touched, and it went tick. ${cap(l)} had a light. It ran along the edge, and it grew. And ${b}? ${b} opened one eye. "I've still got mine! It's as big as it was!"`,
        `Tick, it said. A spark jumped over, and ${l} caught. ${b} waited for the dark. It didn't come. The lamp burned exactly as before. "It isn't less!" cried ${b}. "It isn't a bit less!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(P, 'hold', 'surprised', 'lantern'),
            seen(Q, 'hold', 'happy', 'lantern'),
            seen(L, 'float', 'happy'),
          ],
        },
        `Doors opened. "Not less?" said ${p}. ${p} tried it, with one eye shut. Tick. "It's true!" Then they all wanted to. Even ${Q.name} came out and gave some.`,
        `"Say that again," said ${q}. They came and tried it for themselves. Tick. Tick. Everyone gave, and everyone looked, and nobody had less. ${cap(p)} gave twice.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'float', 'proud'), seen(B, 'sleep', 'sleepy')], things: ['lantern'] },
        `There was light in ${where}, up to the last corner. ${b} went to bed. The smallest lamp of all stood beside it, and was no smaller.`,
        `So ${l} shone again, brighter than ever. "Who lit that?" somebody asked. "I did," said ${b}, who was nearly asleep. "With this." It was hard to see, it was so small.`,
      ),
    ],
  };
}
