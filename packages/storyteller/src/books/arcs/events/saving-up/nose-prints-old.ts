import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES_OLD } from './parts.ts';

/** For ages 8 to 12: there is an older row of noses further up; and two people meet on the stairs with one coin. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, x, anX, drawn, S, s } = partsOf(going);
  const y = /accordion/.test(x) ? 'trumpet' : 'accordion';
  const label = y.slice(0, 3).toUpperCase();
  const aY = y === 'accordion' ? 'an accordion' : 'a trumpet';
  return {
    title: titled(chance.pick(...TITLES_OLD)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'stand', 'calm')],
          things: drawn,
        },
        `It was thirty pounds. It said so on a card, between ${anX} and an old ${y}. ${A.introduced} stood at the window of the corner shop until the glass had gone white, and looked at the ${x}. When ${a} moved away there was the mark of a nose. "Is that a lot?" said ${B.introduced}. "It's thirty Saturdays," said ${a}.`,
        `There was ${anX} in the window of the corner shop. Behind it stood an old ${y}, and in front stood a card with £30 on it. ${A.introduced} leaned on the glass to look, and left a nose there. One pound a week came to thirty weeks, however one did it. "You'd have to start now," said ${B.introduced}. "I have," said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'coin'), seen(G, 'stand', 'calm')],
          things: ['jar', 'coin'],
        },
        `The first coin had a spot of blue paint on its edge. It looked very small at the bottom of a jar. "Shall I see it full?" said ${a}. "I shouldn't wonder," said ${g}, who was sewing a button on to an old coat. It was the third time for that button. "Don't you want a new one?" "${refrain}" said ${g}. It's what ${g} always said.`,
        `${Gcap} rinsed out a jar, and ${a} dropped in the first coin. It was a pound with a blue edge, where somebody had got paint on it. It rang like a bell, as there was nothing else in there. "You need shoes," said ${a}, because ${g} was putting cardboard into one. "${refrain}" said ${g}, and pressed it flat. ${a} had heard that so often that it was like the clock.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'bread'), seen(A, 'stand', 'worried')],
          things: ['bread'],
        },
        `There are two sorts of people, and ${b} was the other one. ${b} had a bun each Saturday, by five past nine. "Money's only bread that hasn't happened yet," said ${b}. "Have you got enough?" "${refrain}" said ${a}. It was raining, and it was week nine. There's a smell that comes out of a baker's in the rain. ${a} walked through it like somebody going under a waterfall.`,
        `${b} never had any money for longer than it takes to get to the baker's. "Where's yours?" said ${b}, round a bun. "In a jar." "I've got mine in here," said ${b}, and patted it. "Can you buy it now?" "${refrain}" It was week eleven. ${a} held on to a wet pound, and breathed through the mouth until they were past the door.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'curious'), seen(S, 'point', 'calm')],
        },
        `Every week there was one more nose on the window. ${S.introduced} didn't wipe that side any more. "I like to know who's coming," she said. It was then, with the sun low, that ${a} saw the others. There was a second row, two feet higher up. It was older, and some of it had gone grey. "Whose are those?" said ${a}. "I've never been told," said ${s}. "Thursdays, after work. It's been four years."`,
        `By week twelve they made a row, like a fence. "Don't you wash it?" said ${a}. "Not that one," said ${S.introduced}, whose shop it was. "It'd be like throwing away letters." She showed ${a} how to stand, with the light behind. There was another row above it. It was twice as high, and it went right along to the end. "Every Thursday, for four years," she said. "Never comes in. It's the ${y}, I think."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'curious')],
          things: ['jar', 'flour', 'letter'],
        },
        `They were making pancakes when ${b} found it. At the back, behind the flour, was a jar. It had a label, ${label}, in ${G.names} writing, and two pounds in it. Beneath them lay bits of paper. "Lent for boots," said one. "School trip. The roof. Cake, with a 9 on it." ${a} read all of them twice. Those had been ${A.names} boots. By the dates it had been full three times.`,
        `It was ${b} who pulled out the flour, and a jar came with it. "Somebody else is saving," said ${b}. There were two pounds in it, and a great many notes. They all began with "Lent". It was lent for a coat, and for a window, and for ${A.names} swimming. The last was for a birthday cake. On the lid stood three letters, very neat: ${label}. That jar had been filled, and filled, and filled.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'worried')], things: ['jar'] },
        `"That's the higher noses," said ${a}. "It's the ${y}. It's been in that window the whole time, behind the ${x}, and I looked past it." "You can't give money to a grown-up," said ${b}. "They just give it back." That was true. It would have to be done so that nobody saw. ${a} looked at the first jar, and at the second. There were fourteen pounds in the one, and each of them had been a Saturday.`,
        `${a} shut the cupboard. One knows people's coats, and their shoes, and what they say. One doesn't think of them with a nose against a window. "It's Thursdays," said ${a}. "That's when we're told there's a queue at the post office." "What will you do?" said ${b}. ${a} had fourteen pounds, which was nearly half of ${anX}. It wasn't nice to have to think of it as something else as well.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined', 'coin')],
          things: ['jar', 'coin', 'flour'],
        },
        `So on Saturday night ${a} took out a coin. It was the one with the blue edge, the oldest. ${a} went down the stairs, past the one that creaks, and put it in behind the flour. It cost exactly one week. In bed ${a} could feel where the week had been. The next Saturday ${a} took another coin, and did it again.`,
        `When the house was quiet ${a} crept down to the kitchen in socks. It was the blue pound that went first. It made a soft little sound, behind the flour, and that was a Saturday gone. ${a} had stood in the rain for that one. It was no easier the second time, or the third. But ${a} had begun to like those stairs, in the dark, and not being thanked.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised', 'jar'), seen(B, 'sit', 'curious')],
          things: ['jar', 'coin'],
        },
        `Seven weeks later, one Sunday morning, ${a} counted. There ought to have been fourteen. There were twenty-one. ${a} tipped them out on the floor and did it again, in piles. "Perhaps they've had young," said ${b}. "Was that one there before?" And ${b} held it up. It had a spot of blue on its edge.`,
        `It was ${b} who noticed, on the Sunday morning of week twenty-one. "You've put in one a week, and you've taken out one a week," said ${b}. "So you've got the same as before." But there were too many. They made seven piles of three on the floor of the bedroom. And on top of the last lay a pound with a blue edge. ${a} had taken that downstairs weeks ago.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'coin'), seen(G, 'hold', 'surprised', 'coin')],
          things: ['coin'],
        },
        `That night ${a} went down again. On the fifth stair there was somebody coming up. They stood there in the dark, nose to nose, in their socks. "What are you doing?" said ${g}. "Nothing," said ${a}. "What are you?" "Nothing." Each had one hand shut. Then they both opened it. "It's for your ${x}," said ${g}. "It's for your ${y}," said ${a}.`,
        `There's one stair that creaks, and that night it creaked twice. ${a} had trodden on it going down. ${Gcap} had trodden on it going up. Neither of them could think of anything to say. In ${A.names} hand there was a pound. There was a pound in the other hand, too. "That's out of your jar," said ${a}. "And that's out of yours," said ${g}. "Since when do you know about the ${y}?"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(G, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'stand', 'sleepy')],
          things: ['jar', 'coin'],
        },
        `It had been the same coin, some of those nights. ${a} took it down at nine, and ${g} took it up at eleven. They'd done that for seven weeks. They laughed so much that ${b} came to see who was crying. Then they put the two jars side by side and tipped them out together. It came to thirty pounds. The ${x} cost that, and the ${y} cost that. It would buy one of them.`,
        `"I put it in your jar at eleven," said ${g}. "I put it in yours at nine," said ${a}. So the blue pound had been out every Saturday, for a walk. They sat on the kitchen floor, and couldn't stop laughing, and had to hold on to the table. ${b} came down to tell them the time. Then they emptied both jars in one heap and counted. It came to thirty. It would do for the ${x}, or it would do for the ${y}.`,
      ),
      page(
        {
          setting: 'shop',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(S, 'stand', 'surprised'), seen(G, 'stand', 'shy')],
          things: ['coin', ...(y === 'accordion' ? (['accordion'] as const) : (['trumpet'] as const))],
        },
        `In the morning they went in, both of them, for the first time. "It's the ${x}, please," said ${g}. It stood there with the sun on it. ${a} had wanted it for so long that ${A.names} hands knew how it would feel. "Is that what you've come for?" said ${s}, to ${a}. It was awful. "${refrain}" said ${a}. "That one can wait. It's the ${y} first. It's been four years."`,
        `"Good morning," said ${s}, the next morning, and looked from one nose to the other. "I wondered when you two would meet." ${Gcap} put down the bag of coins. "We'd like the ${x}," said ${g}. Nobody would ever have minded. ${a} had a good long look at it, from the inside, without any glass. "${refrain}" said ${a}, and it was the hardest one of all. "We'll have ${aY}, please."`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(G, 'stand', 'happy', y),
            seen(A, 'wave', 'happy'),
            seen(B, 'sit', 'happy'),
            seen(S, 'stand', 'happy'),
          ],
          things: ['hat', y, ...drawn.slice(0, 1)],
        },
        `${Gcap} knew four tunes, and played them on the corner on Saturdays, with a hat. Some people put in a coin for more, and some for less. So it was only eleven weeks before ${s} took the ${x} out of the window. She washed that side, all but the two rows. "Come on," said ${a}, that evening. "It's bedtime." "${refrain}" said ${g}, and began again from the top. ${b} had a nose on the glass, quite low down, and was looking at a hat.`,
        `It was loud, and most of it was wrong. They did it outside the shop, on Saturdays, with a hat on the ground. "I'll give you a pound if you play that again," said one lady. Another gave two if they wouldn't. By week forty there was ${anX} to take home. ${s} polished the glass, but she went round the noses. There was a new one, near the bottom, and that was ${B.names}. The lamps came on. "Bedtime," said ${a}, and pulled ${g} by the sleeve. "${refrain}" said ${g}.`,
      ),
    ],
  };
}
