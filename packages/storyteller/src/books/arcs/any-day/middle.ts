import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { AnyDay } from './arc.ts';

const MOST = 14;

/** Everybody is asked but the one who has been saying so all along. */
export function middle({ hero: H, friend: F, grownUp: G, setting, sigh, refrain, chance }: AnyDay): Told {
  return {
    title: titled(
      chance.pick(
        `${H.name} and the button nobody lost`,
        `what the chair said`,
        `${H.name} asked everybody`,
        `a button for somebody`,
        `${sigh}, said the chair`,
        `five buttons and a gap`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `There was a chair, and ${H.introduced} liked it best. It was old and soft. It said "${sigh}" when you sat down.`,
            `${H.introduced} had a favourite chair. It was as old as anybody. "${sigh}," it said, each time.`,
            `"${sigh}," said the chair. It always did, under ${H.introduced}. "You and me both," said ${H.name}.`,
            `Of all chairs, ${H.introduced} sat on the one that talked. It only knew one word. "${sigh}."`,
          ],
          `${H.name} had a favourite chair.${H.being ? ` ${H.name} was ${H.aKind}.` : ''} It was as old as anybody. "${sigh}," it said, each time.`,
        ),
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'happy' }], things: ['chair'] },
      },
      {
        text: [
          `One day there was a button on the floor. It was blue, with four holes. "Somebody must be missing you," said ${H.name}.`,
          `Under it one day lay a button. It was red, and as big as a biscuit. "Who lost you?" said ${H.name}.`,
          `Something went plink. It rolled round twice and lay down. It was a button, and it was nobody's. ${H.name} picked it up.`,
          `There are things under things. ${H.name} looked, and there was a button, as brown as toast. "You've been waiting," said ${H.name}.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'hold', feeling: 'curious', holds: 'button' }] },
      },
      {
        text: [
          `"Is this yours?" said ${H.name}. "I have never had a button," said ${F.introduced}. "${refrain}," said ${H.name}.`,
          `"Not mine," said ${F.introduced}. "I do up with nothing at all." "${refrain}," said ${H.name}.`,
          `"Did you lose a button?" said ${H.name}. "Not today," said ${F.introduced}. "I should have felt the draught." "${refrain}," said ${H.name}.`,
          `"Finders keepers," said ${F.introduced}. "Not until I've asked," said ${H.name}. "Is it yours?" It was not. "${refrain}."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'look-up', feeling: 'curious' },
            { who: H, pose: 'hold', feeling: 'curious', holds: 'button' },
          ],
        },
      },
      {
        text: [
          `"Perhaps it is a wheel," said ${F.name}. They rolled the button. But one wheel can only go round in a ring. "${refrain}," said ${H.name}.`,
          `"Perhaps it is a hat," said ${F.name}, and wore the button. But four holes let in the rain. "${refrain}," said ${H.name}.`,
          `"It may be a boat," said ${F.name}. They tried the button in a puddle. But four holes are four leaks. "${refrain}," said ${H.name}.`,
          `"I think it's a plate," said ${F.name}, "for a very small supper." But peas rolled off the button, both of them. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: F, pose: 'stand', feeling: 'excited' },
            { who: H, pose: 'kneel', feeling: 'curious' },
          ],
          things: ['button'],
        },
      },
      {
        text: [
          `${H.name} asked ${G.name}. ${cap(G.name)} counted every button, top to bottom. But they were all there, and one more would be too many. "${refrain}," said ${H.name}.`,
          `"Mine are all here," said ${G.name}, and counted them aloud. There was no gap to put it in. "${refrain}," said ${H.name}.`,
          `${H.name} tried it against ${G.name}, all the way down. It did not match. "I had one like it," said ${G.name}, "on another coat." "${refrain}," said ${H.name}, and took back the button.`,
          `"Let me see," said ${G.name}, and held the button up to the light. "It's a good one. It isn't mine." "${refrain}," said ${H.name}, who had nearly hoped.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'think', feeling: 'calm' },
            { who: H, pose: 'look-up', feeling: 'worried' },
          ],
          things: ['button'],
        },
      },
      {
        text: [
          `They stood the button on a box, where anybody could see it. "What a nice button," people said to ${H.name} and ${F.name}. All of them had theirs done up.`,
          `${F.name} asked a whole row of people at once, with ${H.name} behind. They all looked down at themselves, and up again. "No," they said. There was no gap in any of them.`,
          `${H.name} took the button for a walk on a saucer. ${F.name} went in front. Nobody came running. Nobody said, "At last!" It is what ${H.name} would have said.`,
          `${H.name} and ${F.name} waited for somebody in a hurry, holding something shut. They waited until tea, with the button between them. Nobody was holding anything shut.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: ['button'],
        },
      },
      {
        text: [
          `There was nobody left to ask. ${H.name} sat down in the chair. "${sigh}," said the chair, more sadly than before.`,
          `So ${H.name} gave up, and sat down hard. "${sigh}," said the chair. It had been saying it all along.`,
          `It is tiring to look for somebody. ${H.name} sat down to rest. "${sigh}," said the chair, as if it had been looking too.`,
          `${H.name} leaned back in the chair and shut both eyes. "${sigh}." It was only a small word. It sounded almost like a name.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }], things: ['chair'] },
      },
      {
        text: [
          `"Say that again," said ${H.name}. ${H.name} got up, and sat. "${sigh}." And there, in the middle of its back, was a little hole.`,
          `${H.name} turned round and looked. The chair had five buttons, and a place for six. "Oh!" said ${H.name}. "It's you!"`,
          `${H.name} leaned back to think, and something was not there. It was just the size of a button. "${F.name}, come and look at the chair!"`,
          `"Chairs don't say things for nothing," said ${F.name}. They looked it all over. At the back hung one loose thread, with nothing on the end. "Oh, chair," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'point', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
      },
      {
        text: [
          `${cap(G.name)} found some strong thread. In it went, and out, and in. ${H.name} held the button still, which is half the work.`,
          `"Hold it just there," said ${G.name}. ${H.name} held the button just there. Up came the thread, and down, like somebody on the stairs. It took nine stairs.`,
          `${cap(G.name)} licked the end of the thread, and missed, and licked it again. ${H.name} had the button ready. Then it was on, as if it had never been out.`,
          `It took one long thread and three sorts of knot. ${cap(G.name)} did the knots. ${H.name} did the holding, and the button went home.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'kneel', feeling: 'happy' },
            { who: H, pose: 'reach', feeling: 'proud' },
          ],
          things: ['button', 'string'],
        },
      },
      {
        text: [
          `${H.name} sat down. ${F.name} sat down too. The chair did not say "${sigh}". It said nothing, in a comfortable sort of way.`,
          `At the end of the day they both sat down together. They waited for the "${sigh}". There was only a small, contented creak.`,
          `${F.name} sat down first, and jumped up. "It didn't say it!" "No," said ${H.name}. "It doesn't need to." They kept the chair company until dark.`,
          `They were very quiet, and so was the chair. After a while ${H.name} said it for them all. "${sigh}." And ${F.name} laughed.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
          things: ['chair'],
        },
      },
    ],
  };
}
