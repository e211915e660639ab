import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { once } from '../once.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Everybody outside is too polite to knock, and everybody inside too proud to ask. */
export function old(going: Going): Told {
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
        `${H.introduced} had talked of it for years: a new ${shop.word}${shop.where}. On Monday, at nine, it opened. ${c} had come to help, by the back way, since there were boxes in front. They ${shop.ready}. They stood in the middle and turned round slowly. Then ${h} hung a sign on the glass of the door, and straightened it with one finger. OPEN, it said, in gold.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(C, 'stand', 'curious')] },
        `From behind the counter one could see the sign very well. ${h} read it aloud now and then. At ten somebody in a hat came up to the glass, read it as well, and went away. At eleven it was two with a basket. "${refrain}" said ${h}. "They'll be telling their friends," said ${c}. That was kind of ${c}, who had swept the floor four times by then. There had been nothing on it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'determined', 'bell'), seen(H, 'stand', 'worried')] },
        `On Tuesday they thought that nobody had noticed. So ${c} rang a bell, for an hour, with both arms. That was noticed. They came from all sides, some of them running, with their purses out. They stopped at the door. They looked at one another, and one or two said, "Ah." Then they walked off, more slowly than they had come. "${refrain}" said ${h}, to their backs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'determined'), seen(C, 'stand', 'worried')] },
        `On Wednesday they thought that it cost too much. ${h} wrote a card. EVERYTHING FOR ONE BUTTON, it said. By noon the glass was all noses. You never saw so many buttons. One very small customer held up a big brown one, and tried the handle, just to see. Then it patted the door, as if to say sorry to it. "It isn't the money," said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'wave', 'worried'), seen(C, 'wave', 'worried')] },
        `On Thursday they tried to look friendly. They stood in the window from nine until five, and waved. Everybody waved back. They were extremely nice about it. It was how one waves at people on a boat, who are going somewhere without you. "${refrain}" said ${h}, and not so loudly. "It couldn't be plainer. It's in gold. I can see it from where I sit."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'sad'), seen(C, 'kneel', 'sad')] },
        `On Friday at six ${h} was under the counter, and would not come out. "It's me," came a voice. "It's a good ${shop.word}. It must be me that they don't like. You can't put that right with a bell." ${c} sat down on the floor as well. There are things that sweeping doesn't help. "I'll take the sign down in the morning," said ${h}. "There's no sense in being open to nobody."`,
      ),
      page(
        { setting: shop.outside, camera: 'wide', actors: [seen(K, 'walk', 'sad')] },
        `It was getting late. The boxes had gone, so for once ${k} went out at the front. ${k} pulled the door shut, and turned round to see it a last time. It was the first time that ${k} had ever looked at it from there. The lamp was lit. It was the nicest ${shop.word} you could wish for. Anybody would want to go in. And in the middle of the glass hung the sign, in gold, and said the most terrible thing.`,
      ),
      page(
        {
          camera: 'close',
          actors: once(seen(K, 'point', 'surprised'), seen(H, 'stand', 'surprised')),
          things: ['sign'],
        },
        `CLOSED, said the sign. ${k} read it twice, and then knocked on the glass with both hands. "Come out here!" ${h} came out, with dust on, and looked where ${k} pointed. It was quiet for some time. On one side it was open. It had been open all week, to the two who were in already. And every soul who had come up to that door since Monday had been told, quite politely, to go away. It was ${h} who had hung it up.`,
      ),
      page(
        { camera: 'medium', actors: once(seen(H, 'cover', 'shy'), seen(K, 'stand', 'happy')) },
        `"I beg your pardon," said somebody. It was the one in the hat. Behind the hat stood the two with the basket, and behind them a line that went round the corner. "We don't like to rush you," said the hat. "You've been so busy in there, sweeping. But we've come by every day, and the little one can't sleep for it. Have you any idea when you might open?" At the very end somebody small was holding up a button.`,
      ),
      page(
        { setting: shop.inside, camera: 'wide', actors: [seen(H, 'cheer', 'excited'), seen(C, 'run', 'excited')] },
        `It makes hardly any noise, when one turns a sign over. Flip. ${k} did it, and had to jump out of the way. They came in like water into a bucket. ${h} was at six places at once, and ${c} at the other two. At the end of it ${shop.sold}. The button was the first to be paid, and ${h} would take no other for that. "It says CLOSED," said ${h} once, in passing, with a glance at the door. "Not to them," said ${k}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(H, 'sit', 'happy'), seen(C, 'sit', 'sleepy')],
          things: ['sign'],
        },
        `There's a brown button in a frame over the counter now. Every morning ${h} goes out in front, and round, and in again, to make sure. And every night, when the last one has gone home, somebody turns the sign. Then it says CLOSED to the dark. To the two inside, who have supper on an upturned box, it says what it always said. "${refrain}" says ${h}, with a full mouth. And so it is. That side was always theirs.`,
      ),
    ],
  };
}
