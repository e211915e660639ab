import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { RUNNING_TITLES, runningParts, RUNS } from './running-parts.ts';
import { old } from './running-shoes-old.ts';

/**
 * What runs whenever it touches the ground has only to be kept off the ground; but nobody can sit down and run. So
 * somebody else has to bring the seat.
 */
export const RUNNING_SHOES: EventPlot = {
  id: 'running-shoes',
  when: RUNS,
  only: true,
  closest: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, G, a, b, Gcap, chance } = going;
  const { magic, refrain } = runningParts(going);
  const { word, the } = magic;
  return {
    title: titled(chance.pick(...RUNNING_TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'curious')], things: ['shoe'] },
        `${A.introduced} finds magic ${word}. On they go. They tingle!`,
        `Look in the shed! Magic ${word}! ${A.introduced} puts them on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'surprised'), seen(B, 'stand', 'surprised')] },
        `One step. Two steps. Zoom! Off goes ${a}. "Oh!" says ${B.introduced}.`,
        `Step, step, zoom! Round the house goes ${a}. ${B.introduced} looks on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited')] },
        `Past the door! Past the beans! "So fast! ${refrain}"`,
        `Past the tree! Past the gate! "I am so fast! ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'surprised'), seen(A, 'run', 'worried')] },
        `Round again! ${Gcap} holds out some bread. Bite! "${refrain}"`,
        `And again! ${a} takes a bite of bread. "Thank you! ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'surprised'), seen(B, 'hold', 'surprised')] },
        `Now ${b} holds on tight. Whee! Now they both go round. "${refrain}"`,
        `"I will hold you," says ${b}. Whee! Round they both go. "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'run', 'sad')] },
        `It gets late. ${a} is so tired. But ${the} are not. "${refrain}"`,
        `The sun goes down. Poor ${a}! Poor legs! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(G, 'stand', 'curious')] },
        `${b} looks at ${the}. "They run on the ground. Not in the air!"`,
        `"They only run on the ground," says ${b}. "So sit down!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'determined'), seen(A, 'sit', 'surprised')] },
        `${Gcap} has the wheelbarrow. Here comes ${a}. Plop! In!`,
        `Quick, the wheelbarrow! ${Gcap} pushes. Plop! In falls ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'cheer', 'happy')], things: ['shoe'] },
        `Up go both feet. ${magic.the.replace('the', 'The')} run in the air. Off they come!`,
        `Patter, patter, in the air. And off with ${the}! Hooray!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `Night. ${a} goes to bed in the wheelbarrow. Patter, patter, go ${the}.`,
        `Now ${a} is in bed. What is in the shed? Patter, patter, patter.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { magic, refrain } = runningParts(going);
  const { word, the } = magic;
  return {
    title: titled(chance.pick(...RUNNING_TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious'), seen(B, 'stand', 'curious')],
          things: ['shoe'],
        },
        `At the back of the shed ${A.introduced} found a pair of ${word}. They were dusty, and just the right size. "They tingle," said ${a}, and put them on. "Then it's magic," said ${B.introduced}.`,
        `They had stood in the shed for years, under a flowerpot. ${A.introduced} blew off the dust. They were ${word}, and they hummed a bit. "Magic ${word}," said ${B.introduced}. "Put them on!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'stand', 'surprised')] },
        `${a} took one small step. Then ${the} took one, and that was not small. Zoom! They went past the beans, and past the door, and round the house. "I'm fast!" shouted ${a}.`,
        `"They're only a bit..." said ${a}, and was gone. Nobody had ever run so fast. There was ${a} at the gate, and there was ${a} at the water butt. Then ${a} was back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised')] },
        `Before ${b} had turned round, ${a} was back. "That's enough now," said ${a}, to ${the}. They did not think so. "${refrain}" called ${a}, going round the corner.`,
        `It was lovely for ten times. After that it was enough. ${a} told ${the}. They ran just the same. "${refrain}" said ${a} to ${b}, and then to ${b} again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'surprised'), seen(A, 'run', 'worried')] },
        `${Gcap} came to see who kept going by. The next time ${g} held out a sandwich. ${a} could have one bite each time round. It took six times. "${refrain}" said ${a}, with a full mouth.`,
        `${Gcap} looked out of the window. Somebody went past. Somebody went past again. So ${g} held out a cup, and ${a} drank it, one sip at a time. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'surprised'), seen(B, 'hold', 'surprised')] },
        `"I'll hold you," said ${b}, and took hold. It did not help at all. Now two of them went round, and one did not touch the ground. "${refrain}" they said.`,
        `${b} stood in the way, with both arms out. That was brave. A moment later ${b} was going round as well, backwards. "${refrain}" they both shouted.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'run', 'sad')] },
        `They shut the gate, and ${a} went over it. They put down the doormat, and ${a} went under it. It got late. ${a} was as tired as a sock. "${refrain}"`,
        `They tried saying please. They tried the hose, and then ${a} was tired and wet. The sun went down behind the house. "${refrain}" said ${a}, in a small voice.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'run', 'worried')], things: ['shoe'] },
        `${b} sat down to think, and watched ${the} go by. "They only run when they touch the ground," said ${b}. "Up in the air they've got nothing to run on. Sit down, ${a}!"`,
        `"Look at ${the}," said ${b}, when they came by. "When ${a} jumps, they stop. They need the ground." ${b} cupped both hands. "Sit down!" shouted ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'determined'), seen(B, 'stand', 'excited')] },
        `"Nobody can sit and run!" called ${a}, and was round the corner. That was true. Somebody else would have to bring the seat. ${Gcap} looked at the wheelbarrow.`,
        `"On what?" called ${a}, and was gone. They thought of a chair. But ${a} would be past it in no time. It had to be a chair that runs as well. "The wheelbarrow!" said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(G, 'hold', 'happy'), seen(B, 'cheer', 'happy')] },
        `They could hear ${a} coming. ${Gcap} began to run, with a cushion in the wheelbarrow. Plop! In went ${a}, with both feet in the air. The ${word} ran, and ran, and got nowhere.`,
        `${Gcap} waited at the corner, and ran. One, two, three. Plop! There sat ${a} in the wheelbarrow. Both feet stuck up, and went like a sewing machine.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'hold', 'happy')], things: ['shoe'] },
        `${b} pulled off the left one, and ${g} pulled off the right. They were quite hot. "How far have I been?" said ${a}. "Nowhere," said ${b}. "Sixty times."`,
        `Off came one, and off came the other. It was very quiet. "I've run further than anybody in the world," said ${a}. "Yes," said ${b}. "And you're home already."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `The ${word} hang on two nails now, where they can't reach the ground. That night ${a} did not want to take one more step. So ${g} fetched the wheelbarrow. "${refrain}" said ${g}, all the way to bed.`,
        `Now ${the} hang from the roof of the shed. If you put an ear to the door, they patter. ${a} was carried up to bed, and walked the last bit. It took a whole minute. It was lovely.`,
      ),
    ],
  };
}
