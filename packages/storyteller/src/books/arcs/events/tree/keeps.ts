import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace, settingOf } from '../the-one.ts';

const REFRAINS = [
  'Stay a bit',
  'Do stay a bit',
  'Stay a little',
  'Stay with me',
  'Stay just a bit',
  "Don't go yet",
  'Please stay',
  'Stay here a bit',
  'Oh, stay a bit',
  'Not yet, stay',
  'Wait a bit',
] as const;
const TITLES = ['stay a bit', 'the tree that would not let go', 'what the tree caught', 'a ball, a hat and a shoe'];

const OUTSIDE = (going: Going) => {
  const at = settingOf(going, 'garden');
  return /^(?:forest|garden|playground|farm|mountain|jungle)$/.test(at) ? at : 'garden';
};

/** A lonely tree catches what is thrown, so that somebody will stay; and they only stay when it has let go. */
export const KEEPS: EventPlot = { id: 'keeps', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const at = inPlace(going, '');
  const where = at && ` It is${at}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: OUTSIDE(going), camera: 'wide', actors: [seen(A, 'stand', 'sad')] },
        `This is ${A.introduced}.${where} ${a} is all alone. People go by. "${refrain}"`,
        `Here stands ${A.introduced}.${where} People come, and people go. "${refrain}"`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(A, 'wave', 'worried'), seen(K, 'walk', 'calm')] },
        `${a} waves. Swish, swish! "What a wind!" says ${K.introduced}, and goes on.`,
        `Swish! ${a} waves and waves. "It is only the wind," says ${K.introduced}. Off goes ${k}.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(A, 'stand', 'happy')],
          things: ['ball'],
        },
        `Next day ${k} throws a ball. ${a} gets it, and keeps it! "${refrain}"`,
        `${k} has a ball. Up it goes. ${a} gets it, and holds on. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'determined'), seen(A, 'stand', 'happy')], things: ['shoe'] },
        `${k} throws a shoe at the ball. ${a} keeps that too. "${refrain}"`,
        `Up goes a shoe, to get the ball. ${a} keeps that too. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'excited'), seen(K, 'point', 'worried')], things: ['hat'] },
        `More children come. Up goes a hat. Up goes a coat. "${refrain}"`,
        `Now there are many children. Up goes a coat. Up goes a hat. "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'sad')] },
        `It gets cold. ${k} has one shoe, and no ball. ${k} cries.`,
        `It is late. ${k} sits there with one shoe, and cries.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(K, 'sit', 'sad')] },
        `"${k} is not happy," says ${a}. "I must let go."`,
        `"Oh dear," says ${a}. "${k} is sad. I must let go."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'dance', 'determined'), seen(K, 'stand', 'surprised')],
          things: ['ball', 'shoe', 'hat'],
        },
        `${a} shakes. Thump! The ball. Plop! The shoe. Down comes the hat.`,
        `Shake, shake, shake! Down comes a ball, a shoe, a hat. Home they all go.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'surprised')] },
        `But who is that? It is ${k}, with a rope. ${k} makes a swing on ${a}!`,
        `Look, there is ${k} again! ${k} has a rope. It is a swing, on ${a}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'happy')] },
        `Up and down goes ${k}. "Supper!" they call. "No," says ${k}. "I will stay a bit."`,
        `To and fro goes ${k}. "Bedtime!" they call. "${refrain}" says ${a}. And ${k} stays a bit.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, G, a, k, Gcap, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, ' at the end of a field');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: OUTSIDE(going), camera: 'wide', actors: [seen(A, 'stand', 'sad')] },
        `${A.introduced} stood${where}. A path went by. On the path came dogs, and prams, and children, and they all went on. "${refrain}," said ${a}. But ${a} said it in leaves, and nobody understands those.`,
        `If you are a tree you can't go to see anybody. ${A.introduced} stood${where}. Everybody came past. "${refrain}," said ${a}. It sounded like a rustle. It always did.`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(A, 'wave', 'worried'), seen(K, 'walk', 'calm')] },
        `One day ${a} waved, with every branch there was. "Look at the wind!" said ${K.introduced}, who was passing, and walked faster. "That was me," said ${a}. "${refrain}." But ${k} was round the corner.`,
        `So ${a} tried waving. It was hard work. Down on the path went ${K.introduced}, with a ball. "It's getting windy," said ${k}, and did up a button. "${refrain}!" rustled ${a}. It only made it windier.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(A, 'stand', 'happy')],
          things: ['ball'],
        },
        `The next day ${k} kicked the ball, and it went wrong. It flew up in the air, and into ${a}. ${a} caught it. It was the first thing that ${a} had ever caught. "Give it back!" said ${k}, and stayed there, looking up. "${refrain}," said ${a}, and held tight.`,
        `Next day the ball came up instead of along, and stuck between two twigs. ${k} stopped. ${k} stood below, with a hand over both eyes, and looked and looked. Nobody had ever stood there so long. "${refrain}," said ${a}, and closed a twig over the ball.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'determined'), seen(A, 'stand', 'happy')], things: ['shoe'] },
        `${k} threw a shoe, to knock it down. ${a} kept the shoe. ${k} threw a stick, and the sandwich box, and ${a} had those as well. It was going so well!`,
        `Up came a shoe, to fetch the ball. ${a} caught it by the heel. Up came a bag, to fetch the shoe. The more ${a} kept, the longer ${k} stayed. ${a} was quite dizzy with joy.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(K, 'point', 'worried')],
          things: ['hat', 'umbrella'],
        },
        `Others came to help. They threw hats, and an umbrella, and a left boot. By four o'clock eleven people stood round ${a}, and nobody went home. It was like a party. "${refrain}," said ${a} to all of them.`,
        `Soon there was a whole crowd, with their heads back. A hat went up, and a boot, and an umbrella. None of it came down. ${a} looked like a shop. It was the best day in a hundred years. "${refrain}," said ${a}.`,
      ),
      page(
        { weather: 'rain', time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'sad')] },
        `Then it rained, and the others gave up. Only ${k} was left, with one wet sock, right up against the trunk. It was dry there. "It was my best ball," said ${k}, and had to wipe both eyes.`,
        `Then came the rain, and they ran for it, all but one. ${k} sat down on the dry side, with one foot in the wet. Something ran down ${K.names} nose, and it was not rain. "I want my ball," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(K, 'sit', 'sad')] },
        `${a} looked down. Somebody was leaning there, at last, and it was all wrong. "They never looked at me," thought ${a}. "They looked at their shoes. And if I give them back, that's the end of it." A drop fell off a leaf.`,
        `So here was somebody who stayed, and it didn't feel as it should. "That isn't staying," thought ${a}. "That's not being able to go." But without the ball nobody would ever stop again. ${a} thought about it with every ring.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'dance', 'determined'), seen(K, 'stand', 'surprised')],
          things: ['ball', 'shoe', 'hat'],
        },
        `Then ${a} let go. There was no wind, but the whole tree shook itself, like a dog. Thump, came the ball, and thump, the shoe. It rained hats. ${k} took up an armful, and stared, and ran home. And ${a} had nothing left but leaves.`,
        `It's not easy for a tree to open. ${a} creaked, and shook, from the top to the roots. Down came the ball, and the shoe, and all the rest. Down came the boot, and all the hats. "Oh!" said ${k}. "Thank you!" And off ${k} ran, as people do.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'surprised'), seen(G, 'stand', 'happy')],
        },
        `On Saturday somebody came along the path, and did not go past. It was ${k}, without any ball. "It's dry under here," ${k} was saying, "and it's nice to lean on." ${Gcap} came too, with a rope and a board.`,
        `${a} did not even look, when there were steps on Saturday. The steps stopped. "This is the one," said ${k}. "You can sit in it like a chair. And there was no wind, and it shook." ${Gcap} put down a board, and two ropes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'happy')] },
        `It was a swing. They tied it to the thickest branch, and ${a} held it. ${a} was good at that. To and fro went ${k}, and then all the others. And if you lay back you looked up, and what you saw was tree.`,
        `It was a swing, and ${a} had hold of it at the top. There was always somebody on it, and somebody waiting. They lay back with their heads down and their feet up. "You can see right into it," said ${k}. "It's like a house made of green."`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'happy')] },
        `"Supper!" they called, from far off. Over ${K.names} head the leaves said something. ${k} listened. "${refrain}?" said ${k}. "All right. A bit."`,
        `When it got dark they called for ${k}. It rustled, up there, very softly. ${k} put a cheek on the bark. "I know," said ${k}. "${refrain}. I'm staying."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, G, a, k, Gcap, company, chance } = going;
  const C = company.meet('crow');
  const c = C.name;
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, ' at the corner of a field');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: OUTSIDE(going), camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(C, 'sit', 'calm')] },
        `There was one thing that ${A.introduced} could not do, and it was go anywhere. ${a} stood${where}, where two paths crossed. In a hundred years a great many people had gone by. "${refrain}," ${a} said to each of them, in leaves. They only looked at the sky, and turned up their collars. At the top lived ${C.introduced}, who had a hole full of buttons, and no visitors.`,
        `Two paths met${where}, and ${A.introduced} stood where they met. It ought to have been the best place in the world. Everybody came past there. That was just it: they came past. "${refrain}," rustled ${a}, and they thought that it was going to rain. "Why do you bother?" said ${C.introduced}, who lived in the top. "People don't stay. Things do." And ${c} went back to counting buttons.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'wave', 'worried'), seen(K, 'walk', 'calm')],
          things: ['ball'],
        },
        `That spring ${a} tried waving. It takes a tree a week to plan a wave. It went through every branch, and cost forty leaves. "Goodness, what a wind," said ${K.introduced}, on the path, and held on to a ball, and ran. "${refrain}," said ${a}. "There was no wind," said ${c}, from above. "You made a fool of yourself in perfect calm."`,
        `Once there was a child who walked slower than the rest, kicking a ball. That was ${K.introduced}. ${a} got ready on Monday, and on Friday threw up all branches and waved. It was the largest thing that ${a} had ever done. "Wind's getting up," said ${k}, and hurried on. "${refrain}!" said ${a}. "You want something that they want," said ${c}. "It's the only way. Look at me."`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(A, 'stand', 'happy')],
          things: ['ball'],
        },
        `In May the ball came up. It was meant for somebody else, and it got in between two twigs. There, for a moment, it rocked. It would have dropped out by itself. "Keep it," said ${c}, in the top. ${a} had never kept anything. ${a} drew in one twig, no more than that. And down on the path ${k} stood still, and tipped back a head, and stayed for half an hour. "There," whispered ${a}.`,
        `It was an accident, the first time. A kick went wrong, and the ball flew into the leaves, and lodged. "Oh, no," said ${k}, and stopped. ${a} felt it loosen, and slide, and felt what would come next: the thump, and the steps going away. "Hold on to it," said ${c}. So ${a} did. It was quite easy. And ${k} did not go. ${k} walked round and round, looking up.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'sit', 'happy')],
          things: ['shoe', 'ball'],
        },
        `${k} threw a shoe at the ball. ${a} took the shoe. ${k} threw the other one, which makes sense to anybody who has been there. Then it was a stick, and a lunchbox. "You're a natural," said ${c}. It was odd how warm it felt. Each thing had somebody on the end of it, like a kite. "${refrain}," said ${a}, and reached for the next.`,
        `First one shoe came, after the ball, and then the other. Then a bag came, after the shoes. ${a} found places for all of it, in forks and crooks that had been empty for eighty years. "Now you're getting the idea," said ${c}, and came down to try the buckle. "${refrain}," said ${a} to ${k}, who was standing there in socks. And for once it was so.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(K, 'point', 'worried')],
          things: ['hat', 'umbrella', 'ladder'],
        },
        `By four there was a crowd. Somebody had an idea with an umbrella, and somebody had a better one with a boot. A man brought a ladder, and it was too short. They stood all round the trunk, shoulder to shoulder, and talked, and had sandwiches. It was everything that ${a} had ever thought of. "${refrain}," said ${a}, in all directions. It was only strange that no one looked at the tree.`,
        `The news went round. They came with rakes, and a ladder that was too short, and good advice. Two hats were lost, and an umbrella, and somebody's father's boot. ${a} had never been so tired or so happy. There must have been thirty people, and they all stood with their heads back. "${refrain}," said ${a}. They stared straight through the leaves at what was theirs.`,
      ),
      page(
        { weather: 'rain', time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'sad')] },
        `At dusk it rained, and they gave it up. All but one went home. ${k} had sat down with ${K.names} back against the trunk, where it was dry, and both socks in the wet. "My grandad gave me that," said ${k}. "The ball. It was his." It was not said to anybody. But it went into the bark at about the height of the heart, if trees have one.`,
        `Then the rain came, and one by one they said that it was a pity, and went. Only ${k} would not. ${k} crept in close, between the roots, with wet feet. "I can't go home without it," said ${k}, in a voice with a crack in it. "It was Grandad's. It's got his name on." ${a} looked among the leaves. It had, in blue.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(C, 'sit', 'worried')] },
        `"You see?" said ${c}. "That one's staying all night." ${a} said nothing. There was a small back against the trunk, a warm one. It shook. For a hundred years ${a} had wanted just that weight, and here it was, and it was dreadful. "It isn't staying," said ${a}, "if you can't go." "If you let go now," said ${c}, "that's the last you'll ever see of any of them." It was very likely true.`,
        `"Well, there you are," said ${c}. "Company." ${a} thought about it, as slowly as trees do, while it got dark. It was what ${a} had asked for. It had a back, and two cold feet, and it was crying. "And how many come to see you?" said ${a}. ${c} did not answer for some time. "I've got nineteen buttons," said ${c}. "Yes," said ${a}. "I was afraid that it was that."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'dance', 'determined'), seen(K, 'stand', 'surprised')],
          things: ['ball', 'shoe', 'hat'],
        },
        `There was not a breath of wind. All at once the tree drew itself up, creaked, and shook, from the topmost twig to the roots. Out it came: the umbrella, the boot, the shoes, the whole lot, and a shower of leaves. Last of all came the ball, quite gently, from branch to branch, as if it were handed down. ${k} caught it. ${k} stood there, looking up, and then went off with it into the rain, at a run.`,
        `What ${a} did then was much harder than waving. It began in the roots. Every fork and crook had to be told to open, and none of them wanted to. Then there was such a crack and a rush that ${c} went straight up in the air. It poured shoes. It poured boots and umbrellas. The ball came down from hand to hand, if those are hands, and rolled against ${K.names} foot. "Who's there?" said ${k}. And then, like all of them, ${k} ran.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(C, 'sit', 'calm')] },
        `It was a long week. They went by on the path as they always had, and a bit faster, some of them. ${a} stood there with fewer leaves than before, and did not say it to anyone. "I don't like to say I told you so," said ${c}. "Then don't," said ${a}. On Thursday something small fell from the top, and lay in the grass. It was a button. "It slipped," said ${c}.`,
        `Nothing happened on Sunday, or on Monday. No one threw anything any more. On Wednesday it was so quiet that ${c} came down two branches and sat there, for no reason. "You did look well with the umbrella," said ${c}. "I know," said ${a}. It was the nearest they had ever come to a talk. It took up the whole of the afternoon.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'surprised'), seen(G, 'stand', 'happy')],
        },
        `On Saturday steps came along the path, and stopped. "There wasn't any wind," ${k} was saying. "It was as if it had heard me. And it's dry there, and you can lean." ${Gcap} had a rope, and a good smooth board. They looked up, the two of them. They did not look for anything. They looked at the branch, and along it, and right up through the green to where the sky came in. "What a tree," said ${k}.`,
        `${k} came back on Saturday, with ${G.name}, and with a rope. ${k} had brought nothing that could be caught. "It gave them all back," said ${k}, "by itself. I want to see it properly." ${k} put both arms round as much of ${a} as there was room for. It is a thing that you feel in every ring. Then they tied a board to the thickest branch, with two good knots.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'happy'), seen(C, 'sit', 'happy')],
        },
        `So there is a swing there now. There is nearly always somebody on it, and somebody on the grass who is next. ${c} minds the coats, and has got quite fond of it. At supper time they call ${k} in, and call again. "${refrain}," say the leaves. "I am," says ${k}, lying back, with the whole tree overhead. "I'm only here for you, you know."`,
        `You can go past there, if you like. Nobody does. They all stop for one go on the swing, and it gets late. ${c} knows every one of them by name. The last to leave is ${k}. That evening they called three times. ${k} put an ear to the bark. "${refrain}," it said, as plain as anything. It had never been the wind at all.`,
      ),
    ],
  };
}
