import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Missed them!',
  'Missed them again!',
  'Oh, missed!',
  'I missed them!',
  'All missed!',
  'Missed the lot!',
  'And missed them!',
  'Missed every one!',
  'Missed again!',
  "I've missed them!",
] as const;
const TITLES = ['fast enough', 'the little green ones', 'missed them', 'the strawberry bed', 'there already'];

/** Somebody slow comes too late for the strawberries, then, on wheels, too fast for them; and then sits among the green ones. */
export const BERRIES: EventPlot = {
  id: 'berries',
  when: /\b(?:fast\w*|quick\w*|speed\w*|slow\w*)\b/i,
  only: true,
  young,
  middle,
  old,
};

const quickOne = ({ company, A, B, K }: Going): Figure =>
  B !== K && B !== A ? B : company.meet(['mouse', 'robin'].find((each) => each !== A.kind) ?? 'mouse');

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const R = quickOne(going);
  const r = R.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(K, 'wave', 'happy')],
          things: ['strawberry'],
        },
        `"The strawberries are red!" calls ${K.introduced}. ${A.introduced} sets off. It is a long way.`,
        `"Red strawberries!" calls ${K.introduced}. Off goes ${A.introduced}. But ${a} is so slow.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'happy'), seen(A, 'walk', 'sad')] },
        `Zip! ${R.introduced} was here first. ${r} ate them all. Only little green ones are left. "${refrain}"`,
        `Too late. ${R.introduced} was here. Only little green ones are left. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'excited'), seen(K, 'stand', 'happy')], things: ['skateboard'] },
        `"I want to be fast!" says ${a}. ${k} has a skateboard. Whoosh!`,
        `"I must be fast," says ${a}. "Try my skateboard," says ${k}. Whoosh!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'surprised')], things: ['puddle'] },
        `There go the strawberries! ${a} can't stop. Splash! A puddle. "${refrain}"`,
        `Past the strawberries! Past the path! Splash! A puddle. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised')], things: ['ball'] },
        `Next day ${a} rides on a ball. Round and round! Bump! The gate. "${refrain}"`,
        `Then ${a} tries a big ball. It rolls right to the gate. Bump! "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sleepy')] },
        `Now ${a} is tired. ${a} sits with the little green ones.`,
        `It is late. ${a} lies by the little green ones.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `In the morning it is warm. ${a} sleeps. The green ones get a bit pink.`,
        `Next day it is hot. ${a} sleeps. And the green ones? Not so green.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')], things: ['strawberry'] },
        `${a} wakes up. Red! Red, all round! "I am here already!" says ${a}.`,
        `Who wakes up? ${a}! Strawberries here! Strawberries there!`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'surprised'), seen(A, 'sit', 'happy')], things: ['strawberry'] },
        `Zip! Here is ${r}. "How did you get here so fast?" "I sat down," says ${a}.`,
        `Zip! ${r} stops. "Are you so fast now?" "No," says ${a}. "I was early."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(R, 'sit', 'happy')],
          things: ['strawberry'],
        },
        `They all have some. ${a} eats very slowly. Not one is missed.`,
        `There is enough for all. ${a} eats slowly. Not one is missed.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const R = quickOne(going);
  const r = R.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(K, 'wave', 'happy')],
          things: ['strawberry'],
        },
        `At one end of the garden lived ${A.introduced}. At the other end grew the strawberries. "They're red!" called ${K.introduced}, one hot day. ${a} set off at once. At once is quite quick. The rest of it wasn't.`,
        `"Strawberries!" called ${K.introduced} over the garden. "They're ready!" ${A.introduced} heard it, right at the other end, and hurried. It didn't look like hurrying. But that's what it was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'happy'), seen(A, 'walk', 'sad')] },
        `It took ${a} until after dinner. There sat ${R.introduced}, with a red chin. "Lovely, they were," said ${r}. There was nothing left but the little green ones, which nobody likes. "${refrain}" said ${a}.`,
        `When ${a} got there the bed was empty. ${R.introduced} had been first. ${r} was always first, at everything. "There are some green ones," said ${r}. "They're horrid." "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'determined'), seen(K, 'stand', 'happy')],
          things: ['skateboard'],
        },
        `"I don't want to be slow," said ${a}. "I want to be fast. I've never once had a strawberry." Two days later there were some more red ones. "You could have my skateboard," said ${k}.`,
        `"Just once," said ${a}, "I'd like to be fast." "Fast is easy," said ${k}. "It only needs wheels." And when the next ones got red, ${k} brought the skateboard.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'surprised')], things: ['skateboard', 'puddle'] },
        `It was very fast indeed. ${a} saw the strawberries come. ${a} saw them go. A skateboard will start for anybody, but it won't stop if you ask it. It stopped in the puddle. "${refrain}" said ${a}, and blew a bubble.`,
        `Whoosh! The whole garden went by, and in the middle of it went something red. "Stop!" said ${a}. The skateboard had no idea how. There was a splash, and that was the puddle. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'surprised'), seen(K, 'run', 'worried')], things: ['ball'] },
        `"Not so fast, then," said ${k}, and fetched a big ball. ${a} climbed on top. But a ball goes round, and so does whoever is on it. It was sky, grass, sky, strawberries, sky. Then it was the gate. "${refrain}"`,
        `Then they tried it on a ball, since it was downhill. ${k} gave a small push. ${a} went over and under, and over and under. Each time that the strawberries came past, ${a} was under. "${refrain}" said ${a}, at the gate.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sleepy')] },
        `By evening ${r} had eaten the last red one. It was too late for ${a} to go home. Home was a day away. So ${a} crept in with the little green ones, where nobody ever sat. "Good night," said ${a}.`,
        `The sun went down. Home was a whole garden away, and ${a} was tired out. Under the leaves it was dry, with only little green ones for company. "You needn't get up," said ${a} to them, and fell asleep.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `Next day was the hottest of the year. ${a} slept through breakfast. ${a} slept through dinner. Nobody saw what went on under the leaves. It went on slowly, and it began on the side where the sun was.`,
        `The next morning was hot, and ${a} slept on. When you've been that fast, you have a lot to catch up. Under the leaves something was going on. It was so slow that you can't see it, even if you look.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')], things: ['strawberry'] },
        `At last ${a} woke and looked up, and it was all red. There was red over here, and red over there. They hadn't been missed at all. "I don't have to get there," said ${a}. "I'm there!"`,
        `${a} opened one eye. A strawberry hung over it, as big as a hat. ${a} opened the other. There was one for that eye, too. Every one of the green ones had turned red. And right in the middle sat ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'surprised'), seen(A, 'sit', 'happy')], things: ['strawberry'] },
        `There was a zip, and a gasp. ${r} stood there and stared. "You!" said ${r}. "First? How fast did you go?" "I didn't go," said ${a}, with a full mouth. "I was slow, the day before."`,
        `Zip! That was ${r}, first as always. But ${r} wasn't first. "How did you get here?" said ${r}. "I stayed," said ${a}. "It's the same as being fast, only lying down."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(R, 'sit', 'happy')],
          things: ['strawberry'],
        },
        `There were plenty for all three. ${r} ate eleven, one after the other. ${a} ate one. It lasted until supper. "Have another," said ${k}. "I'm not done with this," said ${a}. "I don't want to miss any."`,
        `${k} came with a bowl. ${r} had nine, and couldn't say what they tasted of. ${a} had a single one, and it took all afternoon. "Missed it?" said ${k}. "Not a bit of it," said ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const R = quickOne(going);
  const r = R.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(K, 'wave', 'happy')],
          things: ['strawberry'],
        },
        `Strawberries are ripe for about a day. That's all very well for most people. ${A.introduced} lived at the other end of the garden, and needed a day and a half. "They're red!" ${K.introduced} would call, each June, and ${a} would set off, as hard as could be. In all those years ${a} had learned a great deal about the path.`,
        `The garden was not a large one. You could run across it in ten breaths. But ${A.introduced} lived by the wall, and the strawberries grew by the gate. "They're ready!" called ${K.introduced}, who always let everybody know. ${a} had set off before the last word was out. It's no use, to be quick at setting off.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'happy'), seen(A, 'walk', 'sad')] },
        `By then ${R.introduced} had been. ${r} was the quickest thing for miles, and a kind soul, and always hungry. "You should have been here yesterday," said ${r}. ${a} had heard that before. All that was left were the little green ones, down among the leaves, as hard as buttons. "${refrain}" said ${a}. It had been going to be the first one ever.`,
        `There was nobody there but ${R.introduced}, who could not sit still even when full. "Oh dear," said ${r}, hopping from foot to foot. "Did you want one? I'd have kept you one. I never think of it until I've finished." And ${r} meant it. There were only green ones now, small and sour, that nobody looked at twice. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'determined'), seen(K, 'stand', 'happy')],
          things: ['skateboard'],
        },
        `"I've been patient," said ${a} to ${k}. "Everyone says how patient I am. I'd like to be fast for a change." ${k} thought that this was only fair. When the next lot were red they stood at the top of the path, with a skateboard. "How do I stop?" said ${a}. "Let's do the starting first," said ${k}.`,
        `"It isn't about the strawberries," said ${a}. It was, though, in part. "I'd like to know what it's like. They all have such red faces, and they say whoosh." "I could do you a whoosh," said ${k}. The next warm day there was a skateboard at the top of the path. It had been oiled. They had thought of nearly everything.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'surprised')], things: ['skateboard', 'puddle'] },
        `So that was what it was like. There were no leaves any more, only green. There were no stones, only grey. For about as long as a sneeze there was red. Then there was the puddle. "${refrain}" said ${a}, when ${a} had finished being under water. It had all been there, the whole garden, and not one thing in it had been anything.`,
        `${a} had always wondered what the others saw. Now ${a} knew: stripes. A green stripe went by on one side, and a brown one on the other. In the green was a short red one. That had been them. The puddle was the first thing with any shape to it, and it came too soon. "${refrain}" said ${a}, from the middle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'surprised'), seen(K, 'run', 'worried')], things: ['ball'] },
        `They tried a ball the day after, because a ball is rounder. That was the trouble with it. ${a} had the sky, and then the ground, and then the sky. The strawberries came each time with the ground. "${refrain}" said ${a}, upside down against the gate. "Which way were they?" "Behind you," said ${k}. "They're always behind you, when you're fast."`,
        `"Something slower," said ${k}, "but still fast," and it was the big ball. It went well for one turn. After that ${a} was on top for half of the time only, and the strawberries weren't. The gate put an end to it. "${refrain}" There was a silence. "I've been too slow for them, and I've been too fast for them," said ${a}. "What is there in between?"`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'kneel', 'calm')] },
        `By evening ${r} had passed by, and there was no red left. "I'll carry you home," said ${k}. ${a} looked up the path, which was a day and a half. "No," said ${a}. "I don't feel like being carried past anything else." ${a} crept in where the leaves were thick, and pulled one up to the chin. All round hung the little green ones. Nobody had ever stayed the night with them before.`,
        `The sun sank. ${r} had come and gone, and had the last. ${k} held out a hand, flat, to be sat on. It was kindly meant. But ${a} had gone by enough things for one week. "I'll stop here," said ${a}. "It's dry, and there's no one to be late for." There was only the company of the green ones, and they weren't going anywhere either.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(K, 'kneel', 'excited')],
          things: ['strawberry'],
        },
        `In the morning the one above ${a} wasn't green. It was the colour of a cheek. So was the next. ${k} came with the milk and dropped the milk. "They're going red, and you're in the middle!" said ${k}. "You're first! Eat them now, quick, before ${r} comes!" It was good advice. In an hour it might be too late. ${a} smelled at one. It was not ready. It was only pink.`,
        `It had begun on the sunny side, when ${a} woke up. There was a pinkness. If you looked away and looked back, there was more. ${k} lay down flat, with a chin on the grass. "You've done it," whispered ${k}. "You're here before anybody. Eat, can't you? ${r} will be along any minute!" ${a} could have had a pink one then, for certain. A red one was by no means certain.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'excited'), seen(A, 'sit', 'calm')], things: ['strawberry'] },
        `"I've waited for years," said ${a}, "for a red one." And then there was a zip, and there stood ${r}, with an open mouth. "Good morning! Are those...?" "They're pink," said ${a}. "Pink's all right," said ${r}. "I always have them pink. If you wait, somebody comes." "Who?" said ${a}. ${r} thought. "I do," said ${r}.`,
        `"No," said ${a}. And that was that, for here came ${r}, and skidded. "Ooh! Some for me?" "Not yet," said ${a}. "They aren't done." "I've never had a done one," said ${r}. "There's always somebody behind me." They both looked behind ${r}. There was the path, and a butterfly, and the sun.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'worried'), seen(A, 'sit', 'calm')], things: ['strawberry'] },
        `"Sit down," said ${a}. "I'm not sure how," said ${r}. It was dreadful to watch. ${r} sat for as long as a blink, and got up, and ran round the bed, and sat. ${r} could have had the lot, at any moment, and they both knew it. ${a} couldn't have stopped a beetle. ${a} could only say what there was to see. "Look at that one. No, look. It's coming down from the top, like a blind."`,
        `It would have been over in a wink, if ${r} had liked. ${a} had no way at all to prevent it. "Wait with me," said ${a}. "It's the only thing that I can do, and I could show you how." ${r} tried. Both feet went on running, for a while, with no one to run for. "Pick one," said ${a}. "Don't look at the others. Now tell me when it changes." "It isn't changing," said ${r}. And then, "Oh."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['strawberry'],
        },
        `At noon they were red, right round, even behind the ears. ${k} gave the word. ${r} took one, and bit, and stood stock still. "Is that what they taste of?" said ${r}. "I've had hundreds." Nobody answered. ${a} was busy. ${a} had waited all these years for it, and meant to be until supper.`,
        `They were ready at the stroke of twelve. You could smell it from the wall. ${a} chose one, and began at the tip. ${r} had put a whole one in, out of habit. Then the chewing got slower, and stopped. "But that's not the same thing at all," said ${r}. "What have I been eating?" "You were there too soon," said ${k}. "You missed them, every year."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'calm'), seen(A, 'sit', 'happy')] },
        `There are some new ones now, in flower. ${a} has not gone home. "It's hardly worth it," says ${a}. And each evening there's a zip, and somebody sits down, quite well for a beginner. "Missed anything?" says ${r}. "That one's got a petal less," says ${a}.`,
        `${a} lives at that end of the garden now. The move took a day and a half. In the next June ${k} came out to call, and did not call. There was no one to call to. They were there, the two of them, side by side under a leaf, looking up. "Shh," said ${r}. "It's changing."`,
      ),
    ],
  };
}
