import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';
import { old } from './small-part-old.ts';
import { smallPartOf, smallPartTitles } from './small-part-parts.ts';
import { SMALL_PART } from './small-part-words.ts';

/**
 * Whoever stands at the back and says nothing hears every line of the others; so when the king has forgotten his, there is
 * somebody who can whisper it.
 */
export const SMALL_PART_PLOT: EventPlot = {
  id: 'small-part',
  when: SMALL_PART,
  only: true,
  closest: true,
  young: (going) => young(withSchoolFriend(going)),
  middle: (going) => middle(withSchoolFriend(going)),
  old: (going) => old(withSchoolFriend(going)),
};

function young(going: Going): Told {
  const { A, B, a, b, g, G, Gcap, chance } = going;
  const { role, refrain, T, t } = smallPartOf(going);
  return {
    title: titled(chance.pick(...smallPartTitles(role))),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(T, 'stand', 'happy')] },
        `The school play is soon. Who is the ${role}? ${A.introduced} is!`,
        `Hooray for the school play! ${A.introduced} is going to be the ${role}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'point', 'calm'), seen(A, 'stand', 'surprised')] },
        `"What do I say?" says ${a}. "Nothing," says ${t}. "${refrain}"`,
        `"Do I talk?" says ${a}. "No," says ${t}. "You stand. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'wave', 'proud'), seen(A, 'stand', 'curious')] },
        `${B.introduced} is the king, and talks a lot. ${a} hears it all.`,
        `${B.introduced} is the king. "Bring me my boots!" says ${b}. ${a} listens.`,
      ),
      page(
        { setting: 'bathroom', camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')] },
        `In the bath ${a} says it. "Bring me my boots!" "${refrain}"`,
        `${a} is in the bath. "Bring me my boots!" ${Gcap} laughs. "${refrain}"`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(A, 'stand', 'proud')] },
        `Now it is the show. So many people! ${a} stands quite still.`,
        `It is time! Look at all the people. ${a} does not move.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'scared')] },
        `Here comes ${b}. "Bring me..." says ${b}. Oh no! The word is gone.`,
        `On comes the king. "Bring me..." What was it? ${b} does not know.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(A, 'think', 'worried')] },
        `It is so quiet. ${b} looks at ${a}. And ${a} knows!`,
        `Nobody says a thing. Poor ${b}! But ${a} knows the word.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'shout', 'happy')] },
        `"Boots," whispers the ${role}. "My BOOTS!" says the king. "Bring me my BOOTS!"`,
        `Very softly the ${role} says, "Boots." "My BOOTS!" shouts ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(T, 'cheer', 'happy')] },
        `How they clap! "Who said that?" says ${t}. "${refrain}" says ${b}.`,
        `They clap and clap. "Did I hear something?" says ${t}. "${refrain}" says ${b}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'sleepy'), seen(G, 'hug', 'happy')],
        },
        `Night. The ${role} stands by the bed. "Good night, ${role}," says ${g}. "${refrain}"`,
        `"Good night, best ${role} of all," says ${g}. Shh. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, g, G, Gcap, chance } = going;
  const { role, refrain, T, t } = smallPartOf(going);
  return {
    title: titled(chance.pick(...smallPartTitles(role))),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'stand', 'curious'), seen(T, 'stand', 'calm')] },
        `In the school play there was a king, and a cook, and a storm. There was also a ${role}, at the back. It stood there from the beginning to the end. "And that's you, ${a}," said ${t}.`,
        `"King," read ${t}, from the list for the school play. "Cook. Horse, front and back." It was a long list. ${A.introduced} waited, and waited. At the very bottom it said: the ${role}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(T, 'point', 'calm')] },
        `"What do I say?" said ${a}. ${t} looked at the list again. "You don't say anything," said ${t}. "You stand still, and you are the ${role}. ${refrain}"`,
        `"How many words have I got?" said ${a}. ${t} counted them, and it did not take long. "None," said ${t}. "It's the only part that nobody can get wrong. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'wave', 'proud'), seen(A, 'stand', 'calm')] },
        `At the back there's plenty of time to listen. ${B.introduced} was the king, and had forty lines. By Wednesday ${a} knew them all. "Bring me my boots!" said ${a}, in the bath. "${refrain}" said ${g}.`,
        `${B.introduced} was the king, and said everything twice a day. ${a} could not help hearing it. Soon it came out by itself, at supper. "Bring me my boots!" said ${a}. "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined')], things: ['coat'] },
        `It's hard to stand still. On Monday a nose itched. On Tuesday a fly sat on it. On Thursday somebody hung a coat on ${a}, and went home. "That's very good," said ${t}. "That shows how well you do it."`,
        `Standing still has to be practised. ${a} did it by the fridge. ${a} did it in the hall, until somebody put an umbrella over one arm. "Sorry," said ${g}. "I took you for a ${role}."`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(A, 'stand', 'calm')] },
        `Then it was the day, and the hall was full. They all looked at the king, and at the horse. From the back ${a} could see everything. Nobody looks at the ${role}.`,
        `Then the curtain went up. There were more people than chairs. They looked at the king's red cloak. They looked at the storm, which was a tray. Nobody looked at the ${role}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'worried')], things: ['crown'] },
        `First it was the crown. It was too big, and it slid off behind. It rolled all the way up to the ${role}. One foot moved, only a little. The crown rolled back to the king, and nobody had noticed.`,
        `First the crown came off. It rolled and rolled, as far as ${A.names} shoe. The shoe gave it a push, no bigger than a breath. Back it went to ${b}, who put it on again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined')] },
        `Next it was the castle. It was made of cardboard, and it began to lean. ${a} put out one hand, very slowly, as if it were the wind. The castle thought better of it.`,
        `Then the castle wall began to bend. It was only cardboard. One arm of the ${role} went up, as slowly as a ${role} can. It stayed up, and so did the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'scared'), seen(T, 'stand', 'worried')] },
        `And then it was ${b}. "Bring me..." said the king, and stopped. ${b} had seen how many people there were. It was terribly quiet. Behind the curtain ${t} turned the pages, and could not find the place.`,
        `"Bring me," said the king. "Bring me my..." And nothing came. The cook looked at the floor. The horse looked at the cook. ${b} had gone as white as a plate.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'scared')] },
        `${a} knew what came next. It was just one word. But a ${role} doesn't talk, and everybody would hear. ${a} looked at ${b}, and looked at all the people. "Boots," whispered the ${role}.`,
        `It was one word, and ${a} had it. Not a word, ${t} had said. But ${b} was so alone out there. Without moving anything but the lips, the ${role} said it. "Boots."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'shout', 'happy'), seen(A, 'stand', 'happy')] },
        `"BOOTS!" shouted the king, so that the castle shook. "Bring me my BOOTS!" After that it all came by itself, right to the end. They clapped until the storm fell over.`,
        `"My BOOTS!" roared ${b}. It had never been so good. The cook jumped, and the horse ran off at both ends. When it was over, they clapped so long that it had to be done again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'think', 'curious'), seen(B, 'hold', 'happy'), seen(A, 'stand', 'happy')],
        },
        `"It's a funny thing," said ${t}, afterwards. "I thought I heard a voice." "${refrain}" said ${b}, and took ${a} by the hand. They went out in front, the two of them, and bowed once more.`,
        `"Who said that?" asked ${t}. "At the back?" The king looked at the ${role}. The ${role} looked at the king. "${refrain}" said ${b}, and gave ${a} the crown to hold.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'sleepy'), seen(G, 'hug', 'happy')],
        },
        `At bedtime something stood on the rug, with both arms out. "I saw that crown," said ${g}, "and I saw that wall. I was looking at the ${role} the whole time." Nothing moved. "Not a word," it whispered.`,
        `${Gcap} came to put out the light. "Everybody looked at the king," said ${g}. "I didn't. I never took my eyes off the ${role}." It was quiet in the bed. "${refrain}" said somebody, and was asleep.`,
      ),
    ],
  };
}
