import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { askingsOf, partsOf } from './ask-any-parts.ts';

/** Two have put their names down for one prize; what would win it for the one shows what the other is. */
export function old(going: Going): Told {
  const { A, K, a, k, company, chance } = going;
  const { B, what } = partsOf(going);
  const b = B.name;
  const asking = chance.pick(...askingsOf(what));
  const refrain = `${asking}.`;
  const { one, aOne, many } = what;
  const best = what.kind === null ? 'Best Neighbour' : `Best ${cap(one)}`;
  const [gone, goneToo] = what.reach.older.gone;
  const [tries, triesToo] = what.reach.older.tries(b);
  const [does, doesToo] = what.reach.older.does(a);
  const alone = B === K;
  const kid = alone ? k : K.introduced;
  const J = company.person('Mrs Crump', 'neighbour');
  const did = A.being?.does ?? 'looked about';
  return {
    title: titled(chance.pick(`${a}, ${aOne}`, `ask any ${one}`, `the ${best.toLowerCase()}`, `nearly ${aOne}`)),
    refrain: asking,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')] },
        `There was a list on the gate of the green, with a pencil on a string. It was for the show on Saturday. Under "${best}" stood ${B.introduced}, who had come last three times, and never said how that felt. And under that, in large letters, came ${A.introduced}. "Well, why not?" said ${a}. "I'm ${aOne} like any other."`,
        `${cap(aOne)} knows that it is ${aOne}. Nobody has to tell it. In just that way ${A.introduced} had always known it, too. The show was to have a prize for the ${best}, and ${a} put down a name at once. It came right after ${B.introduced}. ${b} had tried for that prize three times, and been last in all of them. "May the better ${one} win," said ${a} warmly.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(A, 'stand', 'happy')] },
        `It was ${kid} who saw the list. "${a}," said ${k}, on the way home, "has anybody ever told you that you're ${A.aKind}?" "Often," said ${a}. "People can be very unkind." And ${a} ${did}. "There," said ${k}. "That." "We all do it," said ${a}. "${refrain}"`,
        `${cap(kid)} thought about it for a whole day and then said it. "They'll see that you're ${A.aKind}." ${a} laughed, and ${did}. "Now that," said ${k}, "is what I mean." "It's what every one of us does in the evening," said ${a}. "${refrain}" It's not easy to argue with somebody who is so happy.`,
      ),
      page(
        { camera: 'wide', actors: [seen(J, 'stand', 'calm'), seen(B, 'shout', 'happy'), seen(A, 'shout', 'happy')] },
        `Mrs Crump was the judge, and had a board with a clip. First came the voice. "${what.says}!" said ${b}, as well as it can be said. "${A.says}!" said ${a}. Mrs Crump's pencil stopped. "Was that a cough?" she asked. "It's how we say it where I come from," said ${a}. She looked over her glasses for some time, and wrote down a small number.`,
        `On Saturday there were flags. "Voices!" called Mrs Crump, who was the judge. She was known to be fair, and to like nobody. ${b} gave a clear "${what.says}". ${a} stepped up and put everything into it. "${A.says}!" It was very still on the green. "Once more?" said Mrs Crump. It was no better the second time.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'think', 'curious'), seen(A, 'stand', 'proud'), seen(B, 'stand', 'worried')],
        },
        `"Is that usual?" Mrs Crump asked, when she had seen how ${a} sat. "Do ${many} do that?" She was asking ${b}. There were only the two of them left by then. ${b} had only to say no. The thought came, and stood there in front of ${b}, and was sent away. "Now and then," said ${b}. "On Sundays." "There," said ${a}. "${refrain}"`,
        `Mrs Crump walked all the way round ${a}. "I have never seen ${aOne} hold its head like that," she said. "You there. Have you?" She meant ${b}. It is not every day that a cup is held out like that. ${b} had only to say no. "We're not all the same," said ${b}. "In my family they do it all the time." "${refrain}" said ${a}, nodding.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'worried'), seen(J, 'reach', 'calm')], things: ['ball'] },
        `So it came to the last test, and there was half a point between them. "The ball," said Mrs Crump, and took it out of her bag. "Whoever brings it back to my hand has done it." She was a small woman. Nobody had thought that she could throw. ${gone}`,
        `"Lastly, the ball," said Mrs Crump. "Bring it here to my hand, and don't chew it." ${b} was ahead by half a point, for the first time ever, and was trembling all over. Mrs Crump took a run. It turned out that she had once thrown for the county. ${goneToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'worried'), seen(J, 'stand', 'calm')] },
        `${tries}. It was dreadful to see. "Well?" said Mrs Crump. "I can't," said ${b}. "Then there's no prize this year," she said, and looked at her watch. "No ball, no cup. It goes back into the cupboard." ${b} nodded several times, like somebody who has known it all along.`,
        `${triesToo}. "That will do," said Mrs Crump, not unkindly. "If nobody can fetch it, nobody has won. We'll try again next summer." ${b} said that next summer was fine. ${b} said it to the grass. It was the fourth time, and it sounded like the last.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad')] },
        `${a} could have had that ball in a moment. That was the trouble. There is a rain barrel by the gate. On still mornings ${a} had looked into it, and ${A.aKind} had looked back. You can put a lid on a barrel. But nobody would ever say "${aOne}" again, not after that. ${a} sat quite still, the way ${many} do, for as long as it could be borne.`,
        `Now ${a} had always had a way of not thinking about certain things. There was the matter of the noise. There was the face in the puddle, every time it rained. It could all be got round. What lay over there could not be got round. Only one kind of creature on that whole green could fetch it, and it wasn't ${aOne}. If ${a} did nothing, that could go on being nobody's business. ${a} looked at ${B.names} bent head.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined')] },
        `"Oh, bother," said ${a}. ${does}. Then it was so quiet that everybody heard the flags. ${a} had put it down in front of ${B.names} feet. "It's your half point," said ${a}. "Take it to her."`,
        `"Hold this," said ${a}, and gave ${k} the number from round ${A.names} neck. ${doesToo}. It was a beautiful thing to see, and everybody saw it. Nobody clapped. ${a} pushed the ball over to ${b}, and looked at nobody. "Go on," said ${a}. "To her hand."`,
      ),
      page(
        { camera: 'medium', actors: [seen(J, 'point', 'calm'), seen(A, 'stand', 'sad')] },
        `"That," said Mrs Crump, "was not ${aOne}. That was ${A.aKind}." She drew a line through a name. She used a ruler for it. "Yes," said ${a}. "I know. I've known it for quite a while." "${asking}," said somebody at the back, and laughed. It was strange to hear it out loud. It was not nearly as big as it had been inside.`,
        `Mrs Crump took out her ruler. "I'm afraid that I have to cross you out," she said. "No ${one} that ever lived can ${what.reach.verb}." "No," said ${a}, "I don't suppose it can." "${asking}," said somebody at the back, and laughed. But the sky stayed up. Somebody's ice cream went on dripping.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'proud'), seen(J, 'stand', 'calm'), seen(A, 'stand', 'shy')] },
        `${b} got the cup. It was silver, nearly, and ${b} had thought of that minute for three years. It was only half as long as it should have been. "Please," said ${b} to Mrs Crump. "I've been ${aOne} all my life. I never once had to try. ${a} does it every day, on purpose." Mrs Crump took off her glasses, and wiped them, though they were clean.`,
        `They hung a ribbon on ${b}, and there was a cup, with ears on it. ${b} thanked everyone. Then ${b} walked straight to where ${a} stood, outside the rope. "I was born like this," said ${b}. "There's nothing clever in it. You're the only one I know who's ${aOne} because you wanted to be." Behind them Mrs Crump had to look for something in her bag.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), ...(alone ? [] : [seen(K, 'stand', 'happy')])],
        },
        `There's a board on their gate now. ${cap(k)} painted it. "Two ${many} live here," it says. "One of them is ${A.aKind}." They drink out of the cup by turns. Early in the morning you can hear them both, and it's hard to say which is which. "${A.says}," says one of them, rather badly. "That's not how it goes," says the other. "It is where I come from," says ${b}. "Ask any ${A.kind}."`,
        `The list for next year is up on the gate already. Under "${best}" it says nothing yet. But lower down Mrs Crump has put in a line by hand, with a ruler. "And for anybody who would like to be one," it says. There is one name there so far, in rather wobbly letters. It is ${B.names}. "Are you sure?" asked ${a}. "${A.says}," said ${b}, quite dreadfully. "Ask any ${A.kind}."`,
      ),
    ],
  };
}
