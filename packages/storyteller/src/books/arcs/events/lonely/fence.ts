import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS = ['Bop.', 'Pock.', 'Thock.', 'Bonk.', 'Donk.', 'Dop.', 'Tock.', 'Bump.', 'Pop.', 'Bomp.'] as const;
const TITLES = ['the fence that answered', 'who is it', 'the other side of the fence', 'a ball comes back'];

const EARLIER = { setting: 'garden' } as const;

/** Somebody with nobody to play with throws a ball at a fence, and one day the fence throws back. */
export const FENCE: EventPlot = { id: 'fence', young, middle, old };

/** Where the fence is. */
const ground = ({ at }: Going) => (at === 'playground' || at === 'farm' || at === 'street' ? { setting: at } : EARLIER);

const thirdToo = ({ third }: Going, line: (name: string) => string): string => (third ? ` ${line(third.name)}` : '');

function young(from: Going): Told {
  const going = withClassmate(from);
  const { A, B, a, b, third, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const bop = refrain.slice(0, -1).toLowerCase();
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { ...ground(going), camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['ball', 'fence'] },
        `This is ${A.introduced}. ${a} has a red ball. But ${a} has no friend.`,
        `Here is ${A.introduced}. ${a} has a red ball. But ${a} plays all alone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'curious')], things: ['ball'] },
        `Here is a snail. "Will you be my friend?" In goes the snail. No.`,
        `${a} asks a snail to play. In goes the snail. No.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'surprised')] },
        `${a} rolls the ball to a hen. The hen sits on it!`,
        `Will the hen play? The hen sits on the ball. No.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['ball', 'fence'] },
        `So ${a} plays with the fence. "${refrain}" Back comes the ball.`,
        `There is only the fence. "${refrain}" Back comes the ball. ${a} sits down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['fence'] },
        `"${refrain}" But the ball is here! "The fence did it!" says ${a}.`,
        `${a} holds the ball. And then, "${refrain}" Who did that? "The fence!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited')], things: ['ball', 'fence'] },
        `${a} throws two times. The fence goes ${bop}, ${bop}. "You can play!" says ${a}.`,
        `${a} goes ${bop}, ${bop}. The fence goes ${bop}, ${bop}, too. "We are playing!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'worried')], things: ['ball', 'fence'] },
        `Oh no! The red ball goes over the fence. ${a} waits.`,
        `Up goes the red ball, too high. Over the fence it goes! Now it is quiet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'ball')] },
        `Then a ball comes back. It is blue! "That is not mine," says ${a}.`,
        `Over comes a ball. ${a} picks it up. "My ball is red," says ${a}. "This one is blue!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'shy'), seen(B, 'hold', 'surprised', 'ball')],
          things: ['gate', 'fence'],
        },
        `${a} goes to find the gate. Who is there? ${B.introduced}, with the red ball!`,
        `There is a gate, far down. ${a} looks through. There stands ${B.introduced}, with the red ball!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [
            seen(A, 'hold', 'happy', 'ball'),
            seen(B, 'jump', 'happy'),
            ...(third ? [seen(third, 'cheer', 'happy')] : []),
          ],
        },
        `"I thought you were the fence," says ${b}. "And you were mine!" says ${a}.${thirdToo(going, (k) => `${k} comes to play, too.`)} "${refrain}"`,
        `"Were you the fence?" says ${b}. "Were you?" says ${a}. And now they play.${thirdToo(going, (k) => `So does ${k}.`)} "${refrain}"`,
      ),
    ],
  };
}

function middle(from: Going): Told {
  const going = withClassmate(from);
  const { A, B, a, b, third, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const bop = refrain.slice(0, -1).toLowerCase();
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { ...ground(going), camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['ball', 'fence'] },
        `${A.introduced} had no friend. There was a ball, a red one, and nobody to throw it to. It's half a game, like that. Along one side there was a fence, high and long. "I'll go and find somebody," said ${a}.`,
        `There was nobody to play with. ${A.introduced} had a red ball. There was a fence, too, high and long. "Somebody must want to," said ${a}, and set off to ask.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'curious')], things: ['ball'] },
        `"Would you like to be my friend?" ${a} asked a snail. The snail thought it over. Then it went indoors, and that was the whole of it, for a snail. ${a} waited until tea. It did not come out.`,
        `First came a snail. "We could play ball," said ${a}, and rolled it, very gently. The snail pulled in one eye, and the other, and all the rest. ${a} knocked. Nobody was at home.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'surprised')] },
        `Then there was a hen, and she was pleased with the ball at once. She walked round it, and climbed on, and sat down. "It isn't an egg," said ${a}. The hen sat on it till Thursday.`,
        `A hen was more friendly. She came running. But when the ball came, she sat on it and shut her eyes. "You have to throw it back," said ${a}. The hen only sat down harder.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['ball', 'fence'] },
        `In the end ${a} played with the fence. It went "${bop}" and gave the ball back. A fence doesn't run away, and it doesn't sit on things. But it never has an idea of its own. ${a} sat down and held the ball.`,
        `So there was only the fence. ${a} threw the ball at it. "${refrain}" Back it came, each time, just the same. "You could say something," said ${a}. The fence did not. ${a} put the ball down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['ball', 'fence'] },
        `"${refrain}" ${a} looked up. The ball was here. Nobody had thrown it! "${refrain}" It came from the fence, just in the middle. "Was that you?" whispered ${a}.`,
        `And then it happened. "${refrain}" It came out of the fence, all by itself! ${a} looked at the ball, which was lying quite still. "${refrain}" ${a} got up. "Do that again," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited')], things: ['ball', 'fence'] },
        `${a} threw the ball twice, ${bop}, ${bop}. ${bop[0]?.toUpperCase()}${bop.slice(1)}, ${bop}, said the fence. ${a} tried three, and three came back. They did it slow and they did it fast. "You can play!" said ${a}. It was a very good fence.`,
        `"One," said ${a}, and threw. The fence did one. ${a} did two, and so did the fence. When ${a} did five, there was a bit of a wait. But then it came: five. "We are friends now," said ${a}, and patted it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'worried')], things: ['ball', 'fence'] },
        `${a} was so happy that the next throw went too high. It went up, and over, and was gone. It was quiet. "I'm sorry," said ${a}, to the fence. "I did not mean to throw it across you." It did not answer.`,
        `"Now six!" said ${a}. But one of the six flew up and over the top. ${a} listened. There was no sound. "Are you cross with me?" asked ${a}, with one ear against the wood.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'ball')] },
        `Then something came flying back. ${a} caught it. It was a ball, and it was warm, as if somebody had held it. And it was blue. "Fences don't have balls," said ${a}, slowly. "Somebody has."`,
        `Down from the sky came a ball, and rolled to ${A.names} feet. It was a blue one. ${a} turned it round and round. "I sent a red one," said ${a}. "A fence can't change that. A fence hasn't got a pocket."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'shy'), seen(B, 'hold', 'surprised', 'ball')],
          things: ['gate', 'fence'],
        },
        `So ${a} walked along it, further than ever before. Right at the end there was a gate. Through the gate came ${B.introduced}, with a red ball. They both stopped. "I thought you were the fence," said ${b}. "I thought that you were!" said ${a}.`,
        `Far down, behind the nettles, there was a gate. ${a} pushed it open, and there stood ${B.introduced}, holding a red ball. "Is that yours?" said ${b}. "I've been playing with the fence. It's very good." "That was me!" said ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [
            seen(A, 'hold', 'happy', 'ball'),
            seen(B, 'jump', 'happy'),
            ...(third ? [seen(third, 'cheer', 'happy')] : []),
          ],
        },
        `They played till it was dark, with two balls and nothing in between.${thirdToo(going, (k) => `${k} came, and was the goal.`)} Then ${a} knocked on the fence, once, to say good night. "${refrain}" And from the other side, "${refrain}"`,
        `After that the gate stood open.${thirdToo(going, (k) => `${k} came through it, too, and joined in.`)} They threw the red one and the blue one until nobody could see them. "Good night," said ${a}, and gave the fence one knock. "${refrain}" Somebody knocked back. "${refrain}"`,
      ),
    ],
  };
}

function old(from: Going): Told {
  const going = withClassmate(from);
  const { A, B, a, b, third, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { ...ground(going), camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['ball', 'fence'] },
        `${A.introduced} had no friends at the moment. That was how ${a} put it, when people asked: at the moment. It had lasted since the spring. There was a fence, a high one, without a gap in it, and a red ball to throw at it. "${refrain}" It went, and came back, and went again. You can do that four hundred times in an afternoon. ${a} had counted.`,
        `It's not that nobody liked ${A.introduced}. They had just all got somebody already. "I've no friends at the moment," said ${a}, when people asked. So every afternoon ${a} took the red ball and went to the long fence, which had nobody either. "${refrain}" Then the ball came back. It always came back. That's the good thing about a fence, and after four hundred throws it's the dull thing, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['ball', 'fence'] },
        `On Monday ${a} stopped to tie something up. "${refrain}" That was the fence. ${a} looked at the ball, which was on the ground. "${refrain}" It was on the other side. Somebody over there had a fence as well! ${a} stood and did not breathe. Then ${a} threw two, quickly. There was a pause. And two came back.`,
        `It was a Monday. ${a} had the ball under one arm, and was thinking of going home. "${refrain}" That was in the wood, just at ${A.names} ear. And it said it again. There was somebody there, on the wrong side, doing just the same thing. It took some courage. ${a} threw three. It was still. Then, one after the other, came three.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited')], things: ['ball', 'fence'] },
        `They did that until Tuesday evening, and nobody said a word. There was a way of doing it slowly that meant hello. There was a quick one, at the end, for a joke. It's odd how well you can know somebody by that. On Wednesday a blue ball came over the top, with a bit of paper round it. "Who are you?" it said.`,
        `By Tuesday they had eleven different ones. One was for hello, and one was for "Your turn", and one was a joke. Neither of them called out. If you call out, then somebody can say, "Oh, it's only you." But on Wednesday a ball flew over, a blue one, with a rubber band and a note. "Who are you?" was what it said.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried')], things: ['letter', 'pencil'] },
        `${a} sat down with a pencil. Who was ${a}? Somebody with no friends, at the moment? You can't write that. "I am ${a}," wrote ${a}. "I can't always play. I have about thirty friends, and they come at all hours." It looked rather fine, on paper. It went over the fence with the red ball, and could not be got back.`,
        `That's an easy question, until you have a pencil. ${a} wrote the name. That was true. Then there was a lot of white underneath it. "I'm usually busy," wrote ${a}, "because of all my friends. There are about thirty." It did no harm to anybody. ${a} threw it across, and felt like somebody with thirty friends, for nearly a minute.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'letter')], things: ['ball'] },
        `The red ball came back, with an answer. "I am ${b}," it said. "I've got so many that I had to write them on a list. It's my birthday on Saturday, and they are all coming. You can come too, if you have time. There's a gate at the end, behind the nettles." ${a} read it twice. All of them would be there. They'd say, "And where are your friends?"`,
        `It took no time at all. "I'm ${b}," wrote the other side. "Thirty isn't bad. I stopped counting. I made a list, and they'll all be at my birthday on Saturday. You must come, too. Go left, to the end. There's a gate in the nettles." It was the first party since the spring. And ${a} could not go to it. They would expect at least ten of the thirty.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'sad')], things: ['letter'] },
        `${a} could be ill. ${a} could have to be at thirty other parties. Then it would go on as before, with the balls. That was good, and ${a} had never had anything better. Or ${a} could write what was true. Then ${b} would know. And why should somebody with a whole list want a person with none? ${a} walked up and down with the pencil, and bit it.`,
        `There were two ways to do it. The first was a cold, on Saturday, a bad one. They would be on two sides of a fence for ever, with about thirty friends each. The second way was to tell, and be found out, and perhaps hear nothing ever again. ${a} wrote the first on one side of the paper. Then ${a} turned it over.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'determined')], things: ['ball', 'fence'] },
        `"There aren't thirty," wrote ${a}, "or any. I made them up. There is the fence, and then there was you." It was the shortest note of all. It took the longest to throw. Up it went, round the red ball, and over. ${a} waited for the "${refrain}" Nothing came. It got dark, and it was very quiet on the other side.`,
        `"I haven't got any friends," it said, in the end. "I only said so. You were the first one who threw anything back." ${a} tied it round the red ball three times, and threw, and wished it back in the air. It came down over there, with a bounce. After that there was nothing to hear at all. There was no "${refrain}" There was not one, until bedtime.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['fence'] },
        `Nothing came on Friday, either. ${a} threw nothing now, and sat with one ear to the wood. So that was that. It had been a good week, up to Thursday. "I'd do it again, I think," said ${a} to the fence. A fence does not mind how long you sit. At four o'clock something came down out of the sky and hit ${a} on the head.`,
        `On Friday ${a} went there, although there was nobody to throw to. It had been foolish. It had also been rather a relief, as when you put down a bag. ${a} leaned against the boards and was sorry, and was not sorry. It was four when there was a whistle in the air. It was the red ball, and it landed on ${A.names} foot.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'letter')], things: ['ball', 'letter'] },
        `The note had been rubbed out and written again so often that it had a hole. "It took me all day," it said. "Nobody is coming on Saturday. I made the list out of the telephone book. I was going to be ill. Could you come anyway? There is a lot of cake." ${a} laughed out loud. From the other side, close by, came a small sort of cough.`,
        `There was more crossed out than not. "I haven't got any either," it said. "The list is one that I copied at the dentist's. I wrote to you that I was ill, and then I tore it up. The cake is real. I don't know what to do with so much of it." It was the best letter that ${a} had ever had. "Are you there?" said ${a}. It was the first word they'd said. "Yes," said the fence.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'shy'), seen(B, 'stand', 'shy')],
          things: ['gate', 'fence'],
        },
        `They walked to the end, one on each side, and talked through the boards. Behind the nettles was the gate. It had not been open for years, and they both had to push. "Oh," said ${B.introduced}, and went red. "I thought you'd be bigger. You throw so hard." "I thought you'd have thirty people behind you," said ${a}.`,
        `Left, and to the end: they went along together, and each could hear the other's steps. They had to pull up a good many nettles, from both sides. Then the gate gave way, and there was ${B.introduced}, with a scratched nose. Nobody knew what to say. ${a} held out the blue ball. ${b} knocked on the gate, quite softly, with the one that meant hello.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), ...(third ? [seen(third, 'sit', 'happy')] : [])],
          things: ['cake', 'ball'],
        },
        `On Saturday there was one guest.${thirdToo(going, (k) => `Then ${k} looked in at the gate, and there were two.`)} They ate cake until they could not laugh, and laughed until they could eat again. They drank to the list. "How many friends have you got?" asked ${b}, towards the end. ${a} worked it out, and it was not hard. "It's exactly right," said ${a}, "at the moment."`,
        `The party went on until it was dark.${thirdToo(going, (k) => `${k} heard it, and came through the gate, and got a plate.`)} They had put out a chair for all their other friends, and put their feet on it. When it was over, ${a} went home along the fence. Halfway down it was too dark to see. ${a} stopped, and put a hand to the boards. "${refrain}" And there it was, from the other side, the one that was a joke.`,
      ),
    ],
  };
}
