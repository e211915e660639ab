import { kinWords } from '../../../../facts/kin.ts';
import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { withMate } from '../the-one.ts';
import { activityOf, type Activity } from './activity.ts';
import { CLUB, PURSUIT } from './club.ts';

/** Said of whoever is last; at the end, of all the others. */
const REFRAINS: readonly ((who: string) => string)[] = [
  (who) => `And then ${who}.`,
  (who) => `And after that, ${who}.`,
  (who) => `And then ${who} as well.`,
  (who) => `And a bit later, ${who}.`,
  (who) => `And then came ${who}.`,
  (who) => `And then, at last, ${who}.`,
  (who) => `And a moment later, ${who}.`,
  (who) => `And soon after that, ${who}.`,
  (who) => `And finally ${who}.`,
  (who) => `And at the end, ${who}.`,
];

const KIN = new RegExp(String.raw`^(?:${kinWords.join('|')})$`, 'iu');

interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  readonly T: Figure;
  /** "football club", "the school choir". */
  readonly club: string;
  readonly does: Activity;
  /** "boys" where the child is the only girl, and the other way round. */
  readonly others: 'boys' | 'girls' | null;
  readonly refrain: string;
  /** The same of all the others. */
  readonly turned: string;
  readonly title: string;
}

/** Who is the quick one: whoever the theme has beside the child, "with Leo", else another child. */
function mateOf(going: Going): Figure {
  const { A, K, G, company } = going;
  const name = /\b(?:with|and) (?:(?:my|her|his) (?:best )?friend )?(\p{Lu}\p{Ll}+)/u.exec(company.theme.raw)?.[1];
  const isKin = name === undefined || name === K.name || name === G.name || KIN.test(name);
  if (A === K && !company.other && !isKin) return company.person(name, 'child');
  const mate = withMate(going).B;
  return mate === going.B ? withClassmate(going).B : mate;
}

function partsOf(going: Going): Parts {
  const { A, a, chance, raw, company } = going;
  const B = mateOf(going);
  const said = new RegExp(CLUB, 'iu').exec(raw)?.[0] ?? new RegExp(PURSUIT, 'iu').exec(raw)?.[0] ?? 'the club';
  const noun = said.replace(/^(?:my|our|his|her|a|the) /, '').replace(/ (?:training|practice|session|trials?)$/, '');
  const pursuit = new RegExp(PURSUIT, 'iu').exec(noun)?.[0] ?? noun;
  const does = activityOf(pursuit);
  const club = /choir|orchestra|band|team/.test(noun)
    ? `the ${noun}`
    : /club|class|lessons?|school$/.test(noun)
      ? noun.replace(/(?<=class|lesson)(?:es|s)$/, '')
      : `${noun} club`;
  const said2 = chance.pick(...REFRAINS);
  return {
    A,
    B,
    T: company.person([A.name, B.name].includes('Miss Finch') ? 'Miss Plum' : 'Miss Finch', does.role),
    club: club.replace(/^(?=(?:\w+ )?(?:class|lesson)$)/, ''),
    does,
    others: /only girl/.test(raw) ? 'boys' : /only boy/.test(raw) ? 'girls' : null,
    refrain: said2(a),
    turned: said2('everybody else'),
    title: titled(
      chance.pick('who looked first', 'and then everybody else', `the bird at ${club}`, 'one moment later'),
    ),
  };
}

/** Everybody does it at once, but for one who looks first. Then a bird calls, and that one is the only one who was not taken in. */
export const AND_THEN: EventPlot = { id: 'and-then', young, middle, old };

