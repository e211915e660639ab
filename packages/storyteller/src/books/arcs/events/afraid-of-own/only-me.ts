import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './only-me-old.ts';
import { onlyParts } from './only-me-parts.ts';

/** In whatever room it is, there is one of its own kind; and it is one that looks under the bed for others. */
export const ONLY_ME: EventPlot = { id: 'only-me', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { M, refrain, titles } = onlyParts(going);
  const [m, one] = [M.name, A.aKind];
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'scared')] },
        `This is ${A.introduced}. ${a} is afraid of one thing. "Is there ${one} in here?"`,
        `Here is ${A.introduced}. "Is there ${one} in here?"`,
        `Sh! In looks ${A.introduced}. "Is there ${one} in here?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(A, 'stand', 'worried')] },
        `${K.introduced} looks under the bed. No. ${a} comes in. "${refrain}" cries ${a}.`,
        `"I see none," says ${K.introduced}. So in comes ${a}. "Oh no! ${refrain}"`,
        `${K.introduced} has a look. Not one. In comes ${a}. Brr! "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'run', 'scared')] },
        `${a} runs to the kitchen. Is it nice in there? No! "${refrain}"`,
        `Then the kitchen. Only cups in here. ${a} sits down. Oh! "${refrain}"`,
        `Off to the kitchen goes ${a}. All is quiet. Then somebody sighs. "${refrain}"`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(A, 'hide', 'scared')], things: ['box'] },
        `${a} gets into a box. There is no room for two. But, "${refrain}"`,
        `A box! In gets ${a}, and shuts it. It is dark in there. "${refrain}"`,
        `Next ${a} tries a small box. Is it only for one? "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `"It is in every room," says ${a}. ${k} thinks. "Is it there when I come in?"`,
        `"I go in. It is there," says ${a}. "In every room?" says ${k}. "Every one."`,
        `${a} sits by ${k}. "It always comes when I come." "Always?" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'curious')] },
        `"I know it," says ${k}. "It sits by me at night. It is very nice."`,
        `"I have one in here," says ${k}. "It tells me jokes. I like it."`,
        `"That one?" says ${k}. "It is my friend. It hums to me at night."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'point', 'happy')] },
        `"Who can it be?" says ${a}. "It is you!" says ${k}. "Me?"`,
        `"And who is it?" says ${a}. ${k} looks at ${a}. "Oh," says ${a}. "Me!"`,
        `"Is it big?" says ${a}. "Just as big as you." "Oh! It is me!"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'walk', 'proud')] },
        `${a} goes to the kitchen again. "Is there ${one} in here? Yes! Only me."`,
        `Back to the kitchen! "Is there ${one} in here?" "Yes," says ${a}. "Only me."`,
        `${a} goes in at the kitchen door. "Good evening," says ${a}. "It is only me."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hide', 'scared'), seen(A, 'kneel', 'happy')], things: ['cup'] },
        `Who is in the cup? ${M.introduced}! "Is there ${one} in here?" squeaks ${m}.`,
        `A cup shakes. In it sits ${M.introduced}. "I am afraid of ${A.kinds}," says ${m}.`,
        `"Eek," says a cup. It is ${M.introduced}. "Is there ${one} in here?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(M, 'sit', 'sleepy')] },
        `"Yes," says ${a}. "A nice one." "Oh, good," says ${m}. "Will it sit by me?"`,
        `"There is," says ${a}, "and it hums." "Oh," says ${m}. "Then I can sleep."`,
        `"Just one," says ${a}. "It will look under things for you." And ${m} sleeps.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { M, refrain, titles } = onlyParts(going);
  const [m, one] = [M.name, A.aKind];
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'scared')] },
        `Every night at eight somebody knocked at the bedroom door, very low down. It was ${A.introduced}. "I don't like to ask," said ${a}. "But is there ${one} in here?"`,
        `${A.introduced} was not afraid of the dark, or of spiders. There was only one thing. "Is there ${one} in here?" said ${a}, at every single door.`,
        `At the bedroom door stood ${A.introduced}, on one foot. "Would you look first?" said ${a}. "I can't bear ${A.kinds}. Is there ${one} in here?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(A, 'stand', 'worried')] },
        `${K.introduced} looked under the bed, and in the slippers. "Not one," said ${k}. So ${a} came in, and shut the door, and went stiff. "${refrain}" whispered ${a}.`,
        `"I'll see," said ${K.introduced}, and looked in the wardrobe. There were only coats. "You can come in." ${a} came in. It was at once a good deal chillier. "${refrain}"`,
        `${K.introduced} got out of bed, and looked behind both curtains. "There's nobody but me," said ${k}. ${a} took one step in, and listened. "That's funny," said ${a}. "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'run', 'scared')] },
        `The kitchen was better. It was bright, and it smelled of toast. ${a} looked through the keyhole first, for a long time. There was nobody. ${a} went in, and somebody sighed. "${refrain}"`,
        `${a} ran down to the kitchen. One can see into every corner there. It was as empty as a plate, until ${a} was inside. Then something in there breathed. "${refrain}"`,
        `So ${a} tried the kitchen. First ${a} rolled in an apple, to see if anybody would scream. Nobody did. Then ${a} went in, and somebody did. "${refrain}" cried ${a}.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(A, 'hide', 'scared')], things: ['box'] },
        `In the living room stood a box. It was so small that it would never hold two. ${a} got in, and drew up both feet, and shut the lid. It was very dark. There was a heart in there, and it was beating. "${refrain}"`,
        `What one needed was a place for one only. ${a} found a box, and looked in, and shook it, and looked again. Empty! ${a} climbed in. But there was an elbow. "${refrain}" said the box, and ran.`,
        `"It can't get in here," said ${a}, and pulled a box over everything. The box was quiet for a while. Then one heard it think. "${refrain}" it said. It went through the living room like a table with the hiccups.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `"It's in every room there is," said ${a}, on the bed. "I look, and there's none. I go in, and there is." "And when you come out again?" said ${k}. "Then it's out there."`,
        `${a} came back upstairs, because ${k} at least was company. "It's quicker than I am," said ${a}. "It's always there by the time I am." ${k} began to count something on two fingers.`,
        `"How does it know where I'm going?" said ${a}. "I don't tell anybody. I hardly know it myself." ${k} moved over, and ${a} sat down. "Is it here now?" said ${k}. "Oh, yes," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'curious')] },
        `"I think that I know the one you mean," said ${k}. "I've got it in here most nights. It hums. It knows eleven jokes, and it never wakes me up to tell them." "That's a nice one," said ${a}.`,
        `"There is one in here," said ${k}. ${a} took hold of the bed. "It came when I had a cold, and held my hanky. It sat here till it got light." "I shouldn't mind that sort," said ${a}.`,
        `"I know that one," said ${k}. "It's polite. It always knocks. When I've lost my sock, it finds it." "Mine's not like that," said ${a}. "Mine's terrible." "Have you ever met it?" "No! I run."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'point', 'happy')] },
        `"How big is it?" said ${a}. "Up to there," said ${k}, and pointed at the top of ${A.names} head. "And what's it afraid of?" "Just what you are." It was quiet. "Oh," said ${a}. "Is it me?"`,
        `"Whose is it?" said ${a}. "Where does it live?" ${k} only pointed. ${a} looked behind, and there was nobody. ${a} looked down, and there were two feet. "But that's only me," said ${a}. "Yes," said ${k}.`,
        `"Then who is it that comes in here at night?" said ${a}. "Who do you know that does?" said ${k}. ${a} went through everybody, on all the fingers there were. It didn't take long. "That's me!" said ${a}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'walk', 'proud')] },
        `${a} had to be sure. ${a} went down to the kitchen alone, and stood in the dark. "Is there ${one} in here?" said ${a}. One could hear the clock. "Yes," said ${a}. "Only me. Good evening."`,
        `There was one way to find out. ${a} knocked at the kitchen door, ran in, and said "Come in." "Is there ${one} in here?" "Yes, there is," said ${a}. "It's only me. Have an apple."`,
        `"I'll tell it," said ${a}, and went back to the kitchen. "Listen," said ${a}, to the breathing. "I've been very rude. I ran away, and you'd come all that way with me." It breathed out when ${a} did.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hide', 'scared'), seen(A, 'kneel', 'happy')], things: ['cup'] },
        `Then a cup on the table began to rattle. In it was ${M.introduced}, with both eyes shut. "Excuse me," said ${m}, very fast. "I can't look. Is there ${one} in here?"`,
        `Somebody else was awake. "Don't move," said a cup. It was ${M.introduced}, and only the ears could be seen. "I'm frightened of ${A.kinds}," said ${m}. "Can you see one?"`,
        `Behind the cup there was a squeak. There sat ${M.introduced}, who had been there since Tuesday. "I daren't come out," said ${m}. "People say that there's ${one} in here."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(M, 'sit', 'sleepy')] },
        `${a} looked under the table, and behind the bread, to be quite fair. "Yes," said ${a}. "Just the one. It hums, and it's going to sit here till you're asleep." "Oh, good," said ${m}.`,
        `One shouldn't tell lies to a mouse. "There is one," said ${a}. "I was scared of it myself. Then I got to know it." "What's it like?" said ${m}. "Shy," said ${a}. "It knows eleven jokes."`,
        `"That's right," said ${a}. "It's quite a small one. If you like, it'll look in the corners for you." ${m} opened one eye, and then the other. "Would it?" said ${m}. "Every night?"`,
      ),
    ],
  };
}
