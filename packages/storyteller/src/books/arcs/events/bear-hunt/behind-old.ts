import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The telling for those from eight. */
export function old(going: Going): Told {
  const { A, B, G, Z, a, b, g, Gcap, z, kind, title, refrain, along } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'happy'), ...along].slice(
            0,
            4,
          ),
          things: ['backpack'],
        },
        `They had everything that one needs for a ${kind} hunt, except for a ${kind}. ${A.introduced} had studied them in books. ${B.introduced} had made a list, with boxes to tick: big, shy, may be hungry. ${Gcap} was to carry the backpack, which held the scarf, the hat and a dozen apples.${going.comesToo} It was a good backpack once. It had been up mountains. Nobody had looked lately at the bottom.`,
        `"The secret of a ${kind} hunt," said ${A.introduced}, "is never to look back. It puts them off." ${a} had got that from a book.${going.comesToo} So they set out in a line. ${a} looked ahead, and ${B.introduced} looked to the sides, and kept the list. Last came ${g}, with an old backpack. It had a scarf in it, a hat, a dozen apples and a small hole.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'curious'), seen(Z, 'hide', 'curious')],
          things: ['log', 'scarf'],
        },
        `It was not a minute before they saw one. It was lying across the path, long and brown, with its back to them. ${a} went down on all fours. It took a quarter of an hour to get there, and it was a log. "${refrain}" wrote ${b}, in the first box. While they were crawling, the scarf had let itself down through the hole, and stayed behind. Somebody stepped out from between two trees, and picked it up, and looked both ways.`,
        `"Down!" hissed ${a}. In the ferns ahead there was a great brown side, and it didn't breathe. That was clever of it. They waited for it to have to. After ten minutes a woodpecker came and sat on it. "It's a log," said ${g}. "${refrain}" said ${a}, with dignity. None of them noticed that they were a scarf short. Some way back, a large person was holding one up, and clearing its throat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious'), seen(Z, 'hide', 'happy')],
          things: ['rock', 'apple'],
        },
        `Up on the hill it was rocks. Each of them was round, and grey, and exactly like somebody asleep. ${b} said good morning to nine, in case. "${refrain}" They got to the top, and had a look at the view. All that while there was a small steady noise on the path. Plop. It was apples. Plop. Behind the last bend someone was running after them, bent double, with a scarf on. It's not easy to catch things that roll, when one's hands are that size.`,
        `They tried the high ground. There was something hunched on it that had its head between its shoulders. They went round it on tiptoe, in opposite directions, and met. It was a rock, and so were its friends. "${refrain}" wrote ${b}. The apples had begun to leave, by ones and twos. They bounced down the hill like a class let out. "Oh dear," said a low voice, down there. "Wait. You've, oh dear. That's another."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'curious'), seen(A, 'walk', 'determined'), seen(Z, 'hide', 'happy')],
          things: ['bush', 'hat'],
        },
        `In the afternoon a bush shook, and it growled. This was more like it. They made a ring round it, as well as three can. "On the count of three," said ${a}. What came out was a wren, which is the smallest thing there is with a voice. It told them what it thought. "${refrain}" The hat lay where they'd been standing. Whoever was coming after had a scarf to carry by then, and eleven apples. There was only one place left for a hat.`,
        `"I heard something," said ${g}. They all had. It was a growl, deep and sad, and they stalked it for half a mile. It kept just ahead. It turned out to be ${G.names} stomach. "${refrain}" wrote ${b}, and, under remarks, "lunch". They didn't look back, on principle. If they had, they'd have seen their own hat. It was coming up the path after them at a trot, like somebody who runs for a bus.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad'), seen(G, 'hold', 'surprised', 'backpack')],
          things: ['backpack'],
        },
        `"Lunch," said ${g}, at four, and reached into the backpack. A hand came out at the bottom and waved. They all looked at it. There was no lunch. There was no scarf, and it had grown cold. They'd been right through the forest and had frightened a wren. "It's a good list," said ${b}, "but there's nothing on it." ${a} sat down on a stump. "I don't think that there are any," said ${a}. "I think it's only in books."`,
        `It was getting dark under the trees. They sat down on something that they had first made sure was a log. "I could do with that scarf," said ${b}. ${Gcap} turned the backpack upside down. What came out of it was the evening sky. So that was that. No scarf, no hat, no apples, and nothing at all in any of the boxes. "We've found less than we brought," said ${a}. It's a sad thing to be able to say about a hunt.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Z, 'hold', 'shy', 'scarf'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['scarf', 'apple', 'hat'],
        },
        `"Excuse me," said somebody, and had to lean against a tree to say it. "I'm so sorry. I don't like to push in." It was ${Z.introduced}. ${z} had a hat on that was far too small. "You dropped this, by the log. And these, on the hill. There were twelve, but one of them broke, and I ate the pieces. And I do hope you don't mind about the hat. I'd run out of hands."`,
        `Something touched ${a} on the shoulder, so lightly that it could only be somebody large. "Is this yours?" It was ${Z.introduced}, panting, with both arms full. "I've been behind you since ten o'clock," said ${z}. "I called, but I'm not very good at calling. And you never look round, do you? There. One scarf. Eleven apples. I had a small one at the stream. And this," and ${z} bent down, so that they could reach it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(Z, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `"That's most awfully kind," said ${a}, shaking what there was to shake. "I wish that we could stop and talk. But it's nearly night, and we're on a ${kind} hunt." "Are you?" said ${z}, and moved a bit nearer to them. "Is it dangerous?" "We don't know. It's big," said ${b}, holding up the list. "And it's shy." ${z} glanced into the bushes. "Poor thing," said ${z}. "I know what that's like."`,
        `They all said thank you, one after the other, and put on what they had. "We'd ask you to sit down," said ${a}. "Only we're looking for a ${kind}, you see, and we've just this one day." "A ${kind}," said ${z}. "My word. I've lived here all my life, and I never saw one." "They're very hard to see," said ${a}. "They must be," said ${z}, with deep respect.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Z, 'look-up', 'curious'), seen(A, 'look-up', 'curious'), seen(B, 'point', 'curious')],
          things: ['log'],
        },
        `"Could you use another pair of eyes?" said ${z}. They could. It went a great deal better with four. ${z} could see over things. ${z} picked up the log by one end, like a lid, so that they could look beneath. "${refrain}" said ${z}, and put it back, and patted it. "Hello?" ${z} called, into a hollow tree. "You needn't come out if you don't want to." They all listened. There was only the echo, which was rather deep.`,
        `So ${z} came too. There was never such a help on a hunt. Nobody had to walk round anything: ${z} moved it. ${z} lifted them up, one at a time, to look into the tops of the trees. "${refrain}" said ${z}. "And yet there's one about. I've a nose for these things." ${z} sniffed to the left, and to the right, and looked more and more puzzled. "It's extraordinary," said ${z}. "It must be standing right beside us."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'surprised')],
          things: ['footprints'],
        },
        `It was ${a} who saw them, in the mud beside the stream. They were footprints. They were as long as an arm. "Fresh," breathed ${a}. There was water still running into the heels. Nobody spoke. They went along them, bent low, from one to the next, round a tree, and round that same tree again. And then there weren't any more. In the last two there were feet.`,
        `"Don't move," said ${b}. In the soft ground was a footprint that you could have bathed a cat in. There was another in front of it. All the books say that this is the moment. ${a} went first, on tiptoe, eyes on the ground. It led past a stump. It led by the stream, and over a bit of moss. It grew fresher, and fresher. Then it was so fresh that ${a} walked into it, and it said, "Sorry."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'surprised'), seen(Z, 'stand', 'surprised'), seen(B, 'cheer', 'happy')],
        },
        `They looked up. It took some time; there was a lot of it. ${b} felt for the list. Big, ticked ${b}. Shy. May be hungry: there'd been the matter of the apple. "${z}," said ${a}. "I don't know how to put this." ${z} had gone quite pale. "It's behind me," whispered ${z}, "isn't it?" "No," said ${a}. "It's you." There was a long silence, in which ${z} looked at one foot, and at the other. "Is it really?" said ${z}. "And you came all this way?"`,
        `Nobody said anything. ${b} made a tick, and another, and then a whole row of them. "Oh, ${z}," said ${a}. "We've been so slow. It's you that we wanted." ${z} turned round, to see who was meant. There wasn't anyone. "But nobody's ever looked for me," said ${z}. "They run, you know, as a rule. I've always been the one who is left with the hat." "We brought a list," said ${b}, and held it up, to prove it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Z, 'hug', 'happy'), seen(A, 'hug', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['apple', 'scarf'],
        },
        `They ate the apples by the stream, and ${z} did have another. The scarf went round all of them, once. It's like being hugged by a piano. "What happens at the end of a hunt?" asked ${z}. "In the books, I mean." ${a} tried to remember how they ended, and didn't care for it. "They go home," said ${a}, "and the ${kind} comes to tea on Sundays." "I've never read that one," said ${z}. "We've only just brought it out," said ${b}.`,
        `It was too dark for the path by then, and they would have been there yet. But ${z} knew the way. They went home in a row, holding on to each other, with ${z} in front for once. At the gate it came to saying goodbye. Nobody was good at that. So ${a} took off the hat, and dropped it on the grass. It was perfectly clear to everybody that it had fallen by itself. "You'll have to bring that back," said ${a}. "Shall we say Sunday?"`,
      ),
    ],
  };
}
