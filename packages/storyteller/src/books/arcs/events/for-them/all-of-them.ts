import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './all-of-them-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** It is only for dragons, and three who are none come in; then a real one asks whether they all are. */
export const ALL_OF_THEM: EventPlot = standsApart({ id: 'all-of-them', young, middle, old });

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, SIGN, ys, aY, done, Y, y, P } = partsOf(going);
  const [P1, P2, P3] = P;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'point', 'proud')], things: ['sign'] },
        `Here is ${A.introduced}. Here is a sign. It says: ${SIGN}.`,
        `${A.introduced} puts up a sign. It says: ${SIGN}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'calm')], things: ['chair', 'sign'] },
        `${a} has chairs, and waits. No ${ys} come.`,
        `There are chairs, in a row. Where are the ${ys}?`,
      ),
      page(
        { camera: 'medium', actors: [seen(P1, 'stand', 'curious'), seen(A, 'wave', 'curious')], things: ['bell'] },
        `Ting! A bell! Here is ${P1.introduced}. "Are you ${aY}?" "${refrain}."`,
        `The bell! It is ${P1.introduced}. "Are you ${aY}?" "${refrain}."`,
      ),
      page(
        { camera: 'close', actors: [seen(P1, 'sit', 'happy')], things: ['chair'] },
        `So ${P1.name} has a chair. Very nice!`,
        `In comes ${P1.name}, and has a chair.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P2, 'stand', 'happy'), seen(A, 'wave', 'curious')] },
        `Ting! "Are you ${aY}?" says ${a} to ${P2.introduced}. "${refrain}."`,
        `Here is ${P2.introduced}. "Are you ${aY}?" "${refrain}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(P3, 'think', 'shy'), seen(A, 'wave', 'curious')] },
        `Ting! Now it is ${P3.introduced}. "Are you one?" ${P3.name} thinks. "${refrain}."`,
        `And ${P3.introduced}? ${P3.name} has to think. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P1, 'sit', 'happy'), seen(P2, 'sit', 'happy'), seen(P3, 'sit', 'happy')] },
        `Now they sit in a row. ${done[0]}`,
        `There they sit, all three. ${done[0]}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Y, 'stand', 'shy'), seen(A, 'look-up', 'surprised')],
          things: ['bell'],
        },
        `Ting! The bell! It is ${Y.introduced}, a real one!`,
        `The bell goes ting! ${Y.introduced} is there. A real one!`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'point', 'curious'), seen(A, 'think', 'shy')] },
        `"Are they all ${ys}?" says ${y}. Oh dear. "${refrain}," says ${a}.`,
        `${y} looks at them. "All ${ys}?" "${refrain}," says ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Y, 'sit', 'happy'), seen(A, 'stand', 'happy'), seen(P1, 'cheer', 'happy')],
        },
        `"So many!" says ${y}, and sits down. "And you?" "${refrain}," says ${a}.`,
        `"I was the only one!" says ${y}. "And you, ${a}?" "${refrain}."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, chance } = going;
  const { refrain, low, LOUD, SIGN, ys, one, aY, done, Y, y, P, N, n } = partsOf(going);
  const [P1, P2, P3] = P;
  const [p1, p2, p3] = [P1.name, P2.name, P3.name];
  // Where the keeper is somebody of a story, the child is there as well.
  const helps = A === K ? '' : ` ${n} had held the paint.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'point', 'proud'), ...(A === K ? [] : [seen(N, 'stand', 'happy')])],
          things: ['sign'],
        },
        `${A.introduced} had five chairs, and a bell, and a very good sign. It had taken all Saturday. ${SIGN}, it said.${helps ? helps.replace(n, N.introduced) : ''}`,
        `It began with a sign, by the garden gate. ${A.introduced} had made it, in red. ${SIGN}, it said. And there were five chairs.${helps ? helps.replace(n, N.introduced) : ''}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'calm')], things: ['chair', 'sign'] },
        `Then ${a} sat down, and waited for ${ys}. A morning went by. A van went by. "They're only late," said ${a}.`,
        `${a} sat by the sign, and looked up the road. There wasn't one ${one} in it. "It's early," said ${a}, at noon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P1, 'stand', 'curious'), seen(A, 'think', 'curious')], things: ['bell'] },
        `The bell went ting! It was ${P1.introduced}. "Are you ${aY}?" said ${a}, because you have to ask. ${p1} looked at the sign, and at the empty chairs. "${refrain}," said ${p1}.`,
        `The bell went ting! There stood ${P1.introduced}. "This is for ${ys}," said ${a}. "Are you one?" ${p1} looked at all those chairs. "${refrain}," said ${p1}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P1, 'sit', 'proud'), seen(A, 'stand', 'curious')], things: ['chair'] },
        `"You don't look like one," said ${a}. "It's on my aunt's side," said ${p1}. That couldn't be checked. So ${p1} had the first chair.`,
        `"Which bit of you?" said ${a}. "It's on the inside," said ${p1}. You can't see into people. So ${p1} got a chair, and sat on it very straight.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P2, 'wave', 'happy'), seen(A, 'stand', 'curious')] },
        `"Are you ${aY}?" said ${a} to ${P2.introduced}. "${refrain}," said ${p2}. "Somebody called me one, once. They were a long way off." So that was the second chair.`,
        `The next was ${P2.introduced}. "${refrain}," said ${p2}, before anyone had asked. "I was one at a party. They all said it was very good." So that made two.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P3, 'think', 'shy'), seen(A, 'stand', 'curious')], things: ['sign'] },
        `${P3.introduced} read the sign, and went away, and came back. "Are you ${aY}?" said ${a}. "Nobody's ever asked me," said ${p3}. "I could be. ${refrain}." That made three.`,
        `Then came ${P3.introduced}, so softly that the bell only said tt. "What do they do?" said ${p3}. "They sit down here," said ${a}. "Then I am," said ${p3}. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P1, 'sit', 'happy'), seen(P2, 'sit', 'happy'), seen(P3, 'sit', 'happy')] },
        `So there they sat, in a row. ${done[1]} "It's going very well," said ${p1}. But ${a} looked at the sign, and felt hot. There wasn't one ${one} in it.`,
        `By four o'clock it was nearly full. ${done[1]} "I do like being among ${ys}," said ${p2}. ${a} said nothing, and straightened the sign.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'stand', 'shy'), seen(A, 'look-up', 'surprised')], things: ['bell'] },
        `Ting! And there, by the gate, stood ${Y.introduced}. This was a real one. Anybody could see it at once. In the row nobody breathed.`,
        `Then the bell went once more, and they all turned round. It was ${Y.introduced}. Nobody had to ask. ${p1} looked at the ground, and ${p2} looked at the sky.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'point', 'curious'), seen(A, 'think', 'shy')] },
        `"Is it only for ${ys}?" said ${y}. "It says so," said ${a}. ${y} looked along the row. "And they all are?" It was very quiet. "${refrain}," said ${a}.`,
        `${y} read the sign, and then the row. "Are they all ${ys}?" said ${y}. ${p1} shut both eyes. ${a} took a breath. "${refrain}," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Y, 'sit', 'happy'), seen(P3, 'sit', 'happy'), seen(P1, 'sit', 'surprised')],
        },
        `Then ${y} sat down, on the fourth chair. "So many!" said ${y}. "And I thought that I was the only one." "There's a lot of it about," said ${p3}, and moved up.`,
        `"All of them!" said ${y}, and had to sit down. "I've never met another one. I've looked everywhere." "It doesn't always show," said ${p1}, kindly.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(Y, 'sit', 'happy')],
          things: ['sign', 'chair'],
        },
        `There was still one chair. "And you?" said ${y}. "Are you one, too?" ${a} looked at the row, and thought about it. "${refrain}," said ${a}, and sat down.`,
        `In the evening the sign got one more line. ${SIGN}, it says now, ${LOUD}. "So you are, too?" said ${y}. "Well, ${low}," said ${a}, and took the last chair.`,
      ),
    ],
  };
}
