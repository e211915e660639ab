import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES } from './both-parts.ts';

/** Two who are about to live a hundred miles apart both own it, and find out how that can be. */
export function old(going: Going): Told {
  const { G, K, g, Gcap, comesToo, chance } = going;
  // Nobody says of the child of a family that they move away: it is the other one.
  const [A, B] = K === going.B ? [going.B, going.A] : [going.A, going.B];
  const [a, b] = [A.name, B.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'calm'), seen(B, 'walk', 'sad'), seen(G, 'walk', 'calm')],
          things: ['moon'],
        },
        `They were walking home from the last evening. It was called a farewell supper, but it had only been chips.${comesToo} In the morning ${B.introduced} was going to live a hundred miles away. Neither ${A.introduced} nor ${b} had mentioned it since the vinegar. ${Gcap} walked a little behind. The moon was on the roof of the library, round and yellow, and nobody looked at it.`,
        `It was the last night in the street for ${B.introduced}. Tomorrow there would be a van, and after that a hundred miles.${comesToo} ${A.introduced} and ${b} walked home from the chip shop, as they did on every Friday. They talked about chips. ${Gcap} had dropped behind, to give them room. Over the library stood a great round moon, with nothing to do.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'walk', 'curious')], things: ['moon'] },
        `"That's odd," said ${a}, at the bank. "It was on the library. Now it's on the bank." They went on, past the school, and it went on behind the trees. "${refrain}," said ${a}. It was something to say. "It comes home with me every night, I think. I've just never watched." "It comes with you?" said ${b}. "It comes with me."`,
        `It was ${b} who began it. "It's following me," said ${b}. "It always does. Watch." They walked from the library to the bank, and so did it. "${refrain}. You see?" said ${b}. "That's not you," said ${a}, looking up. "I'm the one that it follows. It comes right to my gate." It was the first thing that evening that they had both wanted to talk about.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'excited')], things: ['moon'] },
        `They tried to shake it off. They ran the whole of Mill Street, and it ran too, over the chimneys, without a sound. They stopped, and it had stopped already. They crept along under the high wall of the dairy, where there was no moon whatever. "${refrain}," said ${b}, out of breath. "It knew where the wall stopped."`,
        `"Let's lose it," said ${a}. "Whoever it comes back to, it belongs to." They dodged down Mill Street. They went in at one end of the arcade, and came out backwards at the other. It was waiting. "${refrain}," said ${a}. "It wasn't even running." They had not laughed like that all week.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'determined')], things: ['moon'] },
        `It would not be settled. At the post box their ways parted. It was to the left for ${a}, and for ${b} to the right. "We'll each go to our gate," said ${a}, "and shout. Then we'll know whose it is." ${b} looked at the post box. "It'd better be mine," said ${b}. "I'm the one who's going where I don't know anyone."`,
        `"It matters," said ${b}, suddenly, beside the post box. "If it's yours it'll stay here. Then there'll be nothing there at all that I know." That was the first word of it that anybody had said. ${a} wanted to answer something, and could not find it. "We'd better find out, then," said ${a}. "Gate to gate. Then shout."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'worried')], things: ['moon'] },
        `${a} went to the left. It came along. ${a} did not look, and looked, and it was there, over the neighbours' roof, keeping step. It would stop at the gate, as it always did, and that would be that. ${a} could already hear what there would be from the other end: nothing. But ${a} could shout that it had gone. It would not cost much. Nobody was there to see.`,
        `With each step that ${a} took the moon took one. There could be no doubt about it. It slid from roof to roof on the left side of the street, and to the left was ${A.names} gate. So ${b} would be standing at the other one, under an empty sky. ${a} walked more slowly. It was quite possible to say that it was not there. It would be a lie, but it would be a present.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'shout', 'surprised')], things: ['moon'] },
        `At the gate ${a} took a breath. "It's yours!" shouted ${a}. "I haven't got it!" In the same second there came another shout, from the far end of the street. "You have it!" it said. "It's gone off with you!" There was a silence. Then there were steps, running, from both sides. They met at the post box under a very large moon.`,
        `"It isn't here!" shouted ${a}, with the whole of it shining on both hands. "It's gone with you!" And at once, like an echo the wrong way round: "No, you've got it!" cried ${b}. "It's all yours!" They stood, each at a gate, and worked that out. Then they ran. They ran straight into each other, at the post box.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')], things: ['moon'] },
        `"You said that it was with me," said ${b}. "It wasn't." "You said that it was with me," said ${a}, "and it was." "Then why did you say...?" said ${b}, and stopped, because they both knew why. They looked at the pavement for a bit. "It was over my gate the whole time," said ${b}. "I could read the number." "It was over mine," said ${a}.`,
        `"You fibbed," said ${a}. "So did you," said ${b}. "It was on my chimney." "It was on mine." It took them a moment to see what was wrong with that. If each had been fibbing, then each had had it. "It can't have been at both ends," said ${b}. "There's only one." They looked up. There was only one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(G, 'stand', 'calm')], things: ['moon'] },
        `"How far away is it?" said ${K.name}. ${Gcap} had come up with the rest of the chips. "In a car, day and night," said ${g}, "it would take you about half a year." ${K.name} looked to the left, down the street, and to the right. It was two hundred steps. You could have put it on a thumbnail. "Then both the gates are underneath it," said ${K.name}. "From up there they're the same gate."`,
        `${Gcap} had caught up. "It doesn't go along with anyone," said ${g}. "It's only so far off that you can't get away from it. It's a quarter of a million miles." ${K.name} was doing a sum. The street was two hundred steps long. That was hardly anything. It was so near to nothing that the moon would never notice it. "And what's a hundred miles?" said ${K.name}. "To that?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(B, 'look-up', 'happy')], things: ['moon'] },
        `"A hundred miles isn't much more than two hundred steps," said ${a}. "Not if you're the moon." "So it'll be over my new gate," said ${b}. "When it's over mine," said ${a}. "At the same time." They ate the last chips. It is a good thing to know, and it has to be thought about slowly. "At eight," said ${b}. "I'll look at eight." "And shout," said ${a}.`,
        `They all thought about it, with their heads back. It was the same sum, that was the thing; it had only more noughts. "You'll look up there," said ${a}, "and it'll be that one. It'll be the one that I've got." "I'll be able to see what you see," said ${b}. "At eight o'clock. Exactly that." "You won't see me," said ${a}. "No," said ${b}. "But it can't be far from you, can it? It never is."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'look-up', 'happy')], things: ['moon'] },
        `The van went in the morning, and it was every bit as bad as they had thought. The street had a hole in it. But at eight there was a round light over the neighbours' roof. ${a} opened the window. It felt silly. "${refrain}," said ${a}, not very loud. A hundred miles off, at a strange gate, somebody was shouting it. All the new neighbours came out to look. And some of them looked up.`,
        `By noon there was only an empty house, and a chip in the gutter. It was a long day. At eight ${a} was at the window. There it was, coming up behind the bank, in no hurry at all. "I've got it," said ${a}. The telephone rang. "I've got it," said ${b}. Neither of them was fibbing. They stood there, with a hundred miles in between, and the moon on both their noses. "${refrain}," they said.`,
      ),
    ],
  };
}
