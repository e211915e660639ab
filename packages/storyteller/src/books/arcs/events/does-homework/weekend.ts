import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './weekend-old.ts';

/** It does everything right until it is asked what it did at the weekend. */
export const WEEKEND: EventPlot = { id: 'weekend', young, middle, old };

function young(asked: Going): Told {
  const { title, it, K, k, B, b, along } = partsOf(asked);
  const where = along.includes('pocket') ? 'in a pocket' : 'in a barrow';
  return {
    title,
    refrain: 'And then?',
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'happy')] },
        `${k} had a ${it}. It could write all by itself!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'happy')] },
        `"Do my homework," said ${k}. Scratch, scratch. It was done!`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `So ${k} went out to play with ${b}. Hooray!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `"What did you do today?" was the homework. The ${it} wrote for ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'sad')] },
        `"It was dark," it wrote. "I saw nothing." "Oh!" said ${k}.`,
      ),
      page({ camera: 'medium', actors: [seen(K, 'hug', 'calm')] }, `"Poor ${it}," said ${k}. "Come out with me!"`),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'point', 'happy')] },
        `It went ${where}. "Look! A bee!" said ${k}. "And then?" it wrote.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'happy'), seen(B, 'jump', 'happy')] },
        `"Look! A puddle!" Splash went ${k} and ${b}. "And then?"`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'proud')] },
        `Now ${k} had a lot to write. ${k} did it alone!`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'sleep', 'sleepy')] },
        `Then ${k} was asleep in bed. "And then?" wrote the ${it}. Good night.`,
      ),
    ],
  };
}

function middle(asked: Going): Told {
  const { title, it, K, k, B, T, G, g, came, kept, beside, crack, along, stops } = partsOf(asked);
  const r = 'And then?';
  return {
    title,
    refrain: r,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'surprised')] },
        `${came(k)} "I wish somebody would do my homework," said ${k}. The ${it} got up, and did it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy')] },
        `After that it did the lot. It did sums, and spelling, and rivers. "All done?" said ${g}. "All done," said ${k}, and went out to play.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(B, 'sit', 'curious'), seen(K, 'sit', 'shy')],
        },
        `${T.name} gave it a star every day. "How did you do number nine?" said ${B.introduced}. ${k} did not know. It is odd to have a star and not know what it's for.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'run', 'happy')], things: ['kite'] },
        `On Friday the homework was one page: What I Did at the Weekend. "You do it," said ${k}, and ran off. There was a kite. There was a cake that fell, and a dog with three legs.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(T, 'stand', 'calm')] },
        `"Please read it to us," said ${T.name}. ${k} stood up and read. "On Saturday it was dark. I was ${kept}, beside a ${beside}. On Sunday it was dark as well."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'sad'), seen(B, 'sit', 'worried')] },
        `It was very quiet. "Once there was a bit of light ${crack}," ${k} read. "I thought that somebody was coming. I should like to know what a kite is."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(T, 'stand', 'calm')] },
        `"Who wrote that?" said ${T.name}. ${k} could have said, I did. "It was my ${it}," said ${k}. "I never took it anywhere. I'm sorry." "Then you owe me a page," said ${T.name}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'point', 'happy')], things: ['kite'] },
        `So ${k} took it along, ${along}. "That's a kite," said ${k}. "${r}" wrote the ${it}. "It pulls. It sounds like a flag. It wants to go home with the birds." "${r}"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'think', 'worried')] },
        `On Sunday night it stopped in the middle of a word. ${stops} And the page was for Monday! "I'll write it, then," said ${k}. "I'll write it so that you can see it."`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(T, 'sit', 'happy')] },
        `It came to three pages. Two words were wrong, and the dog had too many legs. "But I was there," said ${T.name}. "I could smell the cake." It was the first star that ${k} knew all about.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'happy')] },
        `${k} does the homework now. The ${it} is mended, and lies beside the page, where it can see. When ${k} stops, it writes something underneath, very small. "${r}"`,
      ),
    ],
  };
}
