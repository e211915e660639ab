import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bucket-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The moon is scooped out of the pond with a bucket and carried home; then it is dark, and everybody knows who has it. */
export const BUCKET: EventPlot = { id: 'bucket', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, net, O, o } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'pond',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'curious')],
          things: ['moon'],
        },
        `The moon is down in the pond! ${A.introduced} wants it.`,
        `${A.introduced} sees the moon! It is in the pond. "I want that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['moon'] },
        `${a} takes ${net}. Swish! Is the moon in there? No. Only drops.`,
        `Swish! In goes ${net}. But no moon stays in it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud'), seen(B, 'stand', 'surprised')],
          things: ['bucket', 'moon'],
        },
        `Then ${a} takes a bucket. Splosh! The moon is in the bucket! "${refrain}" says ${a}.`,
        `Then ${a} takes a bucket. Splosh! Who looks up out of it? The moon! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'curious')], things: ['bucket'] },
        `${a} carries it home. Wibble, wobble! ${B.introduced} comes, too. "${refrain}"`,
        `Home it goes, wibble, wobble. ${B.introduced} comes, too. "${refrain}" says ${a}.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'sit', 'calm')], things: ['bucket'] },
        `There! Now ${a} puts a lid on. And then it is dark. Very dark!`,
        `On goes the lid. Good night, moon! And all at once it is dark.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'stand', 'worried'), seen(A, 'hide', 'shy')] },
        `Bump! "Who put out the moon?" It is ${O.introduced}. ${a} says nothing.`,
        `Bump! It is ${O.introduced}. "I can see nothing!" says ${o}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['bucket'] },
        `"It was for all of us," says ${b}. ${a} looks at the lid.`,
        `"It was everybody's moon," says ${b}. ${a} thinks and thinks.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(B, 'stand', 'surprised')], things: ['bucket'] },
        `So ${a} takes off the lid. Out it goes. Only water!`,
        `${a} lifts the lid. Splash, out it goes. No moon at all!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'surprised')],
          things: ['moon', 'cloud'],
        },
        `Then a cloud moves. "Look up!" says ${b}. There is the moon!`,
        `A cloud goes by. And then? The moon! "Up there!" says ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(O, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['moon', 'bucket', 'puddle'],
        },
        `Moons in the puddles. A moon in the bucket. "${refrain}" they all say. And so it is.`,
        `One for ${o}. One for ${b}. One in the bucket. "${refrain}" says everybody. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, net, O, o, M, m } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'pond',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'curious')],
          things: ['moon'],
        },
        `The moon lay in the pond, quite round, and nobody was looking. ${A.introduced} went all round it once. It was so near that you could touch it. "I shall have that," said ${a}.`,
        `${A.introduced} could not sleep, and went down to the pond. There somebody had dropped the moon. It lay in the water, whole and yellow. "Does that belong to anyone?" said ${a}. Nobody said so.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'curious')], things: ['moon'] },
        `First it was ${net}. ${a} went in softly, from behind, and swished. The moon broke into a hundred bits, and every bit ran out again. "That was a bad one," said ${B.introduced}.`,
        `${a} came back with ${net}, on tiptoe. Swish! There were ripples, and weed, and a surprised frog. But the moon had gone through like water. "You must have frightened it," said ${B.introduced}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud'), seen(B, 'stand', 'surprised')],
          things: ['bucket', 'moon'],
        },
        `So ${a} took a bucket, which has no holes. It dipped in, very gently, and it came up full. There was the moon, looking up at them. "${refrain}" whispered ${a}.`,
        `A bucket was better. In it went, sideways, and up it came. They held it still. In the bucket swam one whole moon. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'curious')], things: ['bucket'] },
        `They went home by the path, so as not to spill any. It came along very well. "It knows me," said ${a}. "${refrain}"`,
        `${a} carried it home with both arms. It wobbled at every step, and winked. "Shouldn't we ask someone?" said ${b}. "It was in the pond," said ${a}, "and now it's in my bucket. ${refrain}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'stand', 'worried')],
          things: ['bucket'],
        },
        `In the garden ${a} put a lid on it. It went dark. It was not only dark in the bucket. The path was gone, and the gate, and the end of ${B.names} nose. "Oh," said ${a}. "It was more of a moon than I thought."`,
        `"Now it must sleep," said ${a}, and put the lid on. And in that moment the light went out all over the garden. It went out on the roof, and in the lane, and on the hill. They stood there and could not see each other. "Did I do that?" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'stand', 'worried'), seen(M, 'stand', 'worried'), seen(A, 'hide', 'shy')] },
        `Bump! "Who has had the moon?" said somebody in the tree. It was ${O.introduced}, with a bump on the head. "Somebody has, and I want it back!" ${M.introduced} sat on the ground and cried for home. ${a} stood in front of the bucket.`,
        `There came a voice, and then a bump. "The moon has been stolen!" said ${O.introduced}. "How am I to see anything?" "And how am I to get home?" said ${M.introduced}. All over the wood they were calling. ${a} sat down on the lid.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['bucket'] },
        `Now ${a} had a moon, and it was no fun at all. You could not look at it without letting it out. "It was everybody's," said ${b} in the dark. "Yes," said ${a}. "I only wanted to have it for a bit."`,
        `"You could still put it back," said ${b}. "They'd shout at me," said ${a}. Somewhere ${m} was still crying. ${a} held on to the lid, and the lid was cold.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(B, 'stand', 'surprised')], things: ['bucket'] },
        `"It was me," said ${a}, so that all of them could hear. "I've got it here. I'm sorry. You can have it." And ${a} took the lid off, and tipped up the bucket. Out ran the water, black as ink. There was no moon in it, not one drop. "I've lost it!" cried ${a}.`,
        `"Listen, everybody," said ${a}. "The moon is in my bucket. I'll let it out now." They all came, feeling their way. Off came the lid. It was as black as a boot in there. ${a} tipped the bucket out on the grass, and found only wet. "It's gone out," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'surprised'), seen(O, 'look-up', 'surprised')],
          things: ['moon', 'cloud'],
        },
        `Nobody said anything. Then ${b} saw that the grass was a bit grey. ${b} could see ${a}, and then the gate. ${b} looked up. There was a cloud, as fat as a pillow. Over its edge came something yellow. "You never had it!" said ${b}. "It was behind that!"`,
        `Just then ${b} looked up, because of the wind. A big cloud was walking off across the sky, very slowly. It had a bright edge. And then the edge let go of something round. "There!" shouted ${b}. "It's been up there all the time. It had a cloud on, like your lid."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(M, 'stand', 'happy'), seen(O, 'stand', 'happy')],
          things: ['puddle', 'moon'],
        },
        `"But I saw it in there," said ${a}. There was a puddle on the grass. In the puddle lay a moon. "I've got one as well," said ${m}, from the wheel track. "There's one in the bird bath," said ${o}. There was one in the bucket, too, at the bottom.`,
        `They looked into the puddle that ${a} had made. It had a moon in it. So had the bird bath, and the watering can. ${m} looked into one drop on a leaf. There it was, as small as a seed. "They're everywhere," said ${a}. "It only wants a bit of water to look into."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'happy'),
            seen(B, 'stand', 'happy'),
            seen(O, 'stand', 'happy'),
            seen(M, 'stand', 'happy'),
          ],
          things: ['bucket', 'moon'],
        },
        `So that night everybody took one home, in a cup, or in a nutshell. "${refrain}" they said, one after another, all down the lane. And ${a} filled the bucket again, and left the lid off.`,
        `After that nobody was cross any more. "${refrain}" said ${o} to the bird bath. "${cap(refrain)}" said ${m} to the drop. ${a} put the bucket under the window, and went to bed. It was light in there all night.`,
      ),
    ],
  };
}
