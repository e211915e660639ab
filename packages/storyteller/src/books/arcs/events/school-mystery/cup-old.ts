import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The telling for those from eight. */
export function old(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, P, D, H, a, b, p, d, h, cup, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'stand', 'calm'), ...along],
          things: ['trophy'],
        },
        `Nobody at the school looked at the ${cup} any more.${comesToo} It stood in a glass case by the front door, between the fire bell and the lost gloves. For a hundred summers it had gone to whoever was best at an egg and a spoon. It had all their names on. But ${A.introduced} noticed things. It was a habit, like biting your nails. On a Friday in May, at twenty past three, ${a} noticed that it wasn't there. "Look," said ${a} to ${B.introduced}.`,
        `${A.introduced} was going to be a detective, and there was nothing to detect.${comesToo} Things at school only got lost, and then they were found, under the bench. "There's no crime," said ${B.introduced}. "You'll have to start with something small." They were standing in the hall, in front of the glass case. It held the old silver ${cup} for the egg and spoon race. At least it had done so yesterday. Today was Friday, and it held a ring in the dust.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['notebook'],
        },
        `"Stolen!" said ${b}. "Locked," said ${a}, and tried the little door. The glass was whole. It was too late to tell anyone; there was only the sound of a broom, somewhere. All that weekend ${a} wrote in a notebook. On Monday they went straight to the case, with a speech prepared. The ${cup} stood in it, exactly on its ring, and looked as if it had never been anywhere. "${refrain}" said ${a}.`,
        `They had a whole weekend to be excited in. ${b} drew a plan of the hall. ${a} made a list of who had been seen near it, and it had four hundred names. On Monday morning they came in early, to be first with the news. There was no news. There was a ${cup}. It was in its case, and the case was locked. "Did we dream it?" said ${b}. "Both of us?" said ${a}, and got out the notebook. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'curious')], things: ['trophy'] },
        `It went again that Friday, and on the Monday it had come back. It was the same the week after. You could have set a clock by it. "It's getting cleaner," said ${b}, who was the one with eyes for that sort of thing. "It was nearly black in April. You can see the fire bell in it now." They looked at each other, upside down and very wide, in the silver. What kind of thief takes a thing on Friday, and gives it a polish, and brings it home? "${refrain}"`,
        `After three weeks they had a pattern, which is what a detective likes. Out on Fridays, after the bell. In again by Monday, at ten to nine. "And there's this," said ${a}, and breathed on the glass, and wiped it. "Look at the handles. Somebody has been at them with a toothbrush." Every week that ${cup} came back a little brighter than it had left. "That isn't a theft," said ${b}. "That's a holiday. ${refrain}"`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious')],
          things: ['spoon'],
        },
        `A detective has to have a theory, and they had a magpie. There was one on the gym roof, and it was known to be fond of bright things. ${b} laid out a teaspoon, on a wall, in the sun. They lay behind the bins for the whole of a dinner time. It came. It took the spoon up by the bowl, and flapped, and fell off the wall. "It would need a friend," said ${a}, and crossed it out, "and a lock pick."`,
        `"Who likes silver?" said ${a}. "The King," said ${b}. "Nearer." There was a magpie that lived over the kitchens, and had a bad name. They offered it a dessert spoon, as a test of strength, and it dragged that for about a yard. Then it sat down on it. "So it isn't weight lifting," said ${b}. ${a} put a line through the magpie. It did seem sorry not to have been asked before.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(H, 'walk', 'calm'), seen(A, 'hide', 'curious'), seen(B, 'hide', 'curious')],
        },
        `The next was ${H.introduced}, who was the head, and had a key to everything. "She carries that big bag," said ${b}. On Friday they stood in among the coats, with their feet in other people's wellies. At a quarter to four ${h} came through the hall with the bag, and it burst. It was sums. It was four classes of sums, and a banana. They had to come out and help her to pick them up. When they had finished, the case was empty, and they'd been standing with their backs to it. "${refrain}"`,
        `That left the people with keys. "${H.introduced}," said ${a}. It's a serious thing to suspect the head, and they did it properly, from behind the piano. She came at four, in a long coat. She stopped. She looked to the left and the right. Then she took a run along the polished floor, and slid, as far as the mat. She went out with a very straight back. They were so taken up with it that neither of them had watched the case. "Oh, no," said ${b}. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'point', 'excited')],
          things: ['trophy', 'magnifying-glass'],
        },
        `"We've been asking who," said ${a}, on the Monday. "Let's ask the ${cup}." They got the glass as close as they could, and the magnifying glass to that. There was a crumb in the bottom, with a seed in it. There was a smell of lavender round the lock. "That's not a crook," said ${b}. "That's a tea." And then they saw the names. All of them were as sharp as the day that they were cut. But one was worn so smooth that it was like something seen through milk. It was just where your thumb would go.`,
        `They had been looking at everything except the thing itself. ${a} knelt down with the magnifying glass. It had crumbs in it, of seed cake. It had a white hair, as fine as a spider's. "Turn your head," said ${b}, "and look along." The names went round and round it, a hundred years of eggs. They shone. And low down there was a place that shone more, because it had been rubbed. It must have been done again and again, by somebody who did it softly. You could only just make out a D.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'walk', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['broom'],
        },
        `"D. Pike," spelled ${b}. "That was eighty years ago and more." "Pike," said ${a}. They had both read that name every day since they were four. It was on the door of the broom cupboard. Along the hall came a whistle, and behind the whistle came ${P.introduced}. He had mended every chair in that school, and he knew which of them wobbled, and who sat on it. "Afternoon, detectives," said ${p}. He had a broom in one hand. In the other he had the keys.`,
        `"Dot," read ${a}, a letter at a time. "Dot Pike." There is a moment when a case goes click, and it isn't always nice. They knew a Pike. Everybody did. ${P.introduced} swept the hall, and got balls off the roof. He had sat with ${b} for an hour once, over a loose tooth. Last thing on a Friday, when there was no one left, ${p} went round and locked up. ${a} shut the notebook. "I wish that it had been the magpie," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'worried')] },
        `It was solved, then. They could go to ${h} with it, and it would be read out in assembly. ${b} had thought what to wear. But when it came to it they stood in the hall, and did not go. "We don't know why," said ${a}. "We only know who." "Does it matter?" said ${b}. ${a} looked at the name that had been stroked away. "I think it's most of it," said ${a}.`,
        `You could see how it would be. There would be a policeman, and a new person with the broom. They would have their picture in the paper, two detectives, with a ${cup}. "We found it out," said ${b}. "We're allowed to say." "We've found out half," said ${a}. "You can't tell people half of a thing." So they did what you ought to do first, and nearly never do. They went and asked him.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'sit', 'shy'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'calm')],
          things: ['bucket'],
        },
        `"On Fridays," said ${a}. "${refrain}" ${p} set the broom against the wall, and himself on a bucket. He was red to the ears. "It goes to tea," said ${p}. "With my mother. She won it when she was seven, in her brother's boots. She's never won a thing since. She can't do the steps any more, or the bus. So I thought, who looks at it, of a weekend? She has it on the bed. She rubs it up, and she tells me how the egg wobbled at the bend. I always meant to ask. And then it got too late to."`,
        `"We know that it's you," said ${a}. "We don't know why." ${p} didn't try to say that it wasn't. "Sit down," said ${p}, and gave them the buckets. "It's for my mum. That's her: Dot. There's never been much silver in our house. When she turned ninety, and couldn't get out, I said, what would you like? And she said, I'd like to see if it's still on there, my name." He turned the keys round and round. "It was only to be the once. But you should have seen how she held it. She has it till Sunday night. I ought to have asked, and that's the truth."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(H, 'sit', 'calm'),
            seen(P, 'stand', 'shy'),
            seen(A, 'stand', 'determined'),
            seen(B, 'stand', 'shy'),
          ],
        },
        `They went to ${h} all together, which was ${A.names} idea. ${p} did the talking. ${h} took off her glasses, and cleaned them, and went on cleaning them. "Borrowing," said ${h}, "is only taking that's been asked about. So ask me, ${p}." ${p} asked. "Yes," said ${h}. Nobody knew where to look. Then ${a}, who noticed things, noticed the calendar. "It's the race on Friday," said ${a}. "She can't come to it. But it's only running. It doesn't have to be here."`,
        `"I'm in the wrong," said ${p} to ${h}, and told all of it, cap in hand. The two detectives stood on either side. ${h} heard him to the end. "That ${cup} belongs to whoever won it," said ${h}. "I've got a cupboard full of rules, and I believe that you'll find that in it." She hadn't looked. "But she ought to see it run for." "She can't get here," said ${p}. "No," said ${b} slowly. "But an egg can go anywhere, if you hold it straight."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            seen(D, 'wave', 'happy'),
            seen(A, 'run', 'happy'),
            seen(B, 'run', 'happy'),
            seen(P, 'cheer', 'happy'),
          ],
          things: ['spoon'],
        },
        `And that is why, for the first time in a hundred years, sports day was in Harbour Road. They shut it at both ends. They ran from the post box to the lamp post, past number nine. At number nine the window was up as far as it would go. A very small old lady leaned out of it, with a cushion under each elbow. "Keep your thumb off it!" shouted ${d}. "Look at the egg! Never look at the spoon!" ${a} came last, from laughing. ${b} came ninth.`,
        `So on the Friday they carried it all down to Harbour Road: the tape, the whistle, and four hundred eggs. The police came after all. They held up the traffic. ${d} sat at her window like a queen at the play, in a hat. She knew at once who would drop it, and she told them. "You're looking at your feet!" she called to ${a}. "Never mind your feet! They'll come!" It was quite true. ${a} had never got so far before.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'hold', 'proud', 'trophy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['trophy'],
        },
        `It was ${d} who gave out the ${cup}, over the window sill. She held on to it for a moment, with her thumb where it always went. There's a card in the case today, on a hook. On one side it says IN. On the other it says AT HOME, and ${p} turns it round on Fridays, before them all. "${refrain}" say the new ones, with their noses on the glass. And ${a}, who could tell them, tells them to begin with the crumbs.`,
        `The winner was a boy of six, whom nobody had thought of. ${d} handed the ${cup} out to him herself. "They'll put your name on there," she said, "very small. Don't let anyone tell you it's a little thing." The notebook has been closed, with SOLVED on it, and then another word, which ${a} has crossed out. It was "stolen". On Fridays, at twenty past three, the case by the door is empty. "${refrain}" somebody asks, every week. "Out to tea," says ${b}.`,
      ),
    ],
  };
}
