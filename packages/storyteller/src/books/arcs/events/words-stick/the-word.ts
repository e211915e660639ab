import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-word-old.ts';

/** Somebody guesses every word but the right one, and a picnic goes while she does; who waits hears what to do about it. */
export const THE_WORD: EventPlot = { id: 'the-word', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, Q, kind, start, guesses, stuckYoung } = partsOf(going);
  const [one, two, three] = guesses;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bread'],
        },
        `A picnic! ${A.introduced} had bread. ${B.introduced} came. ${stuckYoung}`,
        `A picnic! ${B.introduced} came. ${A.introduced} had bread. ${stuckYoung}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'surprised'), seen(Q, 'walk', 'curious')] },
        `In came ${Q.introduced}. ${a} said, "A ${start} ..." It stuck. "${refrain}"`,
        `Look, ${Q.introduced}! ${a} began: "A ${start} ..." It stuck. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', one.thing), seen(Q, 'stand', 'happy')],
          things: [one.thing],
        },
        `"Is it ${one.asked}?" said ${N.introduced}. No. Munch, went the ${kind}.`,
        `"It's ${one.asked}!" said ${N.introduced}. It was not. Munch, went the ${kind}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'hold', 'curious', two.thing), seen(Q, 'stand', 'happy')],
          things: [two.thing, 'bread'],
        },
        `"Is it ${two.asked}?" said ${n}. No! Munch. There went the bread.`,
        `"It's ${two.asked}!" said ${n}. No! The ${kind} ate the bread.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'hold', 'excited', three.thing), seen(Q, 'stand', 'happy')],
          things: [three.thing, 'hat'],
        },
        `"Is it ${three.asked}?" said ${n}. No! Munch. There went her hat.`,
        `"It's ${three.asked}!" said ${n}. No! The ${kind} ate her hat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm'), seen(N, 'sit', 'curious')] },
        `"${refrain}" said ${b}. So ${n} sat down. They all waited for ${a}.`,
        `"${refrain}" said ${b}. ${n} sat down. ${a} took the time.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'proud'), seen(Q, 'stand', 'calm'), seen(N, 'stand', 'surprised')],
        },
        `"${cap(kind)}!" said ${a}. "My ${kind}!" said ${n}. It was a good word.`,
        `"A ${kind}!" said ${a}. ${n} looked. It was her ${kind}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'sad'), seen(Q, 'sit', 'happy'), seen(A, 'think', 'excited')] },
        `"It ate our picnic," said ${b}. ${a} said, "We can m ..."`,
        `The picnic was in the ${kind}. ${a} told ${b}, "We can m ..."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'calm'), seen(A, 'sit', 'calm')] },
        `${n} did not guess. "${refrain}" said ${n}. ${a} took the time.`,
        `"${refrain}" said ${n}. She shut her mouth. She looked at ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'cheer', 'happy'),
            seen(B, 'cheer', 'happy'),
            seen(N, 'kneel', 'happy'),
            seen(Q, 'stand', 'calm'),
          ],
          things: ['milk'],
        },
        `"Milk!" said ${a}. ${n} milked the ${kind}. They all drank the picnic.`,
        `"Milk her!" said ${a}. So ${n} did. ${a} and ${b} drank the picnic.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, Q, kind, start, guesses, stuck } = partsOf(going);
  const [one, two, three] = guesses;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['basket'],
        },
        `${A.introduced} took a basket out on the grass. ${B.introduced} came too. ${stuck} "${refrain}" said ${a}, at such times. ${b} ate a crumb and waited, because it always did come.`,
        `It was a picnic for ${A.introduced} and ${B.introduced}. It filled a whole basket. ${stuck} "${refrain}" said ${a}, and ${b} never minded. It was like waiting for toast.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'happy'), seen(A, 'wave', 'happy')] },
        `${N.introduced} came as well, in her best hat. She was kind, and very quick. She even helped ${a} with the ends of sentences. They were hardly ever the right ends.`,
        `${a} had asked ${N.introduced}, who came in her best hat. She was as quick as a sparrow. Nobody ever got to the end of a sentence. She was there already, holding the door.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'surprised'), seen(Q, 'walk', 'curious')] },
        `Then round the shed came ${Q.introduced}, and only ${a} saw. "Look!" said ${a}. "It's a ${start} ..." And there it stuck, like a drawer. "${refrain}" said ${a}. It was. So was the ${kind}.`,
        `Behind them all, ${Q.introduced} stepped over the flowers. "Look!" said ${a}, who could see. "There's a ${start} ..." The rest of it stuck. "${refrain}" said ${a}. The ${kind} came, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', one.thing), seen(Q, 'stand', 'happy')],
          things: [one.thing, 'bread'],
        },
        `"You want ${one.asked}!" said ${n}. "I have some." And off she ran, and was back with ${one.them} in no time. That wasn't what ${a} meant. Behind her the ${kind} ate the bread.`,
        `"${cap(one.asked)}!" cried ${n}. "Say no more!" ${a} had not meant to say less. She ran home for ${one.them}, and held ${one.them} up. The ${kind} had the bread by then.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'kneel', 'curious', two.thing), seen(Q, 'stand', 'happy')],
          things: [two.thing, 'pear'],
        },
        `"Then you've found ${two.asked}!" said ${n}. She looked for a long time under the table. Her other hand had hold of ${two.them} all along. The ${kind} ate a pear, and then the next one.`,
        `"Then it's ${two.asked}," said ${n}. Down on her knees she went, to look. She was holding ${two.them} the whole time. By now the ${kind} had come to the last pear.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'excited', three.thing), seen(Q, 'stand', 'happy'), seen(A, 'wave', 'worried')],
          things: [three.thing, 'hat'],
        },
        `"I know!" said ${n}. "It's ${three.asked}! How nice!" And she went and got one. ${a} waved with both arms. The ${kind} took off her best hat, and ate it, ribbon first.`,
        `"Not that? Then it's ${three.asked}," said ${n}, and there she was with it. ${a} pointed. ${n} looked the wrong way. There was a soft munch, and she had no hat.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'shout', 'determined'), seen(N, 'sit', 'surprised'), seen(A, 'sit', 'calm')],
        },
        `"${refrain}" said ${b}, quite loudly. "It won't come any faster if we throw words at it." So ${n} sat down. She had to sit on both hands. They looked at ${a}, and waited.`,
        `"Stop!" said ${b}. "You've guessed and guessed, and nobody has listened. ${refrain}" ${n} sat, and it was hard for her. It got so quiet that they could hear chewing. ${a} took the time.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'proud'), seen(N, 'stand', 'surprised'), seen(Q, 'sit', 'happy')],
        },
        `"${cap(kind)}," said ${a}. "There's a ${kind}, and it has eaten everything." They turned round. "But that's my ${kind}!" said ${n}. "I guessed every word there is, and not my own ${kind}!"`,
        `"A ${kind}," said ${a}. "Behind you. It has just finished." ${n} looked, and felt for her hat. "It's mine!" she said. "It's my own ${kind}, and I never once guessed it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'excited'), seen(B, 'stand', 'sad', 'basket'), seen(Q, 'sit', 'sleepy')],
          things: ['basket'],
        },
        `${b} turned the basket over. There was one pip in it. The whole picnic was inside the ${kind} now. "I know what to do!" said ${a}. "We could m ..." And that one stuck as well.`,
        `There was nothing in the basket but the bottom. ${b} looked at the ${kind}, which was nice and round. "It isn't lost," said ${a}. "We only have to m ..." It stuck fast.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'calm'), seen(A, 'sit', 'calm')] },
        `${n} opened her mouth. You could see a word in it. Then she shut it again, and smiled at ${a}. "${refrain}" said ${n}. And it was rather nice, just waiting to be told.`,
        `March, thought ${n}. Mop. Marmalade. But she didn't say any of them. "${refrain}" said ${n}. She looked at ${a}, and not at the grass. It was like the minute before a present.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'cheer', 'happy'),
            seen(N, 'kneel', 'happy'),
            seen(Q, 'stand', 'calm'),
            seen(B, 'sit', 'happy'),
          ],
          things: ['milk'],
        },
        `"Milk her," said ${a}. So ${n} did, and there was warm milk for all of them. "I can taste bread," said ${b}. "I can taste hat," said ${n}. They drank the whole picnic.`,
        `"Milk her!" said ${a}, and it was just the right word. ${n} milked, and they had a cup each. "Pears," said ${b}, sipping. "And a bit of ribbon." That was how they drank a picnic.`,
      ),
    ],
  };
}
