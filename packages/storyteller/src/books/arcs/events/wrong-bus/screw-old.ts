import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { ridersOf, REFRAINS, titlesOf } from './parts.ts';

/** For the oldest: one of the two always asks and the other never does, and there is only one stop left to get off at. */
export function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { D, P, Q, v, to, with: withThem } = ridersOf(going);
  const [d, p, q] = [D.name, P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titlesOf(v))),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'kneel', 'curious')],
          things: ['sign'],
        },
        `There are those who ask the way and those who would sooner walk into a pond. ${A.introduced} was one of the second sort. "You want the six for ${to}," people said at the stop. ${a} nodded, as if that had never been in doubt. ${cap(B.introduced)} had found a screw on the ground. "Somebody will miss that," said ${b}, and put it away.${comesToo || withThem}`,
        `If ${A.introduced} didn't know a thing, you would not have found it out. ${cap(B.introduced)} asked everybody everything. "Does the six go to ${to}?" ${b} asked at the stop, three times over, of three people, while ${a} looked at the sky. "And is this your screw?" It was nobody's. "But somebody will miss it," said ${b}, and kept it.${comesToo || withThem}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'proud'), seen(D, 'sit', 'calm'), seen(B, 'stand', 'curious')] },
        `The six came round the corner at ten. It hung a little crooked on the front, and ticked to and fro. At the wheel was ${D.introduced}. "Shall I just ask if it goes to ${to}?" said ${b}. "It says six," said ${a}. "You don't ask a thing like that. It's written on it." So they got in, and sat down near the back, as if they did it every day.`,
        `It was a green ${v}, and it had a six on its forehead, tipped a bit to one side. "I'll ask," said ${b}, with one foot on the step. "Don't," said ${a}. "It's got it in front, as large as life. They'll think that we can't read." ${D.introduced}, at the wheel, looked straight ahead. The doors sighed, and that was that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'curious')] },
        `At a quarter past they went by a tower with moss on it. There is no tower on the way to ${to}. ${a} knew that, and ${b} saw ${a} know it. "They've put up a tower," said ${b}. "It's a short cut," said ${a}. "A great many people don't know about it." All round them sat the great many, with their hands in their laps. ${refrain}`,
        `${a} had been along that road before, and looked out for the pond with the boats. What came was a tower. It was six hundred years old at least. "I don't remember that," said ${b}. "You weren't looking," said ${a}, who had begun to feel cold in one particular place, just under the ribs. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'worried'), seen(B, 'sit', 'curious')] },
        `Then there was a wood. It went on for so long that the lights were put on. Across from them sat ${P.introduced}, in a swimming ring. ${p} read a ticket as if it were a thick book. "I could ask ${P.theKind}," said ${b}. "Look how calm ${p} is," hissed ${a}. "You'd only make a fool of us." ${p} turned the ticket over, to see how it went on. ${refrain}`,
        `After the tower came trees, and the trees came close and looked in. ${P.introduced}, in the next row, had on a swimming ring. It was a strange thing to wear in a wood. "That settles it," said ${a}. "${p} is off on an outing, and ${p} isn't worried." ${p}, as it happened, had just seen ${a} sitting there, and thought exactly the same. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'worried'), seen(A, 'sit', 'worried')], things: ['basket'] },
        `The road began to climb. There was snow in the ditch, and it got into the conversation, or would have if there had been one. ${Q.introduced}, in front, put on a second shawl, and held the basket tight. "I'll ask," said ${b}. "If you do," said ${a}, "I don't know you." It was a mean thing to say. Now and then ${q} looked round at them, with such a smile, and turned back. ${a} smiled too. So did they all. ${refrain}`,
        `By eleven they were on a mountain. Nobody had ever mentioned a mountain. ${Q.introduced} had a basket of eggs, and seemed to be telling them something. "I'm going to ask ${q}," said ${b}. "If you do," said ${a}, "I shall say that I don't know you." It was a mean thing to say. It was out before ${a} could stop it. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'scared'), seen(B, 'sit', 'sad')] },
        `${b} didn't ask. ${b} sat with the screw in one palm and looked at that. "Last stop but one," called ${d}, in front. "After this there's only the top." It would be the last place to get out and go back. ${a} looked at the bell, and at forty backs. There was something in ${A.names} throat the size of an egg. It would have been so easy at the tower.`,
        `After that ${b} said nothing more, and it was ${b}'s silence that was the worst. "Next stop is the last but one," called ${d}. "No more stops then until the top." ${a} had only to get up. But each minute in which you have not said it makes it harder, and there had been sixty. ${a} worked out that by now it would be easier to live on the mountain.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'look-up', 'surprised')] },
        `The brakes began to sing. "${b}," said ${a}, "I'm sorry. You were right, and I knew it. I've known since the tower." Then ${a} stood up, on the seat, where everyone could see. It was like stepping into cold water, all the way to the hat. "I beg your pardon," said ${a}. "I'm on the wrong ${v}. I have been for an hour. I didn't like to say."`,
        `${a} looked at ${b}, who was looking out at the snow, and who had only wanted to ask. "I do know you," said ${a}. "I know you very well." And ${a} got up. Every head came round. It was quite as bad as ${a} had thought, and it took about as long as a sneeze. "Please," said ${a}, "could somebody help us? I got on the wrong ${v}, and I was too proud to ask."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'surprised'), seen(Q, 'stand', 'happy'), seen(A, 'stand', 'surprised')],
        },
        `You could have heard a ticket drop. One did; it was ${p}'s. "But so am I," said ${p}. ${q} got up, basket and all. "So am I! Since the tower! I thought that you all knew." "I thought that YOU knew," said a man at the back. It went through them like a wind. There were forty of them, and every one had wanted the six, and every one had looked at the rest.`,
        `Nothing moved. Then ${q} began to laugh, so that the eggs rattled. "Me too," said ${q}. "I'm wrong as well! I've been wrong since the tower." "I only kept quiet because of you," said ${p} to ${a}. "You looked as if you owned it." They all wanted to go to ${to}, all forty. There was a roar in there such as a mountain seldom hears.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'stand', 'surprised'), seen(B, 'hold', 'proud'), seen(A, 'stand', 'curious')],
          things: ['sign'],
        },
        `"What's all this?" said ${d}, and came down the middle. "Six? I've never driven a six in my life. This is the nine." So they went round to the front, all of them, in the snow. There hung the nine, head down, by one screw. Beside it was an empty hole. ${b} took something out and tried it. It turned as if it had been oiled.`,
        `${d} was quite offended. "It's the nine," said ${d}. "It has always been the nine. Can nobody read?" "Come and see," said ${b}, who had got out first. The number hung from its bottom screw, upside down, ticking. Where the top one belonged was a hole. ${b} held up a small, shiny thing. "I did say that somebody would miss it," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'point', 'happy'), seen(Q, 'point', 'happy'), seen(D, 'sit', 'worried')] },
        `"Well, then," said ${d}, "you're on the wrong ${v}, and I'm on the right one." "There are forty of us," said ${a}, "and one of you. May I ask something? Would you take us?" It came out quite easily; it was the second of the day. "I don't know the way," said ${d}, and went red. "I'm a nine. I never like to ask." So they told ${d}. ${p} knew as far as the mill, ${q} to the bridge, and the others the rest.`,
        `It was ${a} who asked. ${a} had rather got the taste for it. "Could you be a six, just for today?" ${d} stared out over the wheel for some time. "I wouldn't know how to get there," said ${d}. "I've never told anyone. I only know the one road." "We each know a bit," said ${a}. And so they did. One had the mill, and one had the bridge, and when nobody knew, they stopped and asked.`,
      ),
      page(
        {
          setting: to === 'the beach' ? 'beach' : (going.at ?? 'street'),
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(D, 'stand', 'happy'), seen(B, 'run', 'happy')],
        },
        `They were at ${to} by two, and by three they all knew each other's names. ${q} boiled the eggs. ${p}'s ring went round. ${d} stood and looked at it all, cap in hand. "Nineteen years," said ${d}, "and I've only ever been where it says." ${a} went to ask for salt, and was gone an hour, and came back with three new friends.`,
        `It was two o'clock when they got there, and none of them minded. You can't sit for an hour and be wrong together without its doing something to you. They had the eggs. ${d} went round and looked at everything. "What's that?" said ${d}. "And what's that called?" It seemed that ${d} had saved up questions for nineteen years.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'happy'), seen(D, 'stand', 'happy')],
          things: ['sign'],
        },
        `At seven there stood the ${v}, with its nine up straight on two screws. They looked at it, and they looked at each other. They all lived on the six. "Excuse me," said ${a} to ${d}. "May we have one of those out again?" One turn, and another. The nine let go, swung down, and was a six. Clunk. "All in?" said ${d}.`,
        `In the evening it said nine. "That's no use to us," said ${p}. ${b} had one screw out before anybody could ask. Clunk, went the number. They all got in, and this time it was the loudest ${v} in the country. Nobody has been quiet on it since.`,
      ),
    ],
  };
}
