import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES } from './parts.ts';

/** For ages 8 to 12: what it is to be looked past, and what is behind one's own back. */
export function old({ A, B, G, a, b, k, g, Gcap, third, chance }: Going): Told {
  const r = chance.pick(...REFRAINS);
  const also = third ? ` ${k} held up ten fingers, and it did all ten.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'garden', time: 'night', camera: 'wide', actors: [seen(A, 'look-up', 'happy')], things: ['moon'] },
        `There was nothing sensible about it. ${A.introduced} loved the moon. It came up behind the shed, large and late, like somebody who has come a long way to see one. ${a} knew that this wasn't so. But one can know a thing, and be there every night at nine all the same.`,
        `It's no good asking why. Other people look up, and say "Full again," and go in. ${A.introduced} stayed. When the moon came over the shed, everything stopped hurrying. Even the dustbins looked as if they'd been thought of. ${a} had loved it for a year and eleven days.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'curious')], things: ['moon'] },
        `"${r}" said ${a}, as always. ${B.introduced} had come out to see what took so long. "What does it say back?" "It isn't much of a talker," said ${a}. "But it knows you?" said ${b}. "I mean, it does know that you're here?" There are questions that you can't get out again once they are in.`,
        `"${r}" ${a} said it quite low, since it was between the two of them. "Who are you talking to?" said ${B.introduced}. ${a} explained. ${b} looked at the moon for some time, to be fair. "It's looking at the church," said ${b}. "I don't believe it's noticed you. Sorry. I thought you knew."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'determined')], things: ['moon', 'rock'] },
        `So it was a matter of being seen. By the gate there's a rock, the highest thing in the garden that isn't a roof. ${a} stood on it, on tiptoe, and shouted. "${r}" Three dogs replied. The moon looked at the hill, and the hill shone, without having done a thing for it.`,
        `From the top of the rock it was nearer. It was nearer by one rock, in three hundred million. But at the time it felt like a great deal. "${r}" shouted ${a}, with both arms up. The moon went over, smiling a little, as one smiles in a street full of strangers.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], things: ['moon', 'daisy'] },
        `Then came the daisy. A daisy is the only flower that has gone to any trouble to look like the moon. ${a} chose for an hour, and laid the best one out on the rock. "${r}" At dawn it was still lying there, and it had shut its eyes.`,
        `You can't expect to be noticed with nothing in your hands. ${a} put a daisy on the rock, and the night after that another one. By Sunday there were seven in a row. The light fell on them, and it also fell on the drain. "Perhaps it thinks that they were always there," said ${b}, who meant well.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(G, 'stand', 'surprised')], things: ['moon'] },
        `The song took a week. It had nine verses, and every line of it ended on "moon". Nothing else was good enough to rhyme with it. At the fourth verse ${g} opened the window. "Is somebody ill?" "${r}" sang ${a}, without stopping. The moon drew a cloud across, as you draw a curtain.`,
        `In the end ${a} wrote a song, and stood in the middle of the lawn, and gave it everything. Lights went on. ${Gcap} put a head out, and asked, quite kindly, whether it would be much longer. And in the middle of the best verse the moon went in behind a cloud, and stayed there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `"It moves the sea," said ${a}. "Did you know? The whole sea gets up and follows it, twice a day. And then there's me, with a daisy." ${b} would have liked to say something. But you can't tell somebody that they are as big as the sea. ${b} just moved up, until their sides touched.`,
        `"What would it see, if it did look?" said ${a}. ${b} thought of something nice to say, and then of something true, and couldn't make them meet. "Roofs," said ${b}. "Mostly roofs." "That's what I mean," said ${a}. It's a long way to have loved something, all the way up there, and only on the one side.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(B, 'stand', 'worried')], things: ['moon'] },
        `It rained until Thursday. Then the moon came up, round as a plate, and behaved as if there had never been a song. Something in ${a} had had enough. "I'm not looking," said ${a}. "Let it see what that's like." And ${a} turned round, for the first time in a year, and glared at the side of the shed.`,
        `After that ${a} stayed in for three nights, and it was worse. On the fourth ${a} came out, but sat with folded arms, and faced the shed. The light of the moon came over both shoulders. It was as soft as ever. "No," said ${a}, to the planks. "It can look at the back of my head."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'surprised')], things: ['moon'] },
        `Somebody was there already. Somebody sat on the planks with folded arms, and sulked. It was somebody of exactly that shape, down to the bit on top that won't lie flat. ${a} unfolded one arm. ${a} waved it, slowly, like a person who tests the ice. "${b}," said ${a}. "Who has drawn me?"`,
        `There was a drawing on the shed. It hadn't been there by day. It was as tall as the door, and done all in one grey. Whoever did it had taken trouble. They'd got the chin. They'd got the way that ${a} sits when nobody's looking. "That's you," breathed ${b}. "It couldn't be anyone else on earth."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['moon', 'cloud'] },
        `They were careful about it, and waited for a cloud. When it came, the planks were bare. When it went, the drawing came back, from the feet up. "So that's what it's been doing," said ${b}. "A year and eleven days. It's never taken its eyes off you. You were always facing the wrong way to see it."`,
        `"It can't be the moon," said ${a}. So they put it to the test. A cloud went over, and there was no drawing. ${a} got on the rock, and looked behind. There it lay on the grass, as long as a lane. "It did you on the rock," said ${b}. "It did you singing. You never once turned round."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'excited'), seen(B, 'dance', 'happy')], things: ['moon'] },
        `"Could you do a hop?" said ${a}, over one shoulder, rather shyly. It did a hop. It did a bow, and it did a cartwheel that was mostly knees. Nothing was too quick for it, or too silly.${also} ${b} joined in. Then there were two of them up there, twice as large as life, without one wrong line.`,
        `What do you do, when you find that you've been seen all along? ${a} danced. It was the sort of dance that you do when there's nobody there, only that somebody was. The moon got every step.${also} ${b} danced, too, and the shed was full to the corners. Nobody in the house said a word.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy')], things: ['moon'] },
        `It's known what ${a} says at nine. "${r}" But then ${a} turns round now, to give the other a chance, and reads the answer off the shed. And on the nights with no moon? They happen once a month. "It isn't gone," says ${a}. "It's only sharpening the pencil."`,
        `It still moves the sea, and it still does the church, and the hill, and all those roofs. "How does it find the time?" says ${b}. ${a} doesn't ask. "${r}" says ${a}, and turns to the wall, like somebody going to the letter box. And every night it has come. "There you are," it says, in grey.`,
      ),
    ],
  };
}
