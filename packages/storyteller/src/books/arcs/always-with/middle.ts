import { withArticle } from '../../company/figure.ts';
import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { AlwaysWith } from './arc.ts';

const MOST = 14;

/** It is in the way on the bus and at the party; it is left at home; and on that very day there is something to do. */
export function middle(bound: AlwaysWith): Told {
  const { hero: H, child: K, neighbour: A, troubled: B, noun, named, drawn, job, words, home, refrain, chance } = bound;
  const says = `"${refrain}?"`;
  // The child of the book is known; a pet or a sister who stands beside that child is not.
  const metAt = (texts: readonly string[]): readonly string[] => (H.isChild ? introducing(K, texts) : texts);
  return {
    title: titled(
      chance.pick(
        `the ${noun} came too`,
        `${H.name}, and the ${noun}, and the bus`,
        `one and a half tickets`,
        `what the ${noun} did on Sunday`,
        `wherever ${H.name} went`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(H.introduced)} had ${withArticle(noun)}. Lots of people have. But this one came along. It came to the baker's. It came to have its hair cut, and it had no hair.`,
            `There were always two of them. There was ${H.introduced}, and there was the ${noun}. If one of them was late, they both were.`,
            `"Where I go, it goes," said ${H.introduced}. That was about the ${noun}. Nobody could say why. Why does anyone have a left foot?`,
          ].map((text) => text + named),
          `There were always two of them. There was ${H.name}, and there was the ${noun}.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'happy' }],
          things: drawn,
        },
      },
      {
        text: [
          `On the bus it had a seat, by the window. ${cap(A.theKind)} had to stand. ${says} said ${A.theKind}, holding on. The ${noun} looked straight ahead.`,
          `The bus came, and it was full. There was room for one more, not for one more and ${withArticle(noun)}. ${says} said ${A.theKind}. They walked. It was four miles.`,
          `Getting on the bus took a while. First came ${H.name}, and then came the ${noun}, sideways. Behind it stood everybody else. ${says} said ${A.theKind}, at the back.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'calm' },
            { who: A, pose: 'point', feeling: 'surprised' },
          ],
          things: drawn,
        },
      },
      {
        text: [
          `At the party they played musical chairs, and the ${noun} won. ${says} said ${A.theKind}, who had come second.`,
          `At hide-and-seek ${H.name} was never seen. But the ${noun} stuck out, every time. "There you both are," said ${A.theKind}. ${says}`,
          `There was a photograph, with everyone in a row. In the very middle, where you look first, was the ${noun}. You could see one ear of ${A.theKind}. ${says}`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'point', feeling: 'surprised' },
          ],
          things: drawn,
        },
      },
      {
        text: [
          `So on Sunday ${H.name} left it at home. It stood behind the door. "You'll be all right," said ${H.name} to the ${noun}. Neither of them believed it.`,
          `On Sunday ${H.name} put the ${noun} in the cupboard. "Perhaps they are right," said ${H.name}. Then ${H.name} went for a walk. It was a lopsided sort of walk.`,
          `On Sunday ${H.name} went out with nothing. It was easy to get through doors. It was easy to sit down. "How light I am," said ${H.name}, and wished for the ${noun}.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'stand', feeling: 'sad' }], things: drawn },
      },
      {
        text: job.trouble.middle.map((each) => each(words)),
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [{ who: B, pose: 'stand', feeling: 'worried' }],
        },
      },
      {
        text: job.tries.middle.map((each) => each(words)),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'reach', feeling: 'determined' },
            { who: B, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: metAt([
          `"What would we need?" said ${K.name}, and shut both eyes to see it. Then ${K.name} laughed, and ran. It is not far. When ${K.name} came back up the road, the ${noun} came too.`,
          `${K.name} had not said a word yet. Now ${K.name} looked at ${H.name}, and at the place where something was missing. "I'll get it," said ${K.name}. It was the ${noun}. It had been waiting behind the door.`,
          `Nobody had any more ideas. "I keep wanting to put something down," said ${H.name}, "and there isn't anything." That was when ${K.name} thought of it. ${K.name} ran all the way there and back, with the ${noun}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'run', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
          things: drawn,
        },
      },
      {
        text: job.moment.middle.map((each) => each(words)),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'reach', feeling: 'proud' },
            { who: B, pose: 'look-up', feeling: 'happy' },
          ],
          things: drawn,
        },
      },
      {
        text: [
          `"Did you know that it could do that?" said ${A.theKind}. "No," said ${H.name}. "I only knew that it would be something."`,
          `"All those times on the bus," said ${A.theKind}, and went pink. "It was on its way here," said ${H.name}. "It was only early."`,
          `They were all asked in to tea. ${says} said somebody who had not been there. "It has the best chair," said ${A.theKind}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: job.last.middle.map((each) => each(words)),
        scene: { time: 'sunset', camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things: drawn },
      },
    ],
  };
}
