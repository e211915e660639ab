import type { ActorHint, Told } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import { cap, clause, fitting, inBrief, keeping, sentence, titled } from '../wording.ts';
import type { MixUp } from './arc.ts';

const MOST = 14;

const REFRAINS = [
  'That is not what I sent for',
  'There has been a muddle',
  'Somebody somewhere has my',
  'This was meant for somebody',
  'Nobody asked for this',
  'I know what I ordered',
  'I asked for something else',
  'It must be a mistake',
  'This is not the one',
  'It was never meant for me',
  'They have sent the wrong one',
  'I never wanted one of those',
  'Somebody has mixed them up',
  'It has come to the wrong place',
] as const;

/** Two guesses that fail for a reason, and an owner who is quite content with somebody else's parcel. */
export function middle(bound: MixUp): Told {
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
    far,
    onLand,
    chance,
  } = bound;
  const [first, second] = uses;
  const thing = strayed.noun;
  const aOrder = withArticle(order.noun);
  const picked = chance.pick(...REFRAINS);
  const refrain = picked === 'Somebody somewhere has my' ? `${picked} ${order.noun}` : picked;
  const onString = clue === 'string';
  const along: readonly ActorHint[] = G ? [{ who: G, pose: 'walk', feeling: 'calm' }] : [];
  const came = G ? ` ${cap(G.name)} came along, to hold the other end.` : '';
  const cameToo = G ? ` ${cap(G.name)} came too.` : '';
  const bag = onLand ? 'down the lane' : 'a long way off';
  const look = strayed.look === null ? '' : fitting(MOST, ` It was ${clause(strayed.look)}.`, '');
  const glad = chance.pick(
    `And the ${thing} looked as if it knew where it was.`,
    `Anybody could see that the ${thing} was home.`,
    `The ${thing} seemed to fit, all the way round.`,
  );
  const used =
    strayed.use === null ? glad : fitting(MOST, inBrief(MOST, `And the ${thing} ${clause(strayed.use)}.`), glad);
  const works = fitting(MOST, order.works, `The ${order.noun} was just what was wanted.`);
  const tried = (as: string, did: string, but: string, how: 0 | 1): string[] => {
    const told = fitting(
      MOST,
      sentence(`${H.name} ${did}, but ${but}`),
      `${sentence(`${H.name} ${did}`)} ${sentence(`but ${but}`)}`,
    );
    return how === 0
      ? [
          `"Perhaps it is ${as}," said ${K.name}. ${told} "${refrain}," said ${H.name}.`,
          `"Could it be ${as}?" said ${H.name}. It seemed likely. ${told} "${refrain}."`,
          `${K.name} walked all round it. "I think it's ${as}," said ${K.name}. ${told} "${refrain}," said ${H.name}.`,
          `It might still be a good thing, if it were ${as}. ${told} "${refrain}," said ${H.name}.`,
        ]
      : [
          `"Or is the ${thing} ${as}?" said ${K.name}. ${told} "${refrain}," said ${H.name}.`,
          `Next the ${thing} was ${as}. That was ${H.names} own idea. ${told} "${refrain}," said ${H.name}, more quietly.`,
          `"Try the ${thing} as ${as}," said ${K.name}. "Nobody is looking." ${told} "${refrain}."`,
          `There was just one thing left that the ${thing} could be. It was ${as}. ${told} "${refrain}," said ${H.name}.`,
        ];
  };
  return {
    title: titled(
      chance.pick(
        `${H.name} and the wrong ${thing}`,
        `the ${thing} that came to the wrong door`,
        `${strayed.a} for somebody else`,
        `where is ${H.names} ${order.noun}?`,
        `two parcels, said ${K.name}`,
        `${H.name} did not order that`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${H.introduced} had sent away for ${aOrder}. That was because ${order.because}. "Has the post been?" ${H.he} asked. "Not yet," said ${K.introduced}.`,
            `${H.introduced} was waiting, and so was ${K.introduced}. Somewhere in the post there was ${aOrder}. ${H.name} needed it, because ${order.because}.`,
            `"Has it come?" said ${H.introduced}. "Not since you last asked," said ${K.introduced}. ${H.name} had sent for ${aOrder}, because ${order.because}.`,
          ],
          `This is ${H.introduced}. ${H.He} had sent away for ${aOrder}. That was because ${order.because}. "Has the post been?" "Not yet," said ${K.introduced}.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'look-up', feeling: 'excited' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: onString
          ? [
              `Then the parcel came. It was done up with string, yards and yards of it. ${K.name} never threw string away. ${K.name} began to wind it into a ball.`,
              `On Tuesday there was a parcel. It had more string than parcel. "String is always useful," said ${K.name}, and started to wind. It did not seem to have an end.`,
              `The parcel came before breakfast, looking like a ball with corners. It was nearly all string. ${K.name} sat down to it, quite happily, and began to wind.`,
              `"My parcel!" It was here, and so was a great deal of string. "I'll see to this part," said ${K.name}. And round and round it went.`,
            ]
          : [
              `Then the parcel came. It had a label with a gold edge. ${K.name} never threw a label away. ${K.name} peeled it off and wore it, the wrong way up.`,
              `On Tuesday there was a parcel. "May I have the label?" said ${K.name}, who collected them. It went on upside down, next to the banana one.`,
              `The parcel came before breakfast. ${H.name} wanted the inside. ${K.name} wanted the label, which was a very fine one. On it went, upside down.`,
              `"My parcel!" The paper was off in a moment, and the label flew. It landed on ${K.name}, upside down. It looked so well that it was left there.`,
            ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'hold', feeling: 'happy', holds: onString ? 'string' : 'present' },
            { who: H, pose: 'cheer', feeling: 'excited' },
          ],
          things: onString ? ['present'] : ['sign'],
        },
      },
      {
        text: [
          `${H.name} looked into the box. There was no ${order.noun}. There was ${strayed.a}.${look} "${refrain}," said ${H.name}.`,
          `Off came the paper. It was not ${aOrder}. Not at all. It was ${strayed.a}. "${refrain}," said ${H.name}. There was nothing underneath it.`,
          `There was paper, and then more paper, and then ${strayed.a}.${look} ${H.name} looked under it for the ${order.noun}. "${refrain}," said ${H.name}, into the box.`,
          `"Shut your eyes," said ${H.name} to ${K.name}. "Now look!" They looked. It was ${strayed.a}. Nobody said hooray. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'think', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: strayed.things,
        },
      },
      {
        text: tried(first.as, first.did, first.but(H.name), 0),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'kneel', feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: strayed.things,
        },
      },
      {
        text: tried(second.as, second.did, second.but(H.name), 1),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: K, pose: 'point', feeling: 'surprised' },
          ],
          things: strayed.things,
        },
      },
      {
        text: [
          `${H.name} sat down beside the ${thing}. "It isn't your fault," ${H.he} told it. "You are very good at something. It just isn't here."`,
          `It was no good. Somewhere, thought ${H.name}, somebody else had ${aOrder}. Perhaps they were sitting beside it too. Perhaps they were kind to it.`,
          `That was all the ideas there were. ${H.name} put the ${thing} down, quite gently. It is not easy to be in the wrong place. Out there the ${order.noun} would be finding that out too.`,
          `${H.name} looked at the ${thing} for a long time. It did not look wrong. It only looked like a guest who does not know where the spoons are.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }], things: strayed.things },
      },
      {
        text: onString
          ? [
              `"I can't find the end," said ${K.name}, who was still winding. They looked. The string went out of the door and ${bag}. Nobody had cut it!${came}`,
              `Just then the ball of string gave a tug. ${K.name} tugged back. "There is somebody on the other end," said ${K.name}.${came}`,
              `The ball of string was as big as a cabbage now. "Shouldn't it stop?" said ${K.name}. ${H.name} gave it a pull. Somewhere, a long way away, somebody said "Oi!"${came}`,
              `${H.name} fell over the string, and looked where it went. It went out and away, ${bag}. "Two parcels," said ${K.name}. "And only one string!"${came}`,
            ]
          : [
              `${K.name} bent down to look for worms. ${H.name} stared. The label was the right way up at last. "It doesn't say ${H.name}," said ${H.name}. "It says ${O.name}!"${cameToo}`,
              `${K.name} hung upside down, to think. So ${H.name} read the label. "For ${O.name}," it said. It had said so all day long.${cameToo}`,
              `"Your label is upside down," said ${H.name}. "Not to me," said ${K.name}, and turned over, to show. "Oh," they both said. It said ${O.name}.${cameToo}`,
              `${H.name} bent right over to think, and saw ${K.name} between two knees. From there the label was quite clear. "${O.name}," it said.${cameToo}`,
            ],
        scene: {
          camera: 'wide',
          actors: [
            {
              who: K,
              pose: onString ? 'hold' : 'jump',
              feeling: 'surprised',
              ...(onString ? { holds: 'string' as const } : {}),
            },
            { who: H, pose: 'point', feeling: 'excited' },
            ...along,
          ],
          things: onString ? [] : ['sign'],
        },
      },
      {
        text: keeping(
          MOST,
          onString
            ? [
                `They followed it, winding as they went. It led all the way to ${far}. There was ${O.introduced}, ${order.doing}.`,
                `Under a gate and round a corner went the string. It stopped at ${far}. ${cap(O.introduced)} was there, ${order.doing}.`,
                `Hand over hand they went, and the ball grew. The string ended at ${far}. So this was where ${O.introduced} was, ${order.doing}.`,
                `Where does a string go? This one went to ${far}. And there, if you please, was ${O.introduced}, ${order.doing}.`,
              ]
            : [
                `So they took the ${thing} all the way to ${far}. There was ${O.introduced}, ${order.doing}.`,
                `It was a long walk, to ${far}. "${O.says}," said somebody. ${cap(O.introduced)} was ${order.doing}.`,
                `They packed the ${thing} up again and took it to ${far}. Nobody heard them come. ${cap(O.introduced)} was busy, ${order.doing}.`,
                `They asked, and asked again, and came to ${far}. And there, if you please, was ${O.introduced}, ${order.doing}.`,
              ],
          `They went all the way to ${far}. There was ${O.introduced}. ${O.He} was ${order.doing}.`,
        ),
        scene: {
          setting: ownerAt,
          camera: 'medium',
          actors: [
            { who: O, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            ...along,
          ],
          things: [order.thing, ...dwelling],
        },
      },
      {
        text: [
          `"That's my ${order.noun}," said ${H.name}. "Is it?" said ${O.name}. "I thought it was ${order.praise}." Then ${O.he} saw the ${thing}. "Oh!" said ${O.name}. "Oh, there you are."`,
          `"It came on Tuesday," said ${O.name}. "I did think it was odd. But it is ${order.praise}." "Was it you who wanted ${strayed.a}?" said ${H.name}. "Ever since the spring!" said ${O.name}.`,
          `"Have you come about my ${order.noun}?" said ${O.name}. "It's ${order.praise}." "It's mine," said ${H.name}. "And this is your ${thing}." ${O.name} looked, and looked again. "It's even the right one," said ${O.name}.`,
          `They looked at the ${order.noun}, and they looked at the ${thing}. "It is ${order.praise}." That was ${O.name}. "But I sent for ${strayed.a}." "I know," said ${H.name}. "I've been minding it for you."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: O, pose: 'point', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
          things: [order.thing, ...strayed.things],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `So they swapped. ${works} ${used}`,
            `It takes no time to swap, when both are glad. ${used} ${works}`,
            `One went this way, and one went that way. ${works} ${used}`,
            `"After you," said ${O.name}. "No, after you," said ${H.name}. They did it both at once. ${used} ${works}`,
          ],
          `So they swapped. The ${order.noun} was just right. So was the ${thing}.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: O, pose: 'dance', feeling: 'happy' },
          ],
          things: [order.thing, ...strayed.things],
        },
      },
      {
        text: onString
          ? [
              `Only the string was left over. They tied one end to each door. At bedtime ${H.name} gives a tug. After a moment, from far away, there comes a tug back.`,
              `They gave everything back but the string. It still goes from the one door to the other. One tug is good morning. Two is good night. Tug, tug.`,
              `"Who keeps the string?" said ${K.name}. They did, ${H.name} and ${O.name}, one end each. Later it gave a small tug, all by itself.`,
            ]
          : [
              `${K.name} kept the label. There was room on it to write, so they did. It says: BOTH OF US. It is the right way up.`,
              `Only the box was left over. ${H.name} kept it. It was just the size to sit in, if ${K.name} budged up.`,
              `Now ${O.name} brings them a parcel each week. It is never the right one. "Perhaps it is a bath," says ${K.name}. They like to guess.`,
            ],
        scene: {
          setting: home,
          time: 'sunset',
          camera: 'medium',
          actors: onString
            ? [{ who: H, pose: 'reach', feeling: 'happy' }]
            : [
                { who: H, pose: 'sit', feeling: 'happy' },
                { who: K, pose: 'sit', feeling: 'happy' },
              ],
          things: onString ? ['string'] : [],
        },
      },
    ],
  };
}
