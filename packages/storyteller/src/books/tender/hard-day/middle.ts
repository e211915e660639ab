import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { HardDay } from './book.ts';

/** The bag has a bun and a pencil in it, and can hardly be lifted. */
export function middle({ child: K, grownUp: G, happened, helped, said, answered, alone, chance }: HardDay): Told {
  const refrain = 'It is only a bag';
  return {
    title: titled(chance.pick('the heaviest bag in the street', `${K.names} heavy bag`, 'it is only a bag')),
    refrain,
    pages: [
      page(
        [
          `In the morning there was a bun in ${K.names} bag, and a pencil. You could swing it round and round. You could hang it on one finger.`,
          `${K.name} had a bag for school. It was nearly all air. There was a pencil in it, and a bun. It bounced at every step.`,
        ],
        { setting: 'street', camera: 'wide', actors: [act(K, 'walk', 'happy')] },
      ),
      page(
        [
          `It was an ordinary day, up to the middle. Then it was not. ${happened} ${alone ? 'The clock was very loud, all of a sudden.' : 'For a moment the whole room seemed to be looking.'}`,
          `Some days go along quite nicely, and then there is a bump in them. ${happened} ${K.name} wished to be very small, or somewhere else.`,
        ],
        { setting: 'classroom', camera: 'close', actors: [act(K, 'stand', 'sad')] },
      ),
      page(
        [
          `${helped} That was that. ${alone ? 'Then somebody ran up the path, quite out of breath.' : 'By the next day other people would have other things to think of.'} But it did not feel over, not inside.`,
          `${helped} ${alone ? 'There was a book about boats, and half a pear.' : 'Nobody laughed for long, if anybody did.'} But ${K.name} went on thinking of it, all round the edge of everything.`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `At home time the bag would hardly lift. ${K.name} used two hands. "${refrain}," said ${K.name}, and bumped it up the step. The bun was gone by then. It should have been lighter.`,
          `On the way home the bag was as heavy as a bear. ${K.name} changed arms at every lamp post. "${refrain}," said ${K.name}. It did not help.`,
        ],
        { setting: 'street', time: 'sunset', camera: 'wide', actors: [act(K, 'walk', 'sad')] },
      ),
      page(
        [
          `So ${K.name} put it behind the sofa. But you can feel a thing behind a sofa. It was there all through the buttered toast.`,
          `So ${K.name} hung it on the hook, and shut the door on it. But it went on being heavy, on the other side.`,
        ],
        { setting: 'living-room', camera: 'medium', actors: [act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `"What have you got in there?" said ${G.name}. "A rock? A bear?" ${K.name} looked. There was a pencil. "${refrain}," said ${K.name}, and the last word came out wet.`,
          `${cap(G.name)} tried to lift the bag, and made a face. "Goodness. What is it?" "${refrain}," said ${K.name}. They both sat down on the floor beside it.`,
        ],
        { camera: 'close', actors: [act(G, 'kneel', 'curious'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `They sat for a bit. Then it came, all in one go. "${said}" "Ah," said ${G.name}. It was quiet, but it was a good quiet. "${answered}"`,
          `It is hard to get hold of the first word. After that the others come by themselves. "${said}" ${cap(G.name)} did not say "Oh dear". ${cap(G.name)} said, "${answered}"`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `${K.name} told it once more, with all the bits. It was shorter than it had been. Then ${K.name} took hold of the bag, with both hands. It nearly hit the lamp. It weighed nothing.`,
          `They had the rest of the toast. When ${K.name} picked up the bag, it flew. The pencil fell out. "Look," said ${K.name}. "One finger."`,
        ],
        { camera: 'wide', actors: [act(K, 'reach', 'surprised'), act(G, 'sit', 'happy')] },
      ),
      page(
        [
          `That night it hung on its hook, as flat as a leaf. There was a bun in it, for the morning. "${refrain}," said ${K.name}, from the pillow.`,
          `In the morning there would be a bun in it, and a pencil. If there was ever a bear in it again, ${K.name} knew. You open it.`,
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'sit', 'calm')],
        },
      ),
    ],
  };
}
