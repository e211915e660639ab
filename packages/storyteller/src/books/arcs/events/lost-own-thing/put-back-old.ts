import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { drawnIn, partsOf, refrainsOf, titlesOf } from './parts.ts';

/** For the oldest: a photograph is to be taken at five, and at five to five somebody is asleep with it. */
export function old(going: Going): Told {
  const { chance } = going;
  const parts = partsOf(going);
  const { A, B, P, Q, R, x, it, is, was, uses, wall, setting, comesToo } = parts;
  const [a, b, p, q, r] = [A.name, B.name, P.name, Q.name, R.name];
  const theyIt = it === 'it' ? 'it' : 'they';
  const refrain = chance.pick(...refrainsOf(parts));
  return {
    title: titled(chance.pick(...titlesOf(parts))),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          ...drawnIn(parts),
        },
        `Nobody had ever seen ${A.introduced} without the ${x}. You could be as sure of it as of Monday. And this was the day of the photograph, which was taken once a year, of everybody, at five. "I shall stand in the middle," said ${a}, "with the ${x}. Otherwise who'd know that it was me?" "I would," said ${B.introduced}.${comesToo} "You don't count," said ${a}. "You'd know me in a sack."`,
        `Once a year, at five in the afternoon, there was a photograph of everybody. ${A.introduced} had been ready since seven, with the ${x}. "You could leave ${it} at home, for once," said ${B.introduced}.${comesToo} "Then it wouldn't be a picture of me," said ${a}. "It would be a picture of somebody." "It would be a picture of you," said ${b}. "That's what I said," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')] },
        `It was a fine morning, with a tickle in it. A sneeze began, a long way down. Nobody can do a sneeze like that and hold on to something precious. ${a} put the ${x} on the ${wall}, only for a minute. "Atishoo!" A bush lost its leaves. Then it was a matter of a handkerchief, and quickly. They both ran.`,
        `They were on their way out when ${a} stopped, quite stiff. "It's coming," said ${a}. It was the great sort, that wants a lot of room. Down went the ${x} on the ${wall}, for a minute only. "Atishoo!" A bush lost its leaves. "You'll need a hanky," said ${b}, stepping back. They went in to find one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'point', 'surprised')] },
        `The sneeze had taken a minute. Finding the handkerchief had taken an hour and a half. The ${wall} was there, and the bush was there, bare as a comb. Of the ${x} there was nothing. "Lost," said ${a}, in quite a small voice. "Stolen." "We've only just begun to look," said ${b}. "What time is it?" said ${a}. It was ten past ten.`,
        `The hanky was in the very last drawer of all. When they came out again there was a ${wall}, with nothing on it. They looked behind. They looked into the bare bush. "I've lost ${it}," said ${a}. "On the day of the photograph!" "It's ten past ten," said ${b}. "We've seven hours." "I feel a draught," said ${a}, "where the ${x} should be."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
        },
        `Not ten steps away lived ${P.introduced}, who had a great many children. "That was yours?" said ${p}. "We used ${it} as ${uses[0]}. The little one has never been so good." "${refrain}" said ${a}. "So what ${is} ${theyIt} for?" said ${p}. It's a hard question, before noon. "And anyway, it's ${q} you want. ${q} asked for ${it} so nicely."`,
        `${P.introduced} came to the door with a small one on each arm. "The ${x}? But nobody was using ${it}," said ${p}. "We used ${it} as ${uses[0]}, and you should have heard the quiet." "${refrain}" said ${a}. "The little one cried when ${theyIt} went," said ${p}. "But ${q} needed ${it}, and one must take turns."`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'sit', 'happy'), seen(A, 'run', 'worried'), seen(B, 'stand', 'happy')] },
        `${Q.introduced} lived across three fields. "You've come about the ${x}," said ${q}. "I used ${it} as ${uses[1]}, and it was such a comfort." "${refrain}" said ${a}. "I see," said ${q}. "You're one of those who only carry things about. ${r} borrowed ${it} at eleven." "What can ${r} want with ${it}?" "I didn't ask," said ${q}. "It isn't polite."`,
        `It was three fields to ${Q.introduced}, and two of them were uphill. "I'd wanted ${uses[1]} for years," said ${q}, "and then I saw your ${x}." "${refrain}" said ${a}, and wheezed. "I should think that ${theyIt} enjoyed it," said ${q}. "But at eleven ${r} came, and took ${it} along."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'happy'), seen(A, 'run', 'worried'), seen(B, 'stand', 'happy')] },
        `They found ${R.introduced} at two, at the far end of everything, lying in the sun to dry. "I used ${it} as ${uses[2]}," said ${r}, with closed eyes. "I've been where none of us has been. I waved." "${refrain}" It came out as a croak. "Don't shout," said ${r}. "I took ${it} straight back to ${q}. We must have passed each other. I'm not one to keep things."`,
        `At two they came to ${R.introduced}, who had plainly had the morning of a lifetime. "Ask me what I did," said ${r}. "I used ${it} as ${uses[2]}. I'll say no more." "${refrain}" said ${a}. "I could cry." "Why?" said ${b}. "They've all had a nice day." "And where ${is} ${theyIt} now?" said ${a}. "With ${q}," said ${r}. "I took ${it} back. What do you think of me?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'happy'), seen(Q, 'stand', 'calm')] },
        `Three fields are longer on the way back. "Oh, I've not got ${it}," said ${q}. "I gave ${it} back to ${p}, since that's who I had ${it} from." It was half past three. They ran, and ${a} thought about it between breaths. Everybody had wanted the ${x}, and nobody had kept ${it}. "You'd have kept ${it}," said ${b}. "You never even let me hold ${it}." That was so. It hadn't come up before.`,
        `"Back to ${p}," said ${q}, when they had breath enough to ask. "Of course I gave ${it} back. It was only lent." It was four o'clock. On the way down ${a} went slower and slower. "They all give back what isn't theirs," said ${a}. "I don't even lend what is." "You could begin with me," said ${b}. "I've wanted to hold ${it} for years."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'curious'), seen(P, 'point', 'happy'), seen(B, 'stand', 'curious')],
        },
        `"Why, I've put ${it} back," said ${p}. "Back where?" "Where I found ${it}! Where else do you put things back?" It went quiet. Up on the hill the bell said a quarter to five. ${a} and ${b} turned round together. They looked along the path, ten steps, to a bare bush.`,
        `${p} looked from one to the other. "But I put ${it} back, an hour ago," said ${p}. "On the very spot where I got ${it} from." "Which spot?" said ${a}. "You came past it just now," said ${p}. It was a quarter to five. It was ten steps to the ${wall}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')], ...drawnIn(parts) },
        `There ${was} the ${x}, on the ${wall}, in the last of the sun. There was a drip, and a feather. But that was not all. Close up against the ${x}, with one arm round ${it}, lay the smallest of ${P.names} children, fast asleep. "So that's where the little one went," whispered ${b}. ${a} had already reached out.`,
        `The ${x} ${was} on the ${wall}. Everything had come back, with a drip and a feather to show for the day. Only there was somebody there as well. It was the smallest of ${P.names} children. It must have come after the ${x}, the whole ten steps. It was asleep, and it had hold of ${it}. "Five minutes," said ${b}, very softly. ${a} reached out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')] },
        `It would have been easy. You lift the arm, and you pull. But then there would be a cry, and it wouldn't be a good one. Down on the green somebody was calling names off a list. "They're at the letter before yours," said ${b}. ${a} stood there, with nothing. "Leave ${it}," said ${a}, at last. "I'll just have to be somebody."`,
        `${a} had never wanted anything so much. It was the whole year's picture. It hung in the hall till the next one. The little one sighed, and took a better hold. "If I pull, it'll wake," said ${a}. "Yes," said ${b}. "And if I don't, nobody will know me." ${b} did not say anything to that. ${a} breathed out. "Mind you don't fall off," said ${a} to the little one, and went.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'shy'),
            seen(B, 'stand', 'happy'),
            seen(Q, 'stand', 'happy'),
            seen(R, 'stand', 'happy'),
          ],
        },
        `It was a strange thing to walk up in front of everybody like that. "${a}!" they called. "Here, ${a}, in the middle!" Nobody asked who it was. ${q} moved up, and so did ${r}. "How did you know me?" said ${a}. "You came across the grass like you," said ${q}. "Keep still, please!" And it clicked.`,
        `${a} came last, with nothing, and waited to be asked for a name. "There you are, ${a}," said ${r}. "Stand by me." "You can tell?" said ${a}. "I'd know that sneeze anywhere," said ${q}, for it was just then starting again. They took the photograph quickly, before it came.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'point', 'happy'), seen(B, 'hold', 'proud')] },
        `It's hanging in the hall. "Who's that, in the middle?" people ask, who are not from here. "That's ${a}," says everybody. And if you go up close, there is a ${wall} at the back, and on it something small. "That's the ${x}," says ${a}. "In use." On Sundays ${b} has ${it}. On the other days, from seven at night, look on the ${wall}.`,
        `The picture has turned out well. ${a} is in the middle, about to sneeze. ${b} is next to ${a}, and all the way at the back there is the ${wall}. You need a magnifying glass to see what is on it. "Without the ${x}!" people say. "What will you do with ${it} now?" "This afternoon, nothing," says ${a}. "${b} has ${it} till six. And then there's the little one."`,
      ),
    ],
  };
}
