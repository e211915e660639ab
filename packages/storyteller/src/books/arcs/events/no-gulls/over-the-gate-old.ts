import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';

export function old(going: Going): Told {
  const {
    title,
    K,
    k,
    B,
    b,
    C,
    O,
    they,
    girl,
    joins,
    one,
    mask,
    from,
    whyOff,
    place,
    chief,
    Chief,
    big,
    new: newName,
    soup,
  } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(K, 'point', 'determined'), seen(C, 'stand', 'calm')],
          things: ['sign'],
        },
        `There were three things in that hall that had always been there: the table, the gulls, and the sign. The gulls came in for the bread. The sign was over the gate, in red letters as long as an arm, and said who might not. "I'm sorry," said ${chief}, and fended off a gull with a spoon. "I don't doubt that you'd make a good ${one}. But it's no girls. ${REFRAIN}" To ${joins} was all that ${k} wanted. But ${k} was a ${girl}, and could read. ${k} had learned to, off that.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(B, 'look-up', 'surprised')] },
        `There's one good thing about ${they}, and that is that you see so little of them. ${k} went home and found a ${mask}. ${from} With that on there was nothing left of ${k} but two eyes and a pair of boots. ${B.introduced} went twice round the boots, and wasn't sure. "I'm called ${newName}," said ${k}, from as low down as possible. On Monday at eight, ${newName} walked in under the red letters, with all the rest. It was the first lie that ${k} had ever worn.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'proud'), seen(O, 'cheer', 'happy')], things: ['gate'] },
        `There was ${place} to be had, and there were three tests for it. On Monday it was the ditch, which is six feet wide, and looks like nine. ${k} jumped it, and kept hold of the ${mask}. On Tuesday they had to stand at the gate, in the rain, until it was light. One after another went in to get warm. "You don't give up, do you?" said ${big}, at about four o'clock. ${big} was the largest of the ${they}, and the bravest, and had come out with a hot pie. "You remind me of somebody."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'worried'), seen(C, 'stand', 'happy')] },
        `The third was a race along the top of the wall, with everybody looking on. On the last stretch only two were left in it, and ${k} was a nose in front. That's when something squeaked. It was below, on the far side, where nobody was looking. It was the boy from the kitchen, who was five. He had been after a gull. He was in the mud of the ditch up to his belt, and stuck fast.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined')], things: ['broom'] },
        `${whyOff} One could have run on, for ten more steps, and won it, and then gone back. But ten steps are a long time, in mud. ${k} stood still. Then ${k} took hold of the ${mask} with both hands, and threw it away. "Help!" ${k} shouted, in the only voice there was. "Here! In the ditch!" When the first of them came, ${k} was down there, flat as a plank, with a broom held out. The boy got hold of the bristles. ${big} got hold of the boots. It was a noise like a cork.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'point', 'surprised'), seen(K, 'stand', 'worried')] },
        `"But that's a girl," said ${chief}. You could hear a gull walk across the table. ${Chief} looked at the boy, who was being wiped, and at the ${mask}, upside down in the nettles. You could see that it hurt. "It was as fine a thing as I ever saw done here," said ${chief}. "I'd give you ${place} for it. Only I didn't make the rule." "I know," said ${k}, through the mud. "${REFRAIN}" There were forty steps to the gate, and ${k} took the first.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `"Hold on," somebody said. It was ${big}, who got up, which took a while. "If that's how it is, I'd better go with her." And ${big} took a ${mask}, the best-known ${mask} in all the land, and lifted it off. Two long grey plaits fell down, as far as the belt. No one made a sound. "Twenty-two years," said ${big}, "I've ${soup}. I got in under that sign at a run, on a dark night. I've never once dared to scratch my nose."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'cheer', 'surprised'), seen(O, 'stand', 'happy'), seen(C, 'stand', 'surprised')],
        },
        `"Oh, for pity's sake," said a voice further down. "Eleven years." Another ${mask} came down on the table, and the plates jumped. "Six," said the next. "Nine, and it itches." In the end there were seven of them in a row. Behind them sat seven people, rather pink, and blinking. They looked at each other. "But I thought," said every one of them, "that it was only me." There'd been seven in that hall, side by side, for years, and each had kept it from the other six.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'reach', 'curious'), seen(C, 'stand', 'worried')],
          things: ['sign', 'broom', 'ladder'],
        },
        `That left ${chief} with three, and one of those had a cough. "And who did make it?" said ${k}. "The rule." Nobody knew. It had always been there. It was then that ${b} came in with the broom, and ${k} looked at it, and at the sign. It stood out in lumps. It had been painted over more than once, by people who painted what they thought it said. "May I?" said ${k}. They held the ladder, all seven. The red came off in flakes, and there was black below it, and the black was thin and neat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'look-up', 'surprised'), seen(K, 'point', 'happy')],
          things: ['sign', 'broom'],
        },
        `It was two words, and there was a drawing with it, of a beak. "No," read ${chief}, who had to stand on the table. "No... gulls." It was about the bread. It had been about the bread for three hundred years. There's a kind of laugh that begins with one person, and goes along a bench, and can't be got back. "Twenty-two years," said ${big}, and wept into both plaits. "For a bird!" And the gull by the butter dish put its head on one side, and went on eating.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'cheer', 'happy'), seen(K, 'sit', 'proud'), seen(O, 'cheer', 'happy')],
          things: ['sign'],
        },
        `${k} got ${place}, next to ${big}. The boy from the kitchen keeps to the path now. The seven hang on a row of nails, in case it's cold. Nobody has painted the sign again. They've only washed it, and put a lamp there, so that it can be read. And when anything white comes sailing in, and looks about for the bread, all the ${they} stand up. They all point the same way. "Out!" they roar. "${REFRAIN}"`,
      ),
    ],
  };
}
