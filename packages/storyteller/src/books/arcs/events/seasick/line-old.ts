import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { crewOf, REFRAINS, TITLES } from './parts.ts';

/** For the oldest: a captain may not be seasick, and so nobody must know; until there are rocks. */
export function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q, v } = crewOf(going);
  const [p, q] = [P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'boat', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(P, 'wave', 'happy')] },
        `In the harbour there was no captain like ${A.introduced}. ${a} knew the knots, the flags and all nine winds by name. The crew would have sailed to the edge of the map for ${a}. Then they untied the ${v}. It put its nose up and its tail down, and the other way about. ${a} said, "I'll just count the barrels," and went below. ${a} counted them for six hours.${comesToo}`,
        `You should have seen ${A.introduced} come aboard. There was a telescope, and a hat with gold on it. "That's a captain," said ${P.introduced}. "That's one who was born on a wave." They cast off. There was a bit of a swell. "I'll be counting the barrels," said ${a}, through shut teeth, and went below. It was the quickest that they ever saw ${a} do anything.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'stand', 'surprised')] },
        `It was ${B.introduced} who went down for a biscuit, and found ${a} behind the barrels. ${refrain} "You're seasick," said ${b}. "Captains aren't," said ${a}. "There's no such thing as a seasick captain. They'd never follow me again." ${a} held on to ${b}. "You won't tell?" And ${b}, who had never been asked to keep anything before, said no.`,
        `Nobody had seen the captain since breakfast. ${B.introduced} was sent to look. There was ${a}, between the flour and the rope, with a bucket. ${refrain} "Oh," said ${b}. "You're seasick." "Not so loud," said ${a}. "If they knew, they'd be right to put me ashore. Who'd take orders from somebody this colour? Promise." So ${b} promised. It was the first secret that ${b} had ever had from the others.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'curious'), seen(B, 'stand', 'shy')] },
        `"What does the captain do down there?" asked ${P.name}. "Thinks," said ${b}. It was what came first. It made a great impression. "Such a lot of thinking!" said ${Q.introduced}, on the second day. When they wanted orders, ${b} ran down, and ran up with them. "Left," said ${b}, or "More soup." And in between ${b} sat at the very front with a pencil, and drew. It was always the same line.`,
        `So then ${b} had to lie, and wasn't good at it. "The captain's looking at maps," said ${b}. "In the dark?" said ${Q.introduced}. "They're dark maps," said ${b}. ${P.name} was deeply moved. For the rest of the time ${b} was let alone. ${b} sat at the very front, with a ruler and a sheet of paper. ${b} drew one line on it, and then another sheet, with another.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(B, 'stand', 'worried')] },
        `They tried whatever there was, down there, the two of them. ${a} kept both eyes shut. It went on in the dark, with spirals. ${a} lay in a hammock. The ${v} swung one way and the hammock the other, like two people who can't agree. ${refrain} "That's more than a pea," said ${b}, by the light of the lamp. "That's nearly a gherkin." It would have been funny, with somebody else.`,
        `"Have you tried not looking?" said ${b}. ${a} had. It's worse, not looking; your tummy looks instead. They tried dry biscuit, and lying flat, and hugging the bottom of the mast. But the mast's a thing that's fast only to the ${v}. ${refrain} "It isn't only the being sick," said ${a}, one night. "It's the lying. I can't tell you how tired I am of barrels."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')], things: ['lantern'] },
        `"Everything moves," said ${a}. The lamp moved, and the shadow of the lamp, and the soup that ${b} had brought. "I keep thinking, if there were one thing. It needn't be large. One thing in all this that kept still, so that I could hold on to it with my eyes." ${b} had something to say about that. But then there was a shout on deck, and feet.`,
        `"If it would only stop for one moment," said ${a}, "I'd know where I was." The lamp went by on its hook. "There's nothing on a ${v} that stays put. You'd need one straight thing." "I draw one," ${b} began. "I draw it every day, it's the..." It was then that they heard ${q} scream for the captain.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(P, 'shout', 'scared'), seen(Q, 'shout', 'scared'), seen(B, 'stand', 'worried')],
        },
        `There was white water ahead, and it stood still. That's rocks. They lay to the left and to the right, and between them was a gap like a barn door. "Fetch the captain!" cried ${p}. "The captain will know!" They were all looking at the hatch. They weren't so very frightened. They had a captain.`,
        `It was rocks, two rows of them, with foam on. There was one way through. You had to keep the ${v}'s nose on it and not let go. "Where's the captain?" called ${p} and ${q}, and all the faces turned to the stairs. They were quite sure. It's an awful thing, to see people so sure.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared'), seen(B, 'hold', 'worried')] },
        `${a} could have shouted orders from down there. It would have sounded well. But you can't see a gap from behind a barrel, and there were eleven people up on that deck. So ${a} could stay a captain, or be one. ${a} put on the hat. It didn't go with the green. "Come on," said ${a}, and took hold of ${b}. "You'd better hold me up."`,
        `Down in the dark ${a} thought what there was to think. They'd see. There'd be no hat big enough. "You could tell me what to say," whispered ${b}. "I'd run up with it." "No," said ${a}, carefully. "It'd be too late each time," said ${a}. "It wants somebody's eyes." And ${a} went up the stairs, into the light, on hands and knees.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(P, 'stand', 'surprised'), seen(Q, 'stand', 'surprised')],
        },
        `It got very quiet. "There's something that you ought to know," said ${a}, at the wheel. "I'm seasick. I've been seasick since the harbour wall. I never counted any barrels." ${refrain} They could see it for themselves. "Like a gherkin," breathed ${p}. "I need somebody to tell me what's beside us, because I can't look down. ${p}, the left. ${q}, the right. If you'd rather have another captain, say so afterwards."`,
        `Nobody spoke. They looked at that face, and at the gold on the hat. "Gherkin," breathed ${p}. ${refrain} "It isn't the light," said ${a}. "I'm seasick, and I've lied to you for nine days. ${b} lied because I asked for it." ${a} had both hands on the wheel. "I'll get us through, if I can stand up. But it all goes up and down. If you'd rather have another captain, say so afterwards."`,
      ),
      page(
        { weather: 'wind', camera: 'close', actors: [seen(B, 'point', 'determined'), seen(A, 'look-up', 'surprised')] },
        `"Not down!" said ${b}. "Not at the waves. Look OUT!" And ${b} held up the sheet of paper, with the one line on it, right out in front. ${a} looked at it. Then ${b} took the paper away. There, behind it, was the line itself, where the sea ends. It was as long as the world. It didn't go up and it didn't go down. "There's your one thing," said ${b}.`,
        `${b} pushed in under ${a}'s arm. "You wanted something that stays put," said ${b}. "I've been drawing it all along. There!" Far out past the rocks, where the water stops, somebody had ruled a line. ${a}'s eyes got hold of it, as you get hold of a rail. Everything else went on heaving. But that lay there, and did nothing at all. ${a} drew the first whole breath in nine days.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(P, 'shout', 'determined'), seen(Q, 'shout', 'determined')],
        },
        `"A bit close on the left," called ${p}. "Room on the right," called ${q}. ${a} put the ${v}'s nose on the line, and the ${v} went where it looked. Foam came over the rail. ${a} didn't see it. "Gherkin," ${p} reported, over one shoulder. "Lettuce. Pea." There was a scrape no longer than a cough. And then it was behind them, and nobody could think what to do with their hands.`,
        `It isn't hard to steer, if you know where straight is. "Left side, two arms!" "Right side, one!" ${a} heard them, and never took an eye off it. In between somebody kept count. "The captain's coming up through spinach," said ${p}. "It's pea! It's nearly peach!" "Look at the rock, not at the pea," said ${q}. Then there weren't any more rocks to look at.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(P, 'stand', 'happy'), seen(Q, 'stand', 'happy')],
        },
        `"Well," said ${a}, and took off the hat. "It's afterwards." They looked at each other. "I can't stand heights," said ${p}. "I've said that it was my knee." ${q} couldn't swim. It came out of them, one after the other, like things out of pockets. "You'd better put that back on," said ${p}. "There's a wind." It was never spoken of again, except every day.`,
        `${a} waited for it. "So you were down there all alone," said ${q}, "feeling like that." "For nine days," said ${p}. "And we ate bacon." They seemed to be cross about quite the wrong thing. "Next time you'll say," said ${q}. "I'm afraid of the dark, if it's of any use to you." The cook, it turned out, had been sick as well. He had thought that it would be mutiny to mention it.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'sit', 'worried'), seen(A, 'sit', 'happy')],
          things: ['boat'],
        },
        `When they landed, it was ${b} who sat down after three steps and held on to the beach. "It won't keep still," said ${b}. "It's been nine days," said ${a}. "Your legs think that it's a ${v}." ${refrain} ${a} sat down there too, and asked for the pencil. It was a bit shaky, for a line. "It's only to show you where," said ${a}. "It's over there. I'll hold you."`,
        `${b} had never had a queasy minute, up and down all those waves. And then they stepped ashore. "Who's rocking it?" said ${b}, on hands and knees in the sand. ${refrain} "Don't tell the others," said ${b}. "I wouldn't dream of it," said ${a}, and lay down alongside, and pointed. They lay there until it got dark, and held on to the line from both ends.`,
      ),
    ],
  };
}
