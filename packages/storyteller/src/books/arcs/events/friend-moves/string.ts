import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { friendOf, townOf } from './friend.ts';

const REFRAINS = [
  'Are you there?',
  'Who is there?',
  'Hello, you there?',
  'Are you at your end?',
  'Do you hear me?',
  'Can you hear?',
  'Is that you?',
  'Is it you?',
  'Are you still there?',
  'You there, hello?',
] as const;
const TITLES = ['a piece of string', 'are you there', 'two tins', 'as long as this'];

interface Parts {
  readonly refrain: string;
  /** The friend who moves, and whoever stays. */
  readonly F: Figure;
  readonly f: string;
  readonly C: Figure;
  readonly c: string;
}

function partsOf(going: Going): Parts {
  const { A, B, K, company, chance } = going;
  const F = friendOf(going);
  // Beside the child the best friend of a theme may be the second one already: it is that friend who moves.
  const near = A !== K ? K : company.other && B !== F ? B : company.friend;
  // The friend whom a parent names is the one who moves, and does not also look on.
  const C = near.name === F.name ? company.meet('cat') : near;
  return { refrain: chance.pick(...REFRAINS), F, f: F.name, C, c: C.name };
}

/** Two tins and a string between two windows; then one tin is far away, and the string comes by post, in pieces. */
export const STRING: EventPlot = { id: 'string', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, Gcap, chance } = going;
  const { refrain, F, f, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(F, 'stand', 'happy')],
          things: ['string'],
        },
        `${A.introduced} has a tin. So has ${F.introduced}. A string goes from tin to tin.`,
        `Here are two tins on a string. One is for ${A.introduced}. One is for ${F.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy'), seen(F, 'hold', 'happy')], things: ['string'] },
        `${a} talks into it. "${refrain}" And the tin says, "I am here!"`,
        `They talk into the tins. "${refrain}" says ${a}. And ${f} says, "I am here!"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(F, 'wave', 'sad'), seen(A, 'wave', 'sad')],
          things: ['lorry'],
        },
        `Then ${f} moves away, with one tin. Wave, wave.`,
        `But ${f} moves far away. One tin goes, too. They wave.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'hold', 'sad')], things: ['string'] },
        `${a} talks into the tin. "${refrain}" It is quiet. ${a} is sad.`,
        `Now ${a} has one tin. "${refrain}" Nobody speaks. That is sad.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'letter'), seen(A, 'stand', 'surprised')],
          things: ['letter'],
        },
        `A letter comes! ${Gcap} reads it. "I have a bed. It is as long as this."`,
        `"A letter from ${f}!" says ${going.g}. "My bed is as long as this."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'string'), seen(C, 'stand', 'curious')] },
        `As long as what? There is string in it! ${C.introduced} looks.`,
        `A string falls out. As long as that! ${C.introduced} comes to see.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(C, 'stand', 'happy')],
          things: ['string', 'letter'],
        },
        `${a} sends string, too. "${c} is as long as this." Off it goes.`,
        `Now ${a} cuts a string. It is as long as ${c}! They post it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'letter')], things: ['string'] },
        `Letters come. Letters go. All have a string in.`,
        `String goes, and string comes. There are so many letters!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(F, 'run', 'excited'), seen(A, 'run', 'excited')],
          things: ['string'],
        },
        `One day ${f} comes to visit. They tie all the strings together. How long it is!`,
        `And then comes a visit. It is ${f}! They knot all the strings together.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'happy'), seen(F, 'hold', 'happy')], things: ['string'] },
        `It goes right down the garden. "${refrain}" says ${a}. "I am here!" says ${f}.`,
        `${a} is at one end. ${f} is at the other. "${refrain}" "I am here!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, F, f, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy'), seen(F, 'hold', 'happy')],
          things: ['string'],
        },
        `${A.introduced} and ${F.introduced} lived next door to each other. Between the two windows hung a string, with a tin at each end. "${refrain}" ${a} would say into the tin, every night. "I'm here!" said the tin.`,
        `They had made it out of two tins and a piece of string. One tin was at ${A.isChild ? `${A.names} window` : `the window of ${A.introduced}`}. The other was next door, with ${F.introduced}. Every night it went, "${refrain}" And every night ${f} said, "I'm here!"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(F, 'stand', 'sad'), seen(A, 'stand', 'sad')],
          things: ['lorry'],
        },
        `Then ${f} had to move to ${townOf(going)}. It was a long way, with a lorry. "We could make the string longer," said ${a}. They looked at the road. It went over a hill, and on. There's not so much string.`,
        `One day there was a lorry next door. ${f} was moving to ${townOf(going)}. "Hold on to your end," said ${a}, "and I'll hold on to mine." But it takes three hours to get there. No string is as long as three hours.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sad'), seen(F, 'wave', 'sad')], things: ['string'] },
        `So they untied it. ${f} took one tin along, and ${a} kept the other. "I can still see a bit of the lorry," said ${a}, and waved. But it was only a bus.`,
        `They undid the knots. Each of them had a tin, with nothing on it. The lorry went up the hill, as small as a beetle. "I'm still waving," said ${a}, when it had gone.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'hold', 'sad'), seen(C, 'sit', 'calm')] },
        `"${refrain}" said ${a}, into the tin. ${C.introduced} listened, too. It hummed a little. There was nobody in it. ${a} put it by the window, in case.`,
        `Later ${a} held the tin to one ear. "${refrain}" It sounded like the sea. ${C.introduced} looked into it. There was nobody there. It had never been so quiet.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'letter'), seen(A, 'stand', 'surprised')],
          things: ['letter'],
        },
        `After a week ${g} came in with a fat letter. "Dear ${a}," it said. "There are stairs here. My bed goes under the roof. My window is exactly this wide." Nothing more was written there. But something fell out of it, on to the floor.`,
        `On Tuesday there was a letter, and it was from ${f}. It crackled. ${Gcap} helped with the long words. "My new room has a slope. I bang my head. My window is as wide as this." "As wide as what?" said ${a}, and turned it upside down.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'excited', 'string'), seen(C, 'stand', 'curious')],
          things: ['letter'],
        },
        `It was a piece of string! ${a} held it up to the wall. So that was how wide it was, ${F.names} window. You could stand in front of it, and look out. "It's got a nice view," said ${a}. ${c} looked out of it, too.`,
        `Out came a piece of string. ${a} laid it along the wall, from end to end. There it was, the new window. "The tin stands there," said ${a}, and tapped.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(C, 'stand', 'surprised')],
          things: ['string', 'letter'],
        },
        `There were things to tell back. ${a} measured ${c} from end to end, and cut it there. "${c} is this long now," wrote ${a}. "And this is how high I can jump. The short one is my tooth." They had to put on two stamps.`,
        `${a} got the ball of string, and went round the house. One piece was as long as ${c}. One was as long as the puddle at the gate. A very short one was the new tooth. It all went in an envelope, with love from ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'letter')], things: ['string', 'box'] },
        `So it went, all winter. A dog on the stairs there was this long. A worm here was that long. "And this is a sneeze," wrote ${f}. Some weeks nobody had time. ${a} kept them all in a box, next to the tin.`,
        `From then on there was string in every letter. There was the new school, from peg to peg. There was a worm. "It's a very long worm," said ${g}. There was even a dog, in two parts. The box beside the tin got full.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(F, 'run', 'excited'), seen(A, 'run', 'excited')] },
        `In spring a car stopped at the gate. ${f} got out, and was taller, and looked just the same. At first they did not know what to say. Then ${f} put a tin on the grass. ${a} ran to fetch the other. "And the box!" called ${f}. "I've brought mine!"`,
        `And then, in the spring, ${f} came for a visit. They were a bit shy, at the gate. "I've still got it," said ${f}, and pulled out a tin. "So have I," said ${a}. But what could go between? "My box!" they both said at once.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(F, 'kneel', 'happy'), seen(C, 'stand', 'happy')],
          things: ['string', 'box'],
        },
        `They tied them all together, the window, the dog and the worm. ${c} sat on the knots. It went on and on. It went past the shed, and round the apple tree, and through the gate. It was the longest string they had ever had.`,
        `They sat down and made knots. "Pass me the worm," said ${f}. "It goes next to ${c}," said ${a}. It took until tea. Then it reached from the back door to the end of the field.`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(A, 'hold', 'happy'), seen(F, 'hold', 'happy')],
          things: ['string'],
        },
        `${f} went off with one end, and got small, as small as a beetle. The string came up out of the grass. It went tight. "${refrain}" said ${a}, into the tin. It was quite still. Then, in the bottom of the tin, somebody laughed. "I'm here!"`,
        `Each took a tin, and they walked apart. The string hung straight. "${refrain}" said ${a}. It went along the worm, and the dog, and the window. And back it came, as clear as anything. "I'm here!"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { refrain, F, f, C, c } = partsOf(going);
  const N = going.company.person([a, f, going.k].includes('Noor') ? 'Sal' : 'Noor', 'child');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy'), seen(F, 'hold', 'happy')],
          things: ['string'],
        },
        `${A.introduced} had a telephone that had cost nothing. It was a bean tin with a hole in it, and eleven yards of string. In the window across the yard was another tin, and in front of that was ${F.introduced}. "${refrain}" That was how it began, every night at eight. "Where else?" said the tin. They had done it for four years.`,
        `There are better telephones. This one was two bean tins and eleven yards of string. It belonged to ${A.introduced}, and went across the yard. If the string was tight you could hear every breath. "${refrain}" said the one at eight o'clock. "Where else would I be?" said ${F.introduced}. In four years neither of them had missed it, except with the mumps.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'stand', 'excited'), seen(A, 'stand', 'angry')] },
        `Then ${F.names} family found a house in ${townOf(going)}, a long way off. "There's a stream in the garden," said the tin. "There's a room under the roof, and I'm to have it." It went on like that each evening, a bit louder each time. ${a} said, "Oh," and "Good." ${a} had thought that they would both be sorry. In the end ${a} put a sock in the tin, and went to bed at half past seven.`,
        `It was over the tin that ${f} told it. They were going to move, to ${townOf(going)}. "It's got a stream," said ${f}. "You can lie in bed and see the weather come." There was more every night, about the stairs, and the loft, and the stream. It did sound lovely. It sounded as if nobody lived across the yard at all. One evening, when it said, "${refrain}" ${a} did not answer.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(F, 'look-up', 'sad'), seen(C, 'stand', 'worried')],
          things: ['lorry'],
        },
        `On the day itself there was a lorry. ${f} stood beside it with one tin, and looked up at the window for a long time. "They're off," said ${g}. "Aren't you coming down?" "In a minute," said ${a}, who had both shoes on, and had got as far as the fourth stair. ${C.introduced} was out there already. A minute can be a long thing. When ${a} came out there was only a wet place where the lorry had been.`,
        `${a} had decided not to wave. It would serve ${f} right. So it was ${C.introduced} who stood at the kerb when the last box went in. "Where's ${a}?" asked ${f}. ${a} was on the fourth stair, with both shoes on. How can you be angry and go out? The engine started. ${a} ran then. It was a very empty street to stand in.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'hold', 'sad')], things: ['string'] },
        `The string still hung there, from the sill into the yard. There was nothing on the end of it. At eight ${a} picked up the tin. It was foolish, and there was nobody to see. "${refrain}" It hummed a bit. "I was going to come down," said ${a}, into it. "I had my shoes on." Then ${a} pulled in eleven yards of string, and wound it up.`,
        `At eight there was a light in the window opposite. It was only somebody come to read the meter. ${a} took the tin all the same, and said it, quite low. "${refrain}" A tin with no one at the other end sounds like a shell. The string trailed in a puddle. ${a} pulled it in. It was cold, and it seemed a good deal more than eleven yards.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'calm', 'letter'), seen(A, 'stand', 'surprised')],
          things: ['letter'],
        },
        `A letter came after nine days. ${a} had written one as well, eight times, and not sent it. "Dear ${a}," said this one, "it isn't as good as I said. I said it so as not to howl. I've got a window, and it's this wide. There's a wall opposite." That was all, and a piece of string. ${a} held it up. It was just the width of a window. It's possible to be quite wrong about somebody at a distance of eleven yards.`,
        `"Something for you," said ${g}. It was lumpy. There was a piece of string in it, and five lines. "I talked about the stream the whole time because if I'd stopped I'd have howled. I didn't want you to have to hear it. The stream's brown. My window is as wide as this, and there is nobody at the other side." ${a} laid the string on the sill, from edge to edge. And there, suddenly, you could see ${F.names} face.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined', 'string'), seen(C, 'stand', 'curious')],
          things: ['letter'],
        },
        `So ${a} told it, too. "I did have my shoes on," wrote ${a}. "I was on the fourth stair. It's this high." And in went a string. It is easier to say a thing in string. After that there was a piece in every letter. There was the brown stream, from bank to bank. There was a dog, and ${c} from end to end, and a new tooth. Once there was a knot with nothing on either side. That was a Monday.`,
        `What do you say to that? ${a} went and stood on the fourth stair, and measured. "This is how far I was from the door," wrote ${a}, and put in the string. "I'm sorry. It looked longer." It was posted before there was time to think. Then the next one came, and that was the stream. They sent a desk, a dog, half of ${c}, and one bad Monday, which was nothing but a knot. You would not believe what has a length.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'point', 'curious'), seen(A, 'hold', 'worried')] },
        `In the spring other people moved in across the yard. There was somebody called ${n}, who leaned out of that very window, and had no idea whose it was. "Is that a telephone?" called ${n}. "It's broken," said ${a}. "Is it? I've got string!" It was meant kindly. But it had been four years, and every night at eight. ${a} took the tin off the sill.`,
        `The house opposite did not stay empty. One day there was a new face in ${F.names} window. It was called ${n}, and knew nobody, and saw the tin at once. "I know how those work," said ${n}. "You need two. I could get one." ${a} said that it was broken. It's a strange thing to say of a tin. ${n} looked at it, and at ${a}, and went in.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(C, 'sit', 'calm')], things: ['letter', 'string'] },
        `There was no string for that. ${a} wrote it in words, in the end, and tore it up, and wrote it again. "There's somebody in your window. I said it was broken. I don't know if you'd mind." It might have been better not to ask. If you ask you may be told. For ten days nothing came, and each evening ${n} was over there, doing something to a tin with a nail.`,
        `It would have been easy not to tell. ${f} was three hours away, and would never know who talked to whom. But that was the very reason. "They've put a ${n} in your window," wrote ${a}. "I could let ${n} have the other end. I haven't yet. Do you mind? Say if you do." No answer came that week, or the next. ${a} heard hammering from across the yard, and the sound of a tin.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'letter'), seen(G, 'stand', 'calm')],
          things: ['string'],
        },
        `Then it came, and it was thick. "I did mind," wrote ${f}. "I minded for nine days. Then I thought about my tin. There's a Hal here, who keeps asking. I said that mine was broken, too. It's no good with one." At the bottom was a long string, knotted out of short ones. "It's for you and the window," it said. "Only keep the knots."`,
        `"Dear ${a}. Yes," said the letter. "I minded a lot. I walked up and down the stream. But there's a Hal here, and I told Hal that mine didn't work. It was a lie. It's stood there since October with nobody in it. It takes two, that's all that's wrong with it. So go on. I'm sending you some. I'd like it back, with the knots in."`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(A, 'hold', 'shy'), seen(N, 'hold', 'happy')],
          things: ['string'],
        },
        `At eight ${a} opened the window. That was not so easy to do. "It isn't broken," said ${a}. "It only wanted another end." ${n} had got a tin ready weeks ago. They threw the string across, and it fell in the yard twice. "What do you say?" said ${n}. ${a} had to think whether that could be given away. It could not. "You say what you like," said ${a}. "There's a thing that I say, but that's taken."`,
        `"Have you still got that tin?" called ${a}. It was three minutes to eight. ${n} had it there before the words were out. It was a good clear line, for one with so many knots. ${n} talked about fossils. It was a different sort of talk from the other, and went on in its own way. There was only one thing that ${a} didn't say into it, then or later. That belonged to ${f}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          time: 'sunset',
          actors: [seen(F, 'run', 'happy'), seen(A, 'run', 'happy'), seen(N, 'wave', 'shy')],
          things: ['string', 'box'],
        },
        `In August ${f} came for a week. For the first hour they were both very polite. Then ${f} turned a box upside down on the grass. ${a} fetched the other, and there lay the whole year. They knotted it all together, the stair and the stream, and the dog, and ${c}. ${n} did the difficult ones. It was far too long for the yard. They had to go up on the hill.`,
        `It was August before ${f} could come. They had got out of the habit of each other's faces, and shook hands at the gate, like uncles. "I brought them," said ${f}. "All of them?" said ${a}. It was all of them. They sat down among a year of string, and began to tie. "Who's got the stream?" they called. ${n} had it, and ${n} knew a knot that never slips. By evening there was more than any yard could hold.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy'), seen(F, 'hold', 'happy')],
          things: ['string'],
        },
        `${f} took one tin, and walked off along the top with it, and got smaller and smaller. ${a} had seen that once before, or rather had not seen it. This time ${a} looked all the way. The string rose out of the heather, and went tight. "${refrain}" said ${a}. It had to go by the fourth stair, and it took a moment. "Where else?" said the tin.`,
        `They set it up on the hill, one at each end of the sky. "Go on," said ${n}, and walked a little way off, to look at the view. ${a} put the tin up close. It was not eight o'clock, but it felt like it. "${refrain}" The words ran along the stairs, and the stream, and one bad Monday. You could feel them go. "Here," said ${f}, right into the ear. "Where else would I be?"`,
      ),
    ],
  };
}
