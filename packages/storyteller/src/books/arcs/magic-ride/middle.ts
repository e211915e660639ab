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
          `Whenever ${K.name} went out, ${G.name} said the same thing. "${refrain}!" The ${item} hung on a hook by the door. ${K.name} ran past it every time.`,
          `"${refrain}!" ${g} said it when people went to school. ${g} said it when they only went to the gate. ${K.name} had stopped listening. The ${item} stayed on its hook by the door.`,
          `${g} had one thing to say to everybody who went out. "${refrain}!" "No," said ${K.name}, and forgot the ${item}. It hung on the hook by the door, day after day.`,
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
            `They opened their eyes. This was not ${where.short}. It was the hook by the door at home, with the ${item} on it. "That's wrong," said ${K.name} to ${F.name}. "I'll have to say it louder."`,
            `There was a bump. Right in front of them hung the ${item}, on its hook at home. They had gone eleven steps. "We said ${where.short}," said ${F.name}. "Perhaps nobody was listening," said ${K.name}.`,
            `They had come to a hook, and on the hook was the ${item}. They were at home, by the door. "But I said ${where.short}!" said ${K.name}. "You said it too softly," said ${F.name}.`,
          ],
          `It was the wrong place. It was the hook by the door, with the ${item}. "I'll have to say it louder," said ${K.name}.`,
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
          `The second time, ${K.name} shouted it. But ${F.name} was hungry. "I could eat ${snack.a}," said ${F.name}. ${whoosh}! They were not at ${where.short}. They were at ${snack.kept}.`,
          `${K.name} said it again, much louder. "And will there be ${snack.a} there?" said ${F.name}. ${whoosh}! There was. They had come to ${snack.kept}. It was not ${where.short} at all.`,
          `"To ${where.short}!" shouted ${K.name}, so that the windows rang. It was quiet after that. "I'd like ${snack.a} first," said ${F.name}. ${whoosh}! They came down at ${snack.kept}.`,
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
          `${K.name} sat down to think. The first time, ${G.name} spoke last, about the ${item}. The second time, ${F.name} spoke last, about ${snack.a}. "I've got it!" said ${K.name}. "We always go to what is said LAST!"`,
          `"Very nice," said ${F.name}, with a full mouth. "Who was the last to speak?" said ${K.name}. "I was," said ${F.name}. "And before that?" "${g}." ${K.name} jumped up. "That's it! We go where the LAST words say!"`,
          `${K.name} counted on two fingers. "${g} said ${item}, and we came to the ${item}. You said ${snack.noun}, and there was ${snack.a}. We go to the very last thing that anybody says!" ${F.name} stopped eating.`,
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
                  `"Now, not one word after mine," said ${K.name}, and ${F.name} nodded. "To ${where.name}."`,
                  `This time ${F.name} had to hum instead. Humming is not a word. "To ${where.name}," said ${K.name}.`,
                  `They waited until nobody was near. ${K.name} spoke last. "To ${where.name}." ${F.name} said nothing.`,
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
          `When it was late, ${K.name} said "Home". It went nowhere. Nobody had said whose home. "Then to bed," said ${K.name}. ${whoosh}! They stood in a bed of cabbages, in the middle of nowhere.`,
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
          `It began to be cold. ${K.names} ${forgotten.cold} was coldest. "I wish I had my ${item}," said ${K.name}. Then ${K.name} sat up. There was only one like it, and it was at home! "${refrain}!" ${whoosh}!`,
          `"My ${forgotten.cold} is cold," said ${K.name}. "What would ${G.name} say now?" said ${F.name}. ${K.name} began to laugh. Of course! The ${item} was at home, by the door. "${refrain}," said ${K.name}. ${whoosh}!`,
          `${F.name} was shivering, and ${K.names} ${forgotten.cold} was like ice. "Where is your ${item}?" said ${F.name}. "On the hook by the door," said ${K.name} slowly. "At home." They looked at each other. "${refrain}!" ${whoosh}!`,
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
          `${cap(theNoun)} ${thing.plural ? 'stay' : 'stays'} by the door now, under the ${item}. Everybody in the house is careful what they say last. Tonight it was "Good night". ${F.name} is asleep, and says nothing.`,
          `In the dark the house was quiet. ${F.name} was asleep, and dreaming. "To ${where.short}," said ${F.name}, in the dream. Nobody said anything after that. ${whoosh}!`,
        ],
        scene: { camera: 'close', actors: [{ who: F, pose: 'sleep', feeling: 'sleepy' }], things: [] },
      },
    ],
  };
}
