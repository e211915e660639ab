import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';

const REFRAINS = [
  'The spoon is up!',
  'The moon is soup!',
  'The balloon is up!',
  'The moon is a cup!',
  'The soup is up!',
  'The spoon is soup!',
  'The moon is a spoon!',
  'The moon is a broom!',
  'The goose is up!',
  'The broom is up!',
  'The moon is a balloon!',
] as const;
const TITLES = ['the moon is up', 'one line', 'four words and a moon', 'where is the moon'];

const teacherOf = ({ company }: Going) => company.person('Mr Finn', 'teacher');

/** A line of four words comes out wrong every time, until the moon that it is about does come up. */
export const LINE: EventPlot = {
  id: 'line',
  when: /\b(?:lines?|words|forg[eo]t\w*|remember\w*|says?|speak\w*)\b/i,
  young: (going) => young(withSchoolFriend(going)),
  middle: (going) => middle(withSchoolFriend(going)),
  old: (going) => old(withSchoolFriend(going)),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = teacherOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(T, 'stand', 'happy')] },
        `There was a school play. ${A.introduced} had a line. It was: "The moon is up!"`,
        `Who was in the school play? ${A.introduced}! The line was: "The moon is up!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')] },
        `${a} said it at breakfast. "${refrain}" No, that was wrong.${comesToo} ${B.introduced} laughed.`,
        `"Try it," said ${B.introduced}.${comesToo} ${a} forgot the line. "${refrain}" Oh, no!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'notebook'), seen(A, 'stand', 'worried')],
          things: ['notebook'],
        },
        `${b} wrote it down. ${a} held it upside down. "${refrain}"`,
        `They put it on paper. But ${a} was too fast. "${refrain}"`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: everybody(going, 'stand', 'excited') },
        `Up went the curtain. There were all the people! ${b} had a paper moon on a string.`,
        `Now they were on the stage. So many people! ${b} held the string of the moon.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared')] },
        `Now, ${a}! ${a} stood there. The line was gone. "${refrain}" said ${a}.`,
        `It was time. ${a} opened wide. Out it came. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'worried'), seen(B, 'reach', 'worried')], things: ['string'] },
        `Nobody spoke. ${a} looked up. There was no moon! The string was stuck.`,
        `It was so quiet. ${b} pulled the string. No moon came. It was stuck.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `"That is why!" said ${k}. "It is not up! Pull, pull!"`,
        `"It is not up yet!" said ${k}. "Who can say it? Pull!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'determined'), seen(T, 'reach', 'determined')],
          things: ['string', 'moon'],
        },
        `They all pulled. Creak! Up it came. It was big and yellow and round.`,
        `Pull! Mr Finn pulled, too. Up, up, up! There it hung, all gold.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited')], things: ['moon'] },
        `${a} saw it. And out it came: "The moon is up!" How they clapped!`,
        `"Oh!" said ${a}. "The moon is up!" And it was. Everybody clapped.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: ['moon'] },
        `That night there was a real one. "The moon is up," said ${g}. And ${k} was asleep.`,
        `Good night, ${k}. Look, out there! The moon is up.`,
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
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(T, 'stand', 'happy')] },
        `In the school play everyone had something to say. ${A.introduced} had four words. "The moon is up," said Mr Finn. "That's all. It's the most important line there is."`,
        `${A.introduced} was in the school play. It was only one line, but it was a good one. "You say: The moon is up," said Mr Finn. "And then everything begins."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')] },
        `"It's easy," said ${B.introduced}. All that ${b} had was a string to pull.${comesToo} "Go on, then." ${a} took a breath. "${refrain}" said ${a}.`,
        `${B.introduced} was to pull up the moon.${comesToo} It was made of paper and lived behind a hill. "I pull," said ${b}, "and you say it." ${a} said it. "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'worried')], things: ['egg'] },
        `${a} said it to the egg at breakfast. ${a} said it to the bus. The harder ${a} tried, the more it slipped. It was like a wet fish. "${refrain}"`,
        `All week ${a} practised. It was right in the bath, and wrong at the door. It was nearly right on the stairs. "What is it?" said ${g}. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'notebook'), seen(A, 'stand', 'happy')],
          things: ['notebook'],
        },
        `"I've written it down for you," said ${b}, on the day. It was on a small bit of paper, for behind the hill. "Now you can't forget it." They could hear chairs. The people were coming in.`,
        `On the day itself ${b} had an idea. "Put it up behind the hill," said ${b}, and pinned up a paper. So there it was, in big letters. Outside, the chairs were scraping. Everyone had come.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'excited') },
        `Up went the curtain. It was as bright as a fridge. The farmer said his line, and the owl said hers. Then they all turned round and looked at ${a}.`,
        `The curtain opened. There they were, a hundred faces. The sheep spoke, and the star spoke. Then it was quiet. It was the kind of quiet that waits for you.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared')] },
        `${a} looked for the paper. It had blown off, behind the hill. ${a} looked for the line. That had gone, too. Something had to come out. "${refrain}" said ${a}.`,
        `${a} looked at the letters. In that light they were only white. The line was on the tip of ${A.names} tongue. It jumped. "${refrain}" And somebody in row two laughed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'worried'), seen(B, 'reach', 'worried')], things: ['string'] },
        `Nobody moved. "Psst," said ${b}, from below. ${b} was pulling the string with both ends of it, and nothing came. The moon was stuck behind the hill. "It won't go up!"`,
        `${a} turned round for help. There was ${b}, red in the face, hanging on the string. "It's caught on a nail," hissed ${b}. Over the hill the sky was quite empty.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `"That's what is wrong!" said ${k}, quite loudly. "There isn't any moon! How can you say it's up when it's down?" It was true. There had never been a moon, all week.`,
        `And ${k} saw what the matter was. "It's not up!" said ${k}. "It never was! Not at breakfast, and not on the stairs. It's hard to say a thing that isn't there."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'determined'), seen(T, 'reach', 'determined')],
          things: ['string'],
        },
        `Mr Finn came running, bent double, and took hold behind ${b}. The owl took hold of Mr Finn. "One, two, three!" There was a rip, and a creak, and a gasp from row one.`,
        `"All together," said Mr Finn, and pulled. The sheep pulled Mr Finn. Something went ping. Then, behind the hill, there was a thin gold line. It grew.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited')], things: ['moon'] },
        `It rose up over the hill, yellow, and as big as a table. It was so beautiful that ${a} forgot to be afraid. "Oh," said ${a}. "The moon is up!" It came out all by itself.`,
        `Up it came, round as a cheese, and it swung there and shone. ${a} looked at it with an open mouth. And what came out of the mouth? "The moon is up!" They clapped so much that it shook.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: ['moon'] },
        `That night ${k} lay in bed, quite tired out. The curtain had been left open. Over the roofs came something round and bright. Nobody had to pull it. "The moon is up," said ${k}, asleep already.`,
        `"Say it once more," said ${g}, at bedtime. "I can't," said ${k}. "It isn't." Then they looked out of the window. "Now I can," said ${k}, and did, and was asleep.`,
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
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(T, 'stand', 'happy')] },
        `There were forty-one lines in the school play, and forty of them went to other people. ${A.introduced} had number seventeen. "The moon is up," said Mr Finn. "Four words. You can't go wrong with four words." That shows how little even a teacher knows. "${refrain}" said ${a}.`,
        `Mr Finn gave out the parts on a Monday. The sheep had eight lines, and the farmer had twelve. ${A.introduced} had one. It came in the middle, on a hill, by itself: "The moon is up." "Everything waits for that," said Mr Finn. "It's the hinge of the whole play." ${a} tried the hinge. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'string'), seen(A, 'stand', 'sad')], things: ['string'] },
        `${B.introduced} had no line at all. ${b} had a string.${comesToo} At the other end of it was the moon, which the class had made out of a hoop. It was not to be touched until the night. "I'd swap," said ${a}. "I wouldn't," said ${b}. "I can't talk in front of people. I can pull, though." And ${b} pulled a bit of air, to show how.`,
        `Down behind the hill, where nobody would ever see, sat ${B.introduced} with the end of a string.${comesToo} ${b} had asked for that. ${b} would have sat behind a hill for the rest of the term sooner than say one word out loud. "You say it, and I pull," said ${b}. "Or I pull, and you say it. I'm not sure which." The moon was still in the cupboard, drying.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'worried')], things: ['egg'] },
        `${a} said it to the egg. ${a} said it to the mirror, with expression. It went well so long as nobody was listening, not even ${a}. But a line is like a step. As soon as you look at it, you fall over it. "Pass the salt," said ${g}. "${refrain}" said ${a}.`,
        `After that it was in everything. ${a} would be thinking of something else, and there it lay, waiting to go wrong. In bed it was right eleven times. At the bus stop a lady asked ${a} for the time. "${refrain}" said ${a}, before there was any chance to stop it. She moved along a little.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'medium',
          actors: [seen(B, 'hold', 'calm', 'notebook'), seen(A, 'stand', 'worried')],
          things: ['notebook'],
        },
        `"You want something to hold on to," said ${b}, when they got there on the night. ${b} had written it out in letters as thick as a thumb, and pinned it behind the hill. "I'll be just here underneath. If it goes, look down." On the other side of the curtain two hundred chairs were being sat on.`,
        `On the night ${b} was the only calm person there. It is easy to be calm behind a hill. "I've put it up for you," said ${b}, and showed where: on a card, by the string. "And if you can't see it, I'll whisper." It was a great deal to offer, from ${b}. They could hear coughing, the way they cough in the dark.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'excited') },
        `The curtain went. It is a queer thing to be looked at by that much dark. Lines one to sixteen went by like trucks on a train: the farmer, the sheep, the farmer, the owl. The lights went down to blue. Everyone on the stage turned to the hill. There stood ${a}, on top, in the quiet, where the hinge was.`,
        `They began. ${a} climbed the hill on line twelve, as arranged, and waited. The owl spoke, and the sheep lay down. "How dark the valley is," the farmer said, which was sixteen. The lamps turned blue. There was not a cough. Two hundred people leaned forward, and somewhere among them was ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared')] },
        `${a} was ready to speak, and there was nothing there. It was clean gone. ${a} looked down for the card. It was blue on blue, as blank as a plate. "The," whispered ${b}, from below, in a voice like a very small gate. That was no help. ${a} had that one already. "${refrain}" said ${a}.`,
        `Where the line had been there was a hole with wind in it. The card was no good. The light had taken the letters away. ${b} did whisper. ${b} whispered so softly that only the string can have heard. And something had to be said, by someone. "${refrain}" It went out over the people, and reached the back wall. It sounded quite sure of itself.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'worried'), seen(B, 'reach', 'worried')], things: ['string'] },
        `A laugh ran along row three, not a bad one. It would have been better to have been dug up and planted elsewhere. "I can't do it," ${a} said, down the back of the hill. "Neither can I," said ${b}. ${b} had the string wound round and was leaning on it like a sailor. "It's jammed. It's on a nail. I've been pulling since the owl."`,
        `${a} turned round, to go. From up there you could see right down the back of the scenery. You could see ${b}, who had given up whispering and was swinging on the string. The hoop had caught on a nail. Half the moon was folded over a broom. "I've broken it," said ${b}, very white. "Now it's both of us."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')] },
        `It is strange what you think of at such a time. ${k} looked at the sky that they had painted. There was not one thing in it. "But it isn't," thought ${k}. "It isn't up. It never has been. Nobody could say that line. There's been nothing there to say it about, all week, but eggs." It was the first thing about the line that had ever made sense.`,
        `And then it was all quite simple. ${k} saw it as you see a thing in a puzzle picture. There was the dark valley. There was the hill. Up over it there was nothing at all. "No wonder," said ${k}, half aloud. "You can't remember what hasn't happened. It's been only words. It was waiting for a moon."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'look-up', 'surprised')],
          things: ['string'],
        },
        `There were two things that ${a} could do. One was to shout it out now, quickly, with an empty sky, and be right, and be done. ${a} had it back. It would leave ${b} down there with the nail. Then all those people would look for the moon that did not come. ${a} got down on the grass, which was a carpet, and reached down over the edge. "Give me the end," said ${a}.`,
        `${a} could have gone. The steps were just there, and in the dark nobody would have said which of them it was. But ${b} had pinned up that card, and whispered. ${b}, of all people, had whispered. So ${a} turned round on top of the hill, away from two hundred faces, and bent down. "Wait for me," said ${a}. "We'll do it from both ends."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(T, 'reach', 'surprised')],
          things: ['string'],
        },
        `They pulled from above and from below. Mr Finn arrived on all fours and pulled as well. "Now!" said somebody, so loudly that they heard it in the street. It was ${b}. There was a twang, and a sound of tearing, and the nail went by like a bee. And along the top of the hill ran a thin bright line.`,
        `"Ready?" said ${b}. That was out loud, and everybody heard. "HEAVE!" It rang round the hall. ${b} had not known that it was in there. The sheep got hold, and the owl got hold of the sheep. Something gave. The whole hill gave a hop. Slowly, with a limp, and a bit torn at one side, it began to get light.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(B, 'look-up', 'proud')], things: ['moon'] },
        `It rose. It came up past the edge of the hill, and filled the sky. It was enormous. It had a dent in it like the real one. ${a} forgot the people. ${a} forgot that there had ever been a line. "Oh, look," said ${a}, to everyone, to anyone. "The moon is up!"`,
        `There it hung. It was as yellow as butter, and so large that the owl had to move over. A sigh went up out of the dark. ${a} stood underneath with a gold face, and there was only one thing in the world to say. There was no need to remember it. "The moon is up," said ${a}. And it was so.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['moon'],
        },
        `"I liked how you made us wait for it," said ${g}, on the way home. "I really thought that it wasn't coming." ${b} could hardly speak, and that was only because of the shouting. They came round the corner by the church. All of them stopped. It was ${b} who pointed. It was ${b} who said it.`,
        `They walked home, hoarse and hungry. "Which line was yours?" said ${g} to ${b}. "Heave," said ${b}, with pride. Over the end of the road something was coming, large and slow and torn a bit by a chimney. They looked at it. "${refrain}" said ${a}, on purpose. And they laughed all the way to the gate.`,
      ),
    ],
  };
}
