import { kinWords } from '../../../../facts/kin.ts';
import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './drips-old.ts';
import { besides, hasOldHand, inTent, oldHand, refrainOf, SHORT, tipOf, titlesOf } from './drips-parts.ts';
import { RAIN } from './rain.ts';

/** A wet roof lets the rain in wherever it is touched, and a finger can lead it down the wall. */
export const DRIPS: EventPlot = {
  id: 'drips',
  when: new RegExp(String.raw`\b(?:rain\w*|wet|drip\w*|leak\w*|${kinWords.join('|')})\b`, 'i'),
  only: true,
  young: (going) => (hasOldHand(going) ? young(going) : RAIN.young(going)),
  middle: (going) => (hasOldHand(going) ? middle(going) : RAIN.middle(going)),
  old: (going) => (hasOldHand(going) ? old(going) : RAIN.old(going)),
};

function young(going: Going): Told {
  const { A, a, chance } = going;
  const W = oldHand(going);
  const w = W.name;
  const refrain = chance.pick(...SHORT);
  return {
    title: titled(chance.pick(...titlesOf(w))),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: inTent(going, 'stand', 'happy'), things: ['tent'] },
        `Up goes the tent! ${A.introduced} is here. ${W.introduced} is here.${besides(going)}`,
        `${A.introduced} and ${W.introduced} go camping. Up goes the tent.${besides(going)}`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(W, 'reach', 'happy'), seen(A, 'sit', 'happy')],
        },
        `Night comes, and rain. They are dry. ${w} pats the roof. "Good tent!"`,
        `It rains in the night. They sit in the tent. "Good tent," says ${w}, and pats it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(W, 'sit', 'calm')] },
        `Plip! A drop falls on ${a}. "${refrain}" says ${w}. "It comes in here."`,
        `Plip! ${a} is wet. ${w} pokes the roof. "Just here. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hold', 'determined', 'cup'), seen(A, 'sit', 'worried')] },
        `${w} puts a cup there. Plip, plop! Now it drips beside the cup.`,
        `Here is a cup for the drip. Plip, plop! Now there is a drip next to it.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'reach', 'determined'), seen(A, 'look-up', 'curious')] },
        `${w} pushes at the roof. Plip, plop, plap! "${refrain}" Now there are three.`,
        `"Go away," says ${w}, and pushes the drip. Now there are three! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(W, 'stand', 'surprised')] },
        `${a} looks up. Poke, drip. Poke, drip. "It drips where you touch it!"`,
        `${a} has seen it. "You poke, and it drips! Do not touch the tent!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')] },
        `But ${a} has an idea. One drop hangs there. ${a} draws a line, down, down, down.`,
        `One drop hangs on the roof. ${a} draws a line from it, all down the wall.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'happy'), seen(W, 'stand', 'surprised')] },
        `And look! The drop runs down the line. Down the wall it goes. No drip!`,
        `The drop goes down the line, like a train. It goes out at the bottom. No drip!`,
      ),
      page(
        { camera: 'wide', actors: inTent(going, 'sit', 'happy') },
        `They draw lines, all of them. Now the roof is full of rivers. They are dry.`,
        `Line, line, line! Little rivers run down the walls. And they lie in the middle, dry.`,
      ),
      page(
        {
          setting: 'forest',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(W, 'reach', 'sleepy')],
        },
        `Good night, rain. "Good tent," says ${w}, and pats it. Plip! "${refrain}"`,
        `Good night. ${w} pats the roof once more. "Oh no!" Plip! "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const W = oldHand(going);
  const w = W.name;
  const refrain = refrainOf(going);
  return {
    title: titled(chance.pick(...titlesOf(w))),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: inTent(going, 'stand', 'happy'), things: ['tent'] },
        `The tent was old and green, and smelled of summer. ${A.introduced} held the pegs, and ${W.introduced} knew how.${besides(going)} "I've slept in a tent a hundred times," said ${w}. "Ask me anything."`,
        `${A.introduced} had never slept in a tent. ${W.introduced} had, about a hundred times.${besides(going)} "Nothing can happen," said ${w}. The tent stood up as if it had been told to.`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(W, 'reach', 'proud'), seen(A, 'sit', 'happy')],
        },
        `When it was dark it began to rain. It drummed on the roof, and inside it was as dry as toast. "There," said ${w}, and patted the roof. "That's a tent."`,
        `In the night came the rain. They sat inside with a torch and listened. "Not a drop gets in," said ${w}. "Good old tent!" And ${w} gave it a pat on the roof.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(W, 'sit', 'calm')] },
        `Plip. It fell on ${A.names} nose. "It's coming in," said ${a}. "Where?" said ${w}. "Here?" And ${w} put a finger on the spot. "${refrain}"`,
        `"I've got a drop on my nose," said ${a}. Plip. "Two drops." ${w} felt along the roof till the spot was found. "${refrain}" said ${w}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hold', 'determined', 'saucepan'), seen(A, 'sit', 'worried')] },
        `They put the pan underneath. It went plip, plip, in the pan. But soon it went plap as well, on the pillow. "${refrain}" said ${w}, and pushed at the roof.`,
        `"A pan," said ${w}. "I always bring a pan." The pan was just right for one drip. Then there was one for which there was no pan. ${w} poked at it. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: inTent(going, 'sit', 'worried') },
        `${w} hung up a sock, to drink the drips. It took three tries to fasten it to the roof. The sock was wet in no time. Now there were five drips, and no dry pillow. "${refrain}" said ${w}, less loudly.`,
        `Next came a sock, to drink the drips. ${w} had to press hard to fasten it to the roof. It drank all it could, and after that it dripped. "How many is that?" said ${w}. "Five," said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(W, 'reach', 'determined')] },
        `${a} lay on the only dry bit and looked up. There was a drip where ${w} had patted. There was one where ${w} had pushed. And there, there and there the sock had hung. "Don't touch it!" cried ${a}.`,
        `${a} counted them again, one by one. Pat, poke, push. Sock, sock. "It isn't the rain," said ${a}, slowly. "It's wherever you touch it. The roof only drips where somebody has touched it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'sit', 'sad'), seen(A, 'stand', 'calm')] },
        `${w} looked at all ten fingers. "A hundred times," said ${w}, "and I always thought that it was the tent." They sat without moving. Plip, plip, plap. "And how do we get it to stop?" said ${w}. "I've run out."`,
        `"Me?" said ${w}, and sat down in the wet. It was true. You could see all of ${W.names} fingers up there, in drips. "I won't touch it again," said ${w}. But the drips that were there went on.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')] },
        `One fat drop hung over ${a}. It came to where you touched it. So could you take it along? ${a} touched it with one ${tipOf(going)}, and drew a line. It went down the roof, and down the wall, right to the ground.`,
        `"It comes when you touch it," said ${a}. "So I'll show it the way." ${a} put one ${tipOf(going)} to the biggest drip. Slowly it went down, all the way to the grass.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'proud'), seen(W, 'stand', 'surprised')] },
        `The drop thought about it. Then it ran down the line, as on a rail, and was gone. Another went after it. There was no plip. "Do that again," whispered ${w}.`,
        `And the water followed. It ran down the line, drop after drop, and out under the edge. They waited for the plip. There was none. "Well, I never," said ${w}.`,
      ),
      page(
        { camera: 'wide', actors: inTent(going, 'reach', 'happy') },
        `Then they all drew. There was a line from each drip, straight ones and wiggly ones. Some ran together, like rivers on a map. ${w} did the last one, very carefully. Down it all went, and in the middle it was dry.`,
        `They all had a river to draw. ${A.names} went straight down. ${w} made one with a bend in it. The drops went round the bend. Soon the whole tent was a map, and no one was wet.`,
      ),
      page(
        {
          setting: 'forest',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(W, 'reach', 'surprised')],
        },
        `So they lay there and watched the rain go by, till their eyes shut. "Good old tent," murmured ${w}, nearly asleep, and gave it a pat. There was a silence. Plip. "${refrain}"`,
        `It rained all night, and they slept in the middle of it. Only once did ${w} wake up. "What a tent," said ${w}, and gave the roof a pat. Then ${w} lay and waited for it. Plip. "${refrain}" came from ${a}.`,
      ),
    ],
  };
}
