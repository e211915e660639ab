import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Stop, thief!',
  'Come back, thief!',
  'Hey, stop, thief!',
  'Stop that thief!',
  'Thief! Stop, thief!',
  'Catch that thief!',
  'After that thief!',
  'Thief, come back!',
  'Oh, you thief!',
  'Thief, thief, thief!',
  'Wait, thief, wait!',
] as const;
const TITLES = ['stop, thief', 'who has the glasses', 'the thief in the tree', 'a clear case'];

/** The glasses are taken again and again by somebody who cannot see well. */
export const GLASSES: EventPlot = {
  id: 'glasses',
  when: /\b(?:glasses|spectacles|specs)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, K, G, Gcap, g, k, A, company } = going;
  const M = A === K ? company.meet('monkey') : A;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} came to the garden. ${M.name} reached for a banana, and missed. ${K.introduced} saw it.`,
          `In the garden was ${M.introduced}. ${M.name} bit a stick. It was not a banana! ${K.introduced} laughed.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'reach', 'surprised'), seen(K, 'stand', 'curious')],
          things: ['banana'],
        },
      },
      {
        text: [
          `${Gcap} was asleep. Snatch! ${M.name} took the glasses! "${refrain}"`,
          `Snore, went ${g}, asleep. Snap! ${M.name} had the glasses! "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'sleep', 'sleepy'), seen(M, 'run', 'excited')],
          things: ['glasses'],
        },
      },
      {
        text: [
          `Up the tree went ${M.name}. ${Gcap} could not see a thing. "Where is my tea?"`,
          `${M.name} sat up in the tree. ${Gcap} walked into a bush. Ouch!`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'look-up', 'happy'), seen(G, 'stand', 'worried')], things: ['tree'] },
      },
      {
        text: [
          `"Come down!" said ${g}. ${M.name} waved. "${refrain}"`,
          `${Gcap} called and called. ${M.name} did not come. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(G, 'shout', 'angry'), seen(M, 'wave', 'happy')] },
      },
      {
        text: [
          `${k} put a banana on the grass. ${M.name} came down. Snatch! Gone. "${refrain}"`,
          `${k} held out a banana. ${M.name} took it, quick! And up again. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'banana'), seen(M, 'sit', 'happy')] },
      },
      {
        text: [
          `${k} looked. With glasses on, ${M.name} did not miss.`,
          `${k} saw it all. The glasses were on. ${M.name} did not miss it!`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(M, 'sit', 'happy')] },
      },
      {
        text: [
          `"${M.name} can not see well!" said ${k}. "That is why!"`,
          `"Oh!" said ${k}. "It is not to be bad. It is to see!"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'stand', 'surprised')] },
      },
      {
        text: [
          `There was an old pair. ${k} held them up. "These are for you."`,
          `"I have two," said ${g}. ${k} took the old pair to the tree.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'happy', 'glasses'), seen(G, 'stand', 'happy')] },
      },
      {
        text: [
          `Down came ${M.name}. Old glasses on! New glasses back! "Thank you," said ${g}.`,
          `${M.name} came down and put them on. ${Gcap} had the others. Now all could see!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'surprised'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
        },
      },
      {
        text: [
          `Now they both read a book. ${M.name} turns the page. "${refrain}" No, that is a friend.`,
          `${Gcap} reads a book. So does ${M.name}. Good night, you two. Glasses off!`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(M, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['book'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, g, G, Gcap, k, A, company } = going;
  const M = A === K ? company.meet('monkey') : A;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} lived near the garden, and was not good at things. ${M.name} jumped for the branch, and missed. ${M.name} peeled a stick and bit it. "That isn't a banana," said ${K.introduced}.`,
          `You could laugh at ${M.introduced}, and people did. ${M.name} shook hands with the tap. ${M.name} said good morning to a bucket. "What a clown," said ${g}. ${K.introduced} laughed as well.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'reach', 'surprised'), seen(K, 'stand', 'curious')],
          things: ['banana'],
        },
      },
      {
        text: [
          `After lunch ${g} always slept in the chair, with the glasses on. Down came a long thin arm. When ${g} woke, the world had gone all soft. "Who's there?" said ${g}. "${refrain}"`,
          `${Gcap} put down the paper and slept. There was a rustle. There was a quick small hand. "My glasses!" said ${g}, and felt all over the table. "${refrain}" ${M.name} was off over the wall.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'sleep', 'sleepy'), seen(M, 'run', 'excited')],
          things: ['glasses'],
        },
      },
      {
        text: [
          `${M.name} was in the pear tree, right at the top. On ${M.names} nose sat the glasses. ${Gcap} shouted at the wrong tree. Then ${g} sat down on the cat.`,
          `From the top of the tree came a flash. ${M.name} had them on, and sat there, and looked about like a king. "Good morning," said ${g}, to a bucket.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'look-up', 'happy'), seen(G, 'stand', 'worried')], things: ['tree'] },
      },
      {
        text: [
          `They tried a ladder. At each step ${g} took, ${M.name} went up one as well. The ladder came to an end before the tree did. "${refrain}"`,
          `They tried to shake it. Pears came down, and a nest, and ${G.names} own hat from last year. ${M.name} held on with one hand. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'shout', 'angry'), seen(M, 'wave', 'happy'), seen(K, 'stand', 'worried')],
        },
      },
      {
        text: [
          `Next ${k} put a banana on the end of a string. You pull it slowly, and the thief comes after. But ${M.name} took it so neatly that there was only string. "${refrain}"`,
          `"Bait," said ${k}. They laid a trail of nuts, up to a box with a lid. ${M.name} picked up every nut, and never once went into the box. "${refrain}" said ${g}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hold', 'worried', 'banana'), seen(M, 'sit', 'happy')] },
      },
      {
        text: [
          `${k} stood there with the string. It had been so neatly done. ${M.name} used to miss a banana by a foot! ${k} looked up. ${M.name} was holding a leaf, and turning it over and over.`,
          `Not one nut was left in the grass. ${k} could not have found them all. Since when was ${M.name} so clever? ${M.name} sat up there, and counted the pears, one by one.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(M, 'sit', 'happy')] },
      },
      {
        text: [
          `"It isn't for mischief," said ${k}. "${M.name} never could see! That's why the tap, and the bucket, and the stick. Everything was a blur. And now it has got edges!"`,
          `"Oh," said ${k}. "We laughed! But it was never silly. It's what you did, just now, to the bucket. ${M.name} can't see either! ${M.name} needs them as much as you do."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'stand', 'surprised')] },
      },
      {
        text: [
          `${Gcap} thought about that, looking at the wrong side of ${k}. "I know how it is," said ${g}. "I've been in it since lunch. There's an old pair in the drawer."`,
          `${Gcap} did not say anything about a thief after that. "A whole life like this?" said ${g}. "I couldn't find the tea." And ${g} felt along the wall to the drawer. The old ones were there.`,
        ],
        scene: { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `${k} climbed on to the bench, and held the old pair up. They had a bit of tape on one side. ${M.name} came down a branch, and one more. ${M.name} took off the good ones, and tried.`,
          `The old ones had been mended with string. ${k} put them on the wall, and stood well back. ${M.name} came, and looked through them, near and far. They would do.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'shy', 'glasses'), seen(M, 'stand', 'curious')] },
      },
      {
        text: [
          `Very politely ${M.name} gave back the others, and wiped them first. "So that's what you look like," said ${g}. They shook hands. They both got it right, the first time.`,
          `Two pairs, two noses. ${Gcap} saw ${M.name}, and ${M.name} saw ${g}. "How do you do?" said ${g}. Nobody said it to a bucket.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(G, 'stand', 'happy'), seen(K, 'cheer', 'happy')],
        },
      },
      {
        text: [
          `They sleep in the same chair now, after lunch, both with their glasses on. If somebody goes off with the newspaper, ${k} only says it in a whisper. "${refrain}"`,
          `In the evenings ${g} reads aloud, and ${M.name} looks on. ${M.name} likes to turn over. Now and then it's before the end. "${refrain}" says ${g}, and turns it back.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(M, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['book'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, g, G, Gcap, A, company } = going;
  const M = A === K ? company.meet('monkey') : A;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} was the joke of the street. ${M.name} could miss a branch that was as wide as a bus. ${M.name} had once picked up a yellow crayon, peeled it with care, and eaten it. It came over the wall in the mornings, and people brought out their coffee to watch. ${K.introduced} had a list. "It said hello to the pump again," ${k} told ${g}. "And then it waited."`,
          `If you wanted to laugh, there was always ${M.introduced}. "Watch, now," ${g} would say. "It's going to jump." ${M.name} jumped, and there was a splash. It had jumped for the moon, in the water butt. Everybody clapped. ${M.name} stood in the wet, with a sort of squint, and clapped as well. ${K.introduced} laughed. ${k} thought of that squint afterwards.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'reach', 'surprised'), seen(K, 'stand', 'curious')],
          things: ['banana'],
        },
      },
      {
        text: [
          `${Gcap} had two pairs of glasses, one for wearing and one in a drawer. ${Gcap} wore the wearing ones to read, and to sleep, so as to see the dreams. It was a Tuesday. There was a creak in the pear tree, and an arm came down, longer than you'd think. When ${g} woke, there was no newspaper. There was no tea. There was only a light place and a dark place, and something with a tail on top of the wall. "${refrain}"`,
          `It was hot, and ${g} slept with a hat over one eye. The glasses were folded on the paper. ${k} was there. ${k} saw a hand come between the slats, and feel about, over the cup and over the spoon, and stop. It put them on. They were the wrong way up. Then it gave such a start that the table went over, and ${g} sat up and roared. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'sleep', 'sleepy'), seen(M, 'run', 'excited')],
          things: ['glasses'],
        },
      },
      {
        text: [
          `By three o'clock ${g} had had words with a coat and put salt on the cat. "I'm as blind as a potato," said ${g}. "I can't find my own feet." And at the top of the tree there were two bright rounds, like a pair of small windows. They turned this way and that way. ${M.name} had never been so still. You would have thought that it was at the pictures.`,
          `"What's that?" said ${g}, of the wheelbarrow. "Who is it?" ${Gcap} shook hands with it. Somebody over the fence laughed. ${Gcap} did not know where to look. You can't know, if everything is soup. ${k} felt hot, and went and stood between ${g} and the fence. Up in the pear tree sat ${M.name}. It was staring at a pear as if it was the first there had ever been.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'look-up', 'happy'), seen(G, 'stand', 'worried')], things: ['tree'] },
      },
      {
        text: [
          `They did what people do. They brought the long ladder. ${M.name} watched ${g} come up it, with great interest, and then moved up by one. They shook the trunk. They got a hard rain of pears and a boot. "It does it out of spite," said the neighbour. "It's only a thief. I'd fetch the hose." "${refrain}" they shouted. ${M.name} bent forward, to see who was meant.`,
          `The neighbours came in to help. They were good at it. One had a hose, and one had a horn, and the third one had been in the army. "${refrain}" they cried, and made a ring. ${M.name} drew up both feet from the water. It did not look wicked. It had the look of somebody who is trying to read, while people keep on opening the door.`,
        ],
        scene: { camera: 'medium', actors: [seen(G, 'shout', 'angry'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `${k} thought of a better way. A banana, on a thread: ${M.name} would miss it, and come after, and they'd shut the gate. It was a good plan. ${k} had seen it miss a hundred times. There was a brown flash. The thread hung down with nothing on it. It had been taken off by its very tip, the way that you'd take a hair from a coat.`,
          `It was ${k} who knew how to catch it. You had only to let it make a fool of itself. ${k} laid out nine nuts upon the lawn, and among them nine brown stones. While it was biting on a stone, they would have it. ${M.name} came down by the tail. It went along the row: a nut, a nut, a nut. It did not touch one of the stones. ${k} stood behind the shed with the net, and a strange feeling.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hold', 'worried', 'banana'), seen(M, 'sit', 'happy')] },
      },
      {
        text: [
          `It had not missed. ${k} sat down with the thread. It had never in its life not missed. You can take out all that you know about somebody, and turn it over, to see the back. The pump. The crayon. The moon in the water butt. ${Gcap} and the wheelbarrow. ${k} had a list of it all. It was two pages long, and had a drawing of the bucket.`,
          `Stone, nut, stone. They were the same size and they were the same colour. You would have to have good eyes. ${k} looked over to where ${g} was, feeling for the arm of the chair. ${Gcap} missed it. Somebody laughed. And ${k} felt cold, all down one side, on that hot day. It was the very same laugh. It was what they did every morning, over their coffee.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(M, 'sit', 'calm')] },
      },
      {
        text: [
          `It would have been easy not to say it. They had nearly got the hose to reach. "It isn't spite," said ${k}. It came out too small, and had to be said again. "It can't see. It never could. All those things that it did were only because it can't see, and we sat and laughed. I wrote them all down, in a list." There wasn't much noise for a bit. "How would it know?" said ${g}. "How would it know that it's not like that for everyone?"`,
          `"Turn that off," said ${k}, to the one with the hose. Nobody had heard ${k} speak like that. "You've all been laughing at ${g} since lunch. Yes, you have. It isn't funny. It's just somebody who can't see. And that's all that it ever was!" They looked up into the tree, and one or two of them looked down at their shoes. "I laughed the most," said ${k}. ${Gcap} put out a hand, and found ${k} with it, at the second try.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(G, 'sit', 'calm')] },
      },
      {
        text: [
          `There was the pair in the drawer. They were for best. ${Gcap} had been keeping them for a wedding, and they were gold. "I could manage with those," said ${g}, "and let it keep the others." Then ${g} turned them over. "No. It's the strong ones that it's got. It likes those. I might try the strong ones on it, and they might be mine, and its might be these." ${Gcap} was thinking aloud. "We'd have to ask it," said ${g}. "That's all. Nobody has ever asked it."`,
          `"I've a second pair," said ${g}. "I've had them since I was young, and my eyes were better. They're real horn." It was a lot to give away. ${k} knew where they'd come from. "You could get your own back, if they go on with the hose," said ${k}. "I could," said ${g}. ${Gcap} was on the way to the drawer, with one hand on the wall. "Would you sooner be wet, or be able to see?"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'stand', 'determined'), seen(K, 'stand', 'worried')],
          things: ['glasses'],
        },
      },
      {
        text: [
          `They sent the rest of them home. ${k} went to the foot of the tree, with no net, and held them up high. It was quiet. A pear fell. ${M.name} came down by one branch, and then by another, and did not miss either. It was so near that ${k} could see a very small ${k} in each of the two windows. "I'm sorry about the list," said ${k}. It took off the one pair, and tried the other.`,
          `${k} stood on the water butt, and waited. That's the thing about a hose, you can't do both. When it was getting dark, there was a foot on the lowest branch. ${M.name} looked at the old pair, front and back, and breathed on them, and rubbed them on its stomach. It had seen ${g} do it. It put them on, and looked up. The moon was there, where it ought to be. ${M.name} looked at it for a good long time.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'shy', 'glasses'), seen(M, 'stand', 'curious')] },
      },
      {
        text: [
          `Nobody had to say it. ${M.name} came across the grass, with ${G.names} own glasses held out in front. They were rather jammy. ${Gcap} hooked them on. "Well, well," said ${g}. "So that is who you are." It had a worried sort of face, and it was looking at ${g} in just the same way. They shook hands. You could not have got a hair in between, it was so exact.`,
          `It gave back the others. It did it properly, folded, and it put them into ${G.names} hand and shut the hand. ${Gcap} saw the garden come up out of the mist, leaf by leaf, with all its edges on. "I never knew how good that was," said ${g}, "until it went." And ${M.name} sat down beside ${g} and looked at all of it too.`,
        ],
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [seen(M, 'stand', 'happy'), seen(G, 'stand', 'happy'), seen(K, 'cheer', 'happy')],
        },
      },
      {
        text: [
          `People still come out in the morning with their coffee. There is not a lot to see. It comes over the wall, and hangs up its tail, and takes the paper from ${g}. ${k} has torn up the list. At night they sit beneath the pear tree, all in a row, and look at the stars. It can't get enough of them. Now and then one falls, a long way down behind the shed. "${refrain}" says ${g}, quite softly. But it's gone.`,
          `There is a reading lamp on the arm of the garden chair. ${Gcap} reads, and ${M.name} looks on, and turns the page. It's a detective story. They both know who it was. "${refrain}" shouts ${g}, at the right place, and every night ${M.name} looks round to see who they mean. ${k} was half asleep. There was nobody there but friends.`,
        ],
        scene: {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(K, 'sit', 'sleepy')],
          things: ['book'],
        },
      },
    ],
  };
}
