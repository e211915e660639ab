import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** A picture that is quite right is given a sun, a door and a sandwich, and goes on looking at the paper basket. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, first: A, second: B, chance } = bound;
  const { k, g, Gcap, kind1, kind2, w1, w2, W1, W2, wrong1, wrong2, right, name, h, H: Hcap, ...rest } = partsOf(bound);
  const { andSo, refrain, atLast, there, pose, props, alsoSeen, seen } = rest;
  return {
    title: titled(
      chance.pick('what was in the paper basket', 'a sun, a door and a sandwich', 'the third one', 'with creases'),
    ),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: K, pose: 'kneel', feeling: 'happy', holds: 'crayon' }],
          things: ['crayon'],
        },
        `${k} took the good paper and the green crayon. It was going to be a picture, and it had a name already. "${name}." One had only to begin.`,
        `It was raining, and there was paper. ${k} chose a crayon, and knew just what it would be. "${name}." The first line went very well.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
        },
        `But lines do what they like. There was something odd about the head. It was ${A.aKind}. "${wrong1} That's not what I meant at all," said ${k}.`,
        `Then the crayon slipped, and there it was, as plain as toast. "${wrong1} I never asked for you," said ${k}. It looked back, with both eyes.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'cover', feeling: 'angry' },
          ],
        },
        `The next one started with the feet, to be safe. It went wrong at the other end. "${wrong2} No," said ${k}. ${W2} could not help it. It had been drawn like that.`,
        `So ${k} took a new sheet, and pressed harder. When it was done it was ${B.aKind}. "${wrong2} That's even further off," said ${k}. It was quite a nice one.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [{ who: K, pose: 'reach', feeling: 'determined' }],
          things: ['basket'],
        },
        `${k} crunched them up, first the ${kind1} and then the ${kind2}. They flew through the air, and only one of them missed the paper basket.`,
        `When it is crunched up, ${A.aKind} is no bigger than a plum. Nor is ${B.aKind}. They went into the paper basket, one on top of the other.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm'), ...alsoSeen], ...props },
        `And then, when ${k} had nearly stopped trying, it came. "${right}" ${andSo}. It was ${h}, right to the edges. There was not one line that wanted to be somewhere else.`,
        `The third time ${k} did not press at all, and there it was. "${right}" ${andSo}. It was ${h}, and could be nobody else. One hardly dared to breathe on it.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'surprised', holds: 'crayon' }],
          things: ['crayon'],
        },
        `"${refrain}," said somebody. There was nobody in the room. It was the picture. ${k} looked it over, and took the yellow crayon, and gave it a sun.`,
        `"${refrain}." It was a flat little voice, as of paper. ${k} was not surprised for long. There's no sky without a sun. So ${k} drew one, with a crayon for every ray.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'think', feeling: 'worried' },
            { who: G, pose: 'stand', feeling: 'curious' },
          ],
        },
        `"${refrain}," said the picture. So it had a door to go in at. Then it had a sandwich. ${Gcap} thought of a hat. It did not put on the hat.`,
        `The sun was no help. "A door," said ${g}. "Or a sandwich." ${k} drew both, and ham in it. "${refrain}," said the picture, and looked past them all.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [{ who: K, pose: 'kneel', feeling: 'curious' }],
          things: ['basket'],
        },
        `It looked to one side, and down. ${k} looked there, too. There was only the paper basket. "${refrain}," said the picture. And in the basket something went crackle.`,
        `"Where are you looking?" said ${k}, and knelt to see. One could draw a line with a ruler. It went straight to the paper basket, which crackled.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
        },
        `There they both were, at the bottom. They had opened a little, as paper does. ${k} smoothed out ${w1} with one hand, and ${w2} with the other. They had got some creases.`,
        `${k} took out both balls, and made them flat on the floor. ${W1} had a crease through the middle. ${W2} had nine. They did not say a word about it.`,
      ),
      page(
        {
          setting: there,
          camera: 'wide',
          actors: [
            seen('stand', 'surprised'),
            { who: A, pose: pose('stand'), feeling: 'happy' },
            { who: B, pose: pose('stand'), feeling: 'happy' },
          ],
        },
        `One was laid on the left, and one on the right. "They're just like me," said ${h}. "${right} And I thought that there was only one."`,
        `They were put down on each side, edge to edge. ${Hcap} looked at ${w1}, and at ${w2}. "${right}" They could all three say it. And ${h} moved up, to make room.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'proud' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
        `It hangs on the wall now, in one long piece, with all its creases. Somebody has eaten the sandwich. "${atLast}," said the picture, and has not spoken since.`,
        `${Gcap} hung it up as it was, glue and creases and all. They listened. "${atLast}," said the picture. When nobody looked, all three of them went in at the door.`,
      ),
    ],
  };
}
