import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { movedTo } from './moved-to.ts';

/** For the oldest there is a ticket back, and it is for the hour at which somebody is to be taught something. */
export function old(from: Going): Told {
  const { going, A, B, missed, refrain, titles, city } = movedTo(from);
  const [a, b] = [A.name, B.name];
  const [one, two, three] = missed.tries;
  const { what, place, sign } = missed;
  return {
    title: titled(going.chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'look-up', 'surprised')], things: ['box'] },
        `It was in all the letters that you should live in the ${city} once. So ${A.introduced} moved there on a Monday, with a box. There was also a ticket back, for Friday at five, to be on the safe side. There was even said to be a new sort of bun. What nobody had put in a letter was how far up it went. At home there had been ${what}, and then the sky. Here there was somebody on top of everybody.`,
        `${A.introduced} had had letters about the ${city}. There would be lifts, and lights, and a new sort of bun. There was a room to let on the fifth floor. ${a} took one box, and two tickets, one there and one back. The one back was for Friday at five. Where ${a} came from there was nothing but ${what}. You don't notice that until you turn round and it isn't there.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'worried')] },
        `The room had a bed, a tap, and a window on to eleven other windows. ${a} looked out of it, left, right and down. "${refrain}" said ${a}. It sounds like a small thing. But try to be without your own, and see how long you like the buns. The box stayed shut, in the middle of the floor.`,
        `It was a good room. Somebody had swept it. ${a} looked in the cupboard, under the bed, and out of the window. "${refrain}" said ${a}. You can't say to a landlady that you'd expected it to come with the room. So ${a} sat down on the box, which was from home.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'walk', 'shy'), seen(A, 'stand', 'curious')] },
        `There were a hundred stairs, and on the sixtieth somebody came up as ${a} went down. It was ${B.introduced}, from the third floor, ${missed.clue}. They both said sorry, and both went to the same side. "You're the new one," said ${b}. "It's the third button in the lift, not the fifth. They're the wrong way round." Then a door shut.`,
        `The lift had buttons, and none of them went where it said. It let ${a} out on the third floor. There stood ${B.introduced}, ${missed.clue}. "For five you press three," said ${b}. "I should have put up a note." ${a} would have liked to ask something. But in a ${city} people don't ask, it had said in the letters.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'worried')] },
        `On Tuesday ${a} set out to find some. It could not be that so many people had none. ${one} "${refrain}" said ${a}, and came home with nothing. It was only Tuesday.`,
        `So large a place must have some, thought ${a}, and on Tuesday began close at hand. ${one} "${refrain}" said ${a}. There are things that look right only as long as you want them to.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'sit', 'sad')] },
        `Wednesday was for the streets. ${two} "${refrain}" People walked round ${a} on both sides, as water goes round a stone. None of them looked down. They all had something to catch.`,
        `On Wednesday ${a} went out, and asked nobody, and got lost four times. ${two} "${refrain}" By then it was evening, and all the windows over the way were lit. There was somebody in each of them who seemed to have what they needed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad')] },
        `There was still Thursday. ${three} "${refrain}" It was said so low that only the pavement heard it. Then ${a} went home by the third button, and took out the ticket, and read it. Friday, it said. Five.`,
        `Thursday was the last. ${three} "${refrain}" said ${a}, to nobody at all. There was a postcard to be written, to say when to fetch the box from the train. It had the ${city} on the front. It looked very well on it.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(A, 'hold', 'sad', 'box')] },
        `It takes no time to pack what has not been unpacked. On Friday at four ${a} picked up the box, and left the room as it had been. "It's a very good ${city}," said ${a} to the room. "It's me. There's one thing that I can't do without." The room took it quite well. And the lift stopped on the third floor, as it did for everybody.`,
        `At four on Friday the bed was made, and the key lay on the table. ${a} stood there with the box a little longer than was needed. Nobody had been unkind. It would have been simpler. Then the lift came, and went down two floors, and stopped by itself, because somebody had called it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')] },
        `In came ${b}, just back from somewhere. There it was again, exactly as on Monday: the ${sign}. ${a} looked at it, from the third floor to the ground. It came to ${a} quite slowly that nobody gets like that by staying in. You have to have been where it is. "I know that people don't ask here," said ${a}. "But where have you been?"`,
        `The door opened, and it was ${b}. They stood side by side and looked at the buttons, as people do. From the side ${a} saw the ${sign}. Nobody looks like that who has only been to the shops. ${a} thought of all the letters, and of what it said in them. "Excuse me," said ${a}. "Could you tell me where you have been?"`,
      ),
      page(
        { setting: missed.setting, camera: 'wide', actors: [seen(A, 'cheer', 'surprised'), seen(B, 'point', 'happy')] },
        `"I was ${missed.at}," said ${b}. "I go every day. It's only two streets." They went, since there was half an hour still, with the box between them. You would never have thought it from outside. ${missed.seen} ${a} put the box down in order to look. "There you are," said ${a}, and did not mean ${b}.`,
        `"Round two corners," said ${b}. "Didn't they tell you?" "I didn't ask," said ${a}. There were thirty minutes until five. It was behind a wall that you could walk past for a year. It was ${place}. ${missed.seen} For some time ${a} could not say anything.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(B, 'stand', 'worried')] },
        `${missed.others} Then they all stopped to look. ${missed.does}. Only ${b} had stayed at the edge. "I come every day," said ${b}, "and every day I go home again. I can't ${missed.cannot}. You make it look so easy." "It isn't hard," said ${a}. "I could show you. It takes an hour." It was twenty to already.`,
        `It would have been a pity not to, for once. ${missed.does}. ${missed.others} "That's what I wanted to see," said ${b}, "somebody who can." It came out that ${b} had been coming since the winter, and could not ${missed.cannot}. "They all tell me how. But they can't either." "I'd need an hour," said ${a}. They both thought of the time, and looked at the box.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'reach', 'excited')] },
        `You can't use a ticket twice. You can't use it at all, if you don't go. ${a} thought of home, and of how there nobody had ever needed to be shown. Then ${a} took the ticket, and put it into the box, and put the lid on. "We'll begin at the beginning," said ${a}. "Watch me." At ten past five ${b} ${missed.can}. Far away something whistled. Nobody heard it.`,
        `"You'll miss it," said ${b}. "Yes," said ${a}. It was a good ticket. It had cost a winter of not having buns. But at home a thousand could do it, and ${a} had never been better than the rest. "Come on, then," said ${a}. It took more than an hour. It was nearly six when ${b} ${missed.can}. The shout could be heard in the street.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['box'] },
        `On Saturday there was a knock on the fifth floor. It was the lady from number four, and the twins from the first. They'd heard that there were lessons. "${refrain}" says ${a} still, in the mornings, at the window, for old times' sake. By the lift hangs a note in two handwritings: For five press three. And under it: For ${what}, ask.`,
        `They sent a postcard home. "The box is unpacked," it said. "I have a pupil, who says that it was the best day of the year. PS. You can ask. They tell you." On the front was the ${city}, as before. But two streets from the middle there was a small cross. Next to it stood: "Here: ${what}."`,
      ),
    ],
  };
}
