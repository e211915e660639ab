import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For a hundred years heroes have run at a door, and only the doorstep knows how it opens. */
export function old(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, P, p, R, r, C, c } = partsOf(going);
  const both = (pose: 'run' | 'stand' | 'sit' | 'look-up', feeling: 'determined' | 'surprised' | 'sad' | 'happy') => [
    seen(P, pose, feeling),
    seen(C, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'castle', time: 'day', camera: 'wide', actors: both('stand', 'determined'), things: ['letter'] },
        `The letter arrived just after lunch, tied to a pigeon. "Dear hero," it said. "I am at the top of a tower. I should like not to be. Please hurry, as I have only one book. Yours, ${R.aKind}." ${P.introduced} read it out to ${C.introduced}, and looked at the clock. "It's crumpets at five," said ${p}. "That gives us all afternoon. ${refrain}" They took a ladder and set off.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'wave', 'happy'), ...both('look-up', 'surprised')], things: ['ladder'] },
        `It was a proper tower, as high as nine houses, with ivy on it. From the one window at the top ${R.introduced} waved with both arms. At the bottom there was an oak door with an iron ring. It had a great many dents in it, all at the height of a shoulder. On the doorstep was a long curved scratch, like the edge of a plate. ${c} stepped over it. "Somebody's been careless with a chair," said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: both('run', 'determined') },
        `There is a way to do doors, and ${p} did it. You take nine steps back, lower your head, and run. Bump! Now the door had one dent more. "They've all done that," called a voice from above. "There was a man in armour on Tuesday. He had to lie down afterwards." "Not to worry," said ${p}, who could not feel one arm. "${refrain}" Down in the village it struck three.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'look-up', 'happy'), seen(P, 'shout', 'determined'), seen(C, 'look-up', 'curious')],
        },
        `"Very well," said ${p}, and cupped both hands. "Let down your hair!" There was a pause. "All of it?" called ${r}. "All of it!" So ${r} leaned out and let it down. It came as far as the ears. They looked at it for some time, out of politeness. "It's growing," said ${r}. "I measured. It would be about the year after next." "${refrain}" said ${p}, a little more quickly than before.`,
      ),
      page(
        { camera: 'wide', actors: both('look-up', 'determined'), things: ['ladder'] },
        `Then they tried the ladder. It was the longest in the county, and it reached the third row of stones. "Sheets!" called ${p}. "Tie them together!" "I've got one," said ${r}, "and it's a small bed." People who build towers think of these things. ${c} stood on the very last step, which was no use, and came down again. "${refrain}" said ${p}. But it was half past four.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'sad') },
        `${p} tried the other shoulder. Bump! Then they both sat down on the step, because there was nothing else left to do. "They'll be putting the butter on," said ${p}. "I've never been late for crumpets. And I told ${r} it would be easy." High above them ${r} had begun to read aloud from the one book, to cheer everybody up. They could tell that it had been read before.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `${k} looked down. When you sit on a step for long enough, you get to know it. The scratch was not the work of a chair. It was as deep as a finger, and as smooth as a plate. It began at the foot of the door. It swung round in a perfect curve, and ended at the wall. Nobody draws as well as that by accident. Something had gone over this stone, along the very same line, hundreds of times.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), ...both('stand', 'surprised').filter(({ who }) => who !== K)],
        },
        `"It's the door," said ${k}. Then ${k} jumped up and said it again, a good deal louder. "It's the door! That's where it scrapes! It doesn't go in. It comes out!" They all looked at the dents. There were sixty or seventy, each of them made by somebody brave. "You mean," said ${r}, from above, "that they all pushed?" "Heroes run at things," said ${k}. "Nobody's ever tried the handle."`,
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
        `${p} took hold of the iron ring with two fingers, and pulled. The door came round with a long creak, exactly along the scratch. On the other side, out of breath from the stairs, stood ${r}. "I pulled as well," said ${r}. "I pulled it every day, from in here. There's a little sign on this side that says push. I thought that somebody had left it there as a joke."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'walk', 'shy'), seen(P, 'run', 'happy'), seen(C, 'run', 'happy')] },
        `They were halfway down the hill when ${r} stopped and went red. "I suppose we have to get married now," said ${r}. "It's what they do, in my book." "Would you like to?" said ${p}. "Not very much," said ${r}. "I've only just come out." "Good," said ${p}. "Then we'll have tea. Can you run?" After a week with ninety stairs there was nothing that ${r} did better.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(P, 'sit', 'happy'), seen(C, 'sit', 'happy'), seen(R, 'hold', 'happy', 'jam')],
        },
        `They fell in at the kitchen door on the last stroke of five. There were nine crumpets, and a fourth chair in case of visitors. Nobody said anything for a while, for the butter ran. Then ${r} reached for the jam. The lid would not come off. ${r} went at it with both hands, and a napkin, and a very red face. ${p} looked at ${c}, and ${c} looked at ${p}. "Try it the other way," they said.`,
      ),
    ],
  };
}
