import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './plim-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** All is mended and it will not start: what is missing is that somebody waves goodbye, who would rather not. */
export const PLIM: EventPlot = { id: 'plim', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, Z, z, ship, where } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}!`,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(Z, 'stand', 'worried'), seen(K, 'run', 'surprised')],
        },
        `Crash! A ${ship} lands${where}. Out comes ${Z.introduced}. Here comes ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Z, 'sit', 'sad'), seen(K, 'stand', 'calm')] },
        `"It is broken," says ${z}. "I want to go home." "This is Earth. I can help!" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'determined'), seen(Z, 'stand', 'curious')], things: ['hammer'] },
        `Bang, bang, goes the hammer. ${k} mends the door. ${z} mends the lamps.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'stand', 'worried'), seen(K, 'stand', 'curious')] },
        `"Go!" says ${z}. Nothing. "There is no plim in it!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'curious', 'key'), seen(Z, 'stand', 'sad')] },
        `"Is this a plim?" says ${k}. It is a key. "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'curious', 'spoon'), seen(Z, 'stand', 'sad')], things: ['sock'] },
        `A spoon? "${refrain}!" A sock? "${refrain}!"`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(Z, 'sit', 'sad'), seen(K, 'sit', 'sad')] },
        `They sit and sit. "Who had a plim at home?" says ${k}. "All of them," says ${z}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'wave', 'sad'), seen(K, 'look-up', 'surprised')] },
        `"They did this, and I flew." ${z} puts up a hand. "A wave!" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'sad'), seen(Z, 'stand', 'calm')] },
        `"If I wave, you go," says ${k}. One hug. One more. Then up goes a hand.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(K, 'wave', 'happy')] },
        `"Goodbye, ${z}!" All the lamps come on. Whoosh! Up it goes!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'look-up', 'sleepy')], things: ['star'] },
        `Is that a star? It blinks. One, two. "${cap(z)} waves back!" says ${k}. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { refrain, Z, z, ship, where } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(Z, 'stand', 'worried'), seen(K, 'run', 'surprised')],
        },
        `It came over the roof with a cough. It came down${where} with a crash, and lay there smoking gently. It was a ${ship}. ${k} got there first. A lid opened. "Excuse me," said ${Z.introduced}. "Is this the way home?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Z, 'stand', 'sad'), seen(K, 'stand', 'determined'), seen(G, 'stand', 'surprised')],
        },
        `It was not the way home. It was Earth. And the ${ship} was broken in nine places. "I need somebody who can fix things," said ${z}. ${k} went to get the hammer, and ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), seen(Z, 'kneel', 'happy')],
          things: ['hammer', 'bell'],
        },
        `They worked all morning with the hammer. The hole was mended with a frying pan. The bell from ${K.names} bicycle went on the front. ${z} laughed at that, like a kettle. It was the best day that ${k} had had since the snow.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Z, 'stand', 'worried'), seen(K, 'stand', 'curious'), seen(G, 'stand', 'calm')],
        },
        `By three it shone all over. ${z} climbed in and pressed the button. Nothing happened. ${z} looked under the seat. "I might have known," said ${z}. "The plim's gone. It's quite used up." Nobody knew what a plim was.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'curious', 'key'), seen(Z, 'stand', 'calm')] },
        `"It's the last part," said ${z}. "It makes it start." ${k} ran in and fetched the car key. That makes a car start. ${z} turned it over politely. "${refrain}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'run', 'determined'), seen(Z, 'sit', 'sad'), seen(G, 'hold', 'curious', 'spoon')],
          things: ['battery'],
        },
        `${k} brought a battery, and a whistle, and the yellow torch. ${Gcap} brought the big spoon, just in case. "${refrain}," said ${z} each time. By then there was a heap as high as the ${ship}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(Z, 'sit', 'sad'), seen(K, 'sit', 'happy')] },
        `"Never mind," said ${k}. "You could stay. You could have half my bed." "I'd like that," said ${z}, and looked up. One star had come out, very small. "That's us," said ${z}. "That's our kitchen light."`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'wave', 'sad'), seen(K, 'think', 'curious')] },
        `"When did it last start?" said ${k}. "At our gate," said ${z}. "They were all there, my mother and the rest. They gave me the plim, and I flew." "How did they give it?" ${z} put up one hand, like this.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'sad'), seen(Z, 'stand', 'surprised')] },
        `${k} sat very still. "That's not a part," said ${k}. "That's a wave. They were saying goodbye." Of course it wouldn't start. All day long there had been somebody here who didn't want it to. "I've got one of those," said ${k}, in a small voice.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'wave', 'determined'), seen(Z, 'wave', 'happy'), seen(G, 'stand', 'calm')],
        },
        `${z} got in. ${k} put up a hand. It weighed as much as a bucket. "Goodbye, ${z}," said ${k}, and waved, and meant it. ${Gcap} waved too. Every lamp came on at once. Ting, went the bicycle bell, and up it went.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(K, 'look-up', 'sleepy'), seen(G, 'stand', 'happy')],
          things: ['star'],
        },
        `It takes one plim to get home, and it takes four minutes. ${k} counted them at the window. Then that very small star went off and on, twice. "They're waving," said ${k}, and waved back, and got into bed.`,
      ),
    ],
  };
}
