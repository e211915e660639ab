import type { Told } from '../../arc.ts';
import { cap, clause, keeping, titled } from '../wording.ts';
import type { NotInHere } from './arc.ts';

const MOST = 20;

/** A list with everything on it but what to do, and somebody by the coats who could put it right and has promised not to. */
export function old(bound: NotInHere): Told {
  const { hero: H, child: K, keeper: B, venue, place, inPlace, item, habit, plant, refrain, chance } = bound;
  const { noun } = venue;
  return {
    title: titled(
      chance.pick(`not ${inPlace}`, `${H.name} is no trouble`, `the last line of the list`, `${item} and ${H.name}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `${plant} People who knew ${H.introduced} had stopped noticing it, as one does with a clock. It was only when there was somewhere to go that anybody thought of it at all. "You will be careful?" said ${K.name}. They were going to ${place}, and had counted the days on the fridge. "I shall be no trouble whatever," said ${H.name}, and meant it.`,
          `There was nothing wrong with ${H.introduced}. ${plant} It was a thing that would not matter in a field. But nobody had ever asked them to a field. "It's ${place}," said ${K.name}. "We shall have to be a little bit like other people." "How much?" said ${H.name}. "About two hours," said ${K.name}.`,
        ]),
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `It was all just as they had hoped. ${venue.seen} ${H.name} could have looked at it until bedtime. At the door was ${B.name}, with a list on a board, and a pencil on a chain. "${clause(venue.rule)}," said ${B.name}. The list had thirty-one things on it, and every one of them began with NO. "And if something happens that isn't on it?" said ${K.name}. "Then it has not happened," said ${B.name}.`,
        ],
        scene: {
          setting: venue.setting,
          camera: 'wide',
          actors: [
            { who: B, pose: 'point', feeling: 'calm' },
            { who: H, pose: 'look-up', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: venue.drawn,
        },
      },
      {
        text: [
          `For a whole minute they were the two best people ${inPlace}. Then it happened, the way a yawn does. ${habit.nuisance(H.name, K.name)} There was a hush, and in the hush came the sound of a pencil on a chain. "${refrain}," said ${B.name}. "That is number four." "I didn't do it on purpose," said ${H.name}. "That is number five," said ${B.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'point', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} tried doing nothing, with both eyes shut. It is harder than it looks. One has to do it the whole time. And then came the best part, and it was so good that something had to be said. "${H.says}," said ${H.name}, as low as it goes, which is not low. Somebody dropped a bag of mints. They rolled all the way to the front. "${refrain}," said ${B.name}, and did not give a number. It was worse without the number.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `They were put by the coats. One could hear it all from there, and see a bucket. "You go back," said ${H.name}. "You haven't done anything." "I like a bucket," said ${K.name}. Neither of them spoke for a time. "Suppose I wasn't like this," said ${H.name}. "Suppose it could be left at the door, with the umbrellas." ${K.name} thought it over honestly. "Then I should have to come with somebody else," said ${K.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `What came next was quite a small sound. It went tink, and then it went tonk, a good deal lower down. Then there was no sound at all, which is how one knew that it was serious. ${cap(item)} had gone down a crack in the floor. ${venue.why} ${B.name} went through the list from top to bottom, and then from bottom to top. There was NO RUNNING. There was NO SOUP. There was nothing about cracks.`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: B, pose: 'kneel', feeling: 'worried' }],
          things: venue.itemDrawn,
        },
      },
      {
        text: [
          `Everybody had an idea, and they had them all at once. ${B.name} put an arm in, but it stuck at the elbow, and had to be buttered. ${K.name} came running and tried an umbrella. But that only knocked the ${noun} further along, and one could hear it laughing. Somebody's uncle said that they should all go home and think. "We cannot go home," said ${B.name}, in a thin voice. "It is not five yet. Number nine."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'reach', feeling: 'worried' },
            { who: K, pose: 'reach', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${H.name} had been sitting on both hands, or near enough. There was somebody by the coats who could put it right in a minute, and who had promised not to. If it went wrong, it would be in front of everybody, and they would never be asked again. If it went right, it would still be number four. ${H.name} looked at ${B.name}, who had butter up to the shoulder. Then ${H.name} got up. "I'm going to be some trouble now," said ${H.name}.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'stand', feeling: 'determined' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `"${refrain}," began somebody at the back. "Hush," said ${B.name}, who had never said it to that sort of person before. ${habit.rescue(H.name, `the ${noun}`)} It was a bit bent, and there was fluff on it. Nobody in all that place had ever been so pleased to see fluff. "Is this the one?" said ${H.name}.`,
          ],
          `"Hush," said ${B.name}. ${habit.rescueShort(H.name, `the ${noun}`)} "Is this the one?" said ${H.name}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
          things: venue.itemDrawn,
        },
      },
      {
        text: [
          `${venue.begins} One could feel it through the soles of the feet. ${K.name} and ${H.name} had gone back to the coats, because nobody had said anything else. Then ${B.name} came by, quite slowly, with the list. "There is a difficulty," said ${B.name}. "I have written you down for number four, and I have it in ink." "I know," said ${H.name}. "I am sorry." "So I shall need," said ${B.name}, "to change number four."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'walk', feeling: 'shy' },
            { who: H, pose: 'sit', feeling: 'curious' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It hangs there to this day, and anybody may read it who can get near. There are thirty NOs. In among them is one line in another colour. "${H.name} ${habit.may}," it says. The two of them are there most weeks, at the end, where there is room. On the floor beside them a crack has been marked, with a ring of chalk. It has never been mended. ${B.name} says that one never knows.`,
        ]),
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
