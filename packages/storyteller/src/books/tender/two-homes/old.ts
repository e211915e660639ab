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
          `There was a drawer with nineteen socks in it and two that mattered. ${K.name} did not know why it should be yellow. It was only that on a yellow day things went better. They had been to the top of a lighthouse. They had scored a goal, the left one. They were always put to bed in a ball, with one tucked inside the other.`,
          `${K.name} had them from a stall at the sea, on a wet day, for nearly nothing. They were the yellowest socks that anybody had ever seen, and they reached the knee. You could have found ${K.name} in a fog. In all that time the left one and the right one had never spent a night apart.`,
        ],
        { setting: 'bedroom', camera: 'close', actors: [act(K, 'sit', 'happy')], things: ['sock'] },
      ),
      page(
        [
          `The talk was on a Sunday, at the table, with nothing to eat on it. ${cap(they)} were going to live apart. There would be two homes. It had been thought about for a long time, it seemed, by everyone but ${K.name}. "Have you any questions?" said ${G.name}. ${K.name} had about four hundred. "No," said ${K.name}.`,
          `They told ${K.name} in the kitchen. ${cap(they)} would not be living together any more. It would be two homes from now on. The odd thing was that the tap went on dripping, right through it, as if nobody had said anything. ${K.name} counted drips. "You can be angry," said ${G.name}. "I'm counting," said ${K.name}.`,
          `It was ${G.name} who began it, and then had to stop, and began it again. ${cap(they)} had decided to live in two homes. It was nobody's idea of good news, and nobody pretended. The clock went on. There was a fly on the jam. "You can ask us anything, now or in a year," said ${G.name}. ${K.name} asked if there would be school tomorrow, and there would.`,
          `Nobody had put the television on, and that was how ${K.name} knew. They were told all in one go, like a plaster. ${cap(they)} would be living apart, in two homes, by the end of the month. It was very quiet. ${K.name} could hear somebody next door laughing at something. "It's a lot," said ${G.name}. It was.`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(G, 'sit', 'sad'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `It came out later, at bedtime, which is when things do. "There was that row about my homework," said ${K.name}, "and the one about the bike. That's two that were about me." "They weren't about you," said ${G.name}. "They were about two people who couldn't agree, and you were in the room. Nothing you did or said or thought made this. I'd swear to it anywhere."`,
          `${K.name} had worked it out on paper, with dates. On one side were all the rows, and on the other was what ${K.name} had been doing at the time. It looked bad. "Show me," said ${G.name}, and read it, and turned it over. "I was there. Not one of these is why. This was decided by grown-ups, for grown-up reasons. You didn't cause it."`,
          `There are questions that only come out in the dark. "Would it have happened if I'd been easier?" said ${K.name}. ${cap(G.name)} put the lamp on, so as to be seen saying it. "You could have been as easy as pie, or ten times worse. It would be just the same. This is about the two of us, and it was settled by the two of us. You didn't do it. You couldn't have."`,
          `At midnight ${K.name} was on the stairs, doing sums. If one had not been late that time, and if one had liked the boat trip more. "Budge up," said ${G.name}, and sat down. "I know that sum. It never comes out, because you aren't in it. What happened was between grown-ups. You're what we'd both do over again."`,
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
          `The next week there was a film night, which was an idea of ${K.names}. It had tickets. Everybody was to come to the one sofa, just as before, and remember how nice it was. They did come. They sat at the two ends of it, with ${K.name} in between like a cushion. "I could see what you were doing," said ${G.name}, later, washing up. "It was a lovely try. But you can put that down. Mending it isn't a job for you."`,
          `For some weeks ${K.name} was ill a good deal. It was mostly a stomach, and mostly on the days for changing over. People had to ring each other up about it. They were even quite friendly. "I've noticed something about this stomach," said ${G.name}, not crossly. "You needn't be ill to make us talk. We'll talk. And it won't make one home again, even so, because nothing will."`,
        ],
        { setting: 'kitchen', time: 'day', camera: 'wide', actors: [act(K, 'stand', 'sad'), act(G, 'stand', 'calm')] },
      ),
      page(
        [
          `The next morning there was one sock. ${K.name} turned out the whole drawer. The other one was at the other home, along with the charger, the maths book and the good pencil. That is what nobody tells you. You are never missing one thing. You are missing whichever half you have not got with you.`,
          `It was on a Wednesday that the pair came apart. One sock was here. One sock was at the other home, behind something, on its own. ${K.name} sat on the floor with the one. Nobody cries about a sock, and it was not about the sock.`,
          `In the morning there was a ball with only one sock in it. ${K.name} knew at once where its friend was. It was on a radiator, on the far side of town, getting hard. That was how it was going to be, then. Wherever you were, some of you would be on a radiator somewhere else.`,
          `It was a foot that noticed. It went into the drawer for the other sock, and the other sock was not there. It was with the swimming things, in the home with the bath. ${K.name} put the one on, and looked at it. One yellow leg is louder than two. It says that there has been another.`,
        ],
        { setting: 'bedroom', camera: 'close', actors: [act(K, 'sit', 'sad')], things: ['sock'] },
      ),
      page(
        [
          `${K.name} had the bag on already. "Ask them about Saturday, would you?" somebody said, and then, at the other end, "Well, you can tell them no." ${K.name} carried it over and carried it back. It weighed more than the bag. If you said it just as it was, somebody was hurt. If you made it softer, it was not true. There was nothing in the rules about it, because nobody had written any.`,
          `The bag was heavy enough. Then came the small messages. "Say it's next weekend. Say I've paid that." ${K.name} said them, from one home to the other, and watched faces. You learn to say a thing without its edges. But then the edges have to go somewhere, and where they went was ${K.name}.`,
          `Nobody meant to do it. It was only that ${K.name} and the bag were going there anyway. "Would you mention the shoes?" That was one. "And you might say that I waited half an hour." That was the other. ${K.name} had them by heart, like spelling. The trick was to say them to a coat, or a door, and not see whose face it was.`,
          `It began with an envelope, and you cannot mind an envelope. Then it was things without one. "Tell them it was agreed." "Tell them it was never agreed." ${K.name} walked slower and slower, with a bag on the back and all that in front. There is a bench just halfway. Some days it was hard to get up from it.`,
        ],
        { setting: 'street', camera: 'wide', actors: [act(K, 'walk', 'worried')], things: ['backpack'] },
      ),
      page(
        [
          `It would have been easier to go on. Everybody thought it was going so well. "I don't want to be the postman," said ${K.name}, on the mat, with the bag still on. It came out rather loud. There was a silence in which anything might have happened. "No," said ${G.name}, slowly. "No, of course you don't. I'm sorry. We'll say our own things."`,
          `One Friday ${K.name} stopped in the doorway. Saying it might start a row. Not saying it meant another year of edges. "I love everybody in this," said ${K.name}, "and I'm not carrying any more messages." "That's fair," said ${G.name}, after a moment. "It's more than fair. That was ours to carry. I should have seen it."`,
          `It was raining, and ${K.name} had been told to say a thing about money. On the step it turned out not to be there. It had been put down somewhere, by the bench perhaps. "I had a message," said ${K.name}, "and I'm not going to look for it. I'd like to just be the one who comes in." ${cap(G.name)} went red, and then took the wet bag, and held the door. "Come in, then," said ${G.name}. "That one was ours."`,
          `"And what did they say to that?" said ${G.name}. It was only a question. But ${K.name} had been asked it forty times, and there was a forty-first one coming. There would be trouble whether one answered or not. "You'd have to ask them," said ${K.name}. "I'm out of it. I love you, and I'm out of it." It took a moment. "You're right," said ${G.name}. "You ought never to have been in."`,
        ],
        { setting: 'living-room', camera: 'medium', actors: [act(K, 'stand', 'determined'), act(G, 'kneel', 'sad')] },
      ),
      page(
        [
          `After that some things got better, and some only got usual. There was a calendar in each kitchen, and a pencil on a string, so that nobody had to guess. ${K.name} could miss one home while being in the other, and say so. "${still}" said ${G.name}. "And you may talk about there when you're here." It was odd how much room that made.`,
          `There were new rules, and ${K.name} wrote some of them. Nobody asks which is nicer. Nobody goes quiet when the other home is mentioned. The days are on the wall, in two colours. "And this," said ${G.name}, and took the pencil. "${still}" It was underlined.`,
          `They wrote to each other after that, in a notebook with a pencil through the wire. It goes in the bag, and ${K.name} does not have to know what is in it. There were other changes. You may hang up a picture of anyone, in any room. "${still}" said ${G.name}, banging in the nail. "You can say there when you're here. You can say it as much as you like."`,
          `Nothing was magic, but there were fewer surprises. A chart went up, and ${K.name} had the pencil. If a day had to be changed, somebody asked first. "I miss the other one tonight," said ${K.name}, to see what would happen. What happened was a hug, and a telephone. "${still}" said ${G.name}. "You don't have to leave that in the hall with your shoes."`,
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
          `It crept up. There was a creak on the stairs of the new home, and one day ${K.name} stepped over it without thinking. There was somebody there who knew about the jam. "I like both, today," said ${K.name}, surprised. "You're allowed," said ${G.name}. "You're allowed to like neither, as well." They put the radio on and danced, not very well, with a saucepan. Somewhere over town the other home was having its tea.`,
          `Summer came, and there were two of that as well. There were two first strawberries, and two goes with the hose. "Do you suppose it'll ever go back?" said ${K.name}. "No, love," said ${G.name}. "But you can ask me every year." They lay on the grass and thought about it. Then the hose, which nobody had turned off, came round the corner by itself and got them both.`,
        ],
        { time: 'sunset', camera: 'medium', actors: [act(K, 'cheer', 'happy'), act(G, 'sit', 'happy')] },
      ),
      page(
        [
          `One night the second sock turned up. ${K.name} held it for a while, and did not pack it. It lives there now. The other one lives here. ${K.name} has one yellow leg wherever there is a drawer, and has been asked about it by three teachers. "They're a pair," says ${K.name}. "They've just got a long way between them."`,
          `There was a week when ${K.name} could have brought both socks together. They would both have fitted in the bag. ${K.name} thought about it, and put one in each drawer. That way there is something yellow to get up for, on either side of town. "Odd socks," said somebody at school. "No," said ${K.name}. "The same two."`,
          `${K.name} wrote home on two labels, and put one on each drawer. In each there is one sock. They see each other on a Monday, at school, when both are in the bag for an hour. "You've got odd socks on," says whoever is new. ${K.name} looks down at the yellow one, and then at the grey. "That's only the one that I've got with me," says ${K.name}.`,
          `The last thing at night, in either place, is the same. ${K.name} takes off one yellow sock and hangs it over the end of the bed. Then it is dark. A long way off, past the bench and the bus station, another sock hangs on another bed. Nobody is in that one tonight. But it is very yellow, and it is keeping the place.`,
        ],
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [act(K, 'sit', 'calm')], things: ['sock'] },
      ),
    ],
  };
}
