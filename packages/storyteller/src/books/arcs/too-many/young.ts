import type { ActorHint, BeatPage, Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { Caller, TooMany } from './arc.ts';

const MOST = 8;

/** Told to the smallest: every page has one noise more, until the noises are all that there is to say good night to. */
export function young(bound: TooMany): Told {
  const { host: H, child: K, grownUp: G, nook, theNook, callers, last, crowd, chance } = bound;
  const where = bound.where.replace('It was', 'It is');
  const [a, b, c] = callers;
  const ask = chance.pick(
    'Room for one?',
    'One more?',
    'Have you room for one?',
    'Can one more come?',
    'Is that bit free?',
    'May this one come?',
    'Is it full yet?',
  );
  const yes = chance.pick('Squeeze up!', 'Budge up!', 'In you come!', 'Move along!', 'Of course!', 'Come on, then!');
  const noises = callers.map((each) => each.nuisance.sound);
  /** The newest first: "Hum! Hic!" */
  const din = (count: number, stop: string): string =>
    noises
      .slice(0, count)
      .toReversed()
      .map((each) => `${each}${stop}`)
      .join(' ');
  const there: readonly ActorHint[] = K ? [{ who: K, pose: 'sit', feeling: 'happy' }] : [];
  const two = K ? `${H.introduced} and ${K.name}` : H.introduced;
  const come = (caller: Caller, count: 1 | 2 | 3): BeatPage => {
    const who = crowd ? caller.who.introduced : caller.who.aKind;
    return {
      text: keeping(
        MOST,
        [
          `"${ask}" said ${who}. "${yes}" ${cap(caller.called)} ${caller.nuisance.short}. ${din(count, '!')}`,
          `Here comes ${who}. "${ask}" "${yes}" ${cap(caller.called)} ${caller.nuisance.short}. ${din(count, '!')}`,
          `"${caller.reason.short}" said ${who}. "${yes}" they said. ${cap(caller.called)} ${caller.nuisance.short}. ${din(count, '!')}`,
          `And now ${who}. "${ask}" Yes, yes. "${yes}" ${cap(caller.called)} ${caller.nuisance.short}. ${din(count, '!')}`,
        ],
        `"${ask}" said ${caller.called}. "${yes}" ${cap(caller.called)} ${caller.nuisance.short}. ${din(count, '!')}`,
      ),
      scene: {
        camera: (['medium', 'wide', 'close'] as const)[count - 1] ?? 'medium',
        actors: [
          { who: caller.who, pose: (['walk', 'stand', 'sit'] as const)[count - 1] ?? 'sit', feeling: 'happy' },
          { who: H, pose: 'sit', feeling: (['happy', 'calm', 'surprised'] as const)[count - 1] ?? 'happy' },
          ...(count === 1 ? there : []),
        ],
        things: nook.scene.things ?? [],
      },
    };
  };
  const tiny = crowd ? `${last.who.name}, the smallest ${last.who.kind}` : last.who.aKind;
  const things = nook.scene.things ?? [];
  return {
    title: titled(
      chance.pick(
        crowd ? `too many ${crowd}!` : `too many ${nook.at} ${theNook}!`,
        `${ask.replace('?', '')}?`,
        `${yes.replace('!', '')}, ${H.name}!`,
        `${nook.goes}, went ${theNook}`,
        `who is ${nook.at} ${theNook}?`,
        `good night, ${nook.noun}`,
      ),
    ),
    refrain: ask,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Here is ${theNook}.${where} Who is ${nook.at} it? ${two}. Just right!`,
            `Rain, rain, rain.${where} But ${nook.at} ${theNook} is ${two}. Just right!`,
            `${cap(theNook)} is just right.${where} Just right for ${two}. Aah.`,
          ],
          `Here is ${theNook}.${where} Here is ${H.introduced}.${K ? ` Here is ${K.name}.` : ''} Just right!`,
        ),
        scene: {
          ...nook.scene,
          camera: 'medium',
          actors: [{ who: H, pose: 'sit', feeling: 'happy' }, ...there],
        },
      },
      come(a, 1),
      come(b, 2),
      come(c, 3),
      {
        text: keeping(
          MOST,
          [
            `"${ask}" Who said that? It is ${tiny}. "${yes}" ${last.mender.short(last.called)}`,
            `And then? So small! ${cap(tiny)}. "${ask}" "${yes}" ${last.mender.short(last.called)}`,
            `Look down. There is ${tiny}. "${ask}" "${yes}" ${last.mender.short(last.called)}`,
          ],
          `"${ask}" said ${last.called}. "${yes}" ${last.mender.short(last.called)}`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: last.who, pose: 'wave', feeling: 'shy' },
            { who: H, pose: 'cover', feeling: 'surprised' },
          ],
          things,
        },
      },
      {
        text: [
          `${din(3, '!')} ${last.mender.sound}! They all squeeze in. ${nook.goes}! ${cap(theNook)} has a hole.`,
          `They all laugh, and they all wobble. ${nook.goes}! There is a hole in ${theNook}.`,
          `They all take one big breath. Too big! ${nook.goes}! Now ${theNook} has a hole.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'reach', feeling: 'worried' },
            { who: a.who, pose: 'hide', feeling: 'worried' },
            { who: b.who, pose: 'cover', feeling: 'surprised' },
            { who: c.who, pose: 'look-up', feeling: 'surprised' },
          ],
          things,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"I can mend ${theNook}," said ${last.called}. ${last.mender.fixShort(last.called)}`,
            `"Quick, mend ${theNook}!" said ${H.name}. ${last.mender.fixShort(last.called)}`,
            `Who can mend ${theNook}? The smallest can! ${last.mender.fixShort(last.called)}`,
          ],
          `Who can help? ${last.mender.fixShort(last.called)}`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: last.who, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
          things,
        },
      },
      {
        text: H.isChild
          ? [
              `And who is this? ${cap(G.name)}! "${ask}" "${yes}" they all said. Just right.`,
              `Tap, tap. "${ask}" said ${G.name}. "${yes}" said everybody. Just right!`,
              `${cap(G.name)} came last. "${ask}" They all looked round. "${yes}" they all said. Just right.`,
              `Look up. It is ${G.name}. "${ask}" They all squeezed. They all laughed. Just right!`,
            ]
          : [
              `"Hooray for ${last.called}!" said ${K?.name ?? H.name}. ${cap(theNook)} is just right again.`,
              `"Again!" said ${K?.name ?? H.name}. "Again!" So ${last.called} did it again. Just right!`,
              `No more hole! Clap, clap, clap. ${cap(last.called)} did it. ${cap(theNook)} is just right.`,
              `"Sit by me," said ${H.name}. So ${last.called} sat by ${H.name}. Just right!`,
            ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: H.isChild
            ? [
                { who: G, pose: 'sit', feeling: 'happy' },
                { who: H, pose: 'sit', feeling: 'happy' },
                { who: last.who, pose: 'sit', feeling: 'proud' },
              ]
            : [
                { who: last.who, pose: 'cheer', feeling: 'proud' },
                { who: H, pose: 'cheer', feeling: 'happy' },
                ...there,
              ],
          things,
        },
      },
      {
        text: [
          `${din(3, '.')} ${last.mender.sound}. Good night, all. Good night, ${nook.noun}.`,
          `${din(3, '.')} ${last.mender.sound}. All ${nook.at} ${theNook}. All just right. Good night.`,
          `Shh, ${nook.noun}. Shh, ${last.called}. ${din(3, '.')} All asleep. Well, nearly all.`,
          `All dark. All warm. ${din(3, '.')} That is how ${theNook} sounds, asleep. Good night, all.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'sleepy' },
            { who: last.who, pose: 'sit', feeling: 'sleepy' },
          ],
          things,
        },
      },
    ],
  };
}
