import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { withGrownUp } from '../with-grown-up.ts';

const HICS = ['Hic!', 'Hick!', 'Hup!', 'Hulp!', 'Hicca!', 'Hip!', 'Hicko!', 'Hoc!', 'Hiccup!', 'Hec!'] as const;
const BURPS = ['Burp!', 'Brrp!', 'Borp!', 'Burrup!', 'Bloop!', 'Blurp!', 'Bwurp!', 'Burple!', 'Urp!', 'Bop!'] as const;

/** What will not stop. */
export const noiseOf = ({ raw, chance }: Going): { readonly noise: string; readonly them: string } =>
  /\b(?:burp|belch)/.test(raw)
    ? { noise: chance.pick(...BURPS), them: 'the burps' }
    : { noise: chance.pick(...HICS), them: 'hiccups' };

const titles = (noise: string): readonly string[] => [
  'the ball in the tree',
  `${noise.replace('!', '').toLowerCase()} and bump`,
  'one branch at a time',
  'bump, rustle, plop',
];

/** Each hiccup is a bump against the tree, and the ball that is stuck in it comes down by a branch; whoever looks up sees it. */
export const BALL: EventPlot = { id: 'ball', when: /\b(?:hic|burp|belch)/i, young, middle, old };

function young(from: Going): Told {
  const going = withGrownUp(from);
  const { A, B, a, b, comesToo, chance, at } = going;
  const { noise, them } = noiseOf(going);
  return {
    title: titled(chance.pick(...titles(noise))),
    refrain: noise,
    pages: [
      page(
        {
          setting: at ?? 'garden',
          camera: 'wide',
          actors: everybody(going, 'look-up', 'worried'),
          things: ['ball', 'tree'],
        },
        `Oh no! ${A.introduced} and ${B.introduced} look up.${comesToo} The ball is in the tree.`,
        `Where is the ball? High up in the tree! ${A.introduced} looks up, and ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'cup'), seen(B, 'sit', 'calm')], things: ['tree'] },
        `They sit by the tree. ${a} drinks, very fast. "${noise}" Bump, goes ${a}. Rustle, goes the tree.`,
        `They sit under the tree. Glug, goes ${a}, too fast. "${noise}" Bump on the tree! Rustle.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(B, 'point', 'calm')] },
        `${a} has ${them}! "Hold your breath," says ${b}. One, two, "${noise}" Bump. Rustle.`,
        `${a} has got ${them}! "Hold your breath," says ${b}. ${a} does. "${noise}" Bump. Rustle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'cup'), seen(B, 'stand', 'surprised')] },
        `"Drink with your eyes shut," says ${b}. ${a} drinks. "${noise}" Splash! Bump. Rustle.`,
        `"Drink very, very slowly," says ${b}. ${a} takes the cup. "${noise}" All wet! Bump. Rustle.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'shout', 'excited'), seen(A, 'stand', 'calm')] },
        `${b} hides behind the tree. Out jumps ${b}. "Boo!" ${a} only laughs. "${noise}" Bump. Rustle.`,
        `"Boo!" shouts ${b}, from behind the tree. "I saw you," says ${a}. "${noise}" Bump. Rustle.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')], things: ['tree'] },
        `They sit and wait. One. Two. Three. Has it stopped? "${noise}" Bump!`,
        `They wait, as quiet as mice. Nothing. And then, "${noise}" Bump!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'surprised'), seen(B, 'jump', 'surprised')], things: ['ball'] },
        `Rustle, rustle, plop! Down comes the ball. It lands on ${a}. "Oh!" says ${a}.`,
        `Rustle, rustle! What comes down? Plop! The ball, right on ${a}. "Oh!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'curious')], things: ['ball'] },
        `They wait. No bump. No rustle. "It has gone!" says ${a}.`,
        `${a} waits. ${b} waits too. Nothing! "It has stopped!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'cheer', 'proud')], things: ['tree', 'ball'] },
        `"You bumped the ball down," says ${b}. "And the ball bumped me," says ${a}.`,
        `"You shook the tree," says ${b}. "You got the ball!" "And it got me," says ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'hold', 'happy', 'cup'), seen(A, 'look-up', 'surprised')],
          things: ['tree', 'ball'],
        },
        `They play. Up it goes. Oh no, the tree! Glug, goes ${b}, very fast. "${noise}"`,
        `One more throw! The ball sits in the tree. "My turn," says ${b}, and drinks. "${noise}"`,
      ),
    ],
  };
}

function middle(from: Going): Told {
  const going = withGrownUp(from);
  const { A, B, a, b, comesToo, chance, at } = going;
  const { noise, them } = noiseOf(going);
  return {
    title: titled(chance.pick(...titles(noise))),
    refrain: noise,
    pages: [
      page(
        {
          setting: at ?? 'garden',
          camera: 'wide',
          actors: everybody(going, 'look-up', 'worried'),
          things: ['ball', 'tree'],
        },
        `It was a very good throw. The ball went up, and did not come down. ${A.introduced} looked at ${B.introduced}.${comesToo} The ball sat in the top of the old tree like an apple. They shook the tree, but it did not even nod.`,
        `There was one tree, and the ball was in it. It was right at the top. "Who threw it?" asked ${B.introduced}. "The wind," said ${A.introduced}.${comesToo} They pushed at the tree together. Nothing came down but a leaf.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'cup'), seen(B, 'sit', 'calm')], things: ['tree'] },
        `It was hot. So they sat down with their backs to the tree and had some juice. ${a} drank it all in one go. "${noise}" ${a} gave a jump, and bumped against the tree. Something rustled, high up.`,
        `They leaned on the tree, to think, and drank their juice. "Don't drink so fast," said ${b}. It was too late. "${noise}" went ${a}, and hit the tree, bump. There was a rustle above.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(B, 'point', 'calm')] },
        `"You've got ${them}," said ${b}. "I know what to do. Hold your breath, and I'll count to ten." ${a} got rounder and rounder. "Eight," said ${b}. "Nine." "${noise}" Bump. Rustle.`,
        `"That's ${them}," said ${b}. "You have to hold your breath." ${a} held it with both cheeks. It was quiet all the way up to nine. "${noise}" Bump, against the tree. And then a rustle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'cup'), seen(B, 'stand', 'surprised')] },
        `"Then you must drink from the wrong side of the cup," said ${b}. It's not easy. ${a} bent over and put in a chin and a nose. "${noise}" Now they were both wet. Bump. Rustle.`,
        `"I know a better one," said ${b}. "Drink, and bend down, and look at me upside down." ${a} did all three. "${noise}" The water went everywhere but in. Bump. Rustle, rustle.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'shout', 'excited'), seen(A, 'stand', 'calm')] },
        `"It only stops if you're surprised," said ${b}, and went behind the tree. ${a} waited. "Boo!" shouted ${b}. "I knew you were there," said ${a}. "I saw you go." "${noise}" Bump. Rustle.`,
        `There was one thing left. "Shut your eyes," said ${b}, and crept up, and roared. "Was that it?" asked ${a}. You can't be surprised by what you are waiting for. "${noise}" Bump. Rustle.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')], things: ['tree'] },
        `They gave up, and sat down by the tree again. "Will it be like this for ever?" said ${a}. "Perhaps it's over," said ${b}. They listened. It was as quiet as a cupboard. "${noise}" It was the biggest one of all.`,
        `"I shall bump all my life," said ${a}, and leaned on the tree. "People will hear me coming." ${b} did not know one cure more. For a whole minute nothing happened. "${noise}" The whole tree shook.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'surprised'), seen(B, 'jump', 'surprised')], things: ['ball'] },
        `Rustle, it went, and rustle, and rustle, lower and lower. They both looked up. Out of the last branch came something round. Plop! It was the ball. It landed on ${a}, in the middle, and ${a} said, "Oh!"`,
        `"What's that noise?" asked ${b}. It was coming down from branch to branch, like somebody on the stairs. Plop! The ball fell on ${a}, and rolled off, and lay there. "Oh!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'curious')], things: ['ball'] },
        `After that nobody said anything. They looked at the ball. They waited. ${a} breathed in, very carefully, and out. "I'm not bumping," said ${a}. "No," said ${b}. "You were surprised."`,
        `They waited for the next one. A bee went past. ${a} swallowed, and nothing happened. "It's gone," whispered ${a}. "It went when the ball came." "Well, that was a surprise," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'cheer', 'proud')], things: ['tree', 'ball'] },
        `${b} looked up into the tree, and began to count. "One bump, one branch," said ${b}. "You fetched it down, bit by bit! We could never have done that." "I did it all with my back," said ${a}.`,
        `"So that was the rustle!" said ${b}. "Each time you bumped, it came down by one branch." ${a} was rather proud. "I wasn't even trying," said ${a}. "And then it made me stop. I call that fair."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'hold', 'happy', 'cup'), seen(A, 'look-up', 'surprised')],
          things: ['tree', 'ball'],
        },
        `They played until the sun was low, and the last throw was the best. The ball went up, and did not come down. They looked at it, and they looked at each other. "My turn," said ${b}, and drank a whole cup in one go. "${noise}"`,
        `"One more," said ${a}, and threw, and it was in the tree again. Nobody shook the tree this time. ${b} sat down and drank some juice, as fast as it would go. They listened. "${noise}" Rustle, said the tree.`,
      ),
    ],
  };
}

