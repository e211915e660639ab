import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace } from '../the-one.ts';
import { SMALL_ONE } from './small-one.ts';

const REFRAINS = [
  'Back in the box!',
  'Into the box again!',
  'In the box again!',
  'Hop, into the box!',
  'The box, again!',
  'Straight to the box!',
  'Back to the box!',
  'And into the box!',
  'In it goes again!',
  'In the box, of course!',
] as const;
const TITLES = ['somebody in the box', 'a nose in a hole', 'the box that moved', 'back in the box'];

interface Parts {
  readonly X: Figure;
  /** "the kitten" and "a kitten"; its name is told late. */
  readonly the: string;
  readonly an: string;
  readonly x: string;
  readonly where: string;
  readonly refrain: string;
  readonly N: Figure;
  readonly n: string;
}

function partsOf(going: Going): Parts {
  const { A, raw, company, chance } = going;
  const kind = (new RegExp(String.raw`\b${SMALL_ONE}`, 'i').exec(raw)?.[0] ?? 'kitten')
    .replace(/^kitty|^cat$/, 'kitten')
    .replace('puppies', 'puppy')
    .replace(/^dog$/, 'puppy')
    .replace(/^baby /, '')
    .replace('bunny', 'rabbit');
  const X = company.other && company.other !== A ? company.other : company.meet(kind);
  const N = company.person('Mrs Plum', 'neighbour');
  return {
    X,
    the: X.theKind,
    an: X.aKind,
    x: X.name,
    where: /\bsteps?\b|doorstep|at the door/.test(raw) ? ' on the doorstep' : inPlace(going, ' by the gate'),
    refrain: chance.pick(...REFRAINS),
    N,
    n: N.name,
  };
}

