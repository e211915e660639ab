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
            `${arrival}${says} It was true, and nobody else near by was like that. ${cap(H.introduced)} did it every morning after breakfast, just for fun.`,
            `${arrival}Plenty of people can whistle. ${says} That was something else! It was ${H.introduced}, and it was the best part of every day.`,
            `${arrival}${says} "What for?" people asked. "For nothing," said ${H.introduced}. "I just like it." It was the best part of the morning.`,
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
            `Then ${A.introduced} heard of it. "You are so clever!" said ${a}. "${refrain} ${one.ask}?" That was quite another thing. But ${H.name} was polite, and said yes.`,
            `"You're the clever one!" said ${A.introduced}. "${refrain} ${one.ask}?" Anybody could have done that. All the same, ${H.name} ${one.done}.`,
            `"I'm told that you have a gift," said ${A.introduced}. "Then you can help me, too. ${refrain} ${one.ask}?" So ${H.name} ${one.done}.`,
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
          `The next one was just as polite, and it was hard to say no. "${refrain} ${three.ask}?" And ${H.name} ${three.done}.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'walk', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `At noon the queue went twice round the house. They had all brought sandwiches. ${cap(a)} was in it for the second time. "${refrain} ${four.ask}?"`,
          `The queue was so long that somebody sold buns to it. "I want ${H.name} to ${four.ask}," said ${a}. Nobody wanted to see what ${H.name} could really do.`,
          `They had brought chairs to the queue, and a dog. Nobody remembered what it was that ${H.name} could do so well. "${refrain} ${four.ask}?" said ${a}.`,
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
          `${K.name} brought ${H.name} a bun. "When did you last do your own thing?" said ${K.name}. ${H.name} had to think. "Not since Monday. There is never any time."`,
          `"You look sad," said ${K.name}. ${H.name} looked at the long queue. "I do things for everybody," said ${H.name}. "I never do the thing I love."`,
          `${K.name} had been along the whole queue. "They could all do those jobs themselves," said ${K.name}. "I know," said ${H.name}, too tired to stand up.`,
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
          `"It isn't useful," said ${H.name}. "I know," said ${L.name}. So ${H.name} did it, for the first time in days. "It's true!" said ${L.name}. "${H.name} ${clause}!"`,
          `${H.name} was tired. But ${L.name} waited with such wide eyes. So ${H.name} did it, just for fun. "${H.name} ${clause}!" said ${L.name}. "I've seen it!"`,
          `First ${H.name} put down the list of jobs. Then ${H.he} did it, once for ${L.name} and once for ${K.name}. "So it's true that ${H.name} ${clause}!" said ${L.name}.`,
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
          `In the morning there was a queue as before. "${refrain}," began ${a}. "I've an idea," said ${K.name}. "Help each other!" They had never thought of that. By nine they had all gone home.`,
          `"${refrain}," said ${a}, next morning. "No," said ${H.name}. It came out quite kindly, and it was quite short. "Oh," said ${a}. "Then I suppose I could do it myself." And ${a} could.`,
          `Next day they were all there again. ${L.name} walked along the queue and held up a sign. It said: LOOKING ONLY. Some of them went home. The others stayed, to look.`,
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
