import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { keptOf } from './kept.ts';
import { two } from './pair.ts';
import { REFRAINS, TITLES } from './said.ts';

/** The long one: it is the first thing that was never somebody else's, and it does not come back as it was. */
export function old(going: Going): Told {
  const { chance, g, G } = going;
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const { theT, it, things, asks, wasGame, wasAlone, wentWrong, wasFound, worked, best, mark } = keptOf(going, a, b);
  const refrain = chance.pick(...REFRAINS);
  const be = best.includes('plate') ? 'have' : 'be';
  // At a party it is the plate that is lent.
  const lent = be === 'have' ? 'it' : it;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'hug', 'proud')], things },
        `Everything that ${A.introduced} had ever had had been somebody's before. The boots had another name in them, and so had the coat. Then, one day, there ${it === 'it' ? 'was' : 'were'} ${theT}. Nobody had had ${it} first. "${refrain}" said ${a}, to see how that felt. It felt like a whole cake. And ${a} decided there and then not to share ${it}, ever.`,
        `Some people are born first, and get things new. ${A.introduced} had got everything second, boots and coat and all, with somebody else's marks on. But not ${theT}. No one had ever had ${it} before, and no one was going to have ${it} after. "${refrain}" said ${a}. It was said to the door, and the wall, and the dark. There would be no sharing. That was quite settled.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'happy'), seen(A, 'hug', 'angry')], things },
        `${B.introduced} was a person who liked to know things. "${asks[0]}" said ${b}. "${refrain}" said ${a}. "All right," said ${b}, and thought of something smaller. "${asks[1]}" It was a fair question, put in a friendly way. "No," said ${a}. "If I say yes to that, there'll be another."`,
        `Along came ${B.introduced}, with nothing to do. "${asks[0]}" said ${b}. It was no more than anybody would have said. "${refrain}" said ${a}, and held on to ${theT}. ${b} went away, and came back with a better question. "${asks[1]}" "Not that, either," said ${a}. "It begins like that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'angry'), seen(B, 'sit', 'sad')] },
        `"${asks[2]}" said ${b}. There is hardly anything smaller in the world. "${refrain}" said ${a}. "Then may I ask why?" said ${b}. "I shan't want any. I only want to know." ${a} had never been asked that. "Because things don't come back," said ${a}. "Not as they were. I ought to know. I've had everybody's."`,
        `${b} tried it from the other end. "${asks[2]}" said ${b}, and kept well away. "${refrain}" said ${a}. "What do you think would happen?" said ${b}, who really wished to hear. ${a} looked down. "It would be different afterwards," said ${a}. "It would have been somebody's."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud')] },
        `There was nothing to say to that, and so ${b} went home. Now there was peace. ${wasGame[0]} It was very roomy.`,
        `"I see," said ${b}, and did not ask again that day. That ought to have been nice. ${wasGame[1]} There was nobody to be in the way.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined')] },
        `${wasAlone[0]} It all had to be done at a trot. By four o'clock ${a} had been everybody, and was hot. And none of them had thanked any of the others.`,
        `${wasAlone[1]} You get quite a stitch from being so many people. And they're no company. You know beforehand what each of them is going to say.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `${wentWrong[0]} "Whose fault was that?" said ${a}, and looked round for somebody. "${refrain}" said an unpleasant little voice, from inside. It was quite right.`,
        `${wentWrong[1]} "Didn't anyone see that coming?" said ${a}. But there was no anyone. There was only ${a}, and it had been ${A.names} own idea.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised'), seen(B, 'sit', 'shy')] },
        `${wasFound[0]} ${a} drew breath. There was the word, all ready, as it always was. And it would have worked. ${b} was already getting up to go.`,
        `${wasFound[1]} There was a thing that ${a} said on such occasions. It had never failed yet. It would make everything as quiet as before, for as long as ${a} liked.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'worried')] },
        `"Wait," said ${a}. It was the hardest short word that there is. ${worked[0]} They were both rather surprised. "Again?" said ${b}. "Once," said ${a}. It was more than once.`,
        `${a} left it unsaid. It was like leaving off a hat. ${worked[1]} "Was that all?" said ${a}. "It wants two," said ${b}. "I could see it from the wall."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'surprised')] },
        `After that came the real question, and nobody asked it but ${a}. It had to be gone through alone, with folded arms. "You can ${be} ${best}, if you want to," said ${a}. "You don't have to," said ${b}. "I know that I don't have to," said ${a}, and turned round. It's easier if you aren't looking. "Go on, before I think about it."`,
        `There was one thing that ${b} had not had, and had not asked for. It was the best of all. ${a} knew how it would be. It would never again be a thing that only ${a} had touched. "It's your turn to ${be} ${best}," said ${a}, with both eyes shut. "Are you sure?" said ${b}. "No," said ${a}. "Be quick."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'excited'), seen(A, 'cover', 'worried')] },
        `It took a long time. There were sounds, and one of them was not a good sound. Then somebody stood there. "${lent === 'it' ? 'Here it is' : 'Here they are'}," said ${b}. "But you were right. ${lent === 'it' ? "It isn't as it was" : "They aren't as they were"}." There was ${mark}. "I did that," said ${b}. "I was too happy to look out." ${a} looked at it, and waited to be very angry.`,
        `${a} counted, and got to two hundred. There was a noise at ninety that ${a} would rather not have heard. At last ${b} was back, and very quiet. "I've brought ${lent} back," said ${b}. "Only there's something new about ${lent}." It was ${mark}. ${b} could have kept it turned away, and had not.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm'), seen(B, 'stand', 'worried')] },
        `It was the first one there. The marks on the boots and the coat had all been made by others, and long ago. But with this, ${a} had been there. ${a} could have told you what it was from, and on what day. "It's from when we did it with two," said ${a}. "Yes," said ${b}, "and I'm sorry." "Leave it there," said ${a}.`,
        `${a} put a thumb on it. The boots were full of such things, and nobody could tell you any more how they had come. That had been the trouble with them. They were the ends of stories that somebody else had had. "I know what this one is," said ${a}. "I was in it." They both looked at it for a while, and it didn't look so bad.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
        },
        `"And who made that?" said ${g}, in the evening, with a finger on it. ${b} was about to say so. But somebody was faster. "${refrain}" said ${a}. "Half of it's mine," said ${b}. "No," said ${a}, and put both arms round the place. "You can have a look at it, if you like. But only a look."`,
        `They were asked about it at supper, of course. "Which of you was this?" said ${g}. "${refrain}" said ${a} and ${b}, in one breath, and glared at each other. Neither of them would give up so much as a corner of it. So ${g} let them share.`,
      ),
    ],
  };
}
