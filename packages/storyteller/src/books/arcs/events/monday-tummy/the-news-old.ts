import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the ache is made of something that was said once, and somebody has brought a carrot for it. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, T, t, N, n, beast } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'sad'), seen(B, 'sit', 'curious')],
          things: ['clock'],
        },
        `It came by the clock, at ten to eight. ${A.introduced} would be doing quite well with an egg, and then there it was. It was in the middle, under the ribs, and it turned like a key. "I've got a tummy ache," said ${a}. "It's Monday," said ${B.introduced}, not unkindly. "It was Monday last time."`,
        `A tummy ache ought not to be able to read a clock. This one could. It let ${A.introduced} sleep, and wash, and find both shoes. At ten to eight it arrived, like a bus, and parked. "${refrain}" said ${a}. ${B.introduced} looked up at the calendar, and down at ${a}. Then ${b} put the lid back on the jam.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'calm'), seen(A, 'sit', 'sad')], things: ['notebook'] },
        `${Gcap} could have said that it was nothing. But ${g} sat down on the kitchen floor. ${Gcap} asked about it as one asks about a visitor. Where was it from? Did it come alone? Was anything hot, or sore? It all went into a notebook. And that week they took it to the doctor, who pressed, and listened, and found nothing wrong with it.`,
        `There are people who look at the time when one has an ache. ${Gcap} looked at ${a}. Then came the forehead, and the tongue, and a great many questions. All the answers went into a notebook. The doctor saw it as well, that week. "There's no illness in there," said the doctor, "but there's something. Keep listening." So they did.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'think', 'curious', 'notebook'), seen(A, 'look-up', 'worried')],
          things: ['notebook'],
        },
        `By the fourth week there was a whole page of it. "It isn't ill, and it isn't made up," said ${g}. "It never comes on a Tuesday. It's never once come in the holidays. I think that you've swallowed a Monday." "What's in it?" said ${a}. "They're not all the same," said ${g}. "Mine has a man in a lift. He asks me if I had a nice weekend. What's in yours?" ${a} looked at the jam.`,
        `"Tuesday, none," read ${g}. "Saturday, none. Half-term, none at all. It's as real as my elbow, and there's a Monday in it." ${a} said nothing. "I get one," said ${g}. "Mine's in the neck. It's a man who asks me if I had a nice weekend, in the lift. What's yours?" "Just Monday," said ${a}, rather fast. The thing under the ribs gave a turn.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(T, 'sit', 'happy'), seen(N, 'sit', 'calm')],
        },
        `What was in it was half past nine. At half past nine on Mondays they sat in a ring, and ${T.introduced} said, "News!" People had been to sea. People had been up things. And there was ${n}, who said the same each week, with no shame at all. "We had soup." The whole ring sighed. It was on one of those Mondays, with soup coming nearer from the left, that ${a} had said it.`,
        `${a} knew quite well what was in it. It was the ring. Every Monday they put the chairs round, and ${T.introduced} asked for news. It went from one to the next like a plate. "A waterfall," they said, and "My uncle's boat." "Soup," said ${n}, every time, and looked pleased. And ${a} had had no waterfall. In the autumn, with all their eyes coming round, ${a} had opened a mouth to say soup.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(N, 'cheer', 'excited')] },
        `"We've got a ${beast}," ${a} had said. It had just been there, in the mouth. It was grey, with one ear that wouldn't stay up. Nobody had ever listened like that. And the next Monday they wanted more of it, and the next. By now it had a name and a hat. It was afraid of ducks. And each week ${n} brought a carrot for it, wrapped in a handkerchief.`,
        `"A ${beast}," it had said. "We've got a ${beast} at home." It had been quite easy, like stepping off a kerb. But one can't have a ${beast} only once. They asked for it every Monday. It had to be fed with news. It had grown a bad ear, and a fear of ducks. And every week ${n}, who loved it most of anybody, gave ${a} a carrot to take home.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'surprised')],
          things: ['carrot'],
        },
        `There were five of them by now, in the drawer with the socks. "What are you keeping a carrot for?" said ${b}, on Sunday night. So it was told, from the soup to the ducks. ${b} didn't laugh. ${b} counted them. "It must eat a lot," said ${b}, "for somebody who isn't there." They both listened. It had never come on a Sunday before. "${refrain}" said ${a}.`,
        `"It smells of rabbits in here," said ${b}, that Sunday night, and pulled out a drawer. There lay a carrot, and under it four more, going soft. Then there was nothing for it but to tell. "So that's what it is," said ${b}, and looked at ${A.names} middle with respect. "You've got a whole ${beast} in there." It kicked. "${refrain}" said ${a}, and it was only nine in the evening.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'think', 'worried'), seen(G, 'kneel', 'calm')],
          things: ['clock'],
        },
        `In the morning it didn't wait for the clock. "You could stay in today," said ${g}. "You look like paper." It was kindly said, and it was there to be taken. There would be no ring, and no carrot. But next Monday there'd be two Mondays' worth of it. Or it could all be said today. Then there'd be no more ${beast}, and no eyes. There would be soup, for ever. "I'll go," said ${a}.`,
        `On Monday morning ${g} felt ${A.names} forehead twice. "Shall I ring, and say you're poorly?" said ${g}. And ${a} could have said yes, and it would have been nearly so. But the ${beast} would be waiting. It would only have got bigger. To be rid of it, one would have to be nobody in particular, in front of everyone. ${a} looked at the clock, and got up. "I'd better go," said ${a}.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(T, 'sit', 'curious')],
          things: ['carrot'],
        },
        `"And how's the ${beast}?" said ${t}. ${n} had the handkerchief ready, with a carrot in it. ${a} stood up. One wasn't asked to stand. "There isn't one," said ${a}. "There never was. All I had was a Sunday, and it was nearly my turn." A chair squeaked. ${t} was about to speak, and then just waited, which isn't a thing that all of them can do.`,
        `It came round. There were seventeen faces in that ring, and each had left room for a ${beast}. "It's got to be told something," ${a} thought, and then it was out. "I made it up. I'm sorry. I had no news, and it was that or soup." Somebody groaned. The carrot that ${n} was holding went down, and down, and into a lap. "Thank you for telling us," said ${t}, after a while.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'sad', 'carrot'), seen(A, 'stand', 'sad')], things: ['carrot'] },
        `It was worse than the ache, but it was somewhere else. "It hadn't even got a bad ear?" said ${n}, in the break. "No," said ${a}. "I thought about its ear a lot," said ${n}. "I asked for big carrots." And ${n} went off with the last one, and didn't turn round. That was what it cost, and it couldn't be paid all at once. For three weeks ${n} sat on the other side.`,
        `Nobody was cross but ${n}. ${n} wasn't even that. ${n} stood there with the carrot. "I told it to my gran," said ${n}. "She sent it her love." There was nothing to say to that, so ${a} said it. Then ${n} walked away, and took a chair across the ring, and stayed there until the month was out. There was a gap in ${A.names} middle, as when a tooth has gone.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(N, 'look-up', 'curious'), seen(T, 'sit', 'happy')],
        },
        `But a ring goes round. "News?" said ${t}, on the fourth Monday. "We had soup," said ${a}. The others sighed, a little, from habit. Across the ring a head came up. "What sort?" said ${n}. In all that time nobody had asked that. "Leek," said ${a}, "and it boiled over." "Did it get the cooker?" "It got the cat." "Oh, good," said ${n}, and meant it.`,
        `Then it was a Monday in December. "${a}?" said ${t}. "Soup," said ${a}. One could feel the ring give up. "With what in it?" said somebody. It was ${n}, from over there. "Peas," said ${a}, "but one rolled off. We never found it." "They go under the cooker," said ${n}. "There's a whole world of them. I've looked." It was the best bit of news that anyone had had that week.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(N, 'reach', 'happy', 'carrot'), seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['saucepan', 'carrot'],
        },
        `On Sunday the bell rang, and there stood ${n}, with something in a handkerchief. "It's for nobody," said ${n}. "I just thought, what does one do with it now?" ${Gcap} looked into the saucepan. "It wants exactly that," said ${g}. So in went the carrot, and they all had two bowls. "Have you still got your man in the lift?" said ${a}. "I told him that I'd had soup," said ${g}.`,
        `${n} came on Sunday, at teatime. The carrot came, too. "I kept on getting them," said ${n}. "I couldn't tell my gran." "There's a saucepan here that could use one," said ${g}, and moved along. It was cut up very small. There wasn't a lot to tell about that evening. "I said to my man in the lift that it was quiet," said ${g}. "He said that his was, too. He's said it ever since."`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(B, 'kneel', 'surprised'), seen(A, 'sit', 'happy')],
          things: ['clock'],
        },
        `And in the morning it was Monday. The clock said ten to eight. Grr, it went, under the ribs, and turned over. "${refrain}" cried ${b}, and got down on the floor to hear. They listened to it right to the end. "That isn't a ${beast}," said ${a}. "That's an egg." And there was time for one, if ${a} was quick. There was all that soup to tell.`,
        `The next morning was a Monday, as they are. They kept still, and watched the clock. Ten to eight came, and went by. At nine minutes to there was a noise. "${refrain}" said ${b}, with one ear on ${a}. "It's asking for something." "It's asking for toast," said ${a}. In the notebook, on a page of its own, it now says: Monday, no.`,
      ),
    ],
  };
}