/** Found in a wet box with a hole in it, and will have no other bed; until a new one has a hole, too. */
export const HOLE: EventPlot = { id: 'hole', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { X, x, the, an, where, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious')],
          things: ['box'],
        },
        `It rains. There is a box${where}. ${A.introduced} stops. The box moved!`,
        `There is a wet box${where}. It moves! ${A.introduced} stops to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(X, 'hide', 'shy')], things: ['box'] },
        `There is a hole in the box. Out of it comes a nose.`,
        `The box has a little hole. And in the hole is a nose.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(A, 'kneel', 'happy')], things: ['box'] },
        `${a} lifts the lid. There sits ${an}. It is all alone.`,
        `Up with the lid! It is ${an}. It is cold and all alone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'hold', 'happy', 'box')] },
        `${a} and ${g} ask everybody. Nobody knows it. So they take it home.`,
        `"Whose is it?" ask ${a} and ${g}. Nobody's! So it comes home with them.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(X, 'walk', 'shy')],
          things: ['basket', 'box'],
        },
        `Here is a basket. Sniff, sniff, goes ${the}. "${refrain}" says ${a}.`,
        `${a} brings a basket. No, it does not like that. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(X, 'walk', 'shy')], things: ['pillow', 'box'] },
        `${a} brings a pillow, a soft one. Sniff, sniff. "${refrain}"`,
        `Then a pillow, so soft! But no. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(X, 'run', 'scared')], things: ['box'] },
        `But the box is so wet. Rip! It falls apart. Quick, under the sofa!`,
        `Oh dear! The wet box tears. Off it runs, under the sofa.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried'), seen(X, 'hide', 'sad')], things: ['box'] },
        `${a} brings a new box, a dry one. But nobody comes out.`,
        `Here is a new box, nice and dry. But nobody comes.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'excited')], things: ['pencil', 'box'] },
        `What is missing? The hole! ${a} makes one with a pencil.`,
        `"It has no hole!" says ${a}. A pencil makes one.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(X, 'hide', 'happy'), seen(A, 'kneel', 'happy')],
          things: ['box'],
        },
        `"${refrain}" And out of the hole comes a nose. "Good night, ${x}," says ${a}.`,
        `Look! "${refrain}" In the hole is a nose. Sleep well, ${x}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { X, x, an, where, refrain, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(G, 'stand', 'calm')],
          things: ['box'],
        },
        `A box stood${where}, in the rain. ${A.introduced} had nearly gone by. But the box moved a little to the left. "Boxes don't do that," said ${a}, and stopped.`,
        `It was pouring, and there was a cardboard box${where}. "Come along," said ${g}. But ${A.introduced} had seen something. The box had shivered.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(X, 'hide', 'shy')], things: ['box'] },
        `In one side there was a hole, as big as a plum. ${a} bent down to look in. "There's a nose," said ${a}. It smelled at ${a}, and went away again.`,
        `It had a small round hole in the side. Out of the hole came a nose, and tried the air. "There's somebody in there," said ${a}. "Somebody is looking out."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(A, 'kneel', 'calm')], things: ['box'] },
        `They lifted the lid. In the corner sat ${an}, no bigger than a teapot, and very wet. Whoever had left it there had gone. It did not cry. It only looked.`,
        `Under the lid, in the farthest corner, was ${an}. It was so wet that it looked like half of one. Nobody else was there. "We can't leave you here," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'hold', 'happy', 'box'), seen(N, 'stand', 'calm')],
        },
        `They asked at every door. "Not mine," said ${n}. ${Gcap} rang up the vet, and nobody had lost one. "It can stay with us until we know," said ${g}. ${a} carried the box.`,
        `"It may be somebody's," said ${g}, and they asked all along the street. ${n} shook her head. The vet said that it was cold, but well. And nobody had rung up. So it went home with them, in its box.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(X, 'walk', 'shy')],
          things: ['basket', 'box'],
        },
        `"It needs a proper bed," said ${a}, and fetched a basket. They put it in. It looked round politely, climbed out, and went across the floor. "${refrain}" said ${a}.`,
        `At home it was dried with a towel. ${a} had found a basket, with a handle. It stayed in that for as long as it takes to turn round. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(X, 'walk', 'shy')], things: ['pillow', 'box'] },
        `Perhaps it was too hard. ${a} brought a pillow, the best in the house. It walked all over it and off the other side. "Too soft?" said ${a}. "${refrain}" There was a puddle round the box by now.`,
        `Next came a pillow, with feathers in it. It sank in up to its middle, and did not care for that. "${refrain}" said ${a}. And the box got softer and softer underneath.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(X, 'run', 'scared')], things: ['box'] },
        `Then it happened. The wet box sighed, and all four sides lay down. There it sat, with nothing round it. It was under the sofa before anybody could speak.`,
        `Wet boxes do not last. There was a tearing noise, and then it was only a piece of cardboard. It looked about, and the room was very big. "Come back!" cried ${a}. It ran under the sofa.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(X, 'hide', 'sad'), seen(G, 'stand', 'calm')],
          things: ['box'],
        },
        `"There are other boxes," said ${g}, and brought one from the cellar. It was dry, and just as big. ${a} put it on its side, by the sofa. They waited. Two eyes looked at it. They stayed where they were.`,
        `${Gcap} had a new box, with blue letters on it. It was the right size, and there was a jumper in it. ${a} pushed it close. "Here's your box," said ${a}. But nobody came. It was not the box.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'determined'), seen(G, 'hold', 'calm', 'scissors')],
          things: ['box'],
        },
        `${a} lay down on the floor, to see what it saw. From there you saw legs, and nobody's face. What had the first one had? It had been wet and old. "It had a window!" said ${a}. ${Gcap} cut a hole, as big as a plum.`,
        `"What's wrong with it?" said ${a}, and got in, up to the waist. It was dark, with nothing to see. "You can't look out!" said ${a} from inside. So ${g} took the scissors. ${a} said how big: like a plum.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hide', 'happy'), seen(A, 'kneel', 'excited')], things: ['box'] },
        `They put it down with the hole in front. It was quiet for a while. Something went by, low and quick. "${refrain}" whispered ${a}. And in the hole there was a nose.`,
        `This time nobody pushed. ${a} looked the other way, on purpose. There were small steps. "${refrain}" said ${a}, without turning round. When ${a} did turn round, somebody was looking out.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(X, 'hide', 'sleepy'), seen(G, 'stand', 'happy')],
          things: ['box'],
        },
        `They waited for two weeks, but nobody asked for it. By then it was called ${x}. "Where's ${x}?" people said. "${refrain}" said ${a}. The box had three windows now, and a letter box.`,
        `For two weeks they were afraid of the telephone, and it did not ring. "Then it's ours," said ${g}. "It's its own," said ${a}. "It only lives here." It was called ${x}. And where was ${x} now? "${refrain}" There was the nose.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { X, x, an, where, refrain, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(G, 'stand', 'calm')],
          things: ['box'],
        },
        `It had rained for three days, and things looked like the rain. So nobody had taken any notice of a box${where}. ${A.introduced} was past it already. But at the edge of your eye a box keeps still, and this one did not. "Wait," said ${a} to ${g}, and went back.`,
        `The box stood${where}, and the rain had made it dark on one side. It was a box for bananas. ${A.introduced} would have gone by, as everybody had that day. But just then it gave a small jerk, like somebody who has been asleep and remembers. "Wait," said ${a} to ${g}. "That box is cold."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(X, 'hide', 'shy')], things: ['box'] },
        `There was a hole in the side, for a hand to go in and carry it. ${a} knelt on the wet ground and looked in. It was black in there. Then it was black with a nose in it. The nose took its time. It smelled the rain, and the road, and last of all ${a}. "Hello," said ${a}. It drew back, to think it over.`,
        `Boxes like that have a hole at each end, to carry them by. Out of this one came a nose. It came as far as a nose can without the rest of somebody. It tried the wind from the left and from the right, and then it turned to ${a}. They looked at each other, as far as that goes. "Hello, nose," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(A, 'kneel', 'calm')], things: ['box'] },
        `Inside was ${an}. It was about as big as a loaf, and it had made itself smaller. There was nothing else, no blanket and no note. Somebody had closed the lid and walked away. "Why would anybody do that?" said ${a}. "I don't know," said ${g}. There are questions to which that is the whole answer.`,
        `They folded back the lid. In the driest corner sat ${an}, wet to the bone. It did not try to run. It had sat there for so long that it had stopped expecting anything. "Who would leave it here?" said ${a}. ${Gcap} did not say anything kind about them, and did not say anything unkind. "It's here," said ${g}. "That's what we have to think about."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'hold', 'worried', 'box'), seen(N, 'stand', 'calm')],
        },
        `The vet held it up to the light and said that it was thin, and sound. She had never seen it before. "Two weeks," said ${g}, on the way home. "We put up notices, so that whoever has lost it can find it. After two weeks, it may stay." ${a} carried the box, and said nothing, all the way up the hill. ${n} held the gate open for them. "What a fine box," said ${n}.`,
        `"It might be lost," said ${g}. "Then somebody is out in this, calling." They took it to the vet, who could find nothing wrong that supper would not put right. There was a rule, and it was a fair one. You put up notices, and wait for two weeks. ${a} knew quite well that it was fair. At the gate they met ${n}, who lived next door and forgot a good deal. "How nice," said ${n}. "A box."`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(X, 'walk', 'shy')],
          things: ['basket', 'pillow', 'box'],
        },
        `${a} gave it a basket with a lining. It got out on the other side. "${refrain}" said ${a}. ${a} gave it a pillow, and a drawer with a jumper in it. It thanked nobody, and walked home across the carpet, leaving wet feet. "${refrain}" "There's a whole house," said ${a}, "and you want the one thing that somebody left you in. Why?"`,
        `There was a basket, which it did not even try. "${refrain}" said ${a}. There was a feather pillow. It stood on that like somebody on a boat, and got off as soon as it could. "${refrain}" "It's a horrible box," said ${a} to it. "It's all you had because they gave you nothing else." It turned round twice in there, on wet cardboard, and lay down with its nose in the hole.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'shy', 'letter'), seen(G, 'hold', 'calm')] },
        `In the evening they wrote the notices. FOUND, they said, with a drawing, and the number. "You know where people look," said ${g}. ${a} knew. There was the shop, and the bus stop, and the school. And ${a} took them, and put one behind the church, and one on the back of a door. One went on a tree, at a height for owls. It was not a lie. There they all hung.`,
        `There were six notices, with FOUND on them in red. ${Gcap} gave them to ${a}, with the pins. It would have taken ten minutes to put them up by the shop. It took ${a} an hour. The last one was on a gate that nobody had opened since the summer. "All up?" said ${g}. "All six," said ${a}, and it was true. But supper tasted of nothing much.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(X, 'run', 'scared')], things: ['box'] },
        `On the third day the box gave up. It had been soft for some time, and now it opened, quite gently, like a flower. There was no more inside. There was only the room, all round, with its tall legs. The small one cried out, once, and was under the sofa. ${a} fetched another box, dry and new. Nobody came out. "What do you want?" said ${a}, flat on the floor. "It's better than yours!"`,
        `A box that has been wet for three days is mostly a habit. It went all at once, on Thursday, at tea. One moment there were four walls, and then there was somebody in the middle of a floor. It flew under the sofa. ${a} had another box by then, a dry one with blue letters. "Please," said ${a}. It was no use at all. All night ${a} could hear it breathing under there, very fast.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(X, 'hide', 'sad')], things: ['box'] },
        `${a} crept into the new box, as far as it went, to see what was wrong. It was dark, and it smelled of soap. There was no seeing who came. You could only sit, and hope that they were kind. So that was it. It had not wanted that box. It had wanted to look out, for whoever would come. Somebody might be looking for it this minute. And there hung the notices, where they would never see them.`,
        `Since nothing else helped, ${a} got in, head first. It was a good box. But when the lid fell to, it was like being nowhere. There might be anybody outside, and nobody inside would know. ${a} thought of a nose in a hole, hour after hour, in the rain. It had been waiting for them. It had been looking out for somebody who knew its name. ${a} lay quite still in there. Then ${a} thought of the notices, and of where they were.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'calm')] },
        `"I have to go out again," said ${a}. ${Gcap} looked, and asked nothing, and got the torch. They took down all the notices. They put them up by the shop and by the school, at the height of a face. It took ten minutes. "If they come," said ${a}, "they come." It was the worst ten minutes of the week, and afterwards ${a} was hungry, for the first time.`,
        `${a} told ${g} in the hall, quickly, so that it should be over. "I see," said ${g}. "Are there any pins left?" So they went round in the dusk, and brought the notices in from all those clever places. One went up at the shop, and one at the school. They hung where a person could not help but read them. ${a} pressed in the last pin. It was done, and could not be undone.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(X, 'hide', 'happy'), seen(A, 'kneel', 'happy'), seen(G, 'hold', 'calm', 'scissors')],
          things: ['box'],
        },
        `When they were home again ${g} cut a hole in the new box. ${a} said where, and how big. They put it by the sofa, with the hole to the door. Then they had supper, and took no notice, as hard as they could. There was a scuffle. "${refrain}" said ${a}, with a full mouth. Out of the hole came a nose, and looked at the door.`,
        `"It needs a hole," said ${a}, "so that it can see who's coming." It took ${g} no time, with the scissors. They turned it so that it looked at the door. Then they sat down to supper with their backs to it, which is the polite way. Something ran over the floor behind them. They both heard it. "${refrain}" said ${a}, into the soup.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(N, 'stand', 'happy'), seen(G, 'stand', 'calm')],
        },
        `The bell rang on the last day but one. It was ${n}. "I've read your notice," said ${n}. ${a} held on to the chair. "Have you lost one?" said ${g}. "I?" said ${n}. "Dear me, no. It says FOUND, with two Os. I only wondered if it's well." After that the bell did not ring any more. And on the Sunday the two weeks were over.`,
        `It was on day thirteen that somebody rang. ${a} opened, because it would have to be opened. There stood ${n}, with the notice in one hand. "Is it you?" said ${a}. "Is it me what?" said ${n}. "I took it down to read it, without my glasses. I've come to ask what it says." They told her. And then there was day fourteen, and nobody came at all.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(X, 'hide', 'happy'), seen(A, 'sit', 'happy')],
          things: ['box'],
        },
        `They called it ${x}. It grew, and the box did not, so that there was soon more nose than hole. It could have had any bed in the house. "${refrain}" ${a} would say. When ${a} came home in the afternoon, the nose was in the hole, and it faced the door. It could be seen from the step. ${x} was looking out for somebody, and always knew who.`,
        `It has a name now, and the name is ${x}. Visitors say, "Where is it?" and ${a} says, "${refrain}" It's the third box by now, and each had to have its hole. It stands where it always stood, and looks at the door. For a long time ${a} thought that ${x} was still waiting for them. But when ${a} comes in, ${x} gets up and goes to have supper. So it must have been for that.`,
      ),
    ],
  };
}
