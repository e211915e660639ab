import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: who is the only one is always found out, and is also always found. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, many, blamed, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(G, 'stand', 'calm')],
          things: ['milk'],
        },
        `It's a fine thing to be an only child, except for one. There is never any doubt. "${refrain}" ${g} would say, about the milk. It was just a manner of speaking. It hadn't been ${g}. So that left ${A.introduced}. There was a white foot. It might as well have been a label.`,
        `There was one child in that house, and it was ${A.introduced}. Nobody could have been better looked after, or more easily caught. There was milk on the floor. "${refrain}" said ${g}, and didn't so much as turn round. In a larger family it takes a detective. Here you only had to count to one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'shy'), seen(G, 'point', 'calm')], things: ['biscuit'] },
        `On Monday it was a biscuit that had been bitten, and then put back. "${refrain}" said ${g}. You could see the teeth in it. ${a} thought of houses where people looked from one to the other, and had to give up. It must be very restful.`,
        `A biscuit had a bite out of it, and was back in the tin. "${refrain}" said ${g}, and held it up like a key that only fits one door. "It might have been someone else," said ${a}. "Who?" said ${g}. It was a fair question, and ${a} couldn't think of a soul.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'proud'), seen(G, 'stand', 'surprised')] },
        `So on Wednesday, when the tap had run over, ${a} was ready. "Nobody," said ${a}. "Nobody did it." ${Gcap} stood there in wet socks. "In that case," said ${g}, "Nobody had better clear it up." They both waited, with great politeness, for quite some time. And Nobody did. So then ${a} got the mop.`,
        `It came to ${a} in the bath. There was somebody else, there always had been, and it was Nobody. Nobody had left the tap on. Nobody was sorry. "Then I'm glad that it's cleared up," said ${g}, whose socks were wet. "Who's going to dry the floor?" "Nobody," said ${a}, and saw too late where that led.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy', 'notebook')], things: ['chair', 'cup', 'notebook'] },
        `From that day on Nobody had the second chair, and the blue cup, and a notebook, to keep track. Nobody likes broccoli, it said. Nobody wants to go to bed. Nobody was allowed to stay up until ten. ${a} wrote it all down. If you are going to have somebody in the family, then you ought to know what they're like.`,
        `Nobody moved in by degrees. There was a chair, and next there was the blue cup. ${a} kept a notebook. Nobody cares for sprouts. Nobody is allowed to jump on the bed. Nobody can eat nine pancakes. "You speak of Nobody a great deal," said ${g}. "Well," said ${a}, "Nobody understands me."`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'sad')], things: ['ball'] },
        `They got on well, on the whole. Nobody cheated. There was only this, that a ball which is thrown to Nobody goes as far as the wall. It wasn't sad, or not very. On the door of the fridge hung a picture of a heron. "${refrain}" ${g} had said about that, too. And it was hung up without waiting for an answer. ${a} hadn't noticed. You don't.`,
        `It was peaceful, with Nobody about. But you can't get Nobody out at cards. ${a} threw the ball, and fetched the ball. There was a kite on the wall that ${a} had once made, with all its knots. "${refrain}" ${g} had said then, and beamed, and looked straight at ${a}. That had been years ago, and it was only a kite. ${a} went to get the ball.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'point', 'surprised')],
          things: ['cup', 'chair'],
        },
        `Then on Saturday ${B.introduced} came. "That's Nobody's," said ${a}, too late. "Good," said ${b}, out of the blue cup. "It's so quiet! ${many}. You can do what you like there, and never get caught." "You lucky thing," said ${a}. "You never get found, either," said ${b}. "I did a whale, and they put it up. It said, Well Done, All of You."`,
        `${B.introduced} stood in the door and listened. "Is this all there is? ${many}." "Then nobody can tell who did what," said ${a}, with envy. "No," said ${b}, and took the second chair. "I did a whale once, quite by myself. It was the best thing I've done. Somebody said that ${blamed} had. And that was that." ${b} drank up out of the blue cup.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'excited'), seen(A, 'walk', 'happy', 'teapot')],
          things: ['paint', 'teapot'],
        },
        `"Do it again," said ${a}. "Do it here." It had to be large. ${b} took the paint, and began with the eye. ${a} cleared the table, and put the teapot right on the edge, away from the blue. It was ${G.names} own teapot, and it was older than anybody. Then ${a} ran to get more water.`,
        `So ${a} fetched the paint, and the longest paper. "Make it life size," said ${a}. "As big as it comes." There was a teapot in the way of its tail. It was the good one, which ${g} wouldn't let anybody wash. ${a} moved it to the very corner. "There," said ${a}, and went off with the jar for water.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'worried')], things: ['teapot'] },
        `It was the tail that did it. It wanted a good big sweep, and at the end of the sweep there was an elbow. From the tap ${a} heard it, and then how quiet it was. "It wasn't me," said ${b}, to an empty kitchen. People say that, where there are more. ${b} looked round for the others. There was nobody at all, and all of the teapot was on the floor.`,
        `A whale is finished with the tail, in one go, from the shoulder. ${b} did it beautifully. Then there was a crash. When ${a} came back, ${b} stood with both hands over the mouth, and looked at the teapot. "${blamed} did it," said ${b}. It had come out by itself. There wasn't a ${blamed} for half a mile.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'worried'), seen(B, 'hide', 'scared')],
        },
        `They heard the steps. ${b} went behind the curtain, paint and all. "${refrain}" said ${g}, at the door, not as a manner of speaking. And ${g} looked at ${a}. Where else was there to look? If it was ${a}, then there'd be no more paint indoors. That had been said only last week. If it was ${b}, then ${b} might never come again. Behind the curtain, somebody held their breath.`,
        `Then ${g} was in the door. "${refrain}" It was a quite small voice, and it was for ${a}, since it always was. ${b} had gone behind the curtain. One word would do. It hadn't been ${a}, for the first time ever. But then ${b} would be sent home, to a place where no one could tell a whale from another. And if it was ${a}, the paint would be put away. They'd said so last time.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'shy'), seen(G, 'think', 'surprised')],
        },
        `"We did," said ${a}. It was the truth, if one looked at it. "I put it on the edge." The curtain moved. "It was my elbow," it said, and ${b} came out. ${Gcap} looked at the one, and looked at the other. It had never had to be done in that house before. "I don't know how you do this," said ${g}. "I've never had two." And ${g} sat down on Nobody's chair.`,
        `"It was us," said ${a}. That was a word which ${a} had never had any use for. "I moved it to the corner." "And I did the tail," said ${b}, and crept out. ${Gcap} began to speak, and stopped. You can't be cross in two directions, if you haven't practised. "Well," said ${g} in the end. "It'll have to be no paint till May. For both. And it'll want glue."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'look-up', 'surprised'), seen(B, 'stand', 'shy'), seen(A, 'point', 'proud')],
          things: ['teapot'],
        },
        `The paint was locked up until May. They had to glue all afternoon, the two of them, and it was nearly the best afternoon of the year. The teapot would never pour straight again. Then ${g} looked up, and saw the whale. "Oh," said ${g}. "${refrain}" That was in another voice. "${b} did," said ${a} at once. "All of it. Even the eye." And ${b} went red, and then stood up quite tall.`,
        `It takes two to glue a teapot, one to hold and one to breathe. There was a bit over, and it leaked, but it was whole. The paint had gone up on top of the cupboard. It was only then that ${g} saw what was on the table. "${refrain}" said ${g}, very softly. It was as long as a bench, and it looked at one. "That was just ${b}," said ${a}. "Nobody helped."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(G, 'stand', 'happy')],
          things: ['biscuit'],
        },
        `That night it was quiet, with a great deal of room. ${a} didn't mind it. The whale hung over the stairs, with a name under it. In the notebook ${a} wrote, Nobody has moved out. Then there was something hard on the pillow, and it was a biscuit. "${refrain}" called ${a}. It couldn't have been anybody else. "Nobody," said ${g}, in the door.`,
        `By dark there was just one blue thumb left, on the door. They agreed not to wash it off. ${a} had the whole bath, and the whole of the bed. It was very good, now that it wasn't the only thing there was. There was a biscuit under the pillow, with no bite in it. "${refrain}" said ${a}, and looked at ${g}. You only had to count to one. "Nobody," said ${g}.`,
      ),
    ],
  };
}
