import type { Told } from '../../../arc.ts';
import { sentence, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './small-big-old.ts';

/** Each of two who build something alters what the other did, and each does it for the other. */
export const SMALL_BIG: EventPlot = { id: 'small-big', young, middle, old };

function young(going: Going): Told {
  const { A, B, chance } = going;
  const { refrain, work, P, p, Q, q, C, c } = partsOf(going);
  const { word, wayIn, seat, outOf, goes, to } = work;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: work.at, camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')] },
        `Here is ${A.introduced}. Here is ${B.introduced}. "Be my friend?" "Yes!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'excited'), seen(Q, 'stand', 'excited'), seen(C, 'cheer', 'happy')],
        },
        `They are best friends. "Let us make a ${word}!"${outOf === '' ? '' : ` ${sentence(outOf)}`} ${c} can help.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'proud')] },
        `${p} makes a ${wayIn}. A small one. Bang, bang!`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'stand', 'determined')] },
        `Here comes ${q}. "${refrain}." Bang, bang! Now it is big.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'determined')] },
        `Here comes ${p}. "${refrain}." Bang, bang! Small again!`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'stand', 'determined')] },
        `And the ${seat}? Small. Big. Small. Big! "${refrain}," says ${q}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'angry'), seen(Q, 'shout', 'angry')] },
        `Now they both pull at it. "Small!" "Big!" Crack! In two.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'calm'), seen(P, 'sit', 'sad'), seen(Q, 'sit', 'sad')] },
        `"Who is it for?" says ${c}. "For you!" says ${p} to ${q}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'hug', 'surprised'), seen(P, 'stand', 'surprised')] },
        `"No, for you!" says ${q}. "I made it big, for you!" Oh.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'cheer', 'happy'), seen(Q, 'cheer', 'happy')] },
        `One in two makes two. A small ${wayIn}! A big ${wayIn}! Just right!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'wave', 'happy'), seen(P, 'sit', 'happy'), seen(Q, 'sit', 'happy')],
        },
        `All come to the ${word}. Mice! Cows! All of them fit.${goes === null ? '' : ` ${goes}${to}!`} Good night, best friends.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, chance } = going;
  const { refrain, work, P, p, Q, q, C, c } = partsOf(going);
  const { word, wayIn, seat, outOf, goes, to } = work;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: work.at, camera: 'wide', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')] },
        `There was a bare patch of ground, with nothing on it but a puddle. On one side of the puddle stood ${A.introduced}. On the other stood ${B.introduced}. "Do you know what this wants?" they said, both at once. "A ${word}!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'happy'), seen(Q, 'stand', 'happy'), seen(C, 'point', 'happy')],
        },
        `By the time they had walked round the puddle they were best friends. They would build it together${outOf}. "I'll do the mornings," said ${p}. "I'll do the afternoons," said ${q}. ${c} would count the nails.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'proud'), seen(C, 'stand', 'happy')] },
        `On Monday morning ${p} made the ${wayIn}. It was a snug one, and it shut with a click. ${p} thought of somebody's face, and smiled, and went home to lunch.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'stand', 'worried'), seen(C, 'stand', 'curious')] },
        `After lunch came ${q}. "Oh," said ${q}. "${refrain}." You don't like to say so to a best friend. So ${q} quietly took it down and made it wider. It was as wide as a barn when it was done.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'think', 'surprised'), seen(C, 'stand', 'worried')] },
        `On Tuesday morning ${p} stood before it. "It must have stretched," said ${p}. "${refrain}." And ${p} made it small again. Then ${p} put up the ${seat}, low and little, with a cushion.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'stand', 'determined'), seen(C, 'cover', 'worried')] },
        `By Tuesday night it was big, and so was the ${seat}. By Wednesday lunch they were both small. "${refrain}," said ${q}, and fetched the hammer. ${c} had counted nine hundred nails. There was still only one ${wayIn}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'angry'), seen(Q, 'shout', 'angry')] },
        `On Thursday they both came at twelve. "It was YOU!" said ${p}. "It was YOU!" said ${q}. "It's much too big!" "It's much too small!" One took hold of it on the left, and one on the right. They pulled. Crack!`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'calm'), seen(P, 'sit', 'sad'), seen(Q, 'sit', 'sad')] },
        `Now there were two halves. The two best friends did not look at each other. "Too small for whom?" said ${c}. "For ${p}, of course," said ${q}. "I made it wide so that nobody would bump their head. I'd fit through a letter box."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'surprised'), seen(Q, 'stand', 'surprised')] },
        `"But I made it for you!" said ${p}. "I made it snug, so that you wouldn't feel lost in there." They looked at the two halves. There was not one nail in them that either had put in for themselves. "Nobody ever built me a ${wayIn} before," said ${q}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'happy'), seen(Q, 'stand', 'happy'), seen(C, 'cheer', 'happy')] },
        `If a thing is in two halves, there are two of it. They put up a big ${wayIn}, and beside it a small one. They put up a big ${seat}, and beside it a small one. It took ten nails. ${c} counted.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(P, 'sit', 'happy'), seen(Q, 'sit', 'happy'), seen(C, 'wave', 'happy')],
        },
        `On Saturday the whole street came to the ${word}. Mice came in at the small ${wayIn}, and a cow at the big one. There was nobody whom it did not fit.${goes === null ? '' : ` ${goes}${to}, with everybody in it.`} That evening ${p} had the big ${seat}, and ${q} the small one. "Just right," they said.`,
      ),
    ],
  };
}
