import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { sharing } from '../sharing.ts';

/** For ages 8 to 12: a second one is found, and the one who finds it need not say so. */
export function old(bound: OneBetween): Told {
  const { P, Q, p, q, z, called, on, place, drawn, chance, rest, restSit, mood } = sharing(bound);
  const refrain = 'Budge up';
  const still = mood === null ? `${p} still liked it quiet.` : `${p} was still as ${mood} as ever.`;
  return {
    title: titled(chance.pick('budge up', `the treaty of the ${z}`, `both sides of the line`)),
    refrain,
    pages: [
      page(
        { ...place, camera: 'wide', actors: [seen(P, 'sit', 'calm')], things: drawn },
        `Some people are made to measure, and some things are made to measure for them. There was one ${called}, and it fitted ${P.introduced} all the way round. At sunset one could sit ${on} it, say nothing, and look straight ahead. ${p} did so every evening. It was the best part of the day, and nobody else was in it.`,
        `Nobody knew who had made the ${called}. But it might have been made with ${P.introduced} sitting there for a pattern. There was no room to spare on any side. ${p} came every evening, got settled, and looked at the sun until it was gone. It took an hour. ${p} had never needed company for that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'jump', 'happy'), seen(P, 'sit', 'surprised'), ...restSit] },
        `"${refrain}!" It was ${Q.introduced}. "They say that we've got to share," said ${q}. "There's only this one left. Isn't it nice? I sing, by the way."${rest.middle} ${p} did not say anything. There are silences that can be heard from across a field, but ${q} was already halfway through a song.`,
        `Then came the Monday on which ${Q.introduced} turned up, with everything in one bag. "${refrain}!" said ${q}. "There's one ${z}, and there's us, and so we share."${rest.middle} It was only arithmetic. ${p} moved one elbow, by the width of a pencil. "Lovely," said ${q}, and sat on the rest of it, and began to sing.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'sit', 'happy'), seen(P, 'sit', 'worried')] },
        `The song was about a goat. It had nineteen verses, and the goat got into trouble in all of them. After each, ${q} explained it. By the fourth evening ${p} knew that goat better than some of the family. "${refrain}," said ${p}, meaning the goat as well.`,
        `${q} had never in a whole life looked straight ahead. ${q} looked at the side, and behind, and told ${p} what was there. There was always something. In the pauses there was a song, about a goat. "${refrain}," said ${p}, through shut teeth, and lost another inch.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'kneel', 'determined', 'crayon'), seen(Q, 'sit', 'curious')],
          things: ['crayon'],
        },
        `On Thursday ${p} drew a line. It was in crayon, and went down the exact middle. On this side was ${p}, and on that side was ${q}. They sat back to back, to keep it straight. It was a good line. It kept out feet and crumbs. It had no effect whatever on the goat.`,
        `So a treaty was made. It had one line, in red crayon, down the middle of the ${z}. Nobody was to cross it with any part, or with anything that they owned. They sat with their backs to it, like two guards. "I'm not crossing it," sang ${q}. "I'm only audible."`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'calm'), seen(P, 'stand', 'sad')] },
        `Then it was turns, of five hundred breaths. The one who wasn't ${on} it stood at the side. ${p} had not known that one could breathe as slowly as ${q} did. "${refrain}," said ${p}, at four hundred and ninety-nine. "I lost count," said ${q}, quite truthfully. "I'll begin again."`,
        `They tried turns. Each of them had the ${z} for half of the time. The other half one spent being envious. One stood, and shifted from foot to foot. It had never looked so well as it did with ${q} ${on} it. "${refrain}," said ${p}, to nobody, into the wind.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'angry'), seen(Q, 'stand', 'sad')] },
        `It was on the second Sunday that ${p} said it. "I was here first, and I liked it better without." It had been ready for some time, and came out whole. ${q} stopped, with the goat up a ladder. "You could have told me that on Monday," said ${q}. Then ${q} moved over to the very edge, and did not sing.`,
        `"Must you?" said ${p}, in the middle of a verse. "It was perfect here. It was perfect for years, and then there was you." One can't draw a line round a thing like that. ${q} took in both elbows. There was suddenly a great deal of room. "I'll try to be less," said ${q}.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(P, 'walk', 'surprised')], things: drawn },
        `And the next evening, by pure luck, ${p} found another ${z}. It was behind the old wall, and in good order, and it belonged to nobody. It was a shade wider than the first. If one were told of it, one would surely move there. ${p} sat down ${on} it, to see. It was quite as quiet as one could wish.`,
        `It was a day later that ${p} took the long way round, and found it. It was a ${z}, under some leaves, whole and dry and nobody's. ${p} went three times round it. Here was the end of the treaty. One of the two need only say, "Look, there's one for you."`.replace(
          'It was a ',
          `It was ${/^[aeiou]/.test(z) ? 'an' : 'a'} `,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(P, 'think', 'worried')] },
        `The sun went down as it should. ${p} looked straight ahead. There was no goat. There was no elbow. There was a draught, from one side, about as long as ${q}, and nobody said what was behind. It came to ${p} that it had been ladders in verse eleven. How does one get a goat down a ladder?`,
        `${p} tried it, since it was there. The light went from gold to red, and nobody mentioned it. It was an hour long, and felt like more. "There's something over there," one wanted to say, "on the left." Halfway through, ${p} found that ${p} had left one half of it free.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'shy'), seen(Q, 'sit', 'sad')], things: drawn },
        `${q} was where ${p} had left ${q}, on the far edge, with hardly any shadow. It would have been easy not to say it, and to have company. It would have been easy to say it, and to have peace. "I've found another one," said ${p}. "It's better than this. You can have it, or I will. You choose." That was the hard way to do it.`,
        `It had to be said, since it was true. "There's a second one, behind the wall," said ${p}. "It's yours if you want it. You needn't be less of anything, over there." ${q} did not jump up. "Do you want me to go?" said ${q}. Nobody had asked ${p} that before. It took until it was nearly dark.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(P, 'sit', 'calm'), seen(Q, 'sit', 'surprised')],
          things: drawn,
        },
        `"How does it get down?" said ${p}. "What?" "The goat. It was up a ladder." ${q} looked to see whether this was a joke. "It doesn't," said ${q}. "Somebody goes up." Then ${q} began, very softly, at verse eleven. They had to sit back to back, for it was cold. Each of them was something to lean on.`,
        `"No," said ${p}. "I want it quiet for one hour, when the sun goes down. And I want you to be here while it is." ${q} counted that up. "An hour is long," said ${q}. "I could do forty minutes." "Done," said ${p}, and turned round, and leaned. It was exactly the right height for leaning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'happy'), seen(P, 'sit', 'happy'), ...restSit] },
        `${still} It's just that it was done in company now. At sunset ${q} held out for thirty-eight minutes, and went quite red. Then it burst out, all of it at once, what was on the left and what was behind. "${refrain}," said ${p}. It was said as one says good morning.`,
        `One could not say that ${p} had changed. ${still} But ${p} had begun to do the goat, in the low bits, with a perfectly straight face. "You're over the line," said ${q}. They both were. It had got so rubbed with leaning that one had to know where it was.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(P, 'sit', 'calm'), seen(Q, 'sit', 'happy')], things: drawn },
        `The other one is still there behind the wall. They go and look at it on Sundays. It's wider, and it's newer, and there's nothing wrong with it at all. A snail has it. It sits in the exact middle, and keeps an eye out, one each way. "It looks cold," says ${q}. "${refrain}," says ${p}, and they go home.`,
        `Even now they keep the second ${z} for visitors. None has stayed. It's very comfortable, they say, and they look across. Over there is one that is much too small. It has ${q} ${on} it, and ${p}, and a song, and hardly any of a red line. "Is there room?" people ask. "${refrain}," says ${p}, before anybody else can.`,
      ),
    ],
  };
}
