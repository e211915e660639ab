import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './own-steps-parts.ts';

/** With a letter from somebody who is still here, only older. */
export function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, oldCoat, isWorn } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'hold', 'surprised', 'map')] },
        isWorn
          ? `It had rained since breakfast. ${k} had got as far as trying on ${oldCoat}, which smelled of pepper. The hem lay on the floor all round, like a puddle. Deep down in the lining, where a pocket had come undone, something crackled. ${k} fished it out through the hole. It was a piece of paper, brown at the folds. TREASURE, it said at the top, in red crayon.`
          : `It had rained since breakfast. ${k} had got as far as asking to look through ${oldCoat}, which smelled of pepper. Under the lining, where the paper had come away, something crackled. ${k} fished it out with two fingers. It was brown at the folds. TREASURE, it said at the top, in red crayon.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'surprised'), seen(K, 'hold', 'excited', 'map')] },
        `"Where did you get that?" said ${g}, and sat down. "I drew that. I was born in this house, you know. I had a red crayon, and I had a treasure, and I buried it. And then I suppose it was teatime." "What was it?" said ${k}. ${Gcap} looked at the paper, and out at the rain, and at the paper. It was all gone. "It was the most precious thing I had," said ${g}. "I do remember that."`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'hold', 'curious', 'map'), seen(G, 'stand', 'curious')] },
        `When it cleared up, they took the spade. TWENTY STEPS FROM THE BACK DOOR, said the map. TEN STEPS LEFT. DIG. There was no more to it than that, and a foot drawn in one corner, with five toes. "That's to sign it," said ${g}. "I couldn't do joined-up writing." ${k} held the map the right way round. "You walk," said ${k}, "and I'll count."`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'surprised'), seen(K, 'cover', 'surprised')], things: ['puddle'] },
        `${Gcap} had long legs, and took pleasure in using them. Six steps went by the bench. Eleven went by the apple tree, and fifteen through the runner beans. "Nineteen," called ${k}. "Twenty." There was a splash. "${refrain}" said ${g}, from the middle of a puddle. "Nobody buries a thing in a puddle. One wouldn't be able to dry it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'worried'), seen(K, 'stand', 'curious')] },
        `"I expect that I was shorter," said ${g}, and did it again, with the steps that one takes on ice. It took a long time, and a blackbird stopped to look. Twenty of those came to the drain beside the path. "${refrain}" said ${g}. They tried all the steps in between, long and middling and long again. They dug three holes. One had a spoon in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'determined'), seen(K, 'stand', 'worried')] },
        `They tried the side door, and came to a wall. They tried it from the front, on paper, and came out in the middle of the bus lane. "The tree was smaller then," said ${g}. "So was the wall. I don't know what else can have changed." They sat on the back step with the map between them. ${Gcap} turned up one wet trouser leg. "I'm sorry," said ${g}. "I'd have liked to know what it was."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(G, 'sit', 'curious')], things: ['map'] },
        `${k} was not listening. ${k} was looking at the foot. You don't get toes like that by drawing. Somebody had stood on the paper, barefoot, and gone round the edge with a crayon. You could see where it had tickled, and slipped. And it wasn't long. ${k} undid a shoe, took off a sock, and put a foot down on top of it. It went in like an egg into an egg cup.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'excited'), seen(G, 'sit', 'surprised')], things: ['map'] },
        `"It isn't there to sign it," said ${k}. "It's the size! It says what kind of steps! How big were you?" "I was just an ordinary size," said ${g}. "I came up to the latch. I was about as big as..." ${Gcap} looked at the latch. Beside it, exactly as high, was the top of ${k}. "We've been counting with the wrong person," said ${k}. "They're not your steps any more. They're mine."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'excited'), seen(G, 'cheer', 'excited')], things: ['tree'] },
        `So it was ${g} who counted, and ${k} who walked, not too fast, with one bare foot. Twenty came out at the apple tree, so neatly that ${k} could touch it. Ten to the left came out at the wall. There was ivy there, as thick as a quilt. And behind the ivy was a flat stone, on which somebody had scratched a cross. ${Gcap} said nothing at all, and went and got the spade.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'excited'), seen(G, 'kneel', 'surprised')],
          things: ['box', 'marbles'],
        },
        `It was a biscuit box, and it was full of marbles. They were red, and green, and one was as big as a plum, with a twist in it. "That's Old Thunder," whispered ${g}. "I won that." On top lay a letter in red crayon. "Dear me, when I am old," it said. "I hid these so you can't get too busy and give them away. Do you still play? Please play." ${Gcap} read it twice, and had to look at the wall for a bit.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'happy'), seen(K, 'kneel', 'happy')],
          things: ['marbles'],
        },
        `They played on the path until they had to do it by ear. ${Gcap} lost Old Thunder to ${k}, and won it back, and lost it again. Before bed there was one thing more. ${k} put one foot on a clean sheet of paper, and went round it with a crayon. It tickled. Nobody is allowed to see what is buried now, or where. But the map is back in ${oldCoat}. "Twenty steps?" said ${g}, reading over a shoulder. "Whose?" "Somebody will know," said ${k}, "when they're the right size."`,
      ),
    ],
  };
}
