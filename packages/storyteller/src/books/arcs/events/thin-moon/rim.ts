import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './rim-old.ts';

/**
 * Eid begins when the new moon has been seen. It is a thin one, low down where the sun has set, and a child looks for a
 * round one, high up.
 */
export const RIM: EventPlot = { id: 'rim', young, middle, old };

function young(going: Going): Told {
  const { K: A, k: a } = going;
  const { one, many, M, m, C, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(M, 'stand', 'happy')],
          things: ['bowl'],
        },
        `When the new moon comes, it is Eid! ${A.introduced} waits. ${A.introduced} helps ${m} make ${many}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'biscuit'), seen(M, 'stand', 'happy')] },
        `Tap, tap, tap. Out comes a ${one}. It is round. "Like the moon!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(C, 'look-up', 'curious')] },
        `The sun goes down. ${a} looks out of the window. ${C.introduced} looks, too. "${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(C, 'look-up', 'curious')] },
        `They go out. There is something round and bright! It is a lamp. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(C, 'look-up', 'curious')], things: ['balloon'] },
        `There, up high! It is round and white! It is a balloon. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(M, 'hold', 'calm', 'biscuit')] },
        `${a} is sad. "Eat this," says ${m}. It is a warm ${one}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'biscuit')] },
        `Munch, munch, munch. Now there is only the rim. It is thin, like a nail.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'surprised', 'biscuit')], things: ['moon'] },
        `${a} holds it up. Oh! Low in the sky hangs another one!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(M, 'cheer', 'surprised'), seen(C, 'cheer', 'happy')],
          things: ['moon'],
        },
        `"Look! Somebody has eaten the moon!" "That is it!" says ${m}. "The new moon is thin!"`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'happy'), seen(M, 'hug', 'happy')],
        },
        `The next morning it is Eid! New clothes, and ${many} for all. "Eid Mubarak!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'look-up', 'sleepy')],
          things: ['moon'],
        },
        `That evening the moon is a bit fatter. "Somebody is baking it again," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K: A, k: a } = going;
  const { one, many, M, m, Mcap, C, c, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(M, 'stand', 'happy')],
          things: ['bowl'],
        },
        `"If we see the new moon tonight, tomorrow is Eid," said ${m}. "If we don't, it's the day after." ${A.introduced} had waited for Eid all of Ramadan. One day more was a very long day. And the table was full of dough, for the Eid ${many}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'biscuit'), seen(M, 'stand', 'happy')] },
        `${a} helped. You rolled a ball, and pressed it into the wooden mould. You turned it over, and knocked. Out fell a ${one} with a pattern on it, perfectly round. "That's what I'm looking for," said ${a}. "A big round one, very high up."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(C, 'look-up', 'curious')] },
        `When the sun went down, ${a} stood at the window and looked straight up. ${C.introduced} did, too. The sky was green, then blue. Something buzzed across it and blinked. It was an aeroplane. "${refrain}" said ${a}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'point', 'curious'), seen(C, 'look-up', 'curious')] },
        `They ran out on to the step. "There!" shouted ${a}. It was round and bright, and it hung over the whole street. All the doors opened. ${c} walked up to it, and knocked on the pole. It was the street lamp. "${refrain}" said ${c}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(C, 'look-up', 'worried')], things: ['balloon'] },
        `"There!" shouted ${a} again. This one was very round, and as high as a moon. It went behind a chimney, and came out on the wrong side. It had a string on it. Somebody had let go of a balloon. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'sit', 'sad'), seen(M, 'hold', 'calm', 'biscuit')] },
        `${a} and ${c} sat down on the step. "It's forgotten us," said ${a}. ${Mcap} came out, with something warm in one floury hand. "The first one off the tray is for whoever waits," said ${m}. "And we can wait one more day."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'biscuit')] },
        `${a} took a bite of the ${one}, and then one beside it. That is how you make it last. You eat it from one side, all along. In the end there was only the rim, as thin as a fingernail.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'surprised', 'biscuit'), seen(C, 'stand', 'curious')],
          things: ['moon'],
        },
        `${a} held the rim up against the sky, to see how thin it was. The rim was not high up, where they had been looking. It was low down, over the roofs, where the sun had gone. And there, right beside it, hung another one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(M, 'look-up', 'surprised'), seen(C, 'cheer', 'happy')],
          things: ['moon'],
        },
        `"Look, look!" called ${a}. "Somebody has eaten the moon!" ${Mcap} looked along the ${one}, and laughed out loud. "That's it! That's the new moon! It's always as thin as that. I look for it every year, and I always look too high."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'happy'), seen(M, 'stand', 'happy')],
        },
        `Then the telephone rang, and it did not stop. "We've seen it too!" said everybody. "Eid Mubarak!" The next morning everybody was in new clothes. The ${many} lay on the good plate. On top ${a} had put one with a bite out of it.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'look-up', 'sleepy'), seen(M, 'sit', 'happy')],
          things: ['moon'],
        },
        `On the evening of Eid ${a} looked out once more, and not so high. There it was, and it was a little bit fatter than before. "Somebody's baking it again," said ${a}. "It takes two weeks," said ${m}. "It's a very big one. Good night."`,
      ),
    ],
  };
}
