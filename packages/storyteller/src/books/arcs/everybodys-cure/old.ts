import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { EverybodysCure } from './arc.ts';

const MOST = 20;

/** A prize for whoever has the cure, a small untruth that would please everybody, and a question. */
export function old(bound: EverybodysCure): Told {
  const {
    hero: H,
    child: K,
    first: A,
    second: B,
    clause,
    own,
    cures,
    home,
    outside,
    arrival,
    arrivedBy,
    chance,
    refrain,
  } = bound;
  const [one, two, three] = cures;
  const about = own ? ` ${own.about}` : '';
  const tells = own ? ` ${own.tells(H.name)}` : '';
  const a = A.theKind;
  const b = B.theKind;
  const says = `"${H.name} ${clause}," said ${K.name}.`;
  return {
    title: titled(
      chance.pick(
        `good for anything`,
        `the cure, and who had it`,
        `${H.name} is asked, at last`,
        `a golden spoon for ${H.name}`,
        `eleven cures and a question`,
        `what it was like`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}${says} It had been so for as long as anybody knew, and it did no harm. It came, and it stayed for about as long as a kettle takes to boil, and it went away.${about} ${cap(H.introduced)} did not mind it at all. The trouble was everybody else, who wanted to help.`,
            `${arrival}${says} It was nothing bad. When it came, ${H.introduced} put down whatever ${H.he} was holding, and waited until it was over.${about} It was a bit of a nuisance on ladders. The only bad thing was when kind people saw it, because then they wanted to help.`,
            `${arrival}${says} You may know somebody like that yourself.${about} ${cap(H.introduced)} did not make much of it. "Here it is," ${H.he} said, and a little later, "There it goes." It was company, in a way. If it had been left at that there would be no story. But it happened on market day, in the middle of the road.`,
          ],
          `${arrival}There was one thing about ${H.introduced}. It came, and it went away again, and it did no harm. The trouble was everybody else, who wanted to help.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: arrivedBy,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"You poor dear soul," said ${A.introduced}, who had seen it over the wall. "And nobody has done a thing. ${refrain}. ${one.advice}." It was said with both eyes full. What can one answer to that? One can only say thank you. "Now," said ${a}. "I'll stay until it works."`,
            `${cap(A.introduced)} had never had it, and so knew all about it. "${one.advice}," said ${a}. "${refrain}. We did it with my cousin." "And did it help?" said ${K.name}. "He moved away," said ${a}. By then it was too late to be out. ${H.name} had already been led off by the elbow.`,
            `It began with ${A.introduced}, as things did. "${refrain}," said ${a}, and was back before one could shut the door. "${one.advice}. No, properly. As if you meant it." ${cap(a)} stood with folded arms. It is not easy to get better with somebody watching.`,
          ],
          `"You poor dear soul," said ${A.introduced}. "${refrain}. ${one.advice}." What can one answer to that?`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'sad' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `There stood ${H.name}, ${one.state}, from ten until noon. ${one.failed} "It gets worse before it gets better," said ${a}, well pleased. At a quarter past twelve ${H.name} had it again, just as always. ${cap(a)} was very much surprised.`,
          `${H.name} did that for a whole day. ${one.failed} "You are not trying," said ${a}, when it came again. It was said sadly. So ${H.name} tried even harder. That made no difference, and now ${H.name} felt guilty as well.`,
          `There stood ${H.name}, ${one.state}, and felt a fool. ${one.failed} "There," said ${a}. "It was much shorter." It had been exactly as long. But ${a} was so kind that ${H.name} did not like to say so.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Who told you that?" said ${B.introduced}, and laughed until the gate shook. "${two.advice}. ${refrain}." "Instead?" said ${H.name}, with hope. "Well, you can't stop the other now," said ${b}. "That would be dangerous." So it was done on top. ${two.failed}`,
            `Nobody can see one cure without thinking of another. ${cap(B.introduced)} crossed the whole road. "That's for chickens," said ${b}, of what ${a} had said. "${two.advice}. ${refrain}." They looked at each other, those two, over ${H.names} head. ${two.failed} "That's because of the first one," said ${b}.`,
            `${cap(B.introduced)} had it from a book. "${two.advice}," it said there, in small print. "${refrain}." It was to be done at the same time as whatever else one did, and for a month. ${two.failed} "Page nine," said ${b}, licking a thumb. "It says here that it may get up its courage first."`,
          ],
          `"Who told you that?" said ${B.introduced}. "${two.advice}. ${refrain}." So it was done on top. ${two.failed}`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'point', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: A, pose: 'stand', feeling: 'angry' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `After that there was no holding it. They came from over the hill. "${three.advice}," they cried, and other things. There was a prize now, a golden spoon, for whoever had the cure. ${cap(a)} had put it up, and ${b} had put up a bigger one. They did not speak any more, ${a} and ${b}. They had been friends since they were so high.`,
          `It became a sort of race. ${cap(a)} had those who believed in the first thing, and ${b} had the others. "${three.advice}," said a third lot, from over the hill. There was to be a golden spoon for whoever was right. It hung in the window, on a ribbon. In all that nobody noticed that ${a} and ${b} had stopped having tea together. They always had had tea together.`,
          `You never saw so much help. "${three.advice}!" said people whom ${H.name} had never met. A golden spoon was to be given to the one whose cure had done it. Two friends had fallen out over it: ${a} went by on the one side of the road now, and ${b} on the other. And in the middle stood ${H.name}, and was sorry.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'shout', feeling: 'angry' },
            { who: B, pose: 'shout', feeling: 'angry' },
            { who: H, pose: 'cover', feeling: 'worried' },
          ],
          things: ['spoon'],
        },
      },
      {
        text: keeping(MOST, [
          `By Saturday one could hardly see ${H.name} under all those cures. There stood ${H.name}, ${one.state}, and ${two.state}, with more tied on at the back. "How do you feel?" they asked. "Tired," said ${H.name}. And then it came again, just as always. A groan went along the wall.`,
          `So there stood ${H.name}, ${one.state}, and ${two.state}. ${H.He} had not slept lying down since Wednesday. And none of it had helped. It came again, as often as before. But people went on bringing cures, and ${H.name} did not like to say no.`,
          `They had it all written down, so that nothing should be left off. ${H.name} was to be ${one.state} until six, and ${two.state} after that, and both on Sundays. There was a list. There was a bell. "If you'd only get better," said ${a}, "then we could all go home." It was so nearly kind.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'stand', feeling: 'sad' }] },
      },
      {
        text: keeping(MOST, [
          `"You could just say it's gone," said ${a}, that evening, very low. "Say that my cure did it. They would give me the spoon. Then it would all be over, and you could take those things off." ${H.name} was so tired. It would make half the road happy. But it would not be true.`,
          `It was ${b} who thought of it first. "Tell them you're cured," said ${b}, behind the hedge. "I shan't mind if it isn't so. I'd only like to have won." There would be cake. There would be an end to it. ${H.name} had been standing there for five days, and had begun to lean. All that it cost was one small thing that was not true.`,
          `"Is it better?" they called, from the wall. It was the hundredth time. ${H.name} opened ${H.his} mouth to say that it was. They would have cheered, and somebody would have got the spoon, and then they would have left ${H.him} alone. It was only one small word. But it was not true.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: B, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"No," said ${H.name}. "I have it just as before. I'm sorry. You have all been so good." It was very quiet. "After everything we did," said somebody. One after another they went home, and they were cross. ${H.name} stood there alone, and it was quite cold.`,
          `${H.name} shut ${H.his} mouth on it. "It's just the same," ${H.he} said, when it was safe. "It was the same on Monday. I ought to have told you then." Nobody was pleased. They had brought things, and they had stood about in the wet. "Some people don't want to be helped," said ${b}. The lamps went out along the wall, one after another.`,
          `"If I say that it's gone," said ${H.name}, "then I shall have to hide it. I've never had to hide it yet." So ${H.he} told them that nothing had helped. They had all been so kind, and now they were all so cross. They went home and shut their doors.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'determined' }] },
      },
      {
        text: keeping(MOST, [
          `Only ${K.name} had stayed. "What is it like?" said ${K.name}. ${H.name} looked round, to see who was meant. "What is what like?" "It. When it comes." In five days they had asked how it was, and where it was, and whether it was gone. Nobody had asked that. ${H.name} sat down on an onion. "It's a bit," said ${H.name}, slowly, "like the top stair that isn't there."${tells}`,
          `"I've never had it," said ${K.name}, who had stayed. "What's it like?" ${H.name} thought about it. "Nobody ever asked me that," said ${H.name}. "They only asked if it was gone. Well, it's as if somebody had moved the furniture in the night."${tells} "Which furniture?" said ${K.name}, and drew up a chair.`,
          `"What does it feel like?" said ${K.name}, who had not gone home. "If it had a colour, which would it be?" ${H.name} had to think. "Brown," said ${H.name}, "with a light behind." Nobody had ever wanted to know that. They had only wanted it to be gone. ${H.name} told it all, from the beginning.${tells} It took until the moon was up.`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'curious' },
            { who: H, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `And just then it came. "Look," said ${H.name}. "Now!" ${H.name} got up to show what it was like, and forgot about all the cures that were still tied on. There was a crash that woke three roads. When the dust had gone ${H.name} and ${K.name} sat among the spoons, and could not speak for laughing.`,
          `${H.name} stood up, to show what it was like. All the cures were still hanging on ${H.him}. They began to slide, from the top down, and then fell off with a crash. ${K.name} laughed first. Then ${H.name} did, and could not stop. All along the road windows went up. "Is it worse?" called ${a}.`,
          `It came while ${H.name} was telling about it. "Look, there it is," said ${H.name}, quite proudly, and bowed. Then all the cures slid off at once, with a crash like a cupboard. ${H.name} and ${K.name} lay there and laughed. ${cap(b)} came running, in a nightcap, with a book.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${cap(a)} came running from one side, and ${b} from the other. They stopped, with all the fallen cures between them. "What's so funny?" said ${a}. "Come and hear," said ${H.name}. "I'm telling ${K.name} what it feels like." So they sat down, ${a} here and ${b} there. "I get something like that," said ${b}, after a while, "in lifts." "You never said so," said ${a}. "You never asked me," said ${b}.`,
          `"Has it gone?" said ${a}. "No," said ${H.name}. "Would you like to know what it is like?" It turned out that they would. ${cap(b)} shut the book, on one finger, and in the end without the finger. "I've got one too," said ${a}. "A small one. It's in the knees." They had lived next to each other all that time. ${cap(b)} moved up.`,
          `${cap(a)} and ${b} stood there, in their nightcaps, not looking at one another. "Nobody has won the spoon," said ${a}. "No," said ${b}. ${H.name} was wiping both eyes. "Sit down," said ${H.name}, "and I'll tell you what it's like." They had never heard that before. And when ${H.name} had finished, it was still for a bit. "We might make soup," said ${b} to ${a}, "as there are so many onions."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'sit', feeling: 'shy' },
            { who: B, pose: 'sit', feeling: 'shy' },
            { who: H, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It has not gone. It comes when it likes, and stays as long as a kettle. But there is a bench out there now, for ${a} and ${b}. "Here it is," says ${H.name}, and they put down their cups and wait with ${H.him}. As for the golden spoon, it is in the soup. It turned out to be good for that.`,
          `They gave the spoon to ${K.name}, who had only asked. ${K.name} stirs with it. On most evenings there is soup, for it was a great many onions. "${refrain}," says ${a} now and then, out of habit. "What for?" say the others, all together. And nobody has ever been able to think what it was.`,
          `If it should come when you are there, you need not bring a cure. You can ask what it is like, and ${H.name} will tell you. ${cap(a)} has something like it too, in the knees, and ${b} has two. Last night they sat there late, with the lamp turned down, and compared.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
