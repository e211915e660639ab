import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { CouldYouJust } from './arc.ts';

const MOST = 14;

/** Somebody who can do one thing is asked for eleven others; and then comes one who asks for nothing. */
export function middle(bound: CouldYouJust): Told {
  const { hero: H, child: K, asker: A, last: L, clause, jobs, hiding, home, outside, spokenOf, chance } = bound;
  const { arrival, arrivedBy, refrain } = bound;
  const [one, two, three, four] = jobs;
  const a = A.theKind;
  const [tried, failed] = hiding;
  const says = `"${H.name} ${clause}," said ${K.name}.`;
  return {
    title: titled(
      chance.pick(
        `could ${H.name} just`,
        `the queue at ${H.names} door`,
        `eleven things that ${H.name} was asked`,
        `${L.name}, who was last`,
        `nobody asked for that`,
        `only to look`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}${says} It was true. Nobody else in the place could say so. And ${H.introduced} did it for no reason, mostly after breakfast, because it was so nice.`,
            `${arrival}There are plenty who can whistle. ${says} That was ${H.introduced}, out at the back, doing it again. It was like having the sun to yourself.`,
            `${arrival}${says} "Every day?" people asked. "When it's fine," said ${H.introduced}. It was never for anything. It was just the best part of the morning.`,
          ],
          `${arrival}This is ${H.introduced}. There was one thing that ${H.name} could do, and nobody else could. It was the best part of the morning.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: [...(spokenOf ? [spokenOf] : []), ...arrivedBy].slice(0, 2),
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Then ${A.introduced} heard of it. "Well!" said ${a}. "If you can do that, you can do anything. ${refrain} ${one.ask}?" It had nothing to do with it. But ${H.name} was polite.`,
            `"You're the one!" said ${A.introduced}. "How lucky. ${refrain} ${one.ask}?" ${H.name} could not see how that came into it. All the same, ${H.he} ${one.done}.`,
            `"I'm told that you have a gift," said ${A.introduced}, wiping both feet. "So I thought of you at once. ${refrain} ${one.ask}?" And ${H.name} ${one.done}.`,
          ],
          `"You're the one!" said ${A.introduced}. "${refrain} ${one.ask}?"`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then came somebody with a bag. "${refrain} ${two.ask}?" So ${H.name} ${two.done}. They were all very pleased, and went to tell the others.`,
          `By ten there were five of them. "${refrain} ${two.ask}?" said one. "And after that, could you ${three.ask}?" ${H.name} had not had any breakfast.`,
          `It is hard to say no to a person with a hat in both hands. "${refrain} ${three.ask}?" And ${H.name} ${three.done}.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'walk', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `At noon the queue went twice round the house and met itself. It was a friendly queue. It had sandwiches. ${cap(a)} was in it for the second time. "${refrain} ${four.ask}?"`,
          `There was a stall now, that sold buns to those who were waiting. "Is it for the gift?" somebody asked. "I believe so," said ${a}. "I want mine to ${four.ask}."`,
          `They had brought chairs. They had brought a dog. Nobody remembered any more what it was that ${H.name} could do. "${refrain} ${four.ask}?" said ${a}.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: A, pose: 'sit', feeling: 'happy' }], things: ['chair'] },
      },
      {
        text: keeping(
          MOST,
          [`${tried} ${failed}`, `It could not go on. ${tried} ${failed}`, `${tried} It was a good plan. ${failed}`],
          `${H.name} hid. But the queue came too.`,
        ),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'hide', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `${K.name} brought a bun, from the stall. "When did you last do it?" said ${K.name}. "Do what?" said ${H.name}. Then it was quiet. It had been on Monday.`,
          `"Do you still like it?" said ${K.name}. ${H.name} looked at the queue, and at the list. "I don't know," said ${H.name}. "I haven't had a turn."`,
          `${K.name} had been along the whole queue. "They don't want your thing at all. They want a Monday off." ${H.name} leaned on the wall and slid down it.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It was dusk before the last of them had gone. No, there was one more. "And what is yours?" said ${H.name}, with the pencil. "Nothing," said ${L.introduced}. "I came to see it."`,
          `"Next," said ${H.name}, with both eyes shut. Nobody asked for anything. ${H.name} opened one. There stood ${L.introduced}, at the very end. "I can do my own jobs," said ${L.name}. "I only wanted to look."`,
          `Right at the end of the queue stood ${L.introduced}, who had let everybody go in front. "It isn't a job," said ${L.name}. "Is it too late to watch?"`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: L, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"It isn't useful," said ${H.name}. "No," said ${L.name}. So ${H.name} did it. It went a bit crooked to begin with. Then it came right. It was all there still, down to the edges.`,
          `${H.name} was so tired that it hardly began. But ${L.name} was standing there with both eyes as wide as plates. So it was done, for nothing, with the last of the light on it. "Oh," said ${L.name}.`,
          `First ${H.name} put down the list. Then ${H.he} did it, once for ${L.name} and once for ${K.name}. The third was for nobody. It was the best of the three.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: L, pose: 'jump', feeling: 'excited' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `In the morning there was a queue as before. "${refrain}," began ${a}. "I've an idea," said ${K.name}. "Ask the one behind you." They looked at one another. By nine they had all gone home.`,
          `"${refrain}," said ${a}, next morning. "No," said ${H.name}. It came out quite kindly, and it was quite short. "Oh," said ${a}. "Then I suppose I could do it myself." And ${a} could.`,
          `Next day they were all there again, with their hats. ${L.name} walked along the queue and held up a sign. It said: LOOKING ONLY. One or two went home. The rest took their hats off.`,
        ]),
        scene: {
          time: 'day',
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `There is still a chair out there, after breakfast. ${L.name} sits on it, and sometimes ${a} does. Nobody asks for anything. When it is over, they say "Oh", and go and do the gate.`,
          `Now, if you go by in the morning, you may see it. You need not bring anything. There's a step to sit on, next to ${L.name}. "${refrain}," whispers ${a}, "move up?"`,
          `It is never for anything. It is done after breakfast, when it's fine. On the wall sit ${L.name} and ${K.name}. Beside them is ${a}, come only to look.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy' },
            { who: L, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
