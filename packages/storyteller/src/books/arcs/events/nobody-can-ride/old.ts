import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** There is a prize for whoever stays on until the clock strikes; and who could have it is asked for something else. */
export function old(going: Going): Told {
  const { A, K, G, X, Y, a, k, g, Gcap, x, y, home, refrain, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: home,
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'curious')],
        },
        `It said on the gate that nobody could ride ${A.introduced}. Under that hung a silver cup, for whoever did. They had to be up there when the church clock struck twelve, on the last Saturday in June. It had hung there for years, and somebody polished it. ${k} did not care so much for cups. But in the cup was a ticket for the train to the sea. ${k} cared for that a great deal.`,
        `Nobody had ever stayed on ${A.introduced}. It had become a sort of holiday. On the last Saturday in June they came with cushions and pies. Whoever was up there when it struck twelve would get the silver cup. There was a ticket in it, for the train to the sea. ${k} had never seen the sea. ${k} had seen that ticket every day, on the way to school, through the bars of the gate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'jump', 'surprised'), seen(A, 'stand', 'calm')] },
        `${X.introduced} was first this year, and last year, and every year. "It's all in the knees," said ${x}, and got up, and waved. For a moment ${a} did nothing whatever. It was the kind of nothing that one hears before thunder. Then came a shake, from the nose to the tip of the tail. "${refrain}" said ${a}. They found ${x} in the hedge, still waving.`,
        `"I've been practising on a barrel," said ${X.introduced}, who tried it every year. ${x} had a rope, and a hat, and a new way of sitting. The clock said ten past eleven. It still said ten past eleven when ${a} sneezed. "${refrain}" said ${a}, not unkindly. It was the hat that had stayed up longest, and there was some talk of giving it the cup.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'sit', 'surprised'), seen(A, 'stand', 'happy')] },
        `${Y.introduced} had worked it out on paper. You came from behind, and upwind. ${y} was on before anyone had seen it, and there was a gasp. ${a} set off in a ring, and then in a smaller ring. All at once ${a} stopped. ${y} did not, having worked out nothing about that. There was a pond. "${refrain}" said ${a}, and had a drink from it, round ${y}.`,
        `Then there was ${Y.introduced}, with the glue. People said that it was hardly fair. It was very good glue, and for one whole minute it looked as though it would do. ${a} thought it over. Then ${a} walked up to the old oak and scratched, up and down, with both eyes shut. "${refrain}" said ${a}. It took until Monday to get ${y} off the oak.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'surprised'), seen(A, 'sit', 'calm'), seen(K, 'stand', 'worried')] },
        `Even ${g} had a go, with a ladder, and a cushion, and a flask. "Nobody has ever made themselves comfortable," said ${g}, and poured out a cup. ${a} sat down like a dog. The cushion slid, and the cup slid, and then ${g} came, with the flask. "${refrain}" It was twenty to twelve. There was nobody left in the queue but ${k}, who had been letting people go in front.`,
        `At half past eleven it was ${g}, who said that it was for the exercise. ${Gcap} got up by the ladder, and sat as one sits in a bus. And ${a} lay down on one side, very gently, and rolled over. "${refrain}" said ${a}, from upside down. Everybody clapped, and unpacked the pies. ${k} came out of the shade. There was half an hour left, and only one name on the list.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'curious'), seen(A, 'stand', 'surprised')] },
        `${k} had watched every time, and knew what nobody else did. ${a} only ever shook when they came from the side. So ${k} went round to the front, where the face is. "Hello," said ${k}. "I should like to ask before I do it." ${a} stopped chewing. "They don't ask," said ${a}. "They pat." And ${a} looked ${k} all over. "Yes," said ${a}, slowly. "I believe that I should let you."`,
        `${k} did not go to the side with the ladder. ${k} went where one goes if one wants to talk. "May I?" said ${k}. It was very quiet, behind the mouth of ${a}, where the chewing had been. "Say that again," said ${a}. "May I?" "All these years," said ${a}, "and not one of them. Yes. You may. You can have your twelve o'clock." And ${a} bent one knee, which nobody had ever seen.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(A, 'stand', 'shy')] },
        `It was a quarter to. There was so much time that ${k} asked one thing more. "Don't you like it?" "How should I know?" said ${a}. "I've been under two hundred rides, and I've never had one. They get up there, and they go all soft in the face, before it goes wrong. It must be the best thing in the world." ${a} looked at the ground. "I've always thought that somebody would say, Now you."`,
        `"What would you like?" said ${k}, with a hand on that knee. It was only manners. But ${a} went red, as far as one could see. "You'll laugh," said ${a}. "I should like to be ridden. No. The other way. I should like to ride. Everybody wants it so. I lie awake, and wonder what it can be." It was eleven minutes to twelve. "You'd better get on," said ${a}. "You'll be late for your cup."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'think', 'worried'), seen(A, 'stand', 'calm')] },
        `In the barn stood the big hay cart. It would need all of them to pull it, and they were all here, today, with ropes. Tomorrow they'd be back in three villages. But it would take a quarter of an hour to fetch, and there were ten minutes. ${k} looked at the cup. One could see the corner of the ticket. It was blue. "Are you getting on?" said ${a}. "No," said ${k}. It came out rather hoarse. "You are."`,
        `${k} could have been up there in two seconds. The knee was bent. Beyond the gate, though, stood the cart that had once carried a piano. Here stood thirty people with strong arms. There would not be thirty people again until next June, and who knew about ${a} by then? Nobody waits well for ever. ${k} had one more look at the ticket, so as to know it again. "Stay there," said ${k}. "I'm going to be late."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'run', 'determined'), seen(Y, 'run', 'determined'), seen(A, 'sit', 'excited')],
        },
        `So the clock struck twelve, and nobody was on ${a}, for ${a} was on a cart. "It's all in the knees," said ${x}, at the front rope, and this time it was true. ${y} had the other rope, and knew about weights. Behind pushed ${g}, and all three villages. Up the hill it went like a snail. At the top everybody saw, rather late, what it is that comes after a top.`,
        `They thought that ${k} had gone mad. Then they saw ${a} get in, backwards, and sit up straight with both eyes shut. Nobody said another word. ${x} took one rope. ${y} came down out of the tree for it, bark and all, and took the other. Somewhere behind them it struck twelve, and they didn't even count. "Where to?" called ${g}. "There," said ${a}. It was downhill.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'cheer', 'happy')] },
        `"The trees went by on their own," said ${a}, in the pond, when it was over. "I never moved a foot. It tickles in the middle. Oh, I see. I do see." ${a} looked round at them, all wet, all in a heap, ${x} and ${y} and ${g}. "You poor things," said ${a}. "You wanted that, and I shook." Nobody knew what to say. Then ${x} said, "Again?"`,
        `It ended in the pond, as things do there. "So that's what you go all soft about," said ${a}. "You might have told me." They had it four times more. By then there was no more to be got out of anybody. They lay about in the grass like washing. "It was the best June there's been," said ${y}. ${k} said so too. ${k} was looking at the clock.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'walk', 'calm')],
        },
        `Nobody won the cup. They were very fair about it. It had to be twelve, and it had to be on top. When the last of them had gone, ${a} knelt down. "You look as though you'd like to be taken somewhere," said ${a}. "I missed my train," said ${k}. "How far is it?" said ${a}. ${g} did the sum on the flask. It came to two days, at a walk, with stops for apples.`,
        `The cup stayed on its hook, because rules are rules. "It should have been yours," said ${g}, and put a coat round ${k}. ${k} nodded. There are things that one would do again, and that are not nice even so. Then something soft pushed from behind. "What was on that ticket?" said ${a}. "The sea," said ${k}. "Get on," said ${a}. "I've never seen it either."`,
      ),
      page(
        {
          setting: 'beach',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'sit', 'happy')],
        },
        `That was how ${k} came to the sea, all the way, and was not shaken off once. They stood in it up to the knees, with the moon in front. Behind them a train went by, with its windows lit. "Is that the one?" said ${a}. "It doesn't look comfortable." ${k} leaned back. A wave came in, and looked as if it would like to get on. "${refrain}" said ${a} to the next one.`,
        `It was dark when they got there, on the second night. ${g} minded the shoes. "It moves," said ${a}, with one foot in. "It carries things," said ${k}. They stood in it side by side, where it was shallow, and it pulled at them, and let go. On the gate at home there is a different word now, and it's a short one. "ASK," it says. But out there ${a} turned to the sea, and did so. "May I?" said ${a}.`,
      ),
    ],
  };
}
