import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './scratch-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Everybody runs at a door that opens the other way, and on the step there is a scratch that says so. */
export const SCRATCH: EventPlot = { id: 'scratch', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, P, p, R, r, C } = partsOf(going);
  const both = (pose: 'run' | 'stand' | 'sit' | 'look-up', feeling: 'determined' | 'surprised' | 'sad' | 'happy') => [
    seen(P, pose, feeling),
    seen(C, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'castle', time: 'day', camera: 'wide', actors: [seen(R, 'wave', 'sad')] },
        `Here is a tower. Who is up there? It is ${R.introduced}. "Help! I can't get out!"`,
      ),
      page(
        { camera: 'medium', actors: both('run', 'determined') },
        `"I will save you!" says ${P.introduced}. Here is ${C.introduced}, too. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: both('look-up', 'surprised') },
        `Here is the door. And look! There is a round scratch on the step.`,
      ),
      page(
        { camera: 'medium', actors: both('run', 'determined') },
        `${p} runs at the door. Bump! It stays shut. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'look-up', 'happy'), seen(P, 'look-up', 'surprised')] },
        `"Let down your hair!" says ${p}. ${r} tries. It is too short! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: both('look-up', 'determined'), things: ['ladder'] },
        `They try a ladder. It is too short, too. "${refrain}"`,
      ),
      page({ camera: 'close', actors: both('sit', 'sad') }, `They sit down. ${p} is sad. "No tea today."`),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `${k} looks at the scratch. It goes round. "The door did that!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), ...both('stand', 'surprised').filter(({ who }) => who !== K)],
        },
        `"It opens this way!" says ${k}. "Do not push. Pull!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'hold', 'happy'), seen(R, 'run', 'happy')] },
        `${p} pulls. Creak! The door opens. Out comes ${r}!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(C, 'sit', 'happy'), seen(R, 'sit', 'happy')],
          things: ['cake'],
        },
        `Now they are home. There is tea, and cake for three. "Just in time!" says ${p}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, P, p, R, r, C } = partsOf(going);
  const both = (pose: 'run' | 'stand' | 'sit' | 'look-up', feeling: 'determined' | 'surprised' | 'sad' | 'happy') => [
    seen(P, pose, feeling),
    seen(C, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'castle', time: 'day', camera: 'wide', actors: both('run', 'determined'), things: ['letter'] },
        `A letter came for ${P.introduced}, tied to a pigeon. "Please save me," it said. "I am at the top of a tower." It was signed by ${R.aKind}. "I can do that," said ${p}. "${refrain}" ${C.introduced} came along, to carry the ladder.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'wave', 'happy'), ...both('look-up', 'surprised')], things: ['ladder'] },
        `The tower was as high as nine houses. From the top window ${R.introduced} waved down at them. At the bottom was a thick old door with a ring in it. Somebody had scratched the doorstep. It was a curved scratch, like a slice of melon.`,
      ),
      page(
        { camera: 'medium', actors: both('run', 'determined') },
        `"Doors are easy," said ${p}, and ran at it with one shoulder. Bump! The door did not even shake. "I've been in here since Monday," called ${r}. "Not to worry," said ${p}. "${refrain}" The village clock struck three.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'look-up', 'happy'), seen(P, 'shout', 'determined'), seen(C, 'look-up', 'curious')],
        },
        `"Then let down your hair!" called ${p}. It was the usual thing. ${r} leaned out and let it down. It came as far as the ears. "Not to worry," said ${p}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: both('look-up', 'determined'), things: ['ladder'] },
        `So they put up the ladder. It came up to the third row of stones, and there it stopped. "Have you got a rope?" called ${p}. "I've got a hanky," said ${r}, and let that down. It was a nice hanky. "${refrain}" said ${p}. It was half past four.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'sad') },
        `${p} ran at the door once more, and once more it went bump. Then ${p} sat down on the step and rubbed one shoulder. "It's crumpets today," said ${p} sadly. "They'll be cold."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `${k} was looking at the step. Who scratches a step like that? The scratch began under the door. It went round in a curve, and stopped at the wall. ${k} went along it with one finger. Something heavy had gone that way, again and again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), ...both('stand', 'surprised').filter(({ who }) => who !== K)],
        },
        `"It's the door!" cried ${k}. "The door made the scratch! It doesn't open inwards at all. It opens outwards!" Everybody always ran at it. Nobody had ever tried to pull.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(P, 'hold', 'surprised'),
            seen(R, 'stand', 'surprised'),
            ...(C === K ? [seen(K, 'cheer', 'happy')] : []),
          ],
        },
        `${p} took hold of the ring and pulled, with two fingers. Creeeak! Behind the door stood ${r}, with one hand still in the air. "I pulled it from in here, all week," said ${r}. "There's a sign that says push. I thought it was for somebody else."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'walk', 'shy'), seen(P, 'run', 'happy'), seen(C, 'run', 'happy')] },
        `"Must we get married now?" asked ${r}. "That's how it goes in the books." "No," said ${p}. "Now we have tea." ${r} looked very glad. "Will there be crumpets?" "There will if we run," said ${p}. They ran.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(P, 'sit', 'happy'), seen(C, 'sit', 'happy'), seen(R, 'hold', 'happy', 'jam')],
        },
        `They got home as the clock struck five. The crumpets were hot, and there was jam. ${r} turned the lid of the jam jar, and it would not come off. They all looked at one another. "Try it the other way," they said.`,
      ),
    ],
  };
}
