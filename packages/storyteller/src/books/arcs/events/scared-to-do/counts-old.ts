import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { doingOf } from './doing.ts';
import { NEST_TITLES, REFRAINS, TITLES } from './said.ts';

/** The long one: the child has a poem to say before the whole school, and neither counts what the other does. */
export function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { feared, others, setting, past, brings, things, wasReady, crashed, did, there } = doingOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...(feared.includes('nest') ? NEST_TITLES : TITLES))),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'sit', 'scared')] },
        `The other ${A.kinds} ${others}, and thought nothing of it. ${A.introduced} thought of nothing else. "It isn't that I can't," said ${a}, when anybody asked. "I'm only waiting for the right day." It had been the wrong day since the spring. The trouble was ${feared}. It's hard to be afraid of what you are for.`,
        `${A.introduced} was afraid of ${feared}. There's a word for that, and nobody was unkind enough to say it. All the others ${others}. ${a} stayed behind, and looked after their places, and was always busy. "You must be so tired of it," said ${a}, when they came home. They never were.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(A, 'stand', 'curious')] },
        `Then ${K.introduced} came, and sat down there, and groaned. On Friday ${k} had to say a poem, out loud, with the whole school looking. "I can't," said ${k}. "My mouth goes dry as soon as there's more than one of them." "I'm only one," said ${a}. "That's why I'm telling you," said ${k}. And so each of them heard what the other had never told anybody.`,
        `That was how ${K.introduced} met ${a}. ${k} wanted a place where nobody was, to learn a poem. It was for Friday, in front of everyone in the school. "I know it backwards," said ${k}. "I just can't say it forwards, not when they look." "What do you do about it?" said ${a}. "I look after the coats," said ${k}. They understood each other at once.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'jump', 'calm')], things: things[0] },
        `It was ${k} who thought of doing very little of it. ${k} had found ${brings[0]}, and it couldn't have looked less like danger. ${a} ${past[0]}. "You did it," said ${k}. "${refrain}" said ${a}. "That was only for practice. Now you." So ${k} said the first line to a snail. "${refrain}" said ${k}. "Snails can't hear."`,
        `"Nobody can do it all at once," said ${k}. "Perhaps it can be done in bits." The first bit was ${brings[0]}. It was so small that it was nearly rude. ${a} ${past[0]}. "${refrain}" said ${a}. And ${k} said one line of the poem, to a stone. "Very nice," said ${a}. "${refrain}" said ${k}. "It didn't look at me."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'calm'), seen(K, 'stand', 'shy')], things: things[1] },
        `On Tuesday it was ${brings[1]}. ${a} put it off until after lunch, and then put off lunch. But ${a} ${past[1]}, and stayed in one piece. "Well?" said ${k}. "${refrain}" said ${a}. "A thing like that is hardly there." ${k} said a whole verse, to ${a}, looking at the ground. "I heard every word," said ${a}. "You're a friend," said ${k}. "Friends are too easy."`,
        `${k} came back with ${brings[1]}, and the second verse. ${a} looked at the one, and listened to the other. Then ${a} ${past[1]}, rather fast, as you take off a plaster. "That was good!" said ${k}. "You only say so," said ${a}. "${refrain}" And that was odd. For when ${k} had finished the verse, without one mistake, ${k} said just the same.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'cheer', 'happy')], things: things[2] },
        `On Wednesday there was ${brings[2]}. It was a good deal more than anything yet. ${a} ${past[2]}, and did it again to see how it had been done. The third time was for no reason at all. "You like it," said ${k}. "I don't mind it," said ${a}. "${refrain}" ${k} wrote it down in the notebook: three noughts for ${a}, and three for ${k}.`,
        `For Wednesday there was ${brings[2]}. They both walked round it. ${a} ${past[2]} before ${k} was through with the poem, and nobody fell over. So ${k} said it once more, to three hens. Hens look at you very hard. "That makes three," said ${k}, with the notebook. "Write noughts," said ${a}. "${refrain}" "Then why do we keep doing it?" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(K, 'stand', 'worried')] },
        `"Suppose they did count," said ${k}, on Thursday. "All of them. What would you do?" ${a} turned pale. "Then I'd have to do the real one," said ${a}. "There'd be no reason left. That's why they don't." It was the truest thing that either of them had said. They looked at each other. "Me too," said ${k}.`,
        `Neither of them had slept well. "I've found out why they don't count," said ${a}, on Thursday. "It's because I won't let them. If they counted, I'd be halfway. And if I'm halfway, I can't stay here." ${k} said nothing for some time. "You might have said it about me," said ${k}. "I'm on four verses."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'worried'), seen(A, 'stand', 'worried')] },
        `There was one way to find out, and it was the real thing. ${wasReady[0]} "I can't," said ${a}. "I'll help you back," said ${k}, "and I won't tell." It was kindly meant, and ${a} very nearly took it.`,
        `"Let's go as far as we can," said ${k}, "and then see." ${wasReady[1]} "We could say you've hurt a toe," said ${k}. "Nobody would ask." ${a} thought of all the days that there would be, with that toe in them. "No," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'surprised'), seen(K, 'stand', 'surprised')] },
        `It was not ${a} who decided, and it was not ${k}. ${crashed[0]} ${k} shouted something. It may have been the poem.`,
        `What came next came by itself. ${crashed[1]} "Oh!" cried ${k}. Nobody had been asked, and nobody had time to say no.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(K, 'look-up', 'surprised')] },
        `${did[0]} There was a moment, quite a short one, in which it could all have been taken back. ${a} could have shut both eyes, and called it a fall. ${a} left them open. ${there}`,
        `${did[1]} It would still have been possible to say that it was an accident. ${a} could have gone back, and waited for the right day. ${a} looked about instead. ${there} It was the right day.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'excited'), seen(A, 'cheer', 'proud')] },
        `"${a} did it!" shouted ${k}. Heads came up behind the hedge. People stopped in the lane. "It began with ${brings[0]}!" ${k} told them, at the top of ${K.names} voice. "And nobody said it counted!" It was a long story, and they wanted to hear all of it. It was ${a} who saw how many there were. There must have been forty. They were all looking at ${k}.`,
        `${k} ran up and down, and had to tell somebody. So ${k} told the postman, and the postman stopped the bus. "First it was only ${brings[0]}," cried ${k}, to all of them, standing on something. "You should have seen it!" They laughed in the right places. There was a whole bus of them, and the driver. "Go on," they said. Only ${a} was counting.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'surprised')] },
        `"How many was that?" said ${a}, when they had gone. "How many what?" said ${k}. "Forty," said ${a}. "And your mouth wasn't dry. You went on and on." ${k} sat down, rather suddenly. "I didn't think of it," said ${k}. "But that wasn't the poem. ${refrain}" Then they both heard it. They laughed until they had to hold on to each other.`,
        `"You've just talked to half the village," said ${a}. ${k} went red, and then white, and then red again. "That was only about you," said ${k}. "${refrain}" There was a pause. "I beg your pardon?" said ${a}. "I heard it as well," said ${k}. And ${k} took out the notebook, and crossed out all the noughts, on both sides, and put ones.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'cheer', 'happy')] },
        `On Friday there was a poem, all five verses. One sleeve shook, and nobody saw it but a certain ${A.kind}, outside the window. Nowadays they meet after school. ${a} does what ${A.kinds} do, and ${k} sits and looks on. "Did you see that one?" calls ${a}. "${refrain}" says ${k}, and gets comfortable. "I wasn't ready. Do it again."`,
        `On Friday there was a poem, without one mistake, and they clapped until the windows buzzed. "So that's done," said ${k}. "What's next?" They thought they would find something else to be afraid of, and begin with a very little of it. In the meantime, ${a} was off again. "${refrain}" called ${k}, with both feet up. "I blinked. Once more!"`,
      ),
    ],
  };
}
