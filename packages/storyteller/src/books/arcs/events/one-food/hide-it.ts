import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { kept, REFRAINS, TITLES } from './parts.ts';
import { old } from './hide-it-old.ts';

/** It has to be kept until Sunday, and the nose that finds it everywhere gets a peg; then it is hidden too well. */
export const HIDE_IT: EventPlot = { id: 'hide-it', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { food, them, tin, things } = kept(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy')], ...things },
        `This is ${A.introduced}. ${a} loves ${food}. ${a} smells ${them} anywhere!`,
        `Who loves ${food}? ${A.introduced} does! Sniff! A good nose!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'calm'), seen(A, 'stand', 'worried')], ...things },
        `Here is a whole ${tin} of ${food}. "For tomorrow," says ${B.introduced}. "${refrain}"`,
        `Look, a ${tin} of ${food}! "Not today," says ${B.introduced}. "Tomorrow!" "${refrain}"`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'walk', 'curious')], things: ['bathtub'] },
        `${b} hides it in the bath. Sniff, sniff. There! ${a} eats a bit.`,
        `Into the bath! Sniff, sniff. ${a} finds it. One bit, yum.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'shy')], ...things },
        `"Oh, ${a}!" "It was my nose," says ${a}. "${refrain}"`,
        `"Oh no!" "My nose did it," says ${a}. "${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'happy')], things: ['bush'] },
        `${b} hides it under a bush. Sniff! One more bit.`,
        `Now it is under a bush. Sniff! Another bit is gone.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'curious')] },
        `"Bad nose!" says ${a}. Clip! A peg goes on it.`,
        `So ${a} fetches a peg. Clip! Now the nose is shut.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'walk', 'happy')], ...things },
        `"Dow hide it," says ${a}. Sniff? No. ${a} smells nothing.`,
        `${b} hides it. Sniff? Nothing. "Where is it dow?" says ${a}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `It is night. What a hard pillow! But ${a} sleeps.`,
        `Good night, ${a}. The pillow is lumpy. ${a} sleeps.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(B, 'stand', 'worried'), seen(A, 'stand', 'surprised')],
        },
        `Now it is tomorrow! "Where is it?" "Oh dear," says ${b}. "I forgot!"`,
        `Now they may eat! "But where did I hide it?" says ${b}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'happy')],
          ...things,
        },
        `Peg off! Sniff, sniff. Under the pillow! "I slept on it!" says ${a}.`,
        `Off with the peg! Sniff. To the bed! Under the pillow is the ${tin}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `Yum, all gone. "Next time do that again," says ${a}. "${refrain}"`,
        `They eat it all up. "And next time?" says ${b}. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { food, them, tin, things } = kept(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy')], ...things },
        `${A.introduced} loved ${food}. ${a} loved ${them} at breakfast, and at supper, and in between. And ${a} had the best nose for ${them} in the whole street. ${a} could smell ${food} through two doors and a blanket.`,
        `${A.introduced} loved one thing above all others. It was ${food}. ${a} never had to look for it. The nose went first, sniff, sniff, and the rest of ${a} came after.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'calm'), seen(A, 'look-up', 'worried')], ...things },
        `On Friday there was a whole ${tin} of ${food} on the table. "That's for Sunday," said ${B.introduced}. "Everybody is coming to tea." ${a} looked at it. "I can't wait until Sunday," said ${a}. "I know what I'm like. ${refrain}"`,
        `There was a whole ${tin} of ${food}. "It's for Sunday," said ${B.introduced}, "when they all come." It was only Friday. ${a} walked round the table once, and then round it again, nearer. "It's no good," said ${a}. "${refrain}"`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'kneel', 'curious')], things: ['bathtub'] },
        `${b} hid it in the bath, under all the towels. ${a} was in the garden, thinking of other things. Sniff, sniff. The nose turned round. It went in at the door and up the stairs. ${a} had to go with it. It was only one mouthful.`,
        `So ${b} put it in the bath, with a heap of towels on top. ${a} went for a walk, in the other direction. But the wind was wrong. Sniff, sniff. Soon there were towels everywhere, and one mouthful was gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'shy')], ...things },
        `"You've had some," said ${b}. "I haven't," said ${a}. "My nose found it, and then it was there. ${refrain} I mean really hide it."`,
        `"Who has been in the towels?" said ${b}. "My nose was," said ${a}, "and I was behind it. You hid it too near. ${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'happy')], things: ['bush'] },
        `On Saturday ${b} hid it at the far end of the garden. It lay under a bush, in a boot, in a bucket, under a brick. That took all morning. It took ${a} as long as it takes to say bucket.`,
        `On Saturday ${b} found a better place. It was in a boot, in a bucket, under a thick bush. "Ha," said ${b}. Sniff, sniff, came a noise along the path. Bush, bucket, boot. One more mouthful.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `"There'll be none left for Sunday," said ${b}. ${a} was sorry. "It isn't me, it's the nose," said ${a}. "If only you could hide the nose." They looked at each other. Next to them hung the washing.`,
        `They sat down by the washing line, and ${b} shook the ${tin}. It sounded half empty. "You can't hide it from my nose," said ${a}. "You could only hide my nose from it." And there on the line were the pegs.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'walk', 'happy')],
          ...things,
        },
        `Clip! The peg was on. "Dow," said ${a}. "${refrain}" So ${b} hid it for the third time. ${a} went all over the house, and sniffed, and there was nothing. "Dot a sniff," said ${a}.`,
        `"Clip," said the peg. "${refrain}" It sounded like a duck in a bucket. ${b} went off with it, and was gone for a long time. ${a} sniffed upstairs and downstairs. "I cad smell dothing," said ${a}. "How dice."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `That night ${a} kept the peg on, to be safe. The bed felt odd. There was a lump in the pillow, with a hard edge. ${a} turned it over, and turned it back, and slept all the same.`,
        `${a} slept with the peg on, in case. It was not a good night. The pillow had a corner in it. But ${a} was so proud of not looking that it hardly mattered.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'wide',
          actors: [seen(B, 'think', 'worried'), seen(A, 'stand', 'surprised')],
          things: ['plate'],
        },
        `On Sunday the table was laid, and nine plates looked up. "Fetch the ${food}, ${b}," said everybody. ${b} went to the door, and came back. "I thought of such a good place," said ${b}. "It was so good that I can't think of it."`,
        `Then it was Sunday, and they all sat round the table. "Now," they said, "where ${them === 'it' ? 'is' : 'are'} the ${food}?" ${b} thought, and went pink. "I did hide it well," said ${b}. "I hid it from me, too."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'surprised')],
          ...things,
        },
        `They looked in the bath. They looked in the boot. Then ${a} took the peg off, and everybody was quiet. Sniff, sniff. Up the stairs went the nose. In at a door went the nose. It stopped at ${A.names} own bed, and went in under the pillow.`,
        `Nobody could find it, not even in the bucket. "Stand back, please," said ${a}, and took off the peg. Sniff. It was not down here. Sniff, sniff. Nine people followed a nose up the stairs. It led them to ${A.names} bed. There under the pillow was the ${tin}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud'), seen(B, 'stand', 'happy')], ...things },
        `"I remember now!" said ${b}. "It's where you'd never look." "I slept on it," said ${a}. "All night. And I didn't have one bit." There was just enough left for tea. "Next Friday," said ${a}, with a full plate, "do it again. ${refrain}"`,
        `"That was it," said ${b}. "Right under your nose." "I had my head on it," said ${a}, "for a whole night!" Everybody clapped, and then they ate. The peg went back on the line. "Till next time," said ${a} to the peg. "${cap(refrain)}"`,
      ),
    ],
  };
}
