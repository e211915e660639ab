import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { YouShouldNotHave } from './arc.ts';

const MOST = 14;

/** A cupboard full of kindness. */
export function middle(bound: YouShouldNotHave): Told {
  const {
    hero: H,
    child: K,
    first: A,
    second: B,
    y,
    clause,
    returned,
    home,
    outside,
    arrival,
    arrivedBy,
    refrain,
    chance,
  } = bound;
  const { ys, them, were } = y;
  const Ys = cap(ys);
  const gift = y.drawn === null ? (['present'] as const) : [y.drawn, 'present' as const];
  return {
    title: titled(
      chance.pick(
        `you shouldn't have`,
        `${ys} again, ${H.name}`,
        `what everybody knows about ${H.kinds}`,
        `the cupboard under ${H.names} stairs`,
        `nobody asked ${H.name}`,
        `${H.name} and the kind people`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}Everybody knows that ${H.kinds} like ${ys}. They know it without asking. But ${H.introduced} had a secret. "${H.name} ${clause}," it said in the diary.`,
            `${arrival}"${H.name} ${clause}." It was written in the very back of the diary of ${H.introduced}, quite small. Nobody else knew. Nobody had ever asked.`,
            `${arrival}There was one thing about ${H.introduced} that nobody would have guessed. "${H.name} ${clause}." ${cap(H.aKind)}! Think of it.`,
          ],
          `${arrival}Everybody knows that ${H.kinds} like ${ys}. Only ${H.introduced} did not.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
          things: arrivedBy.slice(0, 1),
        },
      },
      {
        text: keeping(MOST, [
          `So on ${H.names} birthday there was a knock. It was ${A.introduced}, with a very big parcel. "Guess!" said ${A.name}. ${H.name} did not have to. "${Ys}!" said ${A.name}. "${refrain}," said ${H.name}, and meant it.`,
          `${A.introduced} was the kindest person in the place. ${A.name} had been up since five, to get ${H.name} the best ${ys} there ${were}. "For you," said ${A.name}. ${H.name} did not know where to look. "${refrain}," said ${H.name}.`,
          `"I saw ${them}, and I thought of you," said ${A.introduced}. There was a ribbon on the parcel. There ${were} ${ys} in it. "${refrain}," said ${H.name}, and looked for somewhere to put ${them}.`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
          things: gift,
        },
      },
      {
        text: keeping(MOST, [
          `Then came ${B.introduced}, with a bigger one. More ${ys}. After that came the postman, and he had ${ys} too. "${refrain}," said ${H.name}, eleven times. Behind the stairs there was a cupboard. It was for this.`,
          `"${Ys}!" said ${B.introduced}, and laughed, because it was such a good idea. The whole road had had it. "${refrain}," said ${H.name} to each of them. When they had gone, ${H.name} opened the cupboard under the stairs. It was nearly full from last year.`,
          `By noon it was ${ys} to the ceiling. Even ${B.introduced}, who never gave anybody anything, had come with some. "${refrain}," said ${H.name}. It was hard work to get ${them} all into the cupboard. You had to run at the door.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'reach', feeling: 'happy' },
            { who: H, pose: 'hold', feeling: 'worried', holds: 'present' },
          ],
          things: gift,
        },
      },
      {
        text: keeping(MOST, [
          `One day ${K.name} was looking for a coat, and opened the wrong door. It took a while to shut it again. "You must be very fond of ${ys}," said ${K.name}. "People are so kind," said ${H.name}. "That isn't what I asked," said ${K.name}.`,
          `"What's in there?" said ${K.name}. The cupboard creaked. "Nothing," said ${H.name}. One of the hinges pinged off. "There's a great deal of it," said ${K.name}. So ${H.name} had to tell.`,
          `${K.name} was the first who ever asked. "Do you like ${ys}?" said ${K.name}. ${H.name} looked over both shoulders. "No," whispered ${H.name}. It felt like taking off a tight shoe. "Then why don't you say?" "They'd be so sad," said ${H.name}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'curious' },
            { who: H, pose: 'cover', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} did try. "${A.name}," said ${H.name}, "about the ${ys}." "I know!" said ${A.name}. "You can't have enough, can you? I'm knitting you a bag to keep ${them} in."`,
          `"I shall say it today," said ${H.name}, and went to see ${A.name}. But ${A.name} opened the door with such a smile. "You've come about the ${ys}!" said ${A.name}. "I've got some more. I was keeping it quiet." "${refrain}," said ${H.name}.`,
          `They practised it at home. ${K.name} was ${A.name}. "I don't like ${ys}," said ${H.name}, loud and clear. Then the real ${A.name} came round the corner. "I mean, I do," said ${H.name}. "${refrain}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'hug', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `And then it was ${H.names} birthday again. They were all in the kitchen, with hats on. ${A.name} had brought ${ys}. ${B.name} had brought ${ys}. "What's that noise?" said ${B.name}. It was the cupboard. It went creak, and creak, and then it went BANG.`,
          `There was a party, for everybody who had been so kind. They were just going to cut the cake. "Somebody is at the cupboard door," said ${B.name}. Nobody was. It was the cupboard itself. It had had enough. BANG!`,
          `At the next party ${A.name} went to hang up a hat. "Not that door!" cried ${H.name}. But ${A.name} had turned the knob. First there was a creak. Then there was a sort of sigh. Then there was a BANG, and it was all over the place.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cover', feeling: 'scared' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It went on for some time. There were seven years of ${ys} in there. When it stopped, they were all standing in ${them} up to the knees. The ribbons were still on. "That one is mine," said ${A.name}, in a very small voice. "And that one."`,
          `Out came last year's ${ys}. Out came ${ys} from the year before. They all knew their own paper. Nobody laughed. "You never opened it," said ${A.name}.`,
          `When you could see again, there was ${A.name}, with ${ys} in both ears. "But these are from us," said ${A.name}. "They're all from us." And ${H.name} had nowhere left to put anything, not even a lie.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'stand', feeling: 'sad' },
            { who: H, pose: 'cover', feeling: 'sad' },
          ],
          things: gift,
        },
      },
      {
        text: keeping(MOST, [
          `"I don't like ${ys}," said ${H.name}. It came out quite plainly. "I never did. I like you. And I didn't know how to say the one without losing the other." It was so quiet that you could hear the cake.`,
          `${H.name} took hold of ${K.names} hand. "It was never the ${ys}," said ${H.name}. "It was that you came. I'd have said thank you for an empty box." ${A.name} looked at the floor for a long time.`,
          `"I should have said so at the first one," said ${H.name}. "But you'd been up since five. And then there was the next." ${H.name} swallowed. "I don't like ${ys}, ${A.name}. I'm so sorry."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'calm' },
            { who: A, pose: 'think', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Well," said ${A.name}, "since we are saying things." ${A.name} went red. "Every year you give me ${returned}. I've forty-one. I can't get into my bath." "But everybody knows that you like ${returned}!" said ${H.name}. "Nobody asked," said ${A.name}.`,
          `Then ${A.name} began to laugh. It was the sort that you have to sit down for. "${cap(returned)}!" said ${A.name}. "All those ${returned} you give me! I can't bear ${returned}!" And ${H.name} had always been so sure.`,
          `"May I show you something?" said ${A.name}. They all went next door, and ${A.name} opened a wardrobe. It was full of ${returned}. Each had a label. FROM ${H.name.toUpperCase()}, it said. FROM ${H.name.toUpperCase()}. FROM ${H.name.toUpperCase()}. "You shouldn't have," said ${A.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Did you say ${ys}?" said ${B.name}. "I love ${ys}. Nobody ever gives me any. I always get soap." It was the same with everybody. So they carried their cupboards out into the road, and swapped until it was dark.`,
          `Every house had one, it turned out. They brought it all out on the grass. ${B.name} took the ${ys}, and could hardly speak. The postman took the ${returned}. Some people walked about until evening, only to see who had what.`,
          `"I'll have the ${ys}," said ${B.name}, who had wanted some since childhood. One after another, doors opened all down the road. By six there was nothing in any cupboard but coats.`,
        ]),
        scene: {
          setting: outside,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: B, pose: 'cheer', feeling: 'excited' },
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: A, pose: 'cheer', feeling: 'happy' },
          ],
          things: gift,
        },
      },
      {
        text: keeping(MOST, [
          `Now they ask first. "What would you like?" says ${A.name}, a week before. It is not easy to answer. "I don't know yet," says ${H.name}. So ${K.name} gives ${H.name} an empty box, for whatever it turns out to be.`,
          `On the next birthday ${A.name} came with nothing at all, and stayed until nine. "${refrain}," said ${H.name}, and laughed, and moved up. It was the best one so far.`,
          `There is nothing in the cupboard now, and you can get right in. ${H.name} and ${K.name} sit there when it rains. "What shall I give you?" says ${K.name}. "This," says ${H.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
