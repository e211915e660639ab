import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { ifNamed, page } from '../page.ts';
import { ailsIn } from './ails.ts';
import { REFRAINS, TITLES } from './parts.ts';

/** For the oldest: whoever gives the thing that is wanted will miss the boat on Saturday. */
export function old(going: Going): Told {
  const { A, B, a, b, g, raw, comesToo, chance } = going;
  const { had, sign } = ailsIn(raw);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `There are people who say good morning, and people who nod. ${A.introduced} and ${B.introduced} had a hug, a short, hard one, at the top of the stairs. Nobody had ever decided on it. It was simply the switch that turned the day on. "Saturday's the boat to the island," said ${b}, on the Monday that this begins. ${b} had been saving up since spring.`,
        `Every day began in the same way. Up the stairs came ${B.introduced}. At the top stood ${A.introduced}. They had a hug. It took as long as it takes to say it. Then there was the day. "It's Monday," said ${b}, "and Saturday's the boat!" It was to be the big one, out to the island and back. ${b} had been saving up since spring.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['pillow'] },
        `On Tuesday there was nobody at the top of the stairs. ${a} ${had}. ${sign(a)} ${b} got as far as the door, and stopped there with one foot in the air. "I can't come in," said ${b}. "If I catch it now, I've got it on Saturday. You do see that?" ${a} saw it. ${a} was all for it.${comesToo}${ifNamed(going, `"Very sensible," said ${g}, and went to warm some milk.`)}`,
        `Next morning ${b} ran up as usual, and had to catch hold of the doorpost. ${a} ${had}. ${sign(a)} "Right," said ${b}, and took three steps back. "It's nothing to do with you. But they don't let you on the boat with that. I'll do everything from here." ${a} nodded. ${a} was all for it.${comesToo}${ifNamed(going, `"From there is best," said ${g}, and plumped up the pillow.`)}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'curious')] },
        `${b} drew a line across the doorway, with chalk. "Anything you want," said ${b} from behind it. "I mean it. Name it, and I'll get it." ${a} thought, and opened wide. By that time there was very little voice to be had. "Ug," said ${a}. ${refrain} "Say it again?" said ${b}. ${a} said it again, and it was the same half.`,
        `${b} drew a line across the doorway with a piece of chalk. On that side was ${a}, and on this side was everything else in the world. "You've only to ask," said ${b}. But what ${a} had instead of a voice was a sort of hinge. "Ug," it went. ${refrain} "Is there any more of that?" said ${b}. There wasn't.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy'), seen(A, 'sit', 'sad')] },
        `${b} made a list, which is not hard if you go through the letters. "Rug," said ${b}, and threw one. It was the one from the hall, and there was some of the hall still in it. ${a} came up from underneath with a cough and a red face. "Ug." ${refrain} "You needn't look like that," said ${b}. "It was a good throw."`,
        `${b} was a person who made lists. "A rug," it said at the top, and the rug was pushed across with a broom. On a person who is hot already, a rug is not a kindness. ${a} got it off with both feet. "Ug." ${refrain} ${b} crossed it out, rather hard.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'sit', 'surprised')] },
        `The jug went over on a tray, on wheels, on a string. It was well thought out, except for the edge of the carpet. By noon there had been a mug, which held a bit less, and a plug. "Ug," said ${a}, wetly. ${refrain} "I'm doing my best from here," said ${b}. It sounded cross, and it was only worried.`,
        `There was a jug, and that went over at the bedpost. There was a mug, and it missed. There was the plug from the bath, which didn't seem likely, but who knows. They lay about the bed like things after a flood. "Ug," said ${a}, and looked at ${b}, and not at any of them. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'proud'), seen(A, 'sit', 'surprised')] },
        `The bug took all afternoon. It had to be a good one. ${b} lay on the lawn with a jar until five o'clock, and sent it over in a matchbox. It came out, took a look at ${a}, and walked in at the top of the bed. "Ug! Ug! Ug!" said ${a}. "Got it?" called ${b}. It was the first time that they had both laughed that day, and it made ${a} cough.`,
        `"I should have thought of it," said ${b}. "You want company." There is only one sort of company that ends like that. It was green, and had elbows. It went along the broom at its own pace, and down inside the blankets. There was a good deal of noise from the bed then, and all of it was "Ug!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `By Wednesday evening the list was at an end. "There's slug," said ${b}, "but you wouldn't." ${a} didn't say anything. It was quiet. From the doorway you could see how big the bed was. ${a} took up one small end of it. "It doesn't feel like Wednesday," said ${b}. "It feels as if it hasn't started. There's been no day at all since Monday."`,
        `Another day went by. There was no more to bring. ${b} sat down on the chalk line with the list. Rug, jug, mug, plug, bug: it had them all. "It's been the longest day I ever had," said ${b}. "And the funny thing is, I keep thinking that it hasn't started. There's been no real day since Monday." ${a} turned over, and faced the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'surprised'), seen(A, 'sit', 'sad')] },
        `And then ${b} heard what had just been said. Since Monday. It hadn't started. What starts it? ${b} knew it so suddenly that it hurt. It was right there. It weighed nothing, and it was the one thing on earth that couldn't be thrown. In ${B.names} pocket was the ticket for the boat. It was blue, and it said Saturday.`,
        `It hasn't started. ${b} looked at those words, as it were, from all sides. There was something at the top of the stairs, and it was always there, and nobody ever counted it. It had three letters. "Oh," said ${b}. There was no way to do that one from here. ${b} took out the ticket for the boat, and read it, though there was nothing new on it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(A, 'sit', 'sad')] },
        `It was possible not to have thought of it. Nobody would ever know. On Sunday there would be plenty of hugs, a whole row, to make up. ${b} stood on the line with both feet and worked it out. But ${a} would have got through it by then, all alone at that end of the bed. A thing like that can't be brought afterwards. ${b} put the ticket on the shelf.`,
        `${b} could wait. It was only till Saturday night. Anybody would call it sensible. From the bed came one more small "Ug," not really to anybody. ${b} thought of the island, and the boat with its bell, and all the spring of saving up. Then ${b} thought of ${a}, not saying anything, being all for it. ${b} rubbed out a bit of the line with one foot.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `"Move over," said ${b}. "It begins with H." It wasn't a short one. It went on until the rug had slid off, and the bug had gone to look for somewhere quieter. "Ug," said ${a}, into ${B.names} shoulder. It wasn't half of anything now. It was the whole word, and they both could hear it.`,
        `It was eleven steps, and ${b} took them all. "You might have spelled it," said ${b}. "I've carried half the house up here." But nobody could answer that, on either side, because the hug was too tight. It was Wednesday, a quarter past six. And so at last it was the beginning of the day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'stand', 'worried')] },
        `On Saturday the boat went out at nine, with its flags up. You could see it from the window. ${b} did see it, from the bed, over a hot lemon. ${a} had been well since Friday, and had a ticket too. "You could still have gone on your own," croaked ${b}. At least, that was what was meant. What it said was, "Own." "I know," said ${a}. "I wasn't going to."`,
        `So ${b} had it for the weekend. It was a bad one, and there were no two ways about it. Out on the water a brass bell rang, and got smaller. ${a} was quite well. ${a} had a ticket too, and it was on the shelf beside the other. "Are you sorry?" said ${a}. ${b} thought about it honestly. "A bit," said ${b}, or anyhow, "It."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'sleepy')] },
        `The boat goes again in spring. They've put the tickets in the mug. "Now then," said ${a}, and stood with one foot on what was left of the chalk. "What can I bring you? Take your time." "Ug," said ${b}. ${refrain} "I'll see if there's a plug," said ${a}, and didn't go anywhere. It was the right side of the line to be on.`,
        `"What would you like?" said ${a}, from the doorway, with a broom at the ready. "Ug," said ${b}. ${refrain} "It'll be a rug, I expect," said ${a}. "Or there's a very nice bug." And ${a} came straight across, without a look at the line. You couldn't see it any more, there had been so much walking over it.`,
      ),
    ],
  };
}
