import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: seven o'clock can be had at five, by whoever reaches the clock. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, X, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'excited')],
          things: ['moon'],
        },
        `Other people wake up by degrees. ${A.introduced} woke up like a lamp, and always at five. There was no use in lying there. It was as if a day had been left outside the door, and was going cold. "${refrain}" said ${a}, out loud, to the moon.`,
        `It made no difference when ${A.introduced} went to bed. At five it was over. Both eyes came open, and there was ${a}, wanting to play, with the moon still up. "${refrain}" It was only a question. But it was asked of every bed.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'sleep', 'sleepy'), seen(G, 'sleep', 'sleepy')],
        },
        `"Five isn't a time," said ${g}, from under a blanket. "It's a mistake." "It's yesterday," said ${B.introduced}, "with the light off." So there was a rule. Nobody was to be asked anything before seven. And it had to be seven by the kitchen clock, as ${a} could be hopeful about clocks.`,
        `${B.introduced} said that one could hear it coming, like a train. "There's nothing at five," said ${g}, with a blanket on top. "There never was. Seven is the first thing that there is." It became a law in that house. One got up at seven by the kitchen clock, and until then you were asleep, or acted it.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious')],
          things: ['clock'],
        },
        `That left two hours. ${a} had built the tower, and been told about the tower. There was only the kitchen window. At ten past five ${N.introduced} went by with a bag, every day, and waved. ${a} waved back. It was the best thing until seven, and it took four seconds.`,
        `Two hours are longer in the dark. ${a} sat in the kitchen and watched the clock, and it knew, and went slower. Then at ten past five came ${N.introduced} from over the road. She had a big bag. She always looked in at the window, and she always waved. After that there was nobody at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'shy')], things: ['clock', 'chair'] },
        `One Thursday it was four, which was worse. ${a} looked up at the clock. It had to be seven by that. Nobody had ever said that it had to be seven by anything else. There was a chair. The hand moved quite easily, with one finger, three times round. It was like stroking a cat the right way.`,
        `The thought came on a Thursday, at four. It was a law about a clock. It wasn't about the sky, or about Thursday. ${a} stood on a chair, and put one finger on the big hand. Round it went, and round, and round. Nobody had ever got three hours so fast.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(B, 'sit', 'sleepy'), seen(G, 'stand', 'sleepy')],
          things: ['clock', 'bowl'],
        },
        `"${refrain}" said ${a}, at each door. "See for yourselves!" They came, and saw the clock, and sat down in front of a bowl. "I feel as if I'd been dug up," said ${g}. "It's a dark sort of day," said ${b}. They played two games. It was everything that ${a} had hoped, apart from their faces.`,
        `And it worked. "${refrain}" called ${a}. There stood the clock, and it said seven. ${Gcap} put porridge in every bowl, and some beside. "It's winter early," said ${b}, and leaned on a hand. They played at pirates before breakfast, for the first time ever. The pirates kept lying down.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'sleepy')],
        },
        `There was no milk, so they all went out for some. The shop was shut, and so was the street. There was nobody under the streetlights, up or down. "What's happened?" said ${g}. Then, a long way off, the church began. They counted. It stopped at five. "That old clock of ours!" said ${g}. "It's done for. It had better go out with the rubbish."`,
        `They had to go out for milk. It was very still. The streetlights were lit, and the shop was bolted. "Where's everybody gone?" said ${b}. The church clock struck. It struck five times, and thought that enough. "So ours has broken," said ${g}, "after thirty years. That's a pity. I liked it. I'll put it out on Monday."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'surprised')] },
        `Nobody had seen. There was just a clock to say it, and clocks don't. ${a} could keep the morning, and they'd buy a new one. It had such a kind face, though, and had only done what it was pushed to. "It isn't broken," said ${a}. "It was me. I put it on." ${Gcap} said two words, which were, "Three hours."`,
        `It would be quite easy to say nothing. Only, it was the clock from their own wall. It had never been wrong in its life. And it would stand there by the bins, in the rain, being right. "It's a good clock," said ${a}. "I turned it. I wanted you to be up." It was a while before anybody spoke. "Three hours," said ${b}, and yawned.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(X, 'walk', 'calm'),
            seen(A, 'point', 'shy'),
            seen(G, 'look-up', 'surprised'),
            seen(B, 'stand', 'surprised'),
          ],
        },
        `"Wait," said ${a}. "It's just going to do it." Every streetlight went out, all the way down the hill. Along the middle of the road came ${X.introduced}, on the way home to bed, and nodded. Then one bird said one thing. The sky behind the shop had a crack in it, and it was yellow. "Does it do that every day?" said ${g}. "Every day," said ${a}. "I've never had anybody to tell."`,
        `They were turning back when ${a} said, "Look." One streetlight went out, and then they all did. ${X.introduced} came down the white line, like somebody who has paid for the road. Somewhere a bird began, and stopped, and began. And over the roofs it got light, like milk going into tea. "Nothing at five," said ${g}, slowly. "I did wonder what you did with yourself." "It's better with people," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'basket'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'calm')],
          things: ['basket', 'bread'],
        },
        `Round the corner came ${n}, with her bag over a basket. "All of you!" she said. "I'm off to bake. I've gone by in the dark for eleven years, and there's never been a light. Then there was yours. I come this way round for it. It's further." She gave them the bread from yesterday. ${a} had thought that it was the other way about.`,
        `"Good morning," said ${n}, for it was ten past. She had a basket on her arm, and she was on her way to the ovens. "Is that what you look like, all the way down? I've only had the top half. I wave to it. You get to think that you're the only person in the world." "So do I," said ${a}. There was bread from the day before, and she broke it in four.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'sleep', 'sleepy'), seen(G, 'sleep', 'sleepy')],
        },
        `When it was morning for other people, ${g} and ${b} were asleep, just where they'd sat down. ${a} owed them three hours, and paid. Nothing fell over. Nobody was asked. At seven it was still quiet, and at eight. ${a} put the clock right, and it ticked as if nothing had been said.`,
        `Then the real morning came, and nobody saw it. ${Gcap} slept in the big chair, and ${b} in half of another. ${a} had put the clock back, so there was a lot of it to do all over again. It was only fair. They were done without a tower, and without one word. It was the hardest thing that ${a} ever played.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'happy'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'shy')],
        },
        `"I've been thinking about that crack in the sky," said ${g}, at bedtime. "I'd like to see it from the start. You might ask me, on Saturday." "And me," said ${b}, "if I'm not too deep down." ${a} didn't know what to say. It's a lot, to be asked to ask. It took a long time to fall asleep, that night and the next.`,
        `That night there was a new law. The old one stood, for weekdays. But on Saturdays somebody would get up at five with ${a}, and look. "I'll be first," said ${g}. "I'll be first too," said ${b}. ${a} lay and thought of how it would be, and what to show them. By Friday there were so many things that ${a} couldn't sleep.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(B, 'kneel', 'excited'), seen(G, 'stand', 'excited'), seen(A, 'sleep', 'sleepy')],
          things: ['moon', 'boots'],
        },
        `On Saturday they stood by the bed at five, in coats and boots. The moon was up. "${refrain}" whispered ${b}. One of ${A.names} eyes came open, and looked at them for some time. "It isn't a time," said ${a}. "It's a mistake." Then there was a snore. So they went down to the window on tiptoe, the two of them, and waved.`,
        `So it was Saturday, and five, with a moon. ${Gcap} had both boots on. ${b} had been awake since four. "${refrain}" they said, as softly as they could, at the bed. The blanket moved. "There's nothing at five," it said. "Come back at seven." They looked at each other. And down below, in the dark, a big bag was going by. Somebody had to wave.`,
      ),
    ],
  };
}
