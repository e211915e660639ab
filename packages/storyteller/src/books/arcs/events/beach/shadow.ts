import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'It was just here!',
  'I know it was here!',
  'Here is the place!',
  'It must be here!',
  'It has to be here!',
  'This is the place!',
  'Surely it was here!',
  'It must be near!',
  'It was here somewhere!',
  'Here it must be!',
  'It was right here!',
] as const;
const TITLES = ['it was just here', 'the shade of the umbrella', 'buried treasure', 'where the shade was'];

/** A tin is buried where the shade of the umbrella ends, and the shade walks off. */
export const SHADOW: EventPlot = {
  id: 'shadow',
  when: /\b(?:treasure|buried|bury|burying|dig|digs|digging|dug|umbrella|sunny|hot day)\b/i,
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

function young(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'box'), seen(G, 'sit', 'calm')],
          things: ['umbrella'],
        },
        `A sunny day at the beach! ${Gcap} sat under the umbrella. ${A.introduced} had a tin.`,
        `Here was the beach. ${Gcap} had a big umbrella. ${A.introduced} had a tin.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'happy')], things: ['biscuit', 'box'] },
        `In the tin were biscuits. "It is treasure," said ${B.introduced}.${comesToo} "Bury it!"`,
        `"Biscuits are treasure," said ${B.introduced}.${comesToo} "Let's hide them in the sand!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy')], things: ['umbrella', 'box'] },
        `They dug where the shade ended. In went the tin.`,
        `They dug where the shade ended. "Now we cannot lose it."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'happy') },
        `Then they played. They ran, and they splashed. "Now I want my treasure," said ${a}.`,
        `They jumped over waves all day. Then ${a} was hungry. "Treasure time!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'determined')],
          things: ['umbrella'],
        },
        `They dug at the end of the shade. No tin! "${refrain}" said ${a}.`,
        `There was the shade. They dug at the end of it. Nothing! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'worried')] },
        `${b} dug to the left. "${refrain}" It was not. There was only sand.`,
        `${b} dug to the side. Sand, sand, sand. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `They dug ten holes. No biscuits. "${refrain}" said ${a}. They sat down in the shade.`,
        `Soon there were ten holes. There was no tin in any. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['sun'] },
        `Now ${k} was in the sun. "I did not move," said ${k}. "The shade did!"`,
        `It got hot. "The shade has gone off me," said ${k}. "It walks! It walks!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(K, 'point', 'excited')], things: ['umbrella'] },
        `"I moved after it," said ${g}. "First I sat there." They dug there.`,
        `"Where did you sit first?" said ${b}. ${Gcap} showed them. So they dug there.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'sit', 'happy'), things: ['box', 'biscuit'] },
        `Clunk! The tin! They ate the treasure in the shade.`,
        `Clunk went the spade. Treasure! Crunch, crunch. "It was here all the time," said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'box'), seen(G, 'sit', 'calm')],
          things: ['umbrella'],
        },
        `It was a hot, bright day at the beach. ${Gcap} sat under the big umbrella, in the shade, with a book. ${A.introduced} had the biscuit tin. "This is treasure," said ${a}.`,
        `The umbrella made one round patch of shade, and ${g} lay in it. "Don't eat those yet," said ${g}. ${A.introduced} shook the biscuit tin. "If I can't eat it," said ${a}, "it's treasure."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'happy'), seen(A, 'kneel', 'happy')], things: ['box'] },
        `"You have to bury treasure," said ${B.introduced}.${comesToo} "Or it's only lunch." "But how do we find it again?" said ${a}. They looked about for something to remember.`,
        `"Bury it, then," said ${B.introduced}.${comesToo} "That's what it's for." They had to choose the place with care. All sand looks alike when you have smoothed it over.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'point', 'happy')],
          things: ['umbrella', 'box'],
        },
        `The shade of the umbrella had a sharp edge, like a plate. "There," said ${b}. "Right where it ends. Nobody could miss that." So they dug a hole at the edge. In went the tin. "Remember!" said ${b}.`,
        `"At the very end of the shade," said ${a}, "where the point is." It lay on the sand, as black as ink. They dug just there. They put the tin in, and patted it flat. Then they ran off.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'happy') },
        `They jumped over eleven waves. They chased a dog that wanted to be chased. It took most of the afternoon. "I could eat some treasure," said ${a}.`,
        `They went in the sea and out of it. They had a race, and found a feather. The sun went along over their heads. "I'm as hungry as a pirate," said ${b}. "Let's dig."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'determined')],
          things: ['umbrella'],
        },
        `There was the umbrella, and there was the edge of its shade. They dug. They went down as far as an elbow. It was all sand. "${refrain}" said ${a}.`,
        `They found the end of the shade at once, with the point. "Easy," said ${b}. They dug until the hole was wet at the bottom. There was no tin in it. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'worried'), seen(A, 'kneel', 'worried')] },
        `"A bit to the left," said ${b}. It was not there, either. "A bit to the right," said ${a}. They found a lolly stick, and somebody's sock. "${refrain}" said ${b}.`,
        `"Perhaps it sank," said ${a}. They made the hole deeper. "Perhaps it crawled," said ${b}. They made it wider. It was a very good hole, with nothing in it. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `By four o'clock that piece of beach was all holes. "Somebody has stolen it," said ${a}. "I was here the whole time," said ${g}. "I only moved to stay cool." "${refrain}" said ${a}, and flopped down in the shade.`,
        `They stopped at nineteen holes. It looked as if moles had been to the seaside. "${refrain}" said ${a}, not so loudly. They lay down by ${g}. "Budge up," said ${g}. "I've had to move four times."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised')], things: ['sun'] },
        `${k} lay with both feet in the cool. Soon they were hot. "I never moved," said ${k}. "But I'm in the sun." ${k} pulled them in again, and watched. The edge of the shade was creeping over the sand.`,
        `It was nice there for a minute. Then it was too bright. "Who moved the shade?" said ${k}. Nobody had. It had gone off by itself, as slow as a snail. "It walks! It walks round all day!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['umbrella'] },
        `"The sun goes over," said ${k}, "so the shade goes round! We buried it where the shade was. It isn't there now. It's a whole afternoon away!" They all looked at the sand. But where had it been?`,
        `"Then we've been digging in the wrong time," said ${k}. "The tin stayed where it was. It's the shade that has gone." It was plain as plain. But which way had it come from?`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'run', 'excited'), seen(B, 'run', 'excited')],
          things: ['umbrella'],
        },
        `"I moved four times," said ${g}. And there in the sand were four flat places, in a curve. The last had ${g} in it. They ran back along them to the very first, and dug. Clunk!`,
        `"You've left a trail!" said ${a}. Wherever ${g} had lain, the sand was squashed. There were four squashes, going round like numbers on a clock. They ran to number one. Two scoops, and: clunk!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: everybody(going, 'sit', 'happy'),
          things: ['box', 'biscuit', 'umbrella'],
        },
        `It was the best treasure that anyone had ever eaten. They sat in a row, and when the shade moved they all moved along. "It was just there," said ${a}, with a full mouth. "It was only us that weren't."`,
        `They ate it all, down to the gold crumbs. The shade had grown as long as a road by then. It went right over them and down to the sea. There was room in it for everyone. Nobody had to move.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(G, 'sit', 'calm'), seen(A, 'stand', 'happy')],
          things: ['umbrella', 'box'],
        },
        `${Gcap} had brought a book, an umbrella and a tin. In the tin were nine ginger biscuits, and the last of the summer's fudge. "Not before four," said ${g}, and lay down in the shade, which was just the right size for one. ${A.introduced} weighed the tin. "We need somewhere safe for it," said ${a}. "From whom?" said ${B.introduced}. "From us," said ${a}.${comesToo}`,
        `At the beach on the last day there was fudge. There were nine ginger biscuits, too, in the old blue tin, and it was not to be opened before four. ${Gcap} said so from under the umbrella, and pulled both feet into the shade. It was the hottest day of the year. "I shall eat it by accident," said ${B.introduced}. "I know I shall." ${A.introduced} thought for a bit.${comesToo} "Then it'll have to be buried treasure," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'curious')],
          things: ['box', 'umbrella'],
        },
        `A treasure needs a mark. "A stick," said ${b}. "Anybody could move a stick," said ${a}. "From the umbrella to the sea, then." "The sea moves," said ${a}. In the end they used the shade. It had an edge you could have cut yourself on, and at one place it ran to a point. "Exactly at the point," said ${a}. "You couldn't have anything more exact than that."`,
        `${b} was for putting a stick in. "Anybody can see a stick," said ${a}. "It's got to be something that only we would know." The shade lay on the sand like a hole, with a tip to it as fine as a pin. ${a} put down a pebble right on the tip, and took it up again. "Here. Not an inch to either side." ${b} said that it was clever. ${b} would still rather have had a stick.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'proud'), seen(B, 'kneel', 'happy')], things: ['box'] },
        `They dug to the depth of an arm. In went the tin, and over it went the sand, and they smoothed it with a board. When they stood up, even they could not see where it was, except that there was the point. It pointed at it. "If we forget everything else," said ${a}, "we shall still have that."`,
        `It was a proper burial, with singing. They patted it flat and scattered dry sand about, to look natural, and walked off backwards. Nothing showed. Only the tip of the shade lay there, like an arrow on a map, to say THIS IS IT. ${g} turned over a page. It was eleven o'clock.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'happy') },
        `The day went by as days do there. There were waves to be jumped, and a dam that very nearly held. Once they saw ${g} get up, shake out the towel, and lie down again a little further on. At four they came up the beach, salt all over, with their mouths already open.`,
        `They dammed a stream. They buried ${b} up to the neck, and dug ${b} out. The sun went over like a slow bird. Whenever they looked round, ${g} was lying there with the book, though never in quite the same place. Then the clock on the pier struck, and it was four.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'happy')], things: ['umbrella'] },
        `There was the shade. There was the point. ${a} knelt down at it like somebody opening a door, and they dug very deep. There was wet sand, and below that there was wetter. "${refrain}" said ${a}. "It was exactly here."`,
        `It was all just as they had left it. The umbrella stood up, and the shade lay down, and at its tip was that fine black pin. "Not an inch to either side," said ${a}. They dug there, and came upon water. They had not buried it in water. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'determined')] },
        `They tried an inch to the left, after all. They tried a foot to the right. By half past four there were fourteen holes, and ${b} had a face like a closed shop. "We could do with a stick," said ${b}. "${refrain}" said ${a}, and began on the fifteenth. "I can't be wrong about it. It's the exactest thing there is."`,
        `After that they dug without any system. There was a hole for every idea. They found a fork, and one half of a pair of glasses, and a very old sandwich. "${refrain}" said ${a}, at each. "You said that at the other seventeen," said ${b}. "I only said a stick. I only thought that a stick would stay." "${refrain}" said ${a} again. Neither of them was nice about it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'angry'), seen(A, 'stand', 'sad')] },
        `"You moved it," said ${a}. That is the worst thing you can say to anyone about treasure. "When I was building the dam. You went up for a drink." ${b} did not shout. "I did go up," said ${b}, "and I sat with my back to it, so as not to look. I was looking forward to it." ${a} would have liked to put that sentence back, and bury it.`,
        `It was hot, and there was no fudge, and they had begun to count who had been where. "You were the hungry one," said ${a}. "You went up for a drink." It went very quiet. ${b} turned out a bag, and a towel, and both shoes, and nothing fell from them but sand. "There," said ${b}. "That's all I've got." ${a} wished that the tide would come in, and soon.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'surprised')].slice(0, K === A ? 1 : 2),
          things: ['umbrella'],
        },
        `There was nothing to say, so they went and lay in the shade, with some room between them. ${k} had just got comfortable when the sun came down on one ear. ${k} moved over. A minute later it was there again. "Somebody keeps pulling it off me," said ${k}, "like a blanket." And then, in another voice: "It's moving. It's the shade that's moving. Look."`,
        `They lay down as far apart as the umbrella would let them. ${k} put a small white shell on the line where the dark began, just for something to do. It was in the shade. Then it was half in. Then it lay shining in the full sun, and no one had touched it. "I haven't moved," said ${k} slowly. "And the shell hasn't. It isn't us that's gone anywhere."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'calm')], things: ['sun'] },
        `They saw it all, then. The sun had gone over, and so the shade had gone round, like the hand of a clock. It had been exact. It had been exact at eleven. "So nobody moved it," said ${a}, and swallowed. "And I said that you did. I'm sorry. I was so sure of my mark."`,
        `It was so simple that it made them cold. The tip had pointed at the tin for about a minute. Ever since, it had been walking off over the beach, as sure of itself as before. ${a} looked at nineteen holes. It was a good deal harder to look at ${b}. "I believed a shadow," said ${a}, "and I didn't believe you." "It was a very good shadow," said ${b}, after a time.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'surprised'), seen(A, 'run', 'excited'), seen(B, 'run', 'excited')] },
        `"But it doesn't leave a trail," said ${b}. "We can't dig up eleven o'clock." "I moved after it," said ${g}, from behind the book. "I had to. I must have got up five times." They both turned round. There in the sand lay five long hollows, side by side, each with a place for a head. They went round in a curve, as neat as you please. The first was nearly at the water.`,
        `Then ${b} gave a shout. It was the sand behind ${g}. It was printed with somebody lying down, and lying down again: a whole row of them, like paper dolls. Wherever the shade had gone, ${g} had gone after it, with a book. "It did leave a trail," said ${b}. "It was just a large one." They ran back through the afternoon to the other end.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'excited'), seen(A, 'kneel', 'happy')], things: ['box'] },
        `"You dig," said ${a}. ${b} measured it by eye, and chose, and dug with great care, to the depth of an arm. Clunk. No other word is quite like it. The fudge had gone soft, and run together with the ginger, and they ate it with shells. "I'd like to put something there," said ${a}, when the tin was clean. They put a stick.`,
        `It was ${b} who was given the spade. At the foot of the first hollow, where a point would have been, ${b} pushed it in. Clunk, it said. Nine biscuits were in there, all present and correct. ${a} took the four and gave ${b} the five, and nobody did any sums. "Next year," said ${b}, "a stick." "Next year," said ${a}, "you can choose."`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['umbrella'] },
        `It was nearly evening. The shade of the umbrella lay out over the water by then, with its point a hundred steps away. "Exactly there," said ${b}. And they laughed until ${g} lost the place.`,
        `When they packed up, the sun was so low that everyone had a shadow like a tree. They looked at where the tips of them were. They were up by the road, all close together, waiting to go home.`,
      ),
    ],
  };
}
