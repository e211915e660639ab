import { titled } from '../../wording.ts';
import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './lamps-old.ts';
import { REFRAINS, TITLES } from './parts.ts';

/** No bell wakes the sun, and no song; but it has never been shone on, as it shines on everybody. */
export const LAMPS: EventPlot = { id: 'lamps', young, middle, old };

function young(going: Going): Told {
  const { A, B, K, G, a, b, k, Gcap, third, chance } = going;
  const r = chance.pick(...REFRAINS);
  const also = third ? ` ${k} came too.` : '';
  const beside = third ? [seen(K, 'walk', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised')],
          things: ['clock'],
        },
        `The clock said eight. ${A.introduced} looked out. Black! Where was the sun?`,
        `Time to get up! But it was still night. ${A.introduced} looked at the clock.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'lantern'), seen(B, 'walk', 'curious'), ...beside],
        },
        `${a} took a lantern. Up the hill they went. ${B.introduced} had a bell.${also}`,
        `Off to wake it! ${a} had a lantern. ${B.introduced} had a bell.${also}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'surprised')] },
        `There it was, fast asleep. "Up, sun!" said ${a}. "${r}" said the sun.`,
        `Shh. There it slept, behind the hill. "${r}" said the sun.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(B, 'shout', 'happy')], things: ['bell'] },
        `"Ding! Dong!" went the bell. "${r}" said the sun.`,
        `Ding, ding, ding, ding! An owl flew off. "${r}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')] },
        `So ${a} sang. It was a loud song. "${r}" said the sun.`,
        `${a} sang, and ${b} stamped. Stamp, stamp! "${r}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')] },
        `"Who gets you up?" said ${a}. "Nobody," said the sun. "I get you up."`,
        `"Who wakes you?" said ${a}. "Me?" said the sun. "I wake all of you!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited', 'lantern')] },
        `How does it do that? It shines in! ${a} held up the lantern.`,
        `It shines on us. It does not ring! So ${a} held up the lantern.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'excited', 'lantern'), seen(G, 'hold', 'happy', 'lamp'), seen(B, 'stand', 'happy')],
        },
        `"More!" said ${a}. ${Gcap} came with a lamp. They all had lamps. Shine, shine!`,
        `Up came ${Gcap === 'The grown-up' ? 'the grown-up' : Gcap} with a lamp. Up came everybody! Shine, lamps, shine.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `"Ooh! That is bright!" said the sun. "Who does that?" "You do," said ${a}.`,
        `"Oh! In my face!" said the sun. "Who does that?" "You!" said ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')],
          things: ['sun'],
        },
        `Morning came! The sun went pink. Up it came, on tiptoe. "Much better," said ${a}.`,
        `Then it went pink. Slowly, slowly, up it came. So morning came. Hello, sun!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(G, 'stand', 'calm')],
          things: ['clock'],
        },
        `"Eight o'clock," said ${g}, and cut the bread. ${A.introduced} looked at the window. It was as black as a boot. "Then why isn't it morning?" said ${a}.${comesToo}`,
        `The clock said eight, and the toast was done. But there were stars outside. "That clock is wrong," said ${A.introduced}. ${Gcap} looked at the other clock, and it said the same.${comesToo}`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')] },
        `Everybody stood in the street, in coats and pyjamas. Nobody could see who was who. A cockerel opened its beak, and thought better of it. "Somebody ought to go and look," said ${B.introduced}.`,
        `In the street it was just as dark. They all stood about and waited for it, as one waits for a bus. "It's never been late before," they said. "Perhaps it can't find us," said ${B.introduced}.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'lantern'), seen(B, 'walk', 'curious')],
        },
        `So ${a} took a lantern, and ${b} took the bell from the front door. They climbed up to where the sun comes from. It isn't hard to find. It's always behind the same hill.`,
        `"I know where it lives," said ${a}. So they went there, with a lantern, and the bell off the door. You go up the hill that it comes over. Then you look down the other side.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'surprised')] },
        `There it was, on the far side, fast asleep. It had pulled the hill up over both ears. "Excuse me," said ${a}. "It's past eight." "${r}" said the sun.`,
        `It lay there with the hill up to its chin, and it was snoring. All the grass went to and fro. "Good morning," said ${a}. "${r}" said the sun.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'shout', 'determined')], things: ['bell'] },
        `They gave it that. Then ${b} rang the bell, as loud as it would go. Two owls complained. "${r}" said the sun, and it turned over. One valley went warm, and another went cold.`,
        `So ${b} rang the bell for as long as an arm can. Dogs barked, right down to the sea. The sun put a cloud over its head. "${r}" said the cloud.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')] },
        `They tried a song, with all the verses. They told it what there was for breakfast. The sun smiled, with both eyes shut. "${r}"`,
        `${a} sang at it. ${b} tickled it, at the edge, with some grass. It laughed in its sleep, and a bit of the sky went yellow. But then that went out. "${r}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')] },
        `"Who wakes you on other days?" said ${a}. "Nobody," said the sun, half asleep. "I'm the first one up. I wake all the rest of you. Nobody ever once..." And it was gone again.`,
        `"Who gets you up, as a rule?" said ${a}. "Me?" said the sun. "Nobody does. I get everybody else up, and I do it myself. Every single..." The rest was a snore.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'curious', 'lantern'), seen(B, 'sit', 'curious')] },
        `"Then how does it wake us?" said ${a}. "It doesn't ring. It doesn't sing." "It comes in at the window," said ${b}, "and gets in your face." They both looked at the lantern.`,
        `${a} thought about being woken up. There wasn't any bell in it. "It just shines on you," said ${a}. "You can't get away from it." And there, between them, stood the lantern.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'excited'), seen(B, 'stand', 'excited'), seen(G, 'hold', 'happy', 'lamp')],
        },
        `One lantern was too small. But there was a lamp in every house. "Bring them all up!" called ${a}, down the hill. Up they came, with ${g} in front. It looked as if the stars had begun to walk.`,
        `It took more than one. ${a} ran down, and knocked at all the doors. Then they came up the hill, in a long line, each of them with a lamp. ${Gcap} had the big one from the landing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'lantern'), seen(B, 'stand', 'happy')] },
        `They held them up. The sun screwed up its whole face. "Ow!" it said. "That's so bright! Who does a thing like that to somebody who's asleep?" "You do," said ${a}. "Every morning."`,
        `"Now!" said ${a}. The sun wrinkled its nose. It put up a hand. "Who's that?" it said. "Right in my eyes! Who would do such a thing?" "You would," said ${a}. "To all of us. Every day."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(G, 'stand', 'happy')],
          things: ['sun'],
        },
        `"To everyone? Right in the face?" said the sun. "In June it's at five," said ${b}. "Oh dear," said the sun, and went pink, from one end to the other. Then morning came, and it rose as if on tiptoe. It has gone pink first ever since.`,
        `The sun was wide awake by then. "Nobody ever said," it said. So morning came, and a blush ran all along the sky. Up it came, so slowly that they hardly saw it move. It still does it that way. First there's the pink, in case you would like to turn over.`,
      ),
    ],
  };
}
