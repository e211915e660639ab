import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { SmallHurt } from './book.ts';

/** A book of measurements, kept for one afternoon. */
export function old({ child: K, grownUp: G, happened, helped, left, chance }: SmallHurt): Told {
  return {
    title: titled(chance.pick('a short history of an ow', `${K.name} keeps a record`, 'ten past two, one horse')),
    refrain: null,
    pages: [
      page(
        [
          `${K.name} kept a book in which things were measured. It was not a school book. Nobody had asked for it. It had the length of the hall in it, in slippers, and how long a biscuit lasts. It had the height of the grass every Sunday since Easter. "You never know what people will want to look up," said ${K.name}.`,
        ],
        { setting: 'garden', camera: 'wide', actors: [act(K, 'hold', 'happy')] },
      ),
      page(
        [
          `There is no page for the thing itself. It was too quick. ${happened} First there was a gap, in which ${K.name} had time to think that it might not hurt after all. It did, though. It hurt a great deal, and ${K.name} said so, and could be heard at number nine.`,
        ],
        { camera: 'close', actors: [act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `${cap(G.name)} came out with wet hands. "Let me see." It is odd how hard it is to take your own hand away from a place that hurts. But ${K.name} did. ${helped} "You called," said ${G.name}. "Good. That's the part that people forget." It was not said in the voice that means it is nothing. It was said as one says it to somebody who has really got something.`,
        ],
        { camera: 'medium', actors: [act(G, 'kneel', 'calm'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `"How big would you say it was?" said ${G.name}. ${K.name} could not answer at first, for breath. It was bigger than the place it was in. That was the strange thing. The place was about as large as a coin, and the hurt would not have gone through the gate. "A horse," said ${K.name} at last. ${cap(G.name)} went and found the book. Ten past two, it said, in the wrong handwriting. One horse.`,
        ],
        { camera: 'wide', actors: [act(K, 'sit', 'sad'), act(G, 'hold', 'calm')] },
      ),
      page(
        [
          `After that it had to be done properly. ${K.name} tried not looking at it for five minutes. But you cannot measure what you are not looking at, and it does not go away to oblige you. Then ${K.name} tried being angry with it. That made it a larger horse. "I should just let it stand there," said ${G.name}. "It will want to move on by itself. They do."`,
        ],
        { camera: 'close', actors: [act(K, 'sit', 'worried'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `So they let it stand. They sat on the step, where it was warm, and took turns to breathe. At half past two it was a pony. At ten to three ${K.name} told the whole thing again, from the beginning, and it came out shorter. ${K.name} looked, and was quite put out. "Dog," wrote ${K.name}, in the right handwriting. "Medium."`,
        ],
        { camera: 'medium', actors: [act(K, 'hold', 'calm'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `Between four and five there is nothing in the book at all. That is because of the neighbour's tortoise, which had got out, and had to be talked to through the fence. When ${K.name} thought of it again it was gone. No, it was not. It had been behind the tortoise. It was as big as a loaf, and then, by the time they had laid the table, a bun.`,
        ],
        { time: 'sunset', camera: 'wide', actors: [act(K, 'kneel', 'happy')] },
      ),
      page(
        [
          `At bedtime they looked for it together, with the lamp. "There," said ${K.name}. "No. There." It was about a pea. One had to push. "Then don't," said ${G.name}. ${left}`,
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'sit', 'calm'), act(G, 'sit', 'calm')],
        },
      ),
      page(
        [
          `The last line on that page says ten to eight, one pea. Under it there is a drawing of a horse going away, very small, with a tail. ${K.name} has never needed to look it up. But the next week somebody at school had a face like rain. ${K.name} went over and sat down too. "How big is it?" said ${K.name}. "No, really. I've got all break."`,
        ],
        { setting: 'classroom', time: 'day', camera: 'medium', actors: [act(K, 'sit', 'calm')] },
      ),
    ],
  };
}
