import type { Told } from '../../arc.ts';
import { shortened } from '../sentence.ts';
import { cap, fitting, inBrief, introducing, sentence, titled } from '../wording.ts';
import type { Making } from './arc.ts';

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
  const stands = fitting(14, `And the ${noun} ${use}.`, inBrief(14, `The ${noun} ${use}.`));
  const forThem = bound.isForThem ? ` "Who is it for?" said ${grownUp.name}. But it was written on it.` : '';
  const odd = chance.pick('Rather Good', 'Very Nearly', 'Third-Time');
  const proof = chance.pick(
    'a thumbprint',
    'a dent the size of an elbow',
    "a hair in it that was nobody's",
    'one corner that had been sat on',
    'a bit of sleeve on it',
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
          `"Somebody has to make ${aNoun}," said ${maker.introduced}. "In this house it might as well be us." "I've seen a picture," said ${helper.introduced}. "Good," said ${maker.name}. "Then you know what it should look like."`,
          `There it was, on the back of an envelope: ${aNoun}. ${maker.introduced} had drawn it in bed. It looked easy there. "Shall we?" said ${maker.name}. "Are we allowed to?" said ${helper.introduced}. They asked, and they were.`,
          `${maker.introduced} woke up with an idea. It was so big that it had woken up first. "I am going to make ${aNoun}," said ${maker.name}. "Have you done it before?" said ${helper.introduced}. "Not yet," said ${maker.name}.`,
          `"Today," said ${maker.introduced}, "we make ${aNoun}." "Do we know how?" said ${helper.introduced}. "We know what it looks like at the end," said ${maker.name}. "The rest is only the middle."`,
          `It was a day with nothing in it. Then ${maker.introduced} sat up. "I know," said ${maker.name}. "${cap(aNoun)}." "Out of what?" said ${helper.introduced}, looking round. "That," said ${maker.name}, "is the interesting part."`,
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
          `They found ${parts[0]}. After that the rest was easy. There was a handful of odd bits, too. "Mind those for me," said ${maker.name}. It is not much of a job, unless you do it properly. ${helper.name} did it properly.`,
          `By nine there was a heap. By ten there was a plan beside it, with arrows. "Where am I?" said ${helper.name}, looking for an arrow. "You're in charge of what's left over," said ${maker.name}. So ${helper.name} sat by that, and was in charge.`,
          `They got ${parts[0]}. They got ${parts[1]}. They got ${parts[2]}. "What can I do?" said ${helper.name}. "You can mind the bits left over," said ${maker.name}. So ${helper.name} minded them, in order of size, all morning.`,
          `"We need ${parts[0]}," said ${maker.name}. "And ${parts[1]}. And ${parts[2]}." "And me?" said ${helper.name}. "You mind the spare bits," said ${maker.name}. "Somebody has to." ${helper.name} put them in a row, and never looked away.`,
          `Out came ${parts[0]}. Then came ${parts[1]}, and then ${parts[2]}. There were some odd bits as well. "Are these for anything?" said ${helper.name}. "You can mind them," said ${maker.name}, already busy. ${helper.name} had never been given so many things at once.`,
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
          `It was finished just before they were hungry. "${refrain}" ${hot}"May I look first?" said ${helper.name}. It was as well that somebody did. ${sentence(faults[0].clause)} "That," said ${maker.name}, "is not in the drawing."`,
          `"${refrain}" ${hot}All the bits went in that had a place to go. Then they waited. They did not have to wait long. ${sentence(faults[0].clause)} "It was nearly one," said ${helper.name}.`,
          `"${refrain}" They worked until the ${mess.over} could not be seen. ${hot}Then they stood back. And ${faults[0].clause}. "Why?" said ${helper.name}. They looked at it from underneath, and then they saw. ${why[0]}`,
          `"${refrain}" ${hot}It took until lunch, and most of the ${mess.over}. "Ready?" said ${maker.name}. And ${faults[0].clause}. They read the plan again, the right way up. Of course. ${why[0]}`,
          `"${refrain}" ${hot}There was some noise. Then there was none. "Finished," said ${maker.name}. They looked at it hard. And ${faults[0].clause}. ${why[0]} "I thought so," said ${helper.name}, who had not.`,
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
          `They walked all round what there was. "It isn't bad," said ${helper.name}. "It just isn't ${aNoun}." ${maker.name} found a pencil and wrote down why. Nobody would need to find that out twice.`,
          `"Inventors," said ${maker.name}, sharpening a pencil, "always do it wrong first." "How many times?" said ${helper.name}. "That depends on the inventor," said ${maker.name}.`,
          `${maker.name} got a pencil and wrote a list. It was called WHAT NOT TO DO. There was one thing on it. "That is a good start," said ${helper.name}.`,
          `"That's one way not to," said ${maker.name}, and wrote it down in pencil. "How many ways are there?" said ${helper.name}. "One fewer than there were."`,
          `"Never mind," said ${helper.name}. "Now we know one thing that doesn't work." "I would sooner know one that does," said ${maker.name}. But it was written down, in pencil, and underlined.`,
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
          `Some things you only find out by doing them again. "${refrain}" This is what they found out. ${sentence(faults[1].clause)} ${maker.name} looked at ${helper.name}. Nobody reached for the pencil.`,
          `The next one had all that the first one had, and more of it. "${refrain}" It was so very nearly right. Then ${faults[1].clause}. "Oh," said ${helper.name}, for both of them. ${why[1]}`,
          `"${refrain}" They made it again. This time that part was right. But ${faults[1].clause}. And why? ${why[1]} The list had two things on it now. "Soon there will be only the right way left," said ${helper.name}.`,
          `They did it all again, but differently. "${refrain}" And ${faults[1].clause}. "${maker.says}," said ${maker.name}. ${why[1]} Down it went on the list, in rather large letters.`,
          `"Again," said ${maker.name}. "Again," said ${helper.name}. "${refrain}" It was better in every way but one. ${cap(faults[1].clause)}. They put the kettle on, and thought. And then they knew. ${why[1]}`,
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
          `"Who wants ${aNoun} anyway?" said ${maker.name}. That is a question nobody should answer. ${maker.name} took it away and sat with it behind a chair. By and by ${helper.name} came round behind the chair as well.`,
          `It was four o'clock, which is a bad time for most things. ${maker.name} was going to go and live somewhere else. "Shall I come?" said ${helper.name}. "Yes," said ${maker.name}, still sitting down. "But don't talk about it."`,
          `${maker.name} turned round and sat facing the wall. "I am not making ${aNoun} any more. I am making a mess." "It is a very good mess," said ${helper.name}. That was so true that ${maker.name} nearly laughed.`,
          `"That's it," said ${maker.name}, and lay down flat. ${Grown} came by with a cup of something warm. "Is it going well?" "No," said ${maker.name}, to the ${mess.over}. "It isn't going at all."`,
          `${maker.name} did not say anything. ${maker.name} went and stood in a corner, facing it. "What can you see?" said ${helper.name}, after a bit. "A corner," said ${maker.name}. "Is it nice?" "No." So ${helper.name} came and stood there too.`,
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
          `${helper.name} counted the row again, for something to do. "I've never known about this one," said ${helper.name}. It was ${spareWhole}. "It's only that..." But ${maker.name} had stopped breathing, so as to look at it better.`,
          `"Did this ever go in?" said ${helper.name}, from beside the bits. ${maker.name} looked up, quite crossly. Then all the crossness fell off. It was ${spareWhole}. There was just one place where it could go.`,
          `"What about these?" said ${helper.name}. It was the bits left over, in order of size. In the middle lay ${spareWhole}. They looked at the ${noun}. They looked at that. "Oh," said ${maker.name}.`,
          `It was very quiet. ${helper.name} looked along the row once more, to see that nothing had gone. "This one has been bothering me," said ${helper.name}. It was ${spareWhole}. "Where does it go?" ${maker.name} sat up.`,
          `"Shall I stop minding now?" said ${helper.name}. "If nobody needs these." There they lay, all in a row and rather shiny. One of them was ${spareWhole}. ${maker.name} looked at it once. Then ${maker.name} looked at it again, much harder.`,
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
          `They did not run. They walked very fast. Out it all came, and in it all went. And this time they used ${theSpare} too. It fitted, like a word that you have been trying to think of. "So I had the important one," said ${helper.name}.`,
          `"You minded it," said ${maker.name}, "and I never looked." "I'd have shown you," said ${helper.name}. There was no more to say than that. There was a good deal to do. "${sound}," they sang, till the light went orange.`,
          `"You had it the whole time," said ${maker.name}. "You told me to mind it," said ${helper.name}. "So I did." They began again, from the beginning. In went ${theSpare}. Nobody said anything. It was that sort of moment.`,
          `"You've had ${theSpare} all day?" "All day," said ${helper.name}. "I dusted it." So they went back to the start. This time they used everything, and there was nothing left to mind. "${sound}," they said, very softly.`,
          `"Why didn't you say?" said ${maker.name}. "You never asked," said ${helper.name}. "You said to mind it. I minded it." They began it all again, for the last time. ${cap(theSpare)} went where it should have gone that morning.`,
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
          `Neither of them wanted to look first. So they stood back to back, and turned round on three. ${stands} ${maker.name} shook hands with ${helper.name}. Then they did that again, because it felt right.`,
          `It did not look like the drawing. It looked like itself. ${stands} "Is that it?" whispered ${helper.name}. "That's it," whispered ${maker.name}. They went on whispering for quite some time.`,
          `They shut their eyes. They opened one each. ${stands} It was not like the one in the book. There was ${proof}. But you could tell who had made it.`,
          `"Are you looking?" "No. Are you?" So they both looked. ${stands} "Well!" said ${grownUp.name}. "Who did that?" "It took two," said ${maker.name}.`,
          `They counted to three, and then, to be safe, to ten. ${stands} Nobody cheered at first. They were too surprised. "That's us," said ${helper.name}. "We did that." "You did the last bit," said ${maker.name}.`,
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
          `On the back of the drawing ${maker.name} wrote down all they knew now. It did not take long. ASK ${helper.name.toUpperCase()} FIRST, it said. Then the light went out. ${helper.name} slept with one hand shut, and nothing in it.`,
          `At bedtime everything was washed but the ${mess.left}. ${maker.name} put up a sign. It said: MADE BY ${maker.name.toUpperCase()}. That looked a bit short. So ${maker.name} added: AND ${helper.name.toUpperCase()}, WHO MINDED. ${helper.name} was already asleep.`,
          `When it was dark, ${maker.name} wrote a sign for it. BY ${maker.name.toUpperCase()}, it said, AND ${helper.name.toUpperCase()}, WHO HAD THE BIT. Then the light went out, and ${helper.name} fell asleep. "Tomorrow," said ${maker.name}, "a bigger one."`,
          `They were too tired to wash much. So they went to bed with a bit of everything on the pillow. "Are you asleep?" said ${maker.name}. "Yes," said ${helper.name}. "So am I," said ${maker.name}. "What shall we make tomorrow?"`,
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
