import type { Told } from '../../arc.ts';
import type { Practice } from './arc.ts';
import { cap, titled } from '../wording.ts';
import { butFor, inParts, nounOf } from './said-in-parts.ts';

const MOST = 13;

export function middle(bound: Practice): Told {
  const { chance, hero: H, friend: F, grownUp: G, activity: A, setting, things, tries, refrain, until } = bound;
  const [[first, why], [second, whyNot]] = tries;
  const sound = cap(A.sound);
  return {
    title: titled(
      chance.pick(
        `${H.name}, ${F.name} and the hard bit`,
        'an echo with a name',
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
          `${H.introduced} did not want breakfast in the morning. ${H.name} wanted ${nounOf(A)}. "${sound}," it went, even before the toast.`,
          `"What do you like best?" people asked ${H.introduced}. "${cap(nounOf(A))}!" said ${H.name}. On Monday it was "${A.sound}", and on Tuesday as well.`,
          `There was nothing so good as ${nounOf(A)}. ${H.introduced} was sure of that. "${sound}!" You could hear it all day long.`,
          `${H.introduced} loved ${nounOf(A)}. "${sound}," it went, before breakfast and after it.`,
        ],
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things },
      },
      {
        text: [
          `Then there was ${F.introduced}, who did all that ${H.name} did. When ${H.name} began to laugh, ${F.name} laughed. When ${H.name} nodded, ${F.name} nodded.`,
          `Then there was ${F.introduced}. ${H.name} waved, and ${F.name} waved. ${H.name} stopped, and ${F.name} stopped. It was no good playing statues with those two.`,
          `${F.introduced} loved it too, one moment later. Whatever ${H.name} did, ${F.name} did next. It was like having an echo.`,
          `${F.introduced} copied. If ${H.name} waved, ${F.name} waved. It was not for anything. It was just what ${F.name} did.`,
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
          `Most of it was easy. But ${H.name} could not ${A.hard}. "I must learn it ${until}," said ${H.name}. "They're all coming to see."`,
          `One thing was too hard. ${H.name} could not ${A.hard}. It went wrong, and always at the same place. "I'll have it ${until}," said ${H.name}.`,
          `But there was a hard bit. ${H.name} could not ${A.hard}. "I want to, ${until}," said ${H.name}. "Really want to."`,
          `Only one bit would not come. ${H.name} could not ${A.hard}. Not once. And it had to be ${until}.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'think', feeling: 'worried' }] },
      },
      {
        text: [
          `${H.name} had a go at the hard bit. It went wrong. Then ${F.name} had a go, and that went wrong, too. "${refrain}," said ${H.name}.`,
          `"I must try harder," said ${H.name}. But that only made it worse. ${F.name} tried harder too, and that was no better. "${refrain}," said ${H.name}.`,
          `So ${H.name} ${first}. ${butFor(why)} One moment later, ${F.name} did the same. "${refrain}," said ${H.name}.`,
          `First, ${H.name} ${first}. ${butFor(why)} It had looked so easy. "${refrain}," said ${H.name}.`,
          `${H.name} tried it very quickly. But it went wrong just as quickly. ${F.name} was quick too, and just as wrong. "${refrain}," said ${H.name}.`,
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
          `Next, ${H.name} tried it with both eyes shut. But it went wrong in the dark as well. ${F.name} got just as lost. "${refrain}," said ${H.name}.`,
          `${H.name} tried it eleven times, and ${F.name} tried it eleven times. It went wrong twenty-two times. "${refrain}," said ${H.name}, very tired.`,
          `Next, ${H.name} ${second}. ${butFor(whyNot)} ${F.name} did it too, one moment later. "${refrain}," said ${H.name}.`,
          `So then ${H.name} ${second}. ${butFor(whyNot)} "${refrain}," said ${H.name}, rather quietly.`,
          `So ${H.name} tried it slowly. But it only went wrong slowly. "${refrain}," said ${H.name}.`,
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
          `"I can't do it," said ${H.name}, and sat down. "I shall never be able to do it." ${F.name} sat down as well, and looked just as sad.`,
          `They sat on the floor, side by side. ${H.name} sighed, and so did ${F.name}. It helped a little not to be sad alone.`,
          `${H.name} gave up, and sat down in a heap. A moment later there were two heaps. "You needn't copy this," said ${H.name} to ${F.name}.`,
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
          `${F.name} got up and did it just as ${H.name} always did. It went wrong in the middle. "Oh!" said ${H.name}. "Now I can see what I do wrong!"`,
          `"You copy all that I do," said ${H.name}. "So show me how I do it!" ${F.name} showed it, mistake and all. Now ${H.name} could see the mistake.`,
          `Then ${H.name} had an idea. "Do just what I do," said ${H.name}. ${F.name} did, mistake and all. "Is that what I do? Then I know what is wrong!"`,
          `"Wait," said ${H.name}. "Show me how I do it." And ${F.name} did it, all of it. ${H.name} looked hard, and saw where it went wrong.`,
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
          `"There is the mistake!" said ${H.name}. ${cap(G.name)} had seen it too. "${inParts(A.knack, MOST)}" "I'll try that," said ${H.name}.`,
          `${cap(G.name)} had watched them both. "I know what would help," said ${G.name}. "${inParts(A.knack, MOST)}" "Why did nobody say so?" said ${H.name}. "You had to see it first."`,
          `"I see where it goes wrong," said ${H.name}. "So did I, at your age," said ${G.name}. "${inParts(A.knack, MOST)}" "That's all?" "That's all," said ${G.name}.`,
          `${cap(G.name)} had been watching from the side. "Try it like this," said ${G.name}. "${inParts(A.knack, MOST)}" So ${H.name} stood up again.`,
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
          `${H.name} tried it like that, and it went right. It went right from one end to the other. "I did it!" said ${H.name}. And ${F.name} jumped up and down.`,
          `${H.name} tried it like that, nine times. ${inParts(A.moment, MOST)} Now ${H.name} could do it! ${cap(G.name)} forgot what was on the stove, and had to run.`,
          `"${refrain}," said ${H.name}, and tried it like that. ${inParts(A.moment, MOST)} It had worked! ${F.name} clapped, and so did ${G.name}.`,
          `${H.name} did just what ${G.name} had said. ${inParts(A.moment, MOST)} "Oh!" said ${H.name}. "I can do it!"`,
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
                `On the day people came to watch, and ${H.name} was frightened. ${H.name} looked for the way out. ${F.name} looked for it too, in just the same places. Then ${H.name} had to laugh, and stayed.`,
                `People came to look, and ${H.name} was shy of them. "Don't look at them," said ${G.name}. "Look at ${F.name}." So ${H.name} looked at ${F.name}, and did it, and it went right.`,
                `On the great day ${H.name} did it in front of everyone. Even the hard bit came out right. They clapped and clapped. ${F.name} clapped too, a moment after the rest.`,
                `All the neighbours had come to see. ${H.name} came to the hard bit, and did it right. Nobody knew that it had ever been hard, only ${H.name} and ${F.name}.`,
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
          `They did it side by side until it was dark. "${sound}," they went, ${H.name} and ${F.name}. Nobody could have said who was copying.`,
          `"Now I'll teach you, ${F.name}," said ${H.name}. But ${F.name} had copied it already. "${sound}!" It was just right.`,
          `And one moment later, ${F.name} did it too. It was a little better, to tell the truth. "${sound}," said ${H.name}. "${sound}," said ${F.name}.`,
          `Then they all looked at ${F.name}. Could ${F.name} do it as well? "${sound}," went ${F.name}, one moment later. It was just the same.`,
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
