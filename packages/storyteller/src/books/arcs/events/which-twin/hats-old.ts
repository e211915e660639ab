import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { TITLES, twinsOf } from './parts.ts';

/** For ages 8 to 12: what it is like to be told by a hat, and by whom one isn't. */
export function old(going: Going): Told {
  const { A, B, G, W, C, a, b, g, Gcap, k, third, chance } = twinsOf(going);
  const [w, c] = [W.name, C.name];
  const also = third ? ` Only ${k} was in on it.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Which are you?',
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `There are twins who are nothing like each other. ${A.introduced} and ${b} were the other sort. They had the one nose between them, people said, twice. If ${a} fell over, it was ${b} who got the plaster. It has to be said that neither of them did much to clear it up.`,
        `${A.introduced} had been first, by eleven minutes. ${b} had been catching up ever since. Now there was nothing in it. They were as like as two spoons, and even their shadows had been taken for each other. They were twins, and one gets used to it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['hat'] },
        `"Which are you?" It was the first thing that anybody said to them, and often the last. It's dull, to begin every talk with your own name. So ${a} got a red hat, and ${b} got a blue one. From then on people looked at the hat, and went straight on to the weather. It saved a great deal of time.`,
        `"Which are you?" said the baker. "Which are you?" said the bus driver, every day, on the way there and on the way back. That was why there were hats. Red was for ${a}. Blue was for ${b}. It worked so well that hardly anybody looked at what was under them any more.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')], things: ['hat'] },
        `It was ${a} who thought of it, or it may have been ${b}. "What's it like, being you?" "Blue," said ${b}. They looked at each other, and had the same idea, as usual. It took one second, behind the shed. Out came ${a} in the blue hat, and walked like ${b}, which was how ${a} walked anyway.`,
        `"Would anyone notice?" said ${b}. They stood behind the shed, each with a hat in the hand, and it was the wrong one. "Gran would." "Gran isn't here." The hats went on. It's a funny feeling, to see yourself walk off round the corner, with your own hat on, whistling.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'wave', 'happy'), seen(A, 'stand', 'happy')] },
        `"Morning, ${b}!" called ${W.introduced}, straight at ${a}. "Morning!" said ${a}. There was nothing to it. ${a} was ${b} at the baker's, and ${b} on the bus.${also} By ten o'clock they'd fooled the whole street, and lay in the long grass until it stopped hurting.`,
        `${W.introduced} was the first. ${w} had known them since they were born. "If it isn't ${b}!" said ${w}. And it wasn't.${also} It was like being invisible, only better, because people waved. For one whole morning ${a} had never been so well hidden in all the world.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'happy'), seen(A, 'stand', 'worried')], things: ['peas'] },
        `Then the peas came. "I've shelled these for you, ${b}," said ${C.introduced}, and held out a bowl. "I know how you love them." It had taken all morning. ${a} would sooner have eaten the bowl. But one can't hurt a person who has shelled peas. ${a} ate them one by one, smiling, in blue.`,
        `${C.introduced} had saved up something for ${b}, and came over the lawn with it. It was peas. ${b} would have danced. "Go on," said ${c}, and waited for the dancing. There were about four hundred. ${a} did what could be done, and it was rather a slow dance.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(W, 'stand', 'happy')] },
        `And on the other side of the street it was ${b}'s turn. "You're the one who isn't afraid of anything," said ${w}. "Get my ball down, will you?" It had gone up the pear tree. ${a} would have been up there by now. ${b} held on to the lowest branch, in the red hat, and looked at the sky. It was a long way to be somebody else.`,
        `${b} had troubles, too. "Now, you sing," said ${w} to the red hat. "You always sing so nicely." It was perfectly true. ${a} did. ${b} can whistle, and can keep a secret, and is good with knots. Nobody asked about the knots. ${b} opened a mouth, and what came out was mostly air.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['hat'] },
        `"I've had enough," said ${a}. "I'm ${a}," ${a} told ${c}. "You two!" said ${c}. "You will have your joke, ${b}." So they took the hats off. "And now which are you?" said everybody, and looked from the one to the other, quite lost. It hadn't been a joke about hats at all. It was only hats that they'd ever known.`,
        `"I got the cat out of the drain," said ${b}, "and it took an hour. And they all said: three cheers for ${a}." "You can have my peas for it," said ${a}. They hung the hats in the hedge. Without them people didn't say anything but "Which are you?" It's not nice, to be nobody until you're told apart.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sad'), seen(B, 'sleep', 'sad')],
        },
        `At night they did the last of it. They lay down in each other's beds, on purpose, and put out the light. There was no hat, and no face, and the wrong pillow. "If nobody on earth can tell," said ${a}, in the dark, "is there any difference?" "There's eleven minutes," said ${b}. It wasn't a great deal.`,
        `It was the darkest night of the month. ${a} was in bed, and it was ${b}'s bed, and neither cared. "Suppose we forget," said ${b}, after a while. "Suppose I wake up, and it's stuck, and I'm you for good." "You'd have to like me," said ${a}. They lay there and listened to two people breathing, exactly alike.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hug', 'happy'), seen(A, 'sleep', 'surprised'), seen(B, 'sleep', 'surprised')],
        },
        `The door opened, and nobody put on the light. ${Gcap} came over the floor, stopped at the first bed, which was the wrong one, and bent down. "Good night, ${a}." It was three steps to the other. "Good night, ${b}." And ${g} was nearly at the door, before both of them sat up.`,
        `Then ${g} was in the room, as on every night, without a lamp. A hand came down out of the dark, and found a head. It wasn't in any doubt. "Sleep well, ${a}," said ${g}, over the bed of ${b}. "Sleep well, ${b}. You've got your feet on the wrong way up. Is it hot?"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `"How did you KNOW?" ${Gcap} had to think. Nobody had ever asked. "You say good night as if you were asking something," ${g} told ${a}. "And ${b} is half gone by the time I get here. You've never been the least bit alike." "But the hats?" "Oh," said ${g}. "Were there hats?"`,
        `"You couldn't see us!" said ${a}. "No," said ${g}. "We're in the wrong beds!" "Are you? So you are." ${Gcap} sat down on the end of one. "I could find you in a sack," said ${g}. "I knew which was which before you had a name. It's other people who need the hats. They haven't got so far yet."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [
            seen(A, 'stand', 'happy'),
            seen(B, 'stand', 'happy'),
            seen(W, 'think', 'curious'),
            seen(C, 'think', 'curious'),
          ],
        },
        `The next day they went bareheaded. "Which are you?" said ${w} and ${c}, out of habit. "You could find out," said ${b}. "It's the one who's good with knots." So they had to look, and to ask, and to stay a while. It took longer than hats. By Friday ${w} could do it in one. By Sunday ${c} could do it in the dark.`,
        `There's a wren in the blue hat now, with five eggs, so it can't be used. "Which are you?" said ${w} and ${c}. ${a} thought of how to put it. "I'm the one who ate your peas," said ${a}, "and can't bear them." ${c} stared, and went pink, and laughed. "Well!" said ${c}. "How do you do!"`,
      ),
    ],
  };
}
