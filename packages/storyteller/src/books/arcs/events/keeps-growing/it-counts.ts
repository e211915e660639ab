import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './it-counts-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** It was told that it must do for everybody, and each one who comes to help is one more. */
export const IT_COUNTS: EventPlot = { id: 'it-counts', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, The, begins, things, at, part, good, N, n, P, p, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, camera: 'medium', actors: [seen(A, 'stand', 'proud')], things },
        `${begins} "It must do for everybody!" said ${a}.`,
        `${begins} "It must do for everybody."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'walk', 'curious')], things },
        `In came ${B.introduced}. Boof! ${The} was bigger. "${refrain}" said ${a}.`,
        `${B.introduced} came in to look. Boof! Bigger! "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'run', 'determined'), seen(A, 'shout', 'worried')], things },
        `"Help!" said ${a}. ${N.introduced} came running. Boof! It was bigger still.`,
        `It fell off the chair. "Help!" In ran ${N.introduced}. Boof! Bigger still!`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(P, 'reach', 'determined'), seen(N, 'reach', 'determined'), seen(A, 'cover', 'worried')],
        },
        `It came out of the door. ${P.introduced} pushed. ${n} and ${a} pulled. Boof!`,
        `Out of the door it came. ${n} pulled. ${P.introduced} pushed. Boof!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')] },
        `It was as big as a house. "It will not stop growing!" said ${b}. "${refrain}"`,
        `"It never stops growing!" said ${b}. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'walk', 'calm'), seen(A, 'sit', 'curious')] },
        `Then came ${S.introduced}. Pip! It grew a very little bit.`,
        `Along came ${S.introduced}, very small. Pip! It grew a very small bit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'surprised')] },
        `"Oh!" said ${a}. "It counts us! It must do for everybody!"`,
        `"Oh!" said ${a}. "I said everybody. So it counts us!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'cheer', 'happy'), seen(N, 'cheer', 'happy'), seen(P, 'cheer', 'happy')],
          things,
        },
        `"${refrain}" A ${part} for ${b}. A ${part} for ${n}. A ${part} for ${p}.`,
        `"${refrain}" ${b} got a ${part}. ${n} got a ${part}. So did ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'happy')], things },
        `${s} got a thin one. ${a} got one, too. ${good}`,
        `A thin one for ${s}. A big one for ${a}. ${good}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'happy'), seen(B, 'look-up', 'curious')], things },
        `${The} went boof! There was one more ${part}. "${refrain}" No! It's for you.`,
        `Boof! One more ${part}. Who is it for? "${refrain}" No! You come, too.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, x, the, The, begins, things, at, way, part, goodLong, N, n, P, p, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, camera: 'medium', actors: [seen(A, 'stand', 'proud')], things },
        `${begins} "It must do for everybody," said ${a}, and gave it a pat. It was a kind thing to say. But one should be careful what one says to a ${x}.`,
        `${begins} There was nothing odd about it yet. ${a} stood back, with one eye shut. "It must do for everybody," said ${a}. Nobody thought that it was listening.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'walk', 'curious')], things },
        `${B.introduced} came in to have a look. Boof, went ${the}. It was like somebody sitting down on a bed. It was bigger now. "${refrain}" said ${a}. "So far," said ${b}.`,
        `${B.introduced} put a head round the door. Boof! ${The} had grown by quite a bit. "Did you see that?" said ${b}. "${refrain}" said ${a}, counting chairs. "I only looked," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'run', 'determined'), seen(A, 'shout', 'worried')], things },
        `It hung down over the chair. "Help!" called ${a}, and ${N.introduced} came running with a rope. Boof! Now it was ${way}. "It doesn't care for rope," said ${n}.`,
        `Soon one could not see the table. "It needs a rope," said ${N.introduced}, who ran in with one. Boof! Nobody saw the rope again, and it went ${way}. "Help!" called ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(P, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(A, 'stand', 'worried')],
        },
        `It came out at the door. So did ${a}, under it. "Push," said ${P.introduced}, who was strong. They pushed at one end, ${b} and ${p}. Boof! It had grown at the other.`,
        `"I'll push it back in," said ${P.introduced}, and ${b} helped. They pushed it in at the front door. Boof! It came out at the back. ${a} had not known that one could get there.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'cover', 'worried'),
            seen(B, 'shout', 'worried'),
            seen(N, 'run', 'worried'),
            seen(P, 'run', 'worried'),
          ],
        },
        `"It won't stop growing!" said ${n}. "Fetch everybody!" said ${b}. It was the worst idea of the day. ${p} fetched them all, up one side and down the other. Boof, boof, boof! "${refrain}" said ${a}, in a small voice.`,
        `${n} fetched the people with ladders. ${p} fetched the people with saws. They came two by two, and it went boof, boof. "It never stops growing," said ${b}. "${refrain}" said ${a}, from underneath.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `"Perhaps it's shy," said ${a}. "Please go home, all of you." So they went, all but ${b}. It did not grow. It did not get smaller, either. It lay across the street, and waited.`,
        `In the end ${a} sent them all home. ${b} stayed. It was very still. "It has stopped growing," said ${b}. It didn't look as if it had finished. It looked as if it was waiting for somebody.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'walk', 'calm'), seen(A, 'kneel', 'curious')] },
        `Then came ${S.introduced}, over the wall, in no hurry. Pip! It grew again. But it only grew by as much as a thumb. "That was a very small boof," said ${a}.`,
        `It was some time before ${S.introduced} got there. Pip! That was all. It was bigger by one crumb, or not much more. ${a} knelt down, and looked at ${s}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'surprised'), seen(S, 'sit', 'calm')],
        },
        `"A big one came, and it grew a big bit," said ${a}. "${s} is small, so it grew a small bit. It isn't growing at all, ${b}. It's counting!" And who had told it to? ${a} went red.`,
        `${a} looked at ${s}, and at all the rest. "It does that when somebody comes," said ${a}. "I told it that it must do for everybody. It isn't growing, ${b}. It's counting us."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'cheer', 'happy'), seen(N, 'cheer', 'happy')],
        },
        `So they called them all back. There was not one boof, since it had them down already. "${refrain}" said ${a}, and went along the row. A ${part} for ${b}, and a ${part} for ${n}, and on and on.`,
        `Back they all came, and it never said a thing. It knew them. "${refrain}" said ${a}. ${b} got a ${part}, and ${n} got a ${part}. It took a long time to get to the end.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(P, 'sit', 'happy'), seen(S, 'sit', 'happy')],
          things,
        },
        `${p} got the last but two, and ${s} a thin one. The last one was for ${a}. Nobody was without, and there was nothing over. It came out exactly. ${goodLong}`,
        `There was one for ${p}, and a thin one for ${s}. Then there was just one left, and just one person. That was ${a}. "It can count better than I can," said ${a}. ${goodLong}`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'look-up', 'happy'), seen(B, 'sit', 'curious')],
          things,
        },
        `They sat on the steps until it was nearly dark. Then, quite softly, there was a boof. There was one more ${part}. "${refrain}" said ${b}. "No," said ${a}, and looked down the road. "Somebody's coming."`,
        `The sun went down, and the street was full. "It was a good size, after all," said ${b}. Boof. It was a small one. "${refrain}" said ${a}, and got up to see. There was one more ${part}, and somebody at the corner.`,
      ),
    ],
  };
}
