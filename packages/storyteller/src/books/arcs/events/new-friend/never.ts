import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS = [
  'Never?',
  'What, never?',
  'Oh. Never!',
  'Never at all?',
  'Never ever?',
  'Never, then!',
  'Why never?',
  'Well, never, then!',
  'Never, never?',
  'So it is never!',
] as const;
const TITLES = ['the word at the window', 'never', 'one small word', 'what the new one said'];

interface Parts {
  /** Who is new and says one word. */
  readonly N: Figure;
  /** Who asks. */
  readonly A: Figure;
  readonly B: Figure;
  readonly T: Figure;
  /** The word for snow, with a capital. */
  readonly word: string;
  readonly school: string;
  /** "boy", "girl", "child", or what the hero of the theme is. */
  readonly kind: string;
}

function partsOf(going: Going): Parts {
  const { company, raw, K } = going;
  const withB = withClassmate({ ...going, A: K, a: K.name });
  const taken = [K.name, withB.B.name];
  const names = /\bboy\b|\bhe\b/.test(raw)
    ? ['Nuno', 'Rui']
    : /\bgirl\b|\bshe\b/.test(raw)
      ? ['Bia', 'Ines']
      : ['Dani', 'Ari'];
  const own = going.A === K ? null : going.A;
  const B = own && withB.B === own ? company.person(taken.includes('Sal') ? 'Noor' : 'Sal', 'child') : withB.B;
  return {
    N: own ?? company.person(names.find((each) => !taken.includes(each)) ?? 'Dani', 'child'),
    A: K,
    B: B === K ? company.person('Noor', 'child') : B,
    T: company.person(taken.includes('Miss Plum') ? 'Miss Finch' : 'Miss Plum', 'teacher'),
    word: /\bspanish|\bspain|\bmexic/.test(raw) ? 'Nieve' : 'Neve',
    kind: own ? own.kind : (/\b(boy|girl)\b/.exec(raw)?.[1] ?? 'child'),
    school: /\bnursery|pre-?school/.test(raw) ? 'nursery' : 'school',
  };
}

/** In what tongue it is, where the theme says so. */
const tongue = ({ raw }: Going): string => {
  const found = /\b(spanish|italian|portuguese)\b/.exec(raw)?.[1];
  return found ? titled(found) : '';
};

/** Somebody new says one word to everything, and it sounds like "never". It is what is about to come down outside. */
export const NEVER: EventPlot = { id: 'never', young, middle, old };

