import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-underneath-old.ts';
import { partsOf } from './parts.ts';

/** A boat is afraid of the frightened boat that it sees in the water, and goes in to comfort it. */
export const ONE_UNDERNEATH: EventPlot = { id: 'one-underneath', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, k, Gcap, third } = going;
  const { refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} came, too.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
        `${A.introduced} stood on the sand. All day long! ${a} did not go in.`,
        `This is ${A.introduced}. ${a} was dry all over. In the water? Oh no!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'curious'), seen(A, 'stand', 'worried')] },
        `"It is only water," said ${B.introduced}.${also} "No," said ${a}. "${r}"`,
        `Along came ${B.introduced}.${also} "Are you afraid of water?" "Yes," said ${a}. "${r}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'look-up', 'curious'), seen(A, 'stand', 'worried')] },
        `${b} looked in. "Who is it?" "A boat," said ${a}. "It fell in!"`,
        `"Who is in it?" said ${b}. "A boat," said ${a}. "It fell in!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'happy'), seen(A, 'stand', 'worried')] },
        `${Gcap} got wet feet. "Look, it's nice!" "${r}" said ${a}.`,
        `Splash! ${Gcap} was in up to the knees. "Come on!" "No!" said ${a}. "${r}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'curious')] },
        `"What is it like?" said ${b}. ${a} took one look. "It is like me. It's afraid!"`,
        `"Look once more," said ${b}. So ${a} did. The boat in there looked so afraid.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'curious')] },
        `"Poor boat," said ${b}. "It is all by itself." "Yes," said ${a}. "Poor boat."`,
        `"It has nobody," said ${a}. "And it's so wet." ${b} waited.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(B, 'hold', 'happy')] },
        `"I'm coming!" ${a} told it. A bit more. ${b} pushed. And it came up to meet ${a}!`,
        `"Don't be afraid," said ${a}. "I'll come to you." Down the sand, a bit, a bit more...`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(B, 'cheer', 'excited')] },
        `Plip! They touched. And ${a} was not under. ${a} was on top! It held ${a} up.`,
        `Plop! Nose to nose. The one below held up the one above!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'happy'), seen(B, 'wave', 'happy')] },
        `"It's smiling," said ${a}. So they went left. So they went right. They never let go.`,
        `"Are you smiling?" said ${a}. It was! They went round and round, both of them.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'float', 'calm')], things: ['moon'] },
        `It got dark. ${a} could not see it. "Are you there?" Bob, bob, went something. "Good night."`,
        `Then it was night. "Are you still there?" said ${a}. Bob, bob, bob. It was.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third } = going;
  const { refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} sat down, too.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
        `All the boats went out in the morning. Only ${A.introduced} stayed on the sand. Daisies grew round the keel, and a crab had moved in. "I like it here," said ${a}. It was not quite true.`,
        `${A.introduced} had never been wet. Daisies grew round the keel, and a crab had moved in. "Going out today?" it asked each morning. "I think it looks like rain," ${a} always said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'curious'), seen(A, 'stand', 'shy')] },
        `"Why don't you go in?" said ${B.introduced}, who had come with a bucket.${also} ${a} looked up and down the beach, and then whispered. "I'm afraid of the water. ${r}"`,
        `One day ${B.introduced} sat down next to ${a}.${also} "A boat that's afraid of water," said ${b}. It didn't sound like laughing. "It isn't the water," said ${a}, very low. "${r}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared'), seen(B, 'stand', 'curious')] },
        `"I saw it once," said ${a}. "I leaned over, just a bit. And there was a boat in there. It had fallen right in, and it looked up at me. So that's what happens."`,
        `"I went to the edge when I was new," said ${a}. "I looked down. And there's a boat in it, ${b}, all upside down. Nobody has ever got it out."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'happy'), seen(A, 'stand', 'worried')] },
        `Everybody tried to help. "It's only water," said ${g}, up to both knees, and splashed. A duck showed how to float. "You see?" they said. "There's nothing in it." "${r}" said ${a}.`,
        `${Gcap} rolled up both legs and walked about in it. "It's lovely once you're in!" A duck went up and down, to show off. But ${a} only dug in deeper. "${r}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')] },
        `${b} didn't say that it was nothing. "What does it look like?" said ${b}. ${a} had shut both eyes, that time. "Hold on to me," said ${a}, and leaned out, and looked.`,
        `"What was its face like?" said ${b}. "I don't know," said ${a}. "I shut my eyes." "I'll hold your rope," said ${b}. "Then you can have a proper look."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'hold', 'calm')] },
        `"Well?" said ${b}. It was quiet for a time. "It's about as big as I am," said ${a}. "And, ${b}? It isn't a bit fierce. It's frightened. It's more frightened than me."`,
        `${a} looked. The boat in there looked back. Its eyes were as round as buckets. "Oh!" said ${a}. "It's shaking. Somebody ought to tell it that it's all right."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'hold', 'happy'), seen(G, 'hold', 'happy')],
        },
        `"It's been down there all this time," said ${a}. "And nobody talks to it." And ${a} gave a creak, and moved. "Don't cry," said ${a}. "I'm coming." ${b} pushed, and ${g} pulled.`,
        `"And it has nobody but us," said ${b}. Then there was only one thing for it. ${a} took a deep breath. Off came the daisies, and the crab got out. "Wait there!" said ${a} to the water. "I'm on my way!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(B, 'cheer', 'excited')] },
        `The nearer ${a} came, the nearer it came, too. It was coming up to meet ${a}! Then they touched, all along, from end to end. And ${a} didn't fall in. The other one held ${a} up.`,
        `And the other one came up from below, just as fast. Plip! They were nose to nose, and then they were keel to keel. ${a} waited to go under. But there was somebody there, holding on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'happy'), seen(B, 'wave', 'happy')] },
        `"It's all right now," ${a} told it. "I've got you." The face in the water had stopped shaking. It was beginning to smile. They went out past the wall together, and neither of them let go.`,
        `"There," said ${a}. "That's better, isn't it?" It was smiling, as wide as could be. They went to the wall and back. "It does just what I do," called ${a}. "I think it likes me!"`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'float', 'proud')] },
        `Next day ${a} was first out of the harbour. "Weren't you the one who's afraid of water?" said the duck. "Not me," said ${a}. "That was the other one. It's much better since I came."`,
        `"So you're not afraid any more?" said ${g}. "Me?" said ${a}, going by in circles. "I had no time for that. Somebody had to look after the other one."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'float', 'calm'), seen(B, 'sleep', 'sleepy')],
          things: ['moon'],
        },
        `At night the water was as black as a hat. There was no face in it. "Are you there?" whispered ${a}. Nobody said anything. But something underneath went bob, bob, bob. "Good," said ${a}. "Good night."`,
        `Then came a night with no moon. ${a} looked down, and couldn't see a thing. "Don't be afraid," said ${a} into the dark. "I'm still here." And from underneath something rocked ${a}, very gently, to sleep.`,
      ),
    ],
  };
}
