import type { Told } from '../../arc.ts';
import { cap, titled } from '../wording.ts';
import type { NewHouse } from './arc.ts';

/** Told from five: you cannot pack a door frame; two ways of trying; and the string in the bottom of the box. */
export function middle({ child: K, grownUp: G, before, refrain, home, where, there, chance }: NewHouse): Told {
  const name = K.name;
  const g = G.name;
  const G1 = cap(g);
  return {
    title: titled(chance.pick(`a piece of string`, `${name}, ${before} and the door`, `the marks on the door`)),
    refrain,
    pages: [
      {
        text: [
          `In the kitchen doorway there were pencil marks, and they were all ${name}. The lowest was as high as a cat. The top one was from last week. There was never a ruler, so ${g} did it with string.`,
          `Every birthday ${name} stood in the kitchen doorway, very straight. ${G1} made a pencil mark. Then ${g} held a piece of string to it and tied a knot. "What is that for?" said ${name}. "I like string," said ${g}.`,
          `You could read ${name} on the door frame, from the bottom to the top. One. Two. Three. Each mark had a knot to go with it, in a bit of string. Nobody knew why. It was just how ${g} did it.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'proud' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
          things: ['string'],
        },
      },
      {
        text: [
          `Then came the boxes. They were going to live in a new ${there}. Cups went into paper, and the paper went into boxes. Everything was to come. "Everything?" said ${name}. "Every single thing," said ${g}.`,
          `They were moving${where === null ? '' : ` to a ${there}`}, and it was Tuesday. "We take it all with us," said ${g}, "down to the last spoon." ${name} had packed the bears. Then ${name} went round the rooms, to see what was left.`,
          `A new ${there} was waiting${where === null ? ', three streets past the station' : ''}. All day they put things into boxes. ${name} wrote on them: SOCKS. LAMP. DO NOT SIT. By evening there was hardly anything left to write on.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'hold', feeling: 'excited' },
            { who: G, pose: 'walk', feeling: 'calm' },
          ],
          things: ['box'],
        },
      },
      {
        text: [
          `There was one thing that nobody had packed. ${name} pulled at the door frame. It did not give. A door frame is part of the house, and the house was not coming. "But I'm on it!" said ${name}.`,
          `"We have to take the door," said ${name}. ${G1} put down a lamp and had a look. "I would if I could," said ${g}. "But the wall is holding on to it. If we pull that out, the kitchen comes too."`,
          `${name} stood in the kitchen doorway with both arms out. "Not without this," said ${name}. It was a fair thing to want. But somebody had nailed it there long ago, and had meant it.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'sad' },
            { who: G, pose: 'kneel', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `So ${name} rubbed at the marks with a wet thumb, to pick them up. But pencil comes off as a smudge. Now there was a smear at four and a half. That was no good to anyone.`,
          `${name} drew a picture of it instead. It had all the marks, and a cat. But the paper was as long as a hand. In the picture ${name} was smaller than a spoon.`,
          `${name} learned it off by heart, up to the knee, up to the ear. But the knee you learn it with grows too. By suppertime ${name} was not sure.`,
        ],
        scene: { camera: 'medium', actors: [{ who: K, pose: 'kneel', feeling: 'worried' }] },
      },
      {
        text: [
          `The new ${home} had more stairs than the old one, and fewer smells. "Hello," said ${name}. It said hello back, from an empty room, in a voice like a bucket. "${refrain}," said ${name}.`,
          `They got there in the afternoon, in front of all the boxes. The new ${home} stood and looked at them. "It'll be different with the curtains up," said ${g}. "${refrain}," said ${name}.`,
          `And there was the new ${home}, with the wrong number on it. ${G1} had to try three keys. Inside, every step came back as two. "${refrain}," said ${name}.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['house', 'box'],
        },
      },
      {
        text: [
          `The worst of it was in the kitchen doorway. There were pencil marks on it already. "${before}, four," they said. "${before}, five." So it was taken. ${name} looked at that for a long time. "${refrain}," said ${name}.`,
          `"There's a door frame here, at least," said ${g}. But there was somebody on it. It was a person called ${before}, who went up to here, and then stopped. Where was there room for ${name}? "${refrain}."`,
          `${name} found them by the light switch. They were small, neat marks, and none of them was ${name}. ${before} had stood here and stood here and stood here. "${refrain}," said ${name}. "It's theirs."`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'close',
          actors: [
            { who: K, pose: 'look-up', feeling: 'sad' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `That evening they looked for the tin opener. It was not in SPOONS, or in TIN OPENER. At the bottom of the last box was a piece of string. ${name} was going to put it back. It had knots in it. It had five of them, with gaps.`,
          `"What did you bring this for?" said ${name}, at the bottom of a box. It was only the string out of the drawer. "I like string," said ${g}. ${name} let it hang down. One knot was as high as a cat.`,
          `Supper was soup, and one box had to be tied shut again. "Pass me that string," said ${g}. ${name} passed it. Then ${name} did not let go. It went knot, knot, knot, all the way up. "Wait," said ${name}. "That's me!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'hold', feeling: 'surprised', holds: 'string' },
            { who: G, pose: 'kneel', feeling: 'curious' },
          ],
          things: ['box'],
        },
      },
      {
        text: [
          `They held it to the door frame, one at each end. For every knot ${name} made a pencil mark. Here was two, here was three, and here was last week. It took less time than soup. And there stood ${name}, all of ${K.him}.`,
          `${G1} held the end of the string on the floor with a toe. ${name} did the pencil. Knot, mark. Knot, mark. Nothing had got lost on the way.`,
          `A string does not care which wall it hangs on. They put it against the new door frame and read it off. Here was ${name} at two. Here was ${name} at four, with big hair. They had come after all.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'happy' },
            { who: G, pose: 'kneel', feeling: 'happy' },
          ],
          things: ['string', 'pencil'],
        },
      },
      {
        text: [
          `Then they saw something. "Look at four," said ${g}. ${before} at four and ${name} at four were the same. It was the very same height, to a hair. ${name} looked at it from close up. "Hello, ${before}," said ${name}.`,
          `"${before} was bigger at three," said ${name}, "but I caught up." They went up the door together, turn and turn about. At four there was only one mark, since they both fitted on it.`,
          `There was just room, on the left of ${before}. "Budge up," said ${name}, and drew a small line between. At the top of it ${before} stopped, and ${name} went on. Somebody had to.`,
        ],
        scene: {
          camera: 'close',
          time: 'sunset',
          actors: [
            { who: K, pose: 'point', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `There are still some boxes. One says SPOONS, and has a hat in it. But the string is in a drawer by itself, the second one down. ${name} is asleep next to the wall. It knows how high to be.`,
          `That night ${name} went down once more, in bare feet, to see. It was dark, but you could feel them with a thumb. There was a dent for ${before} and a dent for ${name}. Then ${name} went up to bed, counting stairs.`,
          `Late at night a new ${home} makes a lot of noise, trying things. ${name} lay in bed and listened to it. It was only asking who they were. "It's on the door," said ${name}, and turned over.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [{ who: K, pose: 'sit', feeling: 'sleepy' }],
        },
      },
    ],
  };
}
