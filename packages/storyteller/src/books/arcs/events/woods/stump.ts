import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'That stump again!',
  'The same old stump!',
  'Oh, that stump again!',
  'Look, the stump again!',
  'Back at the stump!',
  'That very same stump!',
  'Not that stump again!',
  'Hello again, stump!',
  'The stump once more!',
  'Here is that stump!',
  'It is that stump!',
] as const;
const TITLES = ['that stump again', 'round and round the woods', 'the same old stump', 'lost, and a song'];

/** Lost ones walk in a ring and come to the same stump each time. So they stay there, and sing, and are found. */
export const STUMP: EventPlot = { id: 'stump', when: /\b(?:woods?|forests?|trees)\b/i, young, middle, old };

function young(going: Going): Told {
  const { chance, G, A, B, comesToo, Gcap, g, a, b, K, k } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} went to the woods. ${B.introduced} came, too.${comesToo} ${Gcap} sang, "Tra la lee!"`,
          `Off to the woods with ${g}! ${A.introduced} ran. ${B.introduced} ran.${comesToo} ${Gcap} sang, "Tra la lee!"`,
        ],
        scene: {
          setting: 'forest',
          camera: 'medium',
          actors: [seen(G, 'walk', 'happy'), seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
        },
      },
      {
        text: [
          `A red leaf flew by. ${a} ran after it. ${b} ran, too. Run, run!`,
          `Look, a red leaf! They ran after it. This way, that way!`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')], things: ['leaf'] },
      },
      {
        text: [
          `Then it was quiet. Where was ${g}? All they saw was trees.`,
          `Where was the path? They were lost in the woods.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'look-up', 'worried'), seen(B, 'stand', 'worried')] },
      },
      {
        text: [
          `They walked this way. Tree, tree, tree. A stump! They walked on.`,
          `"This way," said ${a}. They came to a stump. On they went.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(B, 'walk', 'worried')], things: ['log'] },
      },
      {
        text: [
          `They did not stop. Tree, tree, tree. "${refrain}" said ${b}.`,
          `On and on they went. And what was that? "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['log'],
        },
      },
      {
        text: [
          `"Then that way," said ${a}. They walked and walked. "${refrain}"`,
          `So they went the other way. Tree, tree, tree. "${refrain}" said ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(B, 'walk', 'worried')],
          things: ['log'],
        },
      },
      {
        text: [
          `${k} sat down on it. "We go round and round. Let us stop."`,
          `"We walk in a ring," said ${k}. "Now we will stay here."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'surprised')], things: ['log'] },
      },
      {
        text: [
          `They sat on the stump. They sang, "Tra la lee! Tra la lee!"`,
          `"Sing!" said ${k}. So they sang it loud. "Tra la lee!"`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'shout', 'happy'), things: ['log'] },
      },
      {
        text: [
          `"Tra la lee!" sang somebody, far away. Here came ${g}! What a hug!`,
          `They sat still, and they sang. And ${g} heard it! "There you are!"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(G, 'run', 'happy'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['log'],
        },
      },
      {
        text: [
          `${k} is in bed with the leaf. ${Gcap} sings, "Tra la lee." Good night.`,
          `Good night, ${k}. Good night, red leaf. Good night, good old stump. Tra la lee.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['leaf'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, G, A, B, Gcap, g, comesToo, b, a, K, k } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${Gcap} could not sing, and did it all day long. "Tra la lee," went ${g}, through the woods, with the basket. ${A.introduced} came behind, with ${B.introduced}.${comesToo} "It frightens off the rain," said ${g}.`,
          `There was one song that ${g} knew, and it had one line. "Tra la lee!" It was quite out of tune. Behind it, through the woods, came ${A.introduced}. ${B.introduced} kicked the leaves.${comesToo}`,
        ],
        scene: {
          setting: 'forest',
          camera: 'medium',
          actors: [seen(G, 'walk', 'happy'), seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
        },
      },
      {
        text: [
          `Down came a leaf, as red as a letter box. It did not land. It blew along and over a log. "Catch it!" said ${b}. They ran left, and right, and round a tree.`,
          `"That's the reddest leaf in the world," said ${b}. It rolled along the path on its edge. Then it rolled off the path. It was a very fast leaf. It took both of them to catch it.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')], things: ['leaf'] },
      },
      {
        text: [
          `When ${a} had it, it was quiet. There was no song. There was no path. On every side there was a tree, and behind each tree another. "We're lost," said ${b}.`,
          `"Got it," said ${a}, and turned round to show ${g}. Nobody was there. The trees all stood and looked the other way. "Which one did we come by?" said ${b}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'look-up', 'worried'), seen(B, 'stand', 'worried')] },
      },
      {
        text: [
          `"It's that way," said ${a}. They walked past trees with holes, and trees with moss. They came to a big old stump. It had a mushroom on it, like a hat. They went on, quite fast.`,
          `They chose the way with the most light in it. There was a brook, and a stump as wide as a table. "I'd know that again," said ${b}. They hurried on.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'worried')],
          things: ['log'],
        },
      },
      {
        text: [
          `They walked until their legs were tired. It must be nearly home. They came round a holly bush, and there it was, with its hat on. "${refrain}" said ${b}.`,
          `It went on for a long time, and it got no thinner. At last they saw something that they knew. "Hooray," said ${a}. Then it was not hooray. "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['log'],
        },
      },
      {
        text: [
          `"We went wrong at the holly," said ${a}. This time they turned left at it. They kept straight on. Nobody could have gone straighter. They climbed over a bank. "${refrain}" said ${a}.`,
          `So they went the opposite way, with their backs to it. They counted three hundred steps. ${a} shut both eyes at the last ten, and hoped. "${refrain}" said ${b}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(B, 'walk', 'worried')],
          things: ['log'],
        },
      },
      {
        text: [
          `"You can't walk straight in a wood," said ${b}. "You always go round something, and then you've gone round." ${a} wanted to run, anywhere, as long as it was fast. But they had run already.`,
          `"It's following us," said ${b}. ${A.names} chin had begun to shake. If they went fast enough, perhaps it would be different. They were both ready to run.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['log'] },
      },
      {
        text: [
          `${k} sat down, then and there. "${Gcap} is looking for us," said ${k}. "And we keep moving away! Everybody comes to this stump. So ${g} will come here, too!"`,
          `"Wait," said ${k}. "Why do we hunt for ${g}? It's ${g} who is hunting for us. And how can you find someone who won't stand still?" ${k} climbed on the stump and stayed.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'calm'), seen(B, 'stand', 'surprised')], things: ['log'] },
      },
      {
        text: [
          `It is very hard to stay put. To make it easier, they sang. They only knew one song by heart. "Tra la lee!" they sang, just as flat as it ought to be. A pigeon left.`,
          `They had to be easy to find. "Let's make a noise," said ${k}. "One that ${g} knows!" So they sang. They sang it out of tune, with all their breath. "Tra la lee!"`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'shout', 'happy'), things: ['log'] },
      },
      {
        text: [
          `They did it eleven times. Then they stopped to breathe, and it went on. "Tra la lee!" sang somebody, behind the holly. It was dreadful. It was the best song there ever was.`,
          `And the wood sang back. "Tra la lee!" It was a long way off, and then less. Out came ${g}, with leaves all over, and hugged everybody twice. "I'd know that tune anywhere," said ${g}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'run', 'happy'), seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')],
        },
      },
      {
        text: [
          `That night the red leaf was over ${K.names} bed. ${Gcap} sat on the edge, and sang, low and flat and wrong. ${k} was nearly asleep. "${refrain}" said ${k}, in a dream, and smiled.`,
          `They keep a bit of that stump on the shelf, with the mushroom on. ${k} lay in bed, and listened to the stairs. Somebody was coming up them. "Tra la lee." And ${k} slept.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'sit', 'happy')],
          things: ['leaf'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, G, A, B, g, Gcap, comesToo, a, b, K, k } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `You could always tell where ${g} was, by the noise. It was called "Tra la lee", and it had one line. ${Gcap} sang it in the bath and in the bank. "Must you?" said ${A.introduced}, who had ears. "It's so that nobody loses me," said ${g}. They were in the woods for mushrooms that day. ${B.introduced} had the map, and liked to be asked.${comesToo} The song went ahead between the trees, and never once hit the note.`,
          `"If that's a tune," said ${A.introduced}, "then I'm a teapot." ${Gcap} went on singing. There was only the one line of it, "Tra la lee", and it went up where it should go down. It was Sunday in the woods. They had the basket, and ${B.introduced} had the compass.${comesToo} They dropped back a bit, to where it was quieter. That is how it began.`,
        ],
        scene: {
          setting: 'forest',
          camera: 'medium',
          actors: [seen(G, 'walk', 'happy'), seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
        },
      },
      {
        text: [
          `It was all on account of a leaf. It was red right through, like glass, and it would not come down. ${a} wanted it. "That's off the path," said ${b}. "Only a bit," said ${a}, and was over the ditch. ${b} looked after the song, and looked after ${a}, and went over the ditch with the map flapping. You must not split up. It says so on the back.`,
          `A leaf came by, as red as a stop light, and ${a} did not stop. "We ought to tell ${g}," called ${b}. "We'll be back before the end of the line!" It led them through a hedge and down a bank and twice round a beech. ${a} caught it with a jump. It was perfect. It hadn't a hole in it. ${b} stood there, with one hand up. "Listen," said ${b}. "What to?" said ${a}. "That's what I mean," said ${b}.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'worried')], things: ['leaf'] },
      },
      {
        text: [
          `They could not hear it. You don't notice a noise like that until it leaves off. There were trees, and then more trees, like a word that you have said too often. ${b} unfolded the map. It showed the wood very well. It was green, and there was no cross on it to say YOU ARE HERE. "So where are we?" asked ${a}. "In the green," said ${b}.`,
          `"Give me the compass," said ${a}. The needle swung, and made up its mind. "That's north." "And where did we come from?" There was a silence. North is not much use if you don't know what you are north of. It was three o'clock. Down there, among the trunks, it seemed to be later already. "We're lost, aren't we?" said ${b}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'look-up', 'worried'), seen(B, 'stand', 'worried')],
          things: ['map'],
        },
      },
      {
        text: [
          `"We're not lost," said ${a}. "We are only not there yet." ${a} took the lead, since somebody had to. They went by the brightest gap and the next brightest. They passed a stump as wide as a cartwheel, with a white mushroom sitting on it. "Remember that," said ${b}. "We shan't need to," said ${a}.`,
          `${a} said left. ${b} said that when you are lost you should stop, and think. "I can think while I walk," said ${a}. So it was left, past a fallen oak, and over a brook which might have been the brook. There was a stump in a clearing, as flat as a table. Somebody seemed to have laid it for one, with a mushroom for a plate. "Don't dawdle," said ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'worried')],
          things: ['log'],
        },
      },
      {
        text: [
          `They walked for half an hour, and did it well, in a straight line. There was a light patch ahead of them, and ${a} began to run. ${a} was so pleased that it took a moment to see what was in it. It had a mushroom on. "${refrain}" said ${b}. "It's another," said ${a}. "With the same mushroom?" said ${b}.`,
          `The clearing, when they came out in it, was not the edge of the wood. It had a stump in it. "There must be two," said ${a}. ${b} walked once round and bent down. On the bark lay three crumbs of ${B.names} own biscuit. "${refrain}" said ${b}. They ate the crumbs, so as not to look at each other.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['log'],
        },
      },
      {
        text: [
          `"Again," said ${a}, "and faster." This time they went exactly the other way, with the stump at their backs like a starting post. They counted. It was six hundred and eleven steps, a swamp, and a hill. On the top of the hill they held on to each other and looked over. "${refrain}" said ${a}. And then, as one of them had to say it, "You've got the map." "You've got the leaf," said ${b}.`,
          `They set off with the sun on one cheek. But in a wood the sun will not stay there; it hops from tree to tree. Every trunk has to be gone round, and every time you come out a bit more to the left. They did not know it. They came up to it from behind, that was all. "${refrain}" cried ${b}. "If you'd stopped when I said stop!" "If you had said it louder!" said ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'point', 'angry'), seen(B, 'stand', 'angry')], things: ['log'] },
      },
      {
        text: [
          `Nobody spoke. It was getting to be the colour of cold tea. ${a} took out the leaf. It had dried and curled, and it was only brown. "I wanted to show ${g}," said ${a}. "I know." "I never wanted to lose it. The tune. I just wanted it not so near." ${b} moved over. "It's the worst tune there is," said ${b}. They would each have given anything.`,
          `${a} sat down, looking away. The leaf was not so red as all that. "You were right about the stopping," said ${a} in the end. "You were right about the leaf," said ${b}. "I only came because I wanted it too." A bird said one thing, and then thought better of it. "I told ${g} it wasn't a tune," said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['leaf'] },
      },
      {
        text: [
          `There is a feeling that makes you run, and it comes in at the knees. They all had it. ${k} stood on the stump and did not move. "We've come here three times," said ${k}, "and we weren't even trying to. It's where you come to, in this wood. Then ${g} will come to it as well, looking for us. But only if we're on it."`,
          `They had the feeling that makes you run. It was in their knees. Once more, said the knees, and faster! "No," said ${k}. "There's one of ${g}, and ${g} is going round this wood, just like us. If we go round too, we can go round all night, and never meet. Somebody has got to keep still." It was the opposite of what their knees said. ${k} sat down hard upon the stump, so as to make them.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(A, 'sit', 'worried')],
          things: ['log'],
        },
      },
      {
        text: [
          `They stayed. It took more doing than all that walking. To hear it get dark, and stay! "We ought to shout," said ${b}. A shout is only a noise, and there are owls. ${a} took a breath. "Tra la lee," sang ${a}, rather small. They stared. "Tra la lee!" It went up just where it should go down. ${a} had known it perfectly, all the time. They sang till their throats hurt.`,
          `Each time that the knees wanted to go, they held on to the bark. "It'll never hear us," said ${a}. "${Gcap} is such a lot of wood away." "Then we want something that carries," said ${b}. And they looked at ${a}, who had once called it a drill. ${a} shut both eyes and began. It was flat. It was so truly, wholly flat that nobody else in the world could have been meant by it. "Tra la lee!"`,
        ],
        scene: { camera: 'wide', time: 'sunset', actors: everybody(going, 'shout', 'determined'), things: ['log'] },
      },
      {
        text: [
          `"Tra la lee," said the wood. It was so thin that it might have been a gate. They held their breath. There it came again, off the note, by just the same amount. ${a} was down from the stump and then, with an effort, was back on it. "Here!" they yelled. ${Gcap} came through the holly like a cow. There was a hug with four people in it, and a basket. "I have been past this stump three times," said ${g}.`,
          `They stopped to breathe, and it did not stop. It was over by the brook. It was on the bank. It was the ugliest sound that ever came through trees, and ${a} burst into tears. "Where did you get that tune?" said ${g}, with both arms full. "You've got it all wrong. That's just how it goes." ${Gcap} had twigs everywhere. "I kept coming back here," said ${g}. "I was just going to sit down."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'run', 'happy'), seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy'), seen(K, 'hug', 'happy')],
        },
      },
      {
        text: [
          `${Gcap} sang that night in the passage, outside the door, and did not know that anyone was listening. It went up, and it ought to have gone down. ${a} lay and held on to it by one end, nearly asleep. On the window sill there was a leaf, curled up and brown. You would not think it was much to look at. It shows you where to stop.`,
          `The map hangs over the bed now, all green, with one small cross on it in red. YOU ARE HERE, it says. ${b} had put that in. From the bathroom came the noise of water, and that other noise. "Must you?" called ${a}, from bed. It stopped at once. "No, don't!" said ${a}. "I mean, do. I was only making sure where you were."`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
      },
    ],
  };
}
