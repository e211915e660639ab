import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: two things can be true at once, and it is very uncomfortable. */
export function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, S, s } = partsOf(going);
  const Small = cap(s);
  const low = refrain.replace('!', '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'proud', 'pencil')],
          things: ['pencil'],
        },
        `Everybody has one thing that they can do, and ${K.introduced} could do ships. This one had taken three evenings. It had twenty-two windows, and in each of them there was somebody. There was a cook with a hat, and a cat on the roof. The sails were full, and the flag stood out like a board. It was for the library, on Friday, where there was a prize. Only the name was missing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
        `The name had to be red. The red pencil was upstairs, behind the bed, where red pencils go. It took four minutes. ${k} worked that out afterwards. In four minutes you can't do much, if you are drawing windows. With a blue crayon and your whole arm, you can do a great deal.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'stand', 'proud', 'crayon'), seen(K, 'stand', 'surprised')],
          things: ['crayon'],
        },
        `It began at the left-hand edge, and went over the cook. It went round, and round, through all twenty-two windows, and off the paper, and a bit along the table. In front of it stood ${S.introduced}, blue to the elbow, and shining like a lamp. "Whoo!" said ${s}, with both arms out, as one shows somebody a present.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(S, 'stand', 'sad')] },
        `There is a noise that comes before the words. Then ${k} had the words, and they were loud. "You've SPOILED it! You spoil everything! I wish that you'd never..." ${k} stopped there, just in time. It could be heard all the same. The lamp went out of that face. "Whoo," said ${s}, very low, and went in under the table, backwards, with the crayon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'calm'), seen(K, 'sit', 'sad')] },
        `${Gcap} came in, and saw it, and sat down. ${Gcap} did not say that it was only paper. "Twenty-two windows," said ${g}. "And the cat." And after a while, "I'm so sorry, ${k}." It didn't mend anything. It was just that there were two people now who knew what was gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `They tried what there is to try. The rubber made it grey, and took off the cook. "${low}," said ${k}. The white paint turned it to skimmed milk. "${low}." ${k} held it up against the window, and looked at it from the back. There it was from the back, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'sit', 'sad', 'crayon'), seen(G, 'kneel', 'curious')],
          things: ['crayon'],
        },
        `"What was it meant to be?" said ${g}, on hands and knees. "Whoo," said a voice from under the table. It had seemed so plain that ${s} had no other word for it. "An owl?" said ${g}. "A train?" There was a sigh. It's hard to have just one word for a thing, and to find that nobody speaks it.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'surprised')] },
        `${k} lay in the dark, and went over it all again. Each time it got as far as "never", and the face with the lamp out. Then something moved. It was only the curtain. It came slowly into the room, as round as a cheek, and hung there, and went out. "Whoo," it said. ${k} sat up in bed.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')], things: ['lamp'] },
        `By the lamp it was as plain as print. The sails were full, and the flag stood out. And there was nothing in that picture to blow them. In three evenings ${k} had never noticed. But somebody had been there for all three, with a chin on the table, looking. "It hasn't got any wind," whispered ${k}. "So ${s} put it in."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'kneel', 'calm'), seen(S, 'sit', 'happy')] },
        `Two things can be true at once, and it is very uncomfortable. It was spoiled, and there was no way round that. It was also just what had been missing. ${k} went along the landing. ${Small} was awake. "Is it the wind?" said ${k}. "WHOO!" said ${s}, and lit up again. There's nothing like being understood. "I'm sorry for what I said," said ${k}. "And for the bit that I didn't say."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy', 'pencil'), seen(S, 'sit', 'happy', 'crayon')],
          things: ['crayon'],
        },
        `"But it was mine," said ${k}, in the morning. "You have to ask." ${Small} thought about it. "Ask," said ${s}, and nodded. Then there was new paper. ${k} began again, with twenty-two windows, and left the whole of the left-hand side white. On Thursday night a blue crayon came up over the edge of the table. "Ask?" said ${s}. ${k} moved over. "Now," said ${k}.`,
      ),
      page(
        {
          setting: 'library',
          camera: 'wide',
          actors: [seen(K, 'stand', 'proud'), seen(S, 'stand', 'proud')],
          things: ['crayon'],
        },
        `It didn't win. A horse won, and it was a very good horse. But people stood in front of the ship for longer than they had meant to, and did up their coats. "One can feel it," said the librarian. "Who did the wind?" It said so at the bottom. There was a neat name, and a long blue one that went off the paper. And on the ship, in red, it said THE WHOO.`,
      ),
    ],
  };
}
