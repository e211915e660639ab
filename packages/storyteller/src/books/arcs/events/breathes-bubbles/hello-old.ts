import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './breath.ts';

/** For ages 8 to 12: there is a visitors' book in which nobody has ever stayed to write. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo } = going;
  const { x, drawn, D, d, refrain: r, title } = partsOf(going);
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(D, 'stand', 'calm')] },
        `Lessons were at nine, on the flat rock. "Breathe in," said ${d}, who was the oldest dragon there is. "Think of an insult. Now let them have it." ${A.introduced} had never been insulted, up there, and thought of being rained on. That ought to do. ${a} breathed in until both ears rang, and let go.`,
        `There's an exam for dragons, and it has only one question in it. "Light that," said ${d}, who was the oldest dragon there is, and pointed to a log. ${A.introduced} had read about it for a year. One breathes in, and one thinks of mustard, and after that there is no log. ${a} shut both eyes, and blew.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(D, 'stand', 'surprised')], things: drawn },
        `It was ${x}. They went up past the rock, turning in the sun, and there was no end of them. "${r}" said ${d}, who was brushing some off. "No," said ${a}. "I noticed." They tried it with mustard, and with pepper, and upside down. That made ${x}, ${x}, and a headache.`,
        `There was a soft sort of noise, and then there were ${x}. They settled on the log, and made it look as if it were getting married. "${r}" said ${d}. ${a} did it again, lower, and with more of a growl. It made rather better ${x}. "You're coming down with something," said ${d}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'curious', 'book'), seen(D, 'sit', 'calm')],
          things: ['book', 'cup'],
        },
        `By the gate there was a table. It had one clean cup on it, and a book. ${a} had been told not to touch either, and one wet day ${a} opened the book. VISITORS, it said. There was a line for the name, and a line for remarks. It went back three hundred years, and there was nobody in it.`,
        `A cup stood on the table by the gate, and ${d} washed it every Sunday. Beside it lay a book. ${a} looked inside. It was for visitors to write in, and there were three hundred years of it, all ruled by hand. On one page somebody had begun, and left a blot. The rest was lines.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'sad'), seen(A, 'sit', 'worried')] },
        `"Oh, they come," said ${d}, who had turned a little pink. "Some get as far as the gate. I see them, and I'm so pleased. I go to say hello, and every time they remember something that they've left at home. They must be very forgetful, down there." ${d} straightened the book, which was straight.`,
        `"It isn't that nobody comes," said ${d}. "They do come. I watch them all the way up, and I put the kettle on. And then I say hello, and off they go, at a run. I expect that they're shy. I was just the same at that age." The cup was clean, and ${d} wiped it again.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'shout', 'happy'), seen(A, 'hide', 'surprised')] },
        `"How exactly do you say it?" said ${a}. "How does anyone?" said ${d}. "With all my heart." ${d} thought of somebody at the gate, and smiled, and breathed in. "HELLO!" When the rock had stopped glowing, ${a} came out from behind it. "I think," said ${a}, "that it may be too warm a welcome."`,
        `"Would you say it now?" said ${a}. "To nobody. Just so that I can hear." ${d} was delighted, and stood up for it. "HELLO!" It was a good deal longer than the word. Somewhere past the gate a pond went off like an egg. "Yes," said ${a}, from underneath the table. "I see how one could take that."`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(D, 'stand', 'curious')],
          things: drawn,
        },
        `${a} stood on the wall by the gate. It's hard to tell somebody that for three hundred years they have been shouting. It's easier to show them. "Hello," said ${a}, down the mountain. "${r}" said ${d}, from habit. But there was a wind up. It took the ${x} over the edge, and they didn't come back.`,
        `"It could be said like this," said ${a}, as if it didn't matter much, and leaned over the gate. "Hello." It went out on the wind, a whole long string of ${x}, and past the pines. "${r}" said ${d}. "I know," said ${a}. "I wasn't trying to." It was the first time that ${a} had said so.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(B, 'look-up', 'curious'), seen(G, 'stand', 'surprised')],
          things: drawn,
        },
        `In the street at the bottom ${B.introduced} was waiting for something to happen. What happened was ${x}. They came over the roofs, in no hurry, and all from the one side. "Somebody's doing that on purpose," said ${b}. "Nothing comes from up there but smoke," said ${g}, and went to find the boots.${comesToo}`,
        `It was a Tuesday down in the street, and then it had ${x} in it. ${B.introduced} caught one, and looked where it had come from. "There's nobody up there," said ${g}. "Somebody's aunt went once. She came home without her hat." "Well, somebody's saying something," said ${b}. "Let's go and hear it."${comesToo}`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(B, 'walk', 'determined'), seen(G, 'walk', 'worried')],
          things: drawn,
        },
        `It took until three. There was no path, since all who had gone up had come down by other ways, and quickly. They went from one lot of ${x} to the next. By the pines the grass was black in long stripes. ${Gcap} slowed down there. But then some more came by, and one can't be afraid of ${x}.`,
        `They went up by the ${x}, as one goes up by a rope. Here and there was a thing that somebody had dropped, and had not stopped to pick up. There was a hat, and a very old umbrella. "I do wonder what they met," said ${g}. Just then a fresh lot came round the corner. "It can't have been this," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'excited'), seen(A, 'reach', 'worried')], things: ['gate'] },
        `${d} heard the gate. "Somebody's come," ${d} whispered, and it scorched the hedge. Then ${d} remembered to be polite, and breathed in. It went on for a long time. "Don't say it!" said ${a}. "I've got to," said ${d}, through shut teeth. "It's rude not to." "I'll say it," said ${a}. "You hold that, and wave."`,
        `There was a knock, which there had never been. ${d} dropped the cup, and caught it. ${d} took in all the air that there was, with three hundred years behind it, and opened that enormous mouth. ${a} had nothing to put in it but an elbow. "Swallow," said ${a}. "Please. Let me do this one."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'happy'), seen(B, 'wave', 'happy'), seen(D, 'wave', 'excited')],
          things: drawn,
        },
        `So it was ${a} who opened the gate. "Hello," said ${a}, and the yard filled up with ${x}, as high as the latch. "Hello," said ${b}, from the middle of them, and stayed where ${b} was. Behind, ${d} waved with both arms. There was smoke at the ears, and at the knees, but it held.`,
        `"Hello," said ${a}. It was mostly ${x}. When they had blown by, there stood ${b}, who hadn't remembered anything at home. "Hello," said ${b}. "Is it you that does it?" "Yes," said ${a}. It had never sounded so well. At the back ${d} waved, quite purple, and hiccuped one small black ring.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(D, 'hold', 'happy', 'book'), seen(A, 'sit', 'proud')],
          things: ['book', 'cup'],
        },
        `They had tea, from the cup. Then ${b} signed, all the way to the end of the name, and ${d} held the book. Under remarks ${b} put, "Nice tea. Nice ${x}." ${d} read it four times. "Three hundred years I've had the fire," said ${d} to ${a}. "And I never once had the word for it."`,
        `The book was signed before the tea was cold, and that tea took some time. "I came because somebody asked me," ${b} wrote, under remarks. ${d} went away with the book, and was heard blowing a nose. It set fire to the handkerchief. "Full marks," ${d} told ${a}, when the smoke had gone.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(D, 'shout', 'determined'), seen(A, 'look-up', 'happy')] },
        `There's a second book now, and a path. ${d} does the tea, and the waving. But late that year ${a} woke, and heard somebody on the flat rock. "Breathe in," it said, very low. "Think of something kind." Whoosh! The pines lit up. "${r}" said ${a}, at the window. "I mean, it is. Try again."`,
        `By summer they had to rule more lines. It was then that ${a} found the back of the mountain all black, in places. That night ${a} followed ${d} out. There was a long breath in, and a hush. Whoosh! "Not so much as one," said ${d}, and looked for ${x} in the ashes. "Try thinking of the gate," said ${a}.`,
      ),
    ],
  };
}
