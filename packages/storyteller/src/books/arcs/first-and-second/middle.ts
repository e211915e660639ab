import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { FirstAndSecond } from './arc.ts';

const MOST = 14;

/** Whoever is first finds out that it takes a second. */
export function middle(bound: FirstAndSecond): Told {
  const {
    hero: H,
    rival: R,
    third: T,
    small: S,
    judge: J,
    race,
    on,
    at,
    shown,
    arrival,
    arrivedBy,
    calls,
    chance,
  } = bound;
  const [first, second, third, fourth] = calls;
  const h = H.name;
  const r = R.name;
  const t = T.name;
  const s = S.name;
  const j = J.name;
  return {
    title: titled(
      chance.pick(
        `${first}, said ${h}`,
        'nobody was second',
        'the one who came back',
        `where ${r} had got to`,
        `it takes a second`,
        `${h} at the post`,
      ),
    ),
    refrain: `${first}!`,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(
            T,
            introducing(
              R,
              introducing(H, [
                `"${first}!" called ${h}, whenever anybody got anywhere. "${second}!" called ${r}. "${third}!" said ${t}, who did not mind. It was like a song with the same words every day.`,
                `Wherever they went, ${h} was there before the rest. "${first}!" Then came ${r}. "${second}!" And after a bit came ${t}. "${third}!" They had always done it like that.`,
                `You could hear who had come home without looking. "${first}!" That was ${h}. "${second}!" That was ${r}. "${third}!" said ${t}, a good while after, and out of breath.`,
              ]),
            ),
          ),
        ),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'jump', feeling: 'happy' },
            { who: R, pose: 'run', feeling: 'happy' },
            { who: T, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(S, [
            `${arrival}Then it was ${race}. ${cap(j)} stood at the post with a red ribbon. ${h} looked at nothing but the ribbon. "May I run too?" said ${s}. "You'll be last," said ${h}, quite kindly.`,
            `${arrival}Now there was to be a real race, with a post to get to. ${cap(j)} would be there, and so would a red ribbon. ${cap(s)} had come to be in it. "That makes four," said ${j}.`,
            `${arrival}Now it was ${race}, and ${j} had a red ribbon. It was for whoever came first. ${h} could feel it on already. Beside ${h} stood ${s}, who came up to about there.`,
          ]),
          `${arrival}Now they had a race. ${cap(j)} tied a red ribbon to the post. It was for whoever came first. ${cap(s)} was there too, and was small.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'excited' },
            { who: S, pose: 'stand', feeling: 'shy' },
            { who: J, pose: 'hold', feeling: 'happy', holds: 'ribbon' },
          ],
          things: arrivedBy,
        },
      },
      {
        text: keeping(MOST, [
          `Off they went. ${h} was in front at once${on}. Behind there was puffing, and then less puffing, and then none. ${h} did not look round. Looking round is slow.`,
          `"Go!" And ${h} went${on}, and looked straight ahead. Somebody laughed, a long way back. Somebody called out something. But it was not about winning, so ${h} did not hear it.`,
          `"Ready, steady," said ${j}, and ${h} was gone. It was a long way, and it went round a bend. Before the bend ${h} was in front${on}. After it ${h} was all alone.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'run', feeling: 'determined' }], things: shown },
      },
      {
        text: keeping(MOST, [
          `There was the post! "${first}!" called ${h}. Then ${h} waited for the next bit. There was no next bit. ${cap(j)} looked down the course. "First of what?" said ${j}.`,
          `${h} touched the post. "${first}!" It came out very well. And after it there was a hole, just the size of a word. Nobody said it. Nobody was there.`,
          `"${first}!" It was the best one that ${h} had ever done. But it stayed up in the air. It had nothing to come down on. "Where are the others?" said ${j}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'cheer', feeling: 'surprised' },
            { who: J, pose: 'stand', feeling: 'curious' },
          ],
          things: ['ribbon'],
        },
      },
      {
        text: keeping(MOST, [
          `So ${h} said it louder. "${first}!" It went all the way down the course. But it did not bring anybody back with it. It only came home tired.`,
          `Then ${h} did the other part as well, in a funny voice. "${second}!" But ${h} knew who that was. You cannot be your own second. "${first}," said ${h}, a bit crossly.`,
          `${h} took the ribbon, and put it on. But you cannot see a ribbon that you are wearing. It takes somebody else to see it. "${first}," said ${h}, to the post.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'shout', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `"I'll just look round the bend," said ${h}. There in the middle of the way was ${r}. "Hic," said ${r}. "I can't run. It sends me up instead of along. Hic!" ${h} took a big breath. "${first}!" ${cap(r)} jumped, and then listened. It was gone.`,
          `Round the bend there was a noise. Hic. It was ${r}, sitting down. "I've had a hundred," said ${r}. "You want a fright," said ${h}, and walked off. Then ${h} turned. "${first}!" There was not a hundred and one.`,
          `${h} went back, only a little way. "Hic," said something. It was ${r}, bent over, drinking from the wrong side of a cup. "That never works," said ${h}. "${first}!" It was so loud that the hic forgot where it was.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: R, pose: 'jump', feeling: 'surprised' },
            { who: H, pose: 'shout', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `A bit further on somebody was running in rings. It was ${t}. "They said left," panted ${t}, "so I turn left. I've been past here five times." ${h} stood still and called, "Here! Here!" And ${t} came straight to it, like a boat to a lamp.`,
          `"Where is ${t}?" said ${h}. "Which time?" said ${r}. For ${t} came by, and went round, and came by again. ${cap(t)} had got hold of a ring and could not find the end. "Listen to me, not to your feet," called ${h}.`,
          `They heard ${t} before they saw ${t}. It was a sound like a clock. "I'm nearly there," called ${t}. "I must be. I've been nearly there all day." It was a very good circle. "Come to my voice," said ${h}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: T, pose: 'run', feeling: 'worried' },
            { who: H, pose: 'wave', feeling: 'determined' },
            { who: R, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `And right at the start was ${s}, who had not stopped once. "Am I winning?" said ${s}. "You are not losing," said ${h}. So they went along behind ${s}. They had never been behind before. You see more from there. There was a stone with a face on it.`,
          `Far, far back came ${s}. Step, and step, and a little rest. "I'm in a race," said ${s}, "so I can't stop and talk." So ${h} went beside ${s}, at that speed. It was so slow that ${h} could hear nothing happen.`,
          `${cap(s)} had got as far as the first stone. "Don't wait for me," said ${s}. "We are not waiting," said ${h}. "We are coming along." It is hard to go so slowly. You have to do it on purpose, each time.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'walk', feeling: 'determined' },
            { who: H, pose: 'walk', feeling: 'calm' },
            { who: R, pose: 'walk', feeling: 'calm' },
            { who: T, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The sun was low when they came to the post. There they all stopped, to let ${h} go over first. All but ${s}. It takes ${s} some time to stop. ${cap(s)} went on, one step, two steps, and was over.`,
          `One step before the line ${h} stood still. So did ${r}, and so did ${t}. "After you," said everybody. Only ${s} did not hear. ${cap(s)} was counting steps, and went right by. "Nine hundred and ten," said ${s}.`,
          `It was evening, and there was the line. "Go on," said ${r} to ${h}. "You were here before." ${h} had one foot up. But past it, slow and steady, came ${s}, looking only at the post.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: S, pose: 'walk', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'stand', feeling: 'surprised' },
            { who: T, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It was so quiet that you could hear the ribbon. "${first}?" said ${s}, very small. Nobody breathed. They all looked at ${h}. And ${h} opened both eyes wide, and took a breath. "${second}!"`,
          `"Oh," said ${s}, and looked round for whoever was in front. There was nobody. "${first}," said ${s}, as if it might break. ${h} had never said the next word before. It had a nice taste. "${second}!" said ${h}.`,
          `"${first}!" It was the voice of ${s}, and it went up at the end. Then came the place where the answer goes. ${h} knew all about that place. ${h} did not leave it empty. "${second}!" called ${h}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'look-up', feeling: 'surprised' },
            { who: H, pose: 'shout', feeling: 'happy' },
          ],
          things: ['ribbon'],
        },
      },
      {
        text: keeping(MOST, [
          `"${third}!" said ${r}. "${fourth}!" said ${t}, who had never had that one. ${cap(j)} tied the ribbon round ${s}. It went round three times, with enough left for a bow.`,
          `"${third}!" "${fourth}!" Then it was finished, and sounded just right. The ribbon was much too long for ${s}. So ${h} had the other end. They all went home in a row.`,
          `"${third}," said ${r}. "${fourth}," said ${t}, and sat down. ${cap(j)} wound ${s} up in the ribbon. Only two eyes looked out. They were very round.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: J, pose: 'hold', feeling: 'happy', holds: 'ribbon' },
            { who: S, pose: 'stand', feeling: 'proud' },
            { who: R, pose: 'cheer', feeling: 'happy' },
            { who: T, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `That night ${h} lay down, and shut both eyes before anybody. "${first}," said ${h}. Nobody said second. They were all asleep already. So was ${h}, by the end of the word.`,
          `It was dark, and ${h} was in bed. "${first}," said ${h}, with no noise in it. There was a little wait. Then ${h} was fast asleep, and never knew who had come second.`,
          `At night it was very still. "${first}," said ${h}, half asleep. It was not true. ${cap(s)} had been asleep since supper, with a ribbon on.`,
        ]),
        scene: {
          ...(H.isChild ? { setting: 'bedroom' as const } : {}),
          time: 'night',
          camera: 'wide',
          actors: [{ who: H, pose: 'sleep', feeling: 'sleepy' }],
        },
      },
    ],
  };
}
