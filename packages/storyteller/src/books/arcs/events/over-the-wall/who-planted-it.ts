import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Over the wall!',
  'Hop, over the wall!',
  'Up and over the wall!',
  'Off, over the wall!',
  'Whee, over the wall!',
  'One, two, over the wall!',
  'And over the wall!',
  'High over the wall!',
  'Right over the wall!',
  'Whoosh, over the wall!',
] as const;
const TITLES = ['over the wall', 'who planted it', 'the garden that nobody planted', 'the other side of the wall'];

interface Parts {
  readonly N: Figure;
  readonly n: string;
  readonly M: Figure;
  readonly m: string;
  readonly refrain: string;
}

function partsOf({ company, chance }: Going): Parts {
  const N = company.person('Mrs Plum', 'neighbour');
  const M = company.person('Mr Finch', 'neighbour');
  return { N, n: N.name, M, m: M.name, refrain: chance.pick(...REFRAINS) };
}

/** A garden behind a wall, and nobody knows who planted it: it was all thrown there. */
export const WHO_PLANTED_IT: EventPlot = { id: 'who-planted-it', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, g, Gcap, comesToo, chance } = going;
  const { refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['apple'] },
        `${A.introduced} sits by a high wall. Munch, an apple! And the core? "${refrain}"`,
        `By a high wall sits ${A.introduced}. Munch, an apple! There goes the core. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(B, 'sit', 'curious')] },
        `${Gcap} has always done that. "${refrain}" ${B.introduced} looks up.${comesToo} What is behind it?`,
        `${Gcap} does it, too. "${refrain}" ${B.introduced} looks up.${comesToo} What is over there?`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'run', 'surprised')], things: ['ball'] },
        `Oh! There goes the ball! "${refrain}" Now they must get in.`,
        `Kick! Up flies the ball. "${refrain}" Oh no! Now they must get it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['box'] },
        `${a} stands on a box. The wall is still too high.`,
        `Up on a box goes ${a}. But the wall goes up higher.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'curious')] },
        `"Hello! Our ball, please!" Nobody is there.`,
        `"Hello!" calls ${a}. "Is somebody there?" But nobody is.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'curious')], things: ['leaf'] },
        `Bzzz! Bees go into the leaves. There is a keyhole!`,
        `Look! The bees go in there. It is a hole in a door!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited')], things: ['leaf'] },
        `A little door, under all the leaves! They push. Creak!`,
        `Away with the leaves. There is a door. Push! Creak, it goes.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['tree', 'apple'],
        },
        `A secret garden! Apple trees, big ones and small ones!`,
        `It is a secret garden! Apple trees! Big ones and small ones.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(G, 'stand', 'surprised')], things: ['apple'] },
        `"Who planted them?" says ${g}. Cores have seeds! "We did!" says ${a}.`,
        `"Who did it?" says ${g}. ${a} thinks. Cores have seeds! "It was us!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['ball', 'apple'],
        },
        `Here is the ball. ${Gcap} has apples for all. And the cores? Back! "${refrain}"`,
        `The ball lies under the tree. They eat, ${g} as well. And back go the cores. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['apple'],
        },
        `There was a high wall, and a bench in front of it. ${A.introduced} ate an apple there every day, and ${g} did, too. When they had done they both threw the core. "${refrain}" They had always done it. ${Gcap} had done it when ${g} was small.`,
        `By the high wall was a bench. ${A.introduced} and ${g} had an apple each. Crunch, crunch. Then came the best bit. "${refrain}" Two cores flew up, and were gone. "I've thrown them from here all my life," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'curious'), seen(A, 'stand', 'curious')] },
        `"What's behind it?" said ${a}. "Nothing," said ${g}. "There isn't a door." ${B.introduced} put one ear to the stones.${comesToo} It was humming in there.`,
        `"Where do they go?" said ${a}. Nobody knew. The wall went all the way round, and had no gate. ${B.introduced} listened at it.${comesToo} From the other side came a very small hum.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'run', 'surprised')], things: ['ball'] },
        `Then, on a Sunday, it was not a core. It was the ball, the good red one. "${refrain}" it went, all by itself. They heard it bounce. It did not come back. "Now I have to know what's there," said ${a}.`,
        `One day ${a} kicked the red ball. It was the best kick of the year. "${refrain}" Then it was quiet. They looked at each other. You can do without a core, but not without a ball.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')], things: ['box'] },
        `They put a box on the bench, and a bucket on the box. "No," said ${g}. So ${a} only stood on the bench, and stretched. There was a lot of wall left.`,
        `${a} stood on the bench, on the very tips. The wall was three times as high. "Not with a ladder," said ${g}, before anybody had said ladder. "Walls like that have glass on top."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(B, 'stand', 'curious')] },
        `They called. "Hello! May we have our ball?" A bird flew up, and that was all. They pushed a letter through a crack. They waited until Wednesday. There was no answer. "Then we'll find a way in," said ${a}.`,
        `"Excuse me!" shouted ${a}. "Is there anybody in there?" Something rustled, but it was only leaves. They walked all the way round, and knocked on every stone. Nobody knocked back.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'curious')], things: ['leaf'] },
        `It was ${b} who saw the bees. They came along the street, and flew straight into the ivy. Others came out, with yellow legs. "They've got a way in," said ${a}. ${a} pulled the ivy apart. There was a hole, the shape of a key.`,
        `"Look at the bees," said ${b}. They didn't go over the wall. They flew to one place in the ivy, and were gone. ${a} put in a hand, very slowly. Behind the leaves was wood, and in the wood was a keyhole.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited')], things: ['leaf'] },
        `Where there's a keyhole, there's a door. They tore off the ivy, by the armful. It wasn't locked. It was only stuck, after so many years. They all leaned on it. One, two. Creak.`,
        `It took them the whole afternoon to get the ivy off. There it was, low and green, with a rusty ring. Nobody had locked it. It had just been forgotten. They pushed, and it groaned, and gave way.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['tree', 'apple'],
        },
        `They stood in a secret garden. It was all apple trees. There was a huge old one. There were middling ones, and a row of small ones. The apples were red, and they hummed with bees. "Who has planted all that?" whispered ${b}.`,
        `It was green, and gold, and full of bees. Right in front stood an enormous apple tree. Behind it stood others, smaller and smaller, down to a twig with two leaves. "It's a secret garden," said ${a}. "But somebody must have planted it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(G, 'stand', 'surprised')], things: ['apple'] },
        `They looked for the gardener. There was no hut, no spade, no boot. "It's somebody who likes our sort of apple," said ${g}. ${a} looked up. There was the wall, and there was a bit of blue sky over it. On the other side was the bench.`,
        `There were no paths, and no footprints. "Whoever it is," said ${g}, "has very good taste. They're just like ours." ${a} stood still, under the big tree. "The bench is just behind this bit of the wall," said ${a} slowly. From there came, each day, two cores.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(G, 'sit', 'surprised')],
          things: ['tree', 'apple'],
        },
        `"I know who it was," said ${a}. "In a core there are seeds. The big tree is from when you were small. The little ones are mine!" ${Gcap} sat down in the grass. "All my life," said ${g}, "I thought that I was throwing them away."`,
        `"It was us!" said ${a}. "${refrain} That was us!" ${a} broke an apple, and there they were, five brown seeds. ${Gcap} put a hand on the big tree. It was exactly as old as the first apple. "Hello," said ${g}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['ball', 'apple'],
        },
        `The red ball lay in a nest of leaves. Two more were there, and a kite that was as old as ${g}. They sat under the tree until it was dark. Then they threw their cores back to the other side. "${refrain}" There's room by the bench.`,
        `They found the ball, and ate until they could not get up. "And now?" said ${b}, with a core in hand. They looked at the wall. It's a bit bare, over there by the bench. "${refrain}" said all of them together. It may take a while.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { N, n, M, m, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['apple'],
        },
        `Between the four streets stood a wall without a door, and the back gardens leaned against it. Nobody gave it a thought. ${A.introduced} and ${g} ate an apple on the bench below it, after school. Then came the throw. "${refrain}" they said. ${Gcap} had sat there when ${g} was six. "What's behind it?" said ${a}. "It's where the cores go," said ${g}.`,
        `"${refrain}" It was a family custom. You sat on the bench, with your back to the high old wall, and ate an apple. Then you threw the core up backwards, without looking. ${A.introduced} could do it with either arm. ${Gcap} had forty years of practice. "What's in there?" said ${a}. "I've never asked," said ${g}. "There's no door. It's just the other side."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'angry'), seen(M, 'stand', 'angry'), seen(A, 'stand', 'curious')],
        },
        `The others who lived round it did the same, each in their own fashion. On the left ${n} shook out the seeds that were left on the bird table. On the right ${m} pitched over his old potatoes. They had not spoken for eleven years, since the business with the hedge. When one came out to throw, the other went in. "That's a place without any neighbours, in there," said ${g}. "It must be very peaceful."`,
        `To one side lived ${n}, who fed birds, and swept the husks over the wall on Fridays. To the other side lived ${m}, who threw over whatever had sprouted in his cellar. They'd had words about a hedge, eleven years ago, and no words since. ${a} was allowed to talk to both, but not to mention either. It made for short talks.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'run', 'surprised')], things: ['ball'] },
        `It was the red ball that changed it. ${B.introduced} had been in goal.${comesToo} ${a} had hit it with the whole of one foot, and it rose like a lark. "${refrain}" said ${b}. They heard it land. It did not thud, as on stones. It rustled, for a long time, on the way down. "Something's growing in there," said ${a}.`,
        `Then ${a} shot the goal of a lifetime. ${B.introduced} only felt the wind of it.${comesToo} "${refrain}" It was their one good ball. They stood and listened, and it came down through something soft, in five or six small crashes. "Leaves," said ${b}. But there were no trees in there. There was nothing in there. Everybody knew that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')], things: ['box'] },
        `From the bench they could not see over, nor from a box on the bench. "That's high enough," said ${g}. They wrote to the town hall. The town hall wrote back that there was no such place. They sent in a paper plane, to ask. They lay on their stomachs, and dug, and came to more wall. It was built by somebody who had been very serious about it.`,
        `They went right round, with a stick, and tapped. It took an hour, and there was not one hollow stone. They shouted, and got nothing but their own voices with some sparrows in them. ${Gcap} said no to the ladder, and no to the drainpipe. At the library there was a map of the four streets. In the middle of it was a white patch. "That's odd," said ${a}. "They've left it out."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'curious')], things: ['leaf'] },
        `"The bees know," said ${b}, who had been on the bench for an hour, doing nothing. They came down the street as if on a string. They flew into the ivy at one point, always the same. They came out at the same point, and their legs were yellow. ${a} parted the leaves, with care. There was old wood, and in it was a hole as tall as a thumb. It was a keyhole, and it was the bees' front door.`,
        `It was a warm evening, and they had given up. ${b} lay on the grass, and looked at the bees. "They go in thin, and come out fat," said ${b}. "Where do they go in?" said ${a}. It was beside the lamp post, where the ivy was as thick as a mattress. They dug into it up to the elbows. There was something smooth. It was painted green, and it had a keyhole, humming like a kettle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited')], things: ['leaf'] },
        `"We'll tell nobody," said ${b}. They pulled off ivy for two days. A door came out, an inch at a time, quite low. It wasn't locked at all. There had just been nobody who wanted to come in. They waited until the last bee had gone home. Then they put their backs against it, and walked backwards. It gave a long, cross yawn.`,
        `"We're weeding," they told everybody. Nobody asks questions of dirty hands. By Thursday the door was free, with its hinges and a ring, and there was no key to be found. There didn't have to be. ${a} turned the ring, and it was only stiff. "After you," said ${b}. "Together," said ${a}. It opened with the sound of something that has been asleep.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['tree', 'apple', 'sunflower'],
        },
        `There it was, a secret garden, as big as a football pitch. On this side stood an apple tree like a cathedral. Others stood in front of it, smaller and smaller, down to a twig. On the left were sunflowers, thousands of them, with birds on every face. On the right the ground was all potatoes, in flower. Nobody had made a path. "It's as if they had all begun at their own wall," said ${b}, "and met in the middle."`,
        `"It'll be rubble," ${a} had said. It was green from wall to wall, and it smelled of apples. The trees stood along this side, an old giant first, then its children, then its grandchildren. A forest of sunflowers leaned over from the left. From the right came potatoes, wave upon wave, with white flowers. In the middle they had grown into each other, and it was hard to say where anything stopped. The red ball lay on top, like a cherry.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(B, 'sit', 'happy')], things: ['apple'] },
        `"But who planted it?" said ${b}. There was no spade, no string, no boot. ${a} picked an apple, and bit. "It tastes like ours," said ${a}, and looked at the big tree, and from there up the wall. "And it stands just as far off as you can throw, sitting down, backwards." ${a} took the core apart. There were five brown seeds, as there always had been. "Oh," said ${a}. "${refrain}"`,
        `They went about on tiptoe, for fear of a gardener. "It's somebody who likes our sort of apple," said ${b}, with a full mouth. "And who lets in bees, and never cuts a thing." ${a} was standing under the giant, looking at a gap in the sky. Behind that gap was the bench. It was forty years high, that tree. ${a} began to laugh, and had to hold on to it. "It's us," said ${a}. "We did it every afternoon."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')], things: ['tree'] },
        `For a week it was theirs. It was the best week of the summer. They had a house in the potatoes, and ate what there was. But it was hard to look at so many sunflowers, and not think of whose they were. "${n} doesn't know that she's got them," said ${a}. "If we tell," said ${b}, "it's not secret any more." "No," said ${a}. They both lay and looked at it, as you do on the last day of something.`,
        `For a week it was theirs, with a house in the potatoes. They could have had it for years. "${n} sits over there," said ${a}, "behind her curtain, with two sparrows. In here there are two hundred, and they're all her doing." "And the potatoes are his," said ${b}. "They'd both come in. They'd fight." It would never be so quiet again. They talked about it until the bees stopped. Then ${a} went to fetch ${g}, to begin with.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'kneel', 'surprised'), seen(N, 'stand', 'surprised'), seen(M, 'stand', 'surprised')],
          things: ['sunflower', 'potato'],
        },
        `They told ${g} first. ${Gcap} put a hand on the great tree, and said nothing for some time. It was exactly as old as the first apple. "I thought that I was throwing them away," said ${g}. After that they asked ${n}. She came in by the low door, bent double, and straightened up, and her mouth fell open. And behind her, because nobody had told him who else was coming, came ${m}.`,
        `"Forty years," said ${g}, and looked up into it. "And I never once looked over." They had asked ${n} for three o'clock. They had asked ${m} for three o'clock as well, and that was ${b}'s idea. They got stuck in the door, side by side, and would not speak. They came through it like a cork. Then they both saw it, and forgot to be cross.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'stand', 'calm'), seen(M, 'stand', 'shy'), seen(A, 'stand', 'curious')],
          things: ['sunflower', 'potato'],
        },
        `They walked along, each on their own side, with their hands behind them. In the middle they had to stop. There the sunflowers stood among the potatoes, and held up the leaves, and the potatoes kept their feet cool. You couldn't have pulled out the one without the other. "Yours are very tall," said ${m}, after eleven years. "It's the ground," said ${n}. "Somebody has been at it with potatoes."`,
        `There was no hedge in there. It had not occurred to anybody. Where his part ended and hers began, there was a great tangle, and it was the best of all. The flowers were the yellowest there, and the potatoes the biggest. "I never touched it," said ${m}. "Nor I," said ${n}. They looked at it for a long time. "Perhaps that's why," said ${n}. He dug one up for her, with his hat.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['apple', 'tree'],
        },
        `It isn't secret now. There's a bench in there, and on it people from four streets, who weren't on speaking terms. ${a} sometimes misses the week in the potatoes. But nobody has locked the door, for the sake of the bees. In the evening they eat an apple, under the tree, with their backs to the wall. And then the cores go up, without looking, to where they once came from. "${refrain}" It's rather bare out there.`,
        `They never cut it, and never put up a sign. You have to know where the bees go in. In September there's soup, from the right, and bread with seeds from the left, and ${g} makes the pudding. ${a} and ${b} have got a new place, that's only theirs. They won't say where. It is somewhere on the way to school, where there's a bit of waste ground with a fence. They go by there every day. "${refrain}"`,
      ),
    ],
  };
}
