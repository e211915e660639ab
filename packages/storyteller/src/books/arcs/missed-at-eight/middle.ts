import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { MissedAtEight } from './arc.ts';

const MOST = 14;

/** A sign asks for it to stop. It stops, and so does everything else. */
export function middle(bound: MissedAtEight): Told {
  const { hero: H, child: K, baker: A, keeper: B, deed, grumble, praise, pose, shown, home, outside, chance } = bound;
  const { does, did, do: toDo, atNight, hour, oclock } = deed;
  const day = atNight ? 'night' : 'morning';
  const every = `Every ${day} at ${hour}`;
  const time = atNight ? 'night' : 'day';
  const opened = atNight ? 'shut the gate, and went home to bed' : 'opened the gate, and let everybody out';
  const [open, Went] = atNight ? ['shut', 'Shut'] : ['open', 'Open'];
  const SIGN = `PLEASE DO NOT ${toDo.toUpperCase()}`;
  return {
    title: titled(
      chance.pick(
        `ten past two`,
        `wait for ${H.name}`,
        `the ${day} without ${H.name}`,
        `${H.name} and the stopped clock`,
        `what time is ${H.name}?`,
        `${oclock}, said ${H.name}`,
      ),
    ),
    refrain: grumble,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Over the big gate hung a clock that had stopped. It always said ten past two. Nobody minded. Under it lived ${H.introduced}. ${every}, ${H.name} ${did}.`,
            `This is ${H.introduced}. ${every}, ${H.name} ${did}. It was always in the same place, right under the old clock. The clock itself had stopped, long ago, at ten past two.`,
            `There was a big gate, and on the gate was a clock. The clock did not go. It said ten past two, all day long. But ${every.toLowerCase()}, ${H.name} ${did}. That was ${H.introduced}.`,
          ],
          `This is ${H.introduced}. ${every}, ${H.name} ${did}. The old clock had stopped.`,
        ),
        scene: {
          setting: outside,
          time,
          camera: 'wide',
          actors: [{ who: H, pose, feeling: 'happy' }],
          things: ['clock', ...shown],
        },
      },
      {
        text: keeping(MOST, [
          `${A.introduced} baked the buns. "${grumble}" said ${A.name}, when ${H.name} ${did}. Then ${A.name} took the buns out of the oven. They were just brown enough.`,
          `Next to the gate was a bakery. "${grumble}" said ${A.introduced}, who was the baker. ${A.name} said it each time, and then took out the buns. They were never too pale, and never too dark.`,
          `${A.introduced} looked up from the oven. There was ${H.name}, the same as ever. "${grumble}" said ${A.name}. And out came the buns, hot and round and golden.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [{ who: A, pose: 'hold', feeling: 'angry' }],
        },
      },
      {
        text: keeping(MOST, [
          `${B.introduced} minded the gate. "${grumble}" said ${B.name}. Then ${B.name} ${opened}. Only ${K.name} liked it. "Hello, ${H.name}!" said ${K.name}, every time.`,
          `At the gate stood ${B.introduced}, with a large key. "${grumble}" said ${B.name}. Then ${B.name} ${opened}. ${K.name} waved to ${H.name}. Nobody else did.`,
          `"Some of us have work to do," said ${B.introduced}. "${grumble}" And ${B.name} ${opened}, for that was the work. ${K.name} was the only one who stopped to watch ${H.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'angry' },
            { who: K, pose: 'wave', feeling: 'happy' },
            { who: H, pose, feeling: 'happy' },
          ],
          things: ['gate'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Then ${A.name} and ${B.name} wrote a sign. ${SIGN}, it said. ${H.name} read it twice. "Oh," said ${H.name}. "I thought you liked it."`,
            `One day there was a sign on the gate. It said: ${SIGN}. ${A.name} had written it, and ${B.name} had put it up. ${H.name} read it slowly. Then ${H.name} went home, and that was slow too.`,
            `"We'll put it nicely," said ${A.name}. ${B.name} held the brush. ${SIGN}, they wrote on a sign. ${H.name} looked at the "please" for a long time. "All right," said ${H.name}.`,
          ],
          `${A.name} and ${B.name} put up a sign. PLEASE STOP, it said. "Oh," said ${H.name}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: B, pose: 'stand', feeling: 'proud' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
          things: ['sign'],
        },
      },
      {
        text: keeping(MOST, [
          `So the next ${day} ${H.name} did not ${toDo}. ${H.name} stayed in and counted spoons. There were six. Outside it turned ${hour}, and nobody knew.`,
          `The next ${day} ${H.name} wanted to ${toDo}, very much. But a sign is a sign. ${H.name} did not do it. ${cap(oclock)} came, and ${oclock} went by.`,
          `"I'll find something else to do," said ${H.name}. The next ${day} ${H.name} did not ${toDo}. ${H.name} folded one sock. Then ${H.name} unfolded it. There was nobody under the clock at all.`,
        ]),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(MOST, [
          `In the bakery, ${A.name} put in the buns and waited. It felt too soon to take them out. It went on feeling too soon. Then there was smoke. Every bun was black.`,
          `${A.name} sat by the oven. "Not yet," said ${A.name}. "Not yet. Not yet. What is that smell?" It was the buns. They were as black as boots.`,
          `"When do I take them out?" thought ${A.name}. "I always just know." But this time ${A.name} did not know. When the oven was opened at last, there were forty black buns in it.`,
        ]),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [{ who: A, pose: 'cover', feeling: 'surprised' }],
        },
      },
      {
        text: keeping(
          MOST,
          atNight
            ? [
                `${B.name} stood at the gate, with the key, and waited to shut it. "It isn't time yet," said ${B.name}. So it went, all night. In the morning ${K.name} found ${B.name} there. The gate was open, and ${B.name} was asleep standing up.`,
                `And the gate? It was still open when the sun came up. In came the wind, and two stray goats. "Didn't you shut it?" said ${K.name}. "It was never time," said ${B.name}, with both eyes closed.`,
                `Next day ${K.name} came for bread, and there was none. At the gate stood ${B.name}, yawning. "I've been waiting to shut it," said ${B.name}. "I must have missed the right moment." The gate had been open all night.`,
              ]
            : [
                `${B.name} stood at the gate, with the key. "Is it time?" said ${K.name}, who had to go to school. "Not yet," said ${B.name}. "I'll know when it is." Soon the whole road stood there with bags. The gate stayed shut.`,
                `At the gate there was a queue. ${K.name} was first in it. "When do you open it?" said ${K.name}. "When it's time," said ${B.name}. But it never was. They stood there half the morning, and the gate stayed shut.`,
                `"Open the gate, please," said ${K.name}. "We'll be late for school!" ${B.name} turned the key over and over. "I'm waiting for something," said ${B.name}. "I can't think what." So the gate stayed shut.`,
              ],
        ),
        scene: {
          ...(atNight ? { time: 'day' as const } : {}),
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: atNight ? 'sleepy' : 'worried' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: ['gate'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${K.name} looked up at the clock. Ten past two. "It always says that," said ${K.name}. "So how do you know when it's time?" ${B.name} thought hard. "First ${H.name} ${does}," said ${B.name}. "Then it's time." "And then I take out the buns!" said ${A.name}.`,
            `"What is missing today?" said ${K.name}. The key was there, and so was the clock. But ${H.name} was not. "I see!" said ${K.name}. "First ${H.name} ${does}. Then come the buns and the gate. You all go by ${H.name}!"`,
            `"You need a clock," said ${K.name}. "We've got a clock," said ${B.name}. They looked up. Ten past two, it said. It had said so for years. "Then there was another clock all the time," said ${K.name}. "One that ${does}."`,
          ],
          `"It's ${H.name}!" said ${K.name}. "You all go by ${H.name}. ${H.name} is the clock!"`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: B, pose: 'think', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['clock'],
        },
      },
      {
        text: keeping(MOST, [
          `They all went to find ${H.name}. ${A.name} pulled down the sign on the way. "I'm sorry," said ${A.name}. "We go by you." "By me?" said ${H.name}. "My buns do," said ${A.name}. "And my gate does," said ${B.name}.`,
          `${H.name} saw them coming, all in a row. "I didn't do it!" said ${H.name}. "We know," said ${A.name}, and held out a black bun. "That's why we've come. Please do it. I'm sorry about the sign." "So am I," said ${B.name}.`,
          `"Are you ill?" said ${B.name}. "No," said ${H.name}. "There was a sign." ${A.name} went red, right up to the ears. "I wrote that sign," said ${A.name}. "I'm sorry. I never knew that I was waiting for you."`,
        ]),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'reach', feeling: 'shy' },
            { who: B, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} came back and stood under the clock. Nobody said a word. Then ${H.name} ${did}. ${Went} went the gate! Out came new buns! "${praise}" said ${A.name}.`,
          `It was done there and then. ${H.name} ${did}, and everything began again at once. The gate swung ${open}. The oven went clang. "${praise}" shouted ${B.name}, from the gate.`,
          `"Now?" said ${H.name}, under the clock. "Now!" they all said. So ${H.name} ${did}. ${A.name} ran to the oven. ${B.name} ran to the gate. "${praise}" they called, both together.`,
        ]),
        scene: {
          setting: outside,
          time: atNight ? 'night' : 'day',
          camera: 'wide',
          actors: [
            { who: H, pose, feeling: 'proud' },
            { who: A, pose: 'cheer', feeling: 'happy' },
            { who: B, pose: 'cheer', feeling: 'happy' },
          ],
          things: ['clock', ...shown],
        },
      },
      {
        text: keeping(MOST, [
          `There is a new sign under the clock now. THIS CLOCK HAS STOPPED, it says. WAIT FOR ${H.name.toUpperCase()}. And they do. ${K.name} brings ${H.name} the first bun of all, while it is hot.`,
          `"What time is it?" somebody asked ${K.name}. ${K.name} looked up at the clock. Ten past two, it said. "It isn't ${hour} yet," said ${K.name}. "Here comes ${H.name}, round the corner. Now it's ${hour}."`,
          `Somebody came with a ladder, to mend the clock. "No, thank you," said ${A.name}. "We've got a better one. It ${does}." "And what does it cost?" said the man. "One bun a day," said ${K.name}.`,
        ]),
        scene: {
          time: atNight ? 'night' : 'sunset',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
          things: ['clock'],
        },
      },
    ],
  };
}
