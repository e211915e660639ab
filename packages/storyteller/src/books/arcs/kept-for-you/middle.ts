import type { Told } from '../../arc.ts';
import { introducing, keeping, titled } from '../wording.ts';
import type { KeptForYou } from './arc.ts';

const MOST = 14;

/** What is lent fits nobody but the lender; what was copied is still about, a size smaller. */
export function middle(bound: KeptForYou): Told {
  const { hero: H, child: K, lenders, noun, goes, refrain, chance } = bound;
  const [A, B] = lenders;
  const h = H.name;
  const k = K.name;
  return {
    title: titled(
      chance.pick(
        `the ${noun} that was kept`,
        `${k} has a small one`,
        `who has ${H.names} ${noun}?`,
        'one size smaller',
        'thank you, but no',
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `Every morning it was the same. "${goes}!" went ${H.introduced}, and all the leaves shook. A moment later there was a small one. "${goes}." That was ${k}, who was learning it.`,
          `${H.introduced} had a ${noun}. You could set your clock by it. "${goes}!" And you could set a small clock by ${k}, who came straight after. "${goes}."`,
          `There were two of them, a big one and a little one. "${goes}!" That was ${H.introduced}. "${goes}." That was ${k}. "Nearly," said ${h}, every time.`,
        ]),
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then one day ${h} got up and tried, and nothing came. ${h} tried once more. The ${noun} was gone.`,
          `The next day ${h} took a deep breath, and nothing came out. ${h} tried again, and nothing came. "I have lost my ${noun}," said ${h}.`,
          `One morning ${h} wanted to go, "${goes}!" But there was not a sound. "Where is my ${noun}?" said ${h}.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'surprised' }] },
      },
      {
        text: keeping(MOST, [
          `First ${h} looked for it. It was not under the mat, and not in the boots. But a ${noun} is not a thing that you can see.`,
          `${h} went through all the drawers. There was string, and a lid. But nobody keeps a ${noun} in a drawer.`,
          `${h} turned the house out, and looked in the teapot. But nobody knew what it would look like. So they could not find it.`,
        ]),
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [{ who: H, pose: 'kneel', feeling: 'worried' }],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(A, [
            `"Borrow mine," said ${A.name}. "It goes like this. ${A.says}!" ${h} tried it. But it sounded just like ${A.name}. "${refrain}," said ${h}.`,
            `${A.name} had heard about it. "I can lend you one. ${A.says}!" ${h} said it twice. But everybody thought it was ${A.name}. "${refrain}," said ${h}.`,
            `"You can have a go of this," said ${A.name}. "${A.says}!" So ${h} had a go. But it was not ${h}'s own, and it sounded silly. "${refrain}," said ${h}.`,
          ]),
        ),
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(B, [
            `Next in the row was ${B.name}. "Mine suits everybody. ${B.says}!" But it did not suit ${h} at all. "${refrain}," said ${h}.`,
            `"You want a louder one," said ${B.name}. "${B.says}!" ${h} did just the same. But it was still ${B.names} noise, and not ${h}'s. "${refrain}."`,
            `Then ${B.name} came to help. "${B.says}! Try that." ${h} was polite, and did it at once. But it was not a ${noun}. "${refrain}," said ${h}.`,
          ]),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${h} thanked them all, and lay down behind the shed. It was very quiet there. ${h} did not make one sound.`,
          `After that ${h} gave up. What is a ${H.kind} without a ${noun}? ${h} sat on the step and felt very small.`,
          `"I shall just have to do without," said ${h}. And ${h} went a long way down the garden, where nobody would ask.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(MOST, [
          `"${goes}." It came from behind. It was not loud, and it was a bit crooked. ${h} knew it at once. But ${h} had not done it. There stood ${k}, who had learned it by listening.`,
          `Then there was a noise. "${goes}." It was small, but it was the right one. "Who did that?" said ${h}. It was ${k}, who did it every day.`,
          `Somewhere near there was a very little one. "${goes}." ${h} sat up. It was the right one! Only it was the wrong size. And out from the bush came ${k}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"That's mine," said ${h}. "I know," said ${k}. "You do it, and then I do it. I've still got all of them." "Could you show me?" said ${h}. "Yes," said ${k}.`,
          `"I only copied it," said ${k}. "It's yours." "It's yours as well," said ${h}. "You kept it for me. Will you teach me?" So ${k} did.`,
          `"Is it any good?" said ${k}. "I'm only learning." "It's the only one there is," said ${h}. "Do it again, and slowly. I'll come after."`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${k} went first. "${goes}." ${h} came after, one size smaller than that. "Nearly," said ${k}. They did it again. And again. And then it was ${h}'s. "${goes.toUpperCase()}!" All the leaves came off.`,
          `${k} did the first bit, and ${h} did the first bit. ${k} did the end. It came up slowly, like a bucket. It came up full. "${goes.toUpperCase()}!" went ${h}, and a gate fell over.`,
          `"${goes}," went ${k}. "${goes}," went ${h}, very small. "Nearly," said ${k}, who had waited a long time to say it. Then up it came. "${goes.toUpperCase()}!" You could hear it in the next road.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Now in the mornings ${k} goes first. "${goes}." Then comes ${h}. If it is ever lost again, ${k} has a spare.`,
          `"Where was it all the time?" said ${k}. "With you," said ${h}. "I gave you a bit each day. And you kept it safe for me."`,
          `People came to hear it. "That's a fine ${noun}," they said to ${h}. ${h} looked at ${k}. "${k} kept it for me," said ${h}.`,
        ]),
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'proud' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It is night, and nobody does it now. But ${k}, who is asleep, turns over. "${goes}." It is only a small one. Far off, in the dark, somebody does a big one back, in a whisper.`,
          `${k} lay in bed, and was nearly asleep. "${goes}." That was a little one. From the garden came a big one, very softly. It meant good night.`,
          `The moon is up. ${k} is asleep. Put your ear to the window, and you can hear it, very low. "${goes}." That is ${h}, saying good night.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'sleep', feeling: 'calm' }],
        },
      },
    ],
  };
}
