import type { Told } from '../../../arc.ts';
import { seen } from '../event.ts';
import { page } from '../page.ts';
import type { Hunt } from './twelfth-parts.ts';

/** Told for those who read it themselves: it would be easy to say that it was meant so. */
export const old = ({ M, D, hider }: Hunt, g: string, refrain: string, title: string): Told => {
  const [m, d] = [M.name, D.name];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'sunset', camera: 'wide', actors: [seen(D, 'run', 'happy', 'basket')] },
        `Hiding an egg takes seven minutes, if you do it properly. You have to think of a place, and then of a better one. Then you have to stand back and be somebody of five. ${hider} had three hundred to do, in nine streets, between dusk and breakfast. Everybody who can count will see that it cannot be done. It was done, every year, by running. "I must be getting stronger," thought ${d}, at the end of the eighth street. The basket had hardly any weight at all.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(D, 'stand', 'surprised'), seen(M, 'stand', 'surprised')] },
        `${M.introduced} was at the window, not on purpose. There was a noise in the flower bed, like somebody turning out a drawer. ${m} woke ${g}, and they went to the back door in socks. ${d} had the basket upside down on both ears, and was looking up into it. "${refrain}" said a voice in there. "I looked, at number one." There was not one egg in it, nor the straw that goes under them.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'sad'), seen(M, 'sit', 'calm')] },
        `One isn't meant to see that, and both of them knew it. But it is no use hiding from somebody who has already lent you a handkerchief. "Three hundred," said ${d}. "I was going to do the hiding on the way back. I always carry them out first, and think." It would be light in an hour. "And now there's nothing to hide. They'll come out with their little baskets. They'll look so hard."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(M, 'walk', 'curious'), seen(D, 'walk', 'worried')] },
        `"When we've lost something, we go back the way we came," said ${g}. So the three of them did. There was nothing on the pavement. "It's been taken," said ${d}. "There are people who would." "Three hundred?" said ${m}. "And not one dropped?" The street lay there, as neat as a drawn one. It was a bit too neat, when you thought about it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'point', 'excited'), seen(D, 'stand', 'surprised')],
          things: ['egg', 'boots'],
        },
        `The first one was in a boot. ${m} only saw it because a boot does not usually shine. The second had come to rest in a crack of the wall. The snail beside it had not noticed the difference. "But that's brilliant," said ${d}, and forgot to be sad. "I'd never have thought of a crack. You'd have to be an egg to think of that." They laid both in the basket. At the next lamp post there were none in it.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'kneel', 'surprised'), seen(D, 'stand', 'worried')], things: ['basket'] },
        `${m} held the basket up against the lamp. There was a round spot of light on the pavement, just as big as an egg. "So nobody took them," said ${m}. "They came out one by one. They bounced, and rolled, and stopped wherever a thing stops." ${d} looked at the hole, and at the eight streets. "Then I never hid a single one," said ${d}. "I only ran along and lost them."`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'hide', 'scared'), seen(M, 'stand', 'calm')] },
        `A door opened at number two. It was much too late for anything. Out came a small boy in pyjamas, with a basket, and ${d} went backwards into a hedge. The boy stood still on the step. He looked under the bush, where it always was. It wasn't there. Nor was it in the pot, or behind the gate. His mouth had just begun to go square, when his eye fell on the drainpipe.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'look-up', 'happy'), seen(D, 'look-up', 'surprised')], things: ['egg'] },
        `You could hear it in all nine streets. After that the doors went like popcorn. They found one on a cat. They found one in a bird's nest, under a bird who had been wondering. "It's never been like this," said a girl of ten. Last year she had given it up as too easy. Now she had a leaf in her hair. "They must have been at it for weeks. These are the best hidden eggs in the world."`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'think', 'worried'), seen(M, 'sit', 'curious')] },
        `"They think that it was me," said ${d}, in the hedge. "It was," said ${m}. "It wasn't. It was a hole." There's a silver cup, it seems, for the best hiding of the year. ${d} had wanted it for as long as there had been one. There was a letter to be filled in. "How was it done?" it asked. There were four lines for that. "You could put that you'd thought of it," said ${m}, to see. "I could," said ${d}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'sit', 'determined', 'pencil'), seen(M, 'sit', 'happy')],
          things: ['pencil'],
        },
        `${d} licked the pencil, and looked at the four lines as you look into cold water. "By accident," wrote ${d}. "There was a hole. I cried in a flower bed. Somebody lent me a handkerchief." It fitted exactly. "That's the end of the cup," said ${d}, and was surprised at how little it weighed. They gave it to somebody in Norway, for a thing with skis. "${refrain}" said ${d} of the basket, now and then, and had to laugh.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(M, 'sleep', 'sleepy')], things: ['egg'] },
        `Nobody has mended the basket. When ${g} came with a needle, ${d} held on to it with both arms. A year later it was two in the morning when ${m} half woke up. Hop, it went, out there in the dark, and hop, and plop. By breakfast it had been found everywhere but in that garden. They looked until noon. It was in the pocket of ${M.names} dressing gown, folded up in a handkerchief.`,
      ),
    ],
  };
};
