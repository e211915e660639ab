import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { sharing } from '../sharing.ts';

/** For ages 5 to 7: so many rules about turns that a spider has the longest one. */
export function middle(bound: OneBetween): Told {
  const { P, Q, p, q, z, called, place, drawn, chance, more, company } = sharing(bound);
  const refrain = 'Whose turn is it?';
  const S = company.meet('spider');
  const T = more[0] ?? null;
  const third = T === null ? '' : ` ${T.introduced} made it worse, being a third.`;
  return {
    title: titled(chance.pick('whose turn is it?', `one ${z} between us`, 'the spider goes next')),
    refrain,
    pages: [
      page(
        { ...place, camera: 'wide', actors: [seen(P, 'stand', 'happy'), seen(Q, 'stand', 'happy')], things: drawn },
        `${P.introduced} and ${Q.introduced} had one ${called} between them. It was theirs from the left, and theirs from the right. In the middle there was only one of it.`,
        `There was one ${called}. There was ${P.introduced}, and there was ${Q.introduced}. "It's for both of you," people said, and went away quickly.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(P, 'reach', 'excited'),
            seen(Q, 'reach', 'excited'),
            ...(T ? [seen(T, 'stand', 'curious')] : []),
          ],
          things: drawn,
        },
        `"We'll share," said ${p}. "We'll take turns," said ${q}. That was at nine. "${refrain}" they both said, at one minute past.${third}`,
        `At first it was easy. ${p} had a turn and ${q} had a turn. Then there was one turn that was nobody's. "${refrain}" said ${q}.${third}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Q, 'sit', 'determined', 'pencil'), seen(P, 'point', 'curious')],
          things: ['notebook', 'pencil'],
        },
        `So they wrote a list. ${p} got Monday, and ${q} got Tuesday. It rained every Monday. "That's not my fault," said ${q}, and turned the list over.`,
        `They put it on paper. ${q} had the mornings, and ${p} had the afternoons. But mornings are when one finds one's shoes. "${refrain}" said ${q}, at noon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'cheer', 'happy'), seen(Q, 'stand', 'sad')], things: drawn },
        `Then they counted, up to a hundred for each. ${q} learned to count very fast. ${p} learned to begin late. "${refrain}" It was hard to say, with both of them counting.`,
        `Then it was a hundred counts each. The one who counted said "twenty, thirty, a hundred". The one who had the ${z} said "not so fast". Nobody looked where it went. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'determined'), seen(Q, 'shout', 'determined')] },
        `After that came swaps. ${p} gave two Fridays for one Sunday. ${q} lent a Thursday, and wanted it back. By dinner ${p} had no more turns until the age of nine.`,
        `They swapped turns for things. ${q} bought one with a marble, and got the marble back for two. At the end of it ${p} owed ${q} the whole of next April.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'angry'), seen(P, 'sit', 'angry')], things: ['notebook'] },
        `It took a whole page to work out. They sat over it for two days. "${refrain}" It wasn't on the list. Outside the sun shone, and nobody had the ${z}.`,
        `"Rule nineteen," said ${q}. "That was crossed out by rule eight," said ${p}. The list was longer than the ${z} by now. Nobody had used it since Tuesday.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'sit', 'calm'), seen(P, 'stand', 'surprised'), seen(Q, 'stand', 'surprised')],
          things: [...drawn, 'web'],
        },
        `When they came for it there was a web all over the ${z}. In the middle sat a spider. It had not asked whose turn it was. It just was.`,
        `At last it was somebody's turn. But there was a web, all over the ${z}, and a spider in it. It had been there since Wednesday. "That's not on the list," said ${p}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'kneel', 'curious'), seen(Q, 'kneel', 'curious'), seen(S, 'sit', 'calm')],
        },
        `So they had to wait, and there was nothing to count. They looked. "Now it goes round," said ${q}. "Now it pulls that one tight," said ${p}. It was good, having somebody to tell it to.`,
        `You can't hurry a spider. They lay down and watched. "It's a very careful spider," said ${q}, in a low voice. "It's going for the corner," said ${p}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'cheer', 'happy'), seen(Q, 'shout', 'excited')], things: drawn },
        `On Saturday the spider moved to the gate. "You go," said ${q}. "I'll do the talking." So ${p} went. "And here is ${p}!" shouted ${q}. "Look at that! They said it couldn't be done!"`,
        `On Saturday the spider was done. ${p} took the ${z}. "And off goes ${p}," said ${q}, through a rolled-up list. "Oh, what style! Calm as a spider!" ${p} had never had such a turn.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'jump', 'excited'), seen(Q, 'stand', 'surprised')] },
        `People stopped at the fence to listen. "Now I want to do the talking," said ${p}. "But it's your turn," said ${q}. "You have it. Go on. I've thought of something about your ears."`,
        `When it was over ${p} was out of breath with listening. "Swap," said ${p}. "I'll do the voice." "I've only just begun," said ${q}. They looked at each other.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(Q, 'cheer', 'happy'), seen(P, 'shout', 'happy')],
          things: drawn,
        },
        `There's still one ${z}. It has two turns now, one to have it, and one to shout. "${refrain}" they say, every morning. "Yours!" "No, yours!" The list went to the spider. It's in one corner of it.`,
        `Now one has the ${z}, and the other has the ${p}-and-${q} Show. "${refrain}" says ${p}. "It's yours, I'm sure it's yours." It's the best quarrel they've ever had. And both of them have got it.`,
      ),
    ],
  };
}
