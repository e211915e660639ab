import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  "I can't. I'm sitting",
  "Not now. I'm sitting",
  "No, I'm sitting",
  "I'm busy. I'm sitting",
  "Can't you see? I'm sitting",
  "Not today. I'm sitting",
  "I'd love to. I'm sitting",
  "Later. I'm sitting",
  "Sorry. I'm sitting",
  "You go. I'm sitting",
] as const;
const TITLES = ["I'm sitting", 'the egg at the fair', 'a fair on one wheel', 'not now'];

interface Parts {
  readonly refrain: string;
  /** Who comes out. */
  readonly X: Figure;
}

function partsOf({ A, company, chance }: Going): Parts {
  const young: Readonly<Record<string, string>> = { hen: 'chick', chicken: 'chick', duck: 'duckling' };
  const id = A.being?.id ?? 'hen';
  // The young of most birds are chicks.
  const lays = /^(?:dragon|dinosaur|crocodile)$/.test(id);
  return { refrain: chance.pick(...REFRAINS), X: company.meet(young[id] ?? (lays ? id : 'chick')) };
}

/** Whoever sits on an egg misses everything, until somebody sees what the nest stands on. */
export const SITTING: EventPlot = { id: 'sitting', young, middle, old };

/** What is said first to a parent penguin, which the theme calls so. */
function asParent({ raw }: Going): string {
  const called = /\b(?:(dad|daddy|father|papa)|(?:mum|mummy|mother|mama))\b/.exec(raw);
  return called === null ? '' : called[1] === undefined ? ' "You\'re Mum."' : ' "You\'re Dad."';
}

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, X } = partsOf(going);
  const parent = asParent(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'sit', 'proud')], things: ['wheelbarrow'] },
        `${A.introduced} has an egg. The nest is in a wheelbarrow. ${a} sits and sits.`,
        `In the old wheelbarrow lies an egg. On it sits ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'happy'), seen(A, 'sit', 'calm')] },
        `"Come and swim!" says ${K.introduced}. "${refrain}," says ${a}.`,
        `${K.introduced} comes by. "Come and paddle!" "${refrain}," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'excited'), seen(A, 'sit', 'calm')] },
        `"Come and dance!" says ${k}. "${refrain}," says ${a}.`,
        `"Hear the music? Come and dance!" "${refrain}," says ${a}.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(A, 'sit', 'determined')] },
        `Then it rains. It rains on ${a}. But the egg is dry and warm.`,
        `It rains all night. ${a} gets wet. The egg does not.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(A, 'sit', 'sad')] },
        `"The fair is here!" says ${k}. Oh, the fair! "${refrain}," says ${a}, very low.`,
        `"Come to the fair!" says ${k}. ${a} loves the fair. "${refrain}."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['wheelbarrow', 'wheel'] },
        `${k} looks at ${a}. ${k} looks at the nest. It has a wheel!`,
        `What is that under the nest? ${k} looks. It is a wheel!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'happy'), seen(A, 'sit', 'surprised')], things: ['wheelbarrow'] },
        `"You can sit and go!" Off they roll, bump, bump. ${a} still sits.`,
        `${k} takes the handles. "Sit tight!" Bump, bump, off goes the nest!`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(K, 'stand', 'happy')],
          things: ['wheelbarrow', 'balloon'],
        },
        `There is the fair! Look, balloons! Hear the drum! Boom... tick. What was that?`,
        `Now they see balloons and a drum. Boom, boom... tick? Tick?`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sit', 'curious'), seen(A, 'stand', 'surprised'), seen(K, 'kneel', 'happy')],
        },
        `${a} gets up. Crack! Out comes ${X.introduced}.${parent} Look, a fair!`,
        `Crack, goes the egg! ${a} gets up. Hello, ${X.introduced}!${parent} Look, a fair!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'sit', 'proud'), seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')],
          things: ['wheelbarrow'],
        },
        `"Now we go home," says ${k}. But ${X.name} stays in the nest. "${refrain}!"`,
        `"Home time!" says ${a}. "Come out!" "${refrain}!" says ${X.name}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, X } = partsOf(going);
  const parent = asParent(going);
  const x = X.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'sit', 'proud')], things: ['wheelbarrow'] },
        `In the old wheelbarrow by the barn lay straw, and in it an egg. On the egg sat ${A.introduced}. "How long does it take?" they asked. "Until it's done," said ${a}.`,
        `${A.introduced} had an egg to look after, and took it seriously. The nest was in a wheelbarrow that nobody used. ${a} got in, tucked the egg in, and did not get out again.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'happy'), seen(A, 'sit', 'calm')] },
        `"We're going to the pond," said ${K.introduced}, on Monday. "There's a raft. Are you coming?" "${refrain}," said ${a}. ${a} heard the splashing all afternoon. ${k} brought back a wet feather. It wasn't quite the same.`,
        `On Monday ${K.introduced} looked in. "Come and see our raft!" said ${k}. "${refrain}," said ${a}. So ${k} went, and afterwards told how it had sunk. ${a} laughed very carefully, so as not to shake.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'excited'), seen(A, 'sit', 'calm')] },
        `On Wednesday there was dancing in the barn. "Just one dance," said ${k}. "Who'd keep it warm?" said ${a}. "${refrain}." One foot kept time, under the straw, and nothing else moved.`,
        `There was a dance in the barn, with a fiddle. "I could sit on it for you," said ${k}, "for a minute." ${a} looked at ${k}, who was all knees. "It's kind of you. But it'd be cold. ${refrain}."`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(A, 'sit', 'determined')] },
        `On Thursday it rained, and the others ran for the barn. It rained on ${a} from in front, and then from behind. When it stopped, there was one dry place in the whole yard. It was just as big as an egg.`,
        `Then came a storm. "Come in!" they called from the barn. ${a} only spread out a bit wider. When it was over, ${a} was wet through. But underneath it was like a bed with a hot bottle in it.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(A, 'sit', 'sad')] },
        `On the third Saturday there was the fair. It came once a year, with a drum and hot pies. ${a} had never missed it. "${refrain}," said ${a}, before ${k} had asked.`,
        `And then, after three weeks, it was fair day. Nobody on that farm had ever missed a fair. They went by in a row, in their best. "${refrain}," said ${a} to each of them. But it was said more and more softly.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'think', 'curious'), seen(A, 'sit', 'sad')],
          things: ['wheelbarrow', 'wheel'],
        },
        `${k} had got as far as the gate, and came back. "You can't leave the nest," said ${k}. "No," said ${a}. "And it mustn't get cold." "No." ${k} was looking at something lower down. "${a}," said ${k}, "your nest has got a wheel."`,
        `${k} didn't go. ${k} walked round the nest, and thought. It stood on two legs, behind. It had two handles. And in front, with grass grown through it, was something round. "It's a wheelbarrow!" said ${k}. "Nobody has looked at it for so long!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'walk', 'determined'), seen(A, 'sit', 'surprised')],
          things: ['wheelbarrow'],
        },
        `"You don't have to get up," said ${k}. "You just have to hold on." The wheel squeaked, and then it turned. They went out of the gate and down the lane. At each bump ${a} held the egg a little tighter. "I'm still sitting!" called ${a}, quite amazed.`,
        `${k} pulled the grass out of the wheel, and took the handles. "Sit tight," said ${k}. "It's what I do," said ${a}. Then the barn began to move, and the gate went past. It was three weeks since anything had gone past. "Faster!" said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(K, 'stand', 'happy')],
          things: ['wheelbarrow', 'balloon'],
        },
        `People stood aside for them at the fair. There were balloons, and pies, and the drum. ${a} saw all of it, and sat. "Boom!" went the drum. "Tick," went something. "That's not the drum," said ${k}.`,
        `They saw the whole fair, row by row, from the best seat there was. ${a} had a bit of pie, sitting. Then the drum began. Boom, boom. And in between, from below, there was a small dry noise. Tick. "Oh!" said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sit', 'curious'), seen(A, 'stand', 'surprised'), seen(K, 'kneel', 'happy')],
        },
        `For the first time in three weeks ${a} got up. There was a crack, and a hole, and an eye. Out came ${X.introduced}, and saw balloons. "Is it always like this?" said ${x}. "Only today," said ${a}.${parent}`,
        `${a} got up, which was the oddest thing in the world. The egg rocked. It opened like a box. There sat ${X.introduced}, in the middle of a fair. The whole band had stopped to look. "Go on," said ${x}. "Boom."${parent}`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'sit', 'proud'), seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')],
          things: ['wheelbarrow'],
        },
        `In the evening ${a} got down and had a good stretch. "Now let's all walk home," said ${a}. "Out you come." ${x} had another look at the straw, and the wheel, and the handles. "${refrain}," said ${x}.`,
        `"Come, ${x}, we're going to dance," said ${a}. ${x} sat in the straw and thought about it. It was warm there, and it had a wheel. "${refrain}," said ${x}. So ${k} took the handles.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, X } = partsOf(going);
  const parent = asParent(going);
  const x = X.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'sit', 'proud')], things: ['wheelbarrow'] },
        `There was an old wheelbarrow behind the barn, with grass up to its handles and straw inside. And in the straw there lay an egg. ${A.introduced} had looked at it from all sides. It was smooth, and it was nobody's business, and it couldn't do a thing for itself. "It needs somebody to sit on it," said ${a}. So that was decided. It would take about three weeks, people said, for somebody who didn't get up.`,
        `Nobody had ever called ${A.introduced} patient. ${a} was first at everything, and first to be bored by it. Then there was the egg. It lay in the straw in an old wheelbarrow, which had stood behind the barn since anybody could remember. "It's got to be kept warm," said ${a}, climbing in. "The whole time?" they said. "For three weeks?" They gave it until supper. They didn't know ${a}. Neither, up to then, did ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'happy'), seen(A, 'sit', 'calm')] },
        `"We've built a raft," said ${K.introduced}, on the second day. "It'll sink, probably. You mustn't miss that." They'd always sunk things together. "${refrain}," said ${a}. ${k} waited, in case there was more. "Well," said ${k}, "I'll tell you about it." It did sink. ${k} came and told it, with all the noises. But it's a thing that you have to have been wet for.`,
        `${K.introduced} had been used to having ${a} for everything. "There's the raft," said ${k}. "You said that you'd be captain." "${refrain}," said ${a}. It sounded like somebody in an office. So ${k} was captain, and it sank, and there was nobody to be captain and laugh. "It was good," said ${k}, afterwards, to the wheelbarrow. "It was all right." "I heard the splash," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(A, 'sit', 'worried')] },
        `By the second week ${k} had stopped asking nicely. "It's only an egg," said ${k}. "It might be a stone. You can't even know that there's anybody in it." That was so. It lay there and said nothing, as eggs do. ${a} had thought of that, too, at night. "If there isn't," said ${a}, "then I've sat here for nothing. And if there is, and I get up, then that's that. ${refrain}." "You're no fun any more," said ${k}, and went.`,
        `"There's dancing," said ${k}, in the second week. "I'd sit on it for you." It was meant, and ${a} was touched. But ${k} was all knees. "It'd get cold in the corners. ${refrain}." Then ${k} got angry, as people do. "It's only an egg! You don't even know whether it's alive! You're sitting there for a stone, for all you know! I'm the one who's really here." And that was true as well. The music came over from the barn until eleven.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(A, 'sit', 'determined')] },
        `Then came the storm. It took tiles off the barn. They shouted for ${a} to come in, and held the door for as long as they could. ${a} spread out as wide as could be, and sat over the egg like a hat. It hailed. In the morning the yard was under water. There was one dry place in it. It wasn't big. A saucer would have covered it.`,
        `On the fifteenth night the sky broke. The rain came sideways. "It's mad," they said, in the barn. ${k} stood at the door, and saw, each time the sky lit up, a shape in a wheelbarrow. It had its head down and both sides spread. It never moved. When it was light, ${k} went over with a towel. "Is it wet?" said ${k}. "Feel," said ${a}. Under all that water it was as warm as toast.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(K, 'kneel', 'shy'), seen(A, 'sit', 'calm')] },
        `${k} came out to see what was left of them. It wasn't easy to begin. "I said that it was only an egg," said ${k}. "It's all right," said ${a}. "I say so myself, around three in the morning." ${k} put a hand in, under all that wet. It was quite dry. And against the hand, as if by chance, something turned over. They looked at each other. "I didn't do that," said ${k}.`,
        `"I'm sorry about the stone," said ${k}. "It may be one," said ${a}. "There's no way to look." ${k} felt along the egg, where it was dry. Then ${k} kept quite still. There had been a knock. It was very small, and from the inside, as when somebody in the next room puts down a cup. Neither of them said a word about it. You don't talk about a person who can hear.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(A, 'sit', 'sad')] },
        `And on the Saturday there was the fair. It came once a year, with a drum, and with pies that you could smell from here. ${a} had never once missed it. "You go," said ${a}. "${refrain}." It came out as usual. But the eyes had gone over the wall, to where the flags were. ${k} had saved up since Easter. "I'm going," said ${k}. It hurt on both sides.`,
        `Everybody was off to the fair. They went by in their best, and each of them stopped, and each was told the same. "${refrain}." "It's the drum that I'm sorry about," said ${a}, when they'd gone. "You feel it in the stomach." ${k} stood there with the money in one fist. It was a year's money. It's hard to enjoy a thing that a friend is not at. And it's hard not to go.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'think', 'curious'), seen(A, 'sit', 'curious')],
          things: ['wheelbarrow', 'wheel'],
        },
        `${k} had got as far as the gate. The gate stood open, because of carts. ${k} looked back at ${a}, over the whole yard. From there it looked like what it was. There were two handles, and two legs to stand on. And in front there was something round, so full of grass that nobody saw it any more. "${a}," called ${k}, and began to run. "You've been sitting on a wheel!"`,
        `${k} kicked at the grass, and it rang. That was iron. ${k} got down on both knees, and pulled out a handful, and another. There was a rim. There were spokes. "What are you doing down there?" said ${a}. "For three weeks," said ${k}, "we've all said that you can't leave the nest. And it's true. You can't." ${k} came up with mud on both cheeks. "But who says that the nest can't leave?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'walk', 'determined'), seen(A, 'sit', 'surprised')],
          things: ['wheelbarrow'],
        },
        `It was two miles, and it was all bumps. ${k} could have been there in half an hour, alone. "Slowly!" called ${a}, at every stone, and ${k} went slowly. The others had long ridden on the roundabout, and they were still on the hill. The blisters came on the left, and then on the right. But ${a} was sitting, and the wall went past, and the mill did. ${a} had forgotten that things did that.`,
        `A wheelbarrow with somebody in it is heavier than you would think. There were two miles of it. At the ford they had to go round, and that was a third. ${k} took every stone as if there were glass on it. The drum had begun already, and by rights they ought to have run. "You'll miss half of it," said ${a}. "I'll miss the half that you'd have missed," said ${k}. "That's fair." And they went on, at the pace of an egg.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(K, 'stand', 'happy')],
          things: ['wheelbarrow', 'balloon'],
        },
        `They made a lane for them at the fair. Somebody put a flag on the wheelbarrow, and somebody handed up a pie. ${a} ate it sitting. ${a} saw the swings go up, and the man with the balloons, and sat. Then the drum came by, right in front. Boom. It went right into the stomach. And there was something else to feel, a good deal lower. Tick. "${k}," said ${a}, not very loudly. "I think that I'm going to stand up."`,
        `There they were, late, and covered in dust, and with the best seat of anybody. "What's under you?" the children asked. "A friend," said ${a}. The drum went by. Boom, it went, and boom. Between the one and the next there was just time for a tick. ${k} heard it, and put down the handles. "That's it," said ${a}. "It's done." It's a strange thing, to get up, after three weeks. Everybody took off their hats.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sit', 'curious'), seen(A, 'stand', 'surprised'), seen(K, 'kneel', 'happy')],
        },
        `The crack went all the way round, like the lid of a tin. Then it was quiet, and then it came up. And there sat ${X.introduced}, who had known nothing until then but dark and warm. Now there were six balloons, and a drum with gold on it. "So that's what it is," said ${x}, and seemed quite satisfied. "It isn't always," said ${k}. "There's more of a barn to it." But ${x} was looking at ${a}. "I know you," said ${x}.${parent}`,
        `First there was a hole, and then an eye was in it. It looked at the fair for some time. Then the rest came, in a hurry. It was ${X.introduced}, damp and cross, and very much alive. "It's loud here," said ${x}. "It was all whispering before. And there was one who always said the same." "What did they say?" asked ${k}. ${x} thought hard. It was the first thing that ${x} had ever learned. "${refrain}," said ${x}.${parent}`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'sit', 'proud'), seen(A, 'walk', 'happy'), seen(K, 'stand', 'happy')],
          things: ['wheelbarrow'],
        },
        `${a} danced that night, three weeks' worth. Then it was time, and there were two miles to go. "Out you come," said ${a}. "We'll walk it, the three of us." ${x} had a look at the road. It was long, and the straw was warm. "${refrain}," said ${x}. ${k} looked at the handles, and at ${a}. "How long does that take?" said ${k}. "Until it's done," said ${a}. And they each took a handle.`,
        `"There's going to be a raft," said ${k}, on the way home. "You'll be captain." "I'll be captain," said ${a}, who walked alongside, for the pleasure of it. "And ${x} can come." They both looked round. In the wheelbarrow, in the very middle, sat ${x}, and had spread out as wide as could be. There was a bit of shell under there, and half a pie. "${refrain}," said ${x}. And nobody asked for how long.`,
      ),
    ],
  };
}
