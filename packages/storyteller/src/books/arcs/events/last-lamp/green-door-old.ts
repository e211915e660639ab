import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Nineteen lamps for everybody, and a plaster on the nose of whoever lights them. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { refrain, L, l, job } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'sunset', camera: 'wide', actors: [seen(L, 'walk', 'happy')], things: ['lamp'] },
        `In those days the street lamps were lit by hand. When the sky over Pump Street turned the colour of slate, ${L.introduced} came round the corner.${job} Over one shoulder lay a pole as long as three people. There were nineteen lamps, and they were all gas. Up went the pole, and opened a little door, and turned a little tap. "${refrain}" And there was a round yellow room in the road, that had not been there before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'reach', 'happy')], things: ['lamp'] },
        `Things happened in those rooms. Under the second lamp the baker's wife found her glove. Under the third the nurse, who had been up all night, looked for her key. Under the fifth there was a dog that had been waiting for somebody. "Mind the step," said ${l} to each of them, as if it were a kind of good evening. Then the pole went up on a shoulder again, and on it went down the street. "${refrain}"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'wave', 'happy'), seen(G, 'stand', 'calm')],
          things: ['lamp'],
        },
        `The seventh lamp stood right outside ${K.names} bedroom, so that the light came in and lay on the quilt. ${k} always waved, and ${l} always dipped the pole, like a ship. There was a plaster on ${L.names} nose again. It was a new one. As far back as ${k} could think there had been a plaster, on the nose or on the forehead. It was one of those things that a whole street sees and nobody asks about.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'sleepy'), seen(G, 'stand', 'calm')] },
        `"Where does ${l} live?" said ${k}. "Down at the very end," said ${g}. "There's a green door, after the last of the lamps." ${k} had never seen it. It was too far off. But at night you could follow the lamps. So ${k} knelt up at the window sill and counted them, further and further off. "${refrain}" At twelve the sill was very comfortable. At thirteen there was nobody counting.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(G, 'stand', 'happy')] },
        `On Tuesday there was rain on the glass, and each lamp had a star round it. ${k} got as far as fifteen, and woke up with a stripe on one cheek. On Wednesday ${k} did it standing up. At sixteen ${k} stood on one leg. At seventeen it was the other leg. "${refrain}" said ${k} aloud, so as to hear something. Now there were only two to go, as small as pinheads, and then there was one.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(L, 'walk', 'sleepy')] },
        `Nineteen. ${cap(l)} stood under it for a moment, and looked back along the whole bright street. It was a good evening's work. Then the pole went over one shoulder, and ${l} turned the other way. After the nineteenth lamp there was nothing. It was as black as the inside of a boot. ${cap(l)} walked into it with one hand held out in front. There were eleven steps. Then there was a thump. "Ow," said somebody in the dark. It sounded quite used to it.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')] },
        `"It's the door!" said ${k}, and ran to find ${g}. "That's what the plasters are! ${cap(l)} can't see it!" "But that can't be," said ${g}. "Nobody on earth has more lamps than ${l}." "They're all for us," said ${k}. "They stop at the last house but one. When you've lit everybody home, there's nobody left who's behind you." ${Gcap} thought of twenty years of plasters, and did not say anything for a while.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'lantern'), seen(G, 'walk', 'happy')],
          things: ['lantern'],
        },
        `On Thursday they got the old ship's lantern down from the loft. ${k} polished the glass until you couldn't tell if it was there. While ${l} was asleep, as lamplighters are by day, they walked down to the end. It was a nice green door. It had a row of small round dents in it, all at one height. ${Gcap} screwed a hook into the wall beside it, just above the dents. They came back at dusk with oil, and ${g} lit the wick.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(L, 'stand', 'surprised'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['lantern'],
        },
        `"${refrain}" That was the nineteenth. ${cap(l)} put the pole on one shoulder, and turned round to the dark with one hand held out. The hand stayed where it was. Where the dark had always been there hung a light. It was not large. It had a door under it, and a keyhole, and even a mat. ${cap(l)} began to count from the beginning, on all ten fingers, and then on all ten again. "That makes twenty," said ${l}. "I never lit twenty."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'wave', 'proud'), seen(L, 'stand', 'happy'), seen(G, 'stand', 'calm')],
          things: ['lantern'],
        },
        `"Mind the step," said ${k}, who was sitting on it, next to ${g}. ${cap(l)} came up slowly, as you come up to a bird. "There's a step," said ${l}. "And the door's green. I painted it myself, you know, and I'd never seen it by night." The key went in at the first try. There was some cocoa, after that, and ${l} told them which lamps sulk in the frost. But for a good while ${l} stood out there, on the mat, just to be under it.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: ['lamp'] },
        `They take turns with it now. The baker sees to it on Mondays, and the nurse on Tuesdays, and so on all down the street. It isn't much, if there are enough of you. ${k} still means to count them, every night. The seventh shines on the quilt. The eighth goes up somewhere, and the ninth. ${k} never gets to the end. There is no need, for there's nothing to hear down there but a key going in. "${refrain}"`,
      ),
    ],
  };
}
