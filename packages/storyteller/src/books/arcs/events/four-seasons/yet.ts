import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { fruitIn } from './fruits.ts';

const REFRAINS = [
  (one: string) => `That is not ${one}!`,
  (one: string) => `But that's not ${one}!`,
  (one: string) => `I see no ${one.replace(/^an? /, '')}!`,
  (one: string) => `And where is the ${one.replace(/^an? /, '')}?`,
  (one: string) => `That's never ${one}!`,
  (one: string) => `It is not ${one}!`,
  (one: string) => `No ${one.replace(/^an? /, '')} yet!`,
  (one: string) => `Still no ${one.replace(/^an? /, '')}!`,
  (one: string) => `You call that ${one}?`,
  (one: string) => `That can't be ${one}!`,
] as const;
const TITLES = ['a year by the tree', 'not yet', 'the tree takes its time', 'spring, summer, autumn, winter'];

/** Somebody wants an apple off the tree, and helps it along all year; and it comes down when nobody is looking. */
export const YET: EventPlot = { id: 'yet', young, middle, old };

function partsOf({ raw, chance }: Going) {
  const F = fruitIn(raw);
  return { F, r: chance.pick(...REFRAINS)(F.one), things: F.thing ? { things: [F.thing] } : {} };
}

function young(going: Going): Told {
  const { A, B, a, b, k, third, chance } = going;
  const { F, r, things } = partsOf(going);
  const comes = third ? ` ${k} comes, too.` : '';
  const there = third ? [seen(third, 'stand', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), ...there],
          things: ['tree'],
        },
        `It is winter. Here is a tree. ${A.introduced} wants ${F.one}.${comes}`,
        `${A.introduced} wants ${F.one}. But it is winter. The tree is bare.${comes}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')], things: ['tree'] },
        `There is snow on it. "${r}" says ${a}. "Wait," says ${B.introduced}.`,
        `Only snow, up there. "${r}" says ${a}. ${B.introduced} says, "Wait."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['scarf', 'tree'] },
        `Is the tree cold? ${a} puts a scarf on it. Still nothing.`,
        `${a} ties a scarf round the tree. But nothing comes.`,
      ),
      page(
        {
          setting: 'farm',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised')],
          things: ['tree', 'flower'],
        },
        `Now it is spring. The tree has ${F.blossom}! "${r}" says ${a}.`,
        `Then spring comes. Look, ${F.blossom}! "Very nice," says ${a}. "${r}"`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(B, 'stand', 'calm')] },
        `The ${F.petals} fall. ${a} ties one on again. It falls. "Wait," says ${b}.`,
        `Oh no, they fall! ${a} sticks one on. Down it comes. "Wait," says ${b}.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'hold', 'surprised')] },
        `It is summer. There is a small green ball. ${a} takes a bite. Sour! "${r}"`,
        `In summer there is a green ball. ${a} bites. So sour! "${r}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'paintbrush')], things: ['paint'] },
        `${a} paints one ${F.ripe}. It is still hard. "Wait," says ${b}.`,
        `Some ${F.ripe} paint, perhaps? It looks good. But it smells of paint.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')],
          things: ['tree', 'leaf'],
        },
        `Then it is autumn. The leaves go brown. ${a} sits down. "I give up," says ${a}.`,
        `In autumn it is windy. ${a} does not look up any more. ${a} has a nap.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'sit', 'surprised')], ...things },
        `Plop! Something falls. It is ${F.ripe}. It is ${F.one}!`,
        `Plop! What is that, in the grass? It is ${F.ripe} and sweet. ${cap(F.one)}!`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy'), seen(B, 'stand', 'curious')],
        },
        `It is winter again. ${a} has one ${F.seed} left. "${r}" says ${b}. "Wait," says ${a}.`,
        `Now there is snow again. ${a} plants the ${F.seed}. "${r}" says ${b}. "Wait!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, third, k, chance } = going;
  const { F, r, things } = partsOf(going);
  const there = third ? [seen(third, 'stand', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), ...there],
          things: ['tree'],
        },
        `On the first of January ${A.introduced} wanted ${F.one}. There was a tree for that, behind the house. It was as black and bare as a broom. "${r}" said ${a}.${comesToo}`,
        `It was winter, and ${A.introduced} stood in the snow under the ${F.it} tree. "It says ${F.ones}, on the label," said ${a}. There was nothing up there but snow. "${r}"${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')], things: ['tree'] },
        `"You have to wait," said ${B.introduced}. "I've waited since breakfast," said ${a}. "Perhaps it's broken." ${b} found a little knob on a twig, no bigger than a crumb. "It's in there," said ${b}. "It isn't," said ${a}.`,
        `"It's asleep," said ${B.introduced}. "It takes a year." "A whole one?" said ${a}. ${b} showed ${a} a bud, as small as a crumb, shut tight. "That's it, in there." ${a} looked. It was a crumb.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['scarf', 'tree'] },
        `"It's only cold," said ${a}. So the tree had a scarf, and a hat, and a hot-water bottle. It looked like somebody at a bus stop. It did nothing. After a week, ${a} wanted the scarf back.`,
        `${a} tied a scarf round the trunk, with a bow. ${a} breathed on a twig for an hour. The tree stood there, in its scarf, as if it had a sore throat. That was all.`,
      ),
      page(
        {
          setting: 'farm',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
          things: ['tree', 'flower'],
        },
        `Then it was spring, and one morning the crumbs had all burst. The whole tree was covered in ${F.blossom}. Bees went in and out. "Look!" cried ${b}. "Yes," said ${a}. "But one can't eat it. ${r}"`,
        `In spring ${a} came out, and stopped. There wasn't a twig to be seen for ${F.blossom}. It hummed with bees. ${b} was too happy to speak. "It's very pretty," said ${a}. "${r}"`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(B, 'stand', 'calm')] },
        `And then they fell off. A wind came, and it rained ${F.petals}. "Stop!" cried ${a}, and fetched wool, and tied them back on, one by one. By noon there were nine. By one o'clock there were none. "Wait," said ${b}.`,
        `A week later it was coming apart. The ${F.petals} blew over the wall like snow. ${a} ran about with wool and tied on all that could be caught. But a petal doesn't want to be tied. "You must wait," said ${b}.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'hold', 'surprised'), seen(B, 'stand', 'calm')] },
        `In the summer there were leaves, and shade to lie in. And where the flowers had been there were green balls, as hard as marbles. ${a} bit one. ${a} did not speak until tea. "${r}" said ${a} then.`,
        `Summer came. "There's something on it!" cried ${a}. It was small, and green, and round. ${a} took a big bite. It was so sour that both eyes went shut. "${r}" said ${a}, when they were open again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'paintbrush'), seen(B, 'stand', 'surprised')],
          things: ['paint'],
        },
        `"They ought to be ${F.ripe}," said ${a}, and fetched the paint. It took a whole day, and a good deal went on ${b}. They were beautiful. Then it rained, and they were green. "Wait," said ${b}, who was still ${F.ripe}.`,
        `"It's the colour that's wrong," said ${a}. So ${a} painted seven of them ${F.ripe}, and one of ${B.names} ears. They looked just right. Then came a shower, and washed off six. ${b} kept the ear for a week.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')],
          things: ['tree', 'leaf'],
        },
        `By the autumn ${a} had given it up. The leaves were turning, and it smelled of smoke and mushrooms. ${a} sat down with a crust, back against the trunk. "I don't want one any more," said ${a}, and shut both eyes.`,
        `In autumn the leaves came down, and ${a} didn't even look up. "I've finished with trees," said ${a}. But it was still warm there, out of the wind. ${a} leaned back on it, and thought of something else.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'sit', 'surprised')], ...things },
        `Plop. It fell straight into ${A.names} lap. It was ${F.ripe}, and round, and warm on one side. ${a} turned it over. Then there was only the noise of somebody eating. "Well?" said ${b}. "It's ${F.one}," said ${a}.`,
        `Something went plop, just beside ${a}. It lay in the grass, quite ${F.ripe}. It was sweet all the way down, and the juice ran everywhere. ${a} looked up, at last. The tree was full of them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'curious'), seen(B, 'stand', 'curious')] },
        `In the very middle there was a ${F.seed}. It was hard, and brown, and as small as a crumb. ${a} was going to spit it over the wall. Then ${a} didn't. ${a} had seen that crumb before.`,
        `At the end there was only one thing left, and that was a ${F.seed}. "Throw it away," said ${b}. But ${a} held on to it, and looked at it from all sides. "It's in there," said ${a}.`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'curious'), ...there],
        },
        `In the winter it snowed again. On the sill stood a pot of earth, with a very small scarf. "What's that?" said ${b}. "It's ${F.one}," said ${a}. "${r}" said ${b}. "You have to wait," said ${a}.${third ? ` And ${k} waited, too.` : ''}`,
        `When the snow came, there was a stick in the ground beside the tree. It said "${F.ones}". ${b} looked at it for a long time. "${r}" said ${b}. "It takes years," said ${a}, and put a hat on the stick.${third ? ` And ${k} waited, too.` : ''}`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, third, k, chance } = going;
  const { F, r, things } = partsOf(going);
  const there = third ? [seen(third, 'stand', 'happy')] : [];
  const N = going.company.person(going.K.name === 'Mrs Plum' ? 'Mrs Bell' : 'Mrs Plum', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), ...there],
          things: ['tree'],
        },
        `At the end of the lane stood ${F.one.startsWith('an ') ? 'an' : 'a'} ${F.it} tree. It belonged to ${N.introduced}, who was too old to climb it. "You may have all the ${F.ones} you like," she said to ${A.introduced}, "if you'll look after it for a year." It was January. ${a} went straight out with a basket. The tree was as bare as a broom. "${r}" said ${a}.${comesToo}`,
        `${A.introduced} had been promised a tree. It was ${N.names}, an old one, in the garden behind the wall. "My knees won't do it any more," said ${n}. "See to it for a year, and the ${F.ones} are yours." So ${a} came to see to it, that same afternoon, with a basket. There was snow on every branch, and not one other thing. "${r}" said ${a}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')], things: ['tree'] },
        `${B.introduced} came to help. ${b} was never in a hurry; ${b} could look at a wall for an hour. "It's all there," said ${b}, and bent down a twig. At the end sat a brown bud, shut like a fist, as small as a crumb. "That's a leaf in there, or a flower. It made that last summer." "I don't want last summer," said ${a}. "I want ${F.one}."`,
        `With ${a} came ${B.introduced}, who thought that waiting was something one does, like fishing. "Don't pull at it," said ${b}. "Look." On every twig there were buds, hard and brown, no bigger than a crumb. The whole year was folded up in them. ${a} scratched one open with a nail, to see. It was green, and wet, and then it was nothing. "That's one less," said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'calm')],
          things: ['scarf', 'tree'],
        },
        `"It needs encouragement," said ${a}. By February it had a scarf, and a rug, and a hat with ear flaps on the lowest branch. ${a} read to it. From the road it looked like an old man at a bus stop. "Is it doing anything?" said ${n}, from her window. "It's thinking," said ${b}. "It's broken," said ${a}. And ${n} shut the window, and one could see her shoulders shake.`,
        `All through February ${a} was kind to it. The trunk had a scarf on, with a bow. There was a hot-water bottle at the roots, night and morning. It was like being kind to a lamp post. "How is it getting on?" called ${n}. "It won't try," said ${a}. "It's trying like anything," said ${b}. But ${b} couldn't have proved it. They very nearly quarrelled.`,
      ),
      page(
        {
          setting: 'farm',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
          things: ['tree', 'flower'],
        },
        `And one morning in spring it had happened, overnight, without asking anybody. It stood there in ${F.blossom} from top to toe, and hummed. That was the bees. People stopped in the lane. ${b} lay down underneath and didn't get up until it was dark. "Well, it's pretty," said ${a}, who had brought the basket. "But nobody ever made a pie with it. ${r}"`,
        `Then it was spring. ${a} turned the corner and stood still. The tree was gone. In its place there was a sort of cloud, of ${F.blossom}, and it buzzed. ${n} had her chair carried out, and sat in front of it with her hands in her lap. ${b} sat next to her, and neither spoke. "It's all very well," said ${a}, walking round it with the basket. "${r}"`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(B, 'stand', 'calm')] },
        `It lasted for eight days. Then came a wind, and it all blew off. ${a} had just begun to be proud of it. "Hold on!" shouted ${a}, and went up the ladder with a ball of wool, and tied them back. One can tie about nine ${F.petals} in an hour. Behind ${a} they came down by the thousand. "Let go," said ${b}. "It isn't losing them. It's finished with them."`,
        `On the ninth day the wind got up, and down came the petals. They lay in the lane like snow, and carts went over them. ${a} had only just got used to it all. ${a} ran about with a reel of thread and a needle, and sewed them on until it was dark. "What are you doing?" said ${b}. "Saving it," said ${a}. In the morning there was a tree with some thread on.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'hold', 'surprised'), seen(B, 'stand', 'calm')] },
        `In June, though, there was something. Where each flower had been sat a green bead; and by July it was a ball. ${a} picked the biggest, and bit. It was like biting a gate. It pulled ${A.names} whole face into the middle. "${r}" said ${a}, much later, when that was possible. "That's what ${F.one} is like when it's ten," said ${b}. "You weren't very sweet, either."`,
        `By summer there was shade, and one could hear the leaves talk. And among the leaves there hung small, hard, green things. "At last!" said ${a}, and took a bite as big as a hand. It can't be described. It was sour enough to ring. ${a} ran twice round the tree, with both eyes shut. "${r}" "It's on the way to being one," said ${b}, and was sorry for what was left.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'paintbrush'), seen(N, 'stand', 'calm')],
          things: ['paint'],
        },
        `There was a show, on the first Sunday in August, with a silver cup for fruit. "They need only be ${F.ripe}," said ${a}, and got out the paint. It took until dark. They looked splendid. They won, too, until the judge cut one. It was quiet in that tent. "Whose are these?" said the judge. ${n} was sitting in the front row. "They're off my tree," she said, before ${a} could speak, and took the laughing herself.`,
        `In August came the fruit show, in a tent, with a cup. ${a} couldn't wait for that as well. ${a} painted a plateful of them ${F.ripe}, with a soft brush, and put them on a doily. The judge walked round them twice. Then he cut one. One could have heard a wasp breathe. "It's my tree," said ${n}, and stood up, on those knees. "I'm to blame." They laughed for a good while. She never looked at ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `${a} went and sat where nobody was. After a bit ${b} came as well. "She said it for me," said ${a}. "Yes," said ${b}. "What do I do?" "I don't know," said ${b}. "It's the first time you've asked." So ${a} thought. Then ${a} went back into that tent, past all of them, to the judge. "It was me. She can't even get up the ladder." It took one minute. It was longer than the winter.`,
        `It's a long way home with a plate of those. Half way, ${a} put it down on a wall. "I can't go back," said ${a}. "No hurry," said ${b}. For once it sounded like the wrong thing to say; they both heard it. "Yes, there is," said ${a}, and ran. The tent was still full. "I painted them," said ${a}, in the middle of it. "She didn't know." ${n} looked up then, for the first time, and moved along on her bench.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(N, 'sit', 'calm'), seen(B, 'sit', 'calm')],
          things: ['tree', 'leaf'],
        },
        `After that ${a} did not bring the basket. ${a} came because ${n} liked somebody to carry the chair. September went over. The evenings got cold, and smelled of smoke. ${n} told them about the great frost, and which branch she fell off when she was nine. Nobody looked up. "You're very quiet," said ${b}. "I'm listening to it," said ${a}. It turned out that one could.`,
        `Autumn came up the lane. ${a} swept the leaves, and put the chair where the sun was, and sat on the grass beside it. "My brother and I fell out of that fork," said ${n}, "in the year of the wasps." There was no end to what had happened in that tree. It had all been there when ${a} went round it with a basket. "What about the ${F.ones}?" said ${b}, one day. "Which?" said ${a}.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(N, 'sit', 'happy')],
          ...things,
        },
        `Plop. It came down between them, on the last day of September, and rolled against the chair. It was ${F.ripe} all round, and warm on the sunny side. "That's one," said ${n}. ${a} picked it up, and rubbed it, and it was hard to give away. ${a} gave it to her. She ate it slowly, with her eyes shut, and didn't leave much. "It's been nine years," she said, "since I had the first."`,
        `It was while they were talking that it fell. Plop, it went, in the long grass. ${a} went on all fours to find it. It was ${F.ripe}, and smelled like the whole year. ${a} had wanted that since the first of January. "You first," said ${a}, and put it in her lap. "Well, I never," said ${n}. She ate it all, and said nothing but that. Then the wind shook the tree, and there was plop, and plop, and plop.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'curious'), seen(B, 'stand', 'happy')] },
        `They picked for three days, ${a} up the ladder and ${b} below. There was pie for the whole lane, and the judge had two helpings. At the bottom of the bowl, afterwards, there lay a ${F.seed}. It was brown, and hard, and shut. ${a} had been about to tip it out. "It's all in there," said ${a}, rather surprised. ${b} didn't say a word.`,
        `There were eleven baskets of them. They left some at every door in the lane, and on the judge's step they left two. ${a} found the ${F.seed} at breakfast, on the side of the plate. It was as small as a crumb. It had a whole tree folded up in it, with winters. "Don't scratch it open," said ${b}. "I wasn't going to," said ${a}.`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'curious'), seen(N, 'stand', 'happy')],
          things: ['scarf'],
        },
        `When the snow came, there was a stick in the corner by the fence, with a very small scarf. ${n} looked at it from her window, and then ${b} looked at it. "${r}" said ${n}. "Not yet," said ${a}. "They take eight years, from a ${F.seed}. I've looked it up." ${a} put a hand flat on the snow, just next to it. "It's trying like anything."${third ? ` And ${k}, who had seen all four seasons, believed it.` : ''}`,
        `It was January again, and they stood in the snow by the wall. ${a} had dug a hole there, and filled it in, and marked it with a spoon. "${r}" said ${b}, after a while, to see what would happen. "It will be," said ${a}. "I'll be quite big by then." From the window ${n} called out to ask whether it was doing anything. "It's thinking," said ${a}.${third ? ` And ${k}, who had seen all four seasons, believed it.` : ''}`,
      ),
    ],
  };
}
