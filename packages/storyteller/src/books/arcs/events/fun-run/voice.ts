import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './voice-old.ts';

/** A voice is spent on everybody who runs by, and is gone when it is wanted; so everybody brings it back. */
export const VOICE: EventPlot = { id: 'voice', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, R, r, P, p, Q, N, n, S, s, run } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(R, 'wave', 'excited'), seen(P, 'hold', 'proud', 'sign')],
          things: ['sign'],
        },
        `${R.introduced} was in the ${run}. ${P.introduced} had a big sign.`,
        `It was the ${run}! ${R.introduced} was in it. ${P.introduced} had a sign.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'shout', 'excited'), seen(Q, 'jump', 'excited'), seen(N, 'stand', 'happy')],
        },
        `Up the hill went ${p}. So did ${Q.introduced}. So did ${N.introduced}. "${refrain}"`,
        `Up the hill! ${p} ran. ${Q.introduced} ran. ${N.introduced} came, too. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'run', 'happy'), seen(P, 'shout', 'happy')] },
        `Here came ${S.introduced}! "${refrain}" shouted ${p}. Up she went.`,
        `"${refrain}" shouted ${p}. It was ${S.introduced}. She waved and ran.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'shout', 'determined'), seen(Q, 'look-up', 'curious')] },
        `Ten people. Then ten more! "${refrain}" shouted ${p}. But where was ${r}?`,
        `Ten went by, and ten more. "${refrain}" shouted ${p}. No ${r} yet!`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'cover', 'surprised'), seen(N, 'stand', 'surprised')] },
        `"Not f..." said ${p}. What a squeak! ${n} looked at ${p}.`,
        `${p} began again. It came out as "eek." "Oh dear," said ${n}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'walk', 'sleepy'), seen(P, 'cheer', 'worried', 'sign')], things: ['sign'] },
        `There was ${r}, last of all. So slow! ${p} held up the sign.`,
        `Up went the sign. There was ${r}, at last! But ${r} was so slow.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'sad')] },
        `${p} shouted. Nothing came. The voice was all gone!`,
        `Open went ${P.names} mouth. Not a sound! It was all gone.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'happy'), seen(P, 'stand', 'surprised')] },
        `But who came back? ${s} did, and all the others! "${refrain}" they shouted.`,
        `"${refrain}" Who was that? ${s} was back! They all were!`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'happy'), seen(P, 'run', 'happy')], things: ['medal'] },
        `${p} took ${r} by the hand. They ran to the end. A medal!`,
        `${r} ran! ${p} ran, too, hand in hand. And there was a medal.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(R, 'sit', 'sleepy'), seen(P, 'reach', 'happy')],
        },
        `Now for the stairs! ${R.names} legs would not go up. "${refrain}" whispered ${p}.`,
        `Home! ${r} looked at the stairs. So high! "${refrain}" whispered ${p}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, R, r, P, p, Q, q, N, n, S, s, run } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(R, 'wave', 'excited'), seen(P, 'hold', 'proud', 'sign')],
          things: ['sign'],
        },
        `${R.introduced} was in the ${run}, with a number on. ${P.introduced} had made a sign. "The last hill is the one I'm afraid of," said ${r}. "Shout for me there, as loud as you can."`,
        `It was the morning of the ${run}. ${R.introduced} had a number, and ${P.introduced} had a sign. "I'll be slow," said ${r}. "It's the last hill where I'll want your voice. All of it."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'hold', 'happy', 'sign'), seen(Q, 'jump', 'excited'), seen(N, 'stand', 'happy')],
          things: ['sign'],
        },
        `So ${p} went up the last hill with the sign. ${Q.introduced} came too, and ${N.introduced}. "It's a very good voice," said ${n}. "I heard that it stopped a bus."`,
        `${p} took the sign half way up the hill. ${Q.introduced} came too, and ${N.introduced} with a flask. "I've heard that voice," said ${n}. "I live four streets off."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'run', 'surprised'), seen(P, 'shout', 'happy')] },
        `The first to come by was ${S.introduced}, from the bread shop. "${refrain}" shouted ${p}. She jumped, and laughed, and went up that hill like a train. You could see that it helped.`,
        `Along came ${S.introduced}, who sells the buns. She looked at the hill, and it looked at her. "${refrain}" shouted ${p}. "Right!" she called. And up she went.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'shout', 'determined'), seen(N, 'point', 'worried')] },
        `After her there were ten, and then a hundred. They all had the same face at that hill. "${refrain}" shouted ${p}, to every one. "Keep some for later," said ${n}. But they did look so tired.`,
        `"Save it," said ${n}. "You've only got the one." But there was a man with a stitch, and two with one shoe. You can't save it with them looking. "${refrain}" shouted ${p}, a hundred times.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'cover', 'surprised'), seen(Q, 'look-up', 'surprised')] },
        `At twelve it went a bit rough. At half past it was like a gate. "${refrain}" said ${p}, to a man in green. It was a squeak. "What was that?" said ${q}.`,
        `First the voice got furry. Then it had holes in it. "${refrain}" said ${p}. Only half of it came out. "Was that you?" said ${q}. "Or was it the gate?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'walk', 'sleepy'), seen(N, 'stand', 'worried')] },
        `Then there was nobody for a long time. And then, right at the bottom, there was ${r}. It was hardly a run by now. It was the way you go to fetch coal. "Now," said ${n}.`,
        `The road was empty, and ${n} began to screw up the flask. Then somebody came round the corner, very slowly, like a chair being moved. It was ${r}. The hill was still to come.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'sad', 'sign')], things: ['sign'] },
        `${p} held up the sign, and breathed in, and shouted. There was nothing. There was not so much as a squeak. It had all been given away. "Hello?" called ${r}, from the bottom. "Are you there?"`,
        `This was what it was for. ${p} opened up as wide as a door, and out came air. Nothing else was left in there. "Hello?" called ${r}, and listened. "Are you there?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'reach', 'determined'), seen(R, 'stand', 'surprised')] },
        `So ${p} ran down, and took ${r} by the hand. It was all there was to do. "Where's your voice?" said ${r}. "Have you lost it?" They went up one step, and then another.`,
        `${p} couldn't shout, but ${p} could run. Down the hill went ${p}, and got hold of ${R.names} hand, and pulled. "Have you lost your voice?" said ${r}. "Who had it?" One step. One more.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'run', 'happy'), seen(P, 'stand', 'surprised'), seen(R, 'walk', 'surprised')],
        },
        `Then there was a noise on top. It was ${s}, with a medal on. She'd come back, and so had all the hundred. "${refrain}" they shouted, all together.`,
        `"${refrain}" It came from the top, and it was as loud as a ship. There stood ${s}, and all the hundred. They had come back with it. ${r} began to run, and so did ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'cheer', 'proud', 'medal'), seen(P, 'hug', 'happy')], things: ['medal'] },
        `They were last, and it was the loudest last there ever was. ${r} got a medal, and hung it on ${p}. "I heard you," said ${r}. ${p} pointed at the others. "Yes," said ${r}. "But it was yours. They'd only borrowed it."`,
        `Nobody had ever come last with such a lot of people. There was a medal. "That was your voice," said ${r}. "I'd know it anywhere." ${p} pointed at the others. "Well, they had it from you," said ${r}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(R, 'sit', 'sleepy'), seen(P, 'reach', 'happy')],
        },
        `There was still one hill left, and that was the stairs. ${R.names} legs had gone to string. ${p} went in front. "${refrain}" whispered ${p}, on every step. It was only a small voice, but it was back.`,
        `At bedtime ${r} looked at the stairs. There were thirteen. "It can't be done," said ${r}. ${p} got behind, and pushed. "${refrain}" whispered ${p}, thirteen times. And by then it was quite true.`,
      ),
    ],
  };
}
