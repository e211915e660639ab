import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { BroughtByHand } from './arc.ts';

const MOST = 8;

/** It is too far to go. So it comes. */
export function young(bound: BroughtByHand): Told {
  const { hero: H, child: K, first: A, second: B, traveller: T, wish, home, chance } = bound;
  const { want, place } = wish;
  const refrain = chance.pick('What else?', 'And? And?', 'Tell me more!', 'More! More!', 'And then?');
  const keep = wish.keepThing === null ? [] : [wish.keepThing];
  return {
    title: titled(
      chance.pick(
        `some of ${place} for ${H.name}`,
        `a bit at a time`,
        `what did you see?`,
        `${H.name} stays at home`,
        `${place}, in a jar`,
        `bring it here`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. "I want to ${want}," says ${H.name}.`,
            `Here is ${H.introduced}. ${H.name} can not go. Not one step.`,
            `${K.name} has a friend. It is ${H.introduced}. ${H.name} is always here.`,
          ],
          `This is ${H.introduced}.`,
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
        text: keeping(
          MOST,
          [
            `"I want to ${want}," said ${H.name}. Push! Lean! No. Stuck.`,
            `${H.name} leaned and leaned. "I want to ${want}!" No good.`,
            `One, two, three, go! ${H.name} did not go. "But I want to ${want}."`,
          ],
          `${H.name} leaned and leaned. No. Not one step.`,
        ),
        scene: { camera: 'close', actors: [{ who: H, pose: 'reach', feeling: 'sad' }] },
      },
      {
        text: keeping(MOST, [
          `So ${A.introduced} went. ${A.name} came back. "It is big!" "${refrain}" said ${H.name}.`,
          `Off ran ${A.introduced}. Back ran ${A.name}. "I saw it! It is big." "${refrain}"`,
          `"I will look for you," said ${A.introduced}. "Well, it is big." "${refrain}"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'wave', feeling: 'excited' },
            { who: H, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `So ${B.introduced} went. "It was far, and it was nice." "${refrain}" said ${H.name}.`,
            `Then ${B.introduced} went, and came back. "My feet got wet." "${refrain}"`,
            `"My turn," said ${B.introduced}. Off. Back. "I liked it." "${refrain}"`,
          ].filter((each) => /sea|beach|ocean|river|lake/.test(place) || !each.includes('wet')),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'walk', feeling: 'happy' },
            { who: H, pose: 'look-up', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"You can not go to it," said ${K.name}. "So it must come here!"`,
          `${K.name} had a plan. "Bring some back! Bring a bit for ${H.name}!"`,
          `"Don't just tell," said ${K.name}. "Bring a bit of it here!"`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${A.name} brought this: ${wish.keep}. ${B.name} brought some air in a jar.`,
            `Look! ${cap(wish.keep)}, from ${A.name}. And a smell in a jar, from ${B.name}.`,
            `${cap(wish.keep)}! That is from ${A.name}. ${B.name} had a jar of air.`,
          ],
          `${A.name} brought a bit. ${B.name} brought some air in a jar.`,
        ),
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
          `"Now shut your eyes," said ${K.name}. Sniff. Listen. Feel. "Oh!" said ${H.name}. "I see it!"`,
          `Night came. "Smell this," said ${K.name}. "Hold this." "Oh," said ${H.name}. "Oh, there it is!"`,
          `${K.name} opened the jar. Mmm. ${H.name} was very still. "It is here! I can see it!"`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'hold', feeling: 'happy' },
          ],
          things: ['jar'],
        },
      },
      {
        text: keeping(MOST, [
          `Then down came ${T.introduced}. "I always go. How is it to stay?" "Sit," said ${H.name}.`,
          `Flap, flap. It was ${T.introduced}. "I never stop. Can I stop here?" "Yes!" said ${H.name}.`,
          `Down flew ${T.introduced}, so tired. "I go, go, go. What do you see?" "This," said ${H.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: T, pose: 'sit', feeling: 'sleepy' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${T.name} shut both eyes. And ${T.name} stayed, all night. Good night, ${H.name}.`,
          `One stays. One goes. Good night, ${T.name}. Good night, ${H.name}. Good night, ${K.name}.`,
          `"Tell me about here," said ${T.name}. "${refrain}" And then they slept.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sleep', feeling: 'happy' },
            { who: T, pose: 'sleep', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
