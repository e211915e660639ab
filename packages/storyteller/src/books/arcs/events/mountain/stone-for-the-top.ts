import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { toldWith } from '../told-with.ts';

const REFRAINS = [
  "That's the top!",
  "There's the top!",
  'This is the top!',
  'Look, the top!',
  "It's the top!",
  'Hooray, the top!',
  'Here is the top!',
  'And that is the top!',
  'Now for the top!',
  'At last, the top!',
] as const;
const TITLES = ['the stone for the top', 'one more top', 'behind the top', 'a stone in the pocket'];

const HIGH = /\b(hill|snowdon|everest|ben nevis|kilimanjaro|fell)\b/;

/** "the mountain", "the hill", "Snowdon". */
function heightOf({ raw }: Going): { readonly it: string; readonly a: string; readonly more: string } {
  const word = HIGH.exec(raw)?.[1];
  if (word === 'hill' || word === 'fell') return { it: `the ${word}`, a: `a ${word}`, more: word };
  return word === undefined
    ? { it: 'the mountain', a: 'a mountain', more: 'mountain' }
    : { it: titled(word), a: titled(word), more: 'mountain' };
}

/** Behind each top there is a higher one. The real one comes in a cloud, and is known by the stones that people carried up. */
export const STONE_FOR_THE_TOP: EventPlot = kinBeside(guided({ id: 'stone-for-the-top', young, middle, old }));

/** No child goes up with nobody but a kitten. */
function withGuide(going: Going): Going {
  const { A, B, K, G, g, company } = going;
  return A === K && B === company.friend ? { ...going, B: G, b: g } : going;
}

function guided(plot: EventPlot): EventPlot {
  return toldWith(withGuide, plot);
}

