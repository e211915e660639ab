import { said, type NamedScene } from '../scene.ts';

const LOWER = String.raw`\b(?:b|c|second|2nd|lower|bottom|reserve)[- ]team\b`;
const MOVED_DOWN = String.raw`\b(?:dropped|moved|taken|lost (?:his|her|their) place)\b[^.]{0,20}\b(?:from|out of|off|place in) the (?:a|first|1st|top)[- ]team\b`;

/** A place in the other team, while friends or hopes are in the first. */
export const secondTeam: NamedScene = {
  id: 'second',
  image: 'two lists with the same game on both',
  cue: said(
    `${LOWER}|${MOVED_DOWN}`,
    String.raw`\b(?:nervous|scared|worried about (?:his|her|their)|excited|proud|captain|first (?:match|game|training))\b`,
  ),
  decides: true,
  titles: { older: 'Two Lists, One Game' },
  text: {
    '6-7': `
      D<second> There are two lists, and each of them is a team. {Name} had hoped for the first list, and the name is on the second. Other names are on the first one, and a friend may be among them. After a big hope, a list is a hard thing to read. Nobody did anything wrong. Both teams play the same game, with the same ball.
      P<second> The person who made the lists saw a few games. There was room for only some names. On another day the lists might have been different.
      Q<second> Looking at the lists, {Name} may feel ____. It may be in the throat.
      H<second> {helper} can listen first, and leave the good advice for later.
      H<second> {helper} can come and watch this team play. ~ Each team can use somebody who claps.
      T<second> {he} can tell a grown-up, "I wanted the other team."
      T<second> {he} can play with the friend after school. ~ Lists are only for the team, and not for friends.
      C<second> {he} can think, "I hoped for it, and I can still play."
      A<second> There are two lists, and there is one game. In this team somebody passes the ball, and somebody runs to get it. A hope can stay for another time. Lists are made again, and legs get faster meanwhile.
    `,
    '8-10': `
      D<second> Two lists go up, and it takes a second to find a name. {Name} had hoped to find it on the first, and it is on the other. Friends may be on the first list, and they may be jumping about. It is a disappointment, and there is no need to call it anything else. A coach has only so many places to give, and had a few sessions to choose by. In some sports it matters who has already grown, and growing comes at different times.
      P<second> Friends in the other team may be happy and a little careful about it. Most of them would like to go on as before.
      Q<second> When the teams go to different ends of the field, {Name} may feel ____. It may be two things at once.
      H<second> {helper} can listen to all of it before saying anything useful.
      H<second> {helper} can help {him} think of a good question for the coach.
      T<second> {he} can ask the coach, "What is one thing I can work on?" ~ Coaches like that question, and the answer is something to do.
      T<second> {he} can say to a friend, "Well done. I'm a bit gutted, so give me a day." ~ Both can be true.
      C<second> {he} can think, "I wanted the other team. I can still play well in this one."
      A<second> On Saturday there are two matches, and the ball is just as round in both. Somebody in this team may get more time on it than in the other. People improve by having the ball. The hope can be kept, because teams change. Friends are not picked from a list.
    `,
    '11+': `
      D<second> Being picked for the second team is an odd kind of disappointment, because it counts as being picked. {Name} had hoped for the first and may hear a good many cheerful remarks about it. Friends who are in the other team now train at other times and talk about other things. The choice was made by somebody who had a few sessions and a fixed number of places. At this age it also depends on who has grown already, which has little to do with who will be good later.
      P<second> Friends in the first team may be unsure whether they can talk about it. Some are worried about keeping the place. Coaches know that their lists are estimates, though a list does not look like one.
      Q<second> When the team sheet comes up in conversation, {Name} might notice ____. Envy is an ordinary word, and so is relief.
      H<second> {helper} can leave the first evening free of advice, and offer a lift and some food instead.
      H<second> {helper} can talk over whether to ask the coach for reasons, and what to do with the answer.
      T<second> {he} can ask the coach for one thing to work on before the next selection. ~ It is a better question than "why not me", and it tends to get a better answer.
      T<second> {he} can tell the friend in the other team, "Pleased for you, sorry for me." ~ After that nobody needs to step round the subject.
      C<second> {he} can think, "It is where I play now. It is not how good I can get."
      A<second> Two lists came down from the wall in the end, and the game on both of them was the same. A whole match in this team teaches more than a bench in the other. Teams are picked again, and hope can be kept for that without being fed every day. In the meantime there are corners to be taken, by somebody who minds how they are taken.
    `,
  },
};
