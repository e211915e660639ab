import type { BeatPage, Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { inShort } from '../the-one-about/in-short.ts';
import { cap, keeping, titled, within } from '../wording.ts';
import type { Parts } from './parts.ts';
import { LAST_ONES, TITLES, TITLES_OF_A_REASON } from './words.ts';

const MOST = 8;
const short = (text: string): string => inShort(text);
/** A page of short sentences, of those wordings that keep to it. */
const few = (scene: BeatPage['scene'], texts: readonly string[], spare: string): BeatPage =>
  page(scene, ...keeping(MOST, texts, spare));

/** For ages 2 to 4: no more, they say; and there it is again. */
export function young(parts: Parts): Told {
  const {
    K,
    k,
    S,
    s,
    V,
    v,
    W,
    w,
    x,
    X,
    X1,
    x1,
    did,
    had,
    cannot,
    could,
    it,
    It,
    isChild,
    isTaught,
    chance,
    because,
    remedy,
    didAgain,
    where,
  } = parts;
  const R = chance.pick(...LAST_ONES);
  const happens = short(`${X} ${didAgain}.`);
  const whole = `${had === '' ? X1 : It} ${did}.`;
  const first = within(MOST, whole) ? whole : `It is ${x1}. ${short(`${X} ${did}.`)}`;
  const at = where === '' ? '' : `${cap(where.slice(2))}. `;
  const has = `${at}${had === '' ? '' : `${short(had.trim())} `}`;
  const why = because === null ? '' : short(`${cap(because)}.`);
  const rained = could === null ? '' : ` And ${it} ${could}!`;
  const sees: BeatPage = few(
    {
      camera: 'medium',
      actors: [seen(V, 'stand', 'surprised'), ...parts.seen('stand', 'happy'), seen(S, 'stand', 'worried')],
    },
    [
      `Here comes ${v}. "${R}," said ${s}. Oh no! ${happens}`,
      `Knock, knock! It is ${v}. "${R}," said ${s}. And look! ${happens}`,
    ],
    `Here is ${v}. "${R}," said ${s}. Oh no! ${X} did it again.`,
  );
  const opening: BeatPage[] = [
    few(
      {
        setting: parts.home,
        camera: 'medium',
        actors: [
          ...parts.seen('stand', 'happy'),
          ...(isChild ? [] : [seen(K, 'point', 'surprised')]),
          seen(S, 'stand', 'surprised'),
        ],
      },
      isTaught
        ? [
            `${k} said it. ${X} said it. ${first} "${R}," said ${s}.`,
            `"Say it," said ${k}. ${first} Good! "${R}," said ${s}.`,
          ]
        : [
            `${has}${first} "Oh${isChild ? '' : `!" said ${k}. "${R}`}," said ${s}. ${isChild ? `"${R}."` : ''}`.trim(),
            `Look, ${isChild ? s : k}! ${has}${first} "${R}," said ${s}.`,
          ],
      `Look! It is ${x1}. And what is that? "${R}," said ${s}.`,
    ),
    few(
      { camera: 'close', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'worried')] },
      [
        `And then? ${happens} Again!${cannot === null ? '' : ` ${short(`${It} could not ${cannot}.`)}`} "${R}," said ${s}.`,
        `One, two, three. ${happens}${cannot === null ? '' : ` ${short(`${It} could not ${cannot}.`)}`} "${R}," said ${s}.`,
      ],
      `And then? ${X} did it again. "${R}," said ${s}.`,
    ),
  ];
  const ending = (asks: string): BeatPage =>
    few(
      {
        setting: 'bedroom',
        time: 'night',
        camera: 'medium',
        actors: isChild ? [seen(S, 'stand', 'happy'), seen(K, 'sit', 'happy')] : [seen(K, 'sit', 'happy')],
      },
      [
        `Good night. It is dark. "${R}," says ${asks}, very softly. And what did ${x} do?`,
        `Up sat ${k} in bed. Shh. "${R}," said ${asks}. Who heard that? ${cap(x)} did!`,
      ],
      `Good night. Shh. "${R}," said ${asks}. And ${x}?`,
    );
  if (because !== null)
    return {
      title: titled(chance.pick(...TITLES_OF_A_REASON)),
      refrain: R,
      pages: [
        ...opening,
        sees,
        few(
          { camera: 'medium', actors: [seen(S, 'stand', 'determined'), ...parts.seen('stand', 'happy')] },
          [`"Please stop," said ${s}. "Pretty please!" Good. Good. "${R}." Oh dear. Again!`],
          `"Please stop," said ${s}. "${R}." Oh dear. Again!`,
        ),
        few(
          { camera: 'medium', actors: [seen(K, 'sit', 'curious'), ...parts.seen('stand', 'calm')] },
          [
            `${k} sat down. ${k} looked, and looked. "Why?" said ${k}.`,
            `Sit down, ${k}. Look, and look. "Why?" said ${k}.`,
          ],
          `${k} sat down. "Why?" said ${k}.`,
        ),
        few(
          { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(S, 'stand', 'surprised')] },
          [
            `"I know!" said ${k}. ${why} "Is that all?" said ${s}. It was.`,
            `"I know why!" said ${k}. ${why} "Oh!" said ${s}. "Oh, I see!"`,
          ],
          `"I know why!" said ${k}. ${why}`,
        ),
        ...(remedy === null
          ? [
              few(
                {
                  camera: 'medium',
                  actors: [...parts.seen('stand', 'happy'), seen(S, 'sit', 'happy'), seen(K, 'sit', 'happy')],
                },
                [`${happens} And who was cross? Nobody was. They sat down to look.`],
                `Again! And who was cross? Nobody was.`,
              ),
              few(
                {
                  camera: 'wide',
                  actors: [...parts.seen('stand', 'happy'), seen(K, 'cheer', 'happy'), seen(W, 'cheer', 'happy')],
                },
                [`Here comes ${w}. Look, ${w}! ${happens} "Again!" said ${w}.`],
                `Here comes ${w}. Look, ${w}! "Again!" said ${w}.`,
              ),
              ending(k),
            ]
          : [
              few(
                { time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'calm'), ...parts.seen('stand', 'calm')] },
                [`So ${k} did it. ${short(`${k} ${remedy}.`)} ${X} was still, so still.`],
                `So ${k} did it. ${X} was still, so still.`,
              ),
              few(
                {
                  time: 'day',
                  camera: 'medium',
                  actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'surprised')],
                },
                [`The next day. Wait. Wait. Nothing! "${R}," said ${s}. And so it was.`],
                `The next day. Nothing! "${R}," said ${s}.`,
              ),
              few(
                { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'happy')] },
                [`Good night, ${k}. What was that? ${happens} Just a little bit. Just for fun.`],
                `Good night, ${k}. What was that? Just a little bit. Just for fun.`,
              ),
            ]),
      ],
    };
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: R,
    pages: [
      ...opening,
      sees,
      few(
        { camera: 'medium', actors: [seen(S, 'stand', 'determined'), ...parts.seen('stand', 'calm')] },
        [
          `"Please stop," said ${s}. "Pretty please!" Shh. It worked! "There! ${R}." And then?`,
          `"Please, please stop," said ${s}. Shh! Good. Good. "You see? ${R}." And then?`,
        ],
        `"Please stop," said ${s}. Shh! Good. "${R}." And then?`,
      ),
      few(
        {
          camera: 'close',
          actors: [
            ...parts.seen(isChild ? 'dance' : 'stand', 'happy'),
            ...(isChild ? [seen(S, 'stand', 'surprised')] : [seen(K, 'cheer', 'happy')]),
          ],
        },
        [
          `${happens} "Ha, ha, ha!" said ${isChild ? x : k}. "Again!"`,
          `${happens} Of course! "Ha, ha!" said ${isChild ? x : k}.`,
        ],
        `Again! "Ha, ha, ha!" said ${isChild ? x : k}.`,
      ),
      few(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(S, 'cover', 'surprised')] },
        [
          `${k} thought. ${k} looked at ${s}. "It's what you say! Don't say it! Shh!"`,
          `"Now," said ${s}, and opened wide. "Don't say it!" said ${k}. "It hears you! Shh!"`,
        ],
        `"It's what you say!" said ${k}. "Don't say it! Shh!"`,
      ),
      few(
        {
          camera: 'wide',
          actors: [seen(S, 'sit', 'calm'), ...(isChild ? [] : [seen(K, 'sit', 'calm')]), ...parts.seen('sit', 'calm')],
        },
        [
          `Shh. Nobody said it. It did not happen.${rained === '' ? ' Tick, tock. It was so quiet.' : rained}`,
          `So nobody said it. Tick, tock, tick, tock.${rained === '' ? ' Not once, all day.' : rained}`,
        ],
        `Shh. Nobody said it. Tick, tock. It was so quiet.`,
      ),
      few(
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'happy'), seen(W, 'sit', 'excited'), ...parts.seen('sit', 'calm')],
        },
        [
          `Here is ${v}, with little ${w}. "Can I see it, too?" They sat. They waited.`,
          `${v} came back. ${w} came, too. "I want to see," said ${w}. They waited.`,
        ],
        `Here is ${v}, with ${w}. They sat. They waited.`,
      ),
      few(
        { camera: 'close', actors: [seen(W, 'sit', 'sad'), seen(S, 'stand', 'worried')] },
        [
          `Nothing. "Oh," said ${w}, very small. Who will say it? ${s}?`,
          `Tick, tock. Nothing. Poor ${w}! Somebody has to say it.`,
        ],
        `Nothing. "Oh," said ${w}. Somebody has to say it.`,
      ),
      few(
        {
          camera: 'wide',
          actors: [
            ...parts.seen(isChild ? 'dance' : 'stand', 'excited'),
            seen(S, 'shout', 'happy'),
            seen(W, 'cheer', 'excited'),
          ],
        },
        [
          `"${R}!" said ${s}. ${happens}${rained} "Hooray!" said ${w}.`,
          `Up got ${s}. "${R}!" And hooray! ${happens}${rained}`,
        ],
        `"${R}!" said ${s}. And there it was! "Hooray!" said ${w}.`,
      ),
      ending(isChild ? s : k),
    ],
  };
}
