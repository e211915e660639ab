import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './empty-end-old.ts';
import { partsOf } from './parts.ts';

/** A goal keeper may not leave her third, and the one who shoots there stands beside her and talks. */
export const EMPTY_END: EventPlot = { id: 'empty-end', young, middle, old };

function young(asked: Going): Told {
  const { title, K, k, R, G, Gcap, what } = partsOf(asked);
  const n = R.name;
  return {
    title,
    refrain: what,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'stand', 'happy')], things: ['ball'] },
        `It was the netball game. ${k} had to stay at one end.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'happy'), seen(K, 'stand', 'calm')] },
        `${n} had to stay there too. The ball was far away.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'look-up', 'curious'), seen(K, 'point', 'curious')] },
        `"${what}" said ${n}. "A goal," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'point', 'happy'), seen(K, 'stand', 'happy')] },
        `${n} told ${k} about a tortoise. ${k} liked that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'reach', 'determined'), seen(K, 'jump', 'determined')], things: ['ball'] },
        `Here came the ball! ${n} threw. ${k} jumped. Hop!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'excited')], things: ['ball'] },
        `One finger! ${k} got one finger to it. Bump!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'determined')], things: ['ball'] },
        `Then ${k} threw it back. Far, far away it went.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(R, 'look-up', 'curious')] },
        `"${what}" said ${k}. "You won," said ${n}. "Hooray!"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(K, 'jump', 'happy'), seen(R, 'stand', 'happy')],
        },
        `On Sunday ${n} came to see ${k}. ${Gcap} made tea. Hello, tortoise!`,
      ),
    ],
  };
}

function middle(asked: Going): Told {
  const { title, K, k, B, b, R, T, G, g, ours, what } = partsOf(asked);
  const n = R.name;
  return {
    title,
    refrain: what,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'stand', 'calm'), seen(T, 'point', 'calm')],
          things: ['ball'],
        },
        `In netball everyone has letters on, and the letters say where you may go. ${k} had GK. That is goal keeper. "You stay at this end," said ${T.name}. "Not a toe over the line."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'shy'), seen(K, 'stand', 'curious')] },
        `It was the final, and ${ours} were in it. Off went the ball, to the far end. At this end there was only ${k}, and the others' shooter. That was ${n}, who mightn't leave it either.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'look-up', 'curious'), seen(K, 'point', 'curious')] },
        `"${what}" said ${n}. "I can't see." "${B.introduced} has got it," said ${k}. "It's going up. It's in! That's us." Then ${k} went red. "Sorry," said ${k}. "Don't be," said ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'reach', 'determined'), seen(K, 'jump', 'determined')], things: ['ball'] },
        `Then it came down to them, all at once. ${n} shut one eye and shot. ${k} jumped. It went in, with no noise at all. "Sorry," said ${n}. "Don't be," said ${k}. And it was gone again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'point', 'happy'), seen(K, 'stand', 'happy')] },
        `You can talk a lot, at an empty end. ${n} had a tortoise. ${k} jumped to touch the door frame, every morning. "I can shoot from anywhere," said ${n}, "unless somebody says my name. Then I miss. Don't tell."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'stand', 'worried'), seen(K, 'stand', 'worried'), seen(B, 'stand', 'sad')],
        },
        `At half time they had oranges. "That shooter of theirs never misses," said ${T.name}. "Has anybody noticed anything?" ${b} hadn't. ${k} had a mouth full of orange, and only shrugged. It was the longest orange ever.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'reach', 'worried'), seen(K, 'think', 'worried')], things: ['ball'] },
        `In the last minute it was nine all. Down came the ball, and ${n} had it. It was so quiet. ${n} looked at ${k}. One word would do it. They both knew what the word was.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'determined'), seen(R, 'reach', 'determined')], things: ['ball'] },
        `${k} didn't say it. ${k} thought of the door frame, and jumped. Up, and up, and one finger more. It touched. The ball ran round the ring, and round, and fell on the outside.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'excited'), seen(B, 'reach', 'happy')], things: ['ball'] },
        `Three seconds is all you get. ${k} threw it long, to ${b}. Away it went, right up to the far end, and everybody with it. There they stood, the two of them.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(R, 'point', 'surprised')] },
        `"${what}" said ${k}. "It's going up," said ${n}, on tiptoe. "It's going round. It's in. That's you!" There was a great roar over there. "Sorry," said ${k}. "Don't be," said ${n}. "You could have said it."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'jump', 'proud'), seen(R, 'stand', 'happy'), seen(G, 'stand', 'surprised')],
        },
        `On Sunday ${n} came to tea, with a tortoise in a box. Something thumped on the landing. "${what}" said ${g}. "It's only us," said ${n}. "${k} has touched the lamp."`,
      ),
    ],
  };
}
