import type { Told } from '../../arc.ts';
import { shortened } from '../sentence.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OtherHalf } from './arc.ts';

const MOST = 20;

/** A chair is kept for whoever will be half; a promise has been made elsewhere; and a cupboard is full of halves. */
export function old(bound: OtherHalf): Told {
  const { hero: H, child: K, other: O, neighbour: A, half, words, clause, home, outside, chance } = bound;
  const { arrival, arrivedBy, refrain } = bound;
  const a = A.theKind;
  const said = (line: string): string => `${line} "${refrain}," said ${a}.`;
  const own = (line: (said: typeof words) => string): string => shortened(MOST, line(words));
  return {
    title: titled(
      chance.pick(
        `the cupboard of halves`,
        `${H.name}, ${O.name} and Saturday`,
        `half of something`,
        `a chair for half of ${H.name}`,
        `what ${O.name} was short of`,
        `somebody else's other half`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `"${H.name} ${clause}," they said, and sighed. It was an old story by now. ${cap(H.introduced)} said sorry for it every morning, before it had even happened. Nobody was more tired of it than ${H.name}, who could not get away from it.`,
            `People were fond of ${H.introduced}. "But ${H.name} ${clause}," they said. They had told ${H.name} about it kindly, and by letter, and once in a song. It made no difference. ${H.name} could not help it, any more than one can help one's own nose.`,
            `If ${H.introduced} had done it on purpose, one could have been cross. But everybody could see that ${H.name} tried. "Only ${H.name} ${clause}," said ${a}, and put the kettle on, and had half a cup. ${cap(a)} never had more than half of anything.`,
          ],
          `People were fond of ${H.introduced}. They began with that. After that there was always a "but". ${H.name} had been told about it kindly, and by letter, and once in a song. It made no difference.`,
        ),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'shy' }] },
      },
      {
        text: keeping(
          MOST,
          half.first.old.map((each) => said(own(each))),
          ...half.first.middle.map((each) => said(own(each))),
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          half.again.old.map((each) => said(own(each))),
          ...half.again.middle.map((each) => said(own(each))),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          half.attempt.old.map((each) => own(each)),
          ...half.attempt.middle.map((each) => own(each)),
        ),
        scene: { camera: 'close', actors: [{ who: H, pose: 'think', feeling: 'determined' }] },
      },
      {
        text: [
          `"I'll tell you what," said ${a}. "There's a supper on Saturday, and I am keeping you a chair. All I ask is half of it. Only half." ${cap(a)} was like that. ${cap(a)} ate half a bun. The other half was put by for when somebody came. There was a whole cupboard of halves. Nobody ever quite came. "I'll try," said ${H.name}.`,
          `There was to be a supper on Saturday, with places. ${cap(a)} had written a card for every one. "${H.name}," it said on the last, and then in small letters: "half, please." It was fairly meant. ${cap(a)} halved everything. The second halves were kept in a cupboard, in rows, for a day when there might be company. "I'll be half," said ${H.name}. "I promise."`,
          `${cap(a)} was not unkind. "I have put out a chair for you on Saturday," said ${a}. "A good one. And I only want you to be half as much." It was how ${a} did everything: half a candle, half a good morning. The rest was put by in a cupboard, for visitors. It was quite full. "I could try to be half," said ${H.name}, who did want to sit on a chair among the others.`,
        ],
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
          things: ['chair'],
        },
      },
      {
        text: [
          `${arrival}${K.name} heard about it on the Thursday. "Half of you?" said ${K.name}. "Which half?" ${H.name} did not know. "You have too much of it," said ${K.name}. "So perhaps somebody else has too little. We could go and look for them." It was better than trying to be half. They took the road to the far end.`,
          `"Suppose it was shared out wrongly," said ${K.name}. ${arrival}"You got yours, and you got somebody else's as well. Then somebody must have too little." "Who?" said ${H.name}. "We'll have to find out," said ${K.name}. So they set off along the road, and asked at every gate who was short of anything. Mostly it was string.`,
          `${arrival}"It's only too much for the people here," said ${K.name}. "Somewhere else it might be just right." ${H.name} stopped looking at the ground. "Where would that be?" said ${H.name}. So they went to look, past the last house that they knew. After the last house there was one more.`,
        ],
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'curious' },
            { who: H, pose: 'walk', feeling: 'sad' },
          ],
          things: arrivedBy,
        },
      },
      {
        text: keeping(
          MOST,
          half.other.old.map((each) => own(each)),
          ...half.other.middle.map((each) => own(each)),
        ),
        scene: { time: 'sunset', camera: 'medium', actors: [{ who: O, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(
          MOST,
          half.fit.old.map((each) => own(each)),
          ...half.fit.middle.map((each) => own(each)),
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: O, pose: 'cheer', feeling: 'excited' },
          ],
        },
      },
      {
        text: [
          `"Will you come again?" said ${O.name}. "On Saturday?" It was out before ${H.name} could think. "Yes," said ${H.name}. And then, on the way home, ${H.he} did think. On Saturday there was a chair. There was a card with a name on it. Nobody had ever kept ${H.him} a chair before, not a good one. It would only cost half.`,
          `They had said Saturday, and shaken hands on it. It was not until the last gate that ${H.name} stopped. "That's the supper," said ${K.name}. It was. They could see ${a} from there, at the window, setting a chair straight. It looked a very comfortable sort of chair. ${H.name} had been wanting it for about as long as ${H.he} could remember.`,
          `On the Saturday ${H.name} put on a clean collar and stood at the fork in the road. One way was the supper. You could hear them putting out spoons. The other way there was somebody who had swept a path, and was trying not to look along it. ${K.name} did not say anything. It was not ${K.names} chair.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `After that day came Saturday. ${H.name} went up to ${a}'s door, and knocked. "I could be half," said ${H.name}, "but there's somebody who needs the whole of it." And ${H.he} thanked ${a} for the chair, and walked away from it. It was harder than being half. It had smelt of gravy. Behind ${H.him} they could be heard moving up, so that there was no gap.`,
          `${H.name} wrote it on the back of the card, and pushed it under ${a}'s door. "I am sorry. I should have to be half at yours. I am expected whole." It was not meant to be rude. Then came the long road, the wrong way, with the lamps being lit behind ${H.him}. Somebody laughed in there, at something. One always wonders what it was.`,
          `It would have been easy to go to the one and be sorry about the other. ${H.name} went and told ${a} to ${A.his} face. "You'd give up the chair?" said ${a}. "I'd rather not," said ${H.name}. "But I've said I'd come. They've got a half there, and I have got the half that goes with it." ${cap(a)} shut the door, halfway.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'walk', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `There was nothing wrong with the supper. Nobody was too anything. ${cap(a)} looked along the table, at all the people being half, and thought how quiet a cupboard is. Then ${a} got up in the middle of the soup and fetched a basket. It was dark when there came a knock at the far end. "I've brought the rest," said ${a}. "It's all halves. I've been keeping it for company."`,
          `It was a very even sort of supper. By the pudding ${a} had looked at the one free chair eleven times. It seemed to be the only one with anybody in it. So ${a} opened the cupboard, and took what was there. It went down the road on the chair. They opened the door. "Is this where one brings the other half?" said ${a}. There was half a cake, and half a candle.`,
          `"They are both mad," said ${a}, in the kitchen, to half a bun. And ${a} looked at the bun, and at the row behind it, and at the row behind that. They had been waiting such a time. At nine o'clock ${K.name} saw something come down the road, that clinked. It was ${a}, with the chair and the whole of the cupboard. "I thought," said ${a}, "that there might be too much of me at home."`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: O, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          half.last.old.map((each) => own(each)),
          ...half.last.middle.map((each) => own(each)),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: O, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
