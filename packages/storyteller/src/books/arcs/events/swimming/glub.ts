import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';

const REFRAINS = [
  'Look at me, glub!',
  'I can do it, glub!',
  'Watch this, glub!',
  'I am floating, glub!',
  'I am doing it, glub!',
  'Now I float, glub!',
  'See me float, glub!',
  'It is easy, glub!',
  'I can float, glub!',
  'Look, I float, glub!',
  'Hooray for me, glub!',
] as const;
const TITLES = ['full of air', 'glub', 'not one word', 'how to float'];

const teacherOf = ({ company }: Going): Figure => company.person('Bev', 'teacher');

/** Whoever is full of air floats, and whoever talks lets it out. */
export const GLUB: EventPlot = {
  id: 'glub',
  when: /\b(?:lessons?|learn\w*|float\w*|class|teacher|first|start\w*|armbands?)\b/i,
  young: (going) => young(withSchoolFriend(going)),
  middle: (going) => middle(withSchoolFriend(going)),
  old: (going) => old(withSchoolFriend(going)),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = teacherOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'swimming-pool', camera: 'wide', actors: [seen(A, 'stand', 'excited'), seen(T, 'stand', 'happy')] },
        `A swimming lesson! Bev, the teacher, was in already. ${A.introduced} talked and talked. "Hello, Bev! Hello, water!"`,
        `Swimming lesson! Bev, the teacher, was in the water. ${A.introduced} talked. "Hello, Bev! Is it cold?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'hold', 'happy', 'ball'), seen(B, 'float', 'happy')], things: ['ball'] },
        `Bev had a big ball, full of air. ${B.introduced} pushed it down.${comesToo} Pop! Up it came.`,
        `There was a ball, full of air. "Sink!" said ${B.introduced}. It did not.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'surprised')] },
        `Then ${a} lay on the water. ${a} was floating! "${refrain}" Down went ${a}.`,
        `${a} lay back. It worked! So ${a} had to say so. "${refrain}" Down!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined'), seen(T, 'stand', 'happy')] },
        `Bev helped ${a} up. ${a} lay very flat. "${refrain}" Splash. Down again.`,
        `Up again, said Bev. This time ${a} kicked. "${refrain}" Down went ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'worried')] },
        `${a} shut both eyes. That was no help. "${refrain}" Down, down.`,
        `Then ${a} did it with a hat on. "${refrain}" The hat floated. ${a} did not.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'float', 'happy'), seen(A, 'stand', 'sad')], things: ['ball'] },
        `${b} let the air out of the ball. Pfff! Now it was flat. It sank.`,
        `Pfff! ${b} let out the air. The ball got thin. Down it went.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')], things: ['ball'] },
        `"The air came out!" said ${k}. "Talking lets the air out, too!"`,
        `${k} saw it all. "No air, no float! And words are made of air!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'happy')] },
        `So ${a} took a big breath. Two fat cheeks! ${a} lay back. Not one word.`,
        `In went the air. ${a} shut it in. Back lay ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'proud'), seen(T, 'cheer', 'happy')] },
        `${a} floated. And floated! Bev counted to ten. ${a} did not say a thing.`,
        `Bev counted all the way to ten! ${a} still floated. Shh.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `In bed ${a} told it all. "Look at me, I floated!" Then not one word. Asleep.`,
        `That night out came all the words. Pfff! Then ${a} was flat, and fast asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = teacherOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'swimming-pool', camera: 'wide', actors: [seen(A, 'stand', 'excited'), seen(T, 'stand', 'happy')] },
        `${A.introduced} was a talker. "Is this the swimming lesson? Is that the water? Is it wet?" "It is," said Bev, the teacher, "all the way down. Today we're going to float."`,
        `Nobody could say as much in one breath as ${A.introduced}. "I'm here, Bev! I've got new goggles! I had toast!" "Then come in," said Bev, "and we'll learn to float."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'float', 'happy'), seen(T, 'stand', 'happy')], things: ['ball'] },
        `There was a big yellow ball in the pool. ${B.introduced} was learning, too, and tried to push it under.${comesToo} Up it shot, every time. "Why won't it stay down?" said ${b}. "It's full of air," said Bev.`,
        `First they all played with a ball. ${B.introduced}, who was learning too, sat on it. It flew out the other side.${comesToo} "It doesn't want to sink," said ${b}. "It can't," said Bev. "There's too much air in it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'surprised'), seen(T, 'stand', 'calm')] },
        `Then it was ${A.names} turn. ${a} lay back on the water, and Bev's arm was gone. It held! "${refrain}" said ${a}, and was gone. But Bev had a hand there, and up ${a} came.`,
        `"Lie back," said Bev, "like somebody in bed." So ${a} did. The water lifted, and Bev let go. This had to be told at once. "${refrain}" And there was only a nose there, and bubbles.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined')] },
        `Up came ${a}, with wet eyes and a lot to say. "It's my legs, they're too heavy!" So ${a} tried with the legs up. It went well for three whole seconds. "${refrain}"`,
        `"It's this bit that sinks," said ${a}, and meant the middle. So ${a} made the middle as flat as a plate. That was better. That was very good! "${refrain}" Down went the plate.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'worried'), seen(T, 'stand', 'happy')] },
        `${a} tried it with eyes shut, and with toes pointed. Each time it worked. Each time ${a} said so. "${refrain}" And each time Bev's hand was there, to bring ${a} up.`,
        `After that ${a} kicked like a frog. Then ${a} lay like a log. "You've nearly got it," said Bev. "I know!" said ${a}. "${refrain}" And Bev was talking to a ring on the water.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'float', 'happy')] },
        `"I'm a stone," said ${a}, and sat on the step. "Stones don't talk," said ${b}. They looked at the other swimmers. Everyone was floating about as if it were nothing.`,
        `"Perhaps I'm made of something heavy," said ${a}. "What did you have for breakfast?" said ${b}. "Toast," said ${a}. They thought about toast. It is not heavy at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'float', 'surprised')], things: ['ball'] },
        `${b} was playing with the yellow ball. It had a stopper, and ${b} pulled it. Pfffff, said the ball. It went on saying it. It got thin, and soft, and then it sank.`,
        `Pfffff! It was the ball. ${b} had found the stopper, and taken it out. The ball made that one long noise. When it had finished, it was as flat as a glove. Down it went.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['ball'] },
        `"Did you see that?" said ${k}. "It talked, and it sank! That's what happens! You float while you're full of air. Then you use it all up on words!"`,
        `"It's the same!" said ${k}. "It let out its air, and down it went. What are words made of? They're made of air! Nobody can float and tell about it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined'), seen(T, 'stand', 'calm')] },
        `So ${a} took the biggest breath in the whole pool. It filled both cheeks. Then ${a} lay back, and Bev let go. You could see the words, queueing up behind the lips. Not one got out.`,
        `"Breathe in," said Bev, "and put the stopper in." ${a} breathed in all there was. ${a} shut it in, and lay down on the water. The water waited. Nobody said anything.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'proud'), seen(T, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `${a} floated like a big yellow ball. Bev counted. "Eight, nine, ten!" It was the quietest that anyone had ever seen ${a}. It was also the happiest.`,
        `"Ten!" called Bev. "Eleven! Twelve!" There lay ${a}, as light as a leaf, and looked at the roof. There were nine lamps up there. ${a} would tell them later.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `At bedtime the stopper came out. "I floated, and there were lamps, and I was a ball!" said ${a}. It took a long time, and ${g} heard it all. Then ${a} was quite empty, and asleep.`,
        `${a} told ${g} everything that night, from the toast to the lamps. The words got slower, and softer. Pffff. Then there were none left. ${a} sank into the pillow, fast asleep.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = teacherOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'swimming-pool', camera: 'wide', actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'calm')] },
        `${A.introduced} talked the way other people breathe. ${a} had talked all through breakfast, and all the way on the bus. Now ${a} was talking on the edge of the pool. Beside ${a} stood ${B.introduced}, who had said "Morning" at nine o'clock and thought that it would do.${comesToo}`,
        `They were the two halves of the Saturday swimming lesson. ${B.introduced} never said a word if a nod would serve. ${A.introduced} used up all the words that were left over. "It echoes!" said ${a}. "Hello! It says it back! Hello! Why isn't anyone else doing this?"${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'hold', 'happy', 'ball'), seen(A, 'float', 'excited')], things: ['ball'] },
        `Their teacher was called Bev, and had a whistle and a big yellow ball. "Today we float," said Bev. "There is nothing to do. That's the hard part." Bev pushed the ball under the water and let go. It came up like a cork. "Full of air, you see. Who's first?" It need not be said who was first.`,
        `"Floating," said Bev, who taught them, "isn't something you do. It's something you let the water do." To show them, Bev sat on a yellow ball. It waited until Bev was nearly comfortable, and then it shot out backwards. "Air," said Bev, wiping both eyes. "You can't argue with it." ${a} was already in the water, ready to try.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'surprised'), seen(T, 'stand', 'calm')] },
        `${a} lay back, and there was Bev's arm, and then there was no arm. There was only water, and it was holding. It was the best thing that had happened all week. Such a thing cannot be kept to yourself. "${refrain}" cried ${a}. The roof went green, and full of bubbles.`,
        `It went right the very first time. Bev let go, and ${a} lay there like a lily. You could see the thought arrive. You could see it get as far as the mouth. "${refrain}" The lily went down. Where it had been, there were a few bubbles, each with a bit of the sentence in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined')] },
        `Up it came again, coughing, with a list of reasons. It was the legs. It was the angle. It was the noise that somebody was making. ${a} tried it with straight legs, and that worked beautifully, as far as the second word. "${refrain}" said ${a}, from below.`,
        `"I know what I did," said ${a}, when there was breath to say it. "My feet weren't pointing." ${a} pointed them. They floated. The knees floated, and the whole of ${a} after them, for as long as it takes to open a mouth. "${refrain}" And down it all went, pointing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'float', 'calm'), seen(A, 'float', 'worried')] },
        `Meanwhile, in the corner, ${b} had lain down on the water and stayed there. Nobody noticed. ${b} had been round the pool twice by then, like a boat that has slipped its rope. "${refrain}" said ${a}, on the other side, for the fourth time. Bev said that it was all coming on nicely. Bev was a kind person.`,
        `Nobody was looking at ${b}. ${b} had breathed in, lain back, and floated off, just like that, and was counting the lamps in the roof. There were thirty-one. On the other side there was a splash. "${refrain}" said somebody. Bev bent down with a patient face, and pulled ${a} out by the first thing that came up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(T, 'sit', 'calm')] },
        `"Floats on Saturday," said Bev, "are for the badge. Ten seconds. There's no hurry." ${a} sat on the step with a towel round. "I'm too heavy," said ${a}. "It's all right. Somebody has to be." It was the shortest speech that anybody had heard from ${a} in a year.`,
        `At the end of the lesson there was a badge to be had, for ten seconds. ${A.names} best was two. "I shall have to be one of those who stay at the edge," said ${a}, "and hold the towels." Then there was nothing more. It was so strange to hear ${a} stop that ${b} came over to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'float', 'shy'), seen(A, 'sit', 'curious')], things: ['ball'] },
        `${b} had not got it by trying, and so ${b} could not think how to say it. ${b} was no good at saying. There was the ball. ${b} held it up, and pulled out the stopper. "Pffffff," said the ball, on and on, like somebody telling a very long story. It went thin. It went flat. It sank at ${A.names} feet.`,
        `To explain a thing you need words, and ${b} had only about nine. ${b} thought of using all of them. Then ${b} took the yellow ball instead, and undid it. It began to talk at once. It told the whole pool all about it, "Pffffff", until there was no ball left to tell any more. What was left went to the bottom.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')], things: ['ball'] },
        `They watched it lie there. "It was floating," said ${k} slowly, "until it said so." Nobody moved. Then it was as if a lamp had been put on. "It's the air! It's nothing to do with legs! You can have it inside, and float. Or you can have it outside, in words. You can't have it in both."`,
        `"Again," said ${k}. So they blew it up, and it floated, and let it out, and it sank. "What's a word made of?" said ${k}. They all held still, and said "Hello", and felt it on their lips. It was air. It was nothing else. "That's where it's been going. It goes out with the news."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(T, 'stand', 'calm')] },
        `For most people that would have been the end of it. It was not so easy for ${a}. To float, and to know it, and not to be able to tell! "It's like having a birthday in a cupboard," said ${a}. "What's the good of it, if nobody hears?" It was ten seconds. It might as well have been a week.`,
        `You would think that it was simple after that. But ${a} had never been silent for ten seconds, not even asleep. "If I can't tell it," said ${a}, "how will I know that it's happening?" That was the real trouble, and Bev had no badge for it. ${a} looked down into the water as if it were a very quiet room.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'shy'), seen(A, 'float', 'surprised')] },
        `"I'll do it," said ${b}. They all turned round. "I'll say it for you. You float, and I'll tell." It was the longest thing that ${b} had ever said in a lesson, and there would be more. ${b} had gone quite pink. ${a} looked at ${b}, shut that busy mouth, and nodded.`,
        `It was ${b} who spoke. "You do it," said ${b}, "and I'll shout." Anyone could see what it cost. ${b} would sooner have eaten the ball. "Really shout?" said ${a}. "So that it echoes?" ${b} swallowed, and nodded, and climbed up on the side, where everybody in the place could look.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'proud'), seen(B, 'shout', 'excited')] },
        `${a} breathed in until there was no more room, and lay back, and put the stopper in. The water took hold. "LOOK AT THAT!" yelled ${b}, so that thirty-one lamps rang with it. "${a.toUpperCase()} IS FLOATING! THREE! FOUR! AND STILL FLOATING!" Babies stopped crying to listen. "NINE! TEN!" ${a} lay there with round cheeks, saying nothing, and hearing it all.`,
        `In went the breath. Down lay ${a}, light as a lamp, lips pressed tight. And then there was a voice that nobody knew. "IT'S WORKING!" it bellowed. "TWO! THREE! LOOK, EVERYBODY! FOUR!" It echoed, and came back, and met itself. Old men stopped in the middle of their lengths. At ten ${b} was hoarse, and ${a} was still up there, as full as a moon.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `${b} talked all the way home on the bus. It turned out that there was a good deal in there. ${a} listened, and found that interesting, too. That night ${g} asked how it had been. "Ten seconds," said ${a}, and smiled, with closed lips. There was still some of it inside, and it was holding ${a} up. So ${a} fell asleep.`,
        `They sewed on two badges that evening. Bev had given one for floating, and one for shouting. "Tell me," said ${g}, at bedtime. ${a} opened that famous mouth. Then ${a} shut it again. It was so nice to have it all in there a little longer. ${a} lay back on the pillow, and floated, and was asleep.`,
      ),
    ],
  };
}
