import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { kept, REFRAINS, titles } from './kept.ts';

/** With somebody for whom it is only a thing, and a lid that would come off with one finger. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance, third } = going;
  const { d, drawn } = kept(going);
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` ${third.name} nodded.` : '';
  return {
    title: titled(chance.pick(...titles(d))),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(G, 'stand', 'calm')],
          things: drawn,
        },
        `The ${d} had been on duty every night for years. It had worked through two colds, a thunderstorm and Christmas. It had been down the back of the bed and round with the washing. It had never once said that it was tired. But ${A.introduced} looked at it one evening, and it was grey, and thin, and a little bent. "It's worn out," said ${a}. "It's had enough," said ${g}.`,
        `Of all who lived in that house, the ${d} worked the hardest. Other people had Sundays. The ${d} began when it got dark, and it went on until ${A.introduced} woke up. Nobody could remember a time before that. One evening it got under the lamp by chance. One could nearly see through it. "Has it ever had a night off?" said ${a}. "Never," said ${g}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'kneel', 'calm'), seen(G, 'kneel', 'calm')],
          things: ['box', ...drawn],
        },
        `The postman had stopped work in the spring. He had been given a clock, and now he lay in bed till nine. "Could it stop?" said ${a}. "It could," said ${g}. "It would be for good, though. It wouldn't be for a night." ${a} thought about that for most of a week. Then ${a} came with a shoe box. A sock was in it, to lie on. The ${d} was put on the sock, and the lid was put on the box. On the lid it said ASLEEP.`,
        `"People stop, in the end," said ${g}. "Then they sleep as long as they like." "And they don't come back to it?" said ${a}. "No. That's what stopping is." It was a hard thing to make up one's mind about. It took six days. On the seventh ${a} lined a box with the best sock and laid the ${d} on it. ${Gcap} held the lid. "Thank you for everything," said ${a}. There was room on the lid for one word. It was ASLEEP.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'calm')], things: ['box'] },
        `"It's a ${d}," said ${B.introduced}, who liked to have things clear. "It isn't anybody. It can't be tired." "You've never been one," said ${a}. ${b} had to own that this was so.${too} "But it's just a thing in a box," said ${b}. "Not so loud," said ${a}.`,
        `${B.introduced} came and read the lid, and looked for somebody to laugh with. There was only ${a}, who wasn't laughing.${too} "You can't put a ${d} to bed," said ${b}. "A ${d} is a thing." "It's a thing that has worked nights," said ${a}. "Well, I shan't go on tiptoe for it," said ${b}, in a voice that went through walls.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'worried'), seen(G, 'stand', 'calm')] },
        `Then it was night, and the bed was half a mile wide. ${a} lay on one side, and then on the other. There was a place where the ${d} was not. It was surprising how large that was. Everything in the house had stopped making a noise. "${refrain}," said ${a} into the dark. ${Gcap} came along the passage. "Who is?" "I can't sleep for it," said ${a}. "It must be the ${d}."`,
        `It's one thing to shut a lid at five in the afternoon. It's another thing at nine. ${a} had put out a hand four times already, and four times nothing was there. One could feel the quiet, right down to the feet. ${Gcap} put a head round the door. "${refrain}," said ${a}. "Are they?" said ${g}. "I think it's the ${d}. It isn't used to being on its own."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'calm'), seen(A, 'stand', 'worried')], things: ['box', 'lamp'] },
        `So they went and looked. "It'll be the dark," said ${a}. "It's always had me in front of it." They stood the little lamp next to the box, so that some light should get in under the lid. ${Gcap} knelt down and listened. A tap was dripping, a long way off. "If you ask me," said ${g}, "it's sleeping like a stone."`,
        `The box was on the shelf, exactly as they had left it. "Perhaps it can't tell where it is," said ${a}, and brought the little lamp from the bedside. Now there was a yellow ring round the box. ${Gcap} got down on both knees, laid an ear to it, and held up one finger. They waited. "Not so much as a rustle," whispered ${g}. It was asleep, and it had been asleep before they came.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'worried')], things: ['box'] },
        `But the lamp hadn't helped. "${refrain}," ${a} called, when it had struck ten. "It hasn't had its song! There was always a song!" ${Gcap} had sung in some odd places, but never to a shelf. There were five verses, with a boat in them, and a moon. One felt a fool for the first two. The box heard all of it and gave no sign. It's not possible to sing a thing to sleep when it has been asleep for hours.`,
        `Ten minutes went by, or a year. "${refrain}," said ${a}. "It's me again. I've thought what it is. We left out the song." And ${g} got up once more, and sang to a shoe box, about the boat and the moon. "Did it like it?" said ${a}. "It's hard to say," said ${g}. "It was asleep at the beginning, and it's asleep now."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'sad'), seen(B, 'stand', 'curious')], things: ['box'] },
        `At eleven ${a} stood before the box in bare feet. "Take it out," said a voice. It was ${b}, on the way back from a drink of water. "Who'd know?" ${a} put a hand on the lid. It was only cardboard. There wasn't anything in the world that ${a} wanted so much as what was under it. "It would know," said ${a}. It was the first night off it had ever had. ${a} stood a bit longer, and then took the hand away.`,
        `There was somebody in the passage at eleven, and it was ${a}. There was somebody else, and it was ${b}, who had heard feet. "You could just open it," said ${b}. "It would be quite easy. It's only a thing." One finger would have done it. ${a} had the finger there already. Inside, somebody who had worked for years lay on a sock, and was not being woken. "No," said ${a}, and it came out rather small. And ${b}, for once, didn't say any more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(B, 'sleep', 'sleepy')] },
        `Back in bed it was no better. Something in the room was still not asleep. One could tell. ${a} went through them all, in order. It wasn't the box. It wasn't ${b}, who had lain down again and begun to snore. It wasn't the tap, because that had stopped. ${a} had used up everybody in the house.`,
        `${a} lay down and did it the way one looks for a lost sock. One goes through everything that it is not. The box had been heard, twice. ${b} was on the other side of the wall, breathing like a saw. The clock doesn't count. That was all there was. And still there was one awake, and quite near.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(G, 'stand', 'calm')] },
        `No, there was one left. "Oh," said ${a}, and sat up. ${Gcap} was there before the second call. "It isn't the ${d} who can't sleep," said ${a}. "It's me. I'm awake. I miss it." "Yes," said ${g}. "I thought that it might be you." "It hasn't missed me at all!" said ${a}. ${Gcap} sat down on the bed. "It was very tired," said ${g}.`,
        `It was so near that ${a} put up a hand to it. There were two eyes there, and both were open. "It's me!" said ${a}. "It was me the whole time!" The door moved, and ${g} stood in it. "And the ${d}?" said ${g}. "That went straight off," said ${a}. "It doesn't need anything. I miss it, and it's just lying there." "That can happen," said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'sit', 'sleepy')], things: ['lamp'] },
        `So the lamp was fetched from the shelf, where nobody was using it. The song was sung again, to the right one, and that was a different thing altogether. "How long does it take?" said ${a}. "I don't know," said ${g}. "I've never done it. I'll stay." It took a long while. There was some crying in it, and a glass of water, and all five verses, twice. Then one of them was asleep. It was ${g}. And a bit after that it was ${a}.`,
        `There was a lamp, and there was a song. It was just that they had been given to the wrong person. ${Gcap} brought the lamp over, and a chair, and began the song again. "Will it be like this tomorrow?" said ${a}. "It may be," said ${g}. "I've got nothing on tomorrow." They held hands across the gap. Nobody saw the moment when it happened. It was after the verse with the moon, and before the end of the boat.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'shy'), seen(G, 'sleep', 'sleepy')],
          things: ['sun', 'box'],
        },
        `"${refrain}," said ${g} in the morning, in the chair, without looking. There was sun all over the floor, and ${a} was standing in it. It had taken one long night. There was another, which wasn't so long, and a third. The ${d} slept through all of them. On the fourth day ${b} was seen going past the shelf. ${b} was going on tiptoe. "It's only a thing," said ${b}, very softly.`,
        `In the morning something hot lay on their feet, and it was the sun. "${refrain}," ${g} said, out of a blanket, and didn't mean the box. ${a} had already been to see. The lid was on. It slept that day, and the next night too, when ${a} still put out a hand, but only once. Then ${b} came by with a drum. ${b} stopped, read the word on the lid, and carried the drum outside.`,
      ),
    ],
  };
}
