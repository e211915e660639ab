import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './small-chair-parts.ts';

/** The head teacher is coming to see what has been learned, and the only pupil cannot do it. */
export function old(going: Going): Told {
  const { T, t, she, her, refrain, spoken } = partsOf(going);
  const { K, k, B, b, chance, company } = going;
  const She = cap(she);
  const H = company.person('Mrs Strong', 'librarian');
  return {
    title: titled(chance.pick(...TITLES).replace('Miss Finch', t)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(T, 'kneel', 'calm')],
          things: ['pencil'],
        },
        `It was long division that would not come. It began well enough at the top, and then it went down the page like somebody falling downstairs. "I can't do it," said ${k}, and put down the pencil. ${t} did not say that it was easy. ${She} knelt down, so that ${she} was no taller than the table. "${spoken}" said ${t}. There was one line that ${k} was sure of. So that one got done, and nothing else.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(T, 'sit', 'happy'), seen(K, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['chair'],
        },
        `On Thursday there was nobody at the front. ${t} sat in the back row, on the smallest chair there was, folded up like something for the beach. "I'm new," said ${t}. "I hope that you're good at this. Who's teaching?" There was a silence. It was broken by ${B.introduced}, who had waited for this all year. "Sit up straight," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'proud'), seen(T, 'reach', 'worried'), seen(K, 'stand', 'happy')],
        },
        `They took it in turns. ${b} did Frogs, which is all in the knees. Somebody did the whole of one film, with voices. ${t} was not an easy pupil. ${She} had lost ${her} rubber. ${She} wanted to tell them about a dog that ${she} had seen. "Is it about frogs?" said ${k}. "No," said ${t}. "It's about a dog." By break they were all so tired that they sat on the floor of the corridor and held their heads.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'determined'), seen(K, 'stand', 'worried'), seen(T, 'sit', 'shy')],
        },
        `Then the head looked in. She was called ${H.name}, and she did not ask questions. "I see," she said. "In that case I shall come back at two, and hear what your pupil has learned. One thing will do. Who has the last lesson?" They all looked at the list. It was ${k}. And there was nothing that ${k} could do and a teacher could not.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(T, 'stand', 'excited')] },
        `"What are you going to do?" said ${b}. ${k} put two lips together, to think. ${k} always did that. It made a noise, without being meant to, high and clear, and it went once round the room. ${t} stood up so fast that the small chair came too. "That!" said ${t}. "I've wanted to do that since I was six. Teach me that!"`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `It was twenty past one. ${t} put ${her} lips together and blew. Pff. It was only air. ${She} blew until the papers lifted on the tables. They all showed ${t} how, all at once, and the more they showed, the less there was. At ten to two ${she} stopped. "Everybody else can do it," said ${t}, not very loudly. "I can't. Do Frogs instead. Nobody need know."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'think', 'worried'), seen(B, 'stand', 'determined'), seen(T, 'sit', 'sad')],
        },
        `"Quick, then," whispered ${b}. "Frogs. It looks good, and it's safe." It was safe. ${t} could get over two books by now, and ${H.name} would nod and go away. ${k} looked at ${t}, on that chair. ${k} knew how it feels when somebody takes the page away and gives you an easier one. You're glad for about a minute. "No," said ${k}. "It's my lesson, and we're doing this."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(T, 'sit', 'curious')] },
        `${k} walked to the back row, and knelt down beside the smallest chair. "${spoken}" said ${k}. ${t} looked up, because ${she} had heard that somewhere. ${She} thought. "I can do the mouth," ${she} said, and made one, like a buttonhole. "That's a very good mouth," said ${k}. "And you've got plenty of air. So there are only two bits, and you can do both. They just haven't met."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(H, 'stand', 'calm'),
            seen(T, 'stand', 'worried'),
            seen(K, 'stand', 'determined'),
            seen(B, 'hide', 'worried'),
          ],
        },
        `At two the door opened. ${t} stood at the front, with both hands behind ${her} back. ${b} had gone under a table. ${t} did the mouth. ${t} did the air. Pff. "Is that it?" said ${H.name}. ${k} felt it go hot, right up to the ears. It would have been so much better with frogs. "That's the bit ${she} can do so far," said ${k}. "It's more than ${she} could do this morning."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(H, 'stand', 'surprised'), seen(T, 'stand', 'happy'), seen(K, 'stand', 'proud')],
        },
        `${H.name} looked at ${k} for a while. Then she did a strange thing. She shut the door behind her, and came close. "I can't either," she said. "I can do the air. It's the mouth." So ${t} showed ${H.name} the mouth. And it was there, with nobody asking for anything, that the two bits met. TWEET! It came out of ${t} like a cork. They heard it in the kitchen, and somebody dropped the peas.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'sit', 'proud', 'pencil'), seen(T, 'stand', 'happy'), seen(B, 'sit', 'happy')],
        },
        `On Friday everybody was back where they belonged, and the chairs fitted. ${k} looked at the long division for a time. There was the one line. Under it, once you had that, there was only one thing that could come next. ${k} did not call out. But it got rather quiet in that corner. The pencil went on and on, down the page and out at the bottom. From the front of the class, where ${t} was writing on the board, came a small noise. Tweet.`,
      ),
    ],
  };
}
