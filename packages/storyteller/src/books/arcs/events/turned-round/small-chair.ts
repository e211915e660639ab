import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';
import { toldWith } from '../told-with.ts';
import { old } from './small-chair-old.ts';
import { partsOf, TITLES } from './small-chair-parts.ts';

/** The teacher sits on the smallest chair and cannot whistle; the child knows what one says to that, because it was said. */
export const SMALL_CHAIR: EventPlot = toldWith(withSchoolFriend, { id: 'small-chair', young, middle, old });

function young(going: Going): Told {
  const { T, t, she, her, refrain } = partsOf(going);
  const { K, k, B, b } = going;
  return {
    title: titled(going.chance.pick(...TITLES).replace('Miss Finch', t)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(T, 'kneel', 'calm')],
          things: ['pencil'],
        },
        `"I can't do a seven," says ${k}. Here is ${t}. "${refrain}" So ${k} does the top.`,
        `${k} has a pencil. Sevens are hard! ${t} bends down. "${refrain}" There is the top.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(T, 'sit', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['chair'],
        },
        `Next day ${t} sits down in class. The chair is so small! Who will teach?`,
        `Look, ${t} sits on a small chair! Up come ${her} knees. "Teach me," says ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'happy'), seen(T, 'jump', 'excited')] },
        `${B.introduced} teaches first. "This is how to be a frog." Boing! Boing, goes ${t}.`,
        `"Be a frog!" says ${B.introduced}. ${b} jumps. Then ${t} jumps. Boing!`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'reach', 'excited'), seen(K, 'stand', 'proud')] },
        `Up goes one hand. "Is it home time?" says ${t}. "Soon," says ${k}.`,
        `${t} puts up a hand. "Is it lunch yet?" "Not yet," says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(T, 'sit', 'curious')] },
        `Now it is ${K.names} turn. "This is how to whistle." Tweet, goes ${k}.`,
        `What can ${k} teach? ${k} can whistle! Tweet! It goes all round the room.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'sad'), seen(K, 'stand', 'curious')] },
        `${t} blows. Pff. ${cap(she)} blows again. Pff. "I can't do it," says ${t}.`,
        `Pff, goes ${t}. Pff, pff! "It will not come," says ${t}. "I can't."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(T, 'sit', 'calm')] },
        `What does one say now? ${k} knows. "${refrain}" So ${t} makes the mouth.`,
        `${k} knows what to say. "${refrain}" And ${t} makes a small round mouth.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(T, 'sit', 'happy')] },
        `"That is the mouth!" says ${k}. "Now the air." Pff. "That is the air!"`,
        `"Good mouth!" says ${k}. "Good air, too!" ${t} is as pink as jam.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'walk', 'surprised'), seen(K, 'cheer', 'excited'), seen(B, 'cheer', 'happy')],
        },
        `They all walk to lunch. Shh! Pff, pff... tweet! That was ${t}!`,
        `They line up. Not a sound! Pff, pff... tweet! Who was that? It was ${t}!`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(K, 'sit', 'proud', 'pencil'), seen(T, 'stand', 'happy')] },
        `Next day ${k} takes a pencil. First the top. Then the leg. It is a seven! "Tweet," goes ${t}.`,
        `Then it is ${K.names} turn again. The pencil goes along, and down. A seven! "Tweet, tweet!" goes ${t}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { T, t, she, her, refrain, spoken } = partsOf(going);
  const { K, k, B, b } = going;
  const She = cap(she);
  return {
    title: titled(going.chance.pick(...TITLES).replace('Miss Finch', t)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(T, 'kneel', 'calm')],
          things: ['pencil'],
        },
        `The number seven would not come. It fell over, or it looked the wrong way. "I can't do it," said ${k}. ${t} knelt down beside the table. "${spoken}" said ${t}. So ${k} did the flat piece along the top.`,
        `${k} put down the pencil. "It's sevens," said ${k}. "I can't do them." ${t} did not say that it was easy. ${She} never did. "${spoken}" ${she} said. There was one line that ${k} could do, so that one got done.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(T, 'sit', 'happy'), seen(K, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['chair'],
        },
        `Next morning there was nobody at the front. ${t} sat at the back, on the smallest chair. ${cap(her)} knees were up by ${her} ears. "Good morning," said ${t}. "I'm new. Who's teaching?" They all looked at each other.`,
        `On Thursday it was the other way round. The children stood at the front. On the smallest chair sat ${t}, folded up like a deckchair. "What's first?" said ${t}, and put a finger on ${her} lips.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'happy'), seen(T, 'jump', 'excited'), seen(K, 'stand', 'happy')] },
        `${B.introduced} took the first lesson, and that was frogs. "It's all in the knees," said ${b}. ${t} had a lot of knee, and nowhere to put it. But by nine o'clock ${she} could get over a book.`,
        `First they had Frogs, with ${B.introduced}. ${t} jumped for sitting, and sat for jumping. "Listen with your legs," said ${b}, quite kindly.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'reach', 'worried'), seen(K, 'stand', 'proud')] },
        `A hand went up. "I've lost my rubber," said ${t}. A bit later it went up again. "May I sit by the window? Is it lunch? Somebody has got my chair." It's hard work, being at the front.`,
        `${t} needed a tissue. Then ${t} needed to tell them about a dog ${she} had seen. "Is it about frogs?" said ${k}. "No," said ${t}. "It's about a dog." ${k} had no idea that one got so tired.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(T, 'sit', 'curious')] },
        `Then it was ${K.names} turn. What could ${k} do that a teacher couldn't? ${k} put two lips together, to think. Tweet! "Oh," said ${t}, and sat up. "I've always wanted to do that."`,
        `"And what will you teach us?" said ${t}. There was nothing that ${k} knew and ${t} didn't. ${k} nearly said so. What came out instead was a whistle. Tweet! ${t} was off ${her} chair. "That! Teach me that!"`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'sad'), seen(K, 'stand', 'curious')] },
        `${t} put ${her} lips together, and blew. Pff. It was just air. ${She} blew until the papers moved. Pff, pff. "Everybody else can do it," said ${t}, very low. "I can't."`,
        `They all showed ${t}, all at once. ${t} blew. It sounded like a tyre. Somebody laughed, and then wished that they hadn't. ${t} looked at the floor. "I can't do it," said ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(T, 'sit', 'curious')] },
        `${k} went to the back of the room. There was something that one says. ${k} had heard it only yesterday, over a seven. ${k} knelt down beside the small chair. "${spoken}" said ${k}.`,
        `${k} could have said that it was easy. But it isn't, when it won't come. ${k} knew that from sevens. So ${k} bent down, as somebody else had. "${spoken}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'happy'), seen(K, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `${t} thought. "I can do the mouth," ${she} said, and made one, small and round. "That's a very good mouth," said ${k}. "And that was very good air. You've got both the bits. They just haven't met."`,
        `"Well, there's the mouth," said ${t}. It was a fine one, like a button. "And there's blowing." "That's nearly all of it!" said ${k}. "You only have to do them on the same day."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'walk', 'surprised'), seen(K, 'walk', 'excited'), seen(B, 'walk', 'happy')],
        },
        `They walked to lunch, as quiet as mice. The head teacher stood in the hall. Pff, went somebody. Pff, pff. TWEET! It went round the hall twice. "Who was that?" said the head teacher. A hand went up at the back.`,
        `${t} did the mouth all through reading, and the air all through sums. Then they had to line up without a sound. TWEET! Everybody jumped, and ${t} jumped highest. ${She} had both hands over ${her} mouth. Over the hands ${her} eyes were shining.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(K, 'sit', 'proud', 'pencil'), seen(T, 'stand', 'happy')] },
        `On Friday everybody was back where they belonged. ${k} took the pencil, and did the flat piece along the top. Then, as it was there already, ${k} did the leg. It was a seven. From the front of the class came a small noise. Tweet.`,
        `Next day ${t} was at the front, and the chairs fitted again. ${k} had the top of a seven, and ${k} had a leg. Now they met. ${k} didn't call out. ${k} only whistled, very softly. And ${t}, with ${her} back to them, whistled as well.`,
      ),
    ],
  };
}
