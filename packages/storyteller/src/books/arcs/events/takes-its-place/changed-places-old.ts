import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, titlesFor } from './parts.ts';

/** For ages 8 to 12: it is very well to be somebody else; one good night is all there is, and it has to be given back. */
export function old(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, chance } = going;
  const parts = partsOf(going);
  const { refrain, job, kind, says, N, n } = parts;
  const { spot, setting } = job;
  return {
    title: titled(chance.pick(...titlesFor(going, parts))),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(G, 'reach', 'calm'), seen(K, 'stand', 'curious')],
        },
        `For nine years ${A.introduced} had stood ${spot}, and come when it was wanted. On a Tuesday it did not come. "No," said ${a}. "Ah," said ${g}. "So this is the ${kind} that ${says}. I'd rather not do the bins, if you ask me. But nobody does ask. ${refrain}" And ${g} went off to do the bins.`,
        `"I won't," said ${A.introduced}, on a Tuesday. It stood ${spot}, as it had for nine years, and ${g} had only reached out a hand. "We've got the ${kind} that ${says}," said ${g} to ${K.introduced}. "I know just what it means. There are the bins, and nobody asks me, either. ${refrain}" Then ${g} sighed, and went out to the bins.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(A, 'stand', 'sad')] },
        `"Would anybody notice," said ${a}, "if it was somebody else?" ${k} looked at ${a}, and thought of the day ahead. There was a spelling test to practise, and a bedroom to tidy, and ${N.introduced} was coming, who kissed. To stand ${spot} seemed quite restful. "I'll be the ${kind}," said ${k}. "And you can be me." They shook on it.`,
        `${k} had a bedroom to tidy that day, and twenty spellings. And ${N.introduced} was coming, with a vest, and would want to be thanked. "You've got it easy," said ${k}. "You only stand there." "Then stand here," said ${a}. "And you?" "I'll be you," said ${a}. "How hard can it be? You only sit about and eat." So it was settled, and they shook on it.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(G, 'look-up', 'calm')],
          things: ['egg'],
        },
        `It helped that ${g} had mislaid the glasses, and saw only edges. "Eat your egg, ${k}," said ${g} to the edge on ${K.names} chair. ${a} had never met an egg. It knocked, and waited, and was told not to play with its food. "You're very quiet," said ${g}. "Are you sickening for something?" ${Gcap} laid a hand on ${a}. "You're a bit cold. You had better have a hot milk."`,
        `${Gcap} couldn't find the glasses that morning, and had to go by shapes. There was a shape on ${K.names} chair, so it got an egg. "Eat up, ${k}." ${a} looked at the egg, which had no door. "Elbows," said ${g}. ${a} hadn't any, and that seemed to be right. "You do feel cold," said ${g}, and felt ${a} all over, and went to warm some milk.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(K, 'hold', 'determined'), seen(G, 'stand', 'calm')] },
        `In the meantime ${k} stood ${spot}, and had nothing to spell. ${job.work(k, g, Gcap)} All the same, it was peaceful. Nobody asked ${k} a single question. By noon ${k} had found out that one can count the flowers on a wall. There were four hundred and six.`,
        `And ${k} was the ${kind}. At first it was lovely. ${k} stood ${spot}, and thought of nothing, and nobody wanted to know why. ${job.work(k, g, Gcap)} Then there was nothing for an hour. ${k} counted the flowers on the wall. It came to four hundred and six, and then to four hundred and six again.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(N, 'hug', 'happy'), seen(A, 'stand', 'surprised')] },
        `"${k}!" cried ${n}, at the door. "How you've grown, and how straight you hold yourself!" Then came the kissing. ${a} was asked about school, and said that it stood there and waited to be picked up. "Don't we all," said ${n}. She laughed till she had to sit down. "What a sensible child you've got," she said to ${g}.`,
        `${n} wore no glasses, either, out of vanity. "There's my ${k}," she said, and kissed ${a} on both sides. "And what do you do with yourself all day?" "I wait," said ${a}, "and then somebody wants me, and then I'm put back." "That's life," said ${n}, and wiped her eyes. "You never used to be so amusing." And she gave ${a} the vest.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(G, 'point', 'calm')] },
        `But then the rest of it began. It was hands, and nose, and twenty spellings, and whose are those socks, and have you said thank you. "Excuse me," said ${a}, at about four. "When does it stop?" "When does what stop?" said ${g}. "${k}," said ${a}. "A thing is let alone sometimes. Being ${k} goes on and on." "You're telling me," said ${g}, who had the iron in one hand and the post in the other.`,
        `It went on after that without a gap. ${a} did hands, and nose, and the socks under the bed, and spelled "because" six times. "May I be put away now?" said ${a}, at four. "Wouldn't that be nice?" said ${g}, and looked at the washing, and the post, and the pan. "I'd like to be put away myself, now and then. But nobody's made a hook for me." ${a} had never thought of that.`,
      ),
      page(
        { setting, time: 'sunset', camera: 'close', actors: [seen(K, 'stand', 'sad')], things: ['letter'] },
        `It got dark, ${spot}. One could hear the others at supper, like a wireless in another house. ${Gcap} came by once, and ${k} stood up very straight. ${Gcap} put the letters on top of ${k}, and went away. There was no "thank you" in it, and no "please". ${k} began to say ${K.names} own name, under ${K.names} breath, to keep it from wearing off. "${k}," said ${k}. "${k}, ${k}, ${k}."`,
        `Nobody needs the ${kind} after tea. Behind the door they laughed about something. ${k} heard steps, and stood as straight as possible, in case somebody should say something. Somebody put down the letters on ${k}, and that was all. It's odd how soon one gets used to being spoken to. Then one notices. "${k}," said ${k}, quite low, so that somebody should have said it. "${k}, ${k}."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(G, 'stand', 'calm')],
        },
        `${Gcap} pulled up the blanket, and sat down on the edge. "You were good today, ${k}," said ${g}. "You asked me when it stops. Nobody's asked me that in years. Good night." And it was dark. ${a} lay in the warm, and turned it over and over. In nine years it had never been given one of those. It could have another tomorrow, and every night. It only had to stay where it was.`,
        `"Good night, ${k}," said ${g}, in the dark, and tucked ${a} in on both sides. "I liked it that you asked. About when it stops." Then ${a} was alone with it. So this was what they went up for! It was quite small, and one could hold it for hours. Nobody had noticed anything. Nobody ever would. ${a} need only lie still, and there'd be one each night, for good.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `But it had a name on it. "Good night, ${k}," it said, each time that ${a} listened. One can't keep a thing with somebody's name on. And there was only the one. ${a} got out of the warm, and took it down the stairs, in both arms as it were, so as not to spill any. It would be cold again ${spot}, and there wasn't a hook for it there, and never had been.`,
        `Only, it wasn't addressed to ${a}. Somewhere below there was somebody whose name was on it, and who hadn't had any. ${a} thought of the egg, and the spellings, and would have put up with them. It was the good night that was hard to give up. There was one a day, and no more. ${a} took it, and got out of bed, and carried it down through the dark house.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(A, 'reach', 'sad'), seen(K, 'stand', 'surprised')] },
        `"${k}, ${k}," said somebody, ${spot}. "Yes," said ${a}. "That's who it's for. Good night, ${k}. I only had it on loan." ${k} didn't speak for a moment. "What do you get?" said ${k} then. "I'm the ${kind} that ${says}," said ${a}. "I don't get any. But you do it all wrong. ${refrain}" "Then we go halves," said ${k}. "I say good. You say night."`,
        `"This is yours," said ${a}, in the dark. "It came to me by mistake. Good night, ${k}." ${k} took it, and it was still warm. "You could have kept it," said ${k}. "It's got your name on," said ${a}. "Now get down. I'm the ${kind} that ${says}, and I can't watch you at it. ${refrain}" "There's only one," said ${k}, "but it's in two parts. You say good. I'll say night."`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(K, 'hug', 'happy')] },
        `It worked quite well. In the morning ${k} had spellings, and ${a} was wanted. Both of them grumbled, each in the right place. They've done it in halves ever since, last thing, on the way up to bed. And on Sundays from two to three they change over, for the egg. ${n} likes Sundays. "Some days that child is so much wittier," she says.`,
        `It turned out that a half goes just as far. In the morning ${k} had twenty spellings and a vest. ${a} was wanted, and said no, and came all the same. At bedtime they've gone halves ever since. On Sundays they change places for an hour, because of the egg, which one can get to like. ${n} always comes on Sundays.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(K, 'stand', 'curious')],
        },
        `The glasses turned up, in the bread. ${Gcap} put them on, and it was a Sunday, and there sat ${a} with an egg. ${Gcap} looked at that for a while. "Shove up," said ${g} to ${k}, and went and stood ${spot}, with both eyes shut. "But who's being you?" said ${k}. "Let them work it out," said ${g}. "${refrain}" From the table somebody said, "Elbows." It was ${a}, with the glasses on.`,
        `One Sunday ${g} found the glasses, and saw it all: who was at the table, and who was not. Nothing was said for quite a time. Then ${g} came, and stood next to ${k}, ${spot}. "${refrain}" said ${g}. "It's my turn. I've been asked by nobody for years." "Then who's you?" said ${k}. They both looked round. ${a} had put on the glasses. "Bins," said ${a}.`,
      ),
    ],
  };
}
