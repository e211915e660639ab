import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: what cannot be told on the telephone is kept for the banner. */
export function old(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third } = going;
  const { where, long, P, p, refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} was in charge of the water.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'hold', 'excited')], things: ['letter'] },
        `The card had a picture of a harbour on one side and three words on the other. "Home on Sunday!" ${Gcap} had been ${where} for ${long}, and you would think that there was more to say. But ${A.introduced} read those three until the corners went soft. It was Monday. That left six days, and a great deal to do in them.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'sit', 'curious')],
          things: ['paint', 'paintbrush'],
        },
        `What you need is a banner. Everybody who comes home in a film has one. ${a} found an old bed sheet and a tin of red paint. ${B.introduced} sat on the corner that wouldn't lie flat.${also} "WELCOME HOME," said ${a}. "That's eleven letters, and a gap." ${a} dipped the brush, and measured a W with one eye shut, and didn't paint it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'sit', 'curious')], things: ['paint'] },
        `"It's the kittens," said ${a}. "Next door's cat had four, and I never said. You can't do kittens on the telephone. You get as far as the first one, and then it's time to say good night." It wouldn't be right, to be welcomed to a street where you didn't even know about the kittens. So ${a} painted those, with whiskers. The W had to move along.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'hold', 'happy')],
          things: ['paint', 'rain-cloud'],
        },
        `After the kittens came the rain, when ${p} went to the shop in a washing-up bowl. "${r}" said ${a}. There was the snail who moved into a boot, and paid no rent. There was the night with no lights, and the moon that came by day. "${b}, how do you draw a smell?" It was the smell of the new road. They did it in green, going upwards.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'happy'), seen(A, 'stand', 'surprised')], things: ['paint'] },
        `By Wednesday they were off the edge of the sheet. ${p} looked over the hedge and asked how much there was still to come. "Only from the snail on," said ${a}. She brought out two sheets and a tablecloth. On Thursday she brought the curtains. "${r}" said ${a} on Friday. "I hope so," said ${p}. "I have nothing left but the rug." They had the rug.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'proud'), seen(B, 'reach', 'happy')], things: ['fence'] },
        `It took the whole of Saturday to hang, and every peg in the street. The kittens were at the bus stop. From there it ran along the railings, over three gates and a sleeping dog, and up the path. At the door there was a tea towel left. ${a} got WELCOME on it, with the M bent. And that was the end of the cloth. There was no room for HOME.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'happy'), seen(A, 'hide', 'shy')], things: ['bus'] },
        `It was all planned. At the first sight of the bus ${a} was to run the whole length of it, shouting. The bus came. Somebody got down with a bag, and it was ${g}. The hat was one that ${a} had never seen. ${a}'s legs did nothing. It's odd, when you've thought of a face every night, and then it simply walks about. ${a} stepped backwards, in behind WELCOME.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'look-up', 'happy'), seen(B, 'wave', 'happy')], things: ['fence'] },
        `${Gcap} had meant to run as well. But you can't run past four kittens when they're a yard high. "One of them's black!" they heard, far off. Then it was quiet, and then somebody laughed. That was the washing-up bowl. "And what's this, the green? Is it a smell?" ${b} had gone to explain, and came back. "It's going to be a while," said ${b} to the tea towel. "Every bit gets read."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'shy')] },
        `It was warm in there, and rather red. ${a} listened. The voice had sounded small on the telephone, as if it were kept in a box. It was the right size now. It got to the night with no lights, and said "Oh!" in the right place. It got to the snail, and said what ${a} had said. Nobody could have been away for ${long} and laugh just like that. It was only a new hat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(A, 'hide', 'shy')] },
        `The steps came up the path, and stopped. There was WELCOME, and there, underneath, were two feet. ${g} looked at them for some time. They had grown. Then ${g} put down the bag, and sat on the step with a grunt, and didn't lift the cloth. "That's me up to date, then," said ${g} to nobody at all. "I do feel as if I'd been here. But it can't be all. ${r}"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `The tea towel breathed in. One hand came out, and found a sleeve. It was the old sleeve, with the old button. After that it all went very fast, and the pegs flew. When there was room to talk again, ${a} did it into a collar. "It was meant to say HOME as well. I did it all wrong. I put in the snail, and then there was no room."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['house'],
        },
        `"Which bit would you leave out?" said ${g}. ${a} thought of the rain, and the smell, and the snail. "None." "Nor would I," said ${g}. "Read me the end." "WELCOME," read ${a}. And where the cloth stopped there was the step. After the step was the door, wide open, and through it came a smell of toast. "There you are," said ${g}, and picked up the bag. "It doesn't need to be written. It comes next."`,
      ),
    ],
  };
}
