import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, oneWay, page } from '../held.ts';
import type { Cross } from './book.ts';

/** An anger is measured in lamp posts. */
export function old({ child: K, grownUp: g, G, chance }: Cross): Told {
  const refrain = 'How many lamp posts?';
  const k = K.name;
  const told = oneWay(chance);
  return {
    title: titled(chance.pick('how many lamp posts', 'seven lamp posts', `${K.names} seven lamp posts`)),
    refrain,
    pages: [
      page(told(
          `It began with a pencil, as great things sometimes do. It was ${K.names} pencil, the good one, and somebody had borrowed it and given back a shorter one. After that the bus was full. After that there was fish.`,
          `The day had been going wrong since Tuesday. There was the match that was called off. There was a mark that was not fair, and a person who said "only joking". By five o'clock there was just a drop of room left in ${k}, and then the laces broke.`,
        ),
        { setting: 'street', camera: 'wide', actors: [act(K, 'walk', 'worried')] },
      ),
      page(told(
          `"How was it?" said ${g.name}. That was all. It came up from the floor, quite white and hot, and ${k} shouted something, and took hold of a plate. "Calm down," said ${g.name}. Nobody in the history of the world has ever calmed down because of that.`,
          `"Could you lay the table?" said ${g.name}. The plate was already in ${K.names} hand, and the hand went up. For one moment everybody looked at it, ${k} too. "Calm down," somebody said. It is like saying "Dry up" to the sea.`,
        ),
        { setting: 'kitchen', camera: 'close', actors: [act(K, 'stand', 'angry'), act(g, 'stand', 'surprised')] },
      ),
      page(told(
          `${k} put the plate down. It took about as much strength as lifting a cow. "That was the wrong thing to say," said ${g.name}, after a while. "You're angry. You may be. Only plates and people have to stay whole." And ${g.name} opened the front door.`,
          `The plate came down very slowly, and stood on the table, and shook a little. "Thank you," said ${g.name}. "I said that badly. Be as angry as you are. Nothing gets broken, and nobody. But it won't go away in here. Get your shoes."`,
        ),
        { camera: 'medium', actors: [act(K, 'stand', 'angry'), act(g, 'stand', 'calm')] },
      ),
      page(told(
          `They went along the road, on the inside of the pavement, fast. Nobody said a word. At the first lamp post ${k} could have bitten it. At the second it was the bus that came out, very loud, and a man with a dog crossed over.`,
          `You can't talk when you are as angry as that, and ${g.name} did not try. They walked. The first lamp post went by, and the second. At the third ${k} said all that there was to say about laces. It was a good deal for such thin things.`,
        ),
        { setting: 'street', time: 'sunset', camera: 'wide', actors: [act(K, 'walk', 'angry'), act(g, 'walk', 'calm')] },
      ),
      page(told(
          `At the fourth it was the pencil. It was quite a different anger, that one. It was low down, and it was nearly sad, because the somebody had been a friend. "Ah," said ${g.name}. ${k} had not known that it was in there, under the fish.`,
          `At the fourth there was something underneath, as there often is. It was the person who had been only joking. "I laughed as well," said ${k}. "I didn't want to." Then they walked on for a bit, more slowly.`,
        ),
        { camera: 'medium', actors: [act(K, 'walk', 'sad'), act(g, 'walk', 'calm')] },
      ),
      page(told(
          `At the seventh ${k} stopped. It was gone. It had not gone with a bang. It had run out, the way a bath does, with some noise at the end. There was only a road, and a cat on a wall. "Seven," said ${k}. "It was seven lamp posts long."`,
          `Somewhere after the sixth, ${k} noticed the smell of somebody's supper, and that it smelt good. You can't smell things when you're furious. ${k} put a hand on the seventh post. It was cold and rather nice. "Seven," said ${k}. "That's how long it was."`,
        ),
        { camera: 'close', actors: [act(K, 'stand', 'surprised'), act(g, 'stand', 'calm')] },
      ),
      page(told(
          `They walked back past all of them. It was a shorter road in that direction. "What will you do about the pencil?" said ${g.name}. "Ask for it," said ${k}. "Not like at the second one. Like at the sixth."`,
          `On the way home ${k} tried what to say the next day. At the second post it still came out with claws. By the first it was one plain sentence with no claws in it. "It wasn't funny, and I'd like you to stop." "That would do it," said ${g.name}.`,
        ),
        { time: 'night', camera: 'wide', actors: [act(K, 'walk', 'calm'), act(g, 'walk', 'calm')] },
      ),
      page(told(
          `From the next day on it was a measure, as other families have inches. The broken kite was a three. The day of the spelling test was a nine, and they had to go round by the church. "${refrain}" they would say, and look at one another, and fetch their shoes.`,
          `The next day it rained. It is useful to know how long a thing is. The rained-off match turned out to be only two. The row about the tablet took eleven, there and back, and a bag of chips. "${refrain}" said ${g.name} each time, with the door already open.`,
        ),
        { setting: 'living-room', time: 'day', camera: 'medium', actors: [act(g, 'stand', 'happy'), act(K, 'stand', 'calm')] },
      ),
      page(told(
          `Then came an evening when ${g.name} put down the telephone, very gently. You put down things like that when you would like to throw them. Nobody dared to breathe. ${k} went to the hall, and came back with a pair of large shoes. "${refrain}" said ${k}. ${G} thought about it honestly. "Five," said ${g.name}. It was six, but the last one was for the stars.`,
          `It works in both directions. One night the washing machine ran over. ${G} stood in the water with a face like thunder. ${k} held out two coats. "${refrain}" said ${k}. It was four. On the way back they counted them again, and ${g.name} got the number wrong on purpose.`,
        ),
        { setting: 'street', time: 'night', camera: 'wide', actors: [act(K, 'walk', 'happy'), act(g, 'walk', 'happy')] },
      ),
    ],
  };
} // prettier-ignore
