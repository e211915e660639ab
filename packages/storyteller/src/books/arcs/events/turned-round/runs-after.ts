import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './runs-after-old.ts';
import { partsOf, TITLES } from './runs-after-parts.ts';

/** Somebody small takes one step the other way, and everybody runs from whoever runs. */
export const RUNS_AFTER: EventPlot = standsApart({ id: 'runs-after', young, middle, old });

function young(going: Going): Told {
  const { S, L, X, Y, M, refrain } = partsOf(going);
  const { K, k } = going;
  const [s, l, x, y, m] = [S.name, L.name, X.name, Y.name, M.name];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(L, 'run', 'determined'), seen(S, 'run', 'worried'), seen(K, 'stand', 'curious')],
        },
        `${L.introduced} runs after ${S.introduced}. ${k} sees it every day.`,
        `Every day ${S.introduced} runs away. ${L.introduced} runs after. ${k} can see it all.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'determined'), seen(L, 'stand', 'surprised')] },
        `But today ${s} does not run. ${s} takes one step. Then ${l} takes one step back!`,
        `Today ${s} stops. "My turn," says ${s}. One step! And ${l} steps back.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'excited'), seen(L, 'run', 'scared')] },
        `Step, step, step! Now ${s} runs after ${l}. "Help!" says ${l}.`,
        `So ${s} runs at ${l}. And ${l} runs away! "Help, help!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'run', 'scared'), seen(X, 'run', 'scared')] },
        `${X.introduced} sees ${l} run. "${refrain}" says ${x}. "I don't know. Run!"`,
        `"${refrain}" says ${X.introduced}. "Don't look!" says ${l}. So ${x} runs as well.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Y, 'run', 'scared'), seen(X, 'run', 'scared'), seen(L, 'run', 'scared')] },
        `${Y.introduced} sees ${x} run. "${refrain}" says ${y}. "I don't know. Run!"`,
        `Now ${Y.introduced} looks up. "${refrain}" says ${y}. "It is after ${x}. Run!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'scared'), seen(Y, 'run', 'scared'), seen(X, 'run', 'scared')] },
        `Then ${m} sees ${y} run. "${refrain}" says ${m}. His hat falls off.`,
        `Even ${m} runs now. "${refrain}" says ${m}. He is first of all.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(M, 'stand', 'scared'),
            seen(Y, 'stand', 'scared'),
            seen(X, 'stand', 'scared'),
            seen(L, 'hide', 'scared'),
          ],
          things: ['gate'],
        },
        `Bump! The gate is shut. They stop. Nobody can get by.`,
        `Bump, bump, bump! There is a gate. Shut!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(S, 'stand', 'proud')], things: ['gate'] },
        `${k} sits on the gate. "I can see it," says ${k}. "It is ${s}!"`,
        `"${refrain}" ${k} is on the gate, and can see. "It is only ${s}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(S, 'stand', 'happy'),
            seen(M, 'stand', 'surprised'),
            seen(L, 'stand', 'shy'),
            seen(K, 'sit', 'happy'),
          ],
        },
        `They all look round. There is ${s}, and ${s} is so small. "That was fun," says ${s}.`,
        `"Hello," says ${s}. ${m} looks at ${y}. ${y} looks at ${x}. They go red.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(S, 'stand', 'proud'), seen(K, 'stand', 'happy')],
          things: ['moon'],
        },
        `At night the moon looks at ${s}. ${s} takes one step. Off goes the moon, behind a cloud!`,
        `That night there is a big moon. One step! The moon goes behind a cloud. "My turn," says ${s}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { S, L, X, Y, M, refrain } = partsOf(going);
  const { K, k } = going;
  const [s, l, x, y, m] = [S.name, L.name, X.name, Y.name, M.name];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(L, 'run', 'determined'), seen(S, 'run', 'worried'), seen(K, 'sit', 'curious')],
          things: ['gate'],
        },
        `${k} liked to sit on the gate, because one saw everything from there. Every morning at ten ${S.introduced} ran past, and then ${L.introduced}. ${l} ran after, and ${s} ran away. It had always been like that.`,
        `There were two who ran round the barn every day. In front ran ${S.introduced}. Behind ran ${L.introduced}. "Good morning," said ${k}, from the gate. They never had the breath to answer.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'curious'), seen(L, 'stand', 'surprised')] },
        `On Monday ${s} had a stone in one foot, and had to stop. ${l} had never seen ${s} stop. So ${l} stopped as well. ${s} put the foot down again, in front. And ${l} took a step back.`,
        `Then came a day when ${s} was tired of it. ${s} turned round. "Boo," said ${s}, and took a step. It was not a large one. But ${l} took a step as well, and that one went backwards.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'run', 'excited'), seen(L, 'run', 'scared'), seen(K, 'stand', 'surprised')],
        },
        `"That's odd," thought ${s}, and tried it again. One step, one back. Two steps, two back. Then ${s} ran, and ${l} was off round the barn like a plate. "That's the wrong way round!" called ${k}.`,
        `They both looked at their feet. ${s} took another, to see if it would go on working. It did. Soon they were running, and ${l} was in front. "Help!" cried ${l}. ${k} nearly fell off the gate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'run', 'scared'), seen(X, 'run', 'scared')] },
        `By the pond stood ${X.introduced}, who was afraid of nobody. But here came ${l}, as fast as that. "${refrain}" said ${x}. "I didn't look!" said ${l}. It must be something very big. ${x} ran, too.`,
        `${X.introduced} saw ${l} go by with every hair on end. "${refrain}" said ${x}. "It's got feet!" said ${l}. ${x} thought about feet, and how many, and set off after ${l}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Y, 'run', 'scared'), seen(X, 'run', 'scared'), seen(L, 'run', 'scared')] },
        `${Y.introduced} looked up from the grass, because the ground shook. That was only ${x}. "${refrain}" said ${y}. "It's as big as a bus, and it's got feet!" said ${x}. ${y} had not run since the spring. ${y} ran now.`,
        `In the long meadow ${Y.introduced} had just lain down. "${refrain}" said ${y}, when they came over the hill. "It's as tall as the barn," said ${x}, "and there are two of it!" ${y} did not even get up first. ${y} just went.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'run', 'scared'), seen(Y, 'run', 'scared'), seen(X, 'run', 'scared')],
          things: ['hat'],
        },
        `If ${y} runs, it is serious. ${m} knew that, and he threw down his fork. "${refrain}" he shouted. "It has eaten the barn!" they shouted back. He lost his hat at the first corner, and let it lie.`,
        `${m} was eating a sandwich. Then he saw ${y} coming, with all the others round the edges. "${refrain}" he said. "There's no more barn!" he was told. He ran with the sandwich in one hand and the hat in the other.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(M, 'stand', 'scared'),
            seen(Y, 'stand', 'scared'),
            seen(X, 'stand', 'scared'),
            seen(L, 'hide', 'scared'),
          ],
          things: ['gate'],
        },
        `And there was the gate, and it was shut. Bump, bump, bump, and one small bump more. They stood in a row with their eyes closed. "${refrain}" whispered ${m}. Nobody would turn round.`,
        `They got as far as the gate, all at the same time. It didn't open. They shut their eyes, and waited for it. It's hard to shut your ears, too. Something was coming: tip, tip, tip. "${refrain}" whispered ${y}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'happy'), seen(S, 'run', 'happy'), seen(M, 'stand', 'scared')],
          things: ['gate'],
        },
        `"I can see it from here," said ${k}, on top of the gate. "Is it very big?" said ${m}. "No," said ${k}. "How many are there?" "One," said ${k}. "It's ${s}."`,
        `"Shall I tell you?" said ${k}, who had been up there all the time. "It comes to about here." ${k} showed it on one boot. "It's got whiskers of grass on it. It's ${s}."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(S, 'stand', 'happy'),
            seen(M, 'stand', 'shy'),
            seen(Y, 'stand', 'shy'),
            seen(K, 'sit', 'happy'),
          ],
        },
        `They opened one eye each. "Well!" said ${s}, out of breath. "I've never been behind before. What a lot of you there are!" ${m} said that he had only come to see about the gate. So had the rest of them.`,
        `There stood ${s}, all alone. The barn was there as well. "Don't stop," said ${s}. "I was just getting good at it." ${m} looked at ${y}, and ${y} looked at ${x}. Then they all looked at ${l}, who was washing.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(S, 'stand', 'proud'), seen(K, 'stand', 'happy')],
          things: ['moon'],
        },
        `They take turns now, ${l} on Mondays, and ${s} on Tuesdays. That night the moon stood over the barn, very big, and looked at ${s}. ${s} thought about it. Then ${s} took one step. And the moon went behind a cloud.`,
        `Since then it's every other day. In the evening ${k} saw ${s} on the wall, quite alone. The moon had come up, and it was the biggest thing there is. ${s} took a step. There was a cloud, and the moon got behind it. "Boo," said ${s}.`,
      ),
    ],
  };
}
