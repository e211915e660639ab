import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const GONE = String.raw`\b(?:friend|mate|bestie|bff)\b[^.!?]{0,24}\b(?:moved|left|went|gone|leaving|changed schools?)\b`;
const ALONE = String.raw`\b(?:(?:nobody|no ?-?one|nobody else) (?:else )?to (?:play|sit|eat|talk|be|hang|walk)\b|(?:has|got|have) (?:no|nobody|no ?one)(?: other| else)?(?: friends)?\b|no other friends|only friend|lonely|alone at|on (?:his|her|their) own|by (?:him|her|them)sel\w+ at|plays alone|sits alone)`;

/** A friend has moved away, and at school there is nobody to play with since. */
export const nobodyBesideMeNow: NamedScene = {
  id: 'nobodybeside',
  image: 'one end of a skipping rope, and somebody who may take the other',
  cue: said(
    `(?=[^]*(?:${GONE}))(?=[^]*(?:${ALONE}))`,
    String.raw`\b(?:is (?:moving|leaving)|will (?:move|leave)|going to (?:move|leave)|soon|next (?:week|month|year|summer)|left (?:him|her|them)|gone off|went off|refus\w+|won['’]?t go to school|died)\b`,
  ),
  decides: true,
  answers: /\b(?:play|nobody|no ?-?one|friend|moved|left|lonely|alone|since|only)\b/i,
  titles: { young: 'The Other End of the Rope', older: 'The Other End of the Rope' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<nobodybeside> A good friend of {Name} has moved, and that is sad. The two of them had a game. Now there is play time, and nobody is at the other end. It is like a rope with one hand on it. A friend who is far away is still a friend. And here there can be someone new to play with.
      P<nobodybeside> The others do not know that {Name} is looking. They are in their games.
      Q<nobodybeside> When all go out to play, {Name} may feel ____.
      H<nobodybeside> {teacher} can find one child who likes the same game.
      H<nobodybeside> {helper} can call the friend with {Name}.
      T<nobodybeside> {he} can hold out the rope and say, "Do you want to?"
      T<nobodybeside> {he} can stand by a grown-up and ask for a game.
      C<nobodybeside> {he} can say, "I miss my friend. I can play today too."
      A<nobodybeside> Somebody took the other end of the rope. It was not the same, and it was fun. The friend who moved got a drawing of it. There is room for both.
    `,
    '6-7': `
      D<nobodybeside> There was a game that {Name} played with one friend. The friend moved away, and there is nobody to play with now. Both things hurt: to miss one person, and to stand alone at play. It is like a rope with one end on the ground. The others had their games before, and nobody thought to ask.
      P<nobodybeside> Two best friends look as if they needed nobody. So others stopped asking. They do not know that it has changed.
      P<nobodybeside> The friend who moved is new there, and may think of {Name} at play.
      Q<nobodybeside> At the start of play, {Name} may feel ____. It may be more than one thing.
      H<nobodybeside> {teacher} can put {Name} with somebody kind and give them a job.
      H<nobodybeside> {helper} can ask one child round. ~ A new friend does not push out the old one.
      T<nobodybeside> {he} can ask one person, "Do you want the other end?"
      T<nobodybeside> {he} can keep a good bit of the day to tell the friend.
      C<nobodybeside> {he} can think, "I miss one, and I can ask one."
      A<nobodybeside> The rope was turned by two today. The other one did not know the old rhymes and had a funny one. It was a start. The friend far away keeps a place of their own. At play there is room for one more.
    `,
    '8-10': `
      D<nobodybeside> When two people are best friends, the rest of a class arranges itself around them. Then one of them moves away. {Name} has lost a friend and, on top of that, somebody to play with at every break. It is two troubles with one cause. The missing may take as long as it takes. The breaks can be helped sooner, because nobody there decided against {him}. They are used to a pair that needed no one.
      P<nobodybeside> To look for somebody to play with is not being unfaithful. The friend is doing the same in another playground, and hopes that {Name} is all right.
      P<nobodybeside> Most groups make room for a person who asks for a part in what is going on. They rarely think of offering it.
      Q<nobodybeside> When the bell goes for break, {Name} might feel ____. Sad and bored can wear the same face.
      H<nobodybeside> {teacher} can be told, and can pair {Name} up or mention a club.
      H<nobodybeside> {helper} can keep a fixed time for calls with the friend, and ask somebody round on another day.
      T<nobodybeside> {he} can ask for a part: "Do you need one more?" ~ It is easier to answer than "Can I be your friend?"
      T<nobodybeside> {he} can try a different person on each day of a week.
      C<nobodybeside> {he} can think, "I can miss one friend and play with another."
      A<nobodybeside> On Tuesday they did need one more. It was not like before, and it filled twenty minutes. In the evening there was something to tell the friend, who had a story like it. The friend stays at the other end of the line, and somebody else may take the end of the rope.
    `,
    '11+': `
      D<nobodybeside> A best friend who moves away leaves two gaps, one in a life and one in a timetable. {Name} misses the person, and has nobody to be with at school as well. The second is less noble and more pressing, since it comes round at every break. Pairs are comfortable, and they have a side effect: other people stop inviting. Nobody there has anything against {him}. They have simply had no reason to look for a long time.
      P<nobodybeside> Making room for others is not a betrayal. The friend is busy with the same thing, in a school where nobody knows the old jokes.
      P<nobodybeside> Groups at this age are looser than they appear. Quite a few people are in one for lack of an alternative.
      Q<nobodybeside> Walking out to break, {Name} might notice ____.
      H<nobodybeside> {helper} can leave the sadness in peace, and help with the practical half.
      H<nobodybeside> {helper} can make it possible to visit, and put a date on it. ~ A date makes a long week shorter.
      T<nobodybeside> {he} can pick two people who are easy to be with and sit near them for a fortnight. ~ Familiar comes before friendly.
      T<nobodybeside> {he} can join something that meets every week and has a task in it.
      C<nobodybeside> {he} can think, "Nobody replaces anybody. There is just a seat."
      A<nobodybeside> There is somebody now to complain to about chemistry, which was the friend's job. It is not the same, and nobody said that it was. The two of them still talk, with more to report on both sides. A friend who has moved stays in the story, and the seat beside {Name} has somebody in it on most days.
    `,
  },
};
