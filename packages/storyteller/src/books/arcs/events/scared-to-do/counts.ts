import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './counts-old.ts';
import { doingOf, SCARED_TO } from './doing.ts';
import { NEST_TITLES, REFRAINS, TITLES } from './said.ts';

/** First a very little of it, then a little more, and none of it counts; until there is no time to be afraid. */
export const COUNTS: EventPlot = standsApart({ id: 'counts', when: SCARED_TO, young, middle, old });

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { feared, setting, now, brings, things, ready, crash, done, doing } = doingOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...(feared.includes('nest') ? NEST_TITLES : TITLES))),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'sit', 'scared')] },
        `This is ${A.introduced}. ${a} is afraid of ${feared}. "Not me," says ${a}.`,
        `Here sits ${A.introduced}. ${a} is afraid of ${feared}. "Not today," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'jump', 'calm')], things: things[0] },
        `${K.introduced} has found ${brings[0]}. ${a} ${now[0]}. "${refrain}"`,
        `"Here is ${brings[0]}," says ${K.introduced}. ${a} ${now[0]}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'calm'), seen(K, 'stand', 'happy')], things: things[1] },
        `Then ${k} has ${brings[1]}. ${a} ${now[1]}. "${refrain}" says ${a}.`,
        `Next comes ${brings[1]}. ${a} ${now[1]}, too. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'cheer', 'happy')], things: things[2] },
        `Look, ${brings[2]}! ${a} ${now[2]}. It is easy. "${refrain}"`,
        `And now ${brings[2]}. ${a} ${now[2]}. "Well done!" says ${k}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(K, 'stand', 'curious')] },
        ready[0],
        ready[1],
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'surprised'), seen(K, 'stand', 'surprised')] },
        crash[0],
        crash[1],
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(K, 'look-up', 'surprised')] },
        done[0],
        done[1],
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(K, 'cheer', 'excited')] },
        `"I am ${doing}!" says ${a}. "Look, look!" And ${a} does it once more.`,
        `"Again!" says ${a}. "Look at me! I am ${doing}!"`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(A, 'jump', 'happy')] },
        `"Did you see that one?" says ${a}. "${refrain}" says ${k}. "Do it again!"`,
        `It is nearly bedtime. "One more," says ${a}. "${refrain}" says ${k}. "Two more!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { feared, others, setting, past, brings, things, wasReady, crashed, did, there } = doingOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...(feared.includes('nest') ? NEST_TITLES : TITLES))),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'sit', 'scared')] },
        `The other ${A.kinds} ${others}. But ${A.introduced} was afraid of ${feared}. "I'd rather not," said ${a}. "It's nicer here." And ${a} looked the other way, so as not to see them.`,
        `${A.introduced} was afraid of ${feared}. That is not easy for ${A.aKind}. All the others ${others}. "Aren't you coming?" they called. "Tomorrow," said ${a}, every day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'jump', 'calm')], things: things[0] },
        `"What if you did only a little?" said ${K.introduced}. ${k} had found ${brings[0]}. ${a} thought about that for a long time. Then ${a} ${past[0]}. "You did it!" said ${k}. "${refrain}" said ${a}. "It was much too small."`,
        `${K.introduced} had found ${brings[0]}. "Look," said ${k}. "Nobody could be afraid of that." Nobody was. ${a} ${past[0]}. "There!" said ${k}. "${refrain}" said ${a}. "A baby could do it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'calm'), seen(K, 'stand', 'happy')], things: things[1] },
        `The next morning ${k} came with ${brings[1]}. It was a bit more, but only a bit. ${a} looked at it from all sides. And ${a} ${past[1]}. "How was it?" said ${k}. "How was what?" said ${a}. "${refrain}"`,
        `On the second day there was ${brings[1]}. ${a} took a deep breath, and then a second one. Then ${a} ${past[1]}. "That's twice now," said ${k}. "${refrain}" said ${a}. "Twice nothing is nothing."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'cheer', 'happy')], things: things[2] },
        `Then ${k} had ${brings[2]}. "That's a big one," said ${a}. It took until dinner time. But ${a} ${past[2]}. Then ${a} did it again, because it was fun. "Well?" said ${k}. "${refrain}" said ${a}.`,
        `The third day's was ${brings[2]}. "Oh," said ${a}, and looked at it for a while. At noon ${a} ${past[2]}. Nothing bad came of it. "Now you can't say it," said ${k}. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(K, 'stand', 'curious')] },
        `"What does count, then?" said ${k}. "Only the real thing," said ${a}. ${wasReady[0]}`,
        `"Then there's only the real thing left," said ${k}. ${wasReady[1]}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'surprised'), seen(K, 'stand', 'surprised')] },
        crashed[0],
        crashed[1],
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(K, 'look-up', 'surprised')] },
        did[0],
        did[1],
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'proud'), seen(K, 'shout', 'excited')] },
        `"You did it!" shouted ${k}. "Did what?" said ${a}, and then looked. ${there} "Oh," said ${a}. "That was me. When did that start?"`,
        `"${a}!" cried ${k}. "Look where you are!" ${a} looked. ${there} "I wasn't even thinking about it," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(K, 'stand', 'happy')] },
        `"I had no time to be afraid," said ${a}. "Then do it once more, with time," said ${k}. So ${a} did. It was still a little bit frightening. It was also the best thing of the whole week.`,
        `"It was an accident," said ${a}. "So do one that isn't," said ${k}. ${a} waited until every knee was quiet. Then ${a} did it again, on purpose. It was even better than by accident.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(A, 'jump', 'happy')] },
        `They went on until the sun was low. "Did you see that one?" called ${a}. "${refrain}" said ${k}. "You'll have to do it again." And ${a} did.`,
        `All the others had gone home by then. "That was ten," said ${a}. "${refrain}" said ${k}. "I had something in my eye. Do ten more." So ${a} had to, and was glad of it.`,
      ),
    ],
  };
}
