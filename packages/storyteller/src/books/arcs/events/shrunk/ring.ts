import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Down here!',
  "I'm down here!",
  'Look down!',
  'Hello, down here!',
  'Mind your feet!',
  'Not there, down here!',
  'Here, by your shoe!',
  'A bit lower!',
  'Please look down!',
  'Lower! Lower!',
] as const;
/** What somebody is as small as: the theme's own beetle or ant, else a pea. A mouse would not get under there. */
const tinyOf = ({ raw }: Going): string => {
  const said = /\b(ant|beetle|ladybird|button|thumb|bug)s?\b/.exec(raw)?.[1];
  return said === undefined ? 'a pea' : `${said === 'ant' ? 'an' : 'a'} ${said}`;
};

const TITLES = ['down here', 'mind your feet', 'a crumb for dinner', 'under the cupboard', 'the right size'];

/** Who knows the way down there: the beetle that the theme meets, else an ant. */
const guide = ({ A, B, raw, company }: Going): Figure => {
  const met =
    /\b(?:meets?|rides?|riding|rode|friends with|finds?|found)\b.*?\b(ant|beetle|ladybird)s?\b/.exec(raw)?.[1] ?? 'ant';
  return company.meet([A, B].some((each) => each.kind === met) ? (met === 'beetle' ? 'ant' : 'beetle') : met);
};

/** Nobody can reach under the cupboard, until somebody is small enough to walk in. */
export const RING: EventPlot = { id: 'ring', young, middle, old };

