import type { ActorHint, Told } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { MixUp } from './arc.ts';

const MOST = 8;

/** What is said of every wrong guess, and what it turns into. */
const REFRAINS: readonly (readonly [wrong: string, right: string])[] = [
  ["That can't be right!", 'That is right!'],
  ['Oh no, not so!', 'Oh yes, just so!'],
  ['Wrong, wrong, wrong!', 'Right, right, right!'],
  ['Not that, not that!', 'Yes, that! Yes, that!'],
  ['Oh, what a muddle!', 'Oh, no more muddle!'],
  ['This is not mine!', 'This one is mine!'],
  ['Nope, not today!', 'Yes, oh yes, today!'],
  ['No, no, oh no!', 'Yes, yes, oh yes!'],
  ['Not the one!', 'The very one!'],
  ['That will not do!', 'That will do nicely!'],
  ['Not for me!', 'Just for me!'],
  ['Dear me, no!', 'Dear me, yes!'],
  ['It does not fit!', 'Now it all fits!'],
  ['Somebody got it wrong!', 'Somebody got it right!'],
];

/** Told to the smallest: a parcel that is not right, two guesses that are not right, and then two things that are. */
export function young(bound: MixUp): Told {
  const {
    hero: H,
    beside: K,
    grownUp: G,
    owner: O,
    strayed,
    order,
    uses,
    clue,
    home,
    outside,
    ownerAt,
    dwelling,
    chance,
  } = bound;
  const [first, second] = uses;
  const thing = strayed.noun;
  const [wrong, right] = chance.pick(...REFRAINS);
  const knock = chance.pick('Ding dong!', 'Rat-a-tat!', 'Knock, knock!', 'Tap, tap, tap!');
  const onString = clue === 'string';
  const along: readonly ActorHint[] = G ? [{ who: G, pose: 'walk', feeling: 'calm' }] : [];
  const came = G ? ` ${cap(G.name)} came too.` : '';
  return {
    title: titled(
      chance.pick(
        `${wrong.replace('!', '').toLowerCase()}, said ${H.name}`,
        `not ${strayed.a}, ${H.name}!`,
        `whose ${thing} is that?`,
        `a parcel for ${H.name}`,
        `${strayed.a}? ${H.name}?`,
        `swap, said ${H.name}`,
      ),
    ),
    refrain: wrong,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${knock} A parcel for ${H.introduced}! Is it ${withArticle(order.noun)}? It must be!`,
            `This is ${H.introduced}. ${knock} A parcel! "It's my ${order.noun}," said ${H.name}.`,
            `${knock} Who is at home? ${H.introduced}. And here is a big, brown parcel.`,
          ],
          `This is ${H.introduced}. ${knock} A parcel!`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'hold', feeling: 'excited', holds: 'present' }],
        },
      },
      {
        text: onString
          ? [
              `So much string! Wind, wind, wind. ${cap(K.introduced)} made a ball.`,
              `Off came the string. "What a lot," said ${K.introduced}. On and on and on.`,
              `"May I?" said ${K.introduced}. Round and round went the string.`,
              `String, string, string! ${cap(K.introduced)} began to wind.`,
            ]
          : [
              `Off came the label. Stick! On it went, on ${K.introduced}.`,
              `Peel, peel, stick. Who has the label? ${cap(K.introduced)}! "Very nice," said ${K.name}.`,
              `"For me?" said ${K.introduced}. On went the label, upside down.`,
              `Rip went the paper. ${cap(K.introduced)} wore the label.`,
            ],
        scene: {
          camera: 'close',
          actors: onString
            ? [
                { who: K, pose: 'hold', feeling: 'happy', holds: 'string' },
                { who: H, pose: 'stand', feeling: 'excited' },
              ]
            : [
                { who: K, pose: 'stand', feeling: 'proud' },
                { who: H, pose: 'reach', feeling: 'happy' },
              ],
          things: onString ? [] : ['sign'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${K.name} looked in. Not ${withArticle(order.noun)}. ${cap(strayed.a)}! "${wrong}"`,
            `Rustle, rustle, pop. "Oh," said ${K.name}. Out came ${strayed.a}. "${wrong}"`,
            `Lid off. ${K.name} peeped in. ${cap(strayed.a)}? "${wrong}" said ${H.name}.`,
            `"My ${order.noun}!" said ${H.name}. No. ${cap(strayed.a)}! "${wrong}"`,
          ],
          `Out came ${strayed.a}. "Oh," said ${K.name}. "${wrong}"`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'look-up', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: strayed.things,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Is it ${first.as}, this ${thing}? ${first.short(H.name)} "${wrong}"`,
            `Maybe the ${thing} is ${first.as}. ${first.short(H.name)} "${wrong}"`,
            `"${cap(thing)}, are you ${first.as}?" ${first.short(H.name)} "${wrong}"`,
          ],
          `One ${thing}. Is it ${first.as}? ${first.short(H.name)} "${wrong}"`,
        ),
        scene: {
          camera: 'wide',
          actors: [{ who: H, pose: 'kneel', feeling: 'determined' }],
          things: strayed.things,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"${cap(second.as)}?" said ${K.name}. So the ${thing} was. ${second.short(H.name)} "${wrong}"`,
            `${K.name} looked at the ${thing}. "${cap(second.as)}?" ${second.short(H.name)} "${wrong}"`,
            `Try the ${thing} again. "Is it ${second.as}?" said ${K.name}. ${second.short(H.name)} "${wrong}"`,
            `Then the ${thing} was ${second.as}. ${second.short(H.name)} "${wrong}" said ${K.name}.`,
          ],
          `The ${thing} again. "${cap(second.as)}?" said ${K.name}. ${second.short(H.name)} "${wrong}"`,
        ),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: K, pose: 'cover', feeling: 'surprised' },
          ],
          things: strayed.things,
        },
      },
      {
        text: onString
          ? [
              `Tug. Who tugged? Look at the string! Off it goes. Where to?${came}`,
              `But look at the string! It never stops. It goes and goes.${came}`,
              `Where does the string stop? ${K.name} looked. ${H.name} looked. Out it goes.${came}`,
              `${H.name} pulled the string. The string pulled back! "Who?" said ${K.name}.${came}`,
            ]
          : [
              `Wait. Look at ${K.name}. Read the label! "It says ${O.name}."${came}`,
              `${K.name} is upside down. But the label is not! "It says ${O.name}!"${came}`,
              `"Look at me," said ${K.name}. ${H.name} looked. The label! "It says ${O.name}."${came}`,
              `Down fell the label. ${K.name} read it to ${H.name}. "It is for ${O.name}!"${came}`,
            ],
        scene: {
          camera: 'wide',
          actors: [
            { who: onString ? H : K, pose: onString ? 'walk' : 'jump', feeling: 'curious' },
            { who: onString ? K : H, pose: 'point', feeling: 'surprised' },
            ...along,
          ],
          things: onString ? ['string'] : ['sign'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${dwelling.length > 0 ? 'A house! ' : ''}Here is ${O.introduced}. And there is the ${order.noun}! ${order.short}`,
            `${dwelling.length > 0 ? 'A house! ' : ''}"${O.says}," said ${O.introduced}. And the ${order.noun}? ${order.short}`,
            `${dwelling.length > 0 ? 'A house! ' : ''}Who is this? ${cap(O.introduced)}, with the ${order.noun}! ${order.short}`,
            `${dwelling.length > 0 ? 'A house! ' : ''}Hello, ${O.introduced}. Is that the ${order.noun}? ${order.short}`,
          ],
          `${dwelling.length > 0 ? 'A house! ' : ''}${O.introduced}. And the ${order.noun}? ${order.short}`,
        ),
        scene: {
          setting: ownerAt,
          camera: 'medium',
          actors: [
            { who: O, pose: 'cheer', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
          things: [order.thing, ...dwelling],
        },
      },
      {
        text: [
          `One ${thing} for ${O.name}. One ${order.noun} for ${H.name}. "${right}"`,
          `"Swap?" "Swap!" said ${O.name}. There goes the ${thing}. Here comes the ${order.noun}. "${right}"`,
          `"Yours," said ${H.name}. "And yours," said ${O.name}. Hug the ${order.noun}. Hug the ${thing}. "${right}"`,
          `Give the ${thing}. Take the ${order.noun}. ${O.name} is glad. ${H.name} is glad. "${right}"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'hug', feeling: 'happy' },
            { who: O, pose: 'cheer', feeling: 'happy' },
          ],
          things: [order.thing, ...strayed.things],
        },
      },
      {
        text: onString
          ? [
              `And the string? It stays. Tug. "Good night, ${O.name}." Tug, tug. "Good night, ${H.name}."`,
              `They kept the string. Door to door. Tug, tug. Good night.`,
              `Who gets the string? Both! One end each. Tug. Good night.`,
              `A door here. A door there. String in between. Tug. Good night, ${H.name}.`,
            ]
          : [
              `And the label? ${H.name} kept it. Now it says BOTH. Good night.`,
              `One thing is left. The label. Stick! On ${H.names} door. Good night.`,
              `And the box? Who is in it? ${H.name}! Good night.`,
              `Here is a new label. It says ${H.name}. Stick! On the pillow. Good night.`,
            ],
        scene: {
          setting: home,
          time: 'night',
          camera: 'wide',
          actors: [{ who: H, pose: 'sit', feeling: 'happy' }],
        },
      },
    ],
  };
}
