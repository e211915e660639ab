import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Hello, ground!',
  'Hello again, ground!',
  'Oh, hello, ground!',
  'Good day, ground!',
  'There you are, ground!',
  'Back again, ground!',
  'You again, ground!',
  'Well, hello, ground!',
  'Here I am, ground!',
  'Hello there, ground!',
] as const;
const TITLES = ['hello, ground', 'three things about flying', 'up, and small, and windy', 'goodbye, ground'];

interface Parts {
  /** Who knows about flying. */
  readonly S: Figure;
  readonly s: string;
  readonly refrain: string;
}

function partsOf({ A, company, chance }: Going): Parts {
  const S = company.meet(A.kind === 'robin' ? 'swallow' : 'robin');
  return { S, s: S.name, refrain: chance.pick(...REFRAINS) };
}

/** Flying is three things, a bird says; each try has one of them and lands on the ground, and the swing has all. */
export const SWING: EventPlot = { id: 'swing', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { S, s, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'look-up', 'curious')] },
        `This is ${A.introduced}. ${a} wants to fly, up, up, up!`,
        `Here is ${A.introduced}. ${a} looks up. ${a} wants to fly!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy')], things: ['tree'] },
        `By the tree is ${K.introduced}. ${k} is on the swing. Whee!`,
        `There goes ${K.introduced}, on the swing. To and fro!`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `"How does flying feel?" says ${a}. "Wind in your face!" That is ${S.introduced}.`,
        `${a} asks ${S.introduced}. "What is it like to fly?" "Your face is full of wind!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'determined')], things: ['leaf'] },
        `${a} takes two big leaves. Flap, flap, flap! No. "${refrain}" says ${a}.`,
        `Two leaves are the wings. Flap, flap! But ${a} stays here. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined')], things: ['log'] },
        `${a} gets up on a log. One, two, jump! Bump. "${refrain}"`,
        `Now ${a} jumps off a log. Hop! Bump. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited')] },
        `${a} goes fast, so fast. It is windy! But it stops. "${refrain}"`,
        `Down the hill, so fast! It is windy. But it stops. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'curious')] },
        `"I cannot fly," says ${a}. ${k} gets off the swing. "Come here!" says ${k}.`,
        `${a} is sad. ${k} stops the swing. "Do you want a go?" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(K, 'reach', 'happy')], things: ['tree'] },
        `${a} gets on the swing. ${k} gives a big push.`,
        `Now ${a} sits on it. "Hold tight," says ${k}. Push! And push!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(K, 'cheer', 'happy'), seen(S, 'cheer', 'happy')],
          things: ['tree'],
        },
        `Up goes ${a}! Wind in the face! "I am flying!" "You are!" says ${s}.`,
        `Up, up, up! "Wind! I can fly!" And ${s} flies along.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sleepy'), seen(K, 'stand', 'happy')] },
        `"Bedtime!" says ${k}. The swing goes slowly. "${refrain}" says ${a}. Good night.`,
        `The swing stands still. "${refrain}" says ${a}. "See you tomorrow, sky."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { S, s, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'look-up', 'curious')] },
        `${A.introduced} had a stiff neck, from looking up. Up there they all did it, the birds and the bees and the fluff. "I want to fly," said ${a}. "I'd do it just once."`,
        `There was only one thing that ${A.introduced} wanted. It was not a thing that people like ${a} do. "I'm going to fly," said ${a}, on Saturday, after breakfast.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'calm')], things: ['tree'] },
        `In the apple tree there was a swing, and on the swing was ${K.introduced}. "Want a go?" called ${k}. "I've no time for that," said ${a}. "I have to learn to fly."`,
        `${K.introduced} was on the swing under the apple tree, as always. "It's your turn, if you like," said ${k}. "Not now," said ${a}. "I'm busy. I'm going to fly."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'proud'), seen(A, 'stand', 'curious')] },
        `First you have to know what it is. So ${a} asked ${S.introduced}. "Flying is three things," said ${s}. "There's wind in your face. The ground gets small. And your tummy stays behind."`,
        `${a} asked somebody who knew. "How can you tell that you're flying?" "By three things," said ${S.introduced}. "Your face is windy. The ground is small. And your tummy comes a bit later."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'determined'), seen(S, 'stand', 'curious')], things: ['leaf'] },
        `${a} got two rhubarb leaves for wings, and flapped until they tore. There was a good deal of wind in it. "And the ground?" said ${s}. ${a} looked. It had not got smaller at all. "${refrain}" said ${a}.`,
        `Wings were the first thing. Two big leaves did for that. ${a} flapped, and it was windy, and the leaves came apart. "One out of three," said ${s}. "${refrain}" said ${a}, who was still standing on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined'), seen(S, 'stand', 'curious')], things: ['log'] },
        `Next ${a} got up on the big log, counted three, and jumped. For a moment ${A.names} tummy did stay behind. Then it caught up, and so did everything. Bump. "${refrain}" said ${a}.`,
        `Then ${a} jumped off the log. "My tummy!" said ${a}, on the way. "It stayed up there!" But it had been such a short way. Bump. "${refrain}" "You were going down," said ${s}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'determined'), seen(S, 'stand', 'curious')] },
        `The ground was still to do. So ${a} went up the hill behind the house, right to the top. The house was as small as a shoe. But it was quite still up there, and nothing else happened. "${refrain}" said ${a}, all the same.`,
        `${a} climbed the hill, as far as the gate at the top. And there lay the garden, no bigger than a stamp! "Well?" said ${s}. "It's small," said ${a}. "But I've walked up here. It's under me. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'curious')], things: ['tree'] },
        `"I've had all three," said ${a}, under the apple tree. "But I had them one at a time." To and fro went ${k}, over ${A.names} head. ${K.names} hair blew forwards, and it blew back. ${a} began to look at that.`,
        `${a} sat down in the grass. "I had the wind, without the tummy," said ${a}. "I had the tummy, without the wind." Whoosh, went something overhead. It was ${k}. "Say that again," said ${k}. "Which three were they?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(A, 'stand', 'surprised')], things: ['tree'] },
        `"What does it feel like, up there?" said ${a}. ${k} thought. "It's windy," said ${k}, "and you get small. And at the top my tummy stays behind." They stared at each other. "Get off," said ${a}. "I mean, please."`,
        `${k} stopped the swing with both feet. "Wind in the face," said ${k}. "That's here. The ground goes away, and comes back. And at the very top..." "Your tummy?" said ${a}. "Every time," said ${k}. "Your turn."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(K, 'cheer', 'happy'), seen(S, 'cheer', 'happy')],
          things: ['tree'],
        },
        `${k} pushed. It went up a bit, and back. It went up further. Then the wind came, and the garden dropped away. And at the top, for one hiccup, ${a} was on nothing at all. "I'm flying!" cried ${a}.`,
        `"Hold on tight," said ${k}. At the third push there was wind. At the sixth the house was small. And at the tenth, right at the top, ${A.names} tummy came along late. "That's all three!" shouted ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'float', 'happy'), seen(A, 'sit', 'happy'), seen(K, 'stand', 'happy')] },
        `${s} flew beside the swing, up and down, wing to ear. "Do you do this every day?" said ${a}. "I do nothing else," said ${s}. "It's the coming back that I like," said ${a}. "You don't get that."`,
        `"Is it real flying?" said ${a}, as the sky came by again. "It's windy, it's small, and it's late in the tummy," said ${s}. "What else should it be?" And ${s} came along for company.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(K, 'stand', 'happy')] },
        `At supper time the swing went slower, and slower. ${a} looked down. "${refrain}" said ${a}. "You've got big again." And the next day ${a} was there before anybody. "Goodbye, ground!"`,
        `When the sun went, ${k} let the swing run out. "And how was it?" said ${k}. ${a} got down, and stood there, a bit wobbly. "${refrain}" said ${a}. "I've been away."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { S, s, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'look-up', 'curious')] },
        `${A.introduced} knew quite well what ${A.aKind} can do, and what ${A.aKind} can't. There was a long list of each. It was no use to say that nobody had ever done it. Nobody had, and ${a} looked up all the same. "I want to fly," said ${a}. "I don't want to be any good at it. I only want to have been."`,
        `The sky is put where you can't help seeing it. That was how it had started with ${A.introduced}. Fluff could fly, and soot, and things without any sense at all. "I'm going to fly," said ${a}, one Saturday. "It's not to show anybody. It's only so that I know." And it was said in the voice of somebody who has waited long enough.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'calm')], things: ['tree'] },
        `Under the apple tree, to and fro, went ${K.introduced}, on the old swing. It had been there for so long that it had a creak of its own. "It goes to my cousins on Monday," called ${k}. "Do you want a turn, while it's here?" "I've no time for swings," said ${a}. "I have something to do."`,
        `${K.introduced} was on the swing in the apple tree. "You ought to have a go," said ${k}, in passing. "It's the last weekend. On Monday it goes to my cousins." ${a} said that it was a pity, and didn't look. You can't be bothered with a swing, when you are going to fly.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'proud'), seen(A, 'stand', 'curious')] },
        `On the fence sat ${S.introduced}, young and very sure of things, with fluff on the head. "You want to know about flying?" said ${s}. "There's nothing to it. It's three things. There's wind in your face. The ground gets small. And at the top your tummy comes a bit later than the rest." ${a} asked for it again, slowly, and learned it by heart.`,
        `If you want to know a thing, you ask somebody who does it. On the fence there was ${S.introduced}, very new, with a bit of fluff on the head. "How can you tell that you're flying?" said ${a}. "By three signs," said ${s}, without a pause. "It's windy in front. It's small below. And your tummy stays behind, and catches up." It came out like a lesson.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'determined'), seen(S, 'stand', 'curious')], things: ['leaf'] },
        `Rhubarb leaves are as near to wings as you get in a garden. ${a} flapped until they were string. "Is it windy?" called ${s}, from the fence. "Very," said ${a}. "Is it small?" ${a} looked. It was the usual size, with a beetle on it. "${refrain}" said ${a}. "That's one out of three," said ${s}. "I should try it with a jump." But ${s} didn't show how.`,
        `The wings took the whole morning. They were rhubarb, and they did make a wind. It blew all the pegs off the line. "And what is it like below?" said ${s}, who was taking it very seriously. It was just as it had been. "${refrain}" said ${a}, and let go of the stalks. "Why don't you come down and do it once?" said ${a}. "I'm resting," said ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined'), seen(S, 'stand', 'curious')], things: ['log'] },
        `Then there was the log. It isn't high, but for a moment ${A.names} tummy did stay up there by itself. It was a strange feeling. It was over before you could call it one. "${refrain}" said ${a}, with some of it in both ears. "What was it like?" said ${s}, and leaned forward so far that it was nearly an accident. "You know what it's like," said ${a}. "Of course," said ${s}.`,
        `${a} jumped off the log nine times, to be certain. "It does come later!" said ${a}. "My tummy! It's just as you said!" "Is it really?" said ${s}. "I mean, naturally." But there was no wind to speak of, and nothing got smaller. Each time, with a bump, it was all there again. "${refrain}" said ${a}. You get to know it quite well.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'sad')] },
        `On Sunday ${a} climbed the hill. From the top the house was a matchbox, and the apple tree was a sprig. So that was the third thing. It was very fine. And one stood there, in no wind at all, and nothing was late. "${refrain}" said ${a}. It's hard, to have had all of a thing, and never to have had it.`,
        `The last thing was the ground. You had to get it small, and that meant the hill. It took until noon on Sunday. There lay the garden like a stamp. ${a} waited for it to be flying. It was only a view. "${refrain}" said ${a}, because it was there, too, as big as ever, just under the view. So you could have each of them. You couldn't have them together.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'curious')], things: ['tree'] },
        `"I've had them one by one," said ${a}, under the tree. "The wind, and the tummy, and the small. I've been all over the place for them." Whoosh, it went overhead, and back. "Say those again," said ${k}. ${a} did. ${k} put both feet down, and the swing stopped. "That's funny," said ${k}, rather slowly. "Have you been looking for those?"`,
        `${k} had hardly got off that swing for two days. Now ${a} lay in the grass underneath, and it went over like a clock. ${K.names} hair blew back, and it blew forward. At the end of each turn ${k} made the same small noise. "Why do you do that?" said ${a}. "It's my tummy," said ${k}. "It's always late." And ${a} sat up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(K, 'reach', 'happy')], things: ['tree'] },
        `It had been hanging there the whole time, and ${a} had been too busy. ${k} pushed. There was a bit of wind, and then it was all wind. The fence went down, and the house went down. And at the very top it stopped. For as long as a breath ${a} was not going up, and not coming down, and was on nothing. "Oh," said ${a}. All three had come at once.`,
        `"Get on," said ${k}. ${a} got on, and felt silly for about two pushes. Then the wind came round the corner. The garden fell away like a plate off a table. And up there, where the rope goes slack, there was a small place with no weight in it at all. ${a} was in it, and then ${a} was through. ${a} didn't shout. ${a} wanted to hear it.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'shy'), seen(A, 'sit', 'happy')] },
        `"You're doing it!" cried ${s}, hopping along the fence. "Come on, then!" called ${a}. "Fly next to me!" ${s} stopped hopping. ${a} went by, twice, and had time to see it. "You've never done it," said ${a}. "I've been told about it," said ${s}, very small. "By my mother. I know it by heart. I've always been resting, when it was time."`,
        `"Is it like that?" said ${s}. "Is it really like she says?" The swing came back by itself, slower. "Like who says?" said ${a}. ${s} had gone quite flat. "My mother," said ${s}. "The three signs. I only know them from her. I've stood at the edge. You look down, and then you think of something else to do." It was the fluff on the head that made it easy to believe.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'stand', 'calm'), seen(A, 'think', 'calm'), seen(S, 'stand', 'shy')],
          things: ['tree'],
        },
        `The sun was nearly down, and somebody was calling from the house. "One more go," said ${k}. "Then I have to go in, and tomorrow it's gone. It's yours." ${a} already had hold of the rope. It would be the last of the only flying that there would ever be. And on the fence sat somebody who was made for it, and had never left the ground.`,
        `"That's supper," said ${k}, and looked round. "We can do it once more. Not twice. Go on, ${a}, before it's dark." There was nothing in the world that ${a} wanted as much. You would know it was the last, and pay attention. But ${a} looked over at the fence. It's a bad thing to want to fly and not be able. There was something worse, and it sat there, with wings on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'float', 'excited'), seen(A, 'look-up', 'happy'), seen(K, 'reach', 'happy')],
          things: ['tree'],
        },
        `"Sit here," said ${a} to ${s}. "Hold on. You don't have to do anything but feel it." ${k} pushed, and ${a} stood below. "It's windy!" called ${s}. "It's getting small!" At the top there was the place with nothing in it. "There!" shouted ${a}. "That's it! Let go!" And ${s} forgot to be afraid, and let go, and did not come back with the swing.`,
        `"You have it," said ${a}, quickly, before it could be thought about. ${s} sat in the middle of the board, with all toes round it. Up it went, and up. "Oh, she's right!" cried ${s}. "She's right about the wind!" ${a} counted. It was three, and two, and then that moment. "Now!" said ${a}. The swing came down, empty. Nobody was holding it, and nobody fell.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(S, 'float', 'happy'), seen(K, 'stand', 'happy')] },
        `The swing went off on Monday. ${a} stood and looked on. "${refrain}" said ${a}, but not sadly. Something was going round and round up there and could not stop. "What's it like?" ${a} called. "You know what it's like," called ${s}. And that was so. It was windy, and it was small. And ${A.names} tummy came along a bit later than the rest.`,
        `There's another swing now, on the pear tree, and it creaks less. "Is it as good?" said ${k}. "It's lower," said ${a}. But every evening somebody comes down out of the sky, with no more fluff, and goes to and fro alongside. At the top they both say the same thing. And when the swing stops, there's something that only one of them has to say. "${refrain}" says ${a}.`,
      ),
    ],
  };
}
