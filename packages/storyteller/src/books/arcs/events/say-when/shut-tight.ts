import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './shut-tight-old.ts';

/**
 * A mouth is shut against a spoon, and so it cannot say what has to be said. When it opens at last, nobody takes advantage:
 * whoever's mouth it is says when.
 */
export const SHUT_TIGHT: EventPlot = {
  id: 'shut-tight',
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, part } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')],
          things: ['spoon'],
        },
        `${A.introduced} had a sore ${part}. The doctor gave medicine. ${Gcap} had a spoon.${comesToo}`,
        `Ow! ${A.introduced} had a sore ${part}. Here was medicine, on a spoon.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined'), seen(G, 'hold', 'calm', 'spoon')] },
        `"It helps," said ${g}. "But it tastes bad." ${a} shut both lips. "${refrain}"`,
        `"It tastes bad. It helps you," said ${g}. "${refrain}" ${a} did not open.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(G, 'stand', 'curious')] },
        `A bird in a red cap! ${a} pointed. "You want a hat?" said ${g}. "${refrain}"`,
        `It snowed! ${a} pointed. "You want a sheet?" said ${g}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')], things: ['sandwich', 'chair'] },
        `Toast and jam! But toast needs a way in. ${Gcap} put it on the chair.`,
        `Here came toast. "${refrain}" said ${a}, sadly. So it went on the chair.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'dance', 'happy'), seen(A, 'sit', 'happy')] },
        `In came ${B.introduced}, in a sock hat. Hop, hop! The laugh could not get out. "${refrain}"`,
        `${B.introduced} did a silly dance. "${refrain}" The laugh came out of the nose!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'calm'), seen(A, 'point', 'worried')],
          things: ['chair', 'sandwich'],
        },
        `Now ${b} wanted to sit. On the chair! On the toast! "${refrain}" said ${a}.`,
        `Then ${b} went to the chair. Oh no, the toast! "${refrain} ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Open went ${A.names} mouth. "STOP! The toast!" And ${b} stopped.`,
        `"STOP!" That was ${a}. "You will sit on the toast!" ${b} stopped just in time.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(G, 'hold', 'calm', 'spoon')] },
        `The mouth was wide open. There was the spoon! But ${g} did not move.`,
        `What an open mouth! And the spoon was right there. It did not move.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'calm', 'spoon'), seen(A, 'think', 'curious')] },
        `"It is your mouth," said ${g}. "You say when." ${a} looked. "Not yet. Now!"`,
        `"You say when," said ${g}. "It is your mouth." One. Two. "When!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'sandwich'), seen(B, 'stand', 'happy')] },
        `Gulp. Bleah! What a face! ${b} made one, too. It was over. Toast!`,
        `In it went. Bleah! ${a} made a face like a boot. Over! And now toast.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'shy'), seen(A, 'stand', 'happy')],
          things: ['spoon'],
        },
        `Next week ${g} was ill. A spoon! "${refrain}" said ${g}. "You say when," said ${a}.`,
        `Then ${g} got a sore ${part}. "${refrain}" said ${g}. "It is your mouth," said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, part } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')],
          things: ['spoon'],
        },
        `${A.introduced} had a sore ${part}, and it kept on about it. The doctor had looked, and written something down. So now there was medicine. ${Gcap} came in with a spoon of it, very carefully.${comesToo}`,
        `The doctor had looked at ${A.introduced}, front and back. It was a sore ${part}, and there was medicine for that. In came ${g}, with eyes on the spoon, so as not to spill.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined'), seen(G, 'hold', 'calm', 'spoon')] },
        `"What does it taste of?" said ${a}. "It tastes bad," said ${g}, who did not tell lies. "And it helps. And then it's over." ${a} shut both lips, as tight as a purse. "${refrain}"`,
        `"Is it nice?" said ${a}. "No," said ${g}. "It's horrid, and it will make you well." That was honest. ${a} thought about it, and shut up like a box. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(G, 'stand', 'curious')] },
        `Nobody can make a shut mouth open. But a shut mouth can't tell you anything, either. There was a bird outside, with a red cap on. ${a} pointed. "You'd like a hat?" said ${g}, and fetched one. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')], things: ['sandwich', 'chair'] },
        `Then there was toast, with the good jam. ${a} looked at it from all sides. There is only one way in for toast. ${Gcap} put it on the chair, to wait, and sat down on the bed.`,
        `Next came toast. It was cut in four, with jam to the edges. ${a} sniffed at it, and that was as far as it went. "I'll leave it on the chair for you," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'dance', 'happy'), seen(A, 'sit', 'happy')] },
        `In came ${B.introduced}, with a sock for a hat. There was a dance. It was very funny. The laugh came up, and found the door shut. It had to go out by the nose. "${refrain}" said ${a}, with wet eyes.`,
        `${B.introduced} came to cheer up the sick. There was a sock hat, and a dance. ${a} shook all over. But a laugh won't fit through two shut lips. "Don't you like it?" said ${b}. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'calm'), seen(A, 'point', 'worried')],
          things: ['chair', 'sandwich'],
        },
        `Dancing makes one tired. ${b} looked round for a place to rest, and went to the chair. ${b} turned round, and began to sit. The toast lay there, jam up. "${refrain} ${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'surprised')] },
        `It was no good. It needed words. "STOP!" shouted ${a}. "You're sitting on my toast!" ${b} stopped, in mid-air, or nearly. There was a finger's breadth to spare.`,
        `Some things can't be said with the lips shut. "STOP!" shouted ${a}. "THE TOAST!" ${b} stopped just above it, and looked down. The jam looked up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(G, 'hold', 'calm', 'spoon')] },
        `Then it was very quiet. ${A.names} mouth stood wide open, like a garage. There was the spoon, right in front of it. It would have taken one second. The spoon did not move.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'calm', 'spoon'), seen(A, 'think', 'curious')] },
        `"You could have put it in," said ${a}. "I could," said ${g}. "But it's your mouth. It has to be taken today. It's you who says when." Nobody had told ${a} that before.`,
        `"Why didn't you?" said ${a}. "Because you'd never laugh near me again," said ${g}. "It has to go in, for your ${part}. But it's your mouth. You say when."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'sandwich'), seen(B, 'stand', 'happy')] },
        `"Not yet," said ${a}. And then, "Nearly." And then, "When!" In it went. It was as bad as that. ${a} made a face like a boot in the rain. ${b} made it, too. Then it was over, and there was toast.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'shy'), seen(A, 'stand', 'happy')],
          things: ['spoon'],
        },
        `By Sunday the ${part} was well. And then ${g} was ill, and had a spoon of something, too. ${Gcap} looked at it, and shut both lips. "${refrain}" said ${g}. "It's your mouth," said ${a}, and sat down to wait. "You say when."`,
      ),
    ],
  };
}
