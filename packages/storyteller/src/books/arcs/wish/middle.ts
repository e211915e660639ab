import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { WishJar } from './arc.ts';
import { deedTold } from './deed-told.ts';

const MOST = 14;

/** The easy wishes of the jar are granted first; then comes one that nobody saw go in. */
export function middle(bound: WishJar): Told {
  const { child: K, friend: F, grownUp: G, caller: C, deed, said, ways, was, refrain, chance } = bound;
  const [one, two] = ways;
  const k = K.name;
  const g = G.name;
  const { wish, does, thanks, asks, helper } = deedTold(bound, 'does');
  return {
    title: chance.pick(
      'The Jar That Was Kept',
      `What ${k} Put in the Jar`,
      'One at the Bottom',
      'Some of a Wish',
      `The Leaf Nobody Saw Go In`,
      `${k} and the Three Easy Ones`,
      'A Wish with the Lid Off',
    ),
    refrain,
    pages: [
      {
        text: [
          `There was a jar on the kitchen table. The last of the ${was} was gone. "Out it goes," said ${g}. "No," said ${k}. "It might be for something."`,
          `${k} never let a jar be thrown away. You never knew. This one had been for ${was}. It had a wide top and a nice deep middle. "It's empty," said ${g}. "It's waiting," said ${k}.`,
          `The ${was} were gone, and the jar was left. ${cap(g)} was going to put it out. But ${k} put an ear to it first. "There is still some room in there," said ${k}. So it stayed.`,
          `What is a jar, when there is nothing in it? ${cap(g)} said that it was rubbish. ${k} said that it was a jar. There had only been ${was} in the way.`,
          `"Listen to this," said ${k}, and held out a jar. ${cap(g)} listened. There had been ${was} in it, and now there was a hush. "You want to keep that?" said ${g}. ${k} did.`,
        ].map((text) => (was === 'honey' ? text.replace('The honey were gone', 'The honey was gone') : text)),
        scene: {
          setting: 'kitchen',
          camera: 'wide',
          actors: [
            { who: K, pose: 'hold', feeling: 'determined' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['jar'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"${said}," said ${k}. "Do you?" said ${g}. "What for?" ${k} did not even have to think. "${deed.because}"`,
            `Yesterday it had been small. By breakfast it was quite large. "${said}," said ${k}. "${deed.because}" "I see," said ${g}. "And porridge?"`,
            `${k} said it on the stairs, and ${k} said it at the table. "${said}." Nobody laughed, so ${k} told them why. "${deed.because}"`,
            `Some people wake up with a cold. ${k} woke up with a wish. "${said}," said ${k}, and sat down to toast. "${deed.because}"`,
            `"What will you have?" said ${g}, who meant egg or jam. "${said}," said ${k}. It was not on the table. "${deed.because}"`,
          ],
          `${k} had a wish, and it was quite large. "${deed.because}" That was what ${k} told ${g}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'excited' },
            { who: G, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `The thing to do with a wish is to tell it to somebody. ${one.middle(k)} ${refrain}.`,
          `${k} knew how it is done, or some of it. ${one.middle(k)} ${refrain}.`,
          `There are several ways to go about it, and ${k} began with the nearest. ${one.middle(k)} ${refrain}.`,
          `"Does it cost anything, to wish?" said ${k}. It did not. ${one.middle(k)} ${refrain}.`,
          `Everybody says that there is a trick to it. ${one.middle(k)} ${refrain}.`,
        ],
        scene: {
          setting: one.at,
          camera: 'medium',
          actors: [{ who: K, pose: one.pose, feeling: 'surprised' }],
          things: one.things,
        },
      },
      {
        text: [
          `That had not been the right way, so there had to be another. ${two.middle(k)} ${refrain}.`,
          `Perhaps it was the wrong sort of morning for it. ${two.middle(k)} ${refrain}.`,
          `"I must have held it wrong," said ${k}. ${two.middle(k)} ${refrain}.`,
          `Some people would have stopped there. ${two.middle(k)} ${refrain}.`,
          `${k} sat, and thought, and got up again. ${two.middle(k)} ${refrain}.`,
        ],
        scene: {
          setting: two.at,
          camera: 'wide',
          actors: [{ who: K, pose: two.pose, feeling: 'sad' }],
          things: two.things,
        },
      },
      {
        text: [
          `${k} wrote the wish down and put it in the jar, folded. It looked thin in there. "Has anybody else got one?" said ${k}. "It ought to have company."`,
          `Then there was the jar. It was just the size of a wish, folded. But all that room round it! "It will be lonely," said ${k}. "You must all put one in."`,
          `"It wants keeping safe," said ${k}, "until it's time." In it went, to the bottom of the jar. It was very quiet down there. ${k} went round to ask who else had one.`,
          `If a thing will not come today, it has to be kept somewhere. ${k} kept it in the jar. Then ${k} could not look away. "It's only one," said ${k}. "It needs some others."`,
          `Some things are too good for a pocket. The wish went in the jar. "Who else is putting something in?" said ${k}. "There's a lot of room."`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'close',
          actors: [{ who: K, pose: 'hold', feeling: 'calm' }],
          things: ['jar'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${cap(g)} wished for one cup of tea that was hot all the way down. ${F.introduced} wished for the end of the loaf. They were easy. ${k} saw to them before lunch.`,
            `${F.introduced} put in a wish about the end of the loaf. ${cap(g)} put in one about tea, hot to the last drop. ${k} did both of them that same day. "They were only little ones," said ${k}.`,
            `There was one from ${g}: tea, and nobody to say a word until it was gone. There was one from ${F.introduced}: the crust. ${k} could do crusts. ${k} could even do the other.`,
            `"Mine is tea," wrote ${g}, "and to drink it sitting down." ${F.introduced} did not write anything, and looked at the crust instead. By lunch ${k} had done the lot.`,
            `It turned out that most wishes are about the size of a plate. ${cap(g)} wanted tea that had not been forgotten about. ${F.introduced} wanted what was left of the bread. ${k} granted them both with one hand.`,
          ],
          `${cap(g)} wished for hot tea. ${F.name} wished for the crust. They were easy, and ${k} did both.`,
        ),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: G, pose: 'sit', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'proud' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `When they looked again, there was a leaf in the jar. It was folded too. "Is it yours?" "No." "It's mine," said ${C.introduced}, from the doorstep. "${wish}"`,
            `${k} had put the jar on the step, to air. By and by it had a leaf in it that nobody in the house had put there. "Excuse me," said ${C.introduced}. "${wish}"`,
            `Out on the step somebody was looking up at the jar. It was ${C.introduced}. There was a leaf in it now, with a neat bite in one corner. "${wish}"`,
            `By tea time there was something green in the jar. It was a leaf, rolled up small. "I saw that you were taking them," said ${C.introduced}, by the mat. "${wish}"`,
            `${k} came out to look how they were getting on in the jar. And who was that, halfway up the step? It was ${C.introduced}, pushing in a leaf. "${wish}"`,
          ],
          `Now there was a leaf in the jar. ${C.name} had put it there. "${wish}"`,
        ),
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [
            { who: C, pose: 'look-up', feeling: 'shy' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
          things: ['jar', 'leaf'],
        },
      },
      {
        text: [does],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: deed.pose, feeling: 'determined' },
            ...(does.includes(C.name) ? [{ who: C, pose: 'stand', feeling: 'curious' } as const] : []),
            ...helper,
          ],
          things: deed.things,
        },
      },
      {
        text: [
          `${C.name} was very pleased. "${thanks}${asks ? '?' : '.'}" ${k} looked round to see who was meant. There was nobody else there. It was ${k}.`,
          `"${thanks}${asks ? '?' : '.'}" That was what ${C.name} said. And ${k}, who had forgotten all about wishing, remembered.`,
          `${C.name} thought about it. "${thanks}${asks ? '?' : '.'}" ${k} did not say anything. It takes a moment for a thing like that to go in.`,
          `It was over, and ${k} was red in the face. "${thanks}${asks ? '?' : '.'}" That was ${C.name}. ${k} went on hearing it for some time.`,
          `"${thanks}${asks ? '?' : '.'}" ${C.name} said it as if it were nothing much. ${k} sat down on the step. Something had just come true, while nobody was looking.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: C, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'proud' },
          ],
        },
      },
      {
        text: [
          `In the evening they tipped out the jar. One wish was left, folded in four. "Has this one come true?" said ${g}. "Some of it," said ${k}. "${deed.some}"`,
          `"This one can come out, then," said ${g}. It lay alone in the jar. "Not yet," said ${k}. "There is more to come. ${deed.some}"`,
          `There was one at the bottom. ${cap(g)} held the jar up to the light. "And how is yours getting on?" "${deed.some}" said ${k}. "I am only at the start of it."`,
          `"All done but one," said ${g}, and shook the jar. "Whose is this?" It was ${k}'s own. "I have had a corner of it," said ${k}. "${deed.some}"`,
          `That night ${g} wiped the table, and moved the jar, and looked in. "Shall I throw this one out?" "No!" said ${k}. "It works. ${deed.some}"`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: G, pose: 'hold', feeling: 'curious' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: ['jar'],
        },
      },
      {
        text: [
          `Now the jar is by the bed, with the lid off. There is one wish in it. It sleeps under a leaf. Next to it ${k} is asleep as well.`,
          `That night the moon looked into the jar. At the bottom lay a wish, with a leaf over it like a quilt. And ${k} slept under a quilt, like a wish.`,
          `${k} slept with one hand on the jar. In there it was not so thin any more. It had a leaf to lie on, and it had been out.`,
          `Nobody put the lid on. A wish should be able to get out, if it is wanted. But it was dark, and the leaf was soft. It stayed in the jar, and ${k} was asleep beside it.`,
          `On the sill stands the jar, where a wish can see out. It has a leaf for a blanket. From the bed comes the sound of ${k}, fast asleep, and still at it.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'sleep', feeling: 'calm' }],
          things: ['jar', 'leaf'],
        },
      },
    ],
  };
}
