import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { once } from '../once.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './two-sides-old.ts';

/** The sign on the door says that it is open to whoever sits inside; a sign has two sides. */
export const TWO_SIDES: EventPlot = { id: 'two-sides', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, shop, H, h, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: shop.inside, camera: 'wide', actors: [seen(H, 'cheer', 'happy'), seen(C, 'stand', 'happy')] },
        `Here is ${H.introduced}. A new ${shop.word}${shop.where}! ${shop.count} ${c} helps.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'point', 'proud')], things: ['sign'] },
        `On the door is a sign. ${h} can read it. OPEN!`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'worried'), seen(C, 'stand', 'curious')] },
        `They wait. Somebody comes, looks, and goes. "${refrain}" says ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'happy', 'bell'), seen(H, 'stand', 'worried')] },
        `${c} rings a bell. Ding, ding! They come, and look, and go. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'wave', 'worried'), seen(C, 'wave', 'worried')] },
        `They wave, with all they have. Noses on the glass! But off they go. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(C, 'hug', 'calm')] },
        `"Nobody wants my ${shop.word}," says ${h}. Plop, goes a tear.`,
      ),
      page(
        { setting: shop.outside, camera: 'medium', actors: [seen(K, 'walk', 'curious')] },
        `${k} goes out at the front. ${k} looks back. Oh!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['sign'] },
        `The sign has two sides! Inside it says OPEN. And outside? CLOSED!`,
      ),
      page(
        { camera: 'close', actors: once(seen(K, 'reach', 'happy'), seen(H, 'cover', 'surprised')) },
        `${k} turns it round. Flip! "Is it open now?" they all say. "Yes!" says ${h}.`,
      ),
      page(
        { setting: shop.inside, camera: 'wide', actors: [seen(H, 'cheer', 'excited'), seen(C, 'cheer', 'excited')] },
        `In they come. So many! ${h} works and works, and ${c} too.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(H, 'sit', 'sleepy'), seen(C, 'sit', 'sleepy')] },
        `It is late. Flip, goes the sign. Now OPEN is for ${h} and ${c}. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, shop, H, h, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: shop.inside,
          camera: 'wide',
          actors: [seen(H, 'stand', 'proud'), seen(C, 'stand', 'happy')],
          things: ['sign'],
        },
        `One Monday ${H.introduced} opened a new ${shop.word}${shop.where}. ${c} came to help, and they ${shop.ready}. The door was of glass. On it hung a sign. OPEN, it said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(C, 'stand', 'curious')] },
        `${h} sat down behind the counter, where one could see it, and waited. Somebody came up to the door, read the sign, nodded, and walked away. "${refrain}" said ${h}. "Perhaps they were only passing."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'determined', 'bell'), seen(H, 'stand', 'worried')] },
        `By Tuesday nobody had been in at all. "They don't know that we're here," said ${c}, and rang a bell. Nine of them came running. They looked at the door, and sighed, and went home. "${refrain}" said ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'determined'), seen(C, 'stand', 'worried')] },
        `"It costs too much," said ${h}. On Wednesday everything was to be had for a button. There were noses all along the glass. One of them had brought the button. It rattled the door, very gently, and shook its head.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'wave', 'worried'), seen(C, 'wave', 'worried')] },
        `On Thursday they waved from the window. Everybody waved back, as one waves to a train. Nobody got on. "${refrain}" said ${h}, with both cheeks on the counter. "It says so. I can read it from here."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'sad'), seen(C, 'kneel', 'sad')] },
        `On Friday evening ${h} got under the counter. "They don't want it," said ${h}. "It's a lovely ${shop.word}, and there's nobody in it. I'll give it up." ${c} could find nothing to say, and swept the clean floor.`,
      ),
      page(
        { setting: shop.outside, camera: 'wide', actors: [seen(K, 'walk', 'sad')] },
        `All that week they had gone in and out by the back. So ${k} went round to the front, to look at it once more. The lamp was lit. It looked so nice. Then ${k} saw the door, and stood still.`,
      ),
      page(
        {
          camera: 'close',
          actors: once(seen(K, 'point', 'surprised'), seen(H, 'stand', 'surprised')),
          things: ['sign'],
        },
        `"Come out!" called ${k}. "Come out here and read it!" ${h} came, and read the sign from the other side. CLOSED, it said. It had said so since Monday. A sign has two sides, and they had only ever sat on one.`,
      ),
      page(
        { camera: 'medium', actors: once(seen(H, 'cover', 'shy'), seen(K, 'stand', 'happy')) },
        `"Excuse me," said somebody behind them. It was the one with the button. Behind that one stood all the others. "We don't want to push," they said. "We've come every day. It's just that we wondered when you would open."`,
      ),
      page(
        { setting: shop.inside, camera: 'wide', actors: [seen(H, 'cheer', 'excited'), seen(C, 'run', 'excited')] },
        `${k} turned it over. Flip! In they came, and there were more behind. ${h} ran this way, and ${c} ran that way. It took till dark, and then ${shop.sold}. The bell had fallen off from being rung.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(H, 'sit', 'happy'), seen(C, 'sit', 'sleepy')],
          things: ['sign'],
        },
        `When the last one had gone they turned the sign back. Now it said CLOSED to the dark, and OPEN to the two of them. "There," said ${h}. "That side is ours." And they had their supper under it.`,
      ),
    ],
  };
}
