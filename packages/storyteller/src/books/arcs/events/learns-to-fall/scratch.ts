import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './scratch-old.ts';

/** Who has fallen most has scratched knee pads, and no fear of the ramp: falling comes before riding. */
export const SCRATCH: EventPlot = { id: 'scratch', young, middle, old };

function young(going: Going): Told {
  const { A, a, G, Gcap, chance } = going;
  const { T, t, aTeacher, wheels, drawn, ramp, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'look-up', 'excited')] },
        `Look at the ${ramp}! It is as high as a door. "I will ride down!" says ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(G, 'stand', 'calm')], things: ['helmet', drawn] },
        `${wheels === 'skates' ? 'Skates' : `The ${wheels}`}, the helmet, and all the pads. How they shine! Up goes ${a}. ${Gcap} stays near.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'scared')] },
        `Whoosh! The big ones go down. Now ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')] },
        `${a} takes a big breath. "${refrain}" ${a} hums a brave song. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'happy'), seen(A, 'stand', 'surprised')] },
        `Here comes ${aTeacher}. Whoosh! Wobble. Bump! ${t} falls over!`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'happy'), seen(A, 'kneel', 'curious')] },
        `${t} gets up and laughs. ${a} looks. ${T.names} pads have a hundred scratches.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(T, 'stand', 'happy')] },
        `"Mine have none," says ${a}. "Then first we fall," says ${t}. "Come on to the grass!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(T, 'kneel', 'happy')] },
        `"Get small. Tuck in your arms. Roll!" Bump, roll, goes ${a}. It does not hurt!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'happy'), seen(T, 'cheer', 'happy')] },
        `Bump, roll! Bump, roll! ${a} falls ten times. "Good falling!" says ${t}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(T, 'cheer', 'excited')] },
        `Up on the ${ramp} goes ${a}. "One, two... THREE!" Whoosh! Wobble. Bump, roll!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'proud'), seen(T, 'cheer', 'happy')] },
        `"I fell!" says ${a}. "I fell, and I got up! Again!" And look. One little scratch!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `The pads are under the bed. Get small, ${a}. Roll over. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { T, t, aTeacher, wheels, drawn, ramp, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'look-up', 'excited')] },
        `The ${ramp} at the skatepark was as high as a bus. All the older kids could do it. They went down with a roar and up the other side. "Today I'm going to do it too," said ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud')], things: ['helmet', drawn] },
        `${a} had a ${wheels === 'skates' ? 'pair of skates' : wheels}, a helmet, elbow pads and knee pads. The knee pads were blue and shiny. You could see the sky in them. ${a} climbed up all the steps.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'scared')] },
        `At the top it was as high as two buses. The older kids stood in a row and went down one by one. Then it was ${A.names} turn. "${refrain}" And ${a} walked down the steps again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined')] },
        `Perhaps it needed a run-up of courage. ${a} took three deep breaths and ran up the steps. "${refrain}" Down the steps went ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'worried')] },
        `Perhaps it was better to start with a foot. ${a} put one foot over the edge, and looked where it would go. It would go a very long way. "${refrain}" By now ${a} knew every step by heart.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'happy'), seen(A, 'stand', 'surprised')] },
        `Then along came ${aTeacher}, and shot down the ${ramp}. Halfway up the other side ${t} wobbled. ${t} went over, rolled like a ball, and slid down on both knees. "Ow!" cried ${a}. "No," said ${t}. "Not ow. That was a good one."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(T, 'sit', 'happy')] },
        `${a} looked. ${T.names} knee pads were not shiny. There were a hundred scratches on them, long ones and short ones. ${a} looked at the blue ones, with the sky in them. "You've fallen a hundred times!" said ${a}. "I've never fallen once."`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'happy'), seen(A, 'stand', 'surprised')] },
        `"Then that's what you're scared of," said ${t}. "You can ride already. You just can't fall. Come with me." They went over to the grass, where it is soft.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(T, 'kneel', 'happy')] },
        `"Bend your knees and get small. Chin in, arms in. Don't put your hands out to stop. Just roll." ${a} got small, and fell, and rolled. Nothing hurt at all. They fell forwards and sideways, until they were green all over.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(T, 'cheer', 'excited')] },
        `Then ${a} climbed up once more and stood at the edge. It was as high as ever. "One! Two!" said ${a}, and got small, and leaned. "THREE!" Down went ${a} with a roar! Up the other side! Wobble! Over, and roll, and slide!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'proud'), seen(T, 'cheer', 'happy')] },
        `"I fell!" shouted ${a} from the bottom, with both arms up. "Did you see me fall?" "That was a beauty," said ${t}. And there across the blue, through the middle of the sky, was a scratch.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(T, 'wave', 'happy')] },
        `${a} went down nine more times, and stayed up for four of them. Then somebody very small stood at the top. The red knee pads shone like new apples. "One, two... no," said the somebody. ${a} went up all the steps. "Shall I show you how to fall?" said ${a}.`,
      ),
    ],
  };
}
