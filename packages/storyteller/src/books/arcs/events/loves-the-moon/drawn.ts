import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './drawn-old.ts';
import { REFRAINS, TITLES } from './parts.ts';

/** The moon takes no notice of who loves it, until that one turns round in a sulk, and sees what it draws on the wall. */
export const DRAWN: EventPlot = { id: 'drawn', young, middle, old };

function young({ A, B, a, b, k, third, chance }: Going): Told {
  const [r] = REFRAINS;
  const also = third ? ` ${k} can dance, too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'garden', time: 'night', camera: 'wide', actors: [seen(A, 'look-up', 'happy')], things: ['moon'] },
        `Up came the moon, big and round. ${A.introduced} loved it so much.`,
        `${A.introduced} loved the moon. It was so big, and so round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'calm')], things: ['moon'] },
        `"${r}" said ${a}. The moon did not say a thing. "Oh," said ${B.introduced}.`,
        `"${r}" ${a} waved and waved. The moon did not wave. ${B.introduced} saw it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'determined')], things: ['moon', 'rock'] },
        `So ${a} got up on a rock. Jump! "${r}" The moon went on.`,
        `There was a rock. Up on it went ${a}. "${r}" But the moon went by.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], things: ['moon', 'daisy'] },
        `${a} put out a daisy. But the moon did not take it.`,
        `"A daisy for you, moon!" In the morning it was still there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined')], things: ['moon', 'cloud'] },
        `${a} sang for the moon. La, la, la! It went behind a cloud.`,
        `La, la, la! It was a song for the moon. A cloud came. No moon.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'hug', 'calm')] },
        `"It does not see me," said ${a}. "I am too small." ${b} sat close.`,
        `"I am too small," said ${a}. ${b} gave ${a} a pat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry')], things: ['moon'] },
        `The moon came back. "I will not look!" And ${a} turned round.`,
        `Out came the moon. Hmf! ${a} looked at the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'surprised')], things: ['moon'] },
        `Who is that on the wall? It is just like ${a}! "The moon did it," said ${b}.`,
        `On the wall was somebody. "It's me!" said ${a}. "The moon drew you," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited'), seen(B, 'cheer', 'happy')], things: ['moon'] },
        `Hop! It drew a hop. Wave! It drew a wave. The moon saw it all.`,
        `${a} gave a hop. The moon drew a hop! It had seen ${a} all the time.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')], things: ['moon'] },
        `${a} had a dance with ${b}. The moon drew that. Two on the wall!${also}`,
        `They danced for the moon. One, two! There they were, up on the wall.${also}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy')], things: ['moon'] },
        `Now ${a} says it every night. "${r}" And there is ${a}, on the wall.`,
        `"${r}" says ${a} up there. Then ${a} turns round. There! It said hello.`,
      ),
    ],
  };
}

function middle({ A, B, G, a, b, k, g, third, chance }: Going): Told {
  const r = chance.pick(...REFRAINS);
  const also = third ? ` ${k} made a third.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'garden', time: 'night', camera: 'wide', actors: [seen(A, 'look-up', 'happy')], things: ['moon'] },
        `Every night the moon came over the roof. ${A.introduced} was there already. It was round, and quiet, and never in a hurry. ${a} loved it more than supper.`,
        `Some people love cake. ${A.introduced} loved the moon. It came up over the shed like somebody who isn't cross. ${a} sat in the garden and looked, until both eyes were full.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'curious')], things: ['moon'] },
        `"${r}" said ${a}, every time. "What does it say?" asked ${B.introduced}. "Nothing yet," said ${a}. "Does it know that you're there?" said ${b}. ${a} had never thought of that.`,
        `"${r}" called ${a}. They waited. The moon went by over their heads. "I don't think it's seen you," said ${B.introduced}. It was only a small remark, but it kept ${a} awake.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'determined')], things: ['moon', 'rock'] },
        `You have to be higher up. So ${a} got on the big rock, and stretched, and jumped. "${r}" The moon looked at the chimneys. It looked at the hill. It went in behind the poplar.`,
        `Perhaps one had to be nearer. ${a} climbed the big rock, and stood on the very top. "${r}" It was nearer by as much as a rock. For the moon that isn't much.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], things: ['moon', 'daisy'] },
        `Next ${a} thought of a present. It was a daisy, because a daisy looks like a moon. It lay on the rock all night. "${r}" In the morning it was there, and it had shut.`,
        `"I'll give it something," said ${a}. It was a daisy, the roundest of all. The moon came, and it looked so pleased. But it looks like that at everybody. It left the daisy on the rock.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(G, 'stand', 'surprised')], things: ['moon'] },
        `Then there was the song. It had nine verses, and they all went "moon". At verse four ${g} put up the window. "Who's that?" "${r}" sang ${a}. And the moon went behind a cloud.`,
        `On Thursday ${a} made a song. ${a} sang all of it, as loudly as it would go. "Is somebody hurt?" called ${g}, at the window. Nobody was. But the moon pulled a cloud up over its ears.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `"It doesn't care for me," said ${a}. "It's got the whole sea to look at. It's got mountains. What would it want with ${A.aKind}?" ${b} did not know what to say, and so moved up close.`,
        `"How big am I, from up there?" said ${a}. ${b} shut one eye, and held up two fingers, nearly together. "About as big as nothing," said ${a}. "That's what I thought."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(B, 'stand', 'worried')], things: ['moon'] },
        `For three nights there was only rain. On the fourth the moon came up, as if nothing had happened. "I shan't look," said ${a}, and turned round, and sat with folded arms. There was nothing there but the wall of the shed.`,
        `Then it was Monday, and the moon was back. But ${a} had had enough. "It can see how it likes it." And ${a} sat down the other way round. It was the first time that ${a} had ever looked at the shed.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'surprised')], things: ['moon'] },
        `On the wall sat somebody with folded arms. ${a} put up a hand. So did somebody. ${a} stood on one leg. So did somebody. "Why," said ${a}, "it's me! Who did that?" ${b} looked up at the moon.`,
        `There was somebody on the shed. It was grey, and cross, and sat just like ${a}. "That's you!" said ${b}. "Somebody's drawn you, to the last bit!" And ${b} turned round, to see who it could be.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['moon', 'cloud'] },
        `A cloud went over, and the drawing was gone. The moon came out, and there it was again. "It's been drawing you the whole time," said ${b}. "Every night! You only ever looked the other way."`,
        `They tried it out. When a cloud came, there was nobody on the shed. When the moon came, there was ${a}. "It's never stopped looking at you," said ${b}. "It did you on the rock, too. You had your back to it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'excited'), seen(B, 'dance', 'happy')], things: ['moon'] },
        `"Can it do this?" said ${a}, and hopped. It could. "And this?" It could do a bow, and a jump, and a very silly walk. ${b} did one as well, and then there were two on the shed.${also} It never once went over the edge.`,
        `After that there was dancing. ${a} made up a step, and the moon drew it. ${b} made up a worse one, and it drew that.${also} From the house it looked like a party on the shed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy')], things: ['moon'] },
        `"${r}" says ${a} now, and turns round. And there's the answer. On some nights there's no moon at all. "That's all right," says ${a}. "It'll be sharpening its pencil."`,
        `Every night it's the same. "${r}" says ${a}, to the moon. And then ${a} turns to the wall, to see what the moon says. It says, as plainly as can be, "There you are."`,
      ),
    ],
  };
}