function young(going: Going): Told {
  const { A, B, a, b, third, chance } = going;
  const { it } = heightOf(going);
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` So does ${third.name}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
          things: ['rock', 'backpack'],
        },
        `Up ${it} goes ${A.introduced}. So does ${B.introduced}.${too} Two stones. And biscuits for the top!`,
        `${A.introduced} goes up ${it}. So does ${B.introduced}.${too} With stones, and biscuits for the top!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'look-up', 'curious')], things: ['rock'] },
        `"Why a stone?" says ${a}. "For the top," says ${b}. "People leave one there."`,
        `"Stones, for the top," says ${b}. "People leave one there."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'walk', 'happy')] },
        `Up, up, up. "${refrain}" says ${a}. No! There is more.`,
        `Up, and up. "${refrain}" says ${a}. No. Here is another.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['biscuit'] },
        `They eat the biscuits. Up again. "${refrain}" No. There is more.`,
        `They eat all the biscuits. On! "${refrain}" No, there is one more.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'dance', 'happy')] },
        `"${refrain}" says ${b}. They sing a song for it. But there is more!`,
        `"${refrain}" They sing a song for it. Oh no! There is more.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')] },
        `No more biscuits. No more song. And the stones are so heavy.`,
        `No more biscuits. No more songs. And the bag is so heavy.`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(A, 'hug', 'worried'), seen(B, 'hug', 'worried')] },
        `Here comes a cloud. ${a} and ${b} cannot see a thing.`,
        `Then a cloud comes down. White, white, white! ${a} holds on to ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['rock'] },
        `They sit down, on some stones. Down goes the stone, too. Clack.`,
        `They sit on some stones. "No top," says ${a}. Down goes the stone. Clack.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'look-up', 'surprised')], things: ['rock'] },
        `A red stone. A blue stone. So many! "People left them," says ${a}. "For the top!"`,
        `A red stone. A round stone. "People put them here!" says ${a}. "For the top!"`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')] },
        `Away goes the cloud. No more! "${refrain}" They sit right on it.`,
        `The cloud goes. Only sky! "${refrain}" They sat on it all the time!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { it, a: one, more } = heightOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
          things: ['backpack', 'rock'],
        },
        `${A.introduced} was going to climb ${it} with ${B.introduced}.${comesToo} In the backpack were two special biscuits, to eat on the top. They had a song to sing there, too. At the bottom ${b} picked up two stones. "And these," said ${b}.`,
        `"Biscuits for the top," said ${A.introduced}, and put them into the backpack.${comesToo} "And a song for the top. Is that all?" "No," said ${B.introduced}. They stood at the foot of ${it}. ${b} looked about, and chose two stones.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'hold', 'curious', 'rock')] },
        `"What are they for?" said ${a}. "There are plenty up there." "You bring one with you," said ${b}, "and leave it on the top. Everybody does. That's how you can tell." ${A.names} was a red one, with a white stripe. It was not light.`,
        `"Stones? Up ${one}?" said ${a}. "One each," said ${b}. "Whoever gets to the top puts one down there. They come from all over the place." ${a} took the red one, with a stripe. It got heavier at once.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'walk', 'happy')] },
        `They climbed for an hour, with their noses to the ground. Then there was only sky in front. "${refrain}" cried ${a}, and ran. But behind it stood another, and it was higher.`,
        `Up they went, and up, until their knees complained. "${refrain}" shouted ${a}. It looked just like one, from below. When they got there they saw what it had been hiding. It was more ${more}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['biscuit'] },
        `"We'll have the biscuits now," said ${a}. "It's nearly the top." They went on, with crumbs. "${refrain}" said ${b}, and pointed. It was quite a good one. But behind it, a bit to the left, there was the next.`,
        `They ate the special biscuits on the first one, to be fair to it. Then they climbed on, to the next. "${refrain}" said ${b}. "This time I'm sure." ${a} got up first and looked over. "It isn't," said ${a}. "There's one behind."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'dance', 'happy')] },
        `The third was so steep that it had to be the one. "${refrain}" they said. They sang the song, all through, and danced. Then they saw a sheep. It stood above them, and looked down. It was standing on something.`,
        `On the third one they did not even look. "${refrain}" They sang the song for the top, with both verses. When they had come to the end, ${b} turned round. "Oh dear," said ${b}. There was such a lot more.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['backpack'] },
        `Now there were no biscuits left, and no song. There was only a stone. "I'll throw mine away," said ${a}. "It's pulling me down." "You can," said ${b}. ${a} had it out already. But it was a red one, with a stripe. ${a} put it back.`,
        `"I've used everything up," said ${a}. "And all I've got is a stone. I've carried a stone up ${one}, to where it's all stones!" ${a} nearly left it there. But it had come so far. It went back into the backpack.`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(A, 'hug', 'worried'), seen(B, 'hug', 'worried')] },
        `Then a cloud came down, and sat on them. It was as white as the inside of a pillow. They couldn't see the path, nor each other's boots. "We'll go quite slowly," said ${b}, "and hold on." "What if it goes on for ever?" said ${a}.`,
        `It went white, all at once. A cloud had come, and they were in it. "Don't let go," said ${b}. They felt their way, ten steps, and ten steps more. "Now we can't even see it," said ${a}. "Not even the wrong one."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['rock'] },
        `There was a heap of stones there, and they sat down on it. "I can't go on," said ${a}, "and this isn't the top." The red stone stuck into ${A.names} back. So ${a} took it out, and put it down with the others. Clack.`,
        `${a} bumped into something. It was a heap of stones, and just right to sit on. "We'll never find it," said ${a}. "I'm leaving my stone here. I don't care." And ${a} put it on the heap. Clack.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'look-up', 'surprised')], things: ['rock'] },
        `Next to the red one lay a black one, with a hole in it. There was a round one, from a beach. There was half a brick. "They don't belong here," said ${a}. "Somebody must have carried them." ${a} stopped. "Everybody must have carried them!"`,
        `It didn't look wrong there at all. Beside it was a green one, and a bit of tile, and a brick. "That's funny," said ${a}. "They're all from somewhere else." ${b} looked at ${a}. "Whoever gets to the top," said ${b}, slowly.`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')] },
        `Just then the cloud got up and went. There was sky in front, and sky behind, and nothing higher than themselves. "${refrain}" shouted ${a}. "We're sitting on it!" They had no biscuits and no song. So they just looked. It was enough to look at.`,
        `And somebody pulled the cloud away, like a cloth. All round them it went down. There were the three wrong ones, and they were quite small. "${refrain}" said ${a}, very softly, because it was. ${b} put down the other stone. Clack.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'point', 'sleepy'), seen(B, 'stand', 'happy')],
        },
        `That evening there were the stairs at home, and they were very steep. ${a} went up on all fours, and looked over the edge. "${refrain}" said ${a}. "Are you sure?" said ${b}. ${a} looked behind it. "Yes," said ${a}. There was the bed.`,
        `At home ${a} was too tired for the stairs. There were thirteen of them, and then the corner. "${refrain}" said ${b}, at the corner. "It isn't," said ${a}. Behind it there were three more. And behind those, at last, was the bed.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { it, a: one, more } = heightOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: everybody(going, 'stand', 'determined'),
          things: ['backpack', 'rock'],
        },
        `Some climbers want to be up, and some like to go. ${A.introduced} was the first sort, and ${B.introduced} was the second.${comesToo} They stood at the bottom of ${it}, in good boots. They had two slabs of toffee, for the top and not before. ${b} was looking at the ground. "You'll want one of these," said ${b}. It was a stone.`,
        `${A.introduced} meant to be on the top of ${it} by noon, and had told people so. ${B.introduced} only meant to go up it.${comesToo} They had boots, and a map. They had some toffee, to be eaten when they were there and not before. "And a stone each," said ${b}, who was choosing. "Take a good one. You'll be together for some time."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'hold', 'curious', 'rock')] },
        `"Whoever gets up leaves one behind," said ${b}. "From home, or from a beach, or from wherever they last were. There's a heap of them. You can't mistake it." "You can't mistake a top anyhow," said ${a}. "It's where it stops." All the same ${a} took a red one with a white stripe. It weighed as much as a shoe, and went in with the toffee.`,
        `"It's a custom," said ${b}. "You carry one stone up, and you put it on the heap. You can't mistake it. It says that you were there." "I'll know that I was there," said ${a}. "There'll be nothing higher." But ${b} went on holding it out. It was red, with one white stripe right round, like a parcel. "It's a silly thing to take up ${one}," said ${a}, and took it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'walk', 'calm')] },
        `After an hour and a half the slope went up to an edge, and there was sky on it. "${refrain}" said ${a}, and ran the last bit. There is one thing that you can't see from under an edge. Behind it was a dip, and behind the dip was ${it}. "That's a shoulder," said ${b}, coming up at the usual pace. "They have several."`,
        `It was eleven when they saw it. "${refrain}" ${a} shouted, and went at it, and was there first. It was a fine place. It had only one fault, and that stood behind it, about twice as high. "That's only a shoulder," said ${b}, who came after. "From below, the near one hides the far one." ${a} wasn't so sure.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(B, 'sit', 'calm')], things: ['rock'] },
        `They ate the toffee on the second. "${refrain}" ${a} had said. There seemed no doubt of it, until one looked to the left. They sang on the third, since they had come to sing. A sheep on the fourth looked down to see who it was. "I don't believe there is one," said ${a}. "I think it's only made of shoulders." ${b} had sat down, and was looking into a boot.`,
        `At the second they ate the toffee, because it simply had to be the one. "${refrain}" they both said, with full mouths. It wasn't. At the third they sang, and ${a} had a photograph taken. It shows somebody standing very proudly in front of a great deal more ${more}. "How's your foot?" said ${a}, for ${b} had got slow. "It's a foot," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'angry', 'rock'), seen(B, 'sit', 'worried')] },
        `It was a blister, as big as a coin. "Five minutes," said ${b}. It was past noon, and one could see people far up, as small as pepper. ${a} unpacked everything that was heavy. It was a stone. "I'd be faster without," said ${a}. "You would," said ${b}. ${a} lifted it, to throw. It had been carried for four hours, and one gets to know a thing. ${a} said something rude to it, and put it back.`,
        `${b} had a heel like a tomato, and said that it was nothing. They both looked up. A party with red hats went over the skyline, one after another, as easily as beads. "They left after us," said ${a}. There was only one thing in the backpack now that weighed anything. ${a} took it out, and it was warm from being carried. It would have rolled a long way. It was put back, and not very gently.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(A, 'hug', 'worried'), seen(B, 'hug', 'worried')] },
        `The cloud did not come from anywhere. It was just there, as if somebody had breathed on the glass. They could see each other, and four steps of path, and the end of the wind. "In a cloud you keep together," said ${b}, "and when you can't keep together you sit down. It's the one rule there is." They went on, very slowly, at the speed of a heel.`,
        `Then they lost ${it} altogether. It went first at the edges, and then in the middle. It was all white, and wet, and had no sound in it. "We stay together," said ${b}. "If we can't go on, we stop, and we stop together. That's all there is to know about clouds." ${a} counted their steps. It was no use, but it was something to hold.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'determined'), seen(B, 'sit', 'sad')] },
        `After a while ${b} sat down, on some stones that were there. "That's me," said ${b}. "I'm sorry. It won't go." At that moment the white tore open, over to the right. There was an edge, not fifty steps off, as sharp as paper. "${refrain}" cried ${a}. "It's really there! I'll only touch it. I'd be back in two minutes!" The hole was closing. ${b} didn't say no.`,
        `"I can't," said ${b}, and let go, and sat down where there was something to sit on. And just then there was a rip in the cloud. Through it ${a} saw a ridge, and on the ridge a point, and on the point the sun. "${refrain}" It was so near that one could have hit it with a stone. One could run there, and touch it, and run back. "You'd be alone in it," was all that ${b} said. "So should I."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'surprised')], things: ['rock'] },
        `It's odd how long a second is. In it ${a} had been there and back, and had told everybody. Then the hole was shut, and ${a} was still here. "I thought you'd gone," said ${b}. "I nearly had," said ${a}, and sat down as well, on the stones. That was that, then. They had not got up ${it}. ${a} took out the red one. "This is as far as we came. It may as well say so." Clack.`,
        `${a} had one boot in front of the other. Nobody would have known, for there was nobody there. But whoever sat in a cloud by themselves, with a heel like that, would hear somebody running off. The sun went out. ${a} came back the two steps, and sat down. "It was only a shoulder, very likely," said ${a}, and didn't think so. "I'll leave it here. So that they know we turned round." The stone went down with the rest. Clack.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'look-up', 'surprised')], things: ['rock'] },
        `It made a good sound. ${a} looked at what it was lying on, because there wasn't anything else to look at. There was one from a beach, with a hole in it. There was slate, which doesn't grow here. There was half a brick, and a marble, and a flat one on which somebody had written "Grandad". ${a} didn't move. "It's your heap," said ${a}, slowly. "You said that one can't mistake it." "I've never sat on it before," said ${b}.`,
        `"That's a funny place for a brick," said ${a}. It was right next to the red one. Beside it there lay a bit of blue tile, and a fossil, and a lump of chalk. Not one of them had anything to do with ${it}. They had all been brought. One after another, for a hundred years, people had carried them up, and complained, and not thrown them away. "What did you say it was like?" said ${a}. "The heap?" ${b} looked down. "Like this," said ${b}.`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')] },
        `The cloud took its time. Then it rolled down on both sides, like a sleeve. Over on the right was the edge, with the sun on it. It was lower. It was lower by the height of a house. They were sitting on the only place from which anybody could have told. "${refrain}" said ${a}, in quite a small voice. "If I'd gone," said ${a}, after some time, "I'd have missed it." "By fifty steps," said ${b}.`,
        `It cleared from the bottom up. They saw the road, like a hair, and the wrong ones, all in a row. Last of all came the point that had had the sun on it. They were looking at it from above. It was one more shoulder. ${a} thought about running to it, through the white, and standing there, and shouting. "${refrain}" said ${a}, without moving. ${b} put the second stone on. Clack.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(B, 'walk', 'happy')] },
        `They had no toffee for it, and no song. They stayed until they were cold. Then ${a} carried both bags, and they went down the slow way, on which one sees things. They greeted each shoulder as they passed it. On the last they met people coming up, who ran. "We're there!" the people shouted. ${a} was going to say something, and thought better of it. "Have you all got a stone?" said ${a}.`,
        `There was nothing left to eat. There was the view, and they had that twice. Going down, ${a} went in front with both the bags, and stopped at each corner until ${b} had come. It took until evening. At the first edge there stood a small boy, with his arms in the air. "I'm there!" he was yelling. ${a} looked at him, and then behind, to where it went on. "It's a good one," said ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'point', 'sleepy'), seen(B, 'stand', 'happy')],
        },
        `At home there are fifteen stairs. ${b} did them sitting down, backwards, with a plaster on. ${a} could have been up there in four jumps. ${a} did them backwards too. "${refrain}" they said, at the fifteenth. They looked behind them, to be quite certain. It was only the landing, and a door, and it was all downhill from there to bed.`,
        `"How was it?" somebody asked, at the foot of the stairs. "Were you the first?" ${a} thought about it, on each step. "We were the last," said ${a}, "and it was exactly right." ${b} came up behind, one stair at a time. ${a} waited on the landing. When there were two of them, and not before, ${a} looked round for anything higher. There was only the lamp. "${refrain}" said ${a}.`,
      ),
    ],
  };
}
