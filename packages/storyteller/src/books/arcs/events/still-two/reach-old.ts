import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** It is looked for as one looks for a lost thing, and it was at the top of the kitchen cupboard. */
export function old(going: Going): Told {
  const { A, a, G, g, Gcap } = going;
  const { now, Now, before, refrain, title, C, c } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(A, 'stand', 'excited'), seen(G, 'reach', 'happy')] },
        `On the morning that ${A.introduced} turned ${now}, breakfast was as usual. ${Gcap} reached up for the big blue jar. It lived on the top shelf, where only ${g} could get at it, and it had biscuits in. "Birthdays only, before nine o'clock," said ${g}. "So. You've been ${now} for seven hours. What's it like?" ${a} thought about it with a full mouth, and had to admit that it was not like anything.`,
      ),
      page(
        { setting: 'bathroom', camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['mirror'] },
        `It ought to have been like something. All last year, when you asked for a thing, they had said, "When you're ${now}." So it had to have come while everybody slept. ${a} went up and looked in the bathroom mirror, first from the front and then from both sides. There was the same nose. There was a crumb, but it came off. The face in the mirror looked exactly like somebody of ${before}. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'calm')],
          things: ['pencil'],
        },
        `There were proper ways of finding out. On the frame of the kitchen door were pencil lines, with dates, going up like a ladder. ${a} stood against it with heels together. "Don't stretch," said ${g}. "I'm not," said ${a}, stretching. The new line came down right on top of the line from last month. You could not have got a hair between them. "${refrain}" said ${a}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(C, 'stand', 'curious')] },
        `Then it might be in the legs. ${C.introduced} came early, and was put on the step to count. ${a} ran to the far fence, slapped it, and ran back. "Eleven," said ${c}. "It was eleven on Friday, and on Friday you had wellies on." They tried it with a longer run-up, and with a shorter one. ${a} fell over the watering can. "${refrain}" said ${a}, from underneath it.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'hold', 'happy', 'cake'), seen(C, 'cheer', 'happy')],
        },
        `By three o'clock the house was full. They sang, and somebody sang it in a funny voice, as somebody always does. ${Now} candles leaned this way and that. ${a} breathed in as far as there was room, and blew, and they went out like one. Everyone clapped. They looked at ${a} so kindly that ${a} tried to look ${now} for them. It felt like wearing somebody else's coat.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(C, 'sit', 'calm')] },
        `The two of them were sitting under the table with the last of the crisps. "Suppose it doesn't take," said ${a}. "With a cutting, gardeners look to see if it's taken. Suppose I'm the only one in the world who has been ${before} twice?" ${c} thought that over. "Would that be so bad?" said ${c}. "You know how to do ${before}." It was kindly meant. It was also the trouble.`,
      ),
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(G, 'stand', 'worried'), seen(C, 'stand', 'curious')] },
        `Towards six the smallest guest fell off a cushion. Nothing was broken, but the roar filled the house. "What we need is the blue jar!" said ${g}, sitting on the floor with the roar in both arms. "Somebody tall!" ${c} was sent for a grown-up. There were several, and they were all looking for their shoes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['jar'] },
        `So it was ${a} who went. There was no time to fetch a chair, and nobody thought of it. There was only the noise, and the shelf, and the jar. One hand went up past the plates. It went up past the cups. It took hold of something cool and round and blue. A moment later the smallest guest had a biscuit in each fist, and the house was quiet.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'jar'), seen(G, 'sit', 'surprised')] },
        `In fact it was very quiet. ${Gcap} was looking at the jar, and then at the shelf, and then at ${A.names} feet. "What did you stand on?" said ${g}. ${a} had to go back and look. "The floor," said ${a}. They both turned round to the door frame, with its two lines that were one. "You've not grown up," said ${g}. "You've grown along. It's all gone into the arms."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'proud'), seen(C, 'cheer', 'happy'), seen(G, 'stand', 'happy')] },
        `${a} put the jar back, to be certain. ${a} took it down, and put it back, and took it down. "${Now}," said ${a} each time, as it left the shelf. It had not come overnight after all. It had been coming all year, a bit at a time, and had been nearly there on Friday. "Does this mean that I can have a biscuit whenever I like?" said ${a}. "It means that I need a higher shelf," said ${g}.`,
      ),
      page(
        { setting: 'kitchen', time: 'night', camera: 'close', actors: [seen(G, 'stand', 'happy')], things: ['jar'] },
        `When they had all gone, ${g} went round picking up the paper hats. ${Gcap} stopped at the door frame. Someone had drawn a new line there, much higher than any other, with a date beside it. It was where a hand comes to when it's stretched right up. Under it was written: ${now}. The blue jar stood on the table, and the lid was not quite straight. Upstairs ${a} was asleep, with one arm out of bed, as far as it would go.`,
      ),
    ],
  };
}
