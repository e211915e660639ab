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
            `${cap(H.introduced)} had ${withArticle(noun)}, and took it everywhere. It came to the baker's, and to the barber's, and to school.`,
            `There were always two of them. There was ${H.introduced}, and there was the ${noun}. ${H.name} never went anywhere without it.`,
            `"Where I go, it goes," said ${H.introduced}. That was about the ${noun}. "Why?" people asked. "Because it's mine," said ${H.name}.`,
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
          `On the bus the ${noun} had a seat, by the window. ${cap(A.theKind)} had to stand. ${says} said ${A.theKind} to ${H.name}, holding on.`,
          `The bus came, and it was nearly full. There was room for ${H.name}, but not for ${withArticle(noun)} as well. ${says} said ${A.theKind}. So they walked. It was four miles.`,
          `Getting on the bus took a while. First came ${H.name}, and then came the ${noun}, sideways. Everybody else had to wait. ${says} said ${A.theKind}, at the back.`,
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
          `At the party they played musical chairs. On the last chair sat the ${noun}, so nobody else could sit down. ${says} said ${A.theKind} to ${H.name}.`,
          `At hide-and-seek ${H.name} hid very well. But the ${noun} stuck out, every time. "There you both are," said ${A.theKind}. ${says}`,
          `There was a photograph, with everyone in a row. ${H.name} held up the ${noun}, right in front of ${A.theKind}. ${says} said ${A.theKind}, from behind it.`,
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
          `Everybody had complained. So on Sunday ${H.name} left the ${noun} at home, behind the door. "You'll be all right," said ${H.name}. But ${H.name} did not feel all right at all.`,
          `On Sunday ${H.name} put the ${noun} in the cupboard. "You're always in the way," said ${H.name}. "Everybody says so." Then ${H.name} went for a walk alone.`,
          `On Sunday ${H.name} went out with nothing. It was easy to get through doors. It was easy to sit down. But ${H.name} missed the ${noun} at every corner.`,
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
          `"What would we need?" said ${K.name} to ${H.name}, and thought hard. Then ${K.name} laughed. "I know! And I know where it is!" ${K.name} ran, and came back with the ${noun}.`,
          `${K.name} had not said a word yet. Now ${K.name} looked at ${H.name}. "You've got the very thing at home," said ${K.name}. "I'll get it." And what ${K.name} brought was the ${noun}.`,
          `Nobody had any more ideas. "I wish I'd brought the ${noun}," said ${H.name}. ${K.name} jumped up. "That's it! That's what we need!" ${K.name} ran all the way there and back, with the ${noun}.`,
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
          `"Did you know that it could do that?" said ${A.theKind}. "No," said ${H.name}. "I only knew that I wanted it with me."`,
          `"I was cross with it on the bus," said ${A.theKind}. "I'm sorry." "It doesn't mind," said ${H.name}. "It's only glad to be asked."`,
          `They were all asked in to tea. "Come and sit by me," said ${A.theKind} to ${H.name}. "And the ${noun} shall have the best chair."`,
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
