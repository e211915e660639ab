import type { Told } from '../../arc.ts';
import type { Practice } from './arc.ts';
import { cap, titled } from '../wording.ts';
import { butFor, inParts, nounOf } from './said-in-parts.ts';

const MOST = 13;

export function middle(bound: Practice): Told {
  const {
    chance,
    hero: H,
    friend: F,
    grownUp: G,
    activity: A,
    setting,
    things,
    tries,
    refrain,
    until,
    watcher,
  } = bound;
  const [[first, why], [second, whyNot]] = tries;
  const sound = cap(A.sound);
  return {
    title: titled(
      chance.pick(
        `${H.name}, ${F.name} and the hard bit`,
        'an echo with legs',
        'two heaps',
        'not once, and then once',
        `what ${F.name} kept`,
        'the wrong bit in the middle',
        'sad in the same shape',
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `Most people wake up and look for their slippers. ${H.introduced} woke up and went "${A.sound}". That was ${A.id}, and it came before toast.`,
          `"What shall we do?" people asked ${H.introduced}, and they always knew. It was ${A.id} on Monday. On Tuesday it was more of it. "${sound}!"`,
          `There was nothing like ${A.id}. ${H.introduced} was sure of that. "${sound}," it went, and the whole day got up.`,
          `${H.introduced} loved ${nounOf(A)}. "${sound}," it went, before breakfast and after it.`,
        ],
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things },
      },
      {
        text: [
          `${F.introduced} came along, and did everything second. Ask ${H.name} a question, and there were two answers. The other was just like the first, only more pleased.`,
          `Then there was ${F.introduced}. ${H.name} waved, and ${F.name} waved. ${H.name} stopped, and ${F.name} stopped. It was no good playing statues with those two.`,
          `${F.introduced} loved it too, one moment later. Whatever ${H.name} did, ${F.name} did next. It was like having an echo with legs.`,
          `${F.introduced} copied. If ${H.name} sneezed, ${F.name} sneezed. It was not for anything. It was just what ${F.name} did.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'wave', feeling: 'happy' },
            { who: F, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `It was all easy, apart from the bit that was not. ${H.name} could not ${A.hard}. "It's like a step that isn't there," said ${H.name}.`,
          `In bed at night ${H.name} did it perfectly. By day it went wrong, and always at the same place. "I'll have it ${until}," said ${H.name}. It sounded a long way off. It was not.`,
          `But there was a hard bit. ${H.name} could not ${A.hard}. "I want to, ${until}," said ${H.name}. "Really want to."`,
          `Only one bit would not come. ${H.name} could not ${A.hard}. Not once. And it had to be ${until}.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'think', feeling: 'worried' }] },
      },
      {
        text: [
          `${H.name} went at it from the front. It saw ${H.name} coming. There was a bump, and then a second bump, which was ${F.name}. "${refrain}," said ${H.name}.`,
          `"It only wants trying hard," said ${H.name}, and tried very hard. It got harder. ${F.name} tried hard too, to keep it company. "${refrain}," said ${H.name}.`,
          `So ${H.name} ${first}. ${butFor(why)} One moment later, ${F.name} did the same. "${refrain}," said ${H.name}.`,
          `First, ${H.name} ${first}. ${butFor(why)} It had looked so easy. "${refrain}," said ${H.name}.`,
          `${H.name} tried it quickly, to be past it sooner. But the hard bit came sooner too. ${F.name} came in second. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'surprised' },
            { who: F, pose: 'reach', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `So ${H.name} tried not trying. But you cannot do that on purpose. ${F.name} thought about it so much that ${F.name} fell over. "${refrain}," said ${H.name}.`,
          `${H.name} had done it wrong in eleven ways, and ${F.name} in ten. There could not be many left. "${refrain}," said ${H.name}, to use one up.`,
          `Next, ${H.name} ${second}. ${butFor(whyNot)} ${F.name} did it too, with a small bump. "${refrain}," said ${H.name}.`,
          `So then ${H.name} ${second}. ${butFor(whyNot)} "${refrain}," said ${H.name}, rather quietly.`,
          `So ${H.name} tried it slowly. That only left it more time to go wrong. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'jump', feeling: 'determined' },
            { who: F, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"That's that," said ${H.name}, sitting down. "I shall do something else." ${F.name} sat and thought that over. It would be hard to copy, until somebody knew what.`,
          `They sat on the floor, side by side. ${H.name} drooped to the left. So did ${F.name}. It was restful, to have somebody being sad in the same shape.`,
          `Nobody had seen, only ${watcher}. ${H.name} sat down in a heap. A moment later there were two heaps. "Don't copy this," said ${H.name}.`,
          `${H.name} sat down and sighed. ${F.name} sat down and sighed. "You needn't do this bit," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${F.name} got up first, for once, and did it. It went wrong in the middle, as ever. "Oh!" said ${H.name}. "That's my mistake! You've got it! Let me see."`,
          `It is hard to see your own back. But ${F.name} had a copy of everything. "Once through, please," said ${H.name}, "with all the wrong in it." And off it went.`,
          `Then ${H.name} looked up. "Do mine," said ${H.name}. "Do just what I do." ${F.name} did, bump and all. "Is that what it looks like?" said ${H.name}.`,
          `"Wait," said ${H.name}. "Show me how I do it." And ${F.name} showed it, every wobble. ${H.name} had never seen it from outside.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: F, pose: 'walk', feeling: 'happy' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"There!" said ${H.name} and ${G.name}, both at once. They had both seen it go. ${cap(G.name)} bent down. "${inParts(A.knack, MOST)}" "Is that allowed?" said ${H.name}.`,
          `${cap(G.name)} put down the tea. "${inParts(A.knack, MOST)}" "Does everybody know that?" said ${H.name}. "Everybody does, afterwards," said ${G.name}.`,
          `"I see where it goes wrong," said ${H.name}. "So did I, at your age," said ${G.name}. "${inParts(A.knack, MOST)}" "That's all?" "That's all," said ${G.name}.`,
          `${cap(G.name)} had been watching from the side. "Try this," said ${G.name}. "${inParts(A.knack, MOST)}" It sounded too small to matter.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'kneel', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It felt like nothing. It felt just like all the other bits. Then ${H.name} saw ${G.name}'s face, and knew. That had been the hard bit, going by.`,
          `It took nine goes before it was tried once. ${inParts(A.moment, MOST)} ${cap(G.name)} forgot what was on the stove, and had to run.`,
          `"${refrain}," said ${H.name}, and tried that. ${inParts(A.moment, MOST)} Nobody said a word. Then everybody did.`,
          `${H.name} did just that. ${inParts(A.moment, MOST)} "Oh," said ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: G, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        // Nobody comes to watch what is well hidden.
        text:
          A.id === 'hide-and-seek'
            ? [
                `On the day everybody hid. All but two were found before tea. "Who is left?" they said. It was ${H.name}. And just behind, keeping just as still, was ${F.name}.`,
                `"Come out, come out!" somebody called. ${H.name} could have said something. So could ${F.name}. They looked at each other, and did not say it together.`,
                `They played it with the whole street. ${H.name} was found last of all, but one. The one was ${F.name}, a moment later.`,
              ]
            : [
                `On the day there were chairs, and people on them. ${H.name} looked for the way out. Then ${F.name} looked for it too, in just the same places. It was so silly that ${H.name} forgot to go.`,
                `People came to look, and every one of them had a face. "Don't look at them," said ${G.name}. "Look at ${F.name}." So ${H.name} looked at ${F.name}, who was looking at ${H.name}. That left nobody to be frightened.`,
                `The day came before they were quite ready. ${H.name} did it in front of everyone. It came out right, more or less. They clapped for the more. ${F.name} clapped too, a moment after the rest.`,
                `Somebody's aunt had come to see, and somebody's baby. Along came the hard bit, and was not so hard, and went. Nobody knew that it had been there, only ${H.name} and ${F.name}.`,
              ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: F, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `They did it side by side until the light went. Nobody could have said who was first. "${sound}," they went, ${H.name} and ${F.name}. And the street lamp blinked, one moment later.`,
          `"Now, who shall teach ${F.name}?" said ${H.name}. But it was being done already. "${sound}!" And ${F.name} looked round, to see who was next.`,
          `And one moment later, ${F.name} did it too. It was a little better, to tell the truth. "${sound}," said ${H.name}. "${sound}," said ${F.name}.`,
          `Then they both looked at ${F.name}. There was a pause of one moment. "${sound}," went ${F.name}, just the same.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: F, pose: 'dance', feeling: 'happy' },
            { who: H, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
