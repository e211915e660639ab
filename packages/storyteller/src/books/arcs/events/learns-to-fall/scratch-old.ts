import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The one who falls most is the best of them, and that is no accident. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { T, t, aTeacher, wheels, drawn, ramp, refrain } = partsOf(going);
  const knows = going.A === going.K;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'look-up', 'excited')] },
        `There were three ramps at the skatepark. ${A.introduced} could do the little one backwards and the middle one half asleep. The third was the ${ramp}. It was as high as a bus. The older kids lined up at the top, and dropped off the edge one after another. All of them could do it. From below they looked like people who had been born up there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud')], things: ['helmet', drawn] },
        `${a} had a ${wheels === 'skates' ? 'pair of skates' : wheels}, and everything else that you need. There was a helmet that fitted, and there were pads for wrists and elbows and knees. The knee pads were a present. They were dark blue, with a shine on them like the bonnet of a new car. ${a} polished them on Fridays. "On Saturday," ${a} told everybody at home, "I'm doing the ${ramp}." That was five Saturdays ago.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'scared')] },
        `You had to stand at the edge and count, and on three you leaned out over nothing. That was all there was to it. "${refrain}" said ${a}. The line behind was quite polite about it. Somebody moved a ${wheels === 'skates' ? 'rucksack' : wheels} so that ${a} could get back to the steps.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'determined')] },
        `${a} thought that it might be a question of hurry. If you ran up and went before your knees had noticed, they couldn't say anything. The knees noticed. "${refrain}" Then ${a} thought that it might be a question of looking, and stared at a cloud on the far side. But the edge was still there, underneath the cloud. "${refrain}" There are nineteen steps down from the ${ramp}. ${a} could have drawn each of them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(T, 'run', 'happy')] },
        `So ${a} sat down on the wall and watched how the others did it. Some were quick and some were smooth. But the best of all, with no question, was ${aTeacher}${knows ? ', in a green helmet' : ''}. And here was a strange thing. ${t} fell over more than anybody else. ${a} began to count. ${t} fell eleven times in half an hour.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'happy'), seen(A, 'stand', 'surprised')] },
        `The twelfth time was a big one. ${t} came off near the top, folded up small, and rolled over one shoulder. Then ${t} slid down the slope on both knees, like somebody on a tray. "Are you all right?" said ${a}. "That?" said ${t}. "That was lovely. I've been working on that."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(T, 'sit', 'happy')] },
        `${t} had sat down to tighten a strap, and ${a} saw the knee pads. Once upon a time they must have been black. Now they were grey with scratches, hundreds of them, crossing each other like the lines on a map. Then ${a} looked down at the blue ones. There was the sky in them, and a bird, and no scratch at all. "I've never fallen," said ${a} slowly. "Not once. I always stop before."`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'happy'), seen(A, 'stand', 'surprised')] },
        `"That's it, then," said ${t}. "You're not scared of riding. I've seen you ride, and you're good. You're scared of the bit afterwards, because nobody's shown you. Everybody up there was shown by somebody." "Who showed you?" said ${a}. "An old man with a ponytail," said ${t}. "Come on. It starts on the grass."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(T, 'kneel', 'happy')] },
        `"Bend your knees first, so there's less of you to fall. Chin down, arms in. Hands are for clapping, not for landing on. Let go of the ${wheels}, go round over your shoulder, and come out on your pads." They began at a walk. Then they did it at a run. ${a} fell over on purpose, to the left and to the right, until there was grass in both ears. After about thirty it stopped being falling. It was only a way of getting down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(T, 'cheer', 'excited')] },
        `Nineteen steps. The edge. It was exactly as high as it had been five Saturdays ago. But now there was something on the other side of three, and ${a} had been there thirty times. "One," said ${a}. "Two." The line had gone quiet. Knees bent, chin down. "Three." The whole world tipped up, and roared. There was the far side, and the top of it, and the sky! And then ${a} wobbled.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'proud'), seen(T, 'cheer', 'happy')] },
        `It was a very good fall. It went round over the shoulder, came out on the pads, and slid all the way to the wall. "I fell!" shouted ${a}. "Did you see that?" They had all seen it. They were banging on the rail with their hands. ${t} came down to have a look. Right across the left knee, through the sky and the bird, went one long white line. "Now they're yours," said ${t}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(T, 'wave', 'happy')] },
        `On the fourth go ${a} stayed on. That was nice too. There were nine scratches by the time the sun went down, and nobody polished anything that Friday. The Saturday after, somebody new was standing at the edge. The knee pads were red, without a mark on them. "One, two... no," said the somebody, and turned to go. ${a} was already coming up the steps. "You're good," said ${a}. "I've been watching. Has anybody ever shown you how to fall?"`,
      ),
    ],
  };
}
