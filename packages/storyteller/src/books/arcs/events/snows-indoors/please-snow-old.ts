import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** A household fights a present for a whole day before anybody notices who it is for. */
export function old(going: Going): Told {
  const { refrain, K, k, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', weather: 'rain', time: 'night', camera: 'medium', actors: [seen(K, 'look-up', 'happy')] },
        `It had rained since the middle of November. Other towns had snow; one saw it on the news. Every night before bed ${k} put a nose to the window, and said it politely into the dark. "Please, snow." And every morning it was raining again. "It's weather," said ${g}. "You can't order it. There's nobody up there." But there was somebody up there. It was rather small, and it had a long way to come.`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'rain',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'sit', 'surprised')],
          things: ['cloud', 'snowflake'],
        },
        `The next morning ${k} woke up because of a cold nose. There was snow on the blanket. There was snow on the chair, and on yesterday's socks. Outside the window it was raining as usual. Inside the house, under the ceiling, hung a cloud no bigger than a pillow. It was hard at work. ${k} held out a hand, and a flake sat down on it, with six perfect arms. It was snowing indoors.`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(G, 'wave', 'surprised')],
          things: ['cloud', 'snowflake'],
        },
        `${Gcap} came in to say that it was half past seven, and did not say it. There was a silence, with snow in it. "${refrain}" said ${g} at last. ${Gcap} flung the window open, took a pillow, and waved the cloud towards it. The cloud drifted over to the sill and looked at the rain. It seemed to think that one of them was in the wrong place. Then it came back, and snowed on the pillow.`,
      ),
      page(
        {
          setting: 'kitchen',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(K, 'sit', 'surprised'), seen(G, 'reach', 'surprised')],
          things: ['bread', 'cloud', 'snowflake'],
        },
        `They shut the bedroom door on it, and went down to breakfast. A thread of mist came through the keyhole. It came down the stairs, one at a time, and by the kitchen it was a cloud again. ${k}'s toast went white. So did the butter. "${refrain}" said ${g}, holding a plate over the teapot. "I don't ask for much in life. All I want is a bit of sun in this kitchen."`,
      ),
      page(
        {
          setting: 'bathroom',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(G, 'run', 'determined'), seen(K, 'stand', 'curious')],
          things: ['bathtub', 'broom', 'cloud'],
        },
        `After that there was no peace. ${k} went upstairs to brush teeth, and the cloud went upstairs as well. ${Gcap} went after it with the broom. It turned out that a cloud can duck. It can also be hit right through the middle, and close up again, and look hurt. "${refrain}" said ${g}, out of breath. When the broom was put down at last, the bath was full. There was a neat little heap on each of the taps.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(G, 'sit', 'sad'), seen(K, 'stand', 'worried')],
          things: ['umbrella', 'rain-cloud'],
        },
        `At noon there were no ideas left. ${Gcap} sat down on the rug, next to an umbrella that had not helped, with cold tea. Nobody shouted any more. Without any shouting the room was very still. Only now could you hear that it had stopped snowing. The cloud had crept into the corner behind the lamp. It had gone grey from the edges inwards, and it was dripping.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'close',
          actors: [seen(K, 'think', 'surprised')],
          things: ['rain-cloud'],
        },
        `${k} sat down on the carpet, more or less, and went back over the day. First it had snowed on the bed, and on nothing else. Then there was the toast. There had been two plates on that table, and it had snowed on one. It had gone up to the bath when ${k} went, and come down again when ${k} came down. "It hasn't got in by mistake," said ${k} slowly. "It's going wherever I go. It's a delivery."`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(K, 'point', 'surprised'), seen(G, 'sit', 'surprised')],
        },
        `"I asked for it," said ${k}. "Every night, for ten weeks. I said please." "You did," said ${g}, and put down the tea. "And then it came, all that way, all by itself, in the rain. And what's the first thing that we said to it?" They looked at each other. The snow slid off the umbrella with a thump. They both knew quite well what it was, for they had said it all morning.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'close',
          actors: [seen(K, 'wave', 'happy')],
          things: ['cloud'],
        },
        `It is not easy to speak to a cloud's face, as it has no particular front. ${k} stood under the middle of it, and looked up, and got a drip in one eye. "Thank you," said ${k}. "It's exactly what I wanted. I didn't know it was you." For a moment nothing happened. Then the grey went out of it, like a frown, until it was as white as a clean sheet. One flake came down, to see whether it was allowed.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(G, 'dance', 'happy')],
          things: ['cloud', 'snowball', 'snowflake'],
        },
        `So they stopped sweeping it up, and used it. There were snowballs from behind the door, and a siege of the bookcase, which fell at half past two. There was a snow bear sitting in the bath with a flannel for a scarf. It looked so comfortable that they turned the light off for it. In the hall ${g} lay down flat on the carpet, waved both arms, and made an angel. "I haven't done that for thirty years," said ${g} from the floor. "It's warmer indoors."`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'clear',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'wave', 'calm')],
          things: ['cloud'],
        },
        `It had brought a certain amount, and towards evening one could see the end of it. It was a cushion, then it was a sock. At bedtime it was no more than the breath you make on a cold day. It let go of the very last flake over ${k}'s nose, and waited until it had melted. Then ${g} opened the window. The rain had stopped. The cloud went out over the sill without any hurry, like somebody who has done a good day's work.`,
      ),
      page(
        { setting: 'bedroom', weather: 'clear', time: 'night', camera: 'medium', actors: [seen(G, 'look-up', 'shy')] },
        `Late that night the house was quiet, and rather damp. ${k} was asleep. ${Gcap} came in to shut the window, and did not shut it. ${Gcap} looked along the landing, to the left and to the right. Nobody was there. "Please, sun," said ${g}, very fast, and felt silly, and went to bed. In the morning they both woke up with warm noses. Something bright was coming up the stairs, one at a time.`,
      ),
    ],
  };
}
