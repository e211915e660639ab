import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';
import { old } from './two-free-hands-old.ts';

/**
 * Whoever sets out gives away on the road all that there is to carry. The last door has two rings, which must be held at
 * once, and nobody has ever come to it with both hands free.
 */
export const TWO_FREE_HANDS: EventPlot = { id: 'two-free-hands', young, middle, old };

function young(going: Going): Told {
  const { title, A, a, B, b, R, ruler, it, drawn, comesToo } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'castle', camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(A, 'stand', 'determined')] },
        `"My ${it} is lost," says ${ruler}. Here is ${A.introduced}. "I will find it!"${comesToo}`,
      ),
      page(
        { setting: 'forest', camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')] },
        `It is a quest. Off goes ${a} with ${B.introduced}. A coat, bread, a lamp!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'coat')], things: ['bridge'] },
        `Brr! A troll at the bridge is cold. "${REFRAIN}" "Here," says ${a}. One coat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bread')] },
        `A goose is hungry. "${REFRAIN}" "Here," says ${a}. One loaf.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'hold', 'worried', 'lamp'), seen(B, 'stand', 'worried')] },
        `A bear is afraid of the dark. "${REFRAIN}" Oh! "Here," says ${a}. One lamp.`,
      ),
      page(
        { setting: 'cave', camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(B, 'walk', 'worried')] },
        `It is dark in the cave. ${a} and ${b} have nothing left.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'point', 'excited')] },
        `Here is a door! Two rings. ${a} has two hands. One, two, pull!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'happy'), seen(B, 'jump', 'happy')], things: [drawn] },
        `The door is open. "There it is!" says ${b}. The ${it}!`,
      ),
      page(
        {
          setting: 'castle',
          time: 'day',
          camera: 'medium',
          actors: [seen(R, 'cheer', 'happy'), seen(A, 'stand', 'proud')],
        },
        `In the morning they are home. "My ${it}!" says ${ruler}. "What would you like, ${a}?" Brr!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy', 'coat'), seen(B, 'hug', 'happy')] },
        `A coat! A big, warm coat. "${REFRAIN}" There is room for ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, A, a, B, b, S, s, R, ruler, he, his, it, drawn, why, comesToo } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'castle', camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(A, 'stand', 'determined')] },
        `The ${it} of ${ruler} was lost. ${why} "It's in the Hollow Hill," said ${ruler}, "behind a door. Nobody in the kingdom has got it open." "I'll go," said ${A.introduced}.${comesToo} And so began the quest.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(S, 'run', 'proud')],
        },
        `${a} had three things: a coat, a loaf of bread and a lantern. ${B.introduced} came along to count them. ${s} overtook them, with a shield and a spear and nine bags. "Out of my way!" he said. "I'm on a quest."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'coat'), seen(B, 'stand', 'worried')],
          things: ['bridge'],
        },
        `On the bridge sat a troll, with ice in his beard. ${s} had ridden right past him. The troll looked at the coat. "I could do with that," he said. It was a good coat. ${a} took it off. "That's one," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bread'), seen(B, 'stand', 'worried')] },
        `Further on there was a goose, with six small ones behind her. They had found nothing since Sunday. She looked at the bread. "I could do with that," said the goose. ${a} had been looking forward to it. "That's two," said ${b}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'lantern'), seen(B, 'stand', 'worried')],
        },
        `It was night when they came to the Hollow Hill. By the path stood a small boy. He had to get home over the marsh, and couldn't see it. He looked at the lantern, but he didn't like to ask. "You could do with that," said ${a}. "That's all we had," said ${b}.`,
      ),
      page(
        { setting: 'cave', camera: 'wide', actors: [seen(A, 'walk', 'curious'), seen(B, 'walk', 'worried')] },
        `Inside the hill it was as black as a boot. They felt their way. And because it was so dark, they saw something. There was a thin bright line, low down. With a lantern nobody would ever notice it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'worried'), seen(A, 'stand', 'surprised')] },
        `It was under a door, and there was ${s}. "You have to pull both rings at once," he said crossly. "I've one hand for the shield, and one for the spear. It can't be done." He had been there since Tuesday.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(S, 'look-up', 'surprised')] },
        `${a} had nothing in either hand. So ${a} took hold of both rings, and pulled. The door opened. But it wanted to fall shut, and so ${a} couldn't let go. "You'll have to fetch it," said ${a}. "Then they'll say that it was me," said ${s}. "Fetch it," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'hold', 'happy'), seen(A, 'stand', 'happy')], things: [drawn] },
        `${s} put down the shield. He put down the spear. He had forgotten what his hands were like. Then he went in under ${A.names} arm, and came out with the ${it}. He looked at it, and gave it to ${a}.`,
      ),
      page(
        {
          setting: 'castle',
          time: 'day',
          camera: 'medium',
          actors: [seen(R, 'cheer', 'happy'), seen(A, 'stand', 'proud'), seen(S, 'point', 'happy')],
        },
        `"Who was it?" said ${ruler} in the morning, and held the ${it}. "${a}," said ${s}. "${s} fetched it," said ${a}, with chattering teeth. "And what would you like for it?" said ${ruler}. Then ${he} saw. And ${he} took off ${his} own coat, which had fur inside.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy', 'coat'), seen(B, 'sit', 'happy')] },
        `The coat came down to the floor. There was room for ${b} in one pocket. In the other there was a bun. "I could do with that," said ${a}.`,
      ),
    ],
  };
}
