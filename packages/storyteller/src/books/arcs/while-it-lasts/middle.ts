import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { WhileItLasts } from './arc.ts';
import { introducedOnce, madeNames } from './made-of.ts';

const MOST = 14;

/** Whatever is told to stay stays, as long as it can. */
export function middle(bound: WhileItLasts): Told {
  const { child: K, grownUp: G, made: M, of, m, introduced, treat, refrain, turned, tries, chance } = bound;
  const k = K.name;
  const g = G.name;
  const { a, it, thing } = of.token;
  const lines = madeNames(bound);
  const token = thing ? [thing] : [];
  const made = M ? [{ who: M, pose: 'stand', feeling: 'happy' } as const] : [];
  const [one, two] = tries;
  const attempts = of.middle.tries(lines);
  return {
    title: titled(
      chance.pick(
        `${refrain}, said ${k}`,
        `${m} and the ${it}`,
        `what the ${it} saw`,
        'so that you can see',
        `the one who stayed`,
        `as long as there was some`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(K, [
            `Whatever ${k} made, there was one thing that went in last. It was ${a}. It had been in a mud dog, and a clay boat, and a loaf. "So that you can see," said ${k}. Then it came out and went into the next.`,
            `${k} had ${a}. It lived in a pocket, and it had a job. When ${k} had made a mud pie, or a potato horse, in it went. "There," said ${k}. "Now you can see."`,
            `A thing is not finished until it can look at you. That was what ${k} thought. So there was ${a}, for the end. It had been in a mud owl, and before that in a scone. "There you are," said ${k}.`,
          ]),
        ),
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'happy' }],
          things: token,
        },
      },
      {
        text: keeping(
          MOST,
          of.middle.made({ ...lines, m: introduced }).map((each) => introducedOnce(each, introduced, m)),
          `${k} went out, and made ${introduced}. It took until lunch. ${cap(m)} leaned a bit, as if somebody had just said something.`,
        ),
        scene: { setting: of.at, camera: 'wide', actors: [{ who: K, pose: 'reach', feeling: 'excited' }, ...made] },
      },
      {
        text: keeping(
          MOST,
          of.isBrief
            ? [
                `Last of all the ${it} went in. "Now you can see," said ${k}. "That's me. And that's ${g}." ${cap(m)} looked. Then ${k} had to go and wash both hands. "${refrain}," said ${k}. And ${m} did.`,
                `"You're not done yet," said ${k}, and put in the ${it}. At once there was somebody there. "I'm going for my lunch," said ${k}, "but only for a bit. ${refrain}." ${cap(m)} was very good at that.`,
                `In went the ${it}. ${k} took a step back, and was looked at. It felt like being picked for something. "${refrain}," said ${k}, walking away backwards. After ten steps ${k} looked again. It was all right.`,
              ]
            : [
                `Last of all the ${it} went in. "Now you can see," said ${k}. "That's me. That's the way to the house." ${cap(m)} looked. Then ${k} had to go and have something to eat. "${refrain}," said ${k}. And ${m} did.`,
                `"You're not done yet," said ${k}, and pressed in the ${it}. At once there was somebody there. "I have to go now," said ${k}, "but only for a bit. ${refrain}." ${cap(m)} was very good at that.`,
                `In went the ${it}. ${k} took a step back, and was looked at. It felt like being picked for something. "${refrain}," said ${k}, walking away backwards. ${k} looked again from the door. It was all right.`,
              ],
        ),
        scene: { camera: 'close', actors: [{ who: K, pose: 'hold', feeling: 'proud' }, ...made], things: token },
      },
      {
        text: keeping(
          MOST,
          of.isBrief
            ? [
                `After that ${k} fetched people to look at ${m}. There was ${g}. There was a boy with a dog, and a lady who clapped. ${cap(m)} was just as good for all of them. "I'll get one more," said ${k}. "${refrain}."`,
                `${k} told ${m} everything, even the thing about the vase. ${cap(m)} did not tell anybody. Then ${k} shut both eyes, and counted ten, to make sure. "${refrain}," said ${k}. It was true.`,
                `It is nice to turn round and find somebody there. Every time ${k} turned, there was ${m}. It was just as before, and just as pleased. So ${k} turned away more often, to have it again. "${refrain}!"`,
              ]
            : [
                `After that ${k} brought things out to show to ${m}. There was a spoon, and a hat, and a picture of a horse. ${cap(m)} was never bored, and never said, "In a minute." "I have to go in," said ${k}. "${refrain}."`,
                `${k} told ${m} everything, even the thing about the vase. ${cap(m)} did not tell anybody. "Can't you come in for tea?" said ${k}. There was no need to answer that. "Well, ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}," said ${k}.`,
                `It is nice to come round a corner and there is somebody. Every time ${k} came, there was ${m}. It was just as before. So ${k} went away more often, to have it again. "${refrain}!"`,
              ],
        ),
        scene: { camera: 'wide', actors: [{ who: K, pose: 'wave', feeling: 'happy' }, ...made] },
      },
      {
        text: keeping(MOST, of.middle.sign(lines)),
        scene: {
          camera: 'close',
          actors: [
            ...made.map((each) => ({ ...each, feeling: 'surprised' as const })),
            { who: K, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [attempts[one] ?? attempts[0]]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'determined' },
            { who: G, pose: 'stand', feeling: 'calm' },
            ...made,
          ],
        },
      },
      {
        text: keeping(MOST, [attempts[two] ?? attempts[1]]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'worried' },
            { who: G, pose: 'stand', feeling: 'worried' },
            ...made,
          ],
        },
      },
      {
        text: keeping(
          MOST,
          of.isBrief
            ? [
                `"Come along," said ${g}. "It's time for ${treat}." It began at three, and they had the tickets. ${k} looked at ${m}. "${refrain}," began ${k}, and did not finish. It was not a thing that ${m} could do any more.`,
                `They were going to ${treat}. ${cap(g)} had the tickets out. "${refrain}," said ${k}, from habit, and then stopped. ${cap(m)} would have liked to. You could see that. ${cap(m)} had always done it before.`,
                `There was ${treat} at three, with seats in the front. "Are you ready?" said ${g}. ${k} had got one shoe on. "${refrain}," said ${k} to ${m}. But it is no use saying that to somebody who can't.`,
              ]
            : [
                `"Come along," said ${g}. "It's time for ${treat}." They had been looking forward to ${treat} all week. ${k} looked at ${m}. "${refrain}," began ${k}, and did not finish. It was not a thing that ${m} could do any more.`,
                `They were going to ${treat}. ${cap(g)} had both coats. "${refrain}," said ${k}, from habit, and then stopped. ${cap(m)} would have liked to. You could see that. ${cap(m)} had always done it before.`,
                `There was ${treat} that afternoon, with seats in the front. "Are you ready?" said ${g}. ${k} had got one arm in. "${refrain}," said ${k} to ${m}. But it is no use saying that to somebody who can't.`,
              ],
        ),
        scene: {
          camera: 'medium',
          actors: [{ who: G, pose: 'hold', feeling: 'calm' }, { who: K, pose: 'stand', feeling: 'sad' }, ...made],
        },
      },
      {
        text: keeping(
          MOST,
          of.isBrief
            ? [
                `So ${k} took the shoe off again. "${turned}," said ${k}, and sat down beside ${m}. ${cap(g)} put the tickets back in the bag, and sat down too. They had plums. There were three plums, though only two of them ate any.`,
                `"${turned}," said ${k}. It was as simple as that. ${k} did not try anything else, but sat, quite close. There was a lot to tell, and there was only the one afternoon. ${cap(g)} brought plums, and said nothing.`,
                `${k} thought about it, but not for long. "${turned}." They did what ${m} liked best, and that was not much. ${k} hummed. Now that nobody was in a hurry, there was more time. It was a very good afternoon.`,
              ]
            : [
                `So ${k} took the arm out again. "${turned}," said ${k}, and sat down beside ${m}. ${cap(g)} put the tickets away, and fetched a rug. All three of them had soup, though only two ate it.`,
                `"${turned}," said ${k}. It was as simple as that. ${k} did not try anything else, but sat, and leaned a little. There was a lot to tell. They had not even got to the summer. ${cap(g)} brought cocoa, and said nothing.`,
                `${k} thought about it, but not for long. "${turned}." They did what ${m} liked best, and that was not much. ${k} hummed. The light went slowly along the wall. It was a very good afternoon.`,
              ],
        ),
        scene: {
          camera: 'close',
          actors: [{ who: K, pose: 'sit', feeling: 'calm' }, { who: G, pose: 'sit', feeling: 'calm' }, ...made],
        },
      },
      {
        text: keeping(MOST, of.middle.going(lines)),
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'sad' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Something was left. It was the ${it}. It lay there and looked up, as if it had only just got there. ${k} picked it up and dried it. That night it sat by the bed. It had seen the whole of it.`,
          `${k} felt about with one hand, and there was the ${it}. It was cold, and as good as new. "You saw that," said ${k}. In bed that night ${k} held it until it was warm.`,
          `But the ${it} had not gone. It never does. ${k} put it on the sill by the bed, where it could see out. It was dark out there. They both looked, until ${k} was asleep.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'sleep', feeling: 'sleepy' }],
          things: token,
        },
      },
      {
        text: keeping(MOST, of.middle.next(lines)),
        scene: {
          setting: of.at,
          time: 'day',
          camera: 'wide',
          actors: [{ who: K, pose: 'kneel', feeling: 'happy' }],
          things: token,
        },
      },
    ],
  };
}
