import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-foot-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** It is not the bed that throws one out: a foot goes looking for the bars of the cot, and the rest goes after it. */
export const ONE_FOOT: EventPlot = { id: 'one-foot', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, bed, own } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'point', 'happy')], things: ['cot'] },
        `${A.introduced} had a cot. One foot always slept on the bars.`,
        `${A.introduced} slept in a cot. One foot was always on the bars.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'surprised')] },
        `Here is the ${bed}! "Where does it end?" That was ${B.introduced}.${own}`,
        `Now there was a ${bed}! How wide it was! ${B.introduced} ran round it.${own}`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'calm')], things: ['blanket'] },
        `It was the first night. Up went the blanket. Good night, bed.`,
        `The first night came. ${a} lay under the blanket. Good night!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `${refrain} It was ${a}. "I fell out!" said ${a}.`,
        `${refrain} "Me!" said ${a}. "I fell out."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'determined', 'teddy'), seen(A, 'sit', 'curious')],
          things: ['teddy', 'ball'],
        },
        `"The bed is too empty," said ${b}. In went Teddy. In went a ball.`,
        `"Fill it up," said ${b}. So Teddy got in. The ball got in.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised')], things: ['teddy', 'ball'] },
        `${refrain} Teddy! The ball! And then ${a}.`,
        `${refrain} First the ball. Then Teddy. Then ${a}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'surprised'), seen(A, 'sit', 'sad')] },
        `So ${b} got in, to be a wall. ${refrain} Both of them!`,
        `"I shall be a wall," said ${b}. ${refrain} Two of them!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sleep', 'calm'), seen(B, 'stand', 'curious')] },
        `So ${b} sat up to see. Out came a foot. It felt for the bars!`,
        `${b} did not sleep. Look! A foot came out. It wanted its bars!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'happy'), seen(A, 'sleep', 'happy')], things: ['blanket'] },
        `${b} rolled up the blanket. Tuck! The foot found it. ${a} slept on.`,
        `Roll, roll, went the blanket. ${b} tucked it in. Now ${a} slept.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'sit', 'sleepy')] },
        `In the morning, listen. ${refrain} Two feet, and on purpose! "Good morning, ${b}."`,
        `In the morning the sun came. ${refrain} ${a}, on two feet! "I got up, ${b}!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, bed, own } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'point', 'happy')], things: ['cot'] },
        `${A.introduced} had always slept in a cot. One foot always leaned on the bars. Nobody had told the foot to. It liked to know where the night stopped. But now the cot was too small.`,
        `There was a place on the cot where the paint was gone. ${A.introduced} put one foot there, every night, to go to sleep. It was a good cot. But it got shorter all the time.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'surprised')] },
        `Then the ${bed} came. It was as wide as a boat, and had no bars at all.${own} "Where does it end?" said ${B.introduced}, and walked round it twice.`,
        `One day there was a ${bed}.${own} "You could have a band in it," said ${B.introduced}. It had a top, and a bottom. But it had no sides. It simply stopped.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'calm'), seen(G, 'stand', 'calm')],
          things: ['blanket', 'lamp'],
        },
        `So it was the first night. ${Gcap} pulled up the blanket and put out the lamp. ${a} lay in the middle, like one pea on a plate. It was very quiet.`,
        `Then came the first night. "Snug?" said ${g}, and turned down the lamp. ${a} was all alone in there, with a great deal of blanket. Sleep came quite soon.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['blanket'] },
        `${refrain} It was ${a}, with the blanket on top. "I fell out," said ${a}. "But I didn't do it. I wasn't even there. I was asleep."`,
        `${refrain} Something sat under the blanket, and it was ${a}. "I've fallen out," said ${a}. "It wasn't me. I had my eyes shut all the time."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'determined', 'teddy'), seen(A, 'sit', 'curious')],
          things: ['teddy', 'ball', 'book'],
        },
        `"It's because it's so empty," said ${b}. "You roll about." So they filled it up. In went Teddy, and a ball, and every book from the shelf. Last of all in went ${a}.`,
        `"You rattle," said ${b}. "Like a bean in a tin. It wants filling." They put in Teddy, the ball, and one book after another. There was just room for ${a}, sideways.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised')], things: ['teddy', 'ball', 'book'] },
        `${refrain} It was the ball. It was Teddy. It was a book, and then another book. Then there was a pause, and it was ${a}. "Now it's too full," said ${a}.`,
        `${refrain} That was Teddy. That was the ball, and there went a book. And the soft one at the end was ${a}. A very full bed is no use either.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'surprised'), seen(A, 'sit', 'sad')] },
        `Next ${b} got in, to be a wall. ${b} lay down along the edge, as stiff as a plank. It was a fine wall until ten o'clock. ${refrain} Both of them were. "Walls roll," said ${b}.`,
        `"What it needs is a wall," said ${b}. "I can do that." It is hard work to be a wall, and it makes one sleepy. ${refrain} It was the wall, with ${a} on top.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'think', 'determined')] },
        `"The bed doesn't want me," said ${a}. "It throws me out." "Beds don't throw," said ${b}. "You sleep. I'll stay awake, and see who it is." So ${a} lay down once more.`,
        `"It pushes," said ${a}. "It must be the bed." "I've never seen a bed push," said ${b}. "I'll watch it for you." And ${b} sat up, and opened both eyes as wide as they went.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sleep', 'calm'), seen(B, 'stand', 'surprised')] },
        `It was late when it came. It was a foot. It came out all by itself, and felt about in the air. "It's looking for something!" said ${b}. It was looking for the bars.`,
        `Nothing pushed. But a foot came out, and felt to the left. It felt a bit more to the left. "Poor foot," said ${b}. "You want your bars." And the rest of ${a} came after it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'happy'), seen(A, 'sleep', 'happy')], things: ['blanket'] },
        `${b} just caught them both. Then ${b} rolled up a blanket, and tucked it in along the edge. Out came the foot, and bumped against it. It stopped. It gave a small, happy wriggle.`,
        `A foot must have something to find. So ${b} rolled a blanket into a sausage. ${b} tucked it in at the side. The foot came to it, and leaned there, and lay still.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(G, 'stand', 'surprised')],
        },
        `In the morning the sun came in. ${refrain} It was two feet, side by side, and they meant it. Nobody had to lift ${a} over any bars. ${a} walked to ${g} and said, "Good morning."`,
        `It was light in the morning, and nobody had fallen. ${refrain} It was ${a}, on purpose. With no bars one can just get up. "I came by myself," said ${a} to ${g}.`,
      ),
    ],
  };
}
