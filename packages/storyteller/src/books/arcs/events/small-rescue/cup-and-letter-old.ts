import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: it takes the very half hour that one wanted, and nobody thanks one for it. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, Z, z, L, l, Lcap, N, n, setting, on, into } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited', 'letter'), seen(L, 'stand', 'calm')],
          things: ['letter', 'clock'],
        },
        `Mrs Reed next door had a clock as tall as a wardrobe. On Sundays at four it was wound, by whoever was there first, with a key like a butterfly. ${A.introduced} had been second three times. "You can take her this letter," said ${l}. "It came to us by mistake." It was ten to four, and it's two minutes to Mrs Reed's. Nothing could go wrong.`,
        `There was one clock in the street that had to be wound. It was Mrs Reed's, next door, and it was done on Sundays at four. Whoever stood on the mat first could turn the key. It took eleven turns, and something growled inside. ${A.introduced} had never been first. But today it was only ten to, and ${l} had a letter to be taken round. ${a} took it, and ran.`,
      ),
      page(
        {
          setting,
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised', 'letter'), seen(Z, 'sit', 'worried')],
          things: ['letter'],
        },
        `It's odd what stops a person. It wasn't a shout, or a dog. It was something the size of a crumb, ${on}, and it moved. ${a} had one foot up, and kept it there. It was ${Z.introduced}, who had plainly taken a wrong turn, and then another. There wasn't a leaf for a long way. Nobody was coming who knew the road.`,
        `${a} had one foot in the air when the crumb moved. A foot can't be called back, as a rule, but this one was. ${cap(on)}, where nobody lives, was ${Z.introduced}. It had the look of having tried every way there was, and some of them twice. It didn't ask for anything. It's hard to ask when you are that size.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'curious'), seen(A, 'think', 'worried'), seen(Z, 'sit', 'worried')],
        },
        `"It's eight minutes to," said ${B.introduced}, who was to come and hear the growl. "It'll be here when we get back." "Under somebody's shoe," said ${a}. "Then just flick it," said ${b}. ${a} thought of being flicked, by something as large as a church. "It won't take long," said ${a}. That was the first mistake.`,
        `"Come on!" said ${B.introduced}. "Seven minutes. There are thousands of them. They don't even know that there's a clock." That was true. ${z} had no idea what day it was. ${a} looked at the door, and looked down. "I wouldn't mind so much," said ${a}, "if it would only go by itself." They waited. It didn't.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'calm', 'cup'), seen(B, 'hold', 'worried', 'letter'), seen(Z, 'sit', 'calm')],
          things: ['cup', 'letter'],
        },
        `A finger can squash without meaning to. It needed a roof. ${a} got a cup and put it over. Then it needed a floor, and the only flat thing in reach was Mrs Reed's letter. "You can't," said ${b}. "It's shut," said ${a}. "It's only the outside." ${b} slid it under, with no more hurry than butter. "${refrain}" said ${a} to the cup. You feel that you should say something.`,
        `They tried a spoon, but a spoon is nothing but ways out. "A cup on top, then," said ${a}, "and something thin." They both looked at the letter. It wasn't theirs. It was only paper, though, and you can say sorry for paper. ${b} slid it along until ${z} had a floor, and walls, and a roof. Somebody in there must have wondered who'd put out the sun. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'cup'), seen(B, 'walk', 'worried'), seen(Z, 'sit', 'curious')],
          things: ['cup', 'letter'],
        },
        `Nobody can run with a house in both hands. They went at the pace of people with a full bowl of soup. ${b} went in front and called the bumps. Past the fence you could see into Mrs Reed's front room, and her clock. The big hand had three marks to go. ${a} looked at it. Then ${a} looked at where the feet were going. "${refrain}"`,
        `It was thirty-one steps to anything green. If you hurried, the roof slid. If you didn't, there was the clock. It could be seen from here, over the fence, in Mrs Reed's window. It stood there with its arms nearly at four. ${a} tried not to see it. "Bump," said ${b}. "Corner. Bump." "${refrain}" said ${a}, to the one who couldn't see anything.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'determined'), seen(A, 'think', 'worried', 'cup')],
          things: ['cup', 'letter', 'gate'],
        },
        `"There," said ${b}, at the gate. "It's somewhere else. That's what you wanted." And it was somewhere else. If they put it down now and ran, they'd be first on the mat. But the gate was stone, and wind, and people's boots. It was the same wrong place, with more sky. ${a} stood there for a whole minute, and they hadn't got one.`,
        `By the gate ${b} stopped. "Put it here, and we can still do it. I've worked it out." ${a} knelt, and had a look from very low down. From there it was a desert. There'd be boots in it by five. You could always say that you had done most of it. "Go on without me," said ${a}. "You could be first." But ${b} stayed.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy', 'cup'), seen(Z, 'walk', 'happy')],
          things: ['cup', 'bush', 'flower'],
        },
        `So they went all the way to the bush. It was cool under there, and it was nobody's way to anywhere. Up went the cup. For a long time ${z} did nothing at all. Then ${z} went ${into}, as you go in at your own door. Next door, something tall struck four.`,
        `The bush had everything. It had shade, and flowers, and old leaves, and no shoes. ${a} lifted the cup, and waited, to see that it was right. That's the part that can't be hurried. ${z} felt about. ${z} made up its mind, and went ${into}, and didn't look back. Over the fence they heard four slow strokes.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'hold', 'surprised', 'letter'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'sad')],
          things: ['letter'],
        },
        `"It's wound," said ${N.introduced}, at her door, with the key in her pocket. "The boy from number six was on the mat." She turned the letter over. There was a ring on it, and a very small brown mark. "It's been a floor," said ${a}. "For somebody that we had to see home." ${n} didn't say well done. She read the mark, as if it had been the letter.`,
        `${N.introduced} was sorry, but four was four, and the key was on its hook. Somebody's cousin had been first. "And what's happened to my letter?" There was a ring on the front, from a cup, and inside it a speck of earth. ${a} told her. It sounded very short. "I see," said ${n}. "There's always next Sunday." But ${a} had heard that three times.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'sad'), seen(B, 'kneel', 'curious')],
          things: ['bush', 'flower'],
        },
        `They went back to the bush when the sun was low. There was nobody there. "It didn't even wait to say thanks," said ${b}. "It was busy," said ${a}. "Would you do it again?" ${a} thought of the growl in the clock, and of eleven turns. "Not on a Sunday," said ${a}. And a bit later: "Yes. Probably."`,
        `At sunset they looked in under the bush, but ${z} wasn't at home to them. "So what have we got?" said ${b}. "No clock, and a dirty cup." It was a fair sum. ${a} did it again, and it came out the same. "It isn't where it was," said ${a}, "that's all." They sat there until it was nearly dark. It was quite a good bush.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(L, 'kneel', 'curious'), seen(A, 'sleep', 'sleepy')],
          things: ['book'],
        },
        `It's hard work to be slow. By night ${a} lay on the rug, behind a book, and the book had shut. Somebody came in and nearly put a foot down, and didn't. ${a} wasn't asleep, or not to the very bottom. "Well," said ${l}, "look who's here." It's a long way from the rug to anything. There was a sort of pause, as if somebody was looking round for a cup.`,
        `That night ${a} meant only to lie on the rug and finish the book. The book finished first. A foot stopped, just in time, and ${l} bent down. "You're miles from where you should be," said ${l}, very low. ${a} could have got up. But the eyes were shut, and it was warm, and it would have meant thirteen stairs. You can't very well ask to be carried at that age.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(L, 'hug', 'calm'), seen(A, 'hug', 'sleepy')] },
        `"You're too big for this," said ${l}. "You've been too big since the summer." But an arm went underneath for a floor, and another one came round for a wall. Then everything was lifted. ${a} didn't look. So that was how it was. You couldn't tell where it was going, and only knew that it was going slowly. "${refrain}" said ${l}, at each bump.`,
        `An arm slid under, with no more hurry than butter. "This is the last time," said ${l}. "I said so last time." And up it all went, past the corner, and over the bump. In the dark ${a} thought of ${z}, who hadn't known a thing about it either. It was only that somebody large was going to a great deal of trouble. "${refrain}" said ${l}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sleep', 'calm'), seen(L, 'stand', 'happy')],
          things: ['pillow', 'key'],
        },
        `There was a bed. ${a} put one foot forward, and went in among the blankets, and said no thank you or anything else. ${Lcap} waited by the door to see that it was right. That's the part that can't be hurried. In the morning there'd be a key on the pillow, like a butterfly, and four words from Mrs Reed. "Bring it on Sunday."`,
        `The bed had everything. ${a} felt about, and went in under the blankets, without a word. ${Lcap} stayed a bit, and then put something on the pillow that had been pushed through the door. It was a key like a butterfly, tied to the corner of a letter with a ring on it. "They can't start without this," it said. "Mind you bring it. N. Reed."`,
      ),
    ],
  };
}
