import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { MagicRide } from './arc.ts';
import { boardingShort } from './boarding.ts';

const MOST = 8;

/** Where it goes is whatever came last. And what comes last, at home, is a scarf. */
export function young(bound: MagicRide): Told {
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
  const item = forgotten.noun;
  const call = `"Your ${item}!" says ${G.name}.`;
  const hears = thing.plural ? 'They only hear' : 'It only hears';
  const get = boardingShort(bound);
  const spot = thing.where ?? (thing.large ? 'behind the shed' : 'under the stairs');
  return {
    title: titled(
      chance.pick(`${theNoun}`, `${K.name} and ${theNoun}`, `${whoosh}, says ${theNoun}`, `where does ${theNoun} go?`),
    ),
    refrain: `Your ${item}!`,
    pages: [
      {
        text: [
          `The ${item} hangs by the door. ${call} Every day! But ${K.name} forgets it.`,
          `${K.name} is going out. ${call} Every day! But ${K.name} runs past the ${item}.`,
          `Here is ${K.name}. ${call} Here is the ${item}, by the door. ${K.name} forgets it every day.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: G, pose: 'point', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: [forgotten.drawn],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `What hums, ${spot}? ${F.introduced} and ${K.name} look. ${cap(thing.aNoun)}! Say where, and off you go.`,
            `"Something hums," says ${K.name}. ${F.introduced} looks ${spot}. ${cap(thing.aNoun)}! Say where, and there you are.`,
            `${K.name} looks ${spot}. ${F.introduced} looks too. ${cap(thing.aNoun)}! Say where, and off you go.`,
          ],
          `Hum, hum. Look, ${K.name}! Look, ${F.introduced}! ${cap(thing.aNoun)}! Say where, and off you go.`,
        ),
        scene: {
          setting: foundAt,
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `${get} "To ${where.short}!" says ${K.name}. ${call} ${whoosh}!`,
          `"To ${where.short}!" says ${K.name}. ${get} Wait! ${call} ${whoosh}!`,
          `${get} ${K.name} says, "To ${where.short}!" And the last word? ${call} ${whoosh}!`,
        ],
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
        text: [
          `Is this ${where.short}? No! It is the door at home. It is the ${item}! "Oh," says ${F.name}.`,
          `Bump! They are at home, by the door. "That is the ${item}!" says ${K.name}. ${F.name} looks.`,
          `Where are ${K.name} and ${F.name}? At home, by the door. Look, the ${item}! Not ${where.short}!`,
        ],
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
          `${K.name} tries again. "To ${where.short}!" "And ${snack.a}?" says ${F.name}. ${whoosh}!`,
          `Once more! "To ${where.short}!" says ${K.name}. "Mmm, ${snack.a}!" says ${F.name}. ${whoosh}!`,
          `"To ${where.short}!" says ${K.name}. "First ${snack.a}," says ${F.name}. ${whoosh}!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'shout', feeling: 'determined' },
            { who: F, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `Is this ${where.short}? No! Here is ${snack.a}. "Yum," says ${F.name}. Poor ${K.name}!`,
          `Here is ${snack.a}. "Yum," says ${F.name}. "No!" says ${K.name}. "Not ${where.short}!"`,
          `Bump. They see ${snack.a}. "Very good," says ${F.name}. "Very bad," says ${K.name}.`,
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
          `"I know!" says ${K.name}. "${hears} the last word! Not one word, ${F.name}!"`,
          `${K.name} thinks. The ${item} came last. Then ${snack.a} came last. "${hears} the last word! Hush, ${F.name}!"`,
          `"Who spoke last?" says ${K.name}. "Me," says ${F.name}. "${hears} the last word! Hush!"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'cover', feeling: 'curious' },
          ],
        },
      },
      {
        text: chance
          .some(3, where.seenShort)
          .map((seen) => `"To ${where.short}," says ${K.name}. ${F.name} says nothing. ${whoosh}! ${seen}`),
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
          `It is late. "Home, please!" says ${K.name}. But which home? ${F.name} looks at ${K.name}.`,
          `Down goes the sun. "Home!" says ${K.name}. Nothing happens. Which home? There are so many.`,
          `"Now home," says ${K.name}. But whose home? Nobody said. ${K.name} and ${F.name} are still there.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: K, pose: 'shout', feeling: 'worried' },
            { who: F, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `Brr! ${K.names} ${forgotten.cold} is cold. What does ${G.name} say? "Your ${item}!" ${whoosh}!`,
          `"My ${forgotten.cold} is cold," says ${K.name}. "Your ${item} is at home," says ${F.name}. "My ${item}!" ${whoosh}!`,
          `"Brr!" says ${F.name}. "I know!" says ${K.name}. "The ${item} is at home. My ${item}!" ${whoosh}!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'surprised' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Home! There is the ${item}. There is ${G.name}. Good night, ${K.name}. Good night, ${F.name}.`,
          `They are at home, by the door. "Here is your ${item}," says ${G.name}. Good night, ${F.name}.`,
          `"There you are!" says ${G.name}. ${K.name} puts on the ${item}. Good night, ${F.name}.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: G, pose: 'hug', feeling: 'happy' },
            { who: K, pose: 'hug', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'sleepy' },
          ],
          things: [forgotten.drawn],
        },
      },
    ],
  };
}
