import type { Told } from '../../arc.ts';
import { cap, clause, fitting, keeping, sentence, titled, within } from '../wording.ts';
import type { ShowingTheWay } from './arc.ts';

const MOST = 14;

/** Told from five: every guess is bigger than the bag; what there is, is only as big as it is. */
export function middle({
  hero: H,
  beside,
  small: S,
  helper,
  first,
  guesses,
  atHome,
  refrain,
  feelsWobbly,
  chance,
}: ShowingTheWay): Told {
  const name = H.name;
  const b = beside.name;
  const [g1, g2] = guesses;
  const isQuestion = refrain.endsWith('?');
  const ask = `${refrain}${isQuestion ? '' : ','}`;
  const senses = first.sense.map((each) => fitting(MOST, sentence(each), '')).join(' ');
  const step = clause(first.step1);
  const wobble = fitting(MOST, sentence(first.wobble), 'Then, somewhere, a door went bang.');
  const after = within(MOST, sentence(first.after)) ? sentence(first.after) : 'It had gone by.';
  /** What is done first, behind a word or by itself; a step that is too long to say is only begun. */
  const did = (word: string): string =>
    fitting(MOST, sentence(`${word} ${name} ${step}`), sentence(`${name} ${step}`), `Then ${name} began.`);
  const begins = feelsWobbly ? `In the bag ${S.name} felt wobbly.` : 'The bag began to shake.';
  const gear = first.gearThing ? [first.gearThing] : [];
  const arrived = atHome ? 'They went up the stairs' : 'They went in';
  return {
    title: titled(
      chance.pick(`${name} is the big one`, `what there is, for ${S.name}`, `${S.name} in the bag, ${name} outside`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(S.introduced)} went everywhere in a bag, and saw nothing but bag. So ${H.introduced} told what there was. "Gate," said ${name}. "Two steps. Puddle, a thin one." Nobody else could see the use of it.`,
            `If you live in a bag, you have to be told things. ${H.introduced} had ${S.introduced} in there. "${ask}" said ${S.name}, all day long. "Bread," said ${name}. "A cat. A different cat." It had got to be a habit.`,
            `People thought that ${H.introduced} talked alone. "Stairs, eleven of them. Banister. Sock." But in the bag sat ${S.introduced}, who could not see out. Somebody had to say what there was.`,
          ],
          `In the bag of ${name} sat ${S.introduced}, who could not see out. So ${name} told what there was. "Gate. Two steps. Puddle." This was ${H.introduced}.`,
        ),
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: H, pose: 'walk', feeling: 'happy' },
            { who: S, pose: 'sit', feeling: 'calm' },
          ],
          things: ['backpack'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `One morning they packed ${first.gear}. It was the day for ${first.place}. ${begins} "I'm not coming," said ${S.name}. "What will it be like?" ${name} had never been there either. But ${S.name} was more afraid, so ${name} had to be the big one.`,
            `"Where are we going?" said ${S.name}. "To ${first.place}," said ${b}. It was the first time, for everybody. "${sentence(first.ask)}" said ${S.name}. ${name} had just been going to ask that. But somebody had to be the big one.`,
            `Then came the day for ${first.place}. ${name} felt a bit ${feelsWobbly ? 'wobbly' : 'thin'} in the knees. But ${S.name} in the bag was even more afraid. So ${name} stood up straight. "I know all about it," said ${name}. It was not true.`,
          ],
          `Then came the day for ${first.place}. "I'm not coming," said ${S.name}. "What will it be like?" ${name} had never been there. But one of them had to be the big one.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: S, pose: 'hide', feeling: 'scared' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
          things: gear,
        },
      },
      {
        text: [
          `"I think ${g1.said}," said ${name}. ${S.name} was quiet. "Is that good or bad?" said ${S.name}. "I don't know," said ${name}. It was only a guess.`,
          `"${cap(g1.said)}," said ${name}. "Everyone knows that." It was only a guess. The bag gave a squeak, and ${S.name} hid under the hanky.`,
          `"Well, ${g1.said}," said ${name}. It was a guess. It was meant to be a help. But now ${S.name} was more afraid than before.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'hide', feeling: 'scared' },
            { who: H, pose: 'think', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${arrived}, ${name} and ${b} and the bag. There was ${first.helper}. ${g1.but(helper.name)} "It isn't that," said ${name}, to the bag. "What is it, then?" said the bag.`,
            `${arrived}, as if they did it every day. ${cap(helper.name)} came to meet them. ${g1.but(helper.name)} "So that was wrong," said ${name}, to the bag.`,
            `${arrived}. "Good morning," said ${helper.name}. ${b === 'the grown-up' ? 'The grown-up' : cap(b)} said good morning too. ${name} had a quick look. ${g1.but(helper.name)} That was a relief. But ${S.name} had believed it all the way.`,
          ],
          `${arrived}, ${name} and ${b} and the bag. "Good morning," said ${helper.name}. ${g1.but(helper.name)} "It isn't that," said ${name}, to the bag.`,
        ),
        scene: {
          setting: first.setting,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: beside, pose: 'stand', feeling: 'calm' },
            { who: helper, pose: 'wave', feeling: 'happy' },
            { who: S, pose: 'hide', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"And what comes after that?" said ${S.name}. ${name} thought quickly. "I expect ${g2.said}." ${S.name} hid at the bottom of the bag. ${g2.but(helper.name)}`,
          `${name} tried again. "This time I'm sure. ${cap(g2.said)}." They waited for it. ${g2.but(helper.name)} "That's two wrong guesses," said ${S.name}, very low.`,
          `${S.name} still wanted to know a lot. All of it began with what if. "${cap(g2.said)}," said ${name}. That made it no better. ${g2.but(helper.name)}`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'point', feeling: 'surprised' },
            { who: S, pose: 'hide', feeling: 'scared' },
          ],
        },
      },
      {
        text: [
          `After that ${name} had no more guesses. "Are you still there?" said ${S.name}. "Yes." "Don't tell me what there will be. ${ask.replace(/,$/, '.')}" And ${name} looked round. That was easy. Anybody can say what there is.`,
          `"I don't think I know what it's like," said ${name}. It was a relief to say so. "I've never been here." "But you've got eyes," said ${S.name}. "${refrain}${isQuestion ? '' : '.'}" So ${name} looked.`,
          `${name} was about to guess again, and stopped. Nobody can see what will be. But anybody can see what there is. "${ask}" said ${S.name}, as on any day. ${name} could do that.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'look-up', feeling: 'curious' },
            { who: S, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `So ${name} said it, low down, one thing and then another. ${senses} There was a near end and a far end, and a ${chance.pick('bench', 'bin', 'coat')}. There was ${helper.name}. ${name} got to the end of it sooner than you would think.`,
          `"First," said ${name}, and looked. ${senses} "And there's ${helper.name}, and both my feet. And there's you and me." It was all true. It fitted in the bag quite well.`,
          `${name} began at the left and went round. ${senses} It took a minute. "Is that all?" said ${S.name}. "That's all there is so far." ${name} was as surprised as anybody.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'point', feeling: 'calm' },
            { who: S, pose: 'look-up', feeling: 'curious' },
            { who: helper, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${did('Then')} ${name} told that too, as it went along. And then! ${wobble} "What was that?" cried ${S.name}. ${name} had jumped as well. "It was that big," said ${name}, showing it with two fingers. "Now it's gone."`,
            `${did('So')} Nothing was left out in the telling. ${wobble} Something in the bag fell over. "Is that how it ends?" said ${S.name}. "No, the middle," said ${name}. "It has gone off by itself."`,
            `"Your turn," said ${helper.name}. ${did('')} ${wobble} The bag leapt. "It won't do that again," said ${name}. Then ${name} stopped. That was a guess. "It happened," said ${name}. "It's over. I saw it go by."`,
          ],
          `Then it was time for the first bit. ${wobble} "What was that?" cried ${S.name}. ${name} had jumped as well. "It was that big," said ${name}, showing it with two fingers. "Now it's gone."`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: S, pose: 'hide', feeling: 'surprised' },
            { who: helper, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Something came up out of the bag, a bit at a time. It was ${S.name}. "It's not so bad," said ${S.name}. "It's just what you said." "Who's this?" said ${helper.name}. "I'm showing ${S.name} round," said ${name}.`,
          `By and by the bag opened, and there was an eye in it. It looked at everything, in the right order. "It's just as you said," said ${S.name}. "You've been here before." "Only since this morning," said ${name}.`,
          `"Do you always say it all out loud?" said ${helper.name}. "It's for ${S.name}," said ${name}, "who can't see." But ${S.name} was sitting on top of the bag. ${S.name} had been able to see for some time.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'look-up', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: helper, pose: 'stand', feeling: 'happy' },
          ],
          things: ['backpack'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `It was over. ${after} ${S.name} wished to ride on the outside. "Gate," said ${S.name}, all the way. "Step. Cat. The same cat." ${name} did not have to say a thing.`,
            `Out they came. ${after} "Let me do it," said ${S.name}, and sat on top. "Tree. Bin. A tree." They had gone by the very same things that morning. It seemed that there were more of them now.`,
            `${after} Going back, it was ${name} who shut both eyes. "${ask}" said ${name}. "The corner," said ${S.name}. "A leaf. Then us."`,
          ],
          `Going back, ${S.name} wished to ride on the outside. "Gate," said ${S.name}, all the way. "Step. Cat. The same cat." ${name} did not have to say a thing.`,
        ),
        scene: {
          setting: atHome ? 'bedroom' : 'street',
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: S, pose: 'point', feeling: 'happy' },
            { who: H, pose: 'walk', feeling: 'happy' },
          ],
          things: ['backpack'],
        },
      },
      {
        text: [
          `The bag hangs on the door, with nobody in it. "${ask}" says ${S.name}, when the light is out. "A pillow," says ${name}. "The dark, but not all of it." "And us," says ${S.name}.`,
          `That night there was hardly anything to tell. "Bed," said ${name}. "Me. A bit of moon on the bag." ${S.name} was asleep by the moon. ${name} said the rest of it anyway, to see how it came out.`,
          `In bed ${S.name} had one more thing to ask. "What will there be tomorrow?" ${name} looked, and could not see that far. "There's a quilt," said ${name}. "It goes up to here." It went over them both.`,
        ],
        scene: {
          setting: H.being?.setting ?? 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'sleepy' },
            { who: S, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}
