import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Not mine',
  'No, not mine',
  'Not mine, sorry',
  'Sorry, not mine',
  "It isn't mine",
  "That isn't mine",
  "No, it isn't mine",
  'Not one of mine',
  'It is not mine',
  'That is not mine',
] as const;
const TITLES = ['whose mitten', 'one red mitten', 'not mine', 'somebody with a mitten'];

/** Two who have somebody to play with, and one who has nobody; where the book is about somebody else, that is the child. */
function parts({ A, K, company }: Going): { readonly F: Figure; readonly H: Figure; readonly N: Figure } {
  const [one = 'Sal', two = 'Tobi', three = 'Noor'] = ['Sal', 'Tobi', 'Noor', 'Robin'].filter(
    (name) => name !== K.name,
  );
  return {
    F: company.person(one, 'child'),
    H: company.person(two, 'child'),
    N: A === K ? (company.other ?? company.person(three, 'child')) : K,
  };
}

/** A lost mitten is a reason to go and ask everybody; and the one whose it is has one cold hand, and nobody either. */
export const MITTEN: EventPlot = {
  id: 'mitten',
  when: /\bnobody\b|\bno[- ]one\b|\bleft out\b|\balone\b|\blonely\b|\bon (?:my|his|her|their) own\b|\bplaytime\b|\brecess\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { F, H, N } = parts(going);
  const [f, h, n] = [F.name, H.name, N.name];
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `All the others play. ${A.introduced} has nobody to play with. It is cold.`,
          `It is cold. Everybody plays. Only ${A.introduced} has nobody to play with.`,
        ],
        scene: { setting: 'playground', camera: 'wide', actors: [seen(A, 'stand', 'sad')] },
      },
      {
        text: [
          `What is that? It is a mitten. One red mitten! Whose is it?`,
          `There lies a mitten. It is red. "Who lost you?" says ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'curious')], things: ['mittens'] },
      },
      {
        text: [
          `${F.introduced} has a ball. "Is it yours?" says ${a}. "${refrain}" says ${f}. Bounce, bounce.`,
          `${a} asks ${F.introduced}, with the ball. "${refrain}" says ${f}. Off goes the ball.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(F, 'stand', 'happy')],
          things: ['mittens', 'ball'],
        },
      },
      {
        text: [
          `${H.introduced} runs by. "Is it yours?" says ${a}. "${refrain}" says ${h}. Zoom!`,
          `"Stop! Is it yours?" says ${a}. "${refrain}" says ${H.introduced}. Zoom!`,
        ],
        scene: { camera: 'wide', actors: [seen(H, 'run', 'happy'), seen(A, 'stand', 'shy')], things: ['mittens'] },
      },
      {
        text: [
          `${a} asks them all. "${refrain}" they say. They all have two mittens.`,
          `Up go two hands, with two mittens. "${refrain}" they all say.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(F, 'stand', 'happy'), seen(H, 'stand', 'happy')],
          things: ['mittens'],
        },
      },
      {
        text: [
          `So ${a} looks at hands. Two mittens. Two mittens. Two mittens. And there?`,
          `Now ${a} looks at all the hands. Two mittens. Two mittens. But who is that?`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'curious')], things: ['mittens'] },
      },
      {
        text: [
          `By the tree sits ${N.introduced}, all alone. One hand is up a sleeve.`,
          `There is ${N.introduced}, behind the tree. ${n} has nobody, too. One hand has no mitten.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'sit', 'sad'), seen(A, 'stand', 'curious')],
          things: ['tree', 'mittens'],
        },
      },
      {
        text: [
          `"Is it yours?" says ${a}. Out of the sleeve comes a hand. "Mine!" says ${n}.`,
          `${a} holds out the mitten. ${n} holds out a cold hand. It fits! "Mine!" says ${n}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'hold', 'happy', 'mittens'), seen(N, 'sit', 'surprised')] },
      },
      {
        text: [
          `${n} throws the mitten. ${a} catches it. Up, and back! They play until the bell.`,
          `${n} hides the mitten. ${a} finds it. Then ${a} hides it. Ding! There is the bell.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(N, 'jump', 'happy')],
          things: ['mittens'],
        },
      },
      {
        text: [
          `Next day a mitten lies there again. "Is it yours?" says ${a}. "${refrain}" says ${n}, and laughs.`,
          `Look, a mitten on the ground! "${refrain}" says ${n}. One hand is bare. Off they run.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'happy')],
          things: ['mittens'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { F, H, N } = parts(going);
  const [f, h, n] = [F.name, H.name, N.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `At break everybody runs out at once. Then they are all in twos and threes, as if somebody had sorted them. ${A.introduced} had not been sorted. ${a} walked along by the wall, slowly, so that it should take longer.`,
          `There are fifteen minutes in a break, and that can be a lot. ${A.introduced} had nobody to play with. ${a} had tied both shoes, and there were eleven minutes left. It was very cold.`,
        ],
        scene: { setting: 'playground', camera: 'wide', actors: [seen(A, 'walk', 'sad')] },
      },
      {
        text: [
          `By the drain lay something red. It was a mitten, a left one, and still a bit warm inside. "Somebody's looking for you," said ${a}. And now there was something to do. You could ask.`,
          `Then ${a} trod on something soft. It was one red mitten, for a left hand. "Where's your other one?" said ${a}. It waved, in the wind. Somebody must have a cold hand.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'curious')], things: ['mittens'] },
      },
      {
        text: [
          `${F.introduced} was bouncing a ball against the wall. "Is this yours?" said ${a}. "${refrain}," said ${f}. Up went two green ones, and the ball was gone. "Now I've got to start again." ${a} went away, quickly.`,
          `"Is this mitten yours?" said ${a} to ${F.introduced}. ${f} was counting, and playing with a ball. "${refrain}. Forty-one. Forty-two." ${f} wore blue ones with stars, on both hands. There was no more room in that game.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(F, 'stand', 'happy')],
          things: ['mittens', 'ball'],
        },
      },
      {
        text: [
          `${H.introduced} was being chased. "Is this yours?" said ${a}. "${refrain}!" shouted ${h}, going by. Next time round, ${h} waved two striped mittens, to show it. It was a bit like talking to a train.`,
          `Next there was ${H.introduced}, who was a horse just then. "Whoa! Is this yours?" said ${a}. "${refrain}," said ${h}, and stamped, and had two yellow mittens on. Then the horse was gone again.`,
        ],
        scene: { camera: 'wide', actors: [seen(H, 'run', 'happy'), seen(A, 'stand', 'shy')], things: ['mittens'] },
      },
      {
        text: [
          `${a} asked the big ones, and the small ones in the sand. "${refrain}," they said, one after another. And each of them held up two hands. It was odd. In all that time, nobody had said anything else to ${a}.`,
          `${a} asked at the seesaw, and at the bins. "${refrain}," said everybody. Up went all their hands, like hands in a film. They were all quite friendly. And then they turned round again, and ${a} saw their backs.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(F, 'stand', 'happy'), seen(H, 'stand', 'happy')],
          things: ['mittens'],
        },
      },
      {
        text: [
          `"It's no use asking," thought ${a}. "They all have two." And then ${a} thought it again, from the other end. You need not ask at all. You need only look for somebody who has one.`,
          `${a} was about to put it on the fence. But it was such a cold day. "All those hands," said ${a}, and stopped. They had all been in twos. So ${a} walked on, and asked no one, and only looked at hands.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'think', 'curious')], things: ['mittens'] },
      },
      {
        text: [
          `There were two, and two, and two. And behind the big tree sat ${N.introduced}. ${n} was drawing on the ground with a stick. One hand had a red mitten on. The other was pulled up into a sleeve. There was nobody else behind that tree.`,
          `Nobody ever looks behind the big tree. There sat ${N.introduced}, and had drawn a whole zoo with a stick. One hand was red with wool. The other hand was red with cold.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'sit', 'sad'), seen(A, 'stand', 'curious')],
          things: ['tree', 'mittens'],
        },
      },
      {
        text: [
          `"Is this yours?" said ${a}. A hand came out of the sleeve. It was as cold as a tap. "Mine!" said ${n}. "I thought that nobody would find it. I didn't like to ask." "I did nothing but ask," said ${a}. "I asked thirty-one people."`,
          `${a} didn't say anything, and just held it out. "Mine!" said ${n}, and put it on. Then they both looked at the ground. "How long have you been here?" said ${a}. "Since Monday," said ${n}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'hold', 'happy', 'mittens'), seen(N, 'sit', 'surprised')] },
      },
      {
        text: [
          `There were four minutes left. "Can you catch it?" said ${n}, and threw the mitten. ${a} could. It flies very badly, a mitten, and that was what was good about it. Then the bell rang. It was the shortest break of the week.`,
          `"I could hide it," said ${n}, "and you could look." So it was in the tree, and under a hat, and up a sleeve. "Cold," said ${n}. "Warm. Hot!" And then there was the bell, far too early.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(N, 'jump', 'happy')], things: ['mittens'] },
      },
      {
        text: [
          `The next day ${a} came out, and there were all the twos and threes. By the drain lay a red mitten. Beside it stood ${n}, with one bare hand, and looked up at the sky. "Is this yours?" said ${a}. "${refrain}," said ${n}. "You'd better come and ask everybody with me."`,
          `Next morning a mitten lay on the ground again. It lay right in front of ${A.names} feet. From behind the tree looked half a face. "Is this yours?" called ${a}. "${refrain}!" said the tree. So ${a} had to go and see.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'happy')],
          things: ['mittens'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { F, H, N } = parts(going);
  const [f, h, n] = [F.name, H.name, N.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There are ways of having nobody to play with so that it doesn't show. ${A.introduced} knew most of them. You can tie a shoe. You can read the notice about the jumble sale. You can walk quite fast from one end of the yard to the other, like somebody who is expected there. Then you have to walk back. There were still nine minutes to go.`,
          `The bell rang, and they all poured out and ran together, like drops on a window. It took about a minute. After that nobody was over except ${A.introduced}. It was no one's fault. They had their games, and the games were full. ${a} read the notice about the jumble sale, bent down, and tied a shoe that was tied. "Eleven more minutes," said ${a} to the shoe.`,
        ],
        scene: { setting: 'playground', camera: 'wide', actors: [seen(A, 'walk', 'sad')] },
      },
      {
        text: [
          `It lay beside the drain, and it was red. It was one mitten, for a left hand, knitted by somebody who had lost count at the thumb. ${a} picked it up. It was still a little warm. And at once everything was different. Somebody who stands about with nobody is one thing. Somebody who stands about with a mitten is busy. "Right," said ${a}.`,
          `While ${a} was down there, something red came along the ground in the wind and stopped. It was a mitten, a left one, with a thumb that was much too long. ${a} looked round for whoever belonged to it. Nobody was looking for anything. But now there was a reason to go up to people. You can't do that without a reason. "Come on," said ${a} to the mitten.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'curious')], things: ['mittens'] },
      },
      {
        text: [
          `${F.introduced} had a ball, a wall and a record to beat. "Is this yours?" said ${a}. "${refrain}," said ${f}, and held up two hands in green wool, and so the ball got away. "That was sixty-one!" ${a} fetched it back. It would have been natural to stay there, after that. But ${f} had already begun again at one.`,
          `"Excuse me, is this yours?" That was how ${a} put it. ${F.introduced} threw a ball high up, clapped twice and caught it. "${refrain}. Mine are blue. Look." They were, both of them. "Nice ball," said ${a}. "It's my brother's," said ${f}, and threw it up. That was the longest talk that ${a} had had since Friday.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(F, 'stand', 'happy')],
          things: ['mittens', 'ball'],
        },
      },
      {
        text: [
          `${H.introduced} was playing tag, and you had to ask in pieces. "Is this," said ${a}. ${h} came round again. "Yours?" "${refrain}!" called ${h}, from the far side, with two striped mittens in the air. "We're one too many already, or you could be in it!" That was kind. ${a} stood there and turned it over. One too many was what it felt like.`,
          `Tag went by like weather, and in the middle of it ran ${H.introduced}. "Yours?" shouted ${a}, and waved the thing. "${refrain}!" shouted ${h}, and waved back two of another sort. "Look out, you're in the way!" ${a} was. It's hard to stand in a yard so that you aren't. ${a} went on, along the edge, with the mitten held well up.`,
        ],
        scene: { camera: 'wide', actors: [seen(H, 'run', 'happy'), seen(A, 'stand', 'shy')], things: ['mittens'] },
      },
      {
        text: [
          `After that ${a} asked them all. ${a} asked the big ones by the bicycles, who did not look up. ${a} asked the small ones, who wanted to keep it. "${refrain}," they said, and every one put up two hands. It took up two whole breaks, Monday's and Tuesday's. A mitten gets you as far as a person. It doesn't get you any further. At the end of it ${a} knew the gloves of the entire school, and nobody in them.`,
          `It was three days' work. ${a} did the seesaw and the steps, and the queue at the tap. "${refrain}," it went, all the way along, and up came the hands, two by two. Some of them smiled. One of them laughed at the thumb. ${a} minded that a bit, on the mitten's behalf. By Wednesday there was no one left to ask. It would have to go in the box, with the odd socks.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(F, 'stand', 'happy'), seen(H, 'stand', 'happy')],
          things: ['mittens'],
        },
      },
      {
        text: [
          `That was when ${h} pulled up in front of ${a}, out of breath. "One of us has gone home," said ${h}. "There's a place, if you want it. But now. They're counting." It was all that ${a} had wished for, by the wall, for a week. "Yes!" said ${a}, and looked for somewhere to put the mitten. And then, just past ${H.names} arm, there was a sleeve with no hand in it.`,
          `Then somebody tapped ${a} on the back. "We're one short today," said ${h}. "Do you want to? You'd have to be quick." ${a} did want to. ${a} had wanted to since the beginning of term. There was only the mitten. You could hang it on the fence. ${a} was on the way to the fence when something moved, behind the big tree. It was a hand, being blown on.`,
        ],
        scene: { camera: 'close', actors: [seen(H, 'stand', 'happy'), seen(A, 'hold', 'surprised', 'mittens')] },
      },
      {
        text: [
          `Behind the big tree there was somebody. It was a person who was reading the back of a crisp packet, all of it. You can read a notice about a jumble sale like that. One hand wore a red mitten. ${a} had asked everybody that there was. But those had all been people who were with people. It had never crossed ${A.names} mind to look where those feet were going. "Are you coming?" said ${h}.`,
          `The hand belonged to somebody who was tying a shoe. It was tied already; you could see that from here. On the other hand was a red mitten with a thumb like a carrot. So all that time there had been two of them, one walking along the wall, and one behind the tree. They had missed each other every day by about the width of a trunk. "Well?" said ${h}. "They're counting."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'sit', 'sad'), seen(A, 'stand', 'surprised'), seen(H, 'stand', 'curious')],
          things: ['tree', 'mittens'],
        },
      },
      {
        text: [
          `It would have taken a minute to give it back, and the place would be gone in less. That was the sum. ${a} did it twice, and it came out the same. "Ask me tomorrow," said ${a}. "I can't promise," said ${h}, and was off. Somebody else ran in from the steps and got the place. ${a} watched it go. Then ${a} walked round the tree, and there was ${N.introduced}.`,
          `You can be quick, or you can give somebody a mitten. ${a} would have liked to think about that for rather longer. "You go," said ${a}. "I've got to see to something." ${h} shrugged, and ran, and the gap closed up behind. It really had been a very good place, in the middle. ${a} went over to the tree, not fast, and looked round it. "Hello," said ${N.introduced}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'walk', 'worried'), seen(N, 'sit', 'shy'), seen(H, 'run', 'happy')],
          things: ['tree'],
        },
      },
      {
        text: [
          `"I've asked everybody but you," said ${a}, and held it out. ${n} looked at it for a time, as if it might be a trick. "Mine," said ${n}. "My gran made it. She can't do thumbs." It went on, and the hand inside it stopped being blue. "I'd have asked," said ${n}, "but then they look at you, and you haven't got anybody with you." "No," said ${a}. "That's what the mitten's good for."`,
          `"This is yours," said ${a}. It was the first time that it hadn't been a question. "Mine," said ${n}, and put it on, and shut and opened it. "I didn't know whom to ask. They're all in the middle of something." "I know," said ${a}. "I've met them." There was a silence, but it had two people in it. "Do you read the one about the jumble sale?" said ${n}. "Twice a day," said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'hold', 'happy', 'mittens'), seen(N, 'sit', 'surprised')] },
      },
      {
        text: [
          `It turned out that a mitten is a bad ball. It stops in the air, and thinks, and falls over. They played it all the same, over the lowest branch, with rules. There was a point for a thumb, and three for a hat. "Ow," said ${n}, happily. ${F.names} ball came rolling by, and they sent it back, and went on. When the bell rang, neither of them had looked at the clock.`,
          `They threw it at a branch until it stuck there. Then they threw a stick to get it down, and that stuck as well. They got both of them down with a shoe. It was the one that was always tied, and so it had to be undone at last. They laughed so much that ${f} came over, with the ball, to see. "Is that a game?" said ${f}. "It is now," said ${n}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(N, 'jump', 'happy'), seen(F, 'stand', 'curious')],
          things: ['mittens', 'tree', 'ball'],
        },
      },
      {
        text: [
          `It isn't every day. ${n} has the choir on Thursdays. Then ${a} plays tag if there's a place, and reads the notice if there isn't. But often, when ${a} comes out, something red is lying by the drain. Not far off stands somebody with one bare hand, admiring a cloud. "Is this yours?" says ${a}. "${refrain}," says ${n}. "Have you tried behind the tree?"`,
          `There are still long breaks, when ${n} has a cold. ${a} looks along the wall then, and behind the tree, in case there's anybody. You get an eye for it. But on most days a mitten is lying in the middle of the yard, all by itself, and waiting. "Whose is this?" says ${a}, to nobody. "${refrain}!" says the tree.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'happy')],
          things: ['mittens', 'tree'],
        },
      },
    ],
  };
}
