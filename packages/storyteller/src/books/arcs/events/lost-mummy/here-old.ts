import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { TITLES, partsOf, refrainsOf } from './parts.ts';

/** For the oldest: one of those who follow never looked round, because nobody was ever there; and the right back goes by. */
export function old(going: Going): Told {
  const { chance } = going;
  const { S, L, P, Q, H, besides, at, setting, wasThick, high } = partsOf(going);
  const [s, m, p, q, h] = [S.name, L.name, P.name, Q.name, H.name];
  const refrain = chance.pick(...refrainsOf(m));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(L, 'walk', 'calm'), seen(S, 'walk', 'happy')] },
        `If you are small and walk behind, you get to know a back very well. ${S.introduced} knew every bit of it. They were out ${at}, ${m} first and ${s} after. Every ten steps ${m} looked round. "Are you there?" said ${m}. "Here!" said ${s}. They had done it so often that neither of them noticed it any more. It went like breathing.`,
        `${m} had a rule for walks: whoever goes first asks, and whoever goes behind answers. It worked very well. "Are you there?" ${m} would say, looking round. "Here!" ${S.introduced} would say. They had gone like that ${at} a hundred times. Ten steps and a question, ten steps and a question. ${s} could have said it asleep.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy')], things: ['feather'] },
        `Then a feather came down. It took its time, as though it were choosing, and it chose the top of ${S.names} head. Nothing had ever chosen ${s} before. ${s} stood like a post. "Are you there?" said ${m}. The answer was all ready. But it would have needed a breath, and the breath would have blown the feather off. Just this once, ${s} didn't say it.`,
        `It was a feather's fault. It sailed down, white and slow, and sat on ${S.names} head like a crown. If ${s} kept quite still, it stayed. "Are you there?" said ${m}. ${s} thought about it. One word would do it; one word and the crown would be on the ground. ${m} would ask again in ten steps. And so, for the first time ever, there was no answer.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'look-up', 'worried')] },
        `It slid off by itself in the end. "Here," said ${s}, a bit late, and looked up. There was no back. ${wasThick} It's an odd thing, not to see what you have always seen. ${s} did what anybody would do. Away to the left somebody big was going along, in front of nobody. ${s} ran.`,
        `All things fall off at last. ${s} caught it, and said, "Here!" and there was no one to say it to. Where the back had been, there was only the place where it had been. ${wasThick} ${m} had turned round, and had gone to look down one path, while ${s} stood on the other. Then something large moved, further on. It was going first. ${s} was after it at once.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'run', 'excited'), seen(P, 'walk', 'surprised')] },
        `${s} followed it for a hundred steps. It didn't look round at ten, and it didn't at twenty. "${m}!" cried ${s}. It was ${P.introduced}. "${refrain}" said ${s}. "Certainly not," said ${p}. "How long have you been there?" "Since the corner. Why don't you look round?" "What for?" said ${p}. "There's never anybody there." But all the same ${p} came along.`,
        `It had a good, broad back, and ${s} fell in behind it with a sigh. Only it never asked. "${m}!" said ${s}, at last. "I beg your pardon?" said ${P.introduced}. "${refrain}" said ${s}. "You've not looked round once!" "I don't," said ${p}. "I used to, but it was always the same. There was nobody." And ${p}, who was going nowhere in particular, came too.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'excited'), seen(Q, 'walk', 'surprised'), seen(P, 'walk', 'calm')] },
        `The second one was ${Q.introduced}, and was in a hurry. "${refrain}" panted ${s}. "I should hope not," said ${q}. "I'm expected somewhere. Which way did yours go?" "In front," said ${s}. "That's not a direction," said ${q}, and sighed. "I suppose that I'd better see to this." ${q} missed an appointment because of it. It was never mentioned, except twice.`,
        `Next it was ${Q.introduced}, and went so fast! It took ${s} as far as the bend to find out. "${refrain}" said ${s}. "What does yours look like?" said ${q}. "I've got ten minutes. I'm expected." "I know the back best," said ${s}. "Well, turn me round, then. Is it like mine?" It wasn't. ${q} looked at the sun, and at ${s}, and was not where ${q} was expected.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(S, 'look-up', 'curious'),
            seen(H, 'kneel', 'happy'),
            seen(P, 'stand', 'calm'),
            seen(Q, 'stand', 'calm'),
          ],
        },
        `The third was ${H.introduced}, and stood still, which made it easier.${besides} "${refrain}" said ${s}. "I'm not," said ${h}. "Have you asked all these, too?" "They aren't it either. They came along." ${h} looked at the three of them. "You keep running after people," said ${h}. "You might try it the other way about. You go first."`,
        `By then it was rather a party. "${refrain}" said ${s} to ${H.introduced}, before anybody could ask.${besides} "We're all not," said ${p}. "Then you've looked at three backs," said ${h}, "and it wasn't any of them. What if you went in front, for once? At least you'd see something." ${s} had never been in front. It had never come up.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(S, 'walk', 'determined'),
            seen(P, 'walk', 'calm'),
            seen(Q, 'walk', 'calm'),
            seen(H, 'walk', 'calm'),
          ],
        },
        `It's draughty in front. There is no back to keep the wind off, and nobody can see who is behind them. ${s} counted. At six there was a feeling in the neck. At eight it was in both ears. What if ${q} had gone off? What if ${p} had stopped for something? At ten ${s} turned round, and it was out before there was time to think. "Are you there?"`,
        `So there went ${s}, with the whole world coming closer, and nothing in between. It was grand for about six steps. Then ${s} began to listen. Were there as many feet behind as there had been? One of them was expected somewhere. By the tenth step it couldn't be borne any longer. "Are you there?" said ${s}, and looked round.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(S, 'stand', 'surprised'),
            seen(P, 'stand', 'happy'),
            seen(Q, 'stand', 'happy'),
            seen(H, 'wave', 'happy'),
          ],
        },
        `"Here," said ${h}. "Here," said ${q}. "Oh. Here," said ${p}, who had never been asked before. And it was such a comfort that ${s} sat down. "So that's why ${m} does it," said ${s}. "It isn't for me. It's for ${m}." And then, more slowly, "${m} asked today, and nobody said anything."`,
        `They were there, all three. They said so, one after the other, and ${p} said it twice. ${s} felt warm right down. Then ${s} went cold. "I know what it's like now," said ${s}. "You ask, and if there isn't an answer..." There had not been an answer. There had been a feather. Somewhere ${m} was walking about with that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'shout', 'determined'), seen(H, 'stand', 'calm'), seen(Q, 'stand', 'calm')],
        },
        `"I'm fast," said ${q}. "I could run round everywhere." "No," said ${s}. "I've run enough. I'm going to be in one place, and say it." And ${s} climbed on ${high}. It went out over the top of everything. "HERE!" They waited, and there was nothing. "HERE!" It was getting late. Anybody could see that ${q} was thinking of a place to be. But nobody left.`,
        `"Let's all run, each in another direction," said ${q}. It sounded like a plan. "Then there'd be four of us to find," said ${s}. "If ${m} is looking, somebody has to stay where they are." So ${s} got up on ${high}, and shouted it. "HERE!" It's hard work, to stand still. "HERE!" After each one they held their breath, ${q} as well.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'worried'), seen(P, 'stand', 'curious')] },
        `And then, a good way off, a back went by. It was the right size. It was the right colour. It was so exactly right that ${S.names} feet had started. "Run!" said ${p}. "You'll miss it!" Ten more steps, and it would be gone for good. ${s} stood there, and it hurt. "HERE!" said ${s}. The back went on. It never turned. "Then it isn't," said ${s}. "${m} looks round."`,
        `That was when it came past, between them and the light: a broad back, a dear one, going away. "That's it!" cried ${p}. "Isn't it? Go on!" Everything in ${s} wanted to run after it, as before. ${s} stayed. "HERE!" It was the loudest yet. The back did not even slow down, and was gone. "${m} would have turned," said ${s}. And ${s} hoped very much that that was true.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'run', 'happy'), seen(S, 'hug', 'happy'), seen(Q, 'stand', 'happy')] },
        `"HERE," said ${s} once more, and there was hardly any voice left in it. "Are you there?" said somebody. It came from behind. It had been behind them all the time, going to and fro and asking. And there was ${m}, from the front, with eyes and everything. "My own ${m.toLowerCase()}!" said ${s}. "It was a feather." "I know," said ${m}, who didn't, and held on.`,
        `It was so quiet that they heard ${q} swallow. "Are you there?" It was thin, and it was far, and it had plainly been said very often. "HERE! HERE! HERE!" Nobody had ever seen ${m} run. "My own ${m.toLowerCase()}!" said ${s}, and that was all for some time. "I asked," said ${m}. "I did hear it," said ${s}. "But I had a feather on. It's the last time."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(S, 'walk', 'proud'),
            seen(P, 'walk', 'happy'),
            seen(H, 'walk', 'happy'),
            seen(L, 'walk', 'happy'),
          ],
          things: ['feather'],
        },
        `They saw ${q} off first, who was two hours late and said so. Then they went home, and ${s} went first, with the feather. "Are you there?" "Here," said ${h}. "Here," said ${m}, from the end of the line. There should have been one more. They all stopped. ${p} was standing sideways in the path, looking round. "I only wanted to see," said ${p}. "There is somebody."`,
        `${s} led the way home, with the feather held up for a flag. ${q} was gone by then, at a gallop. "Are you there?" said ${s}. "Here," said ${h}. "Here," said ${m}, who had asked to be last. "And where's ${p}?" ${p} was in the middle. ${p} had one behind, and one in front, and was looking from the one to the other. "Here," said ${p}. "I'm right here."`,
      ),
    ],
  };
}
