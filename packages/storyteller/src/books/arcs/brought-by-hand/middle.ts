import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { BroughtByHand } from './arc.ts';

const MOST = 14;

/** A heap of small things, and then it is all there at once. */
export function middle(bound: BroughtByHand): Told {
  const { hero: H, child: K, first: A, second: B, traveller: T, wish, home, refrain, chance } = bound;
  const { want, place, sees, smell } = wish;
  const Place = cap(place);
  const keep = wish.keepThing === null ? [] : [wish.keepThing];
  return {
    title: titled(
      chance.pick(
        `please bring some back`,
        `how ${place} came to ${H.name}`,
        `${place}, a piece at a time`,
        `${H.name} has never been anywhere`,
        `going to ${place}?`,
        `somewhere for ${H.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${H.introduced} had never been anywhere. It is like that, when you cannot go. Every evening ${K.name} came and sat there, and every evening ${H.name} said it. "I want to ${want}."`,
            `"I want to ${want}," said ${H.introduced}, to whoever came by. They mostly laughed. ${H.name} had been in that one place for longer than they had been alive. Only ${K.name} did not laugh.`,
            `Some people can go, and some people can only stay. ${H.introduced} was the kind that stays. It was a good place to stay in, with nothing wrong with it. "But I want to ${want}," said ${H.name} to ${K.name}.`,
          ],
          `"I want to ${want}," said ${H.introduced}, who could not go anywhere.`,
        ),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `One night ${H.name} tried. ${H.name} leaned as far as ${H.aKind} can. But if you have stayed all your life, you are very good at staying. In the morning ${H.name} was just where ${H.name} always was.`,
          `${K.name} pushed from behind, and ${H.name} pulled from in front. Nothing moved, apart from ${K.names} hat. "Perhaps if you held your breath," said ${K.name}. They tried that too.`,
          `"How do you begin?" said ${H.name}. "You pick up one foot," said ${K.name}. They both looked down. There was not one to pick up. "Then I don't know," said ${K.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"I'm going there on Monday," said ${A.introduced}. "I'll tell you all about it." On Tuesday ${A.name} was back. "Well?" said ${H.name}. "It's big," said ${A.name}. "${refrain}" said ${H.name}. ${A.name} thought about it. "Very big."`,
          `${A.introduced} went there with a bag, and came back with a cold. "Did you see ${place}?" said ${H.name}. "I did," said ${A.name}. "It was nice." "${refrain}" said ${H.name}. But that was all that ${A.name} had.`,
          `So ${A.introduced} went, to look. It took four days. "It's just like the picture," said ${A.name}. ${H.name} had never seen the picture. "${refrain}" said ${H.name}. "There was a queue," said ${A.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'wave', feeling: 'happy' },
            { who: H, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Next ${B.introduced} went, and really looked. "I saw ${sees[0]}," said ${B.name}. "Oh!" said ${H.name}. That was something. "${refrain}" But ${B.name} had been so busy looking at that one thing.`,
          `"You have to look at it for ${H.name}," ${K.name} told ${B.introduced}. So ${B.name} did. "I saw ${sees[0]}," said ${B.name}. ${H.name} was quite still. "${refrain}" said ${H.name}. "I only had the one afternoon," said ${B.name}.`,
          `${B.introduced} took a pencil along. The list had one thing on it. "I saw ${sees[0]}," read ${B.name}. "${refrain}" said ${H.name}. "Then the pencil broke," said ${B.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'point', feeling: 'happy' },
            { who: H, pose: 'look-up', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"You can't go to ${place}," said ${K.name}, "so it will have to come here." ${K.name} painted a sign and put it up beside ${H.name}. GOING TO ${place.toUpperCase()}? PLEASE BRING SOME BACK.`,
          `${K.name} thought about it for a week. Then there was a sign next to ${H.name}. WANTED, it said. ${place.toUpperCase()}. ANY SIZE OF PIECE.`,
          `"They each bring back a bit in their heads," said ${K.name}, "and then it leaks out." So ${K.name} made a sign, and a shelf to go with it. ${place.toUpperCase()}, it said. PUT IT HERE.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['sign'],
        },
      },
      {
        text: keeping(MOST, [
          `It took all summer. ${A.name} brought ${wish.keep}. ${B.name} brought a jar, with the lid on tight. The label said: SMELL. Somebody's aunt had learned the sound of it by heart. Somebody small only brought a sock that had been there.`,
          `They did bring it. ${A.name} came back with ${wish.keep}. "It's only little," said ${A.name}, and put it down by ${H.name}. ${B.name} had caught some of the air in a jar. Soon there was quite a heap.`,
          `People are kind, if there is a sign. There was ${wish.keep}, from ${A.name}. There was a jar of air from ${B.name}. It had to be kept shut. Others had only looked, but now they looked properly, and came and said.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'hold', feeling: 'happy' },
            { who: B, pose: 'hold', feeling: 'happy' },
            { who: H, pose: 'look-up', feeling: 'excited' },
          ],
          things: ['jar', ...keep],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} looked at it from all sides. There were bits from every end of it, and still it was a heap. "It's very kind of you all," said ${H.name}. "It's just that it isn't ${place}." It began to get dark.`,
          `By autumn it was all there. "Is it like ${place}?" said ${K.name}. ${H.name} did not want to say. It was like a lot of small things that did not know each other. "${refrain}" said ${H.name}, very low.`,
          `"Well?" said ${K.name}. ${H.name} looked at the heap, one thing after another. "I can see the pieces," said ${H.name}. That was the trouble. They sat there until they could not see them any more.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'worried' },
          ],
          things: ['jar', ...keep],
        },
      },
      {
        text: keeping(MOST, [
          `"Don't look," said ${K.name}, in the dark. "Wait." ${K.name} took off the lid, and it smelled of ${smell}. ${A.name} said what there was to hear. "${cap(sees[1])}," said somebody. "${cap(sees[2])}," said another. And then it was there. It went on for miles.`,
          `It was too dark to look. Off came the lid. It smelled of ${smell}. ${A.name} told them of the sound, quite softly. ${B.name} said what was on the left. "I saw ${sees[1]}." And ${H.name} said, "Oh." It had come. It was as wide as the night.`,
          `Then ${K.name} put ${wish.keep} against ${H.name}, and opened the jar. There was a smell of ${smell}. "Now say it," said ${K.name}. "All of you." "${cap(sees[1])}," said ${A.name}. "${cap(sees[2])}," said ${B.name}. "Stop," said ${H.name}. "I can see it. I'm in the middle of it."`,
        ]),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'hold', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
          things: ['jar'],
        },
      },
      {
        text: keeping(MOST, [
          `Out of the dark came ${T.introduced}, and sat on the sign, out of breath. "What's this place?" "${Place}," said ${H.name}. ${T.name} sniffed. "So it is. I've flown over it eleven times. I never had a minute to look."`,
          `Something landed on the sign. It was ${T.introduced}, who was on the way from one end of the world to the other. "That's ${place}, that is," said ${T.name}. "I'd know it anywhere. But I only ever go past." ${T.name} looked at ${H.name}. "What is it like to stay?"`,
          `"Is this taken?" It was ${T.introduced}, who had been everywhere. "You'll have seen ${place}," said ${H.name}. "From above," said ${T.name}, "and in a hurry. It's all going, with us. I've never seen one thing twice."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: T, pose: 'sit', feeling: 'sleepy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} told it. The light comes over the roof at six, and is yellow. The first frost makes a noise. There is a snail who passes on Thursdays. ${T.name} had both eyes shut. "${refrain}" said ${T.name}.`,
          `"What's it like here?" said ${T.name}. Nobody had ever asked that. ${H.name} knew every stone of it. ${H.name} knew which star comes first, and who comes late. "${refrain}" said ${T.name}, over and over, until it was nearly light.`,
          `"You can see this place as often as you like," said ${H.name}. "It's always here. In spring it turns green, from the bottom up." ${T.name} moved closer. "${refrain}" said ${T.name}. There turned out to be a great deal.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${T.name} had to go in the morning. But on one leg there was a small parcel. In it was some of here. There is a shelf for it now, on a rock, at the far end of the world. There is a sign as well.`,
          `Every year ${T.name} comes by, and stops for one whole night. "Tell me," says ${T.name}. And when ${H.name} has told it all, ${T.name} does ${place}. They know each other's by heart.`,
          `"I've been to ${place}," says ${H.name} now, when they talk of such things. Nobody laughs. It is quite true. It was on a Thursday, and ${K.name} came too.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
