import type { ActorHint, BeatPage, Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { Puller, PullTogether } from './arc.ts';

const MOST = 14;

/** "Excuse me" is said after every try; it is heard when nobody has breath for anything else. */
export function middle(bound: PullTogether): Told {
  const {
    hero: H,
    child: K,
    grownUp: G,
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
  const It = cap(it);
  const beside: readonly ActorHint[] = K ? [{ who: K, pose: 'reach', feeling: 'determined' }] : [];
  /** "The goose held the badger, the badger held Mia, and Mia held the boat." */
  const row = (count: 1 | 2 | 3): string => {
    const names = [
      ...[a, b, c]
        .slice(0, count)
        .toReversed()
        .map((each) => each.called),
      H.name,
      it,
    ];
    const links = names.slice(0, -1).map((name, i) => `${i === 0 ? cap(name) : name} held ${names[i + 1] ?? it}`);
    const half = links.length > 2 ? links.length - 2 : 0;
    return [links.slice(0, half), links.slice(half)]
      .filter((part) => part.length > 0)
      .map((part) => `${cap(part.join(', and '))}.`)
      .join(' ');
  };
  const joins = (puller: Puller, count: 1 | 2 | 3, texts: readonly string[]): BeatPage => ({
    text: texts.map((text) => text.replaceAll(/\."(?= said)/g, ',"')),
    scene: {
      camera: (['medium', 'wide', 'medium'] as const)[count - 1] ?? 'wide',
      actors: [
        { who: puller.who, pose: 'reach', feeling: 'determined' } as const,
        ...[a, b, c]
          .slice(0, count - 1)
          .toReversed()
          .map((each): ActorHint => ({ who: each.who, pose: 'reach', feeling: 'determined' })),
        {
          who: H,
          pose: 'reach',
          feeling: (['determined', 'surprised', 'worried'] as const)[count - 1] ?? 'worried',
        } as const,
        { who: S, pose: 'wave', feeling: 'shy' } as const,
        ...beside,
      ].slice(0, 4),
      things: shown,
    },
  });
  return {
    title: titled(
      chance.pick(
        `Excuse Me, Said the ${S.kind}`,
        `Everybody Pull!`,
        `${H.name} and the Long Row`,
        refrain.replace('!', ''),
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          stuck && held
            ? [
                `There was ${held} across the path. In the middle stood ${first}. ${job.plant(it, smallest)} "I seem to be stuck," said ${it}.`,
                `${cap(first)} had only wanted to get to the other side. That was after breakfast. Now it was eleven, and the ${held} had not let go. ${job.plant(it, smallest)}`,
                `It had not looked like deep ${held}. That was what ${first} said, from half way down. ${job.plant(it, smallest)} "Could somebody pull?"`,
              ]
            : stuck && frame
              ? [
                  `The ${frame} had somebody in it. It was ${first}, and there was no room left over. ${job.plant(it, smallest)} "I seem to be stuck," said ${it}.`,
                  `${cap(first)} had only been looking in. That was after breakfast. Now it was eleven, and the ${frame} was full. ${job.plant(it, smallest)}`,
                  `It was not a large ${frame}. That was what ${first} said, and not much more. ${job.plant(it, smallest)} "Could somebody pull?"`,
                ]
              : stuck
                ? [
                    `There was a hole in the hedge. In the hole was ${first}. The front half was out. ${job.plant(it, smallest)} "I seem to be stuck," said ${it}.`,
                    `${cap(first)} had gone into a hole in the hedge. That was after breakfast. Now it was eleven. ${job.plant(it, smallest)} "Could somebody pull?" said ${it}.`,
                    `It was not a large hole. Half of ${first} was on one side of it. Half was on the other. ${job.plant(it, smallest)} "${stuck.says}," said ${it}.`,
                  ]
                : [
                    `There stood ${first}. It ${job.needs}, because ${job.wanted}. ${job.plant(it, smallest)} But everybody only looked at ${it}.`,
                    `Here was ${first}, and it would not move. But it ${job.needs}, because ${job.wanted}. ${job.plant(it, smallest)} Nobody looked at that.`,
                    `It was ${first}, and it had not moved since Tuesday. ${job.plant(it, smallest)} "It must be today," said ${G.name}. For ${job.wanted}.`,
                  ],
          stuck
            ? `${cap(it)} was stuck in the ${held ?? frame ?? 'hedge'}. ${job.plant(it, smallest)}`
            : `It ${job.needs}, because ${job.wanted}. ${job.plant(it, smallest)} But nobody was looking at that.`,
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
            `"Leave it to me," said ${H.introduced}. ${H.name} took hold of ${it}.${K ? ` ${K.name} took hold of ${H.name}.` : ''} "${refrain}" "Excuse me," said ${smallest}. But they were too busy to hear.`,
            `${H.introduced} was the first to pull ${it}.${K ? ` ${K.name} was the second.` : ''} They pulled until they were red. "${refrain}" Somebody said "Excuse me." It was only ${smallest}.`,
            `It looked easy. ${H.introduced} pulled.${K ? ` ${K.name} pulled ${H.name}.` : ''} "${refrain}" From near the ground came "Excuse me." It was only ${smallest}. "Not now," said ${H.name}. "I am pulling."`,
          ],
          `"Leave it to me," said ${H.name}, and took hold of ${it}.${K ? ` ${K.name} took hold of ${H.name}.` : ''} "${refrain}" "Excuse me," said ${S.name}. But they were too busy to hear.`,
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
      joins(a, 1, [
        `Along came ${a.who.introduced}. "I will help," said ${a.called}. "${a.reason}" ${row(1)} But ${a.fail[0]}. "${refrain}" "Excuse me," said ${S.name}.`,
        `"You want one more," said ${a.who.introduced}. "${a.reason}" So ${row(1).startsWith('The ') ? `the ${row(1).slice(4)}` : row(1)} But ${a.fail[0]}. "${refrain}" "Excuse me," said ${S.name}.`,
        `"${a.reason}" That was ${a.who.introduced}. ${row(1)} But ${a.fail[0]}. "${refrain}" "If I might just," said ${S.name}.`,
      ]),
      joins(b, 2, [
        `Then it was ${b.who.introduced}. "${b.reason}" ${row(2)} But ${b.fail[0]}. "Excuse me," said ${S.name}, a little louder. "${refrain}"`,
        `They were heard by ${b.who.introduced}. "${b.reason}" ${row(2)} But ${b.fail[0]}. "Excuse me," said ${S.name}.`,
        `Next came ${b.who.introduced}. "${b.reason}" ${row(2)} But ${b.fail[0]}. "${refrain}" "It is only that," said ${S.name}.`,
      ]),
      joins(c, 3, [
        `"${c.reason}" said ${c.who.introduced}. ${row(3)} But ${c.fail[0]}. "${refrain}" said everybody, quite crossly.`,
        `And last came ${c.who.introduced}. "${c.reason}" ${row(3)} But ${c.fail[0]}. "Excuse me," said ${S.name}.`,
        `On the end came ${c.who.introduced}. "${c.reason}" ${row(3)} But ${c.fail[0]}. "Ahem," said ${S.name}.`,
      ]),
      {
        text: [
          `So they all lay down in a row. Nobody had breath to talk. It was quiet, for the first time that day. "Excuse me," said ${S.name}. They turned their heads, one after another.`,
          `Then they could not even stand up. They sat in a row and looked at ${it}. "We need somebody bigger," said ${H.name}. "Excuse me," said ${S.name}. "Not you," said ${a.called}. "You could not pull a daisy."`,
          `"That is all of us," said ${H.name}. "There is nobody left." "There is me," said ${S.name}. They had to look twice to find where it came from. "But you can't pull," said ${b.called}. "No," said ${S.name}. "I can't."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: a.who, pose: 'sit', feeling: 'sad' },
            { who: b.who, pose: 'sit', feeling: 'sad' },
            { who: S, pose: 'wave', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `"I was not going to pull," said ${S.name}. "I was going to say. ${job.says}" It was very quiet. "Since when?" said ${H.name}. "Since the beginning," said ${S.name}.`,
          `${S.name} came to the front, on very short legs. "${job.says}" Everybody looked. It was true! "Why did nobody tell us?" said ${c.called}.`,
          `"Then what is it?" said ${H.name}, and bent right down. "${job.says}" said ${S.name}. Nobody spoke. ${cap(a.called)} went rather pink, as far as you could see.`,
        ].map((text) => text.replace(/\."(?= said)/g, ',"')),
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'point', feeling: 'calm' },
            { who: H, pose: 'kneel', feeling: 'surprised' },
            { who: a.who, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `Then ${S.name} ${job.does}. It was only a small thing to do. And ${it} ${job.goes}.`,
          `"May I?" said ${S.name}. They all moved back to make room, though not much was wanted. ${S.name} ${job.does}. ${It} ${job.goes}.`,
          `${S.name} did not puff, and did not go red. ${S.name} ${job.does}. There was just time to say "Oh!" Then ${it} ${job.goes}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'reach', feeling: 'determined' },
            ...(stuck ? [{ who: stuck, pose: 'jump', feeling: 'surprised' } as const] : []),
            { who: H, pose: 'cheer', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `"We did it!" said ${c.called}. "No," said ${H.name}. "It was ${S.name}." So they gave three cheers for ${S.name}. They were very small ones, so as not to blow anybody over.`,
          `"We are sorry that we did not listen," said ${a.called}. "I was the loudest," said ${b.called}. ${H.name} bent down to ${S.name}. "What was the first thing you said, this morning?"`,
          `There was a cheer. There was some falling over. When it was done, ${H.name} got down on both knees. "Next time," said ${H.name}, "say it louder." "I will," said ${S.name}. "Or you could bend."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'kneel', feeling: 'happy' },
            { who: S, pose: 'sit', feeling: 'happy' },
            { who: a.who, pose: 'cheer', feeling: 'happy' },
            { who: c.who, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          job.end(S.name, it),
          `${job.end(S.name, it)} "Excuse me," said somebody, half asleep. They all stopped to hear.`,
          `The row went home in the same order, the other way round. ${job.end(S.name, it)}`,
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