function old(from: Going): Told {
  const going = withGrownUp(from);
  const { A, B, a, b, comesToo, chance, at } = going;
  const { noise, them } = noiseOf(going);
  return {
    title: titled(chance.pick(...titles(noise))),
    refrain: noise,
    pages: [
      page(
        {
          setting: at ?? 'garden',
          camera: 'wide',
          actors: everybody(going, 'look-up', 'worried'),
          things: ['ball', 'tree'],
        },
        `The ball belonged to ${B.names} neighbour. It had the names of eleven players on it, and it was not to be thrown. It was to be back on the shelf by five. At three o'clock ${A.introduced} and ${B.introduced} stood and looked up.${comesToo} The ball sat high up in the tree, on the seventh branch. "I only wanted to see it spin," said ${b}.`,
        `There are balls that you play with, and there are balls with eleven players' names on. This was one of those. It was on loan from ${B.names} neighbour, and had to be back by five. ${B.introduced} had thrown it just once.${comesToo} "It's on the seventh branch," said ${A.introduced}, counting from below. It was three o'clock. ${b} had gone quite pale.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'cup'), seen(B, 'sit', 'worried')],
          things: ['tree'],
        },
        `They shook the tree. It was like shaking a church. So they sat down with their backs against it, to think, and had some lemonade. ${a} had to be at the hall at five as well. There was a concert, and ${a} was to ring the bell. It rang only once, in the quietest part, and everybody would be listening. ${a} thought of that, and drank too fast. "${noise}" There was a bump against the tree.`,
        `Nothing moved when they pushed. The tree was older than both of them put together, and a good deal stronger. They leaned on it and opened the lemonade. "At five I've got to ring the bell," said ${a}. "At the concert. It comes once, all by itself, when it's quite quiet." It was worrying to think of. ${a} took a gulp, and another on top of it. "${noise}" went ${a}, and bumped into the tree.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(B, 'stand', 'determined')] },
        `"Not now!" said ${a}. Nobody can ring one bell in the quietest part with ${them}. But it was lucky that ${b} was there. ${b} knew four cures, and had been waiting for years to try them. "Hold your breath till I say," said ${b}, and forgot to say. ${a} went red, and then a sort of blue. "${noise}" That was the second bump. Far up, something rustled.`,
        `"I can't have ${them} today," said ${a}. "Not at the hall! They'd hear it in the back row." "Leave it to me," said ${b}, who knew four cures by heart and had never tried one. The first was to hold your breath. ${a} held it for as long as there was any. "${noise}" Bump, for the second time, and a rustle, somewhere high up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'cup'), seen(B, 'stand', 'surprised')] },
        `"From the wrong side of the cup," said ${b}. So ${a} bent down, and drank away from the chin, and got it up the nose. "${noise}" That was three. Next it was to be a fright. ${b} crawled round the whole tree on the stomach, and came up roaring. "I could see your feet," said ${a}. "${noise}" That was four, and the lemonade fell over.`,
        `The next was done with a cup, and upside down. It went into both ears. "${noise}" said ${a}, and hit the tree: three. "Then you'll have to be frightened," said ${b}, and hid, and was a lion. But ${a} had watched the lion getting ready, and moved the cups for it. Nobody can be surprised on purpose. "${noise}" Bump, and that was four.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'look-up', 'surprised'), seen(A, 'sit', 'sad')], things: ['ball', 'tree'] },
        `It was then that ${b} happened to look up. The ball was not on the seventh branch. It was on the third. ${b} counted again. Four bumps, and four branches! Every time, the tree gave a shiver, and the ball sat down one lower. ${b} opened wide to shout. And then ${b} thought of something, and did not.`,
        `${b} was lying on the grass, out of ideas, and so it was ${b} who saw it. "Seven," the ball had been. Now it was on the third branch. It had come down by one for every bump, as if by a stair. ${b} nearly said so. Then ${b} looked at ${a}, and shut up again, quite slowly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'worried'), seen(A, 'sit', 'worried')] },
        `For if it went on, there would be a ball. And if it stopped, there would be a concert. "What's the last cure?" said ${a}. ${b} knew it. It's sugar on a spoon, and it nearly always works. "I've forgotten it," said ${b}. It was ten past four. "Perhaps you should just have some more lemonade," said ${b}, and felt like a thief, and filled the cup.`,
        `Three more would do it. So ${a} must not be cured, not yet. "Isn't there another one?" said ${a}. "You said that you had four." There was the sugar, on a spoon. It was the only one that ${b} really believed in. "No," said ${b}, looking away, "I haven't. Have some more lemonade." ${a} said thank you. That was the worst of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'sad')], things: ['ball', 'tree'] },
        `${a} had the cup halfway up. "Don't," said ${b}. "Don't drink it. It's sugar on a spoon, and there's some in the kitchen. I wanted you to go on." And ${b} pointed up into the tree, and told the rest. ${a} looked at the ball, and at the clock on the tower, and at ${b}. "You might have asked," said ${a}.`,
        `It lasted for about as long as it takes to lift a cup. Then ${b} took it away. "There's sugar," said ${b}, very fast. "It's the fourth one. I didn't say, because of that." They both looked up. There it was, as plain as a lamp, on the third branch. ${a} was silent for a bit. "You could have said," said ${a}. "I'd have thought about it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'surprised')], things: ['tree'] },
        `And ${a} thought about it. Then ${a} sat down against the tree. "I'll do three," said ${a}, "and then you get the sugar." "${noise}" That was one. It came by itself. "${noise}" That was two, and the ball sat on the lowest branch, and looked at them. They waited for the third. A minute went by, and another. ${a} felt about inside. "It's gone," said ${a}.`,
        `Nobody spoke. ${a} went back to the tree and leaned on it. "Three," said ${a}, "and not one more." It was easy to begin with. "${noise}" Second branch. "${noise}" Lowest branch. It was so near that you could read the names. They held their breath, and nothing came. It was twenty to five. "I think it's over," said ${a}, "now that we want it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'cup'), seen(B, 'reach', 'worried')] },
        `So ${a} could go and ring the bell. "Go on," said ${b}. "I'll tell my neighbour that it was me." ${a} looked at the hall, and at the cup. Perhaps there would be only one more. Perhaps there'd be forty, in the quietest part. ${a} drank it down in one go, standing on one leg, and laughing for good measure. "${noise}" It was the biggest of the day.`,
        `"You're cured," said ${b}. "Run! You'll be in time." It was quite true. There was the concert, and ${a} was well, and it was not ${A.names} ball. "I hate lemonade," said ${a}, and took up the cup. All of it went down at once, and it was the sort with the big bubbles. They could hear it turn round. "${noise}" It lifted ${a} off the ground.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'surprised'), seen(B, 'jump', 'happy')], things: ['ball'] },
        `The old tree shook down to the roots. There was one rustle, and then a whistling, and then eleven players came down on ${A.names} head. "Oh!" said ${a}. Nobody had said boo, nobody had crept up. They stood as still as posts. They counted to a hundred. There was not one bump more. "That was a surprise," said ${b}. "That was a proper one."`,
        `It came off the lowest branch, and it had not far to fall, and it fell on ${a}. Plop! "Oh!" said ${a}, and sat down. They looked at each other over the ball, and listened, and a bee went by. It was very quiet inside ${a}. "You didn't expect that," said ${b}. "No," said ${a}. "I was looking at you."`,
      ),
      page(
        {
          setting: 'stage',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'hold', 'proud', 'bell'), seen(B, 'sit', 'happy')],
          things: ['bell'],
        },
        `They ran in two directions. At one minute to five there was a ball on a shelf, with a leaf on it. And a bit later, in the hall, it got quieter and quieter, till you could hear the lamps. ${a} lifted the bell. It rang once, as round and clear as a drop of water. And in the silence after it, from the third row, where ${b} sat, came "${noise}"`,
        `The shelf had its ball again, at five exactly. Then ${b} ran to the hall, and drank from the tap on the way, much too fast. It was the quietest part by then. Nobody so much as breathed. ${a} raised the bell, and rang it, one time, and it hung in the air like a star. It was perfect. Then somebody in the third row went "${noise}" and it was not ${a}.`,
      ),
    ],
  };
}
