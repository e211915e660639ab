import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { HoleInTheWall } from './arc.ts';

const MOST = 14;

/** It is a shop, says one side. It is hungry, says the other. */
export function middle(bound: HoleInTheWall): Told {
  const {
    hero: H,
    other: X,
    child: K,
    plug,
    paid,
    fed,
    wall,
    home,
    beyond,
    where,
    lonely,
    limb,
    draught,
    whistled,
    refrain,
    chance,
  } = bound;
  const [pay, payMore] = paid;
  const [feed, feedMore] = fed;
  // Who comes by when the child of the book lives on one of the sides.
  const metAt = (texts: readonly string[]): readonly string[] => (bound.isMet ? introducing(K, texts) : texts);
  return {
    title: titled(chance.pick(`the shop in the ${wall}`, `${H.name} and the hungry ${wall}`, `one ${plug.it}, please`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(H.introduced)} lived on one side of a ${wall}.${where}${lonely} There was a hole in it, as big as a cup. Because of the ${draught}, ${H.name} had put in ${plug.said}.`,
            `There was a ${wall}, and ${H.introduced} lived on this side of it.${where}${lonely} Nobody knew what was on that side. There was a hole, and ${H.name} had stopped it up with ${plug.said}.`,
            `It was a good ${wall}, apart from the hole.${where}${lonely} The wind came through and ${whistled} at ${H.introduced}. So ${H.name} put ${plug.said} into it, and pushed.`,
          ],
          `${cap(H.introduced)} lived by a ${wall}.${where}${lonely} There was a hole in it. ${H.name} had put in ${plug.said}.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
          things: [plug.thing],
        },
      },
      {
        text: [
          `One morning the ${plug.it} had gone. In its place was ${feed.said}. ${H.name} thought about it. "I gave it something, and it gave me something," said ${H.name}. "The hole is a shop. ${refrain}."`,
          `Then there was a ${draught} again. The ${plug.it} had gone! But there, in the hole, lay ${feed.said}. "I see," said ${H.name}. "It's a shop. I paid with the ${plug.it}. ${refrain}."`,
          `The next day it ${whistled}. The ${plug.it} was not in the hole any more. There was ${feed.said} in it. "Then it must be a shop," said ${H.name}. "${refrain}."`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'think', feeling: 'surprised' }],
          things: [feed.thing],
        },
      },
      {
        text: [
          `${H.name} had never seen such a thing. It must be ${feed.taken}. ${feed.used(H.name)} ${H.name} went back to the hole, and put in ${pay.said}. That bought ${feedMore.said}. "${refrain}."`,
          `${H.name} took the ${feed.it} for ${feed.taken}. ${feed.used(H.name)} Then ${H.name} went shopping again, with ${pay.said}. By night there was ${feedMore.said}. "${refrain}."`,
          `It looked to ${H.name} like ${feed.taken}. ${feed.used(H.name)} The next day ${H.name} paid in ${pay.said}. Out came ${feedMore.said}. "${refrain}."`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: H, pose: 'reach', feeling: 'curious' }],
          things: [feedMore.thing],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `But there was no shop. On that side lived ${X.introduced}. The end of the ${plug.it} had hung out there, and looked just like a tongue. "The ${wall} is hungry," said ${X.name}, and fed it ${feed.said}.`,
            `Now come round to the other side. This is ${X.introduced}. From here that ${plug.it} had looked like a tongue. "Poor ${wall}," said ${X.name}. "It's hungry." And ${X.name} fed it ${feed.said}.`,
            `But there was somebody on that side. It was ${X.introduced}, who had seen the end of the ${plug.it} hanging out. It looked just like a tongue. "You must be starving," said ${X.name}, and gave it ${feed.said}.`,
          ],
          `On that side lived ${X.introduced}. From there the ${plug.it} looked like a tongue. "Poor hungry ${wall}," said ${X.name}, and gave it ${feed.said}.`,
        ),
        scene: {
          setting: beyond,
          camera: 'medium',
          actors: [{ who: X, pose: 'reach', feeling: 'worried' }],
          things: [feed.thing],
        },
      },
      {
        text: [
          `Then ${pay.said} came out, on ${X.names} side. "It's given me ${pay.taken}," said ${X.name}. ${pay.used(X.name)} "It wants to thank me for the food," said ${X.name}.`,
          `When ${pay.said} came out, ${X.name} took it for ${pay.taken}. ${pay.used(X.name)} "It gives me presents," said ${X.name}. "What a kind ${wall}!"`,
          `Then ${pay.said} came out. It was ${pay.taken}, ${X.name} thought. ${pay.used(X.name)} "What good manners," said ${X.name}, "for a ${wall}."`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: X, pose: 'hold', feeling: 'happy', holds: pay.thing }],
        },
      },
      {
        text: [
          `But it was cold at night without the ${plug.it}. So ${H.name} put a letter into the hole: WRONG THING. ${X.name} read it twice. "The ${wall} doesn't like my cooking," said ${X.name}, and fed it no more.`,
          `But ${H.name} wanted the ${plug.it} back. So ${H.name} wrote a letter: WRONG THING. PLEASE CHANGE IT. ${X.name} read that. The ${wall} could write! "It doesn't like its dinner," said ${X.name}, and was hurt.`,
          `Then ${H.name} wrote a letter: THIS IS NOT WHAT I ASKED FOR. It came out on ${X.names} side. "Well!" said ${X.name}. "I was only trying to feed you." And no more things went in.`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: X, pose: 'stand', feeling: 'sad' }],
          things: ['letter'],
        },
      },
      {
        text: [
          `The next day the hole was empty. Nothing came out, not on that day, nor on the next. "The shop is shut," said ${H.name}, and missed it very much.`,
          `In the morning there was nothing in the hole. There was nothing the day after that. "It's shut because of my letter," said ${H.name}. "I wish I had not sent it."`,
          `All week the hole was empty. ${H.name} went and looked before breakfast, and after it. But nobody put anything in. It only ${whistled}, and ${H.name} was sad.`,
        ],
        scene: { camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: metAt([
          `${bound.arrival}"The shop has shut," ${H.name} told ${K.name}. "What did you want to buy?" said ${K.name}. "Nothing," said ${H.name}. "I just liked it when somebody was there."`,
          `${bound.arrival}${K.name} came by. "Why are you so sad?" said ${K.name}. "It isn't the ${feed.it}," said ${H.name}. "I only want it to be open again."`,
          `${bound.arrival}"Who keeps the shop?" said ${K.name}. "Nobody. It's a hole." "Holes don't keep shops," said ${K.name}. "Somebody has to find the ${feed.it}." They looked at each other, and at the hole.`,
        ]),
        scene: {
          things: bound.arrivedBy,
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'curious' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `In the end ${H.name} reached into the hole, right to the back. And on that side ${X.name} was reaching in as well. They met in the middle. It was ${touch(bound)}. They both held on.`,
            `So ${H.name} put in ${payMore.said}, and did not let go. On that side ${X.name} had come to say sorry to the ${wall}. ${X.name} took hold of the other end. It was ${touch(bound)}.`,
            `${H.name} put ${limb} into the hole, as far as it went. It met something coming the other way. It was ${touch(bound)}. It gave a small jump. Then it held on.`,
          ],
          `${H.name} put ${limb} into the hole. It met something coming the other way. It gave a small jump. Then it held on.`,
        ),
        scene: { camera: 'close', actors: [{ who: H, pose: 'reach', feeling: 'surprised' }] },
      },
      {
        text: [
          `"There's a somebody in it!" called ${H.name}. "There's one in mine!" called ${X.name}. ${K.name} ran along the ${wall}, and round, and back. "It's only a ${wall}," said ${K.name}. "It stops."`,
          `"Shops don't hold on," said ${H.name}. "The ${wall} has got hold of me," said ${X.name}. "No," said ${K.name}, "but every ${wall} has an end." It was six steps off. Nobody had ever gone to look.`,
          `"${H.says}?" said one side. "${X.says}?" said the other. ${K.name} walked along to where the ${wall} stopped, and called. It was not far. One just never goes to see where a ${wall} stops.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'look-up', feeling: 'curious' },
            { who: X, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `There they stood, ${H.name} and ${X.name}. One of them was wearing the ${plug.it}. "I thought you were a shop," said ${H.name}. "I thought you were hungry," said ${X.name}. "I am, a bit," said ${H.name}.`,
          `Now they have tea on one side, and supper on the other. The hole is still for post. Today there was ${feed.said} in it. "Is that ${feed.taken}?" said ${H.name}. "If you like," said ${X.name}.`,
          `They gave each other everything back. Then they thought again, and swapped it all once more. ${X.name} has the ${plug.it} on, against the ${draught}. It suits ${X.him}.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: X, pose: 'sit', feeling: 'happy' },
          ],
          things: [plug.thing],
        },
      },
    ],
  };
}

/** What the other is like to touch. */
const touch = ({ other }: HoleInTheWall): string => other.being?.touch ?? 'quite warm';
