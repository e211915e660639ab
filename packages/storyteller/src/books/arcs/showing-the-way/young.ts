import type { Told } from '../../arc.ts';
import { cap, gist, keeping, titled } from '../wording.ts';
import type { ShowingTheWay } from './arc.ts';

const MOST = 8;

/** Told to the smallest: what will there be? Nobody knows. What is there now? That can be said. */
export function young({ hero: H, beside, small: S, helper, first, guesses, refrain, chance }: ShowingTheWay): Told {
  const name = H.name;
  const [g1, g2] = guesses;
  const smell = gist(MOST, first.sense[0]) ?? 'It smelled new.';
  const noise = gist(MOST, first.sense[1]) ?? 'There was a floor, and a door.';
  const wobble = gist(MOST, first.wobble) ?? 'Bang! A door.';
  const asks = (tag: string): string => `"${refrain}${refrain.endsWith('?') ? '' : tag === '' ? '.' : ','}"${tag}`;
  return {
    title: titled(chance.pick(`${name} and the small one`, `what is there, ${name}?`, `${S.name} comes too`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. In the bag is ${S.introduced}. ${asks('')} "Stairs," says ${name}.`,
            `${H.introduced} has a bag. In it sits ${S.introduced}. ${asks('')} "A puddle," says ${name}.`,
            `Here is ${H.introduced}. ${cap(S.introduced)} sits in the bag. ${asks('')} "A tree," says ${name}.`,
          ],
          `${name} is ${H.aKind}. ${S.name} is ${S.aKind}. ${S.name} is in the bag. "Stairs," says ${name}.`,
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
        text: [
          `Today is the day for ${first.place}. "What is it like?" said ${S.name}. ${name} did not know.`,
          `Off to ${first.place}! ${name} was new there. So was ${S.name}. ${S.name} shook.`,
          `"Where to?" said ${S.name}. "To ${first.place}," said ${name}. "I am scared," said ${S.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: S, pose: 'hide', feeling: 'scared' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${name} had a guess. "${cap(g1.said)}." "Oh, no!" said ${S.name}.`,
            `"I think I know," said ${name}. "${cap(g1.said)}." ${S.name} hid in the bag.`,
            `${name} made a guess. "${cap(g1.said)}." Down went ${S.name} into the bag.`,
          ],
          `${name} had a guess. "${cap(g1.said)}." Down went ${S.name}.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'hide', feeling: 'scared' },
            { who: H, pose: 'think', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `In they went, with ${beside.name}. There was ${helper.name}. ${g1.short(helper.name)} ${name} was wrong.`,
          `Hello, ${helper.name}! ${g1.short(helper.name)} ${cap(beside.name)} came in with ${name}.`,
          `${cap(beside.name)} held the door for ${name}. There was ${helper.name}. ${g1.short(helper.name)}`,
        ],
        scene: {
          setting: first.setting,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: beside, pose: 'stand', feeling: 'calm' },
            { who: helper, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${name} guessed again for ${S.name}. "${cap(g2.said)}." ${g2.short(helper.name)} Wrong again!`,
            `"I know!" said ${name} to ${S.name}. "${cap(g2.said)}." ${g2.short(helper.name)} Wrong again!`,
            `"And then?" said ${S.name}. "${cap(g2.said)}," said ${name}. ${g2.short(helper.name)}`,
          ],
          `${name} had one more guess. "${cap(g2.said)}." ${g2.short(helper.name)}`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'point', feeling: 'surprised' },
            { who: S, pose: 'hide', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"I do not know," said ${name}. ${asks('')} "I can look!" So ${name} looked, for ${S.name}.`,
          `No more guesses. ${asks(` said ${S.name}`)}. So ${name} looked.`,
          `${asks(` said ${S.name}`)}. ${name} did not guess. ${name} looked. That was easy!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'look-up', feeling: 'curious' },
            { who: S, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"Now I know!" said ${name}. ${smell} "And here is ${helper.name}." ${S.name} liked that.`,
          `${name} told ${S.name}. ${smell} ${noise} "And here is ${helper.name}."`,
          `${name} looked, and told ${S.name}. ${noise} "And here is ${helper.name}."`,
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
        text: [
          `Oh! ${wobble} "What was that?" said ${S.name}. "It is over," said ${name}.`,
          `${wobble} ${S.name} jumped, and so did ${name}. "It is over now," said ${name}.`,
          `${wobble} "Oh!" said ${S.name}. "It is over," said ${name}. "I saw it go."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: S, pose: 'hide', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Up came ${S.name}, out of the bag. "It is just as you said, ${name}!"`,
          `Then ${S.name} peeped out. "I can see it too," said ${S.name}. "Thank you, ${name}."`,
          `"I am not scared now," said ${S.name}. Out came ${S.name}. "Look, ${name}!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'look-up', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'proud' },
          ],
        },
      },
      {
        text: [
          `${name} and ${S.name} are in bed. ${asks('')} "You," said ${name}. "And me."`,
          `Into bed go ${name} and ${S.name}. ${asks('')} "A pillow. The moon. And you."`,
          `${name} is in bed. ${asks(` says ${S.name}`)}. "Just us two," says ${name}.`,
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
