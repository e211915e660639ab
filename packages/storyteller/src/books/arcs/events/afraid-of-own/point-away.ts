import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './point-away-old.ts';
import { pointParts } from './point-away-parts.ts';

/** Whoever has prickles has never seen which way they point: outwards, every one. */
export const POINT_AWAY: EventPlot = { id: 'point-away', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { word, M, F, refrain, titles } = pointParts(going);
  const [m, f] = [M.name, F.theKind];
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'look-up', 'scared')] },
        `This is ${A.introduced}. Who is behind ${a}? Sharp ${word}! "${refrain}" cries ${a}.`,
        `Here is ${A.introduced}. ${a} looks round. Eek! So many ${word}! "${refrain}"`,
        `Look, ${A.introduced}! And look, ${word}! "${refrain}" cries ${a}. "They come after me!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'scared')] },
        `${a} runs and runs. Then ${a} looks round. "${refrain}"`,
        `Run, ${a}, run! Are they gone? No. "${refrain}"`,
        `Off goes ${a}, round the tree. One look back. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm')], things: ['leaf'] },
        `${a} puts a leaf on each one. Puff! Off they blow. "${refrain}"`,
        `Leaves on top! Now no one sees them. Here comes the wind. "${refrain}"`,
        `A leaf here, a leaf there. All soft! Then ${a} sneezes. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'determined')], things: ['blanket'] },
        `In under a blanket! Pop, pop, pop. They come out on top. "${refrain}"`,
        `${a} gets a blanket. It is soft. Pop, pop! It is full of holes. "${refrain}"`,
        `A blanket will do it. Pop! What comes out? "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'kneel', 'curious')] },
        `Here comes ${K.introduced}. "They want to get me," says ${a}. "Let me see," says ${k}.`,
        `"Who wants to get you?" says ${K.introduced}. "They do!" ${k} looks at them all.`,
        `${a} sits down and is sad. ${K.introduced} has a look. A good long look.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(A, 'sit', 'curious')] },
        `"This one points to the tree. That one points to the sky." "And at me?"`,
        `"This one looks at the gate. That one looks at the sun." "Which looks at me?"`,
        `"One points up. One points over there." "And which points at me?" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'stand', 'happy')] },
        `"Not one!" says ${k}. "They all point the other way." "Oh!" says ${a}.`,
        `${k} looks and looks. "Not one! You have the soft end." "Have I?" says ${a}.`,
        `"None at all," says ${k}. "You are in the middle. It is soft in there."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(M, 'hide', 'scared'), seen(A, 'stand', 'calm')] },
        `Night comes. Who is that? It is ${M.introduced}. "${F.aKind[0]?.toUpperCase()}${F.aKind.slice(1)} is about!" squeaks ${m}.`,
        `In the night comes ${M.introduced}. "I hear ${F.aKind}!" says ${m}. "Where can I go?"`,
        `It is dark. ${M.introduced} runs up. "Hide me from ${f}!" says ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'proud'), seen(M, 'sit', 'calm')] },
        `"Here is the soft end," says ${a}. In goes ${m}. Sniff, sniff. "Ouch!" says a nose.`,
        `${a} lies all round ${m}. It is soft in there. Sniff... "Ouch!" The nose goes home.`,
        `"Come in the middle." Now ${m} is in the soft end. A nose comes. "Ouch!" Gone!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')] },
        `"Thank you," says ${a} to them all. One look back. "${refrain}" Good. Good night.`,
        `${m} is asleep. ${a} looks round, just once. "${refrain}" Good night, every one.`,
        `All is still. Are they there? "${refrain}" ${a} is glad. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { word, one, M, F, refrain, titles } = pointParts(going);
  const [m, f] = [M.name, F.theKind];
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'look-up', 'scared')] },
        `${A.introduced} did not look round if it could be helped. Somebody was always there, close behind, with hundreds of sharp points. "${refrain}" cried ${a}. They were ${A.names} own ${word}, but that was no comfort.`,
        `Some are afraid of the dark. ${A.introduced} was afraid of ${word}. It would not have mattered much, but for one thing. ${a} had them, all over the back. "${refrain}" cried ${a}, at every corner.`,
        `Wherever ${A.introduced} went, a crowd came too. It came on tiptoe, and it was sharp. ${a} only had to turn round, and there were the ${word}. "${refrain}" cried ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'scared')] },
        `One could try to be faster. ${a} ran three times round the garden, and then stopped. They were to run on. They did not run on. "${refrain}" said ${a}, out of breath.`,
        `${a} set off one morning before they were awake, and ran to the gate. Then ${a} looked, with one eye. They had been awake after all. "${refrain}"`,
        `So ${a} ran away, through the hedge, where there's room for one only. That ought to have scraped them off. It didn't. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm')], things: ['leaf'] },
        `Next it was leaves. ${a} stuck one on each point. In the end one saw only a round bush. Two birds came to see about a flat in it. Then the wind got up. "${refrain}"`,
        `If they had something on top, it might be better. It took all Monday, and every leaf under the oak. ${a} looked like autumn. Then ${a} sneezed, and it was winter. "${refrain}"`,
        `${a} rolled in the leaves, over and over. Now it rustled behind, but it was soft. It was even rather grand. At the puddle ${a} shook, just once. Off came the lot. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'determined')], things: ['blanket'] },
        `After that ${a} got under a blanket. It was a thick one, with a fringe. For a moment all was peace. Pop, it went. Pop, pop, pop. The blanket was never a blanket again. "${refrain}"`,
        `A blanket would hold them down. ${a} tucked it in on all four sides. It sounded like a bag of peas, and the blanket was a sieve. "${refrain}" said ${a}, through a hole.`,
        `A blanket hung on the line. ${a} put it on like a king. Pop, said the king's left shoulder. Pop, said the right. Soon one could see daylight. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'kneel', 'curious')] },
        `"They're after me," said ${a} to ${K.introduced}. "They've been after me since I was small. They point at me, all day long." "Do they?" said ${k}. "Have you looked?" ${a} had not. Would you?`,
        `${K.introduced} found ${a} behind the flowerpots. "I'm sharp on one side," said ${a}, "and scared on the other." "May I see?" said ${k}. It was the first time that anybody had asked to see the ${word}.`,
        `"Who points at you?" said ${K.introduced}. "All of them," said ${a}. "Hundreds. I can feel it in my neck." ${k} got down on both knees. ${k} did not touch, and had a proper look.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(A, 'sit', 'curious')] },
        `"This one points at the shed," said ${k}. "That one points at the moon, but it isn't up yet. Those five point at next door." "And which point at me?" said ${a}. ${k} went on looking.`,
        `${k} began at the top. "Tree. Gate. Cloud. Tree again. This bent one means the teapot, I think." "Don't spare me," said ${a}. "Which means me?" "Wait," said ${k}. "I'm not round yet."`,
        `"There's one for the gate," said ${k}, "and two for the sky." ${a} shut both eyes. "You may as well tell me about the others." "I'm looking for them," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'stand', 'happy')] },
        `${k} looked at every ${one}, and it took till tea. "Not one," said ${k}. "They all point the other way. There's only one place that none of them points to. And you're in it." "Oh," said ${a}.`,
        `"That's the last," said ${k}. "None." "None?" said ${a}. "A ${one} has two ends. They've given you the soft one." ${a} sat down, quite slowly, in the soft middle.`,
        `"I've been all round," said ${k}, "and they've all got their backs to you." "Backs?" said ${a}. "Like people who stand round something, and look out." ${a} thought about that. "Round what?" "You."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(M, 'hide', 'scared'), seen(A, 'stand', 'calm')] },
        `That night there was a scuffle in the leaves. It was ${M.introduced}. "There's a nose about," whispered ${m}, "with ${F.aKind} behind it. And my hole has fallen in. Where can I go?"`,
        `In the middle of the night ${M.introduced} came by at a run. "It's ${f}," said ${m}. "It has smelled me twice. Haven't you got anything that I could be behind?"`,
        `When it was dark, somebody ran over ${A.names} toes. "Sorry," said ${M.introduced}. "It's ${f}. It isn't hungry, it only plays, but I don't like the game. Is there anywhere soft?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'proud'), seen(M, 'sit', 'calm')] },
        `"There's just one place," said ${a}, and lay down in a ring. ${m} crept into the middle. They heard it come: sniff, sniff, sniff. Then they heard it stop. "Ouch," said a nose, and went home.`,
        `"I've got a soft end," said ${a}. "I only found out today." ${m} got in, and ${a} shut the ring. Sniff, it went outside, all the way round. All the way round there were ${word}. "Ouch!"`,
        `${a} did not even think. ${a} lay down all round ${m}, like a wall round a town. Sniff, sniff. "Now," said ${a} to the ones outside. They did nothing at all, and did it well. "Ouch!" said the night.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')] },
        `${m} was asleep before the nose was round the corner. ${a} lay and listened to nobody. Then ${a} turned, just once, and looked. "${refrain}" said ${a}. "Good. Good night, all of you."`,
        `"Thank you," said ${m}, half asleep. "It wasn't me," said ${a}. "They did it. They look the other way all night, and never get tired." ${a} counted them, up to nine. "${refrain}"`,
        `Now ${a} looks round every night, before bed. It's the last thing ${a} does. There might be one missing, and one would worry. "${refrain}" says ${a}, and is asleep.`,
      ),
    ],
  };
}
