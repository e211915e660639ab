import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

export const HUNT_TITLES = ['the clue that was eaten', 'five riddles and a snail', 'the treasure drips'] as const;

/** For ages 8 to 12: to know the answer, and to wait until somebody else has it, costs more every minute. */
export function old({ K, B, G, k, b, g, Gcap, company, comesToo, chance }: Going): Told {
  const S = company.meet('snail');
  const r = chance.pick('I know!', "I've got it!");
  return {
    title: titled(chance.pick(...HUNT_TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy'), seen(K, 'jump', 'excited'), seen(B, 'stand', 'happy')],
          things: ['letter'],
        },
        `${Gcap} had got up at six to hide it. There were five clues, and every clue was a riddle, and the answer told you where the next one was. "Two rules," said ${g}, and handed over the first, in an envelope. "You do it together. And you don't dawdle. The treasure drips." Then ${g} went to sit in the sun, like somebody who has finished. ${k} had the envelope open before the door was shut. ${B.introduced} held the other corner.${comesToo}`,
        `At breakfast there was an envelope in the toast rack. It had a one on it, in red. "It's a treasure hunt," said ${g}, as if it had just come with the post. "There are five. They're riddles. You go where the answer is, and there's the next." "What's the treasure?" said ${k}. "It drips," said ${g}. "I should get on." So ${k} took hold of one end of the clue, and ${B.introduced} took hold of the other.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(K, 'point', 'excited')] },
        `"I HAVE FOUR LEGS," ${b} read out, "AND I CANNOT WALK. I AM LAID EVERY DAY, AND..." "${r}" said ${k}. "It's the table! You lay it! It's this one!" And ${k} was under it, and there was number two, stuck up with tape. It had taken eleven seconds. "There was another line," said ${b}, to the paper. "It was about an egg. It was quite good."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(B, 'stand', 'calm')], things: ['clock'] },
        `"I HAVE A FACE AND TWO HANDS," read ${b}, a bit faster, "BUT I NEVER WASH..." "${r}" It was the clock. ${k} was there before the word was out, and had number three. It's a lovely feeling, to have the answer go off in your head like a firework. You don't look round to see who else is standing in the garden. "I nearly had that," said ${b}.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(K, 'cheer', 'proud'), seen(B, 'stand', 'sad')] },
        `"THE MORE I DRY, THE WETTER I GET." ${b} did not read that one. ${k} had read it already, going up the stairs. "${r}" It was the towel. Inside was a note that said, NUMBER FOUR IS ON THE GATE, SO MIND THE DEW. "Three out of three!" said ${k}. "We're brilliant." "One of us is," said ${b}, who folded up the towel.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'kneel', 'worried')] },
        `It was on the gate, quite right. But not much of it was. Overnight, or since six, something had been at it. There was a lace edge, and a few islands of paper with bits of writing on. HOUSE ON MY B, said one. ONE FOO, said another. The rest was air. ${k} held it up to the sky, and the sky came through. "${r}" said ${k}, out of habit. But there wasn't anything to know.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'sad'), seen(B, 'stand', 'calm')] },
        `"House on my bus," said ${k}. "House on my bed. One food?" ${k} ran to the bus stop, and to the beds, and looked through all the food. It was hot by now. Somewhere the treasure was dripping. "We'll ask," said ${k}. ${Gcap} had gone to sleep under a hat. "Or we'll look in every single place there is." It would take until Wednesday. ${b} had not run anywhere. ${b} was still looking at the gate.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(S, 'sit', 'calm')] },
        `There was a wet silver line on the top bar. At the end of it sat a snail, in the shade of the post, and it was chewing. Snails are fond of paper. It was on the last word. ${b} bent down and looked it in both horns. It had only the one foot. It had its house on its back. "It wasn't a bus," said ${b}. "It's YOU. You've eaten a riddle about yourself!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'happy'), seen(B, 'run', 'proud')] },
        `${k} laughed so much that it was necessary to sit down. By the pond there's a snail made of stone, as big as a loaf, and under it lay number five. "You got that," said ${k}, "and I'd never have. I was at the bus stop." ${b} went pink. It was the first one that anybody had left for ${b}. "You read this one," said ${k}. "I'll only hold the corner."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(K, 'cover', 'worried')] },
        `"WHAT GETS BIGGER," read ${b}, all the way to the end, "THE MORE YOU TAKE AWAY FROM IT? LOOK IN THE OLD ONE. HURRY UP." It went off in ${k}'s head like a whole box of fireworks. It was so easy! It was right there, behind the teeth, pushing. "Hm," said ${b}. "Not a cake." Far away, in the heat, something went drip. Up went one of ${k}'s hands, to keep it in, and then the other.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cover', 'determined'), seen(B, 'sit', 'curious')] },
        `"Not a loaf," said ${b}. Drip. "Not a number. You'd think that a number would..." Drip, drip. You don't know how long a minute is till you've sat on an answer. There was a treasure, and it was getting less, and one word would stop it. ${k} looked at ${b}. ${b} had stopped looking at ${k}, and had got a light in the eyes, far back, coming nearer. Nobody ought to open the door on that. ${k} held on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(K, 'jump', 'happy')], things: ['tree'] },
        `"${r}" said ${b}. It was so loud that a pigeon left. "It's a hole! You take away, and it gets bigger! It's the hole in the old tree!" "Is it?" said ${k}, and let out a breath that had been in there for four minutes. "Let's see." And they ran. It was a cold box, on a bed of leaves, in a good-sized puddle. In the puddle were eleven ants, having the day of their lives.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(G, 'think', 'worried'), seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['letter'],
        },
        `It had been strawberry ice cream. It was soup, and they drank it through straws, from both sides, and it was the best there ever was. "You took your time," said ${g}, under the hat. "We took all of it," said ${k}. In the evening there was an envelope on ${g}'s chair. There were six clues, and ${b} had made the rhymes. "I HAVE A BED," read ${g}, "AND NEVER SLEEP. Goodness. Wait. No." "It's a," said ${k}. "Sh," said ${b}, and they sat down to wait for it, both with their hands over their mouths.`,
      ),
    ],
  };
}
