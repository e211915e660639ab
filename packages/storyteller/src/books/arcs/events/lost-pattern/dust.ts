import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './dust-old.ts';
import { patternOf, refrainsOf, titlesOf } from './parts.ts';

/** White dust has stuck to somebody wet; and now they keep out of the rain, which is the only thing that could help. */
export const DUST: EventPlot = { id: 'dust', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, raw, comesToo, chance } = going;
  const { W, w, shade, thing } = patternOf(raw);
  const refrain = chance.pick(...refrainsOf(w));
  return {
    title: titled(chance.pick(...titlesOf(W))),
    refrain,
    pages: [
      page(
        { setting: 'farm', weather: 'rain', camera: 'wide', actors: [seen(A, 'run', 'happy')] },
        `${A.introduced} had lovely ${W}. Drip, drop! ${a} got all wet.`,
        `It rained on ${A.introduced}. It rained on all the ${W}.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(A, 'dance', 'happy')] },
        `So ${a} rolled in white dust. Roll, roll, roll.`,
        `So wet! ${a} rolled in the dust. White dust!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'worried')] },
        `"Where are your ${W}?" said ${B.introduced}.${comesToo} ${refrain} "The rain washed them off!"`,
        `${cap(B.introduced)} looked and looked.${comesToo} ${refrain} "Oh!" said ${a}. "The rain took them!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'curious')] },
        `${b} made new ones, with mud. Crack! They fell off. ${refrain}`,
        `${b} put on mud ${W}. They went crack, and fell. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')], things: [thing] },
        `The shadow of ${shade} made ${W}. ${a} took one step. ${refrain}`,
        `${a} stood by ${shade}. The shadow looked like ${W}. One step, and... ${refrain}`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'reach', 'worried')],
          things: ['leaf'],
        },
        `They stuck on leaves. Puff! The wind took them.`,
        `Leaves, then! ${b} stuck on ten. Whoosh! The wind took them.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'hide', 'scared'), seen(B, 'stand', 'calm')],
          things: ['hat'],
        },
        `Drip, drop. Rain again! ${a} hid. "It will wash me all off!"`,
        `More rain! "Not again!" said ${a}, and hid away.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(B, 'reach', 'worried')],
          things: ['hat'],
        },
        `Then off flew ${B.names} hat. "My hat!" Out ran ${a}, into the rain!`,
        `"My hat!" said ${b}. It flew away. Out ran ${a} and got it.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised', 'hat'), seen(B, 'point', 'excited')],
        },
        `"Look!" said ${b}. The white ran down. One ${w}, two ${W}, three ${W}!`,
        `Something white ran off ${a}. "A ${w}!" said ${b}. "Two! Three! All your ${W}!"`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')],
        },
        `They were there all the time. And what does ${a} do now? Roll, roll, roll!`,
        `The ${W} were under the dust. "Again?" said ${a}. Roll, roll! Where is ${a}?`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, raw, comesToo, chance } = going;
  const { W, w, shade, thing } = patternOf(raw);
  const refrain = chance.pick(...refrainsOf(w));
  return {
    title: titled(chance.pick(...titlesOf(W))),
    refrain,
    pages: [
      page(
        { setting: 'farm', weather: 'rain', camera: 'wide', actors: [seen(A, 'run', 'happy')] },
        `You could see ${A.introduced} from far away, because of the ${W}. Nobody had finer ones. On Monday it rained on them, all the way home.`,
        `${A.introduced} had the best ${W} for miles. People waved at them. Then there came a shower, and ${a} was caught in it.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(A, 'dance', 'happy')] },
        `Wet through, ${a} came to where the lane is white and soft. There's nothing like dust for getting dry. ${a} lay down in it, and rolled over, and over again.`,
        `"I must get dry," said ${a}. By the gate there was white dust, as fine as flour. ${a} rolled in it from end to end. It stuck everywhere.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'worried')] },
        `"Good morning," said ${B.introduced}. "Do I know you?"${comesToo} ${a} laughed, and looked down, and stopped laughing. ${refrain} "The rain!" cried ${a}. "It has washed off my ${W}!"`,
        `${cap(B.introduced)} came along, and went straight past.${comesToo} "It's me!" said ${a}. "It can't be," said ${b}. "Where are your ${W}?" ${refrain} "Washed off," whispered ${a}. "It was the rain."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'curious')] },
        `"We'll make some," said ${b}, and fetched a bucket of mud. They were very good ${W}, until they dried. Then they went crack. They fell off in bits on the path. ${refrain}`,
        `${b} painted on new ones, with mud. "Don't laugh," said ${b}. "It tickles," said ${a}, and laughed, and it cracked from end to end. Off it came. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')], things: [thing] },
        `At noon ${a} found that the shadow of ${shade} made ${W}. They were just like real ones. But ${a} had to keep quite still. Two flies came, and an itch, and ${a} had to jump. ${refrain}`,
        `"Stand here!" called ${b}. The sun shone through ${shade}, and ${a} had ${W} all over. They stood and admired it. Then the sun went on a little, as it does. ${refrain}`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'reach', 'worried')],
          things: ['leaf'],
        },
        `Next came leaves and a pot of glue. It took all afternoon. "How do I look?" asked ${a}. "Like a tree," said ${b}. The wind thought so too, and shook ${a}. ${refrain}`,
        `They tried it with honey and leaves, ${w} by ${w}. "Now for a walk," said ${a}. But it was windy at the corner, and there stood a hungry goat. ${refrain}`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'hide', 'scared'), seen(B, 'stand', 'calm')],
          things: ['hat'],
        },
        `Drip. ${a} looked up. A great grey cloud stood over the farm. "It's come for the rest!" cried ${a}, and got under the cart. "Next it'll wash off my nose." Nothing would bring ${a} out.`,
        `Then it began to rain once more. "No!" said ${a}, and squeezed in under the cart. "It took my ${W}. What will it take now? My nose?" "Rain doesn't do that," said ${b}, but was not sure.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(B, 'reach', 'worried')],
          things: ['hat'],
        },
        `${b} stood in the rain and thought. Puff! Off flew ${b}'s hat, over the fence and into the stream. It was ${b}'s only hat. ${a} shut both eyes, and ran. Into the rain went ${a}, nose and all.`,
        `Just then the wind got ${b}'s hat. It bowled along the lane, faster than ${b} could go. "My hat!" ${a} looked at the hat, and looked at the rain. "Oh, bother the rain," said ${a}, and was off.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised', 'hat'), seen(B, 'point', 'excited')],
        },
        `${a} came back with it, dripping. "Is my nose still there?" "Yes," said ${b}. "And look! It was only dust!" White drops ran down, and where they ran there was a ${w}. There was another. There they all were.`,
        `"Here it is," said ${a}, wet to the skin. ${b} didn't look at the hat. "Hold still," said ${b}, and wiped. "It's DUST! They're underneath! One, two, three..." The rain did the rest.`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')],
        },
        `They danced until there was no more rain. "So it never took them," said ${a}. "It was trying to give them back." The ${W} shone, every one. People waved from far away.`,
        `"You hid from it," said ${b}. "And it only wanted to wash you." They laughed till they had to hold on to the gate. And all the ${W} shook.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'curious')] },
        `Sometimes now there's a white thing in the lane. "Do I know you?" says ${b}. "I don't think so," it says. "I'm only here for the afternoon." And it rolls over once more.`,
        `The next day it was dry again, and the dust was warm. "Have you seen ${a}?" ${b} asked somebody white. "No," said somebody white. ${refrain}`,
      ),
    ],
  };
}
