import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { OpenAllDay } from './arc.ts';
import { namesOf } from './spoilt.ts';

const MOST = 14;

/** Ten o'clock, eleven o'clock, and then something that stood on no list. */
export function middle(bound: OpenAllDay): Told {
  const { child: K, grownUp: G, stranger: S, spoilt, finds, to, at, by, byThing, asks, answer, sign, chance } = bound;
  const k = K.name;
  const g = G.name;
  const s = S.name;
  const [one, two, three] = finds;
  const lines = namesOf(bound);
  const drawn = finds.flatMap((each) => each.drawn ?? []);
  const late = !spoilt.isAtPlaceFirst;
  return {
    title: titled(
      chance.pick(
        'open all day',
        `the other ${to.replace('the ', '')}`,
        `${to} ${spoilt.here}`,
        'what was not on the list',
        `${k} has full pockets`,
        'the back of the envelope',
      ),
    ),
    refrain: asks,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(K, [
            `${k} asked it on the stairs. ${k} asked it in the bath. "${asks}" "${answer}," said ${g}. And ${k} never came home from anywhere with empty pockets. Today it was only Tuesday's fluff, and ${two.a}.`,
            `There were two things about ${k}. One was the pockets. They were never empty, and today they had ${two.a}. The other was a question. "${asks}" said ${k}, half-way through a bun. "${answer}," said ${g}.`,
            `"${asks}" said ${k}, on the way to the table. ${k} liked to know. "${answer}," said ${g}, and shook out ${K.names} coat. Out fell ${two.a}, and sand, and a raisin. ${k} put them all back.`,
          ]),
        ),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `That day they were going to ${to}. ${cap(g)} had written it all on an envelope. Ten o'clock, ${by}. Eleven, ${to}. One, sandwiches. Two, ice cream. "What comes after?" said ${k}. "Home," said ${g}.`,
          `${cap(g)} had a plan, on an envelope. It said ten, and eleven, and one, and two. Eleven was ${to}, with a line under it. "It can't go wrong," said ${g}, and put the pencil away.`,
          `"First ${by}," read ${g}, from an envelope, "then ${to}. Then the sandwiches, and then home." There was a small box to tick by each of them. ${k} had never seen such a good plan.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'hold', feeling: 'proud', holds: 'letter' },
            { who: K, pose: 'look-up', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On the way ${k} found ${one.a}, and that took some time. Here was ${by}. ${k} looked at it. "${asks}" "${answer}," said ${g}, and ticked the first box.`,
          `There was ${one.a} on the path, so ${k} had to stop. Next to it lay ${three.a}. "Come along," said ${g}. "That isn't on the plan." They came to ${by}. "${asks}" said ${k}.`,
          `${k} saw ${one.a}. It was just lying there. It went into the left pocket, which closed, but only just. "${asks}" said ${k}, at the sight of ${by}. "${answer}," said ${g}.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'happy' },
            { who: G, pose: 'walk', feeling: 'happy' },
          ],
          things: [...drawn.slice(0, 1), byThing],
        },
      },
      {
        text: keeping(MOST, spoilt.middle.trouble(lines)),
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
        text: keeping(MOST, spoilt.middle.tried(lines)),
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So there they were, ${spoilt.here}, and it was ten past eleven. ${cap(g)} took out the envelope. There was nothing on it about this. Slowly ${g} began to cross things out. ${k} watched a whole day go.`,
          `They sat ${spoilt.here} and ate one o'clock. Then there was only two o'clock left, and there was no ice cream. "I am sorry," said ${g}, to the envelope more than to ${k}.`,
          `"What is on the plan now?" said ${k}. ${cap(g)} turned the envelope over. "Nothing," said ${g}. On the back it was quite empty, right to the edges. They both looked at that for a while.`,
        ]),
        scene: {
          setting: spoilt.stuckAt,
          weather: spoilt.weather,
          camera: 'close',
          actors: [
            { who: G, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `${k} turned the pockets out on ${spoilt.top}, to get at a crumb. ${cap(one.a)}. ${cap(two.a)}. ${cap(three.a)}. In a row they looked like something. "May I have the back of the plan?" said ${k}.`,
          `${k} put ${one.a} on ${spoilt.top}. It looked lonely, so ${k} put ${two.a} beside it. Then came ${three.a}. Now you had to walk along to see it all. "That wants a name," said ${k}.`,
          `Something was digging into ${k}. It was ${three.a}. Out it came, on to ${spoilt.top}. Out came ${one.a}. Out came ${two.a}. ${k} moved them about. "Have you got the pencil?" said ${k} to ${g}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'curious' },
            { who: G, pose: 'sit', feeling: 'curious' },
          ],
          things: drawn,
        },
      },
      {
        text: keeping(MOST, [
          `So on the back of the envelope it says: ${sign}. OPEN ALL DAY. They stood it up with half a sandwich. Then ${k} made labels. ASLEEP, said the one by the ${two.it}. DO NOT WAKE.`,
          `${cap(g)} held it flat, and ${k} did the letters. ${sign}, it said now. PLEASE COME IN. By the ${one.it} there was a little one: YOU MAY PAT THIS. "Is it true?" said ${g}. "Gently," said ${k}.`,
          `${sign}, wrote ${k}, on the empty side. It just fitted. "What are they doing?" said ${g}. "This one's resting," said ${k}, of the ${three.it}. "That one does a trick. It stays." They watched. It did.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'excited' },
            { who: G, pose: 'kneel', feeling: 'happy' },
          ],
          things: ['sign', ...drawn.slice(0, 2)],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(S, [
            `Then came ${s}, who was stuck as well. It was a face like Monday. ${s} stopped. ${s} read the sign. "${asks}" said ${s}. ${k} stood up very straight. "Yes," said ${k}. "You're there."`,
            `Somebody coughed. It was ${s}, who had a long day with nothing in it. "${asks}" said ${s}. Nobody had ever asked ${k} before. It felt like being handed the keys. "Yes," said ${k}. "It's here."`,
            `"Excuse me," said ${s}, who had walked by twice already. "I was going to ${to}. ${asks}" ${cap(g)} looked at ${k}. "Yes," said ${k}. "Mind your head. You may start with the ${one.it}."`,
          ]),
          `Then came ${s}, who was stuck as well. "${asks}" said ${s}. ${k} stood up. "Yes," said ${k}. "You're there."`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'stand', feeling: 'curious' },
            { who: K, pose: 'wave', feeling: 'proud' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
          things: ['sign', ...drawn.slice(0, 1)],
        },
      },
      {
        text: keeping(MOST, [
          `${s} paid with a peppermint, and went along twice. Then ${s} had an idea, and put down a glove. "May it stay here for the day?" Soon there was a queue. It had four people in it and a dog.`,
          `By two there were nine of them. Everybody had something in a pocket, if they looked. ${s} had a whistle that had lost its pea. THE QUIET ONE, wrote ${k}. ${cap(g)} sold tickets, and wore the bag as a hat.`,
          `"Does it bite?" said ${s}. "Not after lunch," said ${k}. So ${s} gave it some lunch. Others came, and were let in. The dog was in it, with a label, and held very still. It was better than ice cream.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'kneel', feeling: 'happy' },
            { who: K, pose: 'point', feeling: 'proud' },
            { who: G, pose: 'cheer', feeling: 'happy' },
          ],
          things: drawn.slice(0, 2),
        },
      },
      {
        text: keeping(MOST, spoilt.middle.end(lines)),
        scene: {
          ...(late ? { setting: at } : spoilt.weather === 'rain' ? { setting: at } : {}),
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
          `It was dark when they got home. ${cap(g)} carried ${k} up, with the pockets and all. "${asks}" said ${g}, on the last stair. ${k} did not answer. ${k} was asleep. The envelope stood by the lamp, the right way round.`,
          `${cap(g)} put ${k} to bed, and the ${one.it} on the sill. The envelope went up on the wall, with the empty side to the back. It was not empty now. "${asks}" said ${k}, fast asleep. "Yes," said ${g}.`,
          `"${asks}" said ${k}, with both eyes shut, somewhere on the stairs. "Yes," said ${g}. "This is it." There was the bed. ${k} was asleep before the second shoe. It had ${two.a} in it.`,
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
