import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NeverEnough } from './arc.ts';

const MOST = 8;

/** More, and more, and more; and then no room for anybody. */
export function young(bound: NeverEnough): Told {
  const { hero: H, child: K, first: A, second: B, wanted, said, shown, them, home, outside, chance } = bound;
  const { arrival, arrivedBy } = bound;
  const { words: x, many } = wanted;
  const X = cap(x);
  const refrain = chance.pick(`More ${x}!`, `More, more, more!`, `And more ${x}!`, `Not enough!`, `Mine, all mine!`);
  const [yours, mine] = many
    ? [`One for ${K.name}`, `One for ${H.name}`]
    : [`A bit for ${K.name}`, `A bit for ${H.name}`];
  const best = chance.pick('Best of all!', 'Oh, that was nice!', 'Just right!');
  const left = many ? 'just one' : 'one tiny bit';
  const none = many ? 'None at all' : 'Not a bit';
  return {
    title: titled(
      chance.pick(
        `more, said ${H.name}`,
        `more ${x}`,
        `too much for ${H.name}`,
        `no room for ${K.name}`,
        `half, said ${H.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          said === null
            ? [
                `${arrival}This is ${H.introduced}. "What do you like?" said ${K.name}. "${X}, ${x}, ${x}!"`,
                `${arrival}"Hello, ${H.introduced}!" said ${K.name}. Guess what ${H.name} likes. Not hats. Not tea. ${X}!`,
                `${arrival}Here comes ${H.introduced}. "What is best?" said ${K.name}. "${X}!" said ${H.name}.`,
              ]
            : [
                `${arrival}This is ${H.introduced}. "${said}!" said ${K.name}. Oh, ${H.name}!`,
                `${arrival}Shh! Here comes ${H.introduced}. "${said}," said ${K.name}. Every day!`,
                `${arrival}"${said}." Who does? ${cap(H.introduced)}. ${X}, ${x}, ${x}!`,
              ],
          `${arrival}This is ${H.introduced}. "${X}!" says ${H.name}.`,
        ),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'jump', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: [...shown, ...arrivedBy].slice(0, 2),
        },
      },
      {
        text: keeping(MOST, [
          `${K.name} had some ${x}. ${yours}. ${mine}. ${best} "${refrain}"`,
          `They sat down, ${H.name} and ${K.name}. ${yours}. ${mine}. ${best} "${refrain}"`,
          `"Sit by me," said ${K.name}. ${mine}. ${yours}. ${best} And then? "${refrain}"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'excited' },
          ],
          things: [],
        },
      },
      {
        text: keeping(MOST, [
          `${cap(A.introduced)} had some ${x}. Now look. Who has ${them}? "${refrain}"`,
          `Look at ${A.theKind}. ${X}! Now look at ${H.name}. Oh, ${H.name}! "${refrain}"`,
          `"Is that ${x}?" said ${H.name} to ${A.introduced}. It was. Not now! "${refrain}"`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'reach', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `${cap(B.introduced)} had some too. Tiptoe. Tiptoe. ${none} now! "${refrain}"`,
          `And ${B.introduced}? Some, for later. Zip! ${many ? 'They were' : 'It was'} gone. "${refrain}"`,
          `Then came ${B.introduced}. One bag. Shh. No bag. "${refrain}"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: H, pose: 'run', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${X} here. ${X} there. ${X} up to the roof!`,
          `In came the ${x}. Up went the ${x}. Where is ${H.name}? On top!`,
          `${X} in the corner. ${X} on the chair. ${X} on ${H.name}!`,
        ]),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [{ who: H, pose: 'cheer', feeling: 'proud' }],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `Knock, knock. It is ${K.name}. Push! No room. "Oh," said ${K.name}.`,
          `"Can I come in?" said ${K.name}. In? There is no in. Only ${x}.`,
          `Tap, tap. "Can you play?" said ${K.name}. But the door was stuck.`,
        ]),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [{ who: K, pose: 'stand', feeling: 'sad' }],
        },
      },
      {
        text: keeping(MOST, [
          `All for ${H.name}. Is it the best of all? Hm. No.`,
          `${many ? 'So many' : 'So much'} ${x}! ${H.name} sat on top. It was very quiet there.`,
          `${H.name} had some. And some more. It was not so nice now.`,
        ]),
        scene: {
          setting: home,
          camera: 'close',
          actors: [{ who: H, pose: 'sit', feeling: 'sad' }],
        },
      },
      {
        text: keeping(MOST, [
          `Ha, ha! Who is that? Peep. ${K.name}, ${A.theKind} and ${B.theKind}. ${cap(left)}, for three!`,
          `${H.name} looked out. ${K.name} sat with ${A.theKind}. They had ${left}. They laughed and laughed.`,
          `What is that noise? ${K.name} and ${A.theKind}, in a row. ${cap(left)}. Ha, ha!`,
        ]),
        scene: {
          setting: outside,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'hide', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Push! Pop! Out came the ${x}. "For you! And for you!" said ${H.name}.`,
          `Out, out, out! ${X} for ${A.theKind}. ${X} for ${B.theKind}. Was that all?`,
          `"Sorry," said ${H.name}. "Here ${many ? 'are' : 'is'} your ${x}." Home ${many ? 'they' : 'it'} went, all of ${them}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'happy' },
            { who: A, pose: 'cheer', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `${many ? 'Now there are only two' : 'Now there is only a little'}. ${mine}. ${yours}. ${best} Good night.`,
          `What is left? ${yours}. ${mine}. "More?" said ${K.name}. "No," said ${H.name}. ${best}`,
          `The moon came. ${yours}. ${mine}. And room for two. ${best}`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
