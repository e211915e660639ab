import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { SoTheySay } from './arc.ts';

const MOST = 20;

/** The first word too many was the witness's own, and it is the one that has to be taken back in front of everybody. */
export function old(bound: SoTheySay): Told {
  const { hero: H, child: K, first: A, second: B, news, newsFirst, at, outside, arrival, arrivedBy } = bound;
  const { times, tall, seen, refrain, chance } = bound;
  return {
    title: titled(
      chance.pick(
        `the only witness`,
        `one word too many`,
        `${H.name}, once and for all`,
        `what the badge said`,
        `how it really was`,
        `twice, said ${K.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}Most things that happen have nobody to see them. This one had ${K.name}. ${newsFirst}. It was over before you could have boiled an egg. Nobody fell over, and no bell rang. "You needn't tell everyone," said ${H.name}. "I won't," said ${K.name}, and meant it, as far as the gate.`,
            `${arrival}If ${K.name} had stopped to tie a shoelace, there would be no story. But the shoelace held. So ${K.name} came round the corner just then, and saw it all. ${newsFirst}. Afterwards it was very quiet. "Well," said ${H.name}, "that's that." It was, for about ten minutes.`,
          ],
          `${arrival}Most things that happen have nobody to see them. This one had ${K.name}. ${news}. ${H.name} was ${H.aKind}, and made no fuss. "You needn't tell everyone," said ${H.name}. "I won't," said ${K.name}, and meant it, as far as the gate.`,
        ),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'excited' },
          ],
          things: arrivedBy.slice(0, 1),
        },
      },
      {
        text: keeping(
          MOST,
          [
            `At the gate was ${A.introduced}. "${news}," said ${K.name}. It had been so large, when it happened. Said out loud, out of doors, it seemed to have shrunk. "Is that all?" said ${A.name}. "Twice," said ${K.name}. It was out before anybody had looked at it. It was such a little word. But ${A.names} eyebrows went up, and that was very pleasant to see.`,
            `${K.name} told ${A.introduced}, and only because ${A.name} asked. "${news}." There was a pause, and it was not the right sort. "Oh yes?" said ${A.name}, and went on with the hedge. "Twice," said ${K.name}. The shears stopped. Nobody had ever stopped cutting a hedge for anything that ${K.name} said.`,
          ],
          `At the gate was ${A.introduced}. ${K.name} told how it was. "Is that all?" said ${A.name}. "Twice," said ${K.name}. It was out before anybody had looked at it. It was such a little word. But ${A.names} eyebrows went up, and that was very pleasant to see.`,
        ),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `What is twice can just as well be more. "It was ${times}," said ${A.name}, by the time it had been carried as far as ${B.introduced}. "${refrain}." ${B.name} took it to the bus stop, and gave it a polish on the way. "${cap(times)}," said ${B.name}, "and ${tall.added}." Somebody missed a bus on purpose.`,
          `A thing like that gets heavier as it is handed on. Nobody likes to hand on less than they got. From ${A.name} it came to ${B.introduced} as ${times}. "${refrain}," said ${A.name}. From ${B.name} it went on to the whole of the market. There it was done ${tall.added}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'shout', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Thursday it was in the newspaper. ${cap(times)}, it said, ${tall.added}, ${seen.added}. The grown-ups read it out to each other over the toast. ${K.name} read it under the table. It was a fine piece of news. Right at the bottom of it, like a pea under nine mattresses, there was one word of ${K.names} own.`,
          `It came home by way of the radio. "${cap(times)}," said the radio, "${tall.added}, ${seen.added}. ${refrain}." Then there was some music. ${K.name} sat on the stairs with an odd feeling, like having thrown a very small stone at a very large hill, and heard it begin to move.`,
        ]),
        scene: {
          setting: 'living-room',
          camera: 'close',
          actors: [{ who: K, pose: 'sit', feeling: 'worried' }],
        },
      },
      {
        text: keeping(MOST, [
          `They came on Friday, with cushions. They sat in rows, from the step to the end of the lane, and passed cheese rolls along. "Whenever you are ready," called ${A.name}. "And do bring ${tall.asked}." "What do they want?" said ${H.name}. "You," said ${K.name}. "Only more." ${H.name} looked behind, to see if there was any more, but that was all of it.`,
          `On Friday there was a crowd at the gate, and it had brought its own chairs. "We don't want to hurry you," called ${B.name}. "But is it before ${tall.asked} or after?" "Who told them about that?" said ${H.name}. "I never had one." ${K.name} took a great interest in a snail.`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: A, pose: 'sit', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} did try, out of politeness. The nearest thing in the house was ${tall.instead}, so that had to do. It did not. There are things you can only do when you are not doing them on purpose. "Perhaps it wants the right light," somebody said. "Tomorrow, then," they all said. "On the platform. With flags." And they left the cushions, to keep their places.`,
          `"I could do it for them with this," said ${H.name}, and held up ${tall.instead}. It was sad to see. The first row clapped, to be kind. "It will be different on Saturday," said ${B.name}, "on the platform, with everybody there." "Yes," said ${H.name}. "It will." And ${H.name} went in, and shut the door without a sound.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'cover', feeling: 'shy' },
            { who: B, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `There was to be a chair on the platform for ${K.name} as well, with arms. There was a badge to go with it. WITNESS, it said, in gold. "You'll tell it first," said ${A.name}, pinning it on, "and then comes ${H.name}. Put in the ${seen.who}." ${K.name} had never had a badge before. It was heavier than it looked, and it caught the light.`,
          `"You are the only one who was there," said ${A.name}, and pinned a badge on ${K.name}. It was as big as a saucer. WITNESS, it said. "You will sit in front and tell it all. Don't leave out ${tall.asked}. Don't leave out the ${seen.who}." People that ${K.name} did not even know said good evening. It is surprising how soon you can get used to that.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'reach', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'proud' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `That night ${K.name} went round by ${H.names}, to show the badge. ${H.name} looked at it for a long time. "I did like it, you know," said ${H.name}. "When it was only what it was. I used to go over it before I went to sleep." "And now?" "Now I can't find it. There's always a ${seen.who} in the way."`,
          `${H.name} could not sleep, and nor could ${K.name}. They met on the step. "I don't mind that they know," said ${H.name}, after a while. "But I should have liked them to know mine. This one is ever so much better. It just isn't anything that ever happened to me." The badge was very bright in the moonlight.`,
        ]),
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Saturday there were flags. ${K.name} stood up, and five hundred faces turned like plates. They knew it all already. They only wanted to hear it from somebody who had been there. You need not even lie. You could just nod. "${refrain}," somebody prompted. ${K.name} took off the badge, which was stiff to undo, and it took a time. "It was once," said ${K.name}.`,
          `The next morning the whole town was there, in its hat. ${K.name} had the chair with the arms. ${H.name} sat beside it, as small as possible. "Tell us!" they called, and leaned forward, smiling. In all that smiling there was just one face that was not. ${K.name} unpinned the badge. It left two little holes. "It was once," said ${K.name}.`,
        ]),
        scene: {
          setting: 'stage',
          time: 'day',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'determined' },
            { who: H, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"${news}. There was nobody there but me. I said twice, because once sounded so small. All the rest was built on that, so I should like to have it back." Nobody spoke. The man from the newspaper shut his book. They picked up their cushions, one row after another, and went home. "I sold lemonade on the strength of that," said ${A.name}, and took the badge away.`,
            `"${news}," said ${K.name}. "That's all of it. I put in the twice. I wanted your eyebrows to go up." That was to ${A.name}, whose eyebrows came down. It is a long way down from a platform when nobody claps. The flags were rolled up. Somebody folded the chair with the arms. ${A.name} held out a hand for the badge, and did not say a word.`,
          ],
          `"There was nobody there but me. I said twice, because once sounded so small. All the rest was built on that, so I should like to have it back." Nobody spoke. They picked up their cushions, one row after another, and went home. ${A.name} took the badge away.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: A, pose: 'reach', feeling: 'angry' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `When they had all gone there was one cushion left, and ${B.name} was on it. "I put in a good deal of the middle," said ${B.name}. "I never thought to ask. What was it like, the once?" ${H.name} looked at ${K.name}, and ${K.name} nodded. So ${H.name} told it, at just its own size. It fitted the three of them exactly. There would not have been room in it for anybody else.`,
          `"Is there any left?" said somebody. It was ${B.name}, who had stayed behind to look for a glove. "Of the real one, I mean." ${H.name} began a long way back, with the weather. ${K.name} put in the corner, and the shoelace. By the end ${B.name} had forgotten about the glove. "That's much better," said ${B.name}. "You could believe that."`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `When anything happens now, they send for ${K.name}. "Because you'll only tell us what there was," says ${A.name}, who has come round to it. There is no badge. There is a line in the town book, in small letters. "${news}," it says. "Once." "${refrain}," says ${H.name}, at night, going over it. "I wasn't by myself."`,
            `The badge is in ${A.names} drawer. ${K.name} has the two little holes. When people tell it now, they tell it short. "${news}." Then somebody is sure to say, "Is that all?" "No," says ${H.name}, and looks at ${K.name}. "${refrain}. There was somebody who said so."`,
          ],
          `When anything happens now, they send for ${K.name}. "Because you'll only tell us what there was," says ${A.name}, who has come round to it. There is no badge. "${refrain}," says ${H.name}, at night, going over it. "I wasn't by myself."`,
        ),
        scene: {
          setting: outside,
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
