import type { ActorHint, BeatPage, Told } from '../../arc.ts';
import { bare, cap, keeping, titled } from '../wording.ts';
import type { Puller, PullTogether } from './arc.ts';

const MOST = 8;

/** The row gets longer line by line, and at the end of each line somebody small says the same two words. */
export function young(bound: PullTogether): Told {
  const {
    hero: H,
    child: K,
    job,
    it,
    first,
    stuck,
    held,
    frame,
    shown,
    pullers,
    small: S,
    smallest,
    refrain,
    chance,
  } = bound;
  const [a, b, c] = pullers;
  const beside: readonly ActorHint[] = K ? [{ who: K, pose: 'reach', feeling: 'determined' }] : [];
  const It = cap(it);
  const chain = (count: 1 | 2 | 3): string => {
    const names = [
      ...[a, b, c]
        .slice(0, count)
        .toReversed()
        .map((each) => bare(each.called)),
      ...(K ? [K.name] : []),
      H.name,
    ];
    return names.map((name, i) => (i === names.length - 1 ? `Pull, ${name}, pull ${it}!` : `Pull, ${name}!`)).join(' ');
  };
  /** What comes of it, as long as the row leaves room for. */
  const after = (puller: Puller, count: 1 | 2 | 3, variant: 0 | 1 | 2): string =>
    ({
      1: [`"${refrain}"`, `"${refrain}" "Excuse me."`, `"${refrain}"`],
      2: [puller.fail[1], puller.fail[1], puller.fail[1]],
      3: [puller.fail[1], '"Excuse me."', '"Excuse me!"'],
    })[count][variant] ?? '';
  const joins = (puller: Puller, count: 1 | 2 | 3): BeatPage => ({
    text: [
      `Here comes ${puller.who.introduced}. ${chain(count)} ${after(puller, count, 0)}`,
      `${cap(puller.who.introduced)} comes too. ${chain(count)} ${after(puller, count, 1)}`,
      `"Me too!" says ${puller.who.introduced}. ${chain(count)} ${after(puller, count, 2)}`,
    ],
    scene: {
      camera: (['medium', 'wide', 'medium'] as const)[count - 1] ?? 'wide',
      actors: [
        { who: puller.who, pose: 'reach', feeling: 'determined' },
        { who: H, pose: 'reach', feeling: (['determined', 'surprised', 'worried'] as const)[count - 1] ?? 'worried' },
        ...beside,
      ],
      things: shown,
    },
  });
  return {
    title: titled(chance.pick(`Pull, ${H.name}!`, refrain.replace('!', ''), `Excuse Me, Said ${S.name}`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          stuck && held
            ? [
                `Look, ${held}! In it is ${first}. ${job.plantShort(it, smallest)} Stuck, stuck, stuck.`,
                `Who is stuck in the ${held}? ${cap(first)}! ${job.plantShort(it, smallest)}`,
                `In went ${first}. It was only ${held}. And now? Stuck. ${job.plantShort(it, smallest)}`,
              ]
            : stuck && frame
              ? [
                  `Look, a ${frame}! In it is ${first}. ${job.plantShort(it, smallest)} Stuck, stuck, stuck.`,
                  `Who is stuck in the ${frame}? ${cap(first)}! ${job.plantShort(it, smallest)}`,
                  `In went ${first}. It was only a ${frame}. And now? Stuck. ${job.plantShort(it, smallest)}`,
                ]
              : stuck
                ? [
                    `Look, a hole! In it is ${first}. ${job.plantShort(it, smallest)} Stuck, stuck, stuck.`,
                    `Who is stuck in the hole? ${cap(first)}! ${job.plantShort(it, smallest)}`,
                    `A hole in a hedge! In went ${first}. And now? Stuck. ${job.plantShort(it, smallest)}`,
                  ]
                : [
                    `Here is ${first}. ${job.plantShort(it, smallest)} ${job.wantedShort}`,
                    `Look, ${first}! ${job.wantedShort} ${job.plantShort(it, smallest)}`,
                    `This is ${first}. It does not move. ${job.plantShort(it, smallest)} ${job.wantedShort}`,
                  ],
          `Look! It is ${it}. ${job.plantShort(it, smallest)} ${job.wantedShort}`,
        ),
        scene: {
          setting: job.setting,
          camera: 'wide',
          actors: stuck
            ? [{ who: stuck, pose: 'stand', feeling: 'worried' }]
            : job.id === 'large' || job.id === 'grown' || job.id === 'bell'
              ? [{ who: S, pose: 'sit', feeling: 'calm' }]
              : [],
          things: shown,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${H.introduced} pulls ${it}.${K ? ` ${K.name} pulls too.` : ''} "${refrain}" "Excuse me," says ${smallest}.`,
            `${H.introduced} takes hold of ${it}.${K ? ` Pull, ${K.name}!` : ''} "${refrain}" "Excuse me," says ${smallest}.`,
            `"I can move ${it}," says ${H.introduced}.${K ? ` ${K.name} helps.` : ''} "${refrain}" "Excuse me!" says ${smallest}.`,
          ],
          `Pull, ${H.name}, pull ${it}!${K ? ` Pull, ${K.name}!` : ''} "${refrain}" "Excuse me," says ${S.name}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            ...beside,
            { who: S, pose: 'wave', feeling: 'shy' },
          ],
          things: shown,
        },
      },
      joins(a, 1),
      joins(b, 2),
      joins(c, 3),
      {
        text: [
          `"Excuse me," says ${S.name}. "You? You are too small to pull."`,
          `"Excuse me!" says ${S.name}. They all look down. ${S.name} is so small.`,
          `They are so tired. They all sit down. "Excuse me," says ${S.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'wave', feeling: 'shy' },
            { who: H, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"I do not pull," says ${S.name}. "${job.saysShort}" Oh.`,
          `"Look down here," says ${S.name}. "${job.saysShort}" Nobody had seen that!`,
          `"Well?" says ${H.name}. "${job.saysShort}" says ${S.name}.`,
        ].map((text) => text.replace(/\."(?= says)/g, ',"')),
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'point', feeling: 'happy' },
            { who: H, pose: 'kneel', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Look, ${S.name}! ${job.doesShort} ${It} ${job.goesShort}`,
          `Watch ${S.name}. ${job.doesShort} ${It} ${job.goesShort}`,
          `Up gets ${S.name}. ${job.doesShort} ${It} ${job.goesShort}`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'jump', feeling: 'excited' },
            ...(stuck ? [{ who: stuck, pose: 'jump', feeling: 'surprised' } as const] : []),
          ],
          things: shown,
        },
      },
      {
        text: [
          `The sun goes down. ${job.endShort(S.name, it)}`,
          `"Well done, ${S.name}!" they all say. ${job.endShort(S.name, it)}`,
          `It is night. They all go home. ${job.endShort(S.name, it)}`,
        ],
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [{ who: S, pose: 'sit', feeling: 'proud' }],
          things: stuck ? [] : shown,
        },
      },
    ],
  };
}
