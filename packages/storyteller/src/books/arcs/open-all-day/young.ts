import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { OpenAllDay } from './arc.ts';
import { namesOf } from './spoilt.ts';

const MOST = 8;

/** Are we there? Not yet. And then, on a bench, yes. */
export function young(bound: OpenAllDay): Told {
  const { child: K, grownUp: G, stranger: S, spoilt, finds, to, at, by, byThing, asks, answer, sign, chance } = bound;
  const k = K.name;
  const g = G.name;
  const [one, two, three] = finds;
  const lines = namesOf(bound);
  const drawn = finds.flatMap((each) => each.drawn ?? []);
  const late = !spoilt.isAtPlaceFirst;
  return {
    title: titled(
      chance.pick(
        'are we there?',
        `${sign.toLowerCase()} on a bench`,
        'out of the pockets',
        'open, please come in',
        `${answer}, said ${g}`,
      ),
    ),
    refrain: asks,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(K, [
            `${k} goes down the stairs. "${asks}" "${answer}," says ${g}.`,
            `Into the bath goes ${k}. "${asks}" "${answer}," says ${g}.`,
            `${k} eats one pea. "${asks}" "${answer}," says ${g}.`,
          ]),
        ),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Today they go to ${to}! ${cap(g)} has a bag. ${k} has ${one.a}.`,
          `Off to ${to}! And look, ${one.a}. In it goes.`,
          `"To ${to}!" says ${g}. ${k} finds ${one.a}. Pop! Into the pocket.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'excited' },
            { who: G, pose: 'walk', feeling: 'happy' },
          ],
          things: [...drawn.slice(0, 1), 'backpack'],
        },
      },
      {
        text: keeping(MOST, [
          `Here is ${by}. "${asks}" says ${k}. "${answer}," says ${g}.`,
          `Look at ${by}! Is that ${to}? "${asks}" "${answer}," says ${g}.`,
          `They will go by ${by.replace('the ', '')}. "${asks}" "${answer}," says ${g}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: G, pose: 'hold', feeling: 'calm' },
          ],
          things: [byThing],
        },
      },
      {
        text: keeping(MOST, spoilt.young.trouble(lines)),
        scene: {
          setting: late ? spoilt.stuckAt : at,
          weather: spoilt.weather,
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: G, pose: 'stand', feeling: 'worried' },
          ],
          things: late ? [byThing] : [],
        },
      },
      {
        text: keeping(MOST, spoilt.young.tried(lines)),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'look-up', feeling: 'sad' },
            { who: G, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${k} has a pocket. ${cap(one.a)}! ${cap(two.a)}! ${cap(three.a)}!`,
          `What has ${k} got? ${cap(one.a)}. ${cap(two.a)}. ${cap(three.a)}.`,
          `Out they come. ${cap(one.a)}. ${cap(two.a)}. ${cap(three.a)}. All in a row.`,
        ]),
        scene: {
          setting: spoilt.stuckAt,
          weather: spoilt.weather,
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'curious' }],
          things: drawn,
        },
      },
      {
        text: keeping(MOST, [
          `${cap(g)} has a pen. ${cap(g)} writes on a card. It says: ${sign}.`,
          `"This is it," says ${k}. "This is ${to}." ${cap(g)} makes a sign.`,
          `${k} has a plan. "Write it big!" Now there is a sign: ${sign}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'kneel', feeling: 'happy' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
          things: ['sign'],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(S, [
            `Along comes ${S.name}. "${asks}" says ${S.name}. "Yes," says ${k}. "You are there!"`,
            `${S.name} sees the sign. "${asks}" "Yes!" says ${k}. "Come in, ${S.name}!"`,
            `Who is this? It is ${S.name}. "${asks}" "Yes," says ${k}. "It is!"`,
          ]),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'stand', feeling: 'curious' },
            { who: K, pose: 'wave', feeling: 'proud' },
          ],
          things: ['sign', ...drawn.slice(0, 2)],
        },
      },
      {
        text: keeping(MOST, [
          `"This one is asleep," says ${k}. "This one you may pat."`,
          `"Ooh," says ${S.name}. "Does it bite?" "Only on Mondays," says ${k}.`,
          `${S.name} looks at the ${one.it}. Shh! It is having a rest.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'proud' },
            { who: S, pose: 'kneel', feeling: 'happy' },
          ],
          things: drawn.slice(0, 1),
        },
      },
      {
        text: keeping(MOST, spoilt.young.end(lines)),
        scene: {
          ...(late ? { setting: at } : {}),
          time: 'sunset',
          weather: 'clear',
          camera: 'wide',
          actors: [
            { who: K, pose: 'look-up', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Night. Up the stairs, one, two, three. "${asks}" says ${g}. ${k} is asleep.`,
          `Into bed with ${k}. Eyes shut. "${asks}" says ${g}. "Yes," says ${k}.`,
          `${k} is in bed. The ${one.it} is, too. Are they there? Yes. Good night.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sleep', feeling: 'sleepy' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
