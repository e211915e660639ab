import type { ActorHint, BeatPage, Told } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import { fitsBody } from '../../own-body.ts';
import { cap, keeping, titled, wordCount } from '../wording.ts';
import type { Caller, TooMany } from './arc.ts';

const MOST = 14;
const MOST_ON_A_PAGE = 58;

/** What each of them asks, and what is said to it. */
const ASKED: readonly (readonly [ask: string, answer: string])[] = [
  ['Is there room for one more?', 'Budge up'],
  ['Could you fit in a small one?', 'Breathe in'],
  ['Is there a corner nobody is using?', 'Mind the elbows'],
  ['Can you move up a bit?', 'Everybody shuffle'],
  ['Would you mind one more?', 'Knees in'],
  ['Is this place taken?', 'Not all of it'],
  ['Have you got a bit to spare?', 'Along you go'],
];

/** A row of guests that is told over from the newest to the first, and a nuisance that holds it all up. */
export function middle(bound: TooMany): Told {
  const { host: H, child: K, grownUp: G, nook, theNook, callers, last, crowd, where, chance } = bound;
  const [a, b, c] = callers;
  const [ask, yes] = chance.pick(...ASKED.filter(([, answer]) => fitsBody(answer, H)));
  const things = nook.scene.things ?? [];
  const there: readonly ActorHint[] = K ? [{ who: K, pose: 'sit', feeling: 'happy' }] : [];
  const first = (who: Caller): string => (crowd ? who.who.introduced : who.who.aKind);
  /** "the goose, the badger, Mia": everybody so far, newest first. */
  const row = (count: number): string =>
    `${callers
      .slice(0, count)
      .map((each) => each.called)
      .toReversed()
      .join(', ')}${K ? `, ${H.name} and ${K.name}` : ` and ${H.name}`}`;
  const turns = chance.some(4, [0, 1, 2, 3]);
  /** No two visitors of one book are brought in by the same words. */
  const inTurn = (texts: readonly string[], count: 1 | 2 | 3): readonly string[] =>
    texts.filter((_, way) => turns[count - 1] === way || (count === 3 && turns[3] === way));
  const come = (caller: Caller, count: 1 | 2 | 3, after: string): BeatPage => ({
    text: keeping(
      MOST,
      inTurn(
        [
          `Along came ${first(caller)}. "${ask} ${caller.reason.said}" "${yes}," said ${H.name}. ${nook.enters} ${caller.called}, who ${caller.nuisance.did}. ${after}`,
          `"${ask}" said ${first(caller)}. "${caller.reason.said}" "${yes}," said ${H.name}. But ${caller.called} ${caller.nuisance.did}.${count < 3 ? ` "${caller.nuisance.reply}" said ${H.name}.` : ''} ${after}`.replace(
            /\.(?=" said)/,
            ',',
          ),
          `Outside stood ${first(caller)}. "${caller.reason.said} ${ask}" "${yes}." That was how ${caller.called} got there. And ${caller.called} ${caller.nuisance.did}. ${after}`,
          `"${caller.reason.said}" Who was that? It was ${first(caller)}. "${ask}" So they all moved. ${cap(caller.called)} ${caller.nuisance.did}. ${after}`,
        ],
        count,
      ).filter((each) => wordCount(each) <= MOST_ON_A_PAGE),
      `Along came ${first(caller)}. "${ask}" "${yes}," said ${H.name}. ${cap(caller.called)} ${caller.nuisance.did}. ${after}`,
    ).map((text) => text.replaceAll(/\."(?= said)/g, ',"')),
    scene: {
      camera: (['medium', 'wide', 'medium'] as const)[count - 1] ?? 'medium',
      actors: [
        { who: caller.who, pose: (['walk', 'wave', 'sit'] as const)[count - 1] ?? 'sit', feeling: 'happy' },
        { who: H, pose: 'sit', feeling: (['happy', 'calm', 'worried'] as const)[count - 1] ?? 'happy' },
        ...(K ? [{ who: K, pose: 'sit', feeling: 'surprised' } as const] : []),
      ],
      things,
    },
  });
  const small = crowd ? `${last.who.name}, the smallest ${last.who.kind}` : last.who.aKind;
  const goes = `${nook.goes}!`;
  return {
    title: titled(
      chance.pick(
        crowd ? `too many ${crowd}` : `too many ${nook.at} ${theNook}`,
        `${yes.toLowerCase()}, said ${H.name}`,
        crowd ? `one more ${last.who.kind}` : `and then came the ${last.who.kind}`,
        `just right, said ${H.name}`,
        `${nook.goes}!`,
        `the smallest one ${nook.at} ${theNook}`,
      ),
    ),
    refrain: ask,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(withArticle(nook.noun))} is a good thing to be ${nook.at}.${where} ${nook.good} ${cap(H.introduced)} got comfortable.${K ? ` So did ${K.name}.` : ''} "Just right," said ${H.name}.`,
            `${H.introduced} was ${nook.at} ${theNook}${K ? ` with ${K.name}` : ''}.${where} ${nook.good} "I could stay here all day," said ${H.name}. "It is just right."`,
            `There are places that fit.${where} ${cap(theNook)} fitted ${H.introduced}${K ? ` and ${K.name}` : ''} like a peel fits a pear. ${nook.good} "Aah," said ${H.name}.`,
          ],
          `This is ${H.introduced}, and this is ${theNook}.${where}${K ? ` ${K.name} was there too.` : ''} ${nook.good} "Just right," said ${H.name}.`,
        ),
        scene: { ...nook.scene, camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'happy' }, ...there] },
      },
      come(
        a,
        1,
        chance.pick(
          'Still, it was cosy.',
          'It was warmer, at any rate.',
          'There was still room to breathe.',
          'It was nice to have company.',
        ),
      ),
      come(
        b,
        2,
        chance.pick(
          `Now there were ${row(2)}. It was snug ${nook.at} ${theNook}.`,
          `That made ${row(2)}. They all had to face the same way.`,
          `In a row sat ${row(2)}. You could feel who was next.`,
        ),
      ),
      come(
        c,
        3,
        chance.pick(
          `Now there were ${row(3)}. It was full ${nook.at} ${theNook}.`,
          `That made ${row(3)}. Nobody could bend in the middle.`,
          `In a row sat ${row(3)}. They had to take turns breathing.`,
        ),
      ),
      {
        text: keeping(
          MOST,
          [
            `Then came a knock like a crumb falling. "${ask}" It was ${small}. "${last.reason.said}" "${yes}," said ${H.name}, though it was hard to say how. But ${last.called} ${last.mender.did}.`,
            `"${ask}" Nobody could see who had said it. They looked lower. It was ${small}. "Well, you can't take up much," said ${H.name}. That was before ${last.called} ${last.mender.did}.`,
            `By now they were packed like spoons. "${ask}" It was ${small}. "${last.reason.said}" Who says no to somebody that size? But ${last.called} ${last.mender.did}.`,
            `Something tapped, lower down than a knee. It was ${small}. "${ask}" "${yes}," they all said. They were tired by then. And ${last.called} ${last.mender.did}.`,
          ],
          `"${ask}" said a very small voice. It was ${small}. "${yes}," said ${H.name}. But ${last.called} ${last.mender.did}.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: last.who, pose: 'wave', feeling: 'shy' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
          things,
        },
      },
      {
        text: [
          `"${last.mender.reply}" said ${c.called}. "And please stop," said ${a.called}. So ${last.called} sat quite still ${nook.at} ${theNook}. It felt like being nobody.`,
          `"Can't you leave off?" said ${b.called}. "${last.mender.reply}" said ${H.name}. So ${last.called} left off. It went very quiet and very tight ${nook.at} ${theNook}.`,
          `${cap(a.called)} bore it for one minute, and ${b.called} for two. "${last.mender.reply}" said ${c.called}. After that ${last.called} did nothing at all, as hard as possible.`,
          `"It was quite comfortable," said ${a.called}, "until just now." "${last.mender.reply}" said ${b.called}. A very small face looked down. Then ${last.called} stopped.`,
        ].map((text) => text.replaceAll(/\."(?= said)/g, ',"')),
        scene: {
          camera: 'medium',
          actors: [
            { who: last.who, pose: 'sit', feeling: 'sad' },
            { who: a.who, pose: 'sit', feeling: 'worried' },
            { who: b.who, pose: 'sit', feeling: 'worried' },
            { who: c.who, pose: 'sit', feeling: 'angry' },
          ],
          things,
        },
      },
      {
        text: [
          `Then ${b.called} breathed out, and so did ${c.called}. ${goes} Right across ${theNook} ran a long split. In at the split looked ${nook.lets}.`,
          `It was nobody's fault. ${cap(c.called)} wanted to scratch, and ${b.called} moved over. ${goes} There was a split right across ${theNook}. In came ${nook.lets}.`,
          `${cap(b.called)} sneezed, and that was all it took. ${goes} There was a way in at the back now. ${cap(nook.lets)} found it, and so did ${c.called}, who was sitting there.`,
          `First there was a small noise, like a word. ${goes} That was a larger one. "It wasn't me," said ${b.called}. There was a gap. ${cap(nook.lets)} was in it.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'reach', feeling: 'worried' },
            { who: b.who, pose: 'cover', feeling: 'surprised' },
            { who: c.who, pose: 'look-up', feeling: 'scared' },
          ],
          things,
        },
      },
      {
        text: [
          `${cap(a.called)} held one side. It was too short. ${cap(c.called)} leaned on it, but that made it worse. "One of us must go," said ${b.called}. They all looked at ${last.called}, the last one in.`,
          `"Somebody push," said ${a.called}. They pushed, but they were all inside, so the split only opened further. "I'll go," said ${last.called}. "I was the one too many."`,
          `They tried sitting on the split, and it grew longer. ${cap(c.called)} tried being thin. "It was all right before," said ${a.called}. Nobody said that ${last.called} should go. They only thought it.`,
          `"If no one moves," said ${b.called}, "it won't get any longer." But ${a.called} had to breathe. The split got longer. "I had better go," said ${last.called}. "It held until I came."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: a.who, pose: 'reach', feeling: 'determined' },
            { who: b.who, pose: 'point', feeling: 'worried' },
            { who: c.who, pose: 'reach', feeling: 'worried' },
            { who: last.who, pose: 'stand', feeling: 'sad' },
          ],
          things,
        },
      },
      {
        text: [
          `${H.name} looked at the split. "It's where ${last.called} stopped," said ${H.name}. "Don't go! Do it again, please." ${last.mender.fix(last.called, nook.noun)}`,
          `"Wait," said ${H.name}. "It was ${last.called} that held it together! Don't go. Do that thing again." ${last.mender.fix(last.called, nook.noun)}`,
          `"Who told ${last.called} to stop?" said ${H.name}. They all had. "And then it split. So now we all ask again. Please." ${last.mender.fix(last.called, nook.noun)}`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: last.who, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'look-up', feeling: 'excited' },
          ],
          things,
        },
      },
      {
        text: [
          `They waited for it to split again. It did not. "Well," said ${c.called} to ${last.called}. "You may do my nose too, if you like." And everybody breathed out.`,
          `"Is it holding?" said ${b.called}. It was better than new. "You could sit on my side," said ${a.called} to ${last.called}. "There's room," said everybody, all at once.`,
          `Nobody moved, in case. Then ${b.called} leaned, and ${c.called} leaned, and nothing split. "We were saving you the warm side, ${last.called}," said ${a.called}. They had not been. They were now.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: last.who, pose: 'sit', feeling: 'proud' },
            { who: a.who, pose: 'sit', feeling: 'happy' },
            { who: b.who, pose: 'sit', feeling: 'happy' },
            { who: c.who, pose: 'sit', feeling: 'happy' },
          ],
          things,
        },
      },
      {
        text: H.isChild
          ? [
              `It was almost dark when ${G.name} came by with a plate of toast. "${ask}" said ${G.name}. They looked at the toast. "${yes}," said ${H.name}.`,
              `"Anybody ${nook.at} there?" said ${G.name}. "Only us," said ${H.name}. ${cap(G.name)} looked at them all for a long time. "${ask}" said ${G.name}.`,
              `${cap(G.name)} put out the big light, and counted. One, two, three, four, five. "${ask}" said ${G.name}. It was, after that, exactly full.`,
              `At bedtime ${G.name} looked for ${H.name} everywhere else first. "We're ${nook.at} this," said ${H.name}. "${ask}" said ${G.name}, already sitting.`,
            ]
          : [
              `There they stayed, in a row, and listened to the dark. "${ask}" said nobody. But ${H.name} left a small gap at the end, just in case.`,
              `It got dark. "One, two, three," said ${K?.name ?? H.name}. "We are not too many," said ${H.name}, half asleep. "We are only more than there used to be."`,
              `Later on ${K?.name ?? H.name} counted them, and counted again. It was one more than before. Nobody said a word. They just moved up.`,
              `${H.name} woke in the night, and could not turn over. There was somebody on every side. It was, when you came to think of it, just right.`,
            ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: H.isChild
            ? [
                { who: G, pose: 'sit', feeling: 'happy' },
                { who: H, pose: 'sit', feeling: 'happy' },
              ]
            : [{ who: H, pose: 'sit', feeling: 'sleepy' }, ...there],
          things,
        },
      },
    ],
  };
}
