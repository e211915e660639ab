import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { WorksAtNight } from './book.ts';

/** Everybody else's good night is in the dark; theirs has toast in it. */
export function middle({ child: K, grownUp: G, worker: W, chance }: WorksAtNight): Told {
  const refrain = 'Good night';
  return {
    title: titled(chance.pick('good night at breakfast', `${K.name} puts ${W.name} to bed`, 'good night, with toast')),
    refrain,
    pages: [
      page(
        [
          `At ${K.names} house there were two breakfasts. There was the one in the morning. And there was ${W.names}, which was at supper time. Nobody thought it odd. Toast is toast.`,
          `${W.name} said "Good morning" to ${K.name} when the street lamps came on. It was a family joke. ${W.name} had just got up, with sleep in one eye. The butter was hiding.`,
        ],
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [act(K, 'sit', 'happy'), act(W, 'stand', 'sleepy')],
        },
      ),
      page(
        [
          `It was because of work. Some work cannot be done by day, or not all of it. So ${W.name} went off when it got dark. ${cap(G.name)} was there all night, and the lamp was too.`,
          `${W.name} worked at night. Somebody has to, for there is always somebody awake. ${cap(G.name)} stayed, across the landing, and was as good as a wall. But it was not the same.`,
        ],
        {
          time: 'night',
          camera: 'medium',
          actors: [act(W, 'wave', 'calm'), act(K, 'wave', 'sad'), act(G, 'stand', 'calm')],
        },
      ),
      page(
        [
          `What ${K.name} missed was the end of the day. The pat on the quilt, and the last two words. "I want ${W.name} to say it," said ${K.name}. "When it's dark. Like other people."`,
          `"There's a bit missing," said ${K.name}, at bedtime. It was only a small bit. It was ${W.names} hand on the quilt, and two words. But it came right at the end, where one notices.`,
        ],
        { setting: 'bedroom', camera: 'close', actors: [act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `So ${K.name} would stay awake until morning. It is easy. One just does not shut both eyes together. But the left one went. Then the right one went to see where it was.`,
          `The first plan was to wait up. ${K.name} sat on the top stair with a cushion. But night is a good deal longer than it looks. In the morning there was a pillow under it, and no stair.`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'sleepy')] },
      ),
      page(
        [
          `The next day ${K.name} tried it at supper, before ${W.name} went. "${refrain}," said ${K.name}, very early. "But I've only just got up," said ${W.name}. It did not take. It was like a hat on a fish.`,
          `The next evening ${K.name} asked for it by telephone. But where ${W.name} worked there was no time just then. "${refrain}," said ${K.name} to the spoon. It did its best. It was only a spoon.`,
        ],
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [act(K, 'sit', 'worried'), act(W, 'sit', 'calm')],
        },
      ),
      page(
        [
          `In the morning the key turned. In came ${W.name}, and sat down by the toast, and yawned like a drawer. ${K.name} looked right in. And then ${K.name} had it. "It's your night!" said ${K.name}. "It's now!"`,
          `In the morning the sun came in, and so did ${W.name}, on slow feet. ${W.name} said hello to the kettle, by mistake. ${K.name} stopped with the spoon in the air. "You're the one who's going to bed," said ${K.name}.`,
        ],
        { time: 'day', camera: 'wide', actors: [act(K, 'point', 'excited'), act(W, 'sit', 'sleepy')] },
      ),
      page(
        [
          `So ${K.name} did it all. The curtain, and the quilt up to the chin. A page of the book about the fox, as far as ${K.name} knew it. Then one pat. "${refrain}," said ${K.name}, with the sun coming round the edge.`,
          `${K.name} took ${W.name} up by one finger. There was water. There was a bear, in case. ${K.name} patted the quilt, just once, and stood there a bit. "${refrain}, ${W.name}." It was ten to eight in the morning.`,
        ],
        { setting: 'bedroom', camera: 'close', actors: [act(K, 'stand', 'proud'), act(W, 'sleep', 'sleepy')] },
      ),
      page(
        [
          `"Where did you get that?" said ${W.name}, with both eyes shut. "From you," said ${K.name}. There was no answer. ${W.name} was asleep. ${K.name} went down on the sides of both feet.`,
          `"That was a good one," said ${W.name}, from a long way down. "Who does yours?" "You owe me one," said ${K.name}. But ${W.name} was asleep by then. So ${K.name} shut the door, by thirds.`,
        ],
        { camera: 'wide', actors: [act(K, 'walk', 'happy'), act(W, 'sleep', 'sleepy')] },
      ),
      page(
        [
          `It is paid back on the days off. Then it is dark. There is a hand on the quilt for as long as you like. On the others it is said at breakfast, by ${K.name}. "${refrain}." Then they pass the toast.`,
          `On nights off ${W.name} says it back, in the dark, with interest. That is four pats. On all the rest it is said at breakfast. "${refrain}." It goes very well with jam.`,
        ],
        { setting: 'kitchen', camera: 'close', actors: [act(K, 'sit', 'happy'), act(W, 'sit', 'sleepy')] },
      ),
    ],
  };
}
