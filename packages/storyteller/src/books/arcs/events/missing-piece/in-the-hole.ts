import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './in-the-hole-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Everybody in the picture looks at the one piece that is gone; then somebody looks out of the hole. */
export const IN_THE_HOLE: EventPlot = { id: 'in-the-hole', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, puzzle } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['puzzle'],
        },
        `What a big ${puzzle}! ${A.introduced} is here. Snap! ${B.introduced} helps. Snap, snap!`,
        `Look, a ${puzzle}! Snap, goes ${A.introduced}. Snap, snap, goes ${B.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious')], things: ['puzzle'] },
        `A king looks up. A goat looks up. "${refrain}" said ${a}.`,
        `See the king look. See the goat look. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'surprised'), seen(A, 'cover', 'surprised')],
          things: ['puzzle'],
        },
        `Oh no! There is a hole. One piece is gone! "${refrain}"`,
        `But one piece is missing. Just there! "${refrain}" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'hold', 'surprised', 'sock')],
          things: ['sock'],
        },
        `They look under the rug. It is a sock.`,
        `What is under the rug? Only a sock.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm', 'book'), seen(A, 'stand', 'curious')], things: ['book'] },
        `"Have you got it?" said ${a}. "Not I," said ${g}. ${Gcap} sat and read a book.`,
        `${Gcap} sat with a book. "Is it there?" said ${a}. "No," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'think', 'curious')], things: ['puzzle'] },
        `"${refrain}" said ${a}. "A bun?" said ${b}. "A bee?"`,
        `"A bee?" said ${a}. "A bun?" said ${b}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'proud', 'puzzle')],
          things: ['puzzle'],
        },
        `Then ${b} held it up. Up went the hole, too.`,
        `So ${b} held it up, hole and all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'excited'), seen(B, 'cheer', 'surprised')], things: ['puzzle'] },
        `Peep! There was a nose in the hole. "${refrain}" "Me!" said ${a}.`,
        `"${refrain}" said ${b}. Peep! A nose! "They see me!" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'jump', 'excited'), seen(B, 'stand', 'happy')],
        },
        `Up got ${g}. Plop! What fell down? The piece! ${Gcap} had sat on it.`,
        `Then ${g} stood up. Plop! It was the piece! ${Gcap} had sat on it.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'sleepy')],
          things: ['puzzle', 'moon'],
        },
        `But they keep the hole. Look, it is night. "${refrain}" They see the moon.`,
        `Now it is night. There is still a hole. "${refrain}" Hello, moon!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, puzzle } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['puzzle'],
        },
        `${A.introduced} had a ${puzzle} of a hundred pieces. ${B.introduced} did the edge, and ${a} did the rest. There was a king in it. There was a cook, a baby and a goat. They were all very well painted.`,
        `The ${puzzle} had a king in it. It had a cook, a baby and a goat. ${A.introduced} did the faces. ${B.introduced} did the grass, which is harder. It took them all of Saturday morning.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'worried')], things: ['puzzle'] },
        `And then they had no more pieces, and it was not done. In the very middle was a hole. It was the one place where everybody in it looked. "${refrain}" said ${a}.`,
        `Ninety-eight. Ninety-nine. ${a} felt about for the last one, and there was none. The king looked at the hole. So did the cook, and the goat. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'curious', 'box'), seen(A, 'stand', 'curious')], things: ['box'] },
        `"It'll be on the lid of the box," said ${a}. It would have been. But somebody had stuck a price on the lid, in just that place. It said that it cost ten pence. "${refrain}"`,
        `"We'll look at the box," said ${b}. There they all were, on the lid. But where the thing ought to be, there was a sticky price. It was ten pence. Nobody looks at that with an open mouth.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'kneel', 'determined'),
            seen(B, 'hold', 'surprised', 'sock'),
            seen(G, 'sit', 'calm', 'book'),
          ],
          things: ['sock', 'book'],
        },
        `They looked under the rug, and found a sock. They looked behind the clock. ${Gcap} was in the big chair, with a book. "A piece? No," said ${g}, and lifted both feet for them.`,
        `They went over the floor on their knees. They found a sock, and half a grape. ${Gcap} sat in the big chair with a book. "Are you sitting on it?" said ${a}. "I should feel it," said ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'determined'), seen(B, 'point', 'determined')],
          things: ['puzzle'],
        },
        `"It must be a cake," said ${a}. "The cook is proud of it." "The king is afraid of it," said ${b}. "It must be a wasp." "Would the baby laugh at a wasp?" said ${a}. They couldn't agree.`,
        `"It's a cake," said ${a}, "because the goat is hungry." "The king has dropped his spoon," said ${b}. "It's a ghost." But the baby was laughing. "No baby laughs at a ghost," said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'hold', 'proud', 'paintbrush'), seen(B, 'stand', 'curious', 'scissors')],
          things: ['paintbrush', 'scissors'],
        },
        `So they made a piece of their own. ${b} took the scissors, and ${a} painted a cake on it. It went in quite well. But you couldn't be as afraid as that king was, of a cake. They took it out again.`,
        `In the kitchen ${b} cut out a new piece with the scissors. ${a} had a brush, and made it a wasp, with care. It fitted the hole. It didn't fit the baby. Nobody smiles at a wasp, with both arms out.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'think', 'curious'), seen(B, 'sit', 'calm')],
          things: ['puzzle'],
        },
        `"It's something a bit funny," said ${a}, "and a bit frightening. The goat would like to nibble it. And the baby knows it." They thought until their heads were hot. "${refrain}" There is no such thing.`,
        `${a} went from one face to the next. "It makes one laugh, and it makes one jump. The cook is proud of it. And one has to love it." "There isn't one of those," said ${b}. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'hold', 'proud', 'puzzle'), seen(A, 'walk', 'curious')],
          things: ['puzzle'],
        },
        `They put glue on the ${puzzle}, hole and all, so that it would stay. When it was dry, ${b} held it up to the light. ${a} went round behind it, to see that no glue had come through.`,
        `"We'll hang it up as it is," said ${b}, and got the glue. It was soon as hard as a board. ${b} held it up by the edges. "Is the back dry?" ${a} went round behind, to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'excited'), seen(B, 'cheer', 'surprised')], things: ['puzzle'] },
        `And there, in the hole, came a nose. The king was afraid of it. The goat would have liked a bite. The baby put out both arms. "${refrain}" said ${b}, and could hardly speak. "You! It's you!"`,
        `A nose came through the hole. "It's still sticky," said the nose. The king jumped. The goat licked its lips. The baby laughed, and so did ${b}. "${a}! They're all looking at you!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'jump', 'excited'), seen(B, 'jump', 'happy')],
          things: ['puzzle'],
        },
        `Then everybody had to have a turn. ${Gcap} got up out of the chair. Plop. Something fell on the floor. It had been there since ten o'clock. "I did feel something," said ${g}. "I thought it was a button."`,
        `"Now me," said ${g}, and stood up, for the first time that day. Something went plop. It was the piece. It was quite warm. "So it was there," said ${g}. "I thought that I'd got a stiff leg."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['puzzle', 'moon'],
        },
        `They turned it over. It was a fly. "Well," said ${a}, and put it in a drawer. The ${puzzle} hangs in the window, with its hole. "${refrain}" said ${b}, that night. Right in the middle was the moon.`,
        `What was on it? It was a fly. They looked at it for a bit, and then they put it away. That night the ${puzzle} hung in the window. "${refrain}" whispered ${a}. The moon had come into the hole, and it fitted.`,
      ),
    ],
  };
}