function young(going: Going): Told {
  const { A, B, T, club, does, others, refrain, turned, title } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  const { peep } = does;
  const [one, two, three] = does.three;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: does.setting, camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(T, 'wave', 'happy')] },
        `First day at ${club}! ${A.introduced} is new.${others ? ` The others are all ${others}.` : ''} A bird looks in.`,
        `${A.introduced} is at ${club}. It is the first day.${others ? ` The rest are ${others}.` : ''} A bird looks on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(B, 'run', 'happy')] },
        `${t} has a ${does.signal}. ${peep}! All ${one.now}. ${a} looks first. ${refrain}`,
        `${peep}, goes the ${does.signal}. They all ${one.now}. ${a} looks. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cheer', 'happy'), seen(A, 'stand', 'worried')] },
        `${peep}! They all ${two.now}. ${refrain}`,
        `${peep}! See them all ${two.now}! ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'worried'), seen(T, 'stand', 'calm')] },
        `${peep}! They all ${three.now}. ${refrain} The bird is listening.`,
        `The bird listens. ${peep}! They all ${three.now}. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'curious')] },
        `"You are always last," says ${b}. "I have to look first," says ${a}.`,
        `"I am always last," says ${a}. "You look too long," says ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'point', 'happy'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'excited')] },
        `The families come to see. "Wait for the ${does.signal}!" says ${t}.`,
        `Now the families want to see! "Wait for my ${does.signal}," says ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'surprised'), seen(A, 'stand', 'curious')] },
        `${peep}! They all ${three.now}. ${does.still ? 'Oh!' : 'Bump!'} But that was not ${t}. It was the bird!`,
        `${peep}! They all begin. ${does.still ? 'Oh dear!' : 'Bump, bump!'} But who did that? Not ${t}. The bird!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'calm'), seen(B, 'sit', 'shy')] },
        `${does.still ? 'They all stop. They are all red. Not' : 'They all sit in a heap. Not'} ${a}! ${a} looked first.`,
        `${does.still ? `${b} stops, and all the rest stop, too.` : `${b} sits on the floor. They all do.`} Not ${a}. ${a} looked!`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'calm'), seen(A, 'jump', 'proud')] },
        `Now it is ${t}. ${peep}! Nobody moves. ${a} looks. And ${a} ${three.one}!`,
        `${peep}! That is ${t}. Nobody dares. ${a} can see it. ${a} ${three.one}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(T, 'cheer', 'happy')] },
        `${turned} Well done! "${peep}!" says the bird. Nobody moves. They all look first.`,
        `${turned} How they clap! "${peep}," says the bird. Everybody looks first now.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, T, club, does, others, refrain, turned, title } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  const { peep, signal } = does;
  const perch = does.setting === 'playground' ? 'fence' : 'window sill';
  const [one, two, three] = does.three;
  const only = others ? ` All the others were ${others}.` : '';
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: does.setting,
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(T, 'wave', 'happy')],
          ...(does.thing ? { things: [does.thing] } : {}),
        },
        `It was the first day at ${club} for ${A.introduced}.${only} "Come in, come in," said ${T.introduced}. "You'll soon know how we do it." On the ${perch} sat a black bird with its head on one side. It looked as if it had paid to watch.`,
        `${A.introduced} had never been to ${club} before. This was the first day.${only} "${others ? `Good morning, ${others}! And ${a}!` : `There you are, ${a}!`}" said ${T.introduced}. A black bird was looking in from the ${perch}. It did not want to miss anything.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'point', 'happy'), seen(A, 'stand', 'curious'), seen(B, 'jump', 'excited')],
        },
        `"It's easy," said ${t}. "You hear the ${signal}, and then you go." ${peep}! They all ${one.past}, like one. ${a} looked round to see how they did it. ${refrain}`,
        `${t} held up a ${signal}. "When you hear this, you start." ${peep}! The whole row ${one.past}. ${a} watched them first, from the left to the right. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cheer', 'happy'), seen(A, 'stand', 'worried')] },
        `"Again!" said ${t}. ${peep}! They all ${two.past}. ${B.introduced} was the quickest, and was done before the ${signal} was. ${refrain}`,
        `Beside ${a} was ${B.introduced}, who was quick. ${peep}! You could hardly see how ${b} did it. Everyone ${two.past}. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'worried'), seen(T, 'stand', 'calm')] },
        `"Now this one," said ${t}. ${peep}! They all ${three.past}. You heard it once. Then you heard it again, all alone. ${refrain} The bird on the ${perch} opened its beak, and shut it again.`,
        `Then came the hardest. ${peep}! They all ${three.past}, at the very same moment. It was lovely to see. So ${a} saw it. ${refrain} On the ${perch} the bird was listening so hard that it leaned.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'curious')] },
        `They had a drink of water. "Why are you always after us?" said ${b}. "I have to look first," said ${a}. "What at?" "At whether it's really happening," said ${a}. ${b} had never thought of asking that.`,
        `"You've got to go when you hear it," said ${b}, in the break. "I do hear it," said ${a}. "But then I look, to make sure. And by then you've gone." "I never look," said ${b}. "You just go."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'point', 'excited'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'excited')],
        },
        `For the last five minutes the families were let in. They were to see ${does.show}. "Stand in a row," whispered ${t}, "and wait for my ${signal}. All together, and not before!"`,
        `At the end all the families came in, with their coats on. There was going to be ${does.show}. The row stood as straight as a fence. "Nobody goes before the ${signal}," said ${t}, quite pink.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'run', 'surprised'), seen(A, 'stand', 'curious'), seen(T, 'stand', 'surprised')],
        },
        `${peep}! Off they went. They all ${three.past}, ${b} in front. But ${t} had only just turned round to say hello. ${does.still ? `One after another they noticed it, and stopped. ${b} was the last to stop.` : `One bumped into another, and another into ${b}. Then they lay in a heap.`}`,
        `${t} opened her mouth to say hello to everybody. ${peep}! The row ${three.past}. But she wasn't ready! ${does.still ? `Some stopped, and some went on. ${b} went on for longest.` : `They stopped, and slipped, and fell over each other, ${b} at the bottom.`}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'calm'), seen(B, 'sit', 'shy')] },
        `Only ${a} was still in place. ${a} had looked. "It wasn't the ${signal}," said ${a}, and pointed to the ${perch}. There sat the bird. "${peep}," it said, and was very proud of itself.`,
        `"It wasn't me!" cried ${t}. "${peep}!" said somebody on the ${perch}. It was the bird. It had been learning, too. And only one of them had not been taken in. ${a} stood there as before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'hold', 'worried', 'bell'), seen(B, 'stand', 'shy')] },
        `They got back into their row, with red ears. It was quite quiet. ${t} held up the ${signal} again. ${peep}! Nobody moved. Nobody dared to. Not even ${b} did.`,
        `Everybody lined up again. ${b} was as red as a tomato. ${peep}! It was the real one this time. But was it? They all stood like posts. Every one of them looked at ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(B, 'stand', 'curious')] },
        `${a} looked. There was ${t}, and there was the ${signal}, still in the air. It was really happening. There was nobody in front this time. And ${a} ${three.past}, all alone.`,
        `${a} could see the ${signal} in ${T.names} hand. It was still shaking a little. So it was true. ${a} took a breath, and was the very first. ${a} ${three.past}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(T, 'cheer', 'happy')] },
        `${turned} It was perfect, and the families clapped until their hats fell off.${others ? ` "Well done, ${a}!" called ${t}. "And ${others}!"` : ''} "${peep}!" said the bird. Nobody moved a toe. They all looked first.`,
        `${turned} They did it all, from the beginning to the end.${others ? ` "${a}!" cried ${t}. "And ${others}! That was lovely!"` : ''} "How did you know?" asked ${b}. "${peep}!" said the bird. "Look," said ${a}. "That's how."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, T, club, does, others, refrain, turned, title } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  const { peep, signal } = does;
  const perch = does.setting === 'playground' ? 'fence' : 'window sill';
  const [one, two, three] = does.three;
  const only = others
    ? ` There were eleven of them already, and they were all ${others}.`
    : ' There were eleven of them already, in a row.';
  const hello = others
    ? `"Good afternoon, ${others}," said ${T.introduced}, and then, "and ${a}."`
    : `"This is ${a}," said ${T.introduced}, "who is new."`;
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: does.setting,
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(T, 'wave', 'happy')],
          ...(does.thing ? { things: [does.thing] } : {}),
        },
        `Nobody tells you, on the first day, which way to look. ${A.introduced} stood at the edge of things at ${club}.${only} ${hello} Eleven faces turned. On the ${perch} there was one more. It was a black bird with a yellow beak, and it seemed to come every week.`,
        `On the first day at ${club}, ${A.introduced} came in from the wrong side.${only} ${hello} "Stand anywhere. You'll soon get into it." ${a} stood at the end. A black bird sat on the ${perch}, with its head on one side. It was the only other one who was just watching.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'point', 'happy'), seen(A, 'stand', 'curious'), seen(B, 'jump', 'excited')],
        },
        `"There's only one rule," said ${t}. "You wait for the ${signal}, and then you go, all together." ${peep}! Eleven of them ${one.past}, with one sound, like a drawer being shut. ${a} had not been ready for how good it looked. ${refrain} "That'll come," said ${t}.`,
        `"It isn't difficult," said ${t}. "I give the signal, and you don't think." She held up her ${signal}. ${peep}! It went along the row like wind through grass, and everybody ${one.past}. ${a} thought about it for exactly as long as it takes to blink. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'proud'), seen(A, 'stand', 'worried')] },
        `Next in the row was ${B.introduced}, and ${b} was the best. ${b} didn't seem to hear the ${signal} so much as to be part of it. ${peep}! They all ${two.past}. ${refrain} "You're late," said ${b}, not unkindly, as one says that somebody's shoe is undone.`,
        `The quickest was ${B.introduced}. When the ${signal} so much as moved, ${b} had gone. The rest hung on behind like coaches on an engine. ${peep}! They ${two.past}. ${refrain} "Do you need me to count for you?" said ${b}. It was meant kindly. That was what was bad about it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'worried'), seen(T, 'stand', 'calm')] },
        `Then it was the hard one. ${peep}! All eleven ${three.past}, and there was silence. And into the silence came one more, like a plate that falls after the crash. ${refrain} "Oops," said somebody. On the ${perch}, the bird opened its yellow beak, tried something without a sound, and shut it.`,
        `The third thing was the hardest, and you could hear whether it was right. ${peep}! Eleven ${three.past} in one moment. "That was it!" cried ${t}. It was so right that ${a} forgot to be in it. ${refrain} The bird had come up close. Its throat was moving.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'curious')] },
        `"What do you do," said ${b}, over the water bottles, "in between? There's the ${signal}, and then there's you. What's in the middle?" "I look," said ${a}. "What at?" "If it's so. If it's really her." "Who else should it be?" said ${b}. ${a} didn't know. It was only that things so often were somebody else.`,
        `"You could do it, you know," said ${b}, in the break. "I've watched you. It's only that you stop and look first." "Don't you?" said ${a}. "Never. If I looked, I'd be late." ${b} screwed the lid on a bottle. "I don't like looking. You see how many people there are." It was the first thing ${b} had said that was not quick.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'point', 'excited'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'excited')],
        },
        `For the last five minutes the families were let in, and the head teacher, and a man with a camera. They were to be shown ${does.show}. "You needn't, on your first day," said ${t} to ${a}, quietly. "You can sit with the coats." From there you could see everything. ${a} wanted that very much. "I'll stand at the end," said ${a}.`,
        `They were going to show ${does.show} to whoever had come, and everyone had. There were people standing on chairs. "It has to be all together," said ${b}, in a low voice, at the end of the row. "If you come after, they'll hear it. You could say that your foot hurts." ${a} thought about that foot for a while. "It doesn't, though," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'run', 'surprised'), seen(A, 'stand', 'curious'), seen(T, 'stand', 'surprised')],
        },
        `${t} let her ${signal} hang, to say hello. ${peep}! And eleven of them went, as they had never gone before. They all ${three.past}, with ${b} at the head. But there was ${t}, with her mouth open and both hands empty. They tried to stop. There's nothing that comes apart so thoroughly as a thing that was all together.`,
        `"Hello, everybody," ${t} was just going to say. ${peep}! Nobody had to think. They ${three.past}, and it was the best they had ever done. But she was standing in the middle of it. ${does.still ? `It was ${b} who noticed first, and stopped. The rest went on without. It is a dreadful thing to hear something stop in eleven different places.` : `It was ${b} who tried to turn back first. The rest came on. When it was quiet again, there was a heap, and ${b} was underneath.`}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'calm'), seen(B, 'sit', 'shy'), seen(T, 'stand', 'surprised')] },
        `At the end of where the row had been stood ${a}. ${a} had done what ${a} always did, in the middle. ${T.names} ${signal} was hanging down, quite still. "It was him," said ${a}, and everybody turned round. "${peep}," said the bird, as clear as glass, and shook itself. It had been practising for months.`,
        `"Who was that?" said ${t}. Only ${a} could say, because only ${a} had looked. "The bird," said ${a}. People laughed, as one does when somebody is new. Then it opened its beak. "${peep}," said the bird, and you could not have told it from the real one, with your eyes shut. That was how most of them had been doing it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'hold', 'worried', 'bell'), seen(B, 'stand', 'shy'), seen(A, 'stand', 'curious')],
        },
        `They stood in line again. ${b} had one red ear, and did not look at anybody. "We'll begin," said ${t}, and held the ${signal} up high, where it could be seen. ${peep}! And no one stirred. They had heard it; but they had heard it the last time, too. Eleven people waited for somebody else to believe it.`,
        `"Once more," said ${t}. Her voice was not quite steady. There was the row, with its hair on end. There was ${b}, who had never in all this time been wrong. ${peep}! It was the true one. It went right through all of them and came out on the other side. ${b} shook from head to foot, and didn't go. Nobody did.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(B, 'look-up', 'curious')] },
        `They were all looking at ${a}. It is a thing about looking first that there must be others to look at. Now there was nobody. There was the ${signal}, in the air, still trembling, and behind it the people, and ${a} saw how many. It would have been nice to wait a bit. "It's so," said ${a}. And ${a} ${three.past}, all alone.`,
        `${a} looked. "It's so," whispered ${a}. There was just one thing wrong with it: somebody had to be the first, and the first can't copy. If it was a mistake, it would be ${A.names} alone. All those people would have it to take home. It took about as long as a blink. Then ${a} ${three.past}, with nobody in front.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(T, 'cheer', 'happy')] },
        `${turned} They came in behind like a wave, and after that nothing could stop it. They clapped in the very last row.${others ? ` "That was ${a}," said ${t} to them all, "and the ${others}."` : ` "That was our new one," said ${t}, "on the first day."`} ${b} came up, still rather red. "It isn't that you're slow," said ${b}. "You're checking."`,
        `${turned} It wasn't as neat as it had been in the practice. It was better, somebody's grandfather said, because you could see that they meant it.${others ? ` "Thank you, ${a}," said ${t}. "And ${others}."` : ''} "I couldn't," ${b} said, when they were looking for their shoes. "I always could, and I couldn't." "You hadn't looked yet," said ${a}. "You only need to look once."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'curious'), seen(T, 'point', 'calm')] },
        `The next week the bird was back on the ${perch}. ${peep}! It was better than ever. Twelve heads came up, and twelve pairs of eyes went to ${T.names} hand. It was empty. "Not him again," said ${t}. ${peep}! That was her. Ten of them ${one.past}. And a moment later, side by side, came ${a} and ${b}.`,
        `They put out crumbs for the bird now, because it's only fair. "${peep}," he says, between one thing and the next. Nobody minds him. "Ready?" ${t} says, and holds up the ${signal}. Then there are eleven who look, and one who looks a bit longer. "Well?" whispers ${b}. "Is it so?" "It's so," says ${a}, and they go.`,
      ),
    ],
  };
}
