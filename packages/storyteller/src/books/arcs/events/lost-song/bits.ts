import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bits-old.ts';
import { refrainsOf, sleepersOf, titlesOf } from './parts.ts';

/** A song that everyone has slept to for years is lost; and each of them has kept a bit of it without knowing. */
export const BITS: EventPlot = { id: 'bits', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q, R, S, s, setting, hollow } = sleepersOf(going);
  const refrain = chance.pick(...refrainsOf(s));
  return {
    title: titled(chance.pick(...titlesOf(s))),
    refrain,
    pages: [
      page(
        { setting, time: 'sunset', camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'sit', 'sleepy')] },
        `Each night ${A.introduced} sang. "Oo, la-la, lee, lum." Then they all slept.`,
        `"Oo, la-la, lee, lum." ${A.introduced} sang it. And all went to sleep.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'worried')] },
        `One night no ${s} came. "It is lost!" said ${a} to ${B.introduced}.${comesToo}`,
        `Then ${a} opened wide. Nothing! "My ${s} is lost." "Oh," said ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')] },
        `They looked in ${hollow}. Something said hoo. ${refrain}`,
        `Was it in ${hollow}? They listened. Hoo, it went. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'proud'), seen(A, 'cover', 'surprised')] },
        `"Have mine," said ${P.introduced}. "CRARK!" ${refrain}`,
        `${P.introduced} had one. "CRARK!" It was very loud. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'sit', 'calm')] },
        `${a} made a new one. "Bip, bop, brrr." ${refrain}`,
        `"Brrr, bip, bop," sang ${a}. It was new. ${refrain}`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(P, 'sit', 'sleepy'), seen(Q, 'sit', 'sleepy')],
        },
        `It got dark. Nobody could sleep. ${P.name} turned over. ${Q.introduced} turned over.`,
        `Now it was night. ${P.name} lay awake. ${Q.introduced} lay awake.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sleepy'), seen(Q, 'sit', 'sleepy'), seen(R, 'sit', 'sleepy')] },
        `"Lee," hummed ${P.name}, in bed. "Lum," hummed ${Q.name}. "La-la," hummed ${R.introduced}.`,
        `So ${P.name} hummed a bit. "Lee." ${Q.name} hummed, "Lum." ${R.introduced} hummed, "La-la."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"Listen!" said ${b}. "It is not lost. They have got it, in bits!"`,
        `${b} heard it. "That is your ${s}, ${a}! It is in bits!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'sit', 'sleepy'), seen(A, 'look-up', 'curious'), seen(B, 'stand', 'curious')],
        },
        `But how did it begin? They all thought. "Oo," said tiny ${S.introduced}.`,
        `Something came first. What was it? "Oo," said a tiny voice. It was ${S.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')] },
        `"Oo, la-la, lee, lum," sang ${a}. And ${S.name} slept, and ${b}, and everyone.`,
        `Now ${a} had it. "Oo, la-la, lee, lum." ${S.name} slept. ${b} slept. Shh.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q, R, S, s, setting, where, hollow } = sleepersOf(going);
  const [p, q, r] = [P.name, Q.name, R.name];
  const refrain = chance.pick(...refrainsOf(s));
  return {
    title: titled(chance.pick(...titlesOf(s))),
    refrain,
    pages: [
      page(
        { setting, time: 'sunset', camera: 'wide', actors: [seen(A, 'shout', 'happy')] },
        `Every evening ${A.introduced} sang. "Oo, la-la, lee, lum," it went, over all of ${where}. It was as good as a blanket. When it stopped, everybody was asleep.`,
        `In ${where} they needed no clocks. When it was time, ${A.introduced} sang. "Oo, la-la, lee, lum." By the "lum" nobody was awake to hear it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'worried')] },
        `But one evening nothing came. "What's the matter?" asked ${B.introduced}.${comesToo} "My ${s}," said ${a}. "I've lost it. I don't know how it goes."`,
        `One day the sun went down, and it was quiet. ${B.introduced} came to see.${comesToo} There sat ${a}, quite pale. "It's gone," said ${a}. "I've lost my ${s}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')] },
        `They looked for it. ${b} held ${hollow} up to one ear. "There's something in here," said ${b}. "It goes hoo." They both listened. ${refrain}`,
        `"It must be somewhere," said ${b}. "It was so big." They tried ${hollow}. There was a sort of hoo in it, from the wind. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'shout', 'proud'), seen(A, 'cover', 'surprised')] },
        `"I'll lend you mine," said ${P.introduced}, and took a deep breath. "CRARK!" A window fell shut. ${a} tried it once, and had to cough. ${refrain}`,
        `${P.introduced} was glad to help. "CRARK!" sang ${p}. "It's short, but people remember it." They did. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'cover', 'calm')] },
        `"Then make a new one," said ${b}. ${a} tried. "Bip, bop, brrr." It was like somebody falling downstairs with a kettle. ${refrain}`,
        `So ${a} made one up. "Brrr," it began, and "bip, bop" it went on. "It's got a good middle," said ${b}, kindly. ${refrain}`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(Q, 'sit', 'sleepy'), seen(P, 'sit', 'sleepy')],
        },
        `Then it was night, and nobody in ${where} could sleep. ${p} turned over. ${Q.introduced} counted to nine hundred. "It's my fault," said ${a}, in the dark.`,
        `It got dark without a ${s}. All over ${where} they lay with open eyes. ${p} had a drink of water. ${Q.introduced} had three. And ${a} wept a little.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sleepy'), seen(Q, 'sit', 'sleepy'), seen(R, 'sit', 'sleepy')] },
        `When you can't sleep, you hum. "Lee," went ${p}, not thinking about it. "Lum," went ${q}, somewhere else. A bit further off was ${R.introduced}. "La-la," went ${r}. They had no idea that they did it.`,
        `${p} lay there and hummed to pass the time. It was just a bit of something. "Lee." From ${q}'s bed came "Lum." And ${R.introduced} always hummed the same. "La-la, la-la."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `${b} sat up. "Lee," and "lum," and "la-la"? "${a}! It isn't lost. They've got it! You sang it so often that it stuck to them!"`,
        `"Be quiet a moment," said ${b}, and listened, first left and then right. "That's your ${s}! It's lying about in bits! Everybody has kept one."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(P, 'stand', 'happy'),
            seen(Q, 'stand', 'happy'),
            seen(R, 'stand', 'happy'),
            seen(B, 'point', 'happy'),
          ],
        },
        `They fetched them all. "Lum, lee, la-la," they sang. It sounded like a pram on steps. "La-la, lee, lum!" Now it was nearly right. But there was a hole in front. How did it begin? Nobody had ever heard the beginning. They had still been talking.`,
        `Soon they stood in a row. "Lee, la-la, lum?" It made them sneeze. "La-la, lee, lum!" "That's the end of it," said ${a}, "but what comes first?" They looked at each other. At the first bit they had always been brushing their teeth.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'sit', 'sleepy'), seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `"Oo," said somebody very small. It was ${S.introduced}, who is in bed before everyone else. "It begins with Oo. That's the only bit I know. After that I'm asleep."`,
        `Then something spoke, down by their feet. It was ${S.introduced}, who goes to bed earliest of all. "Oo," said ${S.name}. "Isn't that all of it? I never heard any more."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')] },
        `"Oo," sang ${a}, and ${S.name} slept. "La-la, lee," and ${b} slept too. "Lum." ${a} looked round. No one was awake to clap. That's how you could tell that it was the right one.`,
        `"Oo, la-la, lee, lum," sang ${a}, all over ${where}. ${S.name} slept by the "Oo". ${b} got as far as the "lee". And after the "lum" there was nothing more.`,
      ),
    ],
  };
}
