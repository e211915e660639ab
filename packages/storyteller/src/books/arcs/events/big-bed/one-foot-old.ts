import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the cot is said to be broken, so as to have somewhere to go back to, and a baby sleeps in a drawer. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, k, company, chance } = going;
  const { refrain, noise, bed, own } = partsOf(going);
  const taken = [a, b, k];
  const N = company.person(taken.includes('Mrs Reed') ? 'Mrs Holt' : 'Mrs Reed', 'neighbour');
  const n = N.name;
  const O = company.person(taken.includes('Otis') ? 'Rafi' : 'Otis', 'baby');
  const o = O.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'kneel', 'curious')], things: ['cot'] },
        `On the third bar of the cot there was no paint. It was gone in just one place, low down, about as big as a heel. ${A.introduced} had done that, a bit each night, by going to sleep with one foot there. Some count sheep. Some have a song. ${a} had the third bar. But the cot had grown short, and ${a} had to sleep in it like a question mark.`,
        `Nobody remembered when it began. ${A.introduced} slept in a cot. Every night one foot went out and leaned on the third bar. By now the paint had gone there, in a patch as big as a heel. One could have set a clock by that foot. But the cot had got tight at both ends, and something had to be done.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'surprised')] },
        `The ${bed} came on a Monday, in eleven pieces. When it was up it was as wide as a boat.${own} "Where does it stop?" said ${B.introduced}, and walked round to find out. It had a top and a bottom. At the sides there was only air. "I've told the whole street," said ${a}. "I said that I can't wait." And that was true, on Monday, until it got dark.`,
        `They carried it in on Monday, in eleven pieces, and there were two screws over.${own} It was a ${bed}, and no mistake. "It's got no sides," said ${B.introduced}. "How do you know where you are?" "One just does," said ${a}, who had told everybody about it, up and down the road. Then somebody drew the curtains.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['blanket'] },
        `So that was the first night. ${a} lay in the exact middle, under all that blanket, like one pea on a plate. Then there was nothing for a while. ${refrain} It was ${a}. It had not hurt. There was a rug. But it is a nasty surprise to be asleep in one place and awake in another. Nobody tells you how you came.`,
        `The first night went well, for two hours. ${refrain} It was ${a}, sitting there in the dark with a blanket for a hat. "I fell out," said ${a} to nobody. It was not the falling. One was asleep for that. It was that one had not been asked. ${a} climbed back up, lay down in the middle, and held on to both sides of the pillow.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'stand', 'determined'), seen(A, 'sit', 'sad')],
          things: ['teddy', 'ball', 'book'],
        },
        `"It's too empty," said ${b}, who had heard it. "You roll." So they filled it, with Teddy, and the ball, and every book they had. ${refrain} It was all of them, one by one. ${a} came at the end, like the last coach of a train. Then ${b} lay down along the edge to be a wall. Walls fall asleep as well. It got rather crowded on the rug.`,
        `${b} came to help. ${b} had ideas. The first was to pack the bed tight, with Teddy, a ball, and a book in each gap. ${refrain} It was the ball, then Teddy, then literature. The second was for ${b} to be a wall. It was a good wall till midnight. Then it had a dream about running, and took ${a} along.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'worried')],
          things: ['cot'],
        },
        `In the morning the cot stood out by the front door, and ${N.introduced} stood beside it. "I hear you're in a proper bed," said ${n}. "I've got my grandson coming. He's seven months. May he have this?" ${a} looked at the third bar. If the cot went, then it was gone. "It's broken," said ${a}. It had come out before there was time to stop it.`,
        `In the morning ${N.introduced} came across the road to look at the cot. It was out on the step already. "What a sound piece of work," she said. "My grandson's coming to stay. I'd give a cake for that." ${a} had slept in four places, and three of them were rug. "You can't," said ${a}. "It's broken. It falls down." It had never done so in its life.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'shy'), seen(B, 'stand', 'surprised')], things: ['cot'] },
        `"What a pity," said ${n}, and went in. ${b} waited till the door had shut. "What's broken about it?" "Nothing," said ${a}. "It's so that I can come back. If I can't do the bed." ${b} thought that over. "Does it help?" said ${b}. It ought to have helped. But it was as if something had got into the bed, small and hard, like a crumb. And it still went ${noise}.`,
        `She believed it at once, and that was the bad part. "It isn't," said ${b}, when she had gone. "No," said ${a}. "But one has to have something to go back to." The cot was put behind the coats. So it was safe, and so was ${a}. Only there seemed to be a crumb in the bed now. Nobody could find it, however they shook it. And it still went ${noise}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(O, 'sleep', 'calm'), seen(N, 'stand', 'calm')],
        },
        `On Friday a parcel for ${n} came to the wrong house, and ${a} took it over. "Hush," said ${n}. "Come and see ${o}." On the floor stood a drawer, the bottom one, with a cushion in it. In the cushion was ${o}. One foot stuck out over the edge. "We manage," said ${n}. "Only he can't turn round. He keeps on feeling for something." It was the left foot.`,
        `On Friday ${g} had baked, and ${a} was to take half of it to ${n}. It was very quiet in there. "He's asleep at last," said ${n}. On the carpet was a drawer out of the chest, and in it, among the tea towels, lay ${o}. It was an inch too short for him. "It's as good as a cot, nearly," said ${n}. She had put a jumper where his head was.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'calm'), seen(B, 'stand', 'surprised')],
        },
        `It must be the bed that did it, and somebody had to see how. So that night ${a} slept, and ${b} sat up to watch. The bed did nothing. It was nearly midnight when something moved, and it was a foot. It came out on its own, and felt about. It went left, and then further left. It was looking for the third bar. It didn't find it. So it went on, and took ${a} along.`,
        `${b} had had enough of ideas. That night ${a} slept, and ${b} just sat there and looked, which nobody had tried. At eleven a foot came out from under. It patted the sheet. It patted the edge, and then it patted the air. ${b} had seen that foot before, and knew where it used to live. "Oh," said ${b}. "Nobody told you!" And the foot stepped out into nothing, with ${a} behind it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'blanket'), seen(A, 'sit', 'worried')],
          things: ['blanket'],
        },
        `"It isn't the bed, and it isn't you," said ${b}. "It only wants something to find." They rolled up a blanket, as long as the bed, and tucked it in down the side. "Then you won't need the cot," said ${b}. ${a} didn't answer. Suppose that it worked tonight, and never again? There would be no way back then. ${a} lay and thought of a drawer, an inch too short.`,
        `So ${b} told the whole story, with the foot in it, and they had to laugh. There was a spare blanket. Rolled up, and pushed in along the edge, it felt very like a bar. "And the cot?" said ${b}. "I've only got your word about the foot," said ${a}. "It might change its mind." But somebody else's foot stuck out of a drawer. The crumb had never been so hard.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'surprised'), seen(G, 'stand', 'calm')],
          things: ['cot'],
        },
        `In the morning ${a} didn't wait to hear how the foot had done. ${a} went over the road with ${g} and the cot. "It isn't broken," said ${a}. "It never was. I wanted to keep it, in case." ${n} looked at the cot, and then for some time at ${a}. "He's been in that drawer five nights," she said. "I know," said ${a}. There wasn't any more to say. They carried it in.`,
        `They took it across in the morning, ${a} and ${g}, with the cot between them. "I told you a thing that wasn't so," said ${a}, at the door. "It's as strong as anything. I was afraid there'd be no way back." ${n} did not say that it was quite all right. Five nights are long, with a drawer in them. But she held the door. "Thank you for the rest of it," she said.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'calm'), seen(B, 'stand', 'calm')],
          things: ['blanket'],
        },
        `So that night there was no cot behind the coats. ${a} lay awake on purpose, to see it. The foot went out. One could feel it go. It felt to the left, came up against the roll of blanket, and leaned. It stayed there. "Well?" said ${b}, in the dark. But there was no one awake to say. There was no crumb, either.`,
        `There was nowhere to go back to that night, and ${a} had seen to it. The bed was as wide as ever. ${Gcap} had gone down. Then the foot set off, by itself, for the edge. It bumped on the blanket, and it stopped, as a boat does at a wall. ${b} sat up until one o'clock, to be sure. There was nothing to hear but breathing.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(O, 'sleep', 'happy'), seen(A, 'kneel', 'proud'), seen(N, 'stand', 'happy')],
          things: ['cot'],
        },
        `In the morning the sun came round. ${refrain} It was two feet, side by side, and they were meant. With no bars one simply gets up. ${a} was over the road before breakfast. There lay ${o} in the cot, with room all round. ${n} had a finger on her lips. One foot had gone out, quite by itself, and leaned on the third bar, just where there was no paint.`,
        `It was light in the morning, and nobody had fallen. ${refrain} It was ${a}, who had stood up without being lifted by anybody. Two feet went down the stairs, and across the road. "Look at this," whispered ${n}, by the cot. "He's never slept like it." ${o} had turned right round in his sleep. His heel was on the third bar, in the bare place. It would be a size too big for a year or two.`,
      ),
    ],
  };
}
