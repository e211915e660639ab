import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** Whoever it is about thought that nobody would come as that, and came as somebody people like. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, first: A, second: B, chance } = bound;
  const { judge: P, guest: H, k, g, Gcap, w1, w2, W1, W2, wrong1, wrong2, right, h, H: Hcap, ...rest } = partsOf(bound);
  const { andSo, refrain, props, alsoSeen } = rest;
  return {
    title: titled(
      chance.pick('everybody came as the same', `somebody came as ${k}`, 'the sign on a string', `too many of ${h}`),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [{ who: K, pose: 'stand', feeling: 'proud' }],
          things: ['sign'],
        },
        `On Saturday there was a parade, and one had to come as somebody. ${k} could not sew. But ${k} had a sign on a string, and that said it all. "${right}"`,
        `For the parade ${k} had meant to have a tail, or wings, or both. There was only time for a sign. It hung down to the knees. "${right}" That would do.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: P, pose: 'stand', feeling: 'happy', holds: 'notebook' },
            { who: K, pose: 'stand', feeling: 'excited' },
          ],
          things: ['notebook'],
        },
        `Mrs Cobb stood on the corner and wrote everybody into a notebook. "${refrain}" she said, and read the sign. "I've not had that one." There was a drum for whoever came as something new.`,
        `"${refrain}" said Mrs Cobb, who had the notebook. ${k} turned to show her. "Very good," said Mrs Cobb. "If nobody else comes as that, you'll have the drum, and walk in front."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: P, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['sign'],
        },
        `Round the corner came ${w1}, and it had a sign. "${refrain}" said Mrs Cobb. It put its chin up, so that she could read. "${right}"`,
        `Then there was ${w1}, who took care not to trip on its sign. "${refrain}" It had practised how to say it. "${right}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'angry' },
            { who: A, pose: 'stand', feeling: 'calm' },
          ],
        },
        `"You can't be that," said ${k}. "Look at you. ${wrong1} That's the most you can be." "I know what I am," said ${w1}. "This is what I've come as."`,
        `"But that's mine," said ${k}. "And it isn't even true of you. It would have to say something else. ${wrong1}" "One doesn't dress up as oneself," said ${w1}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'proud' },
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'cover', feeling: 'surprised' },
          ],
          things: ['sign'],
        },
        `"${refrain}" said Mrs Cobb. This one was ${w2}, and the paint on its sign was wet. It was the same again. "${wrong2}" That was ${k}. "It ought to say that!"`,
        `The next was ${w2}. "I thought of my sign all by myself," it said. And it was the same again. "It should say this," said ${k}. "${wrong2}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'angry' },
            { who: A, pose: 'stand', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'angry' },
            { who: P, pose: 'think', feeling: 'worried' },
          ],
        },
        `So there were three of the same in the road. Mrs Cobb licked her pencil. "One of you might go home and come as a pirate," she said. Not one of them would.`,
        `Mrs Cobb counted them, from both ends. "That's three," she said. "Would anybody care to be a pirate?" They all looked at their feet. Nobody would.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'jump', feeling: 'determined' },
            { who: A, pose: 'jump', feeling: 'determined' },
            { who: B, pose: 'jump', feeling: 'determined' },
          ],
        },
        `They had to show who did it best. ${k} did it as far as the lamp. ${W1} did it with more feeling. ${W2} did it twice. In the end they were all quite hot.`,
        `Then they did it, all in a row, to see who was best. ${W1} was good from the front, and ${w2} from the side. ${k} did it until a shoe came off.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: P, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['sign'],
        },
        `Nobody saw the last one come. "${refrain}" said Mrs Cobb, to a very small sign. There was one word on it. "${k}," it said. Behind the sign stood ${h}.`,
        `"${refrain}" said Mrs Cobb. "I'm ${k}," said somebody. "I've had ${k}," said Mrs Cobb, and looked up. It was ${h}. But the sign said it, too.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
        },
        `"Why me?" said ${k}. "I thought that nobody would come as me," said ${h}. "So I'd better be somebody people like." Then ${h} saw the others. "Is that all me?"`,
        `${k} could not think what to say. "I wanted to be somebody that people come as," said ${h}. And then, "What does it say there, on all of you?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy' },
            ...alsoSeen,
            { who: A, pose: 'cheer', feeling: 'excited' },
            { who: B, pose: 'cheer', feeling: 'excited' },
          ],
          ...props,
        },
        `"Every one of us," said ${w1}. "Do it. Is it like that?" said ${w2}. So ${h} did it, there in the road. "${right}" ${andSo}. They had all of them got the middle a bit wrong.`,
        `They read it out, all together. "${right}" ${andSo}. ${Hcap} could not help it, being so pleased. ${W1} and ${w2} watched how it really goes.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: G, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'proud', holds: 'drum' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: ['drum'],
        },
        `Nobody else had come as ${k}. So ${h} had the drum, and brought it home for supper. ${Gcap} opened the door. "${refrain}" said ${g}. "${k}," said ${h}. "And I'm ${h}," said ${k}.`,
        `The drum went to the only ${k} of the day. At six it stopped before the right door. "${refrain}" said ${g}. "I'm ${k}," said ${h}. "Then wash your hands," said ${g} to both of them.`,
      ),
    ],
  };
}
