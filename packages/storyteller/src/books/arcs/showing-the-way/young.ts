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
            `${H.introduced} has a bag. Who is in it? ${cap(S.introduced)}. ${asks('')} "A puddle," says ${name}.`,
            `"Door. Step. Bush," says ${H.introduced}. Who is it for? ${cap(S.introduced)}, in the bag.`,
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
          `Off to ${first.place}. "What is it like?" said ${S.name}.`,
          `Today is for ${first.place}. ${S.name} shook. "Hush," said ${name}.`,
          `"Where to?" said ${S.name}. "To ${first.place}," said ${name}. The bag shook.`,
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
            `${name} had a guess. "${cap(g1.said)}." "Oh, no," said ${S.name}.`,
            `"I think," said ${name}. "${cap(g1.said)}." Down went ${S.name}.`,
            `Guess, then! "${cap(g1.said)}." The bag squeaked. That was ${S.name}.`,
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
          `In they went, with ${beside.name}. ${g1.short(helper.name)}`,
          `Hello, ${helper.name}! ${g1.short(helper.name)} ${cap(beside.name)} came too.`,
          `${cap(beside.name)} held the door. There was ${helper.name}. ${g1.short(helper.name)}`,
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
            `"And then?" said ${S.name}. "${cap(g2.said)}." ${g2.short(helper.name)}`,
            `"I know!" said ${name}. "${cap(g2.said)}." ${g2.short(helper.name)}`,
            `${name} told the bag. "${cap(g2.said)}." ${g2.short(helper.name)}`,
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
          `No more guesses. ${asks('')} So ${name} looked, for ${S.name}.`,
          `No guess was left. ${asks(` said ${S.name}`)}. Oh! One can look.`,
          `${asks(` said ${S.name}`)}. No more guesses. But ${name} has two eyes.`,
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
          `${smell} And there was ${helper.name}. That was all of it.`,
          `${smell} ${noise} And ${name}. And ${S.name}.`,
          `Look, ${name}. ${noise} And there is ${helper.name}.`,
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
          `Oh! ${wobble} "What was that?" said ${S.name}. "Only that," said ${name}.`,
          `${wobble} ${name} held the bag. "It has gone now."`,
          `${wobble} "It is over," said ${name}. "I saw it go."`,
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
          `Up came ${S.name}, all the way out. "You left out me."`,
          `Then ${S.name} peeped out. "You did not say you!"`,
          `"I can see it too," said ${S.name}. "It is just what you said."`,
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
          `In bed. ${asks('')} "You," said ${name}. "And me."`,
          `Into bed, both. ${asks('')} "A pillow. The night. And ${S.name}."`,
          `${name} is in bed. ${asks(` says ${S.name}`)}. "Just us."`,
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
