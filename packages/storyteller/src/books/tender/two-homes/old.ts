import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { TwoHomes } from './book.ts';

/** A plan to bring it all back, with string; a message nobody should have to carry; and a key on each hook. */
export function old({ child: K, grownUp: G, they, still, chance }: TwoHomes): Told {
  return {
    title: titled(chance.pick('a pair with a long way between', 'not the postman', 'one sock north')),
    refrain: null,
    pages: [
      page(
        [
          `They were only socks. But they were yellow, and knee-high, and ${K.name} had won an argument to get them. For a year they did everything as a pair. They went down hills, and through the middle of a stream, and once, by mistake, to a wedding. It had never crossed ${K.names} mind that you could have one without the other.`,
          `If you asked ${K.name} what to save in a flood, the answer was socks. It was one pair, yellow, up to the knee. ${K.name} wore them for tests, and away matches, and the school photograph. There is not much to say about a pair of socks. You never think about them as two things. That is what a pair is.`,
        ],
        { setting: 'bedroom', camera: 'close', actors: [act(K, 'sit', 'happy')], things: ['sock'] },
      ),
      page(
        [
          `The talk was on a Sunday, at the table, with nothing to eat on it. ${cap(they)} were going to live apart. There would be two homes. It had been thought about for a long time, it seemed, by everyone but ${K.name}. "Have you any questions?" said ${G.name}. ${K.name} had about four hundred. "No," said ${K.name}.`,
          `They told ${K.name} in the kitchen. ${cap(they)} would not be living together any more. It would be two homes from now on. The odd thing was that the tap went on dripping, right through it, as if nobody had said anything. ${K.name} counted drips. "You can be angry," said ${G.name}. "I'm counting," said ${K.name}.`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(G, 'sit', 'sad'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `It came out later, at bedtime, which is when things do. "There was that row about my homework," said ${K.name}, "and the one about the bike. That's two that were about me." "They weren't about you," said ${G.name}. "They were about two people who couldn't agree, and you were in the room. Nothing you did or said or thought made this. I'd swear to it anywhere."`,
          `${K.name} had worked it out on paper, with dates. On one side were all the rows, and on the other was what ${K.name} had been doing at the time. It looked bad. "Show me," said ${G.name}, and read it, and turned it over. "I was there. Not one of these is why. This was decided by grown-ups, for grown-up reasons. You didn't cause it."`,
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')],
        },
      ),
      page(
        [
          `The next week ${K.name} had a plan all the same. It needed a cake, an anniversary and getting everybody into one room. It was a good plan. The cake was good too. They all sat there and were very polite, which was worse than shouting, and then it was time to go. "It was kind of you," said ${G.name}, afterwards. "But it isn't broken because nobody tried. And mending it was never your job."`,
          `For some weeks ${K.name} tried being perfect. The bed was made. The bag was packed. Nobody had to ask for anything twice. It was very tiring, and at the end of it there were still two homes. "You don't have to earn it back," said ${G.name}, finding ${K.name} polishing a tap. "It isn't that sort of thing. You could leave a sock on the floor. I'd be glad to see it."`,
        ],
        { setting: 'kitchen', time: 'day', camera: 'wide', actors: [act(K, 'stand', 'sad'), act(G, 'stand', 'calm')] },
      ),
      page(
        [
          `The next morning there was one sock. ${K.name} turned out the whole drawer. The other one was at the other home, along with the charger, the maths book and the good pencil. That is what nobody tells you. You are never missing one thing. You are missing whichever half you have not got with you.`,
          `It was on a Wednesday that the pair came apart. One sock was here. One sock was at the other home, behind something, on its own. ${K.name} sat on the floor with the one. Nobody cries about a sock, and it was not about the sock.`,
        ],
        { setting: 'bedroom', camera: 'close', actors: [act(K, 'sit', 'sad')], things: ['sock'] },
      ),
      page(
        [
          `${K.name} had the bag on already. "Ask them about Saturday, would you?" somebody said, and then, at the other end, "Well, you can tell them no." ${K.name} carried it over and carried it back. It weighed more than the bag. If you said it just as it was, somebody was hurt. If you made it softer, it was not true. There was nothing in the rules about it, because nobody had written any.`,
          `The bag was heavy enough. Then came the small messages. "Say it's next weekend. Say I've paid that." ${K.name} said them, from one home to the other, and watched faces. You learn to say a thing without its edges. But then the edges have to go somewhere, and where they went was ${K.name}.`,
        ],
        { setting: 'street', camera: 'wide', actors: [act(K, 'walk', 'worried')], things: ['backpack'] },
      ),
      page(
        [
          `It would have been easier to go on. Everybody thought it was going so well. "I don't want to be the postman," said ${K.name}, on the mat, with the bag still on. It came out rather loud. There was a silence in which anything might have happened. "No," said ${G.name}, slowly. "No, of course you don't. I'm sorry. We'll say our own things."`,
          `One Friday ${K.name} stopped in the doorway. Saying it might start a row. Not saying it meant another year of edges. "I love everybody in this," said ${K.name}, "and I'm not carrying any more messages." "That's fair," said ${G.name}, after a moment. "It's more than fair. That was ours to carry. I should have seen it."`,
        ],
        { setting: 'living-room', camera: 'medium', actors: [act(K, 'stand', 'determined'), act(G, 'kneel', 'sad')] },
      ),
      page(
        [
          `After that some things got better, and some only got usual. There was a calendar in each kitchen, and a pencil on a string, so that nobody had to guess. ${K.name} could miss one home while being in the other, and say so. "${still}" said ${G.name}. "And you may talk about there when you're here." It was odd how much room that made.`,
          `There were new rules, and ${K.name} wrote some of them. Nobody asks which is nicer. Nobody goes quiet when the other home is mentioned. The days are on the wall, in two colours. "And this," said ${G.name}, and took the pencil. "${still}" It was underlined.`,
        ],
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [act(G, 'stand', 'calm'), act(K, 'point', 'calm', 'pencil')],
          things: ['pencil'],
        },
      ),
      page(
        [
          `Nobody could have said when it stopped being a disaster and became a Tuesday. There was a night when ${K.name} laughed so hard at one home that the neighbours laughed too. Then came the thought of the other home, where nobody had heard it. "Ring up and tell it," said ${G.name}. So the joke was told twice. It was better the second time.`,
          `"Will I ever stop asking if it'll go back?" said ${K.name}. "It won't go back," said ${G.name}. "But ask. I'd rather you asked than wondered." They were making pancakes. The first one landed on the clock. It stayed at twenty past four for the rest of the evening. Both of them had to sit down.`,
        ],
        { time: 'sunset', camera: 'medium', actors: [act(K, 'cheer', 'happy'), act(G, 'sit', 'happy')] },
      ),
      page(
        [
          `One night the second sock turned up. ${K.name} held it for a while, and did not pack it. It lives there now. The other one lives here. ${K.name} has one yellow leg wherever there is a drawer, and has been asked about it by three teachers. "They're a pair," says ${K.name}. "They've just got a long way between them."`,
          `There was a week when ${K.name} could have brought both socks together. They would both have fitted in the bag. ${K.name} thought about it, and put one in each drawer. That way there is something yellow to get up for, on either side of town. "Odd socks," said somebody at school. "No," said ${K.name}. "The same two."`,
        ],
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [act(K, 'sit', 'calm')], things: ['sock'] },
      ),
    ],
  };
}
