import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { doorOf, REFRAINS, TITLES } from './plate-parts.ts';

/** The same day for children of 8 and more: the one that is kept back was promised, and somebody sees it. */
export function old(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { day, M, X, N } = doorOf(going);
  const [m, x, n] = [M.name, X.name, N.name];
  const refrain = chance.pick(...REFRAINS);
  const [like, likeToo] = day.like;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(M, 'hold', 'happy'), seen(G, 'stand', 'happy')] },
        `You could tell with your eyes shut that it was ${day.name}. The smell went out under the door and down to the bus stop. ${M.introduced} and ${g} had been making ${day.sweets} since it got light. ${like} "The last one you can do by yourself," said ${g}. It took a quarter of an hour. It was twice as big as the others, and it leaned like a ship. "It's got character," said ${g}. "It's mine," said ${m}.`,
        `${Gcap} never measured anything. "It's enough when it looks at you," said ${g}. It was the morning of ${day.name}. By nine there were two dozen ${day.sweets} on the table, and they looked. ${likeToo} Then there was the one that ${M.introduced} had made, from start to finish, without being helped. It had come out enormous. It leaned to the left as if it were listening. "I'm going to eat that one tonight," said ${m}, "very slowly."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy'), seen(X, 'stand', 'curious'), seen(G, 'stand', 'calm')],
          things: ['plate'],
        },
        `${day.ready} The plate had its place on a stool in the hall, with a cloth over it. ${X.introduced} lifted a corner. "Who's supposed to eat all these?" "Whoever comes," said ${g}. "Nobody goes away with nothing." "And if it's somebody that we can't stand?" said ${x}. "Them first," said ${g}. "That's what a door is for. It isn't to see who it is, today. It's to give them something." "And ${m} is the door this year."`,
        `${day.ready} "You're the door this year," said ${g} to ${m}. It was a real job. You had to be quick on the stairs, and keep the plate straight, and ask nobody what they wanted. "Not even if they're horrible?" said ${X.introduced}, who meant Mrs Bell from Number Eight. "Then most of all," said ${g}. "Nobody goes away with nothing. My mother used to say that nobody's horrible with a full mouth. They can't be. They haven't the room."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(M, 'hold', 'happy')] },
        `The first customer was the postman. He had a wet bag, and eleven more streets. "${refrain}," said ${m}. He was not allowed to, he explained, not in uniform. But he looked at the plate, and he took his cap off. "There," said the postman. "Now I'm not." He ate it on the step with his eyes shut, like somebody hearing a tune. Then he walked away with all of their letters still in his hand, and had to come back.`,
        `At ten it was the postman. He stood there with rain on his cap and a parcel that was not for them. He got a plate under his nose. "${refrain}," said ${m}. "I couldn't," said the postman, and did. It was plain that nobody had offered him anything since about October. He asked if they'd mind his sitting down on the wall for a second. He sat there for five minutes. Afterwards he went up the road delivering things as though they were presents.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'worried'), seen(X, 'hide', 'worried')] },
        `And the second one was Mrs Bell from Number Eight. You always knew her knock: it was three, and one more in case. "Your music," began Mrs Bell. ${x} got behind the door. ${m} couldn't, being the door. "${refrain}," said ${m}, in the middle of her sentence. Her hand took one before she could stop it. There was a long silence, with chewing. "What's in that?" said Mrs Bell. And some time after that, from the gate, without turning round: "It isn't so very loud."`,
        `It knocked three times, and once more in case. "That is your ladder in my hedge," said Mrs Bell from Number Eight, through the letter box. ${m} opened, and held the plate up between them like a shield. "${refrain}." You could see that she had more to say about the ladder, and about last year. But first there was this to be got out of the way. She chewed. She looked at the other half. "My sister used to make something like it," said Mrs Bell, and forgot the hedge.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'surprised'), seen(X, 'point', 'surprised')], things: ['plate'] },
        `After that there was no time to shut it. "${day.greeting}" There came aunts with umbrellas, and boys with a ball, and two who had the wrong house, and stayed. ${m} said it and said it, until it was hardly a voice any more. In between ${m} gave the plate a small turn, so that a certain one was always at the back. ${x} saw it. ${x} said nothing, and counted. "That's twenty-four," said ${x}, at five o'clock. "There's one left."`,
        `By the afternoon the bell had given up, and they simply walked in. "${day.greeting}" said everybody to everybody. There were eleven cousins, a whole choir, and a man who read meters. ${m} could only croak by then. It is an odd thing to stand in a door all day. You see what people are like just before, and just after. And each time, with one thumb, ${m} moved the plate round a bit, to keep something from their hands. "One left," said ${x}, who had watched the thumb.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'cover', 'determined'), seen(X, 'stand', 'curious')] },
        `It was the crooked one, of course. "You're the door," said ${x}. "Can a door keep one?" "I've given away two dozen," said ${m}. "This one isn't from the plate. It was mine before there was a plate." There was nothing wrong in that. Anybody would have said so. All the same, ${m} shut it up in the drawer with the gloves, and did not look at ${x}.`,
        `There it sat, leaning, on that great empty plate. "It's the last," said ${x}. "It's the first," said ${m}. "I made it, and I said so at the time. I've been good all day." That was so, and ${x} said that it was so. But it looked very bare, a plate by a door with nothing on it but what you're keeping. So ${m} took it off, and hid it in the drawer with the gloves. Then at least there was nothing to see.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(N, 'stand', 'shy'), seen(M, 'stand', 'worried')] },
        `They had begun to think that it was over. The road had gone blue. Then there was a knock, such a small one that it might have been the wood. A child stood there, in a coat that was too thin for here. "I'm ${n}," said the child. "We came yesterday, to the house over there. I've been at the window all day. What happens in here? They go in like this, and they come out like that." And ${n} showed them both faces. ${m} reached for the plate, out of habit. "It's finished," said ${m}. "Oh, yes," said ${n}. "It's late." And ${n} thanked them for opening.`,
        `The last one did not knock. ${x} only happened to see a shadow through the glass. It was somebody of their own age, with both hands up the sleeves. "You don't have to give me anything," said the somebody, very fast. "I'm ${n}. We moved in yesterday, opposite. I just wondered what it was. We don't know anyone, so I've been counting. You had twenty-four people, and they all went home with crumbs." ${m} turned the plate over, to show. There was not one crumb. "I came too late," said ${n}. "It's no matter." There was a smile that went with it, and it was a good one, for a smile like that.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'shy'), seen(N, 'hold', 'surprised')] },
        `${m} shut the door. It was quite warm in the hall. Nobody had said a word, neither ${x} nor ${g}. Nobody goes away with nothing, thought ${m}. It was a pity to have been there when it was said. The drawer stuck. ${n} was at the gate by the time ${m} got there, with one glove hanging from an elbow. "${refrain}," said ${m}. "I'd put it away. It was for me." ${n} looked at it from all sides. "It's leaning," said ${n}. "I'll hold it up from here, and you from there." And it came in two.`,
        `Down the steps went ${n}, and along the wall, and you could hear each shoe. ${m} counted them. It was the best one that ${m} had ever made, and at seven shoes ${m} couldn't bear it. "Wait! There was one more. I hid it." It had a bit of wool on it, from the gloves. "${refrain}. That's to say, it was mine, but it's no good by itself." "Did you make it?" said ${n}. "It's the biggest that I've ever seen. Nobody could eat that alone." They sat down on the kerb and took turns, from the left and from the right, until they met.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'point', 'happy'), seen(N, 'look-up', 'happy'), seen(G, 'stand', 'happy')],
          things: day.drawn,
        },
        `Then ${g} came out and lit the ${day.lights}. They went on one after the other, up one side of the road and down the other. There was only one gap. "That's us," said ${n}. "We've got some somewhere. They're in a box that says Bathroom." "We can't have that," said ${g}. So they crossed over, all of them, with ${g} in front and a ${day.light} held high. From the inside of ${N.names} window it looked like any other. From the outside it joined up the road.`,
        `It got dark, as it should. ${Gcap} lit the ${day.lights}, and did not talk while doing it. "${day.greeting}" said ${m}. "${day.greeting}" said ${n}, trying it out. You could see right to the corner, where the road bends, and every house was lit but one. It was like a tooth that's missing. "Everything we own is in boxes," said ${n}. "Then it's a good thing that we've a ${day.light} over," said ${g}, who hadn't. They took the one from their own hall, and ${g} carried it across. It shone much better there.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'cheer', 'surprised'), seen(X, 'cheer', 'excited'), seen(N, 'cheer', 'happy')],
          things: ['plate'],
        },
        `"It's a funny feeling," said ${m}, back at home, "not to be the door." And at that it knocked, three times and once more in case. Mrs Bell stood outside with something tall under a cloth. The postman was with her, in his ordinary clothes, and behind them there was a queue to the bus stop. Each had a plate. "You don't take one and bring nothing back," said Mrs Bell. "I was properly brought up." She took the cloth off under ${M.names} nose. "${refrain}," said Mrs Bell. It leaned a little. She had done it by herself.`,
        `They were tidying the hall when there came a knock, and another behind it, like a tail. ${m} opened. It was the whole of that day, the other way round. Here came everybody who had gone away chewing, with something on a plate. In front of them stood Mrs Bell, with something under a napkin, and she was pink. "It's my sister's recipe," she said. "It's come out crooked. ${refrain}." And ${m}, who knew what that was worth, broke it, and gave ${n} the half.`,
      ),
    ],
  };
}
