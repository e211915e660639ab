import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hum-old.ts';

const REFRAINS = [
  'Not so loud!',
  'Softly, please!',
  'Hush, those wings!',
  'A bit softly, please!',
  'Oh, not so loud!',
  'Sh, those wings!',
  'Wings, please, wings!',
  'Please, not so loud!',
  'Softly, do, softly!',
  'Hush, you wings!',
] as const;
const TITLES = ['wings that hummed', 'hum', 'the gold in the flower', 'not a drop of dew'];

/**
 * Wings that hum shake down the dew that fairies hang up, until all the dust is in flowers that only let it go when they
 * are hummed at. There are such flowers: tomatoes and nightshades keep their pollen in a tube, and bees have to buzz it out.
 */
export const HUM: EventPlot = {
  id: 'hum',
  young,
  middle,
  old: (going) => old(going, title(going), going.chance.pick(...REFRAINS)),
};

const title = ({ chance }: Going): string => titled(chance.pick(...TITLES));

function young(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: title(going),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'float', 'happy')] },
        `Hmm, went the wings of ${A.introduced}. You could hear them all day.`,
        `Who hums like that? ${A.introduced}! Those are the wings. Hmm!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'calm'), seen(A, 'float', 'excited')] },
        `${K.introduced} hung up the dew. Drop by drop, so softly. "Me too!" said ${a}.`,
        `Fairies hang up the dew. ${K.introduced} did it softly. "Me too!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(K, 'stand', 'worried')] },
        `Hmm! Plip, plop. Down fell the dew. "${refrain}" said ${k}.`,
        `One drop. Hmm! It shook, and it fell. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(K, 'stand', 'worried')] },
        `${a} flew slowly. Hmmmm! Bump, down on the moss. "${refrain}" said ${k}.`,
        `"I will go slowly," said ${a}. Hmmmm! Plip, plop, bump. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'surprised'), seen(K, 'stand', 'worried')] },
        `${a} put wool on the wings. It got wet. Splat! "${refrain}" said ${k}.`,
        `"Wool is quiet," said ${a}. But wet wool is heavy. Splat! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')] },
        `Then the dust was all gone. "No dust," said ${k}. "No fairy can fly!"`,
        `"Oh!" said ${k}. "The dust is gone. We need it to fly!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'worried')], things: ['flower'] },
        `The dust is in a flower. ${k} knocked. ${k} pulled. It stayed in.`,
        `${k} went to the flower. Knock, knock! It would not give any dust.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['flower'] },
        `${a} was sad. Hmm, went the wings. And puff! Out of the flower came gold.`,
        `${a} sat down by the flower. Hmm. Puff! What was that? It was gold!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'excited'), seen(K, 'float', 'excited')], things: ['flower'] },
        `"It likes the hum!" said ${a}. "Louder, please!" said ${k}. HMMM! Dust for all!`,
        `"Hum again!" said ${k}. HMMM! Gold came down on everybody. Up they flew!`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy')] },
        `Now ${a} is asleep. Hmm, go the wings. Softly. Good night.`,
        `Good night, ${a}. The wings are folded up. Hmm, they go. Hm.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: title(going),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'float', 'happy')] },
        `Other wings make no more noise than a wink. The wings of ${A.introduced} hummed. They hummed like a kettle before it boils. Nobody ever had to ask where ${a} was.`,
        `You always knew when ${A.introduced} was coming. First there was the hum. Then there was ${a}, who said, "Guess who?" Nobody ever guessed wrong.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'calm'), seen(A, 'float', 'excited')] },
        `Before it gets light, fairies hang up the dew. It goes on every leaf, drop by drop. ${K.introduced} was good at it. "Can I do some?" said ${a}. It was what ${a} wanted most of all.`,
        `Somebody has to hang up the dew. ${K.introduced} did it every morning, with a bucket no bigger than a pea. "Let me do one," said ${a}. "One spider's web. It looks so nice on those."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(K, 'stand', 'worried')] },
        `Dew must be hung very, very quietly. ${a} took a drop, and flew up with it. Hmm! The leaf shook. Off fell that drop, and forty others. "${refrain}" said ${k}, rather wet.`,
        `${a} came up to the web with one drop in both hands. Hmm! The web began to tremble. Then it rained, just there, for about as long as a sneeze. "${refrain}" said ${k}, from under a leaf.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(K, 'stand', 'worried')] },
        `So ${a} tried it slowly. But wings that go slowly do not hold you up. They only hum lower. ${a} came down in the bucket. "${refrain}" said ${k}, and went to fetch more dew.`,
        `Next ${a} tried walking. It is a long way up a stalk, if you walk. When ${a} got to the top, the sun was there already. ${a} said "Oh!" with both wings. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'surprised'), seen(K, 'stand', 'worried')] },
        `Then there was sheep's wool, from the fence. ${a} wrapped it round both wings, and they were as quiet as can be. Only, dew is wet, and wool drinks. ${a} fell off the leaf like a wet sock. "${refrain}"`,
        `Thistledown is the softest thing there is. ${a} stuck it on all over. There was no hum. There was a tickle, and then a sneeze, and then there was no dew in the whole of the garden. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
        `"Perhaps you could do something else," said ${k}. "Something indoors." ${a} sat down behind a flowerpot, and folded both wings up small.`,
        `"I expect there's something that you're good for," said ${k}. It was kindly meant. ${a} went a long way off, to hum where it bothered nobody.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised')], things: ['jar'] },
        `That was the day the dust ran out. Without dust no fairy can fly. ${k} turned the jar upside down and patted it. There was not a speck. "And we can't hang up dew from down here!" said ${k}.`,
        `"Who had the last of the dust?" said ${k}, and looked into the jar. You need a pinch of it to get off the ground. They all stood about on the grass. It was wet down there, and very tall.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'worried')], things: ['flower', 'jar'] },
        `There was plenty in the flowers by the wall. You could see the gold. But these flowers keep it in a tube, and the tube is shut. They knocked. They pulled. ${k} even said please. The flowers held on.`,
        `Fairy dust comes out of flowers. There was one kind left, with its gold shut up in a little tube. ${k} tickled it. ${k} shook it. Then they all pulled, and sat down backwards. Nothing came out.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['flower'] },
        `${a} was sitting under the very last one, and had a good cry. Nobody was there to hear, and so the wings hummed as much as they liked. Puff! Something soft and yellow came down on ${A.names} nose.`,
        `Nobody had seen that ${a} was under there. "I can't even be sad quietly," said ${a}. Hmm, went the wings. Hmm, hmm. Puff! It was like being hit with a very small pillow. It was gold.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'excited'), seen(K, 'float', 'excited')], things: ['flower'] },
        `"Do that again!" cried ${k}. ${a} flew up, and hummed at the flower. It shook. It let go. Down came the gold, all over everybody. "It was waiting for somebody to hum," said ${a}. "Louder!" they shouted.`,
        `"It's the hum!" said ${a}. "It doesn't open for knocking. It opens for this!" HMMM! The gold came down like flour from a sieve. One after another they rose off the grass. "More!" called ${k}. "Not so softly, please!"`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(K, 'reach', 'happy')] },
        `Now ${a} fills the jar, and ${k} hangs up the dew. One web is always left till the end. It has a gap in it, so that ${a} can stand there and hand up the drops. Hmm, it goes, very low. That's ${a}, asleep on a leaf.`,
        `Every evening ${a} goes round the flowers, and they can hear exactly where. There is a drop of dew beside ${A.names} bed. ${k} hung it there. When ${a} breathes in, it shakes. When ${a} breathes out, it shines.`,
      ),
    ],
  };
}
