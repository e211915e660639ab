import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { sharing } from '../sharing.ts';

/** For ages 8 to 12: turns can be bought and sold, until somebody owns all of them. */
export function old(bound: OneBetween): Told {
  const { P, Q, p, q, z, called, place, drawn, chance, more, company } = sharing(bound);
  const refrain = 'Whose turn is it?';
  const S = company.meet('spider');
  const T = more[0] ?? null;
  const third = T === null ? '' : ` ${T.introduced} looked on, and was put down for a third.`;
  return {
    title: titled(chance.pick('whose turn is it?', 'the bank of turns', `one ${z} between us`)),
    refrain,
    pages: [
      page(
        { ...place, camera: 'wide', actors: [seen(P, 'stand', 'happy'), seen(Q, 'stand', 'happy')], things: drawn },
        `${P.introduced} and ${Q.introduced} had one ${called} between them. It had been given to both of them by somebody who lived far off, and did not have to watch. "They can share it," it said on the card. It was a short card. It didn't go into details.`,
        `You can have half a cake, and half of the blanket. You can't have half of a ${called}. ${P.introduced} and ${Q.introduced} had gone into that, with a ruler. There was only the one, and it was for both of them. "You'll work something out," people said, and left the room.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(P, 'reach', 'excited'),
            seen(Q, 'reach', 'excited'),
            ...(T ? [seen(T, 'stand', 'curious')] : []),
          ],
          things: drawn,
        },
        `They worked it out. They would share, and take turns, as everybody does. It lasted from nine o'clock until four minutes past.${third} "${refrain}" said ${p}. "Mine," said ${q}. "I've only just stopped having it, so I know what it's like." There is no answer to that, and they looked for one until lunch.`,
        `At first it went by itself. One had a turn, and then the other had a turn. Then ${q} sneezed in one.${third} "I wasn't really there for that," said ${q}. "It doesn't count." It was a matter of four seconds. But four seconds are a start. "${refrain}" they both said, before noon, for the first time.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Q, 'sit', 'determined', 'pencil'), seen(P, 'point', 'curious')],
          things: ['notebook', 'pencil'],
        },
        `So it had to be written down. ${p} had Mondays, Wednesdays and Fridays. ${q} had the rest. Sundays went by the alphabet, and then by the alphabet backwards. It was as fair as a thing can be on paper. It rained every Monday until the end of May, and the paper had not thought of that.`,
        `They drew up a list, with a margin. It gave ${q} the mornings and ${p} the afternoons. But a morning is short, and has breakfast in it. An afternoon is long, and then, in winter, it's dark at four. Each could prove that the other had been given more. They proved it on the back of the list.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'cheer', 'happy'), seen(Q, 'stand', 'sad')], things: drawn },
        `While one had it, the other stood there and counted. It was a dull sort of job. One counted somebody else's happiness, by ones, up to six hundred. ${q} got very good at it, and could do six hundred in a minute and a half. "${refrain}" "Not yet." "I said six hundred." "You said something."`,
        `The worst of it was the half when one hadn't got it. One stood about. One held the clock. ${p} looked at the clock, and ${q} looked at ${p}, and nobody ever looked at the ${z}. "${refrain}" said ${q}, at fourteen minutes and fifty-nine seconds. "I've been wondering for some time."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'hold', 'excited', 'notebook'), seen(Q, 'point', 'determined')],
          things: ['notebook'],
        },
        `It was ${p} who thought of money. "I'll give you two Fridays for a Sunday." That was how the bank began. By June one could borrow a Tuesday, and pay it back with a Wednesday on top. It was all in the notebook. They had hardly any time for the ${z}, for they both had to be at the bank.`,
        `Then ${p} lent ${q} a turn. "I want it back by Saturday, and a bit of Thursday with it." So there was a bank. There were turns one had, and turns one would have, and turns one had sold before one had them. ${q} kept it all in a notebook. It was more exciting than the ${z} had ever been.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'sit', 'proud', 'notebook'), seen(P, 'sit', 'sad')],
          things: ['notebook'],
        },
        `${p} was not lucky at the bank. One thing led to another, and it always led to ${q}. On the first of July they added it up. ${q} owned every turn there was, up to and including the year when they would both be forty. "Well," said ${q}, who had gone rather quiet. "That's that."`,
        `It came to an end on a Friday. ${p} had sold a summer to pay for a spring. ${q} went down the page with the pencil, and down the next, and there was no doubt about it. Every turn that would ever be was ${q}'s. "You can still count for me," said ${q}. It had sounded kinder on the way out.`.replace(
          `${q}'s.`,
          `${Q.names}.`,
        ),
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'sit', 'calm'), seen(Q, 'stand', 'surprised')], things: [...drawn, 'web'] },
        `So ${q} went out, all alone, to have the first of eleven thousand turns. There was a web on the ${z}. It went from one end to the other, with a spider in the middle of it. Nobody had been near the thing for so long that it had looked free. ${q} sat down to wait. There was nobody to say so to.`,
        `${q} went to fetch the ${z}, which was where they had left it, some weeks ago. A spider had moved in. Its web was hung all over it, and had the dew on it, and a fly. It hadn't paid. It was the best web that ${q} had ever seen. "Look!" said ${q}, and there was nobody on the left to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'think', 'sad'), seen(S, 'sit', 'calm')] },
        `The spider moved off on the Tuesday, and ${q} had the ${z}. Nobody counted. Nobody held a clock, or said that it must surely be six hundred. It's odd what one listens for. ${q} did a thing then that had never been done before, and did it perfectly. It might as well not have happened.`,
        `When it was free at last ${q} had three whole turns, one after another. They were a good length. Something marvellous happened in the second. ${q} looked round to see the face that somebody would make. That was the trouble. All the turns were there, and the other half of them was missing.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'stand', 'shy', 'notebook'), seen(P, 'sit', 'surprised')],
          things: ['notebook'],
        },
        `It was all there in the notebook, fair and square, with ${P.names} own name under every page. Nobody could have made ${q} do it. It was eleven thousand turns, and the next nine birthdays. ${q} took out the pages, one after another, and gave them to the wind. "I was winning," said ${q}. "I know," said ${p}.`,
        `"I'll give them back," said ${q}. "Half?" said ${p}. ${q} had meant to say half. It was a very large number, and it had taken all the summer. "No," said ${q}. "I don't want it to be a bank." And the notebook went into the rain butt. The ink came off, turn by turn, in a long blue cloud.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'cheer', 'excited'), seen(Q, 'shout', 'happy')], things: drawn },
        `"You have it," said ${q}. "And I'm not going to count. I'm going to do the talking." ${p} took the ${z}. "And here comes ${p}," said ${q}, through a rolled-up list, "after a very poor season. But what's this? What a beginning! I've never seen the like!" A man at the fence put down his shopping.`,
        `"${refrain}" said ${p}, from habit. "Yours," said ${q}. "I'll say what happens." So ${p} went, and ${q} told it, as it's done for football. ${q} left nothing out. There was the wind, there was the crowd, there was a nasty moment with a hen. ${p} had had a good many turns, but never one that people gasped at.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'jump', 'excited'), seen(Q, 'stand', 'happy')] },
        `${p} came back scarlet. "Swap," said ${p}. "I want to be the one who talks." "It's still your turn." "You have it. You can have two. I've thought of something about the way you hold your elbows." "I've only just got going," said ${q}. It was quite like old times, except that it was the wrong way round.`,
        `"Now you," said ${p}, "and I'll talk." ${q} held on to the rolled-up list. "I haven't finished," said ${q}. "You've still got a minute of it." "I'll sell you the minute." They both heard it. Then they laughed until the man at the fence asked what the score was.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(P, 'shout', 'happy'), seen(Q, 'cheer', 'happy'), seen(S, 'sit', 'calm')],
          things: [...drawn, 'web'],
        },
        `There is one ${z}, and there are two of them, and so there are two halves after all. One has it, and the other makes it worth having. "${refrain}" they call, each morning, and each of them says that it's the other's. On Wednesdays nobody has it. It's the spider's day, and there is a web to be talked about.`,
        `It still isn't fair. Whoever tells it gets the better half, and they both know that. "${refrain}" "Yours. I insist." Only the spider has never joined in. It has its own corner of the ${z}, and a small web, and comes out when the shouting starts. One would say that it follows the game.`,
      ),
    ],
  };
}
