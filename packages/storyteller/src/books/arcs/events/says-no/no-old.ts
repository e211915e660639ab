import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { two } from './pair.ts';
import { REFRAINS, TITLES } from './said.ts';

/** The long one: who only says no meets who only says yes, and says it for them; once too often. */
export function old(going: Going): Told {
  const { chance, company, raw } = going;
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const P = company.person('Mrs Plum', 'neighbour');
  const p = P.name;
  const refrain = chance.pick(...REFRAINS);
  const grumpy =
    /grump|grouch/.test(raw) && !/grump|grouch/.test(A.introduced) ? ' People took it for grumpiness.' : '';
  return {
    title: titled(chance.pick(...TITLES.slice(0, 2), 'who said no', 'two short words')),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'angry')] },
        `${A.introduced} said no. It wasn't that ${a} thought about it first. It came by itself, like a sneeze, and very often it came before the end of the question.${grumpy} "Would you like...?" they said. "${refrain}" said ${a}. There were balls that ${a} had never caught because of it, and a whole summer of ice cream. Only yesterday it had been the last pancake.`,
        `There is a no that you mean, and a no that is simply there. ${A.introduced} had the second sort.${grumpy} It jumped out like a cat from a basket. Yesterday it had been about the last pancake. "Does anybody want it?" they'd said. "${refrain}" said ${a}, who wanted it more than anything. Then ${a} had had to sit there and watch it go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(A, 'stand', 'curious')] },
        `${B.introduced} said yes. That was just as bad, and it took up far more time. The fair was on Saturday. ${b} had said yes to carrying chairs, and yes to washing cups, and yes to minding the coats. It was all at two o'clock. "Why did you say so?" asked ${a}. "There was such a hopeful face," said ${b}. "Doesn't it ever come out as no?" "Never," said ${b}. "I've tried it in front of the mirror."`,
        `With ${B.introduced} it was the other way about. ${b} had a yes, and it was out before anybody could catch it. That was how there were now three jobs for Saturday, the day of the fair. There were the chairs, and the cups, and the coats, and they all began at two. "I only wanted to look at it," said ${b}. "Then why didn't you say no?" said ${a}. "How?" said ${b}, and truly wished to know.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'determined'), seen(B, 'stand', 'surprised')] },
        `They looked at each other, like a left boot and a right one. "I've got more than I need," said ${a}. "I could do yours." "Do my what?" said ${b}. "Your noes. I'd stand next to you. You needn't say a thing." It was the first offer that ${a} had made in years. ${b} said yes to it, of course.`,
        `"It seems badly shared out," said ${b}. "You've got all of the one, and I've got all of the other." That gave ${a} the idea. "I'll come with you," said ${a}, "and say it for you. It's no trouble. I have to say it anyway." "Would you?" said ${b}. "${refrain}" said ${a}. "I mean the other thing."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'happy'), seen(A, 'stand', 'determined'), seen(B, 'stand', 'shy')],
        },
        `So they went to ${p}, who was arranging the fair. ${p} had a list, and a pencil behind each ear. "About those chairs," said ${p}. "${refrain}" said ${a}. "And the cups?" "${refrain}" "But then who will mind the coats?" said ${p}, with her most hopeful face. "${refrain}" said ${a}. It was beautiful. It was like watching somebody mow a lawn.`,
        `${p} was doing the fair, with a list as long as a scarf. "There you are!" cried ${p}. "You'll be here at two for the chairs?" ${b} had already got as far as the Y. "${refrain}" said ${a}. ${p} looked over her glasses. "And the cups? And the coats?" "${refrain}" said ${a}, to both, in one go. ${b} felt each of them fall off, like a rucksack.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cheer', 'excited'), seen(A, 'stand', 'proud')] },
        `${b} danced all the way to the gate. There was a Saturday again, with nothing in it but the fair. "What did you do it with?" said ${b}. "Nothing. I just open up, and there it is," said ${a}. Nobody had ever admired it before. ${a} did a few extra ones on the way home, to a dog and a bus.`,
        `"It's all gone," said ${b}, outside. "I could kiss you." "${refrain}" said ${a}, but was as pleased as could be. It's a fine thing to be good for something. All week they went about together. Nobody could sell ${b} so much as a raffle ticket.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'wave', 'happy'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'excited')] },
        `On Friday ${p} came by once more. "I've one thing left," said ${p}. "There's the little train, that goes all round the fair. It has a seat in front, by the driver, with the whistle. I kept that one for you, ${b}. Would you...?" ${b} had wanted it for years and years, and could not get a word out. So somebody else did. "${refrain}" said ${a}. "Oh," said ${p}. "What a pity." And ${p} crossed it out.`,
        `The evening before, ${p} called over the fence. ${p} had not forgotten who used to say yes. "It's the seat on the little train," said ${p}, "right at the front, with the whistle. I thought of you at once, ${b}. Do you want it?" It was the thing ${b} had dreamed of every year. For once there was no yes, because there was no breath. There was only ${a}. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'worried')] },
        `"You said no," said ${b}, at last. "That's what I'm here for," said ${a}. "Not for that! I wanted that!" "You never said." "You never waited!" said ${b}, and ran indoors. ${a} stood on the path. It wasn't a new feeling. It was the pancake again. But it had always been ${A.names} own pancake, before.`,
        `Nobody spoke for a while. "That was the whistle," said ${b}. "Everything else you could have had, all the yeses I've got. That was the one I meant." "I didn't know," said ${a}. "You didn't listen to the end," said ${b}. "You never do." Then there was a door between them. ${a} had lost many nice things by that word. This was the first time it had taken somebody else's.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'think', 'sad')] },
        `It could only be put right by one word, and ${a} hadn't got it. ${a} tried it out, in the dark, with nobody there. "Y," said ${a}. "Yuh. N... ${refrain}" It was no use. ${a} could wait until it blew over. People got used to ${a} in the end; they always did. Or ${a} could go and knock, and stand there, and very likely make it worse. ${a} put on a scarf.`,
        `There were two things to be done. One was nothing. That was easy, and ${a} had a great deal of practice. The other was to walk up to ${p}, by night, and say the other word. "Ye," said ${a}, to a post. "Yeh. ${refrain}" The post didn't think much of it. ${a} went all the same, and took along the only word there was.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'surprised'), seen(A, 'stand', 'determined')] },
        `"Have you come about the seat?" said ${p}, at the door. "${refrain}" said ${a}, and stamped. "So ${b} still doesn't want it?" "${refrain}" said ${a}. And there it was, lying on the mat between them. ${a} stared at it. It was a no, and it was right! "Ask me more like that," said ${a}. "Is ${b} going to stay at home?" said ${p}, slowly. "${refrain}" "Shall I give it to somebody else?" "${refrain}" cried ${a}, and had never meant it so much.`,
        `${p} opened, with the list. "Well?" said ${p}. "Was it yes, after all?" "${refrain}" said ${a}. It was hopeless. "So I'm to let somebody else have the whistle?" "${refrain}" That stopped them both. You could nearly hear it turn round in the air. "Wait," said ${p}, who was nobody's fool. "Would ${b} be sad, not to have it?" ${a} thought first, from one end to the other. Then ${a} nodded. "Would ${b} mind being asked again?" "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(P, 'point', 'happy'), seen(B, 'stand', 'surprised'), seen(A, 'stand', 'shy')],
        },
        `So ${p} wrote it in again. "And since you're coming," said ${p} to ${b}, on Saturday, "you might just do a few of the cups?" It was the hopeful face. ${b} looked at ${a}. But ${a} was holding it in, and had gone quite purple. ${b} would have to do it alone. "N," said ${b}. "No. I'm afraid not." It was as small as a mouse. ${p} said, "Quite right," and asked a tall man.`,
        `On Saturday there it was on the list, in ink. "You wouldn't have an hour for the coats as well?" said ${p}. Everybody waited for ${a}. ${a} said nothing at all. It was so hard that it showed from outside. "That's yours," ${a} got out, in the end. So ${b} took a breath. "No," said ${b}, and looked round to see who had said it. The sky stayed where it was.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'sit', 'excited'), seen(A, 'sit', 'happy')] },
        `There's room for two by the driver, if neither of them is large, or if neither of them minds. Round they went, past the cups, and past the coats. ${b} had the whistle. "Is it loud enough?" shouted ${b}. "${refrain}" shouted ${a}. It was the happiest no of the year.`,
        `The little train went round eleven times. ${b} blew the whistle until the driver put cotton wool in. "Are you tired of it?" called ${b}, over the noise. "${refrain}" called ${a}, who was holding on tight. Behind them sat all the people who had asked for nothing, and waved.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `They went home by the fields. "So do you always say no?" said ${b}. ${a} looked at that question from the front, and from the back. There was no hurry. "No," said ${a}. "And you? Do you always say yes?" "Yes," said ${b}. "I mean, no." And ${a} understood perfectly.`,
        `"I've been meaning to ask you," said ${b}, on the way back. "Do you say no to everything?" There was a long pause, with crickets in it. It was the first question that ${a} had ever heard to the end. "No," said ${a}. "Would you like half of my pancake?" said ${b}. It was cold, and in paper. ${a} took a breath, and waited, and nodded.`,
      ),
    ],
  };
}
