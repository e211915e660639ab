import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { causeOf, darkIn } from './cause.ts';
import { REFRAINS, TITLES } from './torch-parts.ts';

/** Somebody knows where the torch is, and has to say so; and then there are ten minutes of light, and four pages. */
export function old(going: Going): Told {
  const { A, B, G, K, a, b, k, g, Gcap, third, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const P = company.person('Mr Pym', 'other-grandparent');
  const too = third ? ` ${third.name} was in the den as well.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: everybody(going, 'sit', 'happy'),
          things: ['torch', 'book', 'blanket'],
        },
        `There was a nail by the back door, and over it ${g} had written TORCH. That was where the torch lived. But in the den it was dark, under that blanket. And there were eleven pages left of a book about Captain Marrow. ${A.introduced} had borrowed the torch. It was only for eleven pages. ${B.introduced} had come in to hear the end.${too}`,
        `In that house one thing had a place of its own: the torch. It hung on a nail by the back door, and ${g} had put its name above it. But ${A.introduced} had a dark den, and a book about Captain Marrow. There were eleven pages to go. So the nail was empty, just for now. ${B.introduced} sat in the den as well, to hear how it ended.${too}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'determined')],
          things: ['book', 'torch'],
        },
        `"That captain will come home," said ${b}. "Captains do." "Not this one," said ${a}. "There isn't enough book left to come home in." They had been saying that since page ninety. Over the road a lamp came on in old Mr Pym's window, as it did every night. And then, with four pages to go, ${g} called them to supper.`,
        `Would Captain Marrow come home or not? ${b} said yes, and ${a} said no. They had been at it for a week. "The ship has a hole in it," said ${a}. "It's only a small hole," said ${b}. At seven a lamp came on over the road, in old Mr Pym's window, as it always did. There were four pages left. And then it was supper.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(G, 'reach', 'surprised'), ...everybody(going, 'stand', 'surprised')],
        },
        `${causeOf(going).older}They had just sat down to the soup when there was a click, and no more kitchen. They felt their way to the window. There was no ${darkIn(going)} either. "It's a power cut," said ${g}, quite calmly. "That's what we have the torch for." They heard steps, and a hand patting the wall. It patted for a long time. "It isn't there," said ${g}.`,
        `${causeOf(going).older}Then everything stopped. The lamps went, and the fridge, and the clock on the oven. Outside there was not a window lit in all the ${darkIn(going)}. "A power cut," said ${g}. "Well, we know where the torch is." ${Gcap} went to the nail by the back door. "No," said ${g}, after a while. "We don't."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'determined')] },
        `${a} knew where it was. It was four steps away, in the den. That was quite easy to say. "Who on earth," said ${g}, "would take a torch off its nail and not put it back?" Then it was not so easy. "Perhaps it's in the drawer," said ${a}.`,
        `It was in the den. ${a} knew that at once, and was just going to say so. "When I find out who had it last," said ${g}, and bumped into a chair, and did not finish. ${a} thought about the end of that sentence. "It might be in the drawer," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'reach', 'determined'), seen(B, 'reach', 'happy'), seen(A, 'stand', 'worried')],
          things: ['candle', 'cucumber'],
        },
        `In the drawer ${g} found something long and smooth, and pressed it all over for the switch. It was a candle, and there were no matches. "${refrain}," said ${g}. "Got it!" came a shout from the larder. "It's cold, and it's heavy!" Then came a crunch. "${refrain}," said ${b}. "It's a cucumber." It would have been easy to say it at the candle. At the cucumber it was a good deal harder.`,
        `"Long, and round, and no switch," said ${g} from the drawer. That was a candle, and nobody knew where the matches were. "${refrain}." ${b} came back from the larder with a thing like a club. It was a cucumber. "${refrain}," said ${b}, who had had to bite it to make sure. With each thing that they found, it got harder to say.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'sit', 'sad'), seen(B, 'kneel', 'surprised'), seen(A, 'stand', 'worried')],
        },
        `After that there was a crash, and a wet noise, and a silence. "What was that?" said ${b}. "That was the soup," said ${g}. "I've found it with my foot." Nobody laughed. ${g} sat down on the floor to take off the sock. "I could have sworn it was on its nail," said ${g}, in a tired voice. "I must be getting old."`,
        `Next ${g} found the soup, by stepping in it. It made the noise of a wet sock. "${refrain}," said ${b}, but nobody laughed. "I'm sure that I hung it up," said ${g}, down on the floor, wringing out the sock. "I was quite sure. I must have put it somewhere silly, and forgotten." For ${a} that was too much.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(G, 'sit', 'surprised'), seen(B, 'stand', 'angry')] },
        `"You didn't forget," said ${a}. "I had it. It's in the den. I've known since before the drawer." Nobody said anything. It is worse in the dark, because you can't see what sort of nothing it is. "Before the drawer," said ${g}. "I ate half a cucumber," said ${b}, "in the dark, by myself."`,
        `"It was me," said ${a}. "I took it for the last eleven pages, and left it in the den, and then I didn't say." It all came out at once, like the soup. "All that time?" said ${g}. "All that time," said ${a}. There was a long, dark pause. "I bit that cucumber for you," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'kneel', 'calm'), seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'curious')],
          things: ['torch', 'book', 'blanket'],
        },
        `They lifted the blanket. The torch had been on since six, and was not white now but orange, like the end of a sunset. "Ten minutes," said ${g}. "Then that's that until we can buy a battery." It lay just where it had been put down, on the book. Four pages take ten minutes. ${b} looked at ${a}, and ${a} looked at ${b}.`,
        `It was still shining, there under the blanket. But the light had gone the colour of weak tea. "It has been on all this time," said ${g}. "I'd give it ten minutes." They had no other battery. ${b} picked up the book. "That's about four pages," said ${b}, "if you read fast."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'worried'), seen(K === A ? B : A, 'stand', 'curious')],
          things: ['torch'],
        },
        `It was ${k} who looked out of the window, over the road, to where there was always a lamp. There was a black square. "Mr Pym goes down to lock his door at eight," said ${k}. "He has those stairs." ${a} held the book in one hand and the torch in the other. You could hear the clock that did not need a plug. "Come on," said ${a}, and put down the book.`,
        `"Mr Pym!" said ${k}. There was no lamp in his window, and it was nearly eight. At eight he always came down to see to the door. The stairs were steep, and he was eighty. ${b} still had a finger in the page. "We could read two," said ${b}, "and then run." "And if it takes longer?" said ${a}. The book was shut, in the end, by both of them.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'walk', 'calm'), seen(A, 'walk', 'determined', 'torch'), seen(P, 'walk', 'happy')],
        },
        `They went over together, ${g} in one sock. Mr Pym was sitting on his top stair in his coat. "I got this far," he said, "and couldn't remember how many there were." ${a} shone the torch on one stair after another, and there were thirteen. "You'd better come to us," said ${g}. "There is some soup left, on the floor." In the middle of the road the torch went brown, and went out. There they stood. The whole sky was full of stars.`,
        `${Gcap} knocked, and they all went in, up to where a voice was. "I've been sitting here for a bit," said Mr Pym, on his top stair. "It's a funny thing, but I can't see my feet." ${a} lit each stair for him, all thirteen of them. "You're not to sit here by yourself," said ${g}, so he came with them. Half way across the road the light went red, then it was a dot, then nothing. Over the dark street there were more stars than anybody had known about.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            seen(P, 'sit', 'curious'),
            seen(A, 'sit', 'happy'),
            seen(B, 'sit', 'happy'),
            seen(G, 'sit', 'happy'),
          ],
          things: ['blanket'],
        },
        `So they sat in the den in the dark, and had bread and cucumber. "And how does your book end?" said Mr Pym. Nobody knew. They had to do it themselves. ${a} sank the ship, and ${b} brought the captain home on a door. Mr Pym put in three days in a proper bed. "And then," said ${a}, "off to sea again." "On Friday," said ${b}. "With a better ship." Click, went the lamps, all of them. "${refrain}," said ${g}, and turned them off again until it was finished.`,
        `There was room in the den for everybody, if Mr Pym kept his knees in. They told him about Captain Marrow as far as it went. "And then?" he said. Then it was four pages that nobody had read. So ${b} brought the captain home, because captains come home. ${a} made it a week, and then off to sea, because captains don't stay. It took an hour. In the middle of it every lamp came on. "${refrain}," said ${g}, and got up, and put them out.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['torch', 'book'],
        },
        `In the morning ${a} read the four pages aloud on the back step. They did not take ten minutes. The captain woke up, and it had all been a dream. "Is that all?" said ${b}. "That's all," said ${a}. "Ours is better." Then ${a} put in the new battery and hung the thing up on its nail. It hung there under its name. ${b} gave it a good look. "That," said ${b}, "is the torch."`,
        `The next morning they read the real end, in the sun. The ship was mended, and the captain bought a hat. It was about the hat until the end. "Four pages of hat," said ${a}. "I liked ours," said ${b}. There was a new battery, and ${a} had bought it, with every coin in the jar. Up it went on the nail by the back door. ${b} felt it all over, with both eyes shut, to be sure. "That," said ${b}, "is the torch."`,
      ),
    ],
  };
}
