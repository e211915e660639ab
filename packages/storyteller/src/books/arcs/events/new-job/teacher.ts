import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Pardon?',
  'What did you say?',
  'Say that again!',
  'Say it louder!',
  'What was that, please?',
  'What, please?',
  'Once more, please!',
  'I cannot hear you!',
  'Speak up, please!',
  'Say it once more!',
] as const;
const TITLES = ['the quietest teacher', 'what did you say', 'the class that was a din', 'eleven words'];

/** Two of the class. */
const pupils = ({ A, company }: Going): readonly [Figure, Figure] => [
  company.meet(A.kind === 'monkey' ? 'squirrel' : 'monkey'),
  company.meet(A.kind === 'duck' ? 'hen' : 'duck'),
];

/** The louder a class is told to be quiet, the louder it is. A whisper is another thing. */
export const TEACHER: EventPlot = {
  id: 'teacher',
  when: /\b(?:head ?)?teachers?\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const [M, D] = pupils(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Here is the new teacher. It is ${A.introduced}! ${a} has a small book.`,
          `This is ${A.introduced}. Today ${a} is the teacher! Good morning, school.`,
        ],
        scene: { setting: 'classroom', camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['book'] },
      },
      {
        text: [
          `What a noise! Bang! That is ${M.introduced}. Tra-la! That is ${D.introduced}.`,
          `Oh, that class! ${M.introduced} bangs a drum. "Tra-la," sings ${D.introduced}.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'jump', 'excited'), seen(D, 'shout', 'happy')], things: ['drum'] },
      },
      {
        text: [
          `"Good morning," says ${a}. Bang, la, bang! "${refrain}" says ${k}.`,
          `"Hello," says ${a}. But it is too loud. "${refrain}" says ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(K, 'sit', 'surprised')] },
      },
      {
        text: [
          `"GOOD MORNING!" says ${a}. Now they all shout it. "${refrain}" says ${k}.`,
          `"HELLO!" says ${a}, very loud. The class is louder. "${refrain}" says ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(K, 'cover', 'surprised')] },
      },
      {
        text: [
          `${a} rings a bell. Ding, ding! Bang, la, ding! It is louder still. "${refrain}"`,
          `Ding, ding! ${a} has a bell. Now there is a bell as well. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'worried')], things: ['bell'] },
      },
      {
        text: [
          `Now ${A.names} voice is gone. All gone. ${a} can only whisper.`,
          `Oh dear. ${a} has no voice left. Only a whisper.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
      },
      {
        text: [
          `${a} whispers to ${k}. "Shh!" says ${k} to the class. "I want to hear this!"`,
          `Psst. ${a} whispers something. "Shh, all of you!" says ${k}. "I can't hear it!"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(K, 'stand', 'curious')] },
      },
      {
        text: [
          `${M.name} puts down the drum. ${D.name} comes near. What does ${a} say? Shh.`,
          `The drum stops. ${D.name} stops, too. They want to know. They all come near.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(M, 'sit', 'curious'), seen(D, 'sit', 'curious')],
          things: ['drum'],
        },
      },
      {
        text: [
          `${a} whispers a whole story. It has a bear in it. Nobody says one word.`,
          `It is a story. ${a} whispers it to the end. The class is so quiet!`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'proud'), seen(K, 'sit', 'happy'), seen(M, 'sit', 'happy')] },
      },
      {
        text: [
          `Night, night. "Good night," whispers ${a}. "${refrain}" whispers ${k}. Shh.`,
          `At bedtime ${a} whispers, "Good night." "${refrain}" says ${k}, half asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'stand', 'calm')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const [M, D] = pupils(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${K.names} class was so loud that three teachers had gone home with a headache. On Monday there was a fourth one. It was ${A.introduced}, with a new satchel. "I have always wanted to do this," said ${a}.`,
          `It was the first day of school for ${A.introduced}. And ${a} was the teacher! "I've got some chalk," said ${a} to ${k}. "And I've got a story for the end."`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'sit', 'curious')],
        },
      },
      {
        text: [
          `${M.introduced} was drumming on a desk. ${D.introduced} was singing, but another song. Somebody was being a train. In the middle of it stood ${a}, and said something. You could see the mouth go. "${refrain}" said ${k}. "I said hello," said ${a}.`,
          `There was ${M.introduced}, who drummed all day. There was ${D.introduced}, who sang. The rest of them shouted, so as to be heard over that. "Good morning," said ${a}. "${refrain}" said ${k}. "GOOD MORNING," said ${a}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'jump', 'excited'), seen(D, 'shout', 'happy'), seen(A, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `So ${a} took a deep breath. "GOOD MORNING!" it went, and the chalk fell off the board. For one moment it was still. Then they all tried who could say it louder. "${refrain}" shouted ${k}.`,
          `"QUIET!" shouted ${a}. It was a fine shout. "QUIET!" shouted everybody else, because it was fun. ${M.name} drummed it: qui-et, qui-et. "${refrain}" shouted ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(K, 'cover', 'surprised')] },
      },
      {
        text: [
          `Next ${a} tried a bell. It was a big brass one, for fires. Ding-dong, it went. ${D.name} knew a song with a bell in it, and sang that. Now there was a din with a bell on top. "${refrain}"`,
          `In the cupboard was a bell. ${a} rang it until the windows hummed. The class liked it very much. ${M.name} drummed along. It was the best noise that they had ever made. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'worried')], things: ['bell'] },
      },
      {
        text: [
          `After that ${a} tried to say something, and nothing came out. It was all used up. There was only a thin little whisper left at the bottom. "That's that, then," whispered ${a}, and sat down.`,
          `By dinner time ${A.names} voice had gone. It had been shouted to bits. ${a} sat down on the smallest chair. There were three hours to go, and a story that nobody would ever hear.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['chair'] },
      },
      {
        text: [
          `${k} saw the mouth move. "What is it?" said ${k}, and came and bent down. ${a} whispered something. ${k} began to laugh. "What did it say?" said ${D.name}. "Shh," said ${k}. "I'm listening."`,
          `${k} went over, to be kind. ${a} whispered a few words into ${K.names} ear. "Really?" said ${k}. "A bear? In whose bath?" ${M.name} stopped drumming. "What bear?" said ${M.name}. "Shh," said ${k}, "or I can't hear."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(A, 'sit', 'calm')] },
      },
      {
        text: [
          `Then ${M.name} had to know, and put down the drumsticks. ${D.name} came nearer, still with a mouth full of song, and swallowed it. Somebody stopped being a train. "Shh," they told each other. "What is it saying?" "Something about a bear."`,
          `One after another they came up to the front, on tiptoe. You can't hear a whisper from the back. You can't hear it when anybody else makes a sound. They looked very hard at anybody who did. "Stop breathing," said ${D.name} to ${M.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'sit', 'curious'), seen(D, 'sit', 'curious'), seen(A, 'sit', 'surprised')],
        },
      },
      {
        text: [
          `It was a story about a bear in a bath. ${a} whispered it to the end. They leaned in so far that two of them fell over. They did it quietly. When the bell rang for home time, the class said, "Shh!" to the bell.`,
          `So ${a} whispered the story, every word of it. There was a bear in it, and a bath, and a very surprised aunt. Nobody drummed. Nobody sang. A fly went by, and was told to hush.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(K, 'sit', 'happy'), seen(M, 'sit', 'happy'), seen(D, 'sit', 'happy')],
        },
      },
      {
        text: [
          `The next day ${A.names} voice was back. ${a} could have used it. But at nine ${a} sat down on the smallest chair and whispered. It was quiet before the second word.`,
          `By Wednesday the voice had come back. ${a} kept it in the cupboard, with the bell. "Don't you want it?" said ${k}. "For playtime," whispered ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'happy')], things: ['chair'] },
      },
      {
        text: [
          `That night ${k} lay in bed and whispered something. "${refrain}" said the grown-up, and came closer. "It works," whispered ${k}.`,
          `At bedtime the house was full of noise, and everybody in it was busy. ${k} whispered something, very low. "${refrain}" they said, and sat on the bed to hear.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const [M, D] = pupils(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Class Four had worn out three teachers since the summer. The first one left with a headache. The second left by the window. The third had only come to mend the radiator. On Monday the door opened, and ${A.introduced} came in with a new satchel. Nobody even looked up. Nobody but ${k}, who had the seat by the door.`,
          `They said that nobody could teach Class Four. "You can't teach what you can't hear," said the head, who kept her own door shut. Then somebody answered the advertisement. It was ${A.introduced}, who had never taught anyone. "I have wanted to all my life," said ${a}. "Then you had better start," said the head, "before you think about it."`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'sit', 'curious')],
        },
      },
      {
        text: [
          `It was not that they were bad. ${M.introduced} could not think without drumming. ${D.introduced} could not think with drumming, and had to sing against it. The rest of them shouted, in order to be heard over the singing. It had grown up like that, bit by bit, like ivy. "Good morning," said ${a}. "${refrain}" said ${k}.`,
          `To be fair to them, each had a reason. ${D.introduced} sang because ${M.introduced} drummed. ${M.name} drummed because of all that singing. Everybody else was only trying to ask for a rubber. When ${a} spoke, you could see it, but you had to guess the words. "${refrain}" said ${k}, and cupped a hand.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'jump', 'excited'), seen(D, 'shout', 'happy'), seen(A, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `So ${a} did what the book says, and raised the voice a little. Class Four raised theirs. ${a} raised it a little more. By ten o'clock they were all at the top of what they had. A pane of glass gave up. "${refrain}" bawled ${k}, who had really wanted to know. It was something about fractions. "I said a half!" yelled ${a}. "Half of what?"`,
          `"QUIET, PLEASE!" called ${a}. It was a mistake, because it was a good one. There was something about the way it rang. They all had to try it. "QUIET, PLEASE!" called twenty-six voices, high and low, and ${M.name} put a rhythm under it. In the next room they moved their chairs to the other wall. "${refrain}" yelled ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(K, 'cover', 'surprised')] },
      },
      {
        text: [
          `In the cupboard there was a brass bell that had once been on a ship. ${a} rang it. It is a thing about bells that they cannot tell anyone what they want. They can only go on about it. ${D.name} found the note and held it. For the rest of the morning Class Four had a bell in it as well. "That's lovely," sang ${D.name}. "Do it again!"`,
          `After that it was the bell. ${a} rang it with both arms, until it was hard to see. Class Four fell silent, for as long as it took to breathe in. Then ${D.name} came in on the high part. It was, everybody said afterwards, the finest noise there had ever been in that building. "${refrain}" mouthed ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'worried')], things: ['bell'] },
      },
      {
        text: [
          `At a quarter past one ${a} opened up to shout, and there was nothing there. It was like turning a tap when the water is off. There was only a sort of a whisper left, at the very bottom. ${a} sat down on the smallest chair in the room. In the satchel was a story. It was to have been for the end of the day. "Well," whispered ${a}, "that was that, then."`,
          `Voices wear out like shoes. ${A.names} went at dinner time. What came, when ${a} tried, was about as loud as a page being turned. ${a} took out the story that was meant for half past two, and began to put it away. There was a bear in it. It had been the best part of getting up that morning.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['chair'] },
      },
      {
        text: [
          `${k} saw it go back into the satchel. Now ${k} was Class Four too, and could shout with the best. It was the one thing that all of them did together. If you came out of it, you came out of it alone, and they would look at you. ${k} thought of that. Then ${k} got up and went to the front. "What was it?" said ${k}. "The thing you put away."`,
          `Nobody in Class Four ever went up to the front. It was not done. You shouted from where you were, like everyone, and it was nobody's fault. ${k} looked round at them all, having such a good time. Then ${k} walked up between the desks, which is longer than it looks, and said, "What's in the satchel?"`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'walk', 'shy'), seen(A, 'sit', 'surprised')] },
      },
      {
        text: [
          `${a} told it, since somebody had asked. It came out at a whisper, for that was all there was. ${k} had to lean in until their heads touched. "In the bath?" said ${k}. "A bear? Whose bath?" "What bear?" shouted ${M.name}. "Shh," said ${k}, without turning round. Nobody had ever said that in Class Four before, and meant it.`,
          `"It isn't much," whispered ${a}. "It's about a bear who comes to stay, and won't get out of the bath." "${refrain}" said ${k}, and came closer. ${a} said it again. "And then?" said ${k}. ${D.name} stopped in the middle of a note. "And then what?" said ${D.name}. "Shh!" said ${k}. "I can't hear it!"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(A, 'sit', 'calm')] },
      },
      {
        text: [
          `It is a hard thing to be the one who doesn't know. ${M.name} held out for nearly a minute, and then laid down the drumsticks, side by side. ${D.name} came on tiptoe. After that they all came, in their socks. You can't hear a whisper from the back. You can't hear it if there is so much as a sniff. They looked at each other, rather fiercely, and did not sniff. "What's it doing now?" breathed ${M.name}. "It wants more soap."`,
          `The ones by the window saw that the ones by the door had gone quiet. They thought that they were missing something, and they were. One row after another left off and came up to the front. ${M.name} carried the drum, so that it should not knock on anything. There was a noise in the room that none of them knew. It was the clock. "Has that always been there?" whispered ${D.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'sit', 'curious'), seen(D, 'sit', 'curious'), seen(A, 'sit', 'surprised')],
          things: ['drum'],
        },
      },
      {
        text: [
          `So ${a} whispered it, from the bear's suitcase to the last of the soap. They laughed without any sound, holding on to each other. When the bell rang for home, twenty-six people said "Shh!" to it. The head opened her door for the first time since the summer. "What has happened to them?" she said. "Shh," they said to the head.`,
          `Nobody got it all. ${M.name} got the part about the aunt. ${D.name} got the part about the towel, and passed it back. They had to put it together afterwards, like a plate. At three the head came running down the corridor. It was so quiet in Class Four, she said, that she had feared the worst.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(K, 'sit', 'happy'), seen(M, 'sit', 'happy'), seen(D, 'sit', 'happy')],
        },
      },
      {
        text: [
          `On the way out somebody said to ${k}, "You went up to the front." "Yes," said ${k}. "What was it like?" ${k} thought. "Long," said ${k}. "But you can hear up there." The next morning there were four others who had moved their desks.`,
          `"Teacher's pet," somebody said to ${k} at the gate. It was said with no great force. ${k} had expected that one, and it had come, and it was over. "What did the bear do with the duck, though?" said the same somebody, a little further on. "I was at the back."`,
        ],
        scene: { setting: 'school-gate', time: 'sunset', camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
      },
      {
        text: [
          `By Thursday ${A.names} voice was well again. ${a} tried it, once, in the cupboard, with the door shut. It was as good as new. Then ${a} came out, and sat down on the smallest chair, and looked at twenty-six faces, and whispered, "Fractions." You could have heard a rubber drop. And they moved their chairs in.`,
          `The voice came back at the end of the week. ${a} hung it up in the cupboard, so to speak, beside the ship's bell. They are both used on sports day. For the rest there is the other one, that was at the bottom. There is always a bit of that left. "Good morning," it says. And all of Class Four leans in.`,
        ],
        scene: {
          setting: 'classroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['chair'],
        },
      },
      {
        text: [
          `That night everybody at home was talking at once, as usual. ${k} had something to tell them, and had tried it twice. The third time ${k} whispered it. "${refrain}" they said, one after another. And they came and sat down on the bed, all of them, to hear.`,
          `At home ${k} told about it, at supper, in the ordinary way, and nobody took much notice. So at bedtime ${k} told it again, in eleven words, as low as the curtain. "${refrain}" said the grown-up. The light was out by then. There was somebody sitting close by, listening as hard as they could.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}