function young(going: Going): Told {
  const { G, g, chance } = going;
  const { N, A, B, word, school, kind } = partsOf(going);
  const [n, a, b] = [N.name, A.name, B.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'curious')] },
        `A new ${kind} is at ${school}. It is ${N.introduced}. ${n} speaks another language.`,
        `There is a new ${kind} at ${school}. Here comes ${N.introduced}! ${n} speaks another language.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'ball'), seen(N, 'point', 'happy')] },
        `"Do you want the ball?" says ${a}. "${word}!" says ${n}. "${refrain}" says ${a}.`,
        `${a} has a ball. "Do you want to play?" "${word}!" says ${n}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'paint'), seen(N, 'point', 'happy')] },
        `"Come and paint!" says ${b}. "${word}!" says ${n}. "${refrain}"`,
        `"Red paint?" says ${b}. "${word}, ${word.toLowerCase()}!" says ${n}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'apple'), seen(N, 'point', 'excited')] },
        `"An apple?" says ${a}. "${word}!" says ${n}. "${refrain}"`,
        `${a} has an apple for ${n}. "${word}!" says ${n}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `${a} sits down with ${b}. "Never the ball. Never the paint. Never anything."`,
        `So ${a} and ${b} sit down. "It is always never," says ${b}. That is sad.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'look-up', 'curious'), seen(A, 'look-up', 'curious')] },
        `But ${n} stands at the window. ${n} points up. "${word}," says ${n}, softly. So ${a} goes, too.`,
        `${n} is still at the window. ${a} goes over. They look up. The sky is white.`,
      ),
      page(
        {
          weather: 'snow',
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(N, 'point', 'excited')],
          things: ['snowflake'],
        },
        `Something small comes down. It is a snowflake! Then there are two.`,
        `Down comes something white. One snowflake. Two. Ten!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'cheer', 'excited'), seen(A, 'cheer', 'excited'), seen(B, 'run', 'surprised')],
        },
        `"${word}!" shouts ${n}. "Snow!" shouts ${a}. "${word} is snow!" says ${b}. "It was not never!"`,
        `"Snow!" says ${a}. "${word}!" says ${n}. It is the same word! ${b} laughs.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(N, 'jump', 'happy'), seen(A, 'jump', 'happy'), seen(B, 'run', 'happy')],
          things: ['snowball'],
        },
        `Out they run, all three. "${word}!" says ${n}. "${word}!" say ${a} and ${b}.`,
        `Out they run. ${a} has a snowball. So has ${n}. And ${b} has one in the hood.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(G, 'stand', 'curious')],
        },
        `At home ${a} runs to the window. "${word}!" says ${a}. "${refrain}" says ${g}. ${a} only laughs.`,
        `It is evening. "${word}!" ${a} says to ${g}. "${refrain}" says ${g}. And ${a} points up.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, chance } = going;
  const { N, A, B, T, word, school, kind } = partsOf(going);
  const [n, a, b, t] = [N.name, A.name, B.name, T.name];
  const refrain = chance.pick(...REFRAINS);
  const lang = tongue(going) === '' ? 'another language' : tongue(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(N, 'stand', 'shy'), seen(A, 'sit', 'curious')],
        },
        `On the greyest Monday of the winter there was a new ${kind} at ${school}. "This is ${N.introduced}," said ${t}. "At home ${n} speaks ${lang}, so you'll have to be clever." ${a} moved up to make room. ${n} sat down, and looked out of the window.`,
        `On a dark grey Monday a new ${kind} came to ${school}. It was ${N.introduced}. ${n} spoke ${lang}, and nobody in the class did. "You can all show ${n} what we do here," said ${t}. ${a} could not wait. But ${n} was looking at the sky.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'ball'), seen(N, 'point', 'happy')] },
        `At break ${a} fetched the best ball, the one that is always gone. "Do you want to play?" said ${a}, and held it out. ${n} smiled, and pointed. "${word}!" said ${n}. "${refrain}" said ${a}, and looked at the ball. There was nothing wrong with it.`,
        `First ${a} came with the ball. "We can play catch," said ${a}, and showed how. ${n} did not look at the ball. ${n} looked over the top of it. "${word}!" said ${n}, with shining eyes. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'paint'), seen(N, 'point', 'happy')] },
        `"You frightened ${n} with that ball," said ${B.introduced}. "Let me try." ${b} brought the paints. "You can have the red," said ${b}. It was very kind, for ${b}. "${word}," said ${n}, and pointed past the pot. "${refrain}" said ${b}.`,
        `"Perhaps ${n} would like to paint," said ${B.introduced}, and brought a brush. "${word}!" said ${n}. ${n} took the brush, and pointed with it, up and out. Then ${n} gave it back. "${refrain}" said ${b}, and was hurt.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'biscuit'), seen(N, 'point', 'excited')] },
        `Nobody can say never to a biscuit. ${a} had two, and put one down in front of ${n}. ${n} ate it, and said something that might have been thank you. But then it came again. "${word}!" And ${n} pointed up. "${refrain}" said ${a}. "You've just had one!"`,
        `At lunch ${a} gave ${n} a whole biscuit. That went better. ${n} broke it in two, and gave back half. They ate side by side. "Will you sit here tomorrow as well?" said ${a}. "${word}!" said ${n}. "${refrain}" said ${a}, and stopped eating.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `"It's never this, and never that," said ${b}. "We can't do anything right." ${a} said nothing. It did not fit. Somebody who says never does not look like that. ${n} had said it each time like somebody with a present.`,
        `"I've given up," said ${b}. "I asked ten things, and it was never, ten times." "But ${n} was smiling," said ${a}. "Can you smile, and say never?" They both tried. It made their faces ache.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'look-up', 'curious'), seen(A, 'look-up', 'curious')] },
        `So in the afternoon ${a} did not ask anything. ${a} only stood by ${n} at the window, and looked up. There was the wall. Over the wall there was the sky, as thick as a blanket. "${word}," whispered ${n}.`,
        `${n} had gone back to the window. This time ${a} took nothing along. They stood there shoulder to shoulder. ${a} bent down a bit, so as to see just what ${n} saw. It was the sky. It hung so low that it touched the chimneys.`,
      ),
      page(
        {
          weather: 'snow',
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(N, 'point', 'excited')],
          things: ['snowflake'],
        },
        `Something came out of it. It was white, and no bigger than a crumb, and it took its time. It sat down on the outside of the glass. It was a snowflake. ${n} held quite still. Then there was another, and then there were too many to count.`,
        `A bit of it came off and floated down. It went left, and it went right. It landed on the window sill, and it had six points. It was a snowflake! After it came all the rest.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'cheer', 'excited'), seen(A, 'cheer', 'excited'), seen(B, 'run', 'surprised')],
        },
        `"${word}!" shouted ${n}. "${word}, ${word.toLowerCase()}!" And now ${a} understood. "It's not never," said ${a}. "It's snow! ${n} has been telling us all day that it was going to snow!" "And we asked about biscuits," said ${b}.`,
        `"Snow!" cried ${a}. "${word}!" cried ${n}. They stared at each other. "Snow?" said ${n}, carefully. "${word}?" said ${a}. They both nodded until their hair flew. "So nobody ever said never," said ${b}.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(N, 'jump', 'happy'), seen(A, 'jump', 'happy'), seen(B, 'run', 'happy')],
          things: ['snowball'],
        },
        `Then the whole class was out in it, in odd mittens. ${n} had never seen real snow before. ${n} tasted it, and put some in a pocket for later. ${a} showed ${n} a snowball. ${n} learned very quickly. ${b} found that out.`,
        `They all ran out, and ${n} ran first. ${n} lay down on both sides to try it, like a dog. ${a} made a snowball, and so did ${n}, and they looked round. There was ${b}, who was saying that it was cold.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'wave', 'calm'), seen(N, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `"Come in now!" called ${t}, at the door. "Don't you want to be dry?" ${n} looked at ${a}. ${a} whispered something. ${n} stood up straight in the snow and said it, very clearly, in English. "Never!"`,
        `The bell rang. "Are you coming in?" said ${t}. ${n} thought it over, and then pulled ${A.names} sleeve, and asked for a word. ${a} gave it. ${n} tried it under the breath, first. "Never!" called ${n}, and everybody cheered.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(G, 'stand', 'curious')],
        },
        `At home it lay as high as the step. "${word}!" said ${a}, at the window. "${refrain}" said ${g}, quite worried. "What never? Never what?" ${a} laughed. Then ${a} took ${g} by the sleeve, and pointed.`,
        `"How was it today?" said ${g}. "Is the new one nice?" ${a} stood at the dark window, and looked up into it. "${word}," said ${a}. "${refrain}" said ${g}. "That's a pity." And ${a} had to explain it, from the first biscuit.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { G, g, chance } = going;
  const { N, A, B, T, word, school, kind } = partsOf(going);
  const [n, a, b, t] = [N.name, A.name, B.name, T.name];
  const refrain = chance.pick(...REFRAINS);
  const lang = tongue(going) === '' ? 'another language' : tongue(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(N, 'stand', 'shy'), seen(A, 'sit', 'curious')],
        },
        `The new ${kind} came to ${school} in the middle of January, in the middle of sums. "This is ${N.introduced}, who speaks ${lang}," said ${t}. "I don't, and you don't. So for a while we'll all have to use our eyes." ${a} had always wanted something to happen in the middle of sums, and cleared half the desk. ${n} sat down there, quite straight, and looked out of the window. It had a wall in it, and a piece of grey sky.`,
        `There are days when a class is so used to itself that it could scream. It was on one of those that the door opened, and there was ${t} with ${N.introduced}. "${n} has come a long way to our ${school}," said ${t}, "and speaks ${lang}. I don't. We'll all have to use our eyes." There was a place beside ${a}. ${a} smiled as hard as could be. The new ${kind} smiled as well, and then turned to the window, as if somebody had called.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'ball'), seen(N, 'point', 'happy')] },
        `At break ${a} got hold of the good ball, which takes some doing. "Shall we?" said ${a}, and bounced it, so that there should be no mistake. ${n} beamed, and flung up an arm. "${word}!" said ${n}. It was as clear as a bell. "${refrain}" said ${a}. ${n} nodded, several times. It's quite a thing to have said to you, with a nod.`,
        `${a} began with the ball, because a ball is the same in every language. It was held out, and bounced, and held out again. ${n} looked at it politely. Then ${n} pointed over ${A.names} shoulder, and said one word, and it was full of joy. "${word}!" "${refrain}" said ${a}. "Not even once?" "${word}," said ${n}, delighted to be understood.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'paint'), seen(N, 'point', 'happy'), seen(A, 'stand', 'curious')],
        },
        `"You're too loud," said ${B.introduced}. "You have to do it gently." ${b} brought the paints, and the brush with all its hair. ${n} took the brush, and waved it at the ceiling. "${word}, ${word.toLowerCase()}." "${refrain}" said ${b}. "Well! I only lend that to my cousin." They tried skipping, and a comic, and the guinea pig. By the bell they had been told never in five different ways, all of them friendly.`,
        `Then they took turns. ${B.introduced} offered the red paint, and was told never. Somebody offered a ride on the good scooter. "${word}," said ${n}, with a wave of the arm that took in the whole yard. "${refrain}" said ${b}. "I've not even finished asking!" It was as if there were a wall of glass, with a single word on it. And behind it, all the time, ${n} stood and smiled.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'happy'), seen(N, 'stand', 'curious')],
        },
        `It was ${a} who said it. ${a} was cold, and a bit hurt, and there were people listening. "We could call ${n} that," said ${a}. "Never. Here comes Never Ever." It got a laugh. It was the best laugh that ${a} had had all term. By two o'clock everybody was saying it. "Move up, Never." ${n} heard a word that was nearly right, and looked up each time, so hopefully, and out of the window.`,
        `You say things in a queue that you wouldn't say sitting down. "Who's that with you?" somebody asked ${a}, at lunch. "Oh, that's Never," said ${a}. The whole queue laughed. It ran along to the end, and came back bigger. "Pass the salt, Never Ever!" ${n} turned round to each of them, with a quick, bright look, as though somebody had got it. Then it went out again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(N, 'sit', 'calm')] },
        `${n} had brought biscuits, in a cloth, with aniseed. One was put down in front of ${a}, without a word. It was then that it stopped being funny. "That's not what never looks like," thought ${a}. Somebody who means never doesn't give you a biscuit. ${a} ate it, and it was hard to swallow. What if ${n} had been saying something else, the whole day long? And what if it was something good?`,
        `In the last lesson they drew. ${n} drew a house, and a road, and a very small person. All the rest of the sheet was left white. ${n} pushed it over to ${a}, and tapped the white. "${word}," said ${n}, softly, and not like an answer. ${a} looked at it. Nobody had asked anything. It wasn't a no. It was the name of something, and it was on the paper, and ${a} couldn't see it.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'look-up', 'curious'), seen(A, 'look-up', 'curious')] },
        `"Use your eyes," ${t} had said. They had all used their mouths. ${a} left the ball where it was, and went over to the window, and stood next to ${n}. ${a} bent both knees, to have the same wall and the same bit of sky. It had been grey in the morning. It wasn't now. It was yellowish, and thick, and hung down like the bottom of a mattress.`,
        `${n} went to the window again, and ${a} went too, and took nothing along to offer. It's strange how much room there is, when you aren't offering. ${a} looked along the arm as you look along a ruler. It missed the wall. It missed the roofs. It ended in the sky. That had come down so low, and gone so still, that you heard the clock.`,
      ),
      page(
        {
          weather: 'snow',
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(N, 'point', 'excited')],
          things: ['snowflake'],
        },
        `Then one came. It was so small that it seemed to be looking for the way. It wandered down past the gutter, and settled on the glass, just where ${n} was pointing. It had six arms, and feathers on each of them. ${n} didn't breathe. "${word}," said ${n}. And behind that one, without a sound, the whole sky let go.`,
        `A white speck came down, all alone, as though it had been sent on ahead. It turned over twice and lay down on the sill. ${n} took hold of ${A.names} sleeve. There was another speck. There were nine. "${word}," said ${n}, as you say the name of somebody getting off a train. Then it was all there was, from the top of the window to the bottom, a snowflake for everyone.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'cheer', 'excited'), seen(A, 'stand', 'surprised'), seen(B, 'run', 'surprised')],
        },
        `"Snow," said ${a}. "It's snow. ${b}, it's not never at all. It's snow!" ${n} could smell it, it turned out, or had hoped for it so much that it came to the same. All day long ${n} had been trying to give it to them. They'd been offered snow, by the skyful, and they had held out a ball. "Then it was us who said never," said ${b}, after a time.`,
        `"Snow!" said ${a}. "${word}!" said ${n}. Then they tried it the other way round. "${word}?" said ${a}. "Snow?" said ${n}. They said each other's word, and it fitted. It was like putting on somebody else's glove, and finding it warm. "So all day," said ${b}, "it was, 'Look, it's going to snow.'" "And we said, 'Have a ball,'" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'sit', 'calm'), seen(N, 'sit', 'curious')],
        },
        `They were pulling on their boots. "Come on, Never Ever!" somebody shouted. There was a laugh, the same as before. It was ${A.names} joke, and it was doing very well. You could have just run out with the others. "That isn't what it means," said ${a}, and got up on the bench, with one boot. "I made it up, and I was wrong. It means snow. And the name's ${n}." Nobody laughed, and it was rather a long way down from the bench.`,
        `"Out you go, Never!" cried a boy at the door, and they all joined in. It's easy to start a name, and there's no handle on it to stop it by. ${a} went red to the ears. "Don't," said ${a}. "It was me who said that first. I thought I'd heard right. I hadn't." It was quiet enough to hear the snow. "What is it, then?" said the boy. "It's ${n}," said ${a}. "Ask, if you want the rest."`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(N, 'jump', 'happy'), seen(A, 'jump', 'happy'), seen(B, 'run', 'happy')],
          things: ['snowball'],
        },
        `${n} had only ever seen it in books. ${n} walked into it with both arms out, and stood, and was snowed on, and said nothing for once. Then ${n} wanted the words. Glove was one, and boot, and cold. ${a} got back as many. They made a thing with a carrot that had two names from the beginning. And ${n}, it was found, could throw. ${b} said, "${word}!" at each one, and ducked.`,
        `Where ${n} came from, it was something in films. ${n} bit it, and listened to it, and lay down and got up to see the hole. ${a} pointed, and ${n} said a word. ${n} pointed, and ${a} did. They got through hat, nose, nice and ouch. By three o'clock ${b} could count up to four in it, and had a snowball for each number.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'wave', 'calm'), seen(N, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `"In, all of you!" called ${t}. "${n}, are you going to stay out there?" ${n} turned to ${a}, and asked something, with eyebrows. ${a} knew exactly which word was wanted. It had been lying about all day. It only needed to be given to the right person. ${n} tried it over once, and then faced the door, up to the knees in white. "Never!" said ${n}. And this time that was what it meant.`,
        `The bell went, and nobody heard it. "When are you coming in?" shouted ${t}. They all looked at each other. ${n} pulled at ${A.names} coat. ${n} wanted a word for it. And ${a} thought of one that somebody had been called since noon, and bent down, and gave it back. ${n} said it to a mitten first. Then ${n} put back a head full of snow and shouted it over the wall, for everybody. "Never!"`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'look-up', 'happy'), seen(G, 'stand', 'curious')],
        },
        `It was still coming down when ${g} drew the curtains. "Wait," said ${a}, and stood in front of the glass. "What's it like, having somebody new?" said ${g}. "Will you be friends?" ${a} looked up, to where it came from. "${word}," said ${a}, under the breath. "${refrain}" said ${g}, shocked. And ${a} took ${g} by the sleeve, and said no more, and pointed.`,
        `"You're very quiet," said ${g}, that evening. ${a} was standing at the window, with both knees bent. "And the new one? Do you think you'll get on?" "${word}," said ${a}. "${refrain}" said ${g}. "But you've hardly met!" "You've got to look where I'm looking," said ${a}, and moved up, and made room.`,
      ),
    ],
  };
}
