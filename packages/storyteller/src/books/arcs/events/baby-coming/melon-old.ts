import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { expected, REFRAINS, TITLES } from './expected.ts';

/** With a fair that falls on the same day, and somebody whose own basket the melon has got. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { X, x, aBaby, thisIs, wished, its } = expected(going);
  const wish = wished ? ` ${a} had wished for a ${wished}, and had told everybody so.` : '';
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(G, 'sit', 'happy')] },
        `There were two things on the calendar. One was ${aBaby}, in October, about the end. The other was the fair, on the seventeenth, with a helter-skelter, and ${g} had promised. ${A.introduced} drew a ring round both of them. The fair stayed where it was. It was the baby that you had to watch.${wish} "Is it now?" said ${a}, every day at breakfast. "${refrain}," said ${g}.`,
        `${A.introduced} knew the date of the fair by heart. It was the seventeenth of October. There would be a helter-skelter, and ${g} had promised two rides. The other thing had no proper date at all. It was ${aBaby}, and it would come at about the end of the month, or before, or after.${wish} "That's no way to do it," said ${a}. "Will it be today?" "${refrain}," said ${g}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'strawberry'), seen(A, 'stand', 'curious')],
          things: ['strawberry'],
        },
        `Until then it was growing, in a tummy, where nobody could get a look at it. "How big is it?" said ${a}. ${Gcap} was washing strawberries, and held one up. "Like this. It's got fingers, though." ${a} looked at the strawberry for some time. It's not easy to be fond of a thing with pips.`,
        `A baby is made in a tummy, where it's warm and dark. It takes the best part of a year. "But what's there now?" said ${a}. It was April, and the first strawberries stood on the table. "That much," said ${g}, and took one strawberry out. "It has hands already. They don't do anything." ${a} turned it round. There was not a hand on it anywhere.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'sit', 'curious')],
          things: ['strawberry', 'cup'],
        },
        `All the same, you couldn't leave it lying about. ${a} gave it a cup, with a napkin in it, and turned down the corner. ${B.introduced} came and had a look. ${b} liked things as they were, and had liked them for years. "What's it for?" said ${b}. "It's to see how big," said ${a}. "And does it stay like that?" ${a} had to laugh. "${refrain}," said ${a}.`,
        `It seemed rude just to eat it. So ${a} took a cup with a gold rim, and put a folded napkin in, and that was a bed. "Is somebody staying?" said ${B.introduced}, who did not care for change. "It's the baby's size," said ${a}. "Well, that's all right, then," said ${b}. "That's no trouble to anybody. Is it finished?" "${refrain}," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'pear'), seen(B, 'stand', 'worried')],
          things: ['pear', 'bowl'],
        },
        `It did not stay like that. By the beginning of June it was a pear, and had to move to the blue bowl. "I don't like the way this is going," said ${b}. "It's only a pear," said ${a}. "It was only a strawberry," said ${b}, and looked along the bowls, as far as the largest.`,
        `After the strawberry it was a plum, and after the plum it was a pear. The cup was no good any more. ${a} tucked the pear up in the blue bowl. "I used to drink out of that," said ${b}. "It won't be for long," said ${a}. "No," said ${b}. "I can see that. What comes after pears?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'surprised', 'melon'), seen(B, 'stand', 'surprised'), seen(G, 'stand', 'happy')],
          things: ['melon', 'basket'],
        },
        `After pears there came a melon. ${Gcap} brought it home on the ninth of October, and it took two arms. "That?" said ${a}. "All that?" It would lie in one thing only in the whole house. That was the basket that ${b} slept in. "You could have my jumper," said ${a}, "and it's only for the fruit." ${b} got out. It took a while. "You might have asked for the blue bowl back," said ${b}.`,
        `On the ninth of October ${g} put a melon on the table, and the table shook. "It's about like that by now," said ${g}. ${a} tried it in the bowl, and in the sink, and in a drawer. It was the very shape of one bed only. ${b} was in that. "No," said ${b}. "You can have my jumper to lie on," said ${a}. "It's for a fruit," said ${b}, getting out of the basket, one bit at a time. "I should just like that to be remembered."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'run', 'surprised')],
          things: ['melon'],
        },
        `${a} practised. You had to hold it with an arm underneath, and mind the top. That went well enough. But the melon did nothing for its part. You held it, and it let itself be held, like shopping. When ${a} reached for the biscuits, it was off the sofa and away. ${b} stopped it at the stairs.`,
        `Somebody had told ${a} that babies have to be practised. So every evening, for ten minutes, ${a} held the melon. It's a strange feeling to put both arms round a thing and get nothing back. It was cold, and it looked the other way. Once ${a} sneezed. It went over the arm of the sofa and across the hall, with ${b} in front of it, running.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(G, 'sit', 'worried'), seen(B, 'sit', 'calm')] },
        `On the evening of the sixteenth ${g} sat down beside ${a}, and that was never good. The baby was going to be early. It might be tonight. "Then there can't be any fair tomorrow," said ${g}. "I did promise. I'm sorry." "It isn't even here!" said ${a}. "It isn't here, and it's taking things!" "I know," said ${b}, from the jumper.`,
        `Then it was the sixteenth, and everything happened at once. The telephone rang. Bags stood in the hall. "It's coming sooner than we thought," said ${g}. "I'm so sorry, ${a}. We can't go to the fair." ${a} kicked a boot the whole length of the passage. "I had that ring first!" said ${a}. "It could have had any day there is!" "First it's a basket," said ${b} darkly.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')],
          things: ['melon'],
        },
        `It came at eleven the next morning, and by the afternoon it was in the room across the landing. Everybody had been in to look except two. ${a} sat on the bed with the melon. When the wind was right, you could hear the music of the fair. "You've got to admit," said ${b}, "that this one never kept us from anything." "It's a melon," said ${a}.`,
        `So on the seventeenth, in the morning, the baby was born. By three it lay across the landing with the door open, and people went in on their toes. ${a} did not. ${a} had the melon, and ${b} had half of the bed. The fair was just over the roofs. You could hear when people screamed on the way down. "I don't see what's wrong with this one," said ${b}, and gave the melon a push. "It's so quiet."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'angry'), seen(G, 'stand', 'calm'), seen(X, 'sleep', 'calm')],
          things: ['cot'],
        },
        `"You needn't come in," said ${g}, at the door. "I'd like it if you did." ${a} thought that somebody should tell that baby what it had done. So ${a} marched across the landing and up to the cot. In it a red, creased person with no eyebrows was asleep. It was just the size it had been said to be.${thisIs} "You came on the wrong day," said ${a}.`,
        `Nobody made ${a} go. That was the trouble, because after an hour one does begin to wonder. ${a} had some words ready. They were short ones. "There's room beside me," said ${g}, and moved up. The cot stood by the wall. The baby in it was asleep, with a great deal of hair, and a frown. It was one melon long.${thisIs} "That was my fair," ${a} told it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'surprised'), seen(X, 'sleep', 'calm'), seen(G, 'kneel', 'happy')],
          things: ['cot'],
        },
        `${cap(x)} slept through that. But there was a hand outside the blanket, with all its fingers. Each had a nail like a grain of rice. ${a} only wanted to see if it was real. It was warm. It opened. Then it shut, round the finger that was there. ${a} pulled, and it pulled too. There's a lot of difference between being held by nobody and being held by somebody. "${its} stronger than you'd think," said ${a}. ${Gcap} knelt down to see.`,
        `The baby slept on. There was a fist, though, beside an ear, the size of a strawberry. So that was where the strawberry had got to. ${Gcap} knelt down, and said nothing, and ${a} put one finger against it. It came undone. It closed again, and ${a} was inside. ${a} tried to leave, just to see. It was no good: the fist held on. All those evenings on the sofa, and this was what the melon had left out. "${its} got hold of me," said ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'calm'), seen(X, 'sleep', 'calm'), seen(G, 'stand', 'surprised')],
        },
        `At five ${g} had an idea, and you could see how glad ${g} was to have it. "The fair goes on till six! Somebody could run over with you. You'd get a ride." ${a} could hear the music. It was the slow tune, for the end. It was the only day. Very carefully ${a} tried the finger, and it was held. "${refrain}," said ${a}. So the lights went round over the roofs without anybody. At six they were put out.`,
        `"Listen," said ${g}, at a quarter past five. "They don't close till six. Your coat's downstairs, and there is somebody who'd go with you." ${a} did want to. ${a} had wanted to since spring. ${a} looked out at the top of the helter-skelter, all lit up, and back at the fist. It would have had to be opened, one finger at a time. "${refrain}," said ${a}. They sat there until the fair went dark.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(B, 'stand', 'curious'), seen(A, 'sit', 'happy'), seen(X, 'sleep', 'calm')],
          things: ['basket', 'cot'],
        },
        `They had the melon for supper, all of it, and ${b} got the basket back. ${b} lay in it for five minutes. Then there was a scraping noise, along the passage and over the landing. It was the basket, and it came to a stop under the cot. ${b} looked up between the bars. "Is it asleep?" said ${b}. A hand opened in the air, and shut. "${refrain}," said ${a}.`,
        `${b} came in at bedtime, with melon on both cheeks. The basket was free again. ${b} had gone round in it three times, and found that it was lonely. "So that's what it was all for," said ${b}, through the bars of the cot. There was only the hand to see, feeling about for somebody. "Can it play?" ${a} gave it a finger. "${refrain}," said ${a}. ${b} went, and fetched the basket in.`,
      ),
    ],
  };
}
