import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OddOne } from './arc.ts';

const MOST = 8;

/** Told to the smallest: the talk goes over the hill, and comes back with somebody. */
export function young(bound: OddOne): Told {
  const { hero: H, child: K, second: T, neighbours, clause, clauseIsShort, spokenOf, home, outside, chance } = bound;
  const [A, B, C] = neighbours;
  const refrain = chance.pick(
    'Well, well, well!',
    'Did you ever!',
    'Fancy that!',
    'You never said!',
    'No! Really?',
    'Ooh, tell me more!',
    'I never knew!',
  );
  const odd = clauseIsShort ? `"${H.name} ${clause}!"` : '"Have you heard?"';
  const over = chance.pick(
    'It went over the hill.',
    'It went down the road.',
    'It went round the corner.',
    'It went all the way round.',
    'It went far, far off.',
  );
  const knock = chance.pick('Knock, knock.', 'Tap, tap, tap.', 'Rat-a-tat.', 'Tip, tip, tap.');
  return {
    title: titled(
      chance.pick(
        `${H.name}, and who came`,
        `knock, knock, ${H.name}`,
        `psst! it is ${H.name}`,
        `budge up, ${H.name}`,
        `${H.name} and ${T.name}`,
        `me too, said ${T.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `This is ${H.introduced}. "${H.says}," says ${H.name}. Hello, ${H.name}!`,
          `Who lives here? ${cap(H.introduced)} does. "${H.says}!" And how kind ${H.name} is.`,
          `Here is ${H.introduced}, at home. "Good morning," says ${H.name}.`,
          `Good morning, ${H.introduced}! "${H.says}, ${H.says.toLowerCase()}," says ${H.name}.`,
        ]),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'wave', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `${cap(A.theKind)} looked at ${H.name}. ${odd} said ${A.theKind}. "${refrain}"`,
            `Who saw ${H.name}? It was ${A.theKind}. ${odd} said ${A.theKind}. "${refrain}"`,
            `${H.name} went by. "Look!" said ${A.theKind}. ${odd} "${refrain}"`,
          ],
          `${cap(A.theKind)} looked at ${H.name}. "Have you heard?" said ${A.theKind}. "${refrain}"`,
        ),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: A, pose: 'point', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
          things: spokenOf && clauseIsShort ? [spokenOf] : [],
        },
      },
      {
        text: [
          `${cap(A.theKind)} told ${B.theKind}. They both laughed at ${H.name}. "${refrain}"`,
          `"Psst!" said ${A.theKind}. "Come here." So ${B.theKind} heard it. "${refrain}"`,
          `Psst, psst! Now ${B.theKind} knew about ${H.name}. "${refrain}"`,
          `"Psst! About ${H.name}!" said ${A.theKind}. "Do tell!" said ${B.theKind}. "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${cap(C.theKind)} ran to a friend. ${over} "${refrain}"`,
          `${cap(C.theKind)} heard it, and told everybody. ${over} "${refrain}"`,
          `"I must tell them!" said ${C.theKind}. ${over} "${refrain}"`,
          `${cap(C.theKind)} ran to tell the others. ${over} "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [{ who: C, pose: 'run', feeling: 'excited' }] },
      },
      {
        text: [
          `${H.name} heard them laugh. ${H.name} went in and shut the door.`,
          `They all laughed at ${H.name}. ${H.name} sat down and sniffed.`,
          `Now everybody laughed. ${H.name} heard it, and was very sad.`,
          `Nobody said hello to ${H.name} now. ${H.name} sat all alone.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `${K.name} came in. "Is it true?" "Yes," said ${H.name}. "I like you," said ${K.name}.`,
          `Then ${K.name} came. "Is it so?" said ${K.name}. "Yes." "All right. Budge up, ${H.name}!"`,
          `"Are you sad?" said ${K.name}. "Yes," said ${H.name}. ${K.name} sat down with ${H.name}.`,
          `In came ${K.name}. "They all laugh," said ${H.name}. "I don't," said ${K.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `${knock} Who is at the door? ${H.name} hid. ${K.name} looked.`,
          `${knock} "Oh no!" said ${H.name}. "I will look," said ${K.name}.`,
          `${knock} ${H.name} hid under the bed. "It is only one," said ${K.name}.`,
          `"Listen," said ${K.name}. ${knock} It was a very little knock. ${H.name} hid.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'hide', feeling: 'worried' },
            { who: K, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It was ${T.aKind}! "I heard of you," said ${T.name}. "I am just the same!"`,
          `There stood one more ${T.kind}! "I am ${T.name}. I do that, too!"`,
          `"Hello, ${H.name}," said ${T.aKind}. "I am ${T.name}. I am like you!"`,
          `In came ${T.aKind}. "Is it true of you? It is true of me!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: T, pose: 'wave', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Now ${H.name} and ${T.name} are friends. "Can I come in?" said ${A.theKind}. "Yes!"`,
          `${H.name} sat with ${T.name}. They both laughed. ${cap(A.theKind)} came and sat, too.`,
          `"${H.says}," said ${H.name}. "${H.says}," said ${T.name}. And ${A.theKind} said, "I am sorry."`,
          `${H.name} and ${T.name} laughed. They were not alone now. Good night, says ${A.theKind}.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
    ],
  };
}
