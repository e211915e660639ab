import type { Told } from '../../arc.ts';
import { shortened } from '../sentence.ts';
import { cap, fitting, inBrief, introducing, sentence, titled } from '../wording.ts';
import type { Making } from './arc.ts';
import { ofIt } from './of-it.ts';

/** A list of what NOT to do grows; the one who minds the bits left over puts them in order of size, all day. */
export function middle(bound: Making): Told {
  const {
    chance,
    maker,
    helper,
    grownUp,
    noun,
    aNoun,
    parts,
    faults,
    theSpare,
    spareWhole,
    use,
    setting,
    shown,
    sound,
    mess,
  } = bound;
  const Grown = cap(grownUp.name);
  const refrain = chance.pick(
    `${sound}, and try it and see.`,
    `${sound}, and stand well back.`,
    `${sound}, and hope for the best.`,
    `${sound}, as if we knew how.`,
    `${sound}, and mind your sleeves.`,
    `${sound}, and don't tell anyone.`,
  );
  const hot = setting === 'kitchen' ? `${cap(bound.hot.name)} did the hot parts. ` : '';
  const why = faults.map((each) => shortened(14, sentence(each.reason)));
  const [f0, f1] = [ofIt(faults[0].clause, noun), ofIt(faults[1].clause, noun)];
  const stands = fitting(14, `And the ${noun} ${use}.`, inBrief(14, `The ${noun} ${use}.`));
  const forThem = bound.isForThem ? ` "Who is it for?" said ${grownUp.name}. But it was written on it.` : '';
  const odd = chance.pick('Rather Good', 'Very Nearly', 'Third-Time');
  const proof = chance.pick(
    'a thumbprint',
    'a dent the size of an elbow',
    'one corner that had been sat on',
    'a thumb mark on it',
  );
  return {
    title: titled(
      chance.pick(
        `${maker.names} ${odd} ${noun}`,
        `The Bits Left Over`,
        `How Not to Make ${aNoun}`,
        'In Order of Size',
        'Nearly All the Ways Not To',
        'The One in the Middle',
        `${helper.name} Minds It`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `"I'm going to make ${aNoun}," said ${maker.introduced}. "I've drawn a picture of it." "Have you made one before?" said ${helper.introduced}. "Not yet," said ${maker.name}. "Will you help?" ${helper.name} would.`,
          `There it was, on the back of an envelope: ${aNoun}. ${maker.introduced} had drawn it in bed. It looked easy there. "Shall we make it?" said ${maker.name}. "Are we allowed to?" said ${helper.introduced}. They asked, and they were.`,
          `It was raining, and there was nothing to do. Then ${maker.introduced} sat up. "Let's make ${aNoun}," said ${maker.name}. "Do we know how?" said ${helper.introduced}. "We know what it looks like," said ${maker.name}, and drew a picture.`,
        ],
        scene: {
          setting,
          actors: [
            { who: maker, pose: 'point', feeling: 'excited' },
            { who: helper, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `They got ${parts[0]}. They got ${parts[1]}. They got ${parts[2]}. A few odd bits were left. "What can I do?" said ${helper.name}. "You can mind the odd bits," said ${maker.name}. So ${helper.name} put them in a row and minded them.`,
          `"We need ${parts[0]}," said ${maker.name}. "And ${parts[1]}. And ${parts[2]}." "What about these?" said ${helper.name}, and held up some odd bits. "They aren't in my picture. You mind them." ${helper.name} put them in a row, and never looked away.`,
          `Out came ${parts[0]}. Then came ${parts[1]}, and then ${parts[2]}. There were some odd bits as well. "Are these for anything?" said ${helper.name}. "I don't think so," said ${maker.name}. "Will you mind them?" ${helper.name} laid them in a row, from big to small.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: maker, pose: 'hold', feeling: 'happy' },
            { who: helper, pose: 'kneel', feeling: 'determined' },
          ],
        },
      },
      {
        text: [
          `"${refrain}" ${hot}Then it was finished, and they looked. ${sentence(f0)} "That isn't in my picture," said ${maker.name}. "Why did that happen?" said ${helper.name}. They looked, and they saw. ${why[0]}`,
          `"${refrain}" They worked until the ${mess.over} could not be seen. ${hot}Then they stood back. But ${f0}. "Oh," said ${helper.name}. "Why?" It took them a while to find out. ${why[0]}`,
          `"${refrain}" ${hot}It took all morning. "Ready?" said ${maker.name}. They both looked. And ${f0}. "I know why," said ${helper.name}, who had looked underneath. ${why[0]}`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: maker, pose: 'stand', feeling: 'surprised' },
            { who: helper, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${maker.name} got a pencil and wrote a list. It was called WHAT NOT TO DO. There was one thing on it. "That's a good start," said ${helper.name}.`,
          `"Inventors always get it wrong first," said ${maker.name}, sharpening a pencil. "How many times?" said ${helper.name}. "I don't know," said ${maker.name}. "This is once." And ${maker.name} wrote down what had gone wrong.`,
          `"Never mind," said ${helper.name}. "Now we know one thing that doesn't work." "I'd sooner know one that does," said ${maker.name}. But ${maker.name} took a pencil and wrote it down.`,
        ],
        scene: {
          setting: bound.aside,
          camera: 'medium',
          actors: [
            { who: maker, pose: 'think', feeling: 'determined', holds: 'pencil' },
            { who: helper, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `They started again, and put right what had been wrong. "${refrain}" But now there was something else. ${cap(sentence(f1))} ${maker.name} looked at it from all sides, and so did ${helper.name}. Then they knew. ${why[1]}`,
          `"Again," said ${maker.name}. "Again," said ${helper.name}. "${refrain}" This one was much better. But ${f1}. They sat down in front of it and thought about why. ${why[1]}`,
          `"Second try," said ${maker.name}. "${refrain}" What had gone wrong before did not go wrong now. But ${f1}. And why? ${why[1]} "Now we know two things not to do," said ${helper.name}.`,
        ],
        scene: {
          setting,
          camera: 'wide',
          actors: [
            { who: maker, pose: 'cover', feeling: 'worried' },
            { who: helper, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: introducing(grownUp, [
          `"I don't even want ${aNoun}," said ${maker.name}. It wasn't true. ${maker.name} went a long way off and sat down there. After a while ${helper.name} came and sat there as well.`,
          `${maker.name} sat down and would not look. "I give up. I'm not making ${aNoun}. I'm only making a mess." "It's a very good mess," said ${helper.name}. ${maker.name} very nearly laughed.`,
          `"That's it," said ${maker.name}, and lay down flat. ${Grown} came by with a cup of something warm. "Is it going well?" "No," said ${maker.name}, to the ${mess.over}. "It isn't going at all."`,
        ]),
        scene: {
          setting: bound.aside,
          camera: 'medium',
          actors: [
            { who: maker, pose: 'sit', feeling: 'angry' },
            { who: helper, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"What about these?" said ${helper.name}. It was the row of odd bits. In the middle lay ${spareWhole}. ${maker.name} looked at the ${noun}. Then ${maker.name} looked at the row again. "That's it!" said ${maker.name}. "That's what we left out!"`,
          `${helper.name} was still minding the row of bits. "Where does this one go?" said ${helper.name}. "I've never known." It was ${spareWhole}. ${maker.name} sat up. "That was in nobody's picture," said ${maker.name}. "But we need it!"`,
          `"Shall I put these bits away?" said ${helper.name}. "If nobody needs them?" ${maker.name} looked at the row for the first time all day. One bit was ${spareWhole}. "Stop!" said ${maker.name}. "We do need one! We need that!"`,
        ],
        scene: {
          setting,
          camera: 'close',
          actors: [
            { who: helper, pose: 'reach', feeling: 'curious' },
            { who: maker, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"You had it the whole time," said ${maker.name}. "You told me to mind it," said ${helper.name}. "So I did." They began again, from the beginning. And this time they used ${theSpare}.`,
          `"You've had ${theSpare} all day?" "All day," said ${helper.name}. "I dusted it." So they went back to the start. They used every bit, and the row was empty. "${sound}," they said, very softly.`,
          `"Why didn't you say?" said ${maker.name}. "You never asked," said ${helper.name}. "I was minding it." They made it all again, for the last time. ${cap(theSpare)} went where it should have gone that morning.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: maker, pose: 'kneel', feeling: 'determined' },
            { who: helper, pose: 'reach', feeling: 'determined' },
          ],
        },
      },
      {
        text: introducing(grownUp, [
          `Neither of them wanted to look first. So they stood back to back, and turned round on three. ${stands} ${maker.name} shook hands with ${helper.name}.`,
          `They shut their eyes. They opened one each. ${stands} It was not quite like the picture. There was ${proof}. But it was done, and they had done it.`,
          `"Are you looking?" "No. Are you?" So they both looked. ${stands} "Well!" said ${grownUp.name}. "Who did that?" "It took two," said ${maker.name}.`,
          `They counted to three, and then, to be safe, to ten. ${stands} "We did that," said ${maker.name}. "You did the last bit," said ${helper.name}. "You minded it," said ${maker.name}.`,
        ]).map((text) => (text.includes(grownUp.name) ? text : text + forThem)),
        scene: {
          camera: 'wide',
          actors: [
            { who: maker, pose: 'cheer', feeling: 'happy' },
            { who: helper, pose: 'cheer', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `At bedtime everything was washed but the ${mess.left}. ${maker.name} put up a sign. It said: MADE BY ${maker.name.toUpperCase()}. Then ${maker.name} added: AND ${helper.name.toUpperCase()}, WHO MINDED THE BITS. ${helper.name} was already asleep.`,
          `${maker.name} wrote one more sign before the light went out. It said: NEXT TIME ASK ${helper.name.toUpperCase()} FIRST. But ${helper.name} was fast asleep, and saw it in the morning.`,
          `When it was dark, ${maker.name} wrote a sign for it. BY ${maker.name.toUpperCase()}, it said, AND ${helper.name.toUpperCase()}. Then ${helper.name} fell asleep. "Tomorrow," said ${maker.name}, "a bigger one."`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: maker, pose: 'sit', feeling: 'proud' },
            { who: helper, pose: 'sleep', feeling: 'happy' },
          ],
          things: ['sign'],
        },
      },
    ],
  };
}
