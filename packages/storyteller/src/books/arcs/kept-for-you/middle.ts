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
          `Then one day ${h} got up and opened up, and nothing happened. ${h} waited. ${h} looked inside as far as one can. The ${noun} was gone.`,
          `On Tuesday it was not there. ${h} felt all round for it, where it had always been. There was only a place. "I have lost my ${noun}," said ${h}.`,
          `It had gone off without a note. In the morning ${h} took a breath, and out came the breath. "Where is my ${noun}?" said ${h}.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'surprised' }] },
      },
      {
        text: keeping(MOST, [
          `First ${h} looked for it. It was not under the mat, and not in the boots. But you cannot find a ${noun} by looking. It has no outside.`,
          `${h} went through all the drawers. There was string, and a lid. But a ${noun} is not a thing that lies in a drawer. It has to be done.`,
          `${h} turned the house out, and looked in the teapot. But nobody knew what it would look like. They might have seen it and gone by.`,
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
            `"Borrow mine," said ${A.name}. "It goes like this. ${A.says}!" ${h} tried it on. It was too tight under the arms. "${refrain}," said ${h}.`,
            `${A.name} had heard about it. "I can lend you one. ${A.says}!" ${h} said it twice. But people came and asked for ${A.name}. "${refrain}," said ${h}.`,
            `"You can have a go of this," said ${A.name}. "${A.says}!" So ${h} had a go. But it came out like somebody in a borrowed hat. "${refrain}," said ${h}.`,
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
            `Next in the row was ${B.name}. "Mine suits everybody. ${B.says}!" But it did not suit ${h}. It made both ears go flat. "${refrain}," said ${h}.`,
            `"You want a louder one," said ${B.name}. "${B.says}!" ${h} did just the same. But it was like walking in shoes with somebody still in them. "${refrain}."`,
            `Then ${B.name} brought one, wrapped up. "${B.says}!" ${h} was polite, and did it at once. But it fell off again. "${refrain}," said ${h}, and gave it back.`,
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
          `So ${h} thanked them all, and lay down behind the shed. It was very quiet there. You never saw anybody so quiet as that.`,
          `After that ${h} gave up. It is hard to be a ${H.kind} with a piece missing. ${h} sat on the step and was nobody in particular.`,
          `"I shall just have to do without," said ${h}. It sounded thin. ${h} went a long way down the garden, where nobody would ask.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(MOST, [
          `"${goes}." It came from behind. It was not loud, and it was a bit crooked. ${h} knew it at once. But ${h} had not done it. There stood ${k}, with both hands over it.`,
          `Then somebody did it. "${goes}." It was small, and went up at the end. "Who has got that?" said ${h}. It was ${k}, who did it every day, and could not stop.`,
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
          `"That's mine," said ${h}. "I know," said ${k}. "You do it, and then I do it. I've still got all of them." "Could you show me?" said ${h}. It was not an easy thing to ask.`,
          `"I only copied it," said ${k}. "It's yours." "It's yours as well," said ${h}. "You've kept it going. How does it begin?" ${k} had never been asked that before.`,
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
          `Now in the mornings ${k} goes first. "${goes}." Then comes ${h}. Nobody says nearly. Anybody who has lost one may come and ask. ${k} has a spare.`,
          `"Where do you think it was?" said ${k}. ${h} had thought about that. "I gave it to you," said ${h}, "a bit each day. You just had the last of it."`,
          `People came to hear it. "That's a fine ${noun}," they said to ${h}. "It's a good fit," said ${h}, and looked at ${k}. "I have it looked after."`,
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
          `${k} went to sleep with it under the pillow, so to speak. It was quite safe there. There was one outside, and there was one in here. That makes two.`,
          `The moon is up. ${k} is asleep. Put your ear to the window, and you can hear it, very low. "${goes}." It has to be kept warm.`,
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
