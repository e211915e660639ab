import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { OLD_TITLES, partsOf } from './parts.ts';

/** For ages 8 to 12: a place in the middle is got by a trick, and given up for a way out of the wood. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, most, other, isTall, E, T, t, S, s, N, n } = partsOf(going);
  const e = E.name;
  const trick = isTall
    ? 'bent both knees, just a little, and kept them so'
    : 'had on three pairs of socks, and went up on tiptoe, and stayed there';
  const sore = isTall ? 'knees' : 'toes';
  const undone = isTall
    ? `So ${a} stood up. It took some time. There was more and more of ${a}.`
    : `So ${a} came down. It took some time. There was less and less of ${a}.`;
  const found = isTall
    ? `"There's a path down here," said ${e}, from under the ferns. "It's as wide as a fox. But I can't see where it's going."`
    : `"I can see the windmill," said ${e}, over the top of the ferns. "But I can't see how to get there."`;
  const wanted = isTall ? 'tall' : 'small';
  return {
    title: titled(chance.pick(...OLD_TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(N, 'point', 'calm')] },
        `There were twenty-one of them, and ${A.introduced} was the ${most} in the class. It's nobody's fault, and somebody has to be. But ${N.introduced} was fond of a straight line, from small to tall. It went up like a stair. "${refrain}" said ${n}, every day. So ${a} walked past all the others, to where there was nobody on one side.`,
        `In a class of twenty-one, nineteen people are somewhere about the middle. ${A.introduced} wasn't one of them. ${a} was the ${most}. It would never have mattered, except for lines. ${N.introduced} made them by size, because they looked so well. "${refrain}" said ${n}, kindly, and pointed. ${a} could have found it with both eyes shut.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'sad')] },
        `What you miss at the end is the jokes. They're told in the middle, and passed along, and they wear out. On Monday there was one that made eleven people hold on to each other. By the time that it had come down to ${a}, it was "something about a goat". ${a} laughed, to be polite. You can't do much with a goat.`,
        `Everything happened in the middle. You could see it from outside, like a party in a window. There were songs there, and somebody had sweets. There was a joke on Monday, and it went from mouth to mouth. Each of them left out a bit. "Something about a goat," said the one before ${a}. And that was the end of the line.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(E, 'sit', 'calm', 'notebook'), seen(A, 'look-up', 'curious')],
          things: ['notebook'],
        },
        `There was another end, and ${E.introduced} had that, being the ${other}. It was twenty people off. ${e} didn't seem to mind. ${e} had a notebook, and looked at things nobody else was looking at, and wrote them down. In all those months the two of them had never said a word. It would have had to be shouted.`,
        `Of course a line has two of them. At the other one stood ${E.introduced}, the ${other}, with a notebook. ${e} was always busy. "What's in it?" ${a} would have liked to ask. But it's odd to cross a whole class for that. So they only nodded, like two lighthouses.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'shy'), seen(N, 'think', 'curious')] },
        `On Friday they were to go to the wood. ${a} had thought it all out. In the cloakroom ${a} ${trick}. Then ${a} slipped into the line, at about number eleven. ${n} went along it, and stopped at the end, and frowned. "${refrain}" said ${n}, from habit. There was nobody to say it to.`,
        `Then there was a day out, to the wood, and ${a} had a plan. It had been tried in front of a mirror. ${a} ${trick}. It isn't comfortable, but it can be done. "${refrain}" said ${n}, and looked about, as you feel for a step that isn't there. ${a} was in the middle already, and looked straight ahead.`,
      ),
      page(
        { setting: 'forest', camera: 'medium', actors: [seen(A, 'walk', 'happy')] },
        `It was every bit as good as it had looked. There was an elbow on both sides. Somebody passed a toffee. Somebody began on the goat, and this time it had all its legs. It was about a goat at a ticket window, who wanted a return. It wasn't even very funny. But ${a} had it from beginning to end, and laughed until the ${sore} shook.`,
        `How warm it is in the middle! The wind doesn't get in. They sang something with a clap in it, and ${a} was only half a clap behind. "Have you heard the one about the goat?" said number twelve. So ${a} heard it, whole. It went to the station. It asked for a return. ${a} had waited for that goat for a week, and the ${sore} hardly hurt.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'point', 'surprised'), seen(E, 'think', 'curious')],
          things: ['footprints'],
        },
        `Nobody saw when the path gave out. There were ferns on both sides, and then there were ferns. "Footprints!" said ${n}. "Somebody's been here before us." So they followed those. Soon there were more of them, and it was quite a crowd. They walked for half an hour. "It's odd," said ${e}. "They've all got our sort of boots."`,
        `A wood is very like itself. After the third oak there was another third oak. "We'll go by these," said ${n}, and pointed at the footprints. They were fresh, and there were twenty or so, and then there were forty. It's good to be among people. Then ${e} put a boot in one, and it fitted. "They're us," said ${e}. "We've caught ourselves up."`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(E, 'point', 'determined'), seen(N, 'think', 'worried')] },
        `They had gone round in a ring, as people do in woods. The sun was going down, and nobody sang. ${found} "Then we want somebody ${wanted}," said ${n}, and looked along the line. "We do have somebody ${wanted}. I know we have." There were twenty people there, all of them more or less medium.`,
        `People always go in a ring, if they can't see out. It was getting dark under there, and somebody sniffed. ${found} "If only there were one of us who's really ${wanted}," said ${n}. They all looked to the end, where there was a gap. It was about as wide as ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')] },
        `${a} looked at the ground. The ${sore} had been hurting for an hour, but that wasn't it. Number twelve had just said, "Sit with me on the way home. I know one about a duck." Nobody had ever said that before. It was a place in the middle, kept for ${a}. And it was kept for somebody of quite another size.`,
        `It would only need one to say, "Here." But then they'd all know about the ${sore}, and there'd be no more number eleven. There was half a toffee left. Number twelve had begun on a duck. Perhaps ${n} would think of something. ${e} was out there in front alone, and wasn't looking at ${n} at all. ${e} was looking at ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(N, 'look-up', 'surprised'), seen(E, 'wave', 'happy')],
        },
        `${undone} "It's you!" said number twelve. "You were ordinary just now." "I know," said ${a}, and went red, from one end to the other. Somebody giggled. ${a} walked out past all of them, as on any other day. But it was the first time that there was somebody at the end of it.`,
        `"Here," said ${a}, not loudly. ${undone} Everybody stared. It was worse than it had been in the mirror. "What did you do that for?" said number twelve. "I liked it in here," said ${a}. That was all there was to say. So ${a} went past the elbows, and past the toffee, to where ${e} was.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'point', 'determined'), seen(S, 'kneel', 'determined')],
          things: ['windmill'],
        },
        `${t} looked over, and ${s} looked under. "There's the windmill," said ${t}, "just left of the bare birch." "There's a gap," said ${s}, "but it's on the right. Wait. It bends." Neither could have done it alone. One knew where, and the other knew how. And all the others came after, with a hand on the hood in front.`,
        `It went like this. ${t} had the windmill, over the top of it all, and called out if they were straying. ${s} had the ground, and crept ahead, and called back where it let them through. "Left," said ${t}. "Can't. Bramble," said ${s}. "Now left." It was like one person with a very long neck, and very short legs, and some sense.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(N, 'point', 'happy'), seen(A, 'stand', 'happy'), seen(E, 'stand', 'happy')],
        },
        `They came out by the windmill, and were at the gate before the lamps were lit. ${n} counted to twenty-one, and then did it again, for the pleasure. "In line, now," said ${n}. "${refrain}" And then ${n} stopped with one arm in the air. ${a} and ${e} had been in front, the whole way home. Nobody could have said where that was.`,
        `It was one field from there to the school gate. Number twelve came up and had kept the toffee. "It's for both of you," said number twelve. "I'll tell you the duck tomorrow." ${n} counted them in, and got it right the first time. "${refrain}" said ${n}, and then, "No. I beg your pardon. You two go where you like."`,
      ),
      page(
        {
          setting: 'playground',
          time: 'day',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(T, 'look-up', 'happy'), seen(S, 'hold', 'proud', 'umbrella')],
          things: ['umbrella'],
        },
        `The next day they were to line up round the big tree. It takes just twenty-one. So the first came up behind the last, and they had each other to talk to. "What do you write in there?" said ${a}. "What it's like at the end," said ${e}. They had got as far as the duck when there was a drop in the air. "Rain," said ${t}, who always got it first. ${s} had the umbrella up before it landed.`,
        `In the morning ${a} went to the end, at full size, and ${e} was there already. "Lines can bend," said ${e}. "I've got it written down." And ${e} pulled theirs round the tree until the ends met. "It's coming on to rain," said ${t}, from above. ${s} opened the umbrella, and two seconds later there was a drop. "Useful," said ${s}. "Do you know the one about the goat?" It took them all of break, and it was whole.`,
      ),
    ],
  };
}
