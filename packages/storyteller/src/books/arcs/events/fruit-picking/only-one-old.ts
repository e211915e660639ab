import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace } from '../the-one.ts';
import { partsOf, REFRAINS, TITLES } from './only-one-said.ts';

/** For the oldest: somebody is suspected aloud, and that has to be put right with something. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { fruit, D, d, things } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'basket'), seen(G, 'stand', 'happy')],
          things: ['basket'],
        },
        `Every summer they picked ${fruit.many}${/orchard/.test(going.raw) ? ' in the orchard' : inPlace(going, '')} for the pie, and every summer there were too few. "This time we'll have enough," said ${A.introduced}, and had brought the washing basket. ${Gcap} wore the red hat that was for picking.${comesToo} ${B.introduced} came last, with a spoon. "What's the spoon for?" said ${a}. "You never know," said ${b}.`,
        `A pie for the whole street wants a whole basket of ${fruit.many}, and they grew${/orchard/.test(going.raw) ? ' in the orchard' : inPlace(going, ' on the farm')}. They had asked ${A.introduced} to see to it. ${a} had made a list of who would pick where. ${Gcap} was down for the left, in the red hat.${comesToo} ${B.introduced} was down for nothing, and had brought a spoon. "You can carry," said ${a}. "You can't be trusted nearer than that." It was meant as a joke, or mostly.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'curious'), seen(B, 'stand', 'happy')],
          things: ['fence', 'basket'],
        },
        `They stood the basket by the fence, in the only bit of shade. On the other side was ${D.introduced}, asleep on four legs, with one ear down. It was so quiet that one could hear things getting ripe. ${a} had the first one out of ${fruit.grows}, because somebody must. It was the right sort of warm. Then ${a} counted up to four hundred, aloud, without eating any.`,
        `The basket was put down where it was cool, close by the fence. ${D.introduced} stood behind it, in the next field, and thought about nothing with both eyes shut. ${a} tried one ${fruit.one}, as the person in charge, and found it good. After that it was work. By eleven the basket was full to the handle, and ${a} had wiped both hands on the grass.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'calm')], things: ['basket'] },
        `"One more row," said ${g}. They were gone for as long as a row takes. And when they came back there was a leaf in the basket, and a wasp. ${a} looked round. There stood ${b}, who had been carrying. There was a drop of juice on ${B.names} chin, and there was the spoon. "${refrain}," said ${b}, very quickly, before anyone had asked.`,
        `They had only gone to wash, at the pump. It was quite a short wash. ${a} bent over the basket, and could see the bottom of it, with the pattern. Nobody had been there but ${b}. "What?" said ${b}. "${refrain}." And ${b} wiped something off one cheek. "One what?" said ${a}. "One basket?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'angry'), seen(B, 'stand', 'sad'), seen(G, 'stand', 'worried')] },
        `"There were four hundred," said ${a}. "Four hundred! They're for a pie. You had a spoon with you, ${b}. You'd planned it." "It was for the cream," said ${b}. "In case there was cream." But ${a} was too hot to stop. "Go and sit by the gate," said ${a}, "where I can see you. We'll have to do it all again." It got very quiet. ${b} put the spoon down on the grass, and went and sat there.`,
        `There are things that one says because one is hot, and has been bent double for two hours. "You always do," said ${a}. "You even brought a spoon. I knew it." ${b} said nothing at all. ${b} laid the spoon in the grass, and went to sit by the gate. It's a long way, from the fence to the gate, when somebody is looking at your back.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(G, 'reach', 'calm')], things },
        `So the two of them began again. It isn't easy to be right for two hours together. Nobody made a joke, and nobody counted. Now and then ${a} looked across, and there was ${b}, not moving, far off. "It was a lot to eat," said ${g}, once, "in ten minutes." "${b} is always hungry," said ${a}. But it had begun to be a sum, and it did not come out.`,
        `${a} and ${g} did it all over again. It was the same work with all the fun taken out. By two the basket was full. Over at the gate sat ${b}, as small as a full stop. "A whole basketful," said ${g}, slowly. "Where would ${b} put it?" ${a} had been thinking so, for some time, and had been trying not to.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared'), seen(G, 'stand', 'surprised')], things: ['basket'] },
        `At the end of the last row they straightened up, and turned round. The basket was empty. It was just as empty as before, and ${b} was a hundred steps away, where ${a} had put ${b}. ${a} looked at ${g}, with very little hope. "${refrain}," said ${g}, and went as red as the hat. "At ten o'clock." So it had been none of them. Something went cold in ${a}, in spite of the sun.`,
        `${Gcap} went to look for the string, and ${a} went to look at the sky. It might have been half a minute. Then there was only the pattern again, and one stalk. "Was it you?" said ${a}. "${refrain}," said ${g}, "and so did you, for I saw it." And that left nobody. For ${b} was still by the gate, with folded arms, and had been there for two hours.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hide', 'determined'), seen(G, 'hide', 'curious')],
          things: ['basket', 'hat'],
        },
        `"Lend me the hat," said ${a}. There was no more fruit to set a trap with. It went into the basket, red side up, with a leaf on top. They lay down in ${fruit.grows}, and looked along the ground. There was a bee, and another bee. What does one say to somebody, afterwards? "Sorry about the fuss," whispered ${a}. "No. I'm sorry that I shouted. No." None of them would do.`,
        `There wasn't one ${fruit.one} left to use for bait. But there was the hat, which was red, and round, and looked well with a leaf. ${a} laid it in. Then they hid, and waited, with their noses on the ground. "Was I very loud?" whispered ${a}. "They heard you in the village," whispered ${g}. ${a} put both hands over both ears, but it was too late for that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'happy'), seen(A, 'hide', 'surprised')], things: ['hat', 'fence'] },
        `The fence creaked. One ear went up behind it, and then the other. A grey head came over the top bar, with its eyes still shut, as if it were only stretching. It sank down into the basket as if it had been there before. There was a soft noise. Up it came, and in its teeth was the hat, and it was being chewed by somebody with great experience.`,
        `First there was a shadow. It had two very long points. Then came a nose like a wet glove, over the fence, feeling its way, and it knew the way. It went in without touching the sides. "${d}," whispered ${g}. ${d} came up with the red hat, looked a little surprised, and went on chewing all the same.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'calm'), seen(D, 'stand', 'calm')] },
        `"Hee-haw," said ${d}, when they got the hat back. It had the sound of "${refrain}". ${g} laughed until it hurt. But ${a} was on the way to the gate. It was every bit as far as it had looked. "It was the donkey," said ${a}. "I said it was you. I said it in front of people." "The spoon was for cream," said ${b}, to the gate. "But I did have one." "I know," said ${a}. "So did I."`,
        `Nobody could be angry with ${d}. There was juice up to the ears, and the eyes were quite honest. "Hee-haw," said ${d}, which is the same as "${refrain}". ${a} didn't stay for the rest of it. ${a} went across the field to the gate, and stopped. "I was wrong," said ${a}. "I was wrong about the spoon as well." ${b} looked up. "It was for cream," said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'basket'), seen(B, 'reach', 'happy'), seen(G, 'reach', 'happy')],
          things: ['basket'],
        },
        `The third basket they picked together, and ${a} carried it the whole time. Deep in ${fruit.grows} there was one that they had all missed. It was the biggest of the year, and so ripe that it shone, and ${a} saw it first. ${a} looked at it for quite a while. Then ${a} put it on the spoon, and gave the spoon to ${b}. "There isn't any cream," said ${a}. "No," said ${b}, and ate it very slowly. "It doesn't need any."`,
        `It was evening when they had it full again, all three, for ${b} had got a row of ${B.names} own. And under the very last leaf hung the best ${fruit.one} that anyone had seen. By rights it belonged to whoever saw it first, and that was ${a}. "Open," said ${a}, and held it out on the spoon. ${b} bit it in two, right down the middle. "Only half of one," said ${b}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
        },
        `It was the largest pie that the street had ever had, and there was cream. It stood on the sill to cool, with the window open. When they came to cut it, somebody had been there, and had been there with a spoon. They all looked at one another for a moment. Nobody pointed. "${refrain}," said ${g}, and ${a}, and ${b}, all in one breath.`,
        `There was enough for the whole street, and a slice over. ${a} carried it out to the fence, in the dark, with cream. ${b} came along with the lantern. Two ears went up. "That's yours," said ${a}. "You picked a good many of them." It went in one bite, plate and all, very nearly. "Hee-haw," said ${d}. They looked at each other. "${refrain}," said ${a} and ${b}.`,
      ),
    ],
  };
}
