import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { MagicRide } from './arc.ts';
import { boarding } from './boarding.ts';

const MOST = 14;

/** Two wrong arrivals, because of what somebody said last; then the very words that spoiled the first bring everybody home. */
export function middle(bound: MagicRide): Told {
  const {
    child: K,
    friend: F,
    grownUp: G,
    thing,
    theNoun,
    shown,
    forgotten,
    where,
    snack,
    foundAt,
    whoosh,
    chance,
  } = bound;
  const { refrain } = bound;
  const item = forgotten.noun;
  const g = cap(G.name);
  const was = thing.plural ? 'were' : 'was';
  const board = boarding(bound);
  const there = thing.where;
  const found =
    there !== null
      ? [
          `It was ${there}, and it hummed. ${K.name} heard it first, and ${F.introduced} heard it second. It was dusty. It was ${thing.aNoun}! A label on a string said: SAY WHERE.`,
          `"What is that humming?" said ${K.name}. It came from ${there.replace(/^(?:in|at|on) /, '')}. ${F.introduced} went first. "${cap(thing.aNoun)}!" said ${K.name}. A label said: SAY WHERE.`,
          `Nobody had looked there for years. ${K.name} did, and so did ${F.introduced}. There, ${there}, ${was} ${thing.aNoun}. On it hung a label with two words. SAY WHERE, it said.`,
        ]
      : thing.large
        ? [
            `It had stood behind the shed all winter, under a sheet. ${K.name} took one corner, and ${F.introduced} took another. There ${was} ${thing.aNoun}. Somewhere inside was a hum. A label said: SAY WHERE.`,
            `"What is under there?" said ${K.name}. There had always been a sheet behind the shed, with something under it. ${F.introduced} pulled. Off it came. "${cap(thing.aNoun)}!" said ${K.name}. A label said: SAY WHERE.`,
            `Nobody looks behind the shed. ${K.name} did, and so did ${F.introduced}. Under an old sheet, humming, ${was} ${thing.aNoun}. On it hung a label with two words. SAY WHERE, it said.`,
          ]
        : [
            `Under the stairs, behind the boxes, something hummed. ${K.name} pulled, and ${F.introduced} pushed. Out came ${thing.aNoun}. There was dust on top, and a label. It said: SAY WHERE.`,
            `Every house has a cupboard that nobody has seen the back of. ${K.name} saw it that day. ${F.introduced} went in first. At the very back, and humming, ${was} ${thing.aNoun}. A label said: SAY WHERE.`,
            `${K.name} was looking for a ball, and found ${thing.aNoun}. ${F.introduced} sniffed the dust, and sneezed. Somewhere inside was a hum. On a string hung a label, and it said: SAY WHERE.`,
          ];
  return {
    title: titled(
      chance.pick(
        `${theNoun} that heard the end`,
        `the last word on ${theNoun}`,
        `as far as the hook by the door`,
        `${K.name} and ${theNoun}`,
        `say where, said ${theNoun}`,
        `${theNoun}, twice wrong`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `At ${K.names} house nobody goes out without a word from ${G.name}. "${refrain}," says ${G.name}. The ${item} hangs on a hook by the door. It is nearly always forgotten.`,
          `"${refrain}!" ${g} said it when people went to school. ${g} said it when they only went to the gate. ${K.name} could say it along, without listening. The ${item} stayed on its hook.`,
          `There are things that ${G.name} says once. This one gets said all day long. "${refrain}," says ${G.name}, to the back of ${K.name}. And the ${item} hangs by the door, and hears it too.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: G, pose: 'point', feeling: 'calm' },
            { who: K, pose: 'walk', feeling: 'happy' },
          ],
          things: [forgotten.drawn],
        },
      },
      {
        text: keeping(MOST, found, `${found[0]?.split('. ')[0] ?? ''}. It was magic.`),
        scene: {
          setting: foundAt,
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: [...shown, 'sign'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${board} "To ${where.name}, please," said ${K.name}. The hum grew. ${g} put a head round the door. "${refrain}!" ${whoosh}. They were off.`,
            `${board} ${K.name} said it slowly and clearly. "To ${where.name}." And from the kitchen window came the voice of ${G.name}. "${refrain}!" ${whoosh}!`,
            `${board} "We are going to ${where.name}," said ${K.name}. It shook all over, and got ready. "${refrain}," called ${G.name}, who had heard the gate. ${whoosh}!`,
          ],
          `${K.name} got ready, and so did ${F.name}. "To ${where.name}." "${refrain}," called ${G.name}. ${whoosh}!`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'excited' },
            { who: F, pose: 'sit', feeling: 'excited' },
            { who: G, pose: 'wave', feeling: 'calm' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `They opened their eyes. It was not ${where.short}. It was the hook by the door, and on it hung the ${item}. "That was quick," said ${F.name}. "That was wrong," said ${K.name}. "I expect it is a bit deaf."`,
            `There was a bump, and a smell of floor polish. Right in front of them hung the ${item}, on its hook. They had gone eleven steps. "It can't have heard me," said ${K.name}. "It must be very old."`,
            `It was dark, and woolly, and smelled of last winter. It was the inside of the ${item}. They had landed at the hook by the door. "I didn't say it loudly enough," said ${K.name}.`,
          ],
          `It was not ${where.short}. It was the hook by the door, with the ${item}. "It must be a bit deaf," said ${K.name}.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'look-up', feeling: 'surprised' },
            { who: F, pose: 'sit', feeling: 'surprised' },
          ],
          things: [forgotten.drawn],
        },
      },
      {
        text: [
          `So the second time ${K.name} shouted it. Spoons rang in the kitchen. ${F.name} had been quiet for some time, and was thinking of other things. "I could eat ${snack.a}," said ${F.name}. ${whoosh}. They were at ${snack.kept}.`,
          `${K.name} shouted the words, and spelled the hard one. "And will there be ${snack.a} there?" said ${F.name}. ${whoosh}! There was. There were a great many. They had come to ${snack.kept}.`,
          `The second time ${K.name} used both hands and all the breath there was. It rang like a bell. Then, in the silence, ${F.name} said, "I fancy ${snack.a}." ${whoosh}! They came down at ${snack.kept}.`,
        ],
        scene: {
          setting: snack.setting,
          camera: 'medium',
          actors: [
            { who: F, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: [snack.drawn],
        },
      },
      {
        text: [
          `${K.name} sat down to think, which is slower than shouting. First there was the ${item}. ${g} had said that last. Then there was ${snack.a}. That was last as well. "It isn't deaf," said ${K.name}. "It only listens to the end!"`,
          `"Very nice," said ${F.name}, with a full mouth. "Who was the last to speak?" said ${K.name}. "Me." "And who was it before?" "${g}." They looked at each other. It was not deaf. It went by the end, and let the rest go by.`,
          `${K.name} drew it on the ground with one finger. There was a long bit, and then a short bit on the end. The short bit was the ${item}. The short bit was ${snack.a}. "It doesn't hear the long bit at all!" said ${K.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          where.seen.map(
            (seen, i) =>
              `${
                [
                  `"Now, not one word," said ${K.name}. ${F.name} shut everything that would shut. "To ${where.name}."`,
                  `This time ${F.name} had to hum instead. Humming is not a word. "To ${where.name}," said ${K.name}.`,
                  `They waited until nobody was near. ${F.name} thought of nothing, very hard. "To ${where.name}."`,
                ][i] ?? ''
              } ${whoosh}! ${seen}`,
          ),
          `"To ${where.name}," said ${K.name}. ${F.name} said nothing at all. ${whoosh}! And there they were.`,
        ),
        scene: {
          setting: where.setting,
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Then the sun went down. "Home, please," said ${K.name}. Nothing moved. Home is a different place for everybody, and it did not know which. "To my own bed, then!" ${whoosh}. It was a flower bed. Somebody's flowers were in it.`,
          `They stayed until the light was going. "Home," said ${K.name}. There was a hum, but not a move. There are a great many homes. "My bed, if you please!" ${whoosh}. It was the bed of a river, luckily a dry one.`,
          `When it was late, ${K.name} said "Home". It went nowhere. As far as it knew, it was there already. "Then to bed," said ${K.name}. ${whoosh}! They stood in a bed of cabbages, in the middle of nowhere.`,
        ],
        scene: {
          time: 'sunset',
          setting: 'forest',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: F, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `It began to be cold. ${K.names} ${forgotten.cold} was the coldest part. "I know what ${G.name} would say," said ${K.name}, in rather a small voice. "What?" said ${F.name}. "${refrain}." ${whoosh}!`,
          `"My ${forgotten.cold} is cold," said ${K.name}. "Why is that?" said ${F.name}. It was because of a hook, and something hanging there. "${refrain}," said ${K.name}, exactly as ${G.name} does. ${whoosh}!`,
          `${F.name} was shivering, and ${K.names} ${forgotten.cold} was like ice. How far away it all was, the hook, and the door, and the voice. ${K.name} said it aloud, just to have it there. "${refrain}." ${whoosh}!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'sad' },
            { who: F, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `There was the hook. There was the door, with a light under it, and a smell of soup. "You forgot your ${item}," said ${G.name}. "No," said ${K.name}, and put it on, and wore it all through supper.`,
          `They landed with their noses in the ${item}. It smelled of home, which is what it was. "There you are!" said ${G.name}. ${K.name} held the ${item} with one hand. The other held ${G.name}.`,
          `The ${item} swung on its hook, as it does when somebody comes in. "Supper," said ${G.name}. "And what are you doing in your ${item} indoors?" "Remembering it," said ${K.name}.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: K, pose: 'hug', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
          things: [forgotten.drawn],
        },
      },
      {
        text: [
          `Late that night ${F.name} talked in a dream. It was only one word, and it was "${snack.noun}". Somewhere in the house something went ${whoosh.toLowerCase()}. In the morning there were crumbs.`,
          `${cap(theNoun)} ${thing.plural ? 'sleep' : 'sleeps'} under the hook now. People in that house are careful what they say last. So far it has been "Good night". ${F.name} is asleep, and says nothing.`,
          `In the dark the house was quiet. ${F.name} was asleep, and had not said a word since supper. Up on its hook, the ${item} hung a bit crooked. It looked as if it had been somewhere.`,
        ],
        scene: { camera: 'close', actors: [{ who: F, pose: 'sleep', feeling: 'sleepy' }], things: [] },
      },
    ],
  };
}