function young(going: Going): Told {
  const { A, a, g, G, Gcap, chance } = going;
  const N = guide(going);
  const n = N.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Oh no! Plink! The key has gone under the cupboard. ${Gcap} cannot reach it.`,
          `Plink, plink. Where is the key? It is under the cupboard. ${Gcap} cannot get it.`,
        ],
        scene: { setting: 'kitchen', camera: 'medium', actors: [seen(G, 'kneel', 'worried')], things: ['key'] },
      },
      {
        text: [
          `And ${A.introduced}? ${a} gets small. Smaller! As small as ${tinyOf(going)}!`,
          `Then ${A.introduced} shrinks. Small. Smaller. As small as an ant!`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `"${refrain}" says ${a}. But it is such a small voice. ${Gcap} does not hear.`,
          `${a} calls up. "${refrain}" Nobody hears. It is only a squeak.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(G, 'stand', 'worried')] },
      },
      {
        text: [
          `Thump! Thump! Here come two big slippers. Run, ${a}! "${refrain}"`,
          `Here comes a big slipper. Thump! ${a} runs. "${refrain}" says ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'run', 'scared')], things: ['shoe'] },
      },
      {
        text: [
          `Who is this? It is ${N.introduced}. ${n} has a crumb. They eat it. They are full!`,
          `Here is ${N.introduced}! ${n} has a crumb. One crumb is a big dinner. Yum!`,
        ],
        scene: { camera: 'close', actors: [seen(N, 'stand', 'happy'), seen(A, 'sit', 'happy')], things: ['biscuit'] },
      },
      {
        text: [
          `"Come," says ${n}. There is a dark door. It is under the cupboard! In they go.`,
          `${n} goes in under the cupboard. ${a} goes in, too. It is dark in there.`,
        ],
        scene: { camera: 'medium', actors: [seen(N, 'walk', 'calm'), seen(A, 'walk', 'curious')] },
      },
      {
        text: [
          `Look! Something shines. It is the key! It is as long as a bench.`,
          `What is that? It is big. It is cold. It is the key!`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(N, 'stand', 'happy')], things: ['key'] },
      },
      {
        text: [
          `Push, ${a}! Push, ${n}! Scrape, scrape. Out comes the key.`,
          `They push. They pull. Scrape! Out into the light comes the key.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(N, 'stand', 'determined')],
          things: ['key'],
        },
      },
      {
        text: [
          `"The key!" says ${g}. "How did it come out?" "${refrain}" says ${a}.`,
          `${Gcap} sees the key. "It is there! But how?" "${refrain}" says ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(G, 'kneel', 'surprised'), seen(A, 'wave', 'proud')], things: ['key'] },
      },
      {
        text: [
          `That night ${a} sleeps. And grows. And grows. Now ${a} is big again. Good night, ${n}!`,
          `Sleep well, ${a}. In the night ${a} grows. In the morning ${a} is big! Hello!`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, g, G, Gcap, chance } = going;
  const N = guide(going);
  const n = N.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The key fell, and bounced twice, and slid under the kitchen cupboard. ${Gcap} lay on the floor with a long spoon. It was no good. "The gap is too low," said ${g}. "You would have to be as small as an ant."`,
          `Plink! That was the key to the garden. It went under the big cupboard, where nobody can reach. ${Gcap} tried with a ruler and ${g} tried with a wire. "Only a beetle could get in there," said ${g}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'worried')],
          things: ['key', 'spoon'],
        },
      },
      {
        text: [
          `${A.introduced} heard that, and felt a tickle from top to toe. The table went up like a lift. The chair was a tower. When it stopped, ${a} stood beside a crumb. It came up to the chin.`,
          `Just then ${A.introduced} sneezed. And something odd began. The floor came nearer and the ceiling went away. It did not stop until ${a} was as small as ${tinyOf(going)}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `"${refrain}" called ${a}. It was a shout. But a shout from so small a place is only a squeak. "Was that a mouse?" said ${g}, and looked in the bread bin.`,
          `"${refrain}" shouted ${a}, as loud as could be. ${Gcap} stopped and listened. "That tap is squeaking again," said ${g}, and turned it off.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(G, 'stand', 'curious')] },
      },
      {
        text: [
          `Then a slipper came down, as big as a bus. ${a} jumped to one side. Another came down. "${refrain}" It was like living among falling sofas. ${a} ran for the edge of the rug, and hid in the fringe.`,
          `There was a thump, and then a wind. It was the slippers! They came down left and right, each as large as a boat. "${refrain}" cried ${a}, and crept in under the rug.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'run', 'scared')], things: ['shoe'] },
      },
      {
        text: [
          `Somebody was there already. "You're new," said ${N.introduced}, who was carrying a crumb. "Are you hungry?" They shared it. It was biscuit, and it was so much that they had to leave some.`,
          `In there sat ${N.introduced} at dinner. "Do come in," said ${n}, and broke a crumb in two. Half a crumb was more than ${a} could eat. It tasted of ginger.`,
        ],
        scene: { camera: 'close', actors: [seen(N, 'stand', 'happy'), seen(A, 'sit', 'happy')], things: ['biscuit'] },
      },
      {
        text: [
          `"I want to be big again," said ${a}. "I'm no use like this. Nobody hears me." "What's it like, being big?" asked ${n}. ${a} thought about it. "You can reach things," said ${a}. "Only not under cupboards."`,
          `"Can't you get bigger?" said ${n}. "I don't know how," said ${a}. "I'm too small for everything now." ${n} looked round, at the wide dark room under the cupboard. "For what?" said ${n}. "It all fits."`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(N, 'sit', 'curious')] },
      },
      {
        text: [
          `Then ${a} stood up. "Under cupboards!" said ${a}. "${n}, do you know the way in?" ${n} knew it well. It was like walking into a great hall. There was a marble, and a pea. Far back in the dark something shone.`,
          `"Wait," said ${a}. "What did you say about the cupboard?" They went in side by side, without bending down. There were three peas and a button in there. And there, as long as a bench, lay the key.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(N, 'walk', 'happy')], things: ['key'] },
      },
      {
        text: [
          `It was as heavy as a log. But a key is round at one end, and what is round rolls. They pushed, ${a} on the left and ${n} on the right. Scrape, bump, scrape. There was the light.`,
          `${n} pulled in front and ${a} pushed behind. It went by the length of a crumb. They rested. It went by the length of a pea. After a hundred peas they could see the kitchen lamp.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(N, 'stand', 'determined')],
          things: ['key'],
        },
      },
      {
        text: [
          `"Well, I never!" said ${g}. There lay the key. Beside it stood something no bigger than ${tinyOf(going)}. ${Gcap} bent down, and down. "${refrain}" it was saying.`,
          `${Gcap} nearly trod on the key. "It was under there!" said ${g}. "Who brought it out?" And ${g} got down on the floor, with one cheek on it. "${refrain}" said a voice. And this time somebody heard.`,
        ],
        scene: { camera: 'medium', actors: [seen(G, 'kneel', 'surprised'), seen(A, 'wave', 'proud')], things: ['key'] },
      },
      {
        text: [
          `That night ${a} slept in a matchbox, on a bit of wool. You grow in your sleep. At four there was a crack. It was the matchbox, and ${a} was big again.`,
          `They made ${a} a bed in a teaspoon, on the pillow. People grow in the night. In the morning ${a} was quite long again, and lay on a spoon.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
      },
      {
        text: [
          `Since then ${a} walks with care, and looks first. On the floor by the cupboard there is always one crumb of ginger biscuit. If you bend down, you can hear it. "${refrain}"`,
          `The next time something fell, ${a} lay down flat and called in. "${n}? ${refrain}" And after a while, scrape by scrape, out came a button.`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy')],
          things: ['biscuit'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, a, g, G, Gcap, chance } = going;
  const N = guide(going);
  const n = N.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It was ${A.introduced} who had dropped it. That was the worst part. The key slid across the kitchen, bright as a fish, and in under the great cupboard. Nobody had ever moved that. Behind that key was the clock, and in the clock was the money for the roof. "Never mind," said ${g}, who minded. There was a gap there, of about the height of a pea.`,
          `"Don't swing it," said ${g}, and ${A.introduced} swung it once more. It was a small iron key, on a string that was older than the string looked. It flew, and rang on the tiles, and was gone under the cupboard. The gap there is as thick as a finger. It was the key to the shed. In the shed stood everything that they needed for Saturday.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(G, 'stand', 'worried')],
          things: ['key'],
        },
      },
      {
        text: [
          `They tried a ruler, a wire, and a magnet on a thread. They got two peas and a button. "It wants somebody as thin as a slice," said ${g}, with a red face, from the floor. "I'm so sorry," said ${a}, for the ninth time. "I wish that I were..." But what ${a} wished was mostly not to be there. It was to be so small that nobody could be cross with it. It is the sort of thing you ought to say more carefully.`,
          `${Gcap} lay down and looked. "It's right at the back," said ${g}. "I could reach it if I had an arm like a pencil." They poked. They swept. They blew. ${a} stood by, and held the lamp, and felt smaller every minute. People say that, when they've done something foolish. They do not expect it to happen.`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'kneel', 'determined'), seen(A, 'stand', 'sad')], things: ['lamp'] },
      },
      {
        text: [
          `It began at the feet, which were suddenly further up than usual. The table rose. The dresser went by like the side of a ship. ${a} looked up at a tap, and it was a bridge. When it was over there was a great deal of kitchen in every direction. ${a} was standing in it next to a crumb, and the crumb was the taller.`,
          `First the lamp got heavy, and then it was a house. The cracks between the tiles became ditches. ${a} saw ${G.names} slipper turn into a hill, and the stitches in it into fence posts. It didn't hurt. It was merely a long way down. At the end of it something like a boulder lay beside ${a}, and smelled of ginger.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'surprised')], things: ['biscuit'] },
      },
      {
        text: [
          `"${refrain}" shouted ${a}. It was the whole of a voice, and it got about as far as the table leg. "${a}?" said ${g}, somewhere in the clouds. "Where have you got to? You needn't hide." Then the slippers moved. One of them went up, and stayed there, and the shadow of it was as cold as a church. ${a} ran as nobody has ever run on a kitchen floor.`,
          `Up on top ${g} turned round. "Have you gone?" said ${g}. "Well, I don't blame you." "${refrain}" yelled ${a}, jumping. It came out as the noise that a cup makes when you rub it. ${Gcap} took a step. It was only one step, for a person making tea. From underneath it was like being under the moon, if the moon came down.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'run', 'scared')], things: ['shoe'] },
      },
      {
        text: [
          `There was fringe, and ${a} went into it, and somebody said, "Feet!" It was ${N.introduced}, who had very nearly been sat on. "They do that," said ${n}, of the slippers. "Never look where they are. You'll be wanting dinner." ${n} had a crumb, and carried it as you carry a piano. They ate the half of it. ${a} told the whole story, with the key in it, and could not go on for a while.`,
          `The edge of the rug was like a wood. ${a} fell in among the trunks, and lay there. "That's my larder you are lying on," said a voice. It was ${N.introduced}. "Is it you who has been squeaking?" "I've been shouting," said ${a}. "I don't doubt it," said ${n}, and broke a crumb in two. "Eat. Then tell me. You squeak better, after."`,
        ],
        scene: { camera: 'medium', actors: [seen(N, 'stand', 'calm'), seen(A, 'sit', 'sad')], things: ['biscuit'] },
      },
      {
        text: [
          `"So you're no use," said ${n}. "None," said ${a}. "I was too clumsy when I was big, and now I'm too little." ${n} considered it, chewing. "Too little for what?" said ${n}. "I only ask because I've been this size all my life. I've found that you are always just the right size for something. The trouble is to be near it." And ${n} waved a foot at the dark behind them. It was wide and high, and it had a wooden sky.`,
          `"You want to be tall again," said ${n}. "What did you do, when you were?" "I dropped things," said ${a}. They sat and looked out between the threads at the tiles. A spoon came down, miles off, and swept about, and went up again. "They're after something under my roof," said ${n}. "They've been poking since noon. I can't think why nobody just walks in." ${a} turned, very slowly, and looked at where they were.`,
        ],
        scene: { camera: 'close', actors: [seen(N, 'sit', 'curious'), seen(A, 'sit', 'surprised')] },
      },
      {
        text: [
          `It was the cupboard. They were under it. You did not even have to stoop. ${a} walked in as you walk into a station. ${n} went in front, and knew where the puddles were. There was fluff there, in drifts. There was a marble, with a whole blue storm inside it. And right at the back, where no arm had ever been, lay a bridge of iron. It was the key.`,
          `There wasn't any gap. There was a gate, as high as a barn's, and they went through it side by side. It was another country in there. They passed a lost pea, as wrinkled as an uncle. They passed somebody's tooth. "What is it that you're after?" said ${n}. "That," said ${a}. It lay across the end of the world, and shone a little. ${n} had been using it as a fence.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(N, 'walk', 'calm')], things: ['key'] },
      },
      {
        text: [
          `It would not lift. It would not roll, because of the teeth. They tried it by the ring, and they tried it by the end. "I could fetch the others," said ${n}. "How many are there?" said ${a}. There were four hundred and six. It was their nap. They came all the same, in a line, rather cross, and got underneath. And the iron bridge got up on all those legs and began to walk.`,
          `"There are only two of us," said ${a}, when they had pushed till they were dizzy. ${n} counted up, and had more than that, but it wasn't enough. There were the neighbours, of course. ${n} had not spoken to them since the affair of the sugar. "I'd have to say sorry," said ${n}. ${a}, who had said it nine times that day, knew what it weighed. "I'll say it with you," said ${a}. They were forty, in the end, and it went like a sledge.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(N, 'stand', 'determined')],
          things: ['key'],
        },
      },
      {
        text: [
          `${Gcap} had given it up, and was sitting at the table with cold tea. There was a scraping. From under the cupboard came the end of a key, and then some more of it. It came out in jerks, like a train in the snow. Before it marched something no bigger than ${tinyOf(going)}. ${Gcap} got down off the chair, and on to the floor, and put an ear to the tiles. "${refrain}" said a voice as small as a pin.`,
          `"I only wish," said ${g}, to the teapot, "that I hadn't said it like that." Then something touched the slipper. It was a key, and it had come by itself. Round it the floor was black with small people going home. One of them stayed. ${Gcap} fetched the good glasses, and lay down flat. "${refrain}" it said. It was the faintest thing in the world, and it was the best that ${g} had heard all day.`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'kneel', 'surprised'), seen(A, 'wave', 'proud')], things: ['key'] },
      },
      {
        text: [
          `"I'm sorry that I dropped it," said ${a}, from the palm of a hand. You had to hold your breath to hear it. "I know," said ${g}. "I've known since the first one. You can stop now." That night ${a} slept in a matchbox, on the bedside table, with the lid off. People grow at night, as everybody knows. At about four o'clock it was too tight, and at five it was matchwood.`,
          `They sat up late, face to face, one of them on the sugar bowl. "You could have told me where you were," said ${g}. "I did," said ${a}. "I told you and told you." ${Gcap} thought about slippers. "I'll look down more," said ${g}. They put ${a} to bed in a thimble. In the morning there was ${a} at full length on the quilt, with a thimble on one toe.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
        },
      },
      {
        text: [
          `The key hangs on a nail now, and nobody swings it. They have a rule in that house about slippers: you slide your feet. On Saturdays there is a biscuit by the cupboard, a whole one, ginger. It's gone by evening. And if ${a} lies down with one ear on the tiles, there is somebody there, as there always was. It has a great deal to say.`,
          `${a} is clumsy still, from time to time. But a thing that has rolled under something isn't lost any more. You only have to lie down flat, and say please, and wait. There's a scraping. "${refrain}" says ${a}, to show them the way. Last week they got back a marble, two buttons, and something that they had not even dropped.`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy')],
          things: ['biscuit'],
        },
      },
    ],
  };
}
