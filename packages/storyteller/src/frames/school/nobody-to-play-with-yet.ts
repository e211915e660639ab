import type { Role } from '../../frame.ts';
import { SCHOOL, TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** What is played there, and by whom; football mostly. */
const GAME: Role = {
  fallback: { text: 'a game' },
  cues: [
    { match: /\bfootball\b|\bsoccer\b/i, phrase: { text: 'football' } },
    { match: /\bbasketball\b/i, phrase: { text: 'basketball' } },
    { match: /\bnetball\b/i, phrase: { text: 'netball' } },
    { match: /\btag\b/i, phrase: { text: 'tag' } },
    { match: /\bchess\b/i, phrase: { text: 'chess' } },
    { match: /\bminecraft|roblox|pokemon\b/i, phrase: { text: 'a game that somebody knows' } },
  ],
};

const NOBODY = String.raw`\b(?:(?:nobody|no ?one|no-one) (?:will |to |would |is going to |there will )?(?:play|like|sit|talk|be (?:his|her|their) friend|want|know)\w*|won['’]?t (?:have|make|find|know|get) (?:any ?(?:one|body)|any (?:new )?friends|friends)|not (?:have|make|making|having) (?:any )?friends|have no friends|no friends|making (?:new )?friends|find(?:ing)? (?:any |new )?friends|be (?:alone|lonely|on (?:his|her|their) own))\b`;
const NEW_SCHOOL = String.raw`\b(?:new school|(?:moving|moves|changing|changes|changed|switching|starting|starts|start|going) (?:to )?(?:\w+ )?(?:schools?|secondary|high school|year (?:7|seven)|junior school|juniors)|move(?:d)? schools?|(?:at|in|for) (?:secondary|high|big|senior) school)\b`;

/** Before a new school: will anybody play? */
export const nobodyToPlayWithYet: NamedScene = {
  id: 'whoplays',
  image: 'a game on a new playground, and the one who stands at its edge for a minute',
  cue: said(
    `(?=[^]*(?:${NEW_SCHOOL}))(?=[^]*(?:${NOBODY}))`,
    String.raw`\b(?:bull\w+|teacher left|best friend (?:is|will be|has)|lunch|canteen|been there|(?:weeks|months) (?:ago|in|now)|since (?:september|january))\b`,
  ),
  decides: true,
  titles: { young: 'May I Play?', older: 'A Minute at the Edge' },
  roles: { game: GAME, teacher: TEACHER, school: SCHOOL },
  text: {
    '4-5': `
      D<whoplays> At the new {school} there are lots of children. {Name} does not know their names yet. They do not know {hers}. Games begin with a hello, or with a ball. Somebody looks up, and then there are two.
      P<whoplays> It is a first day for some of the others, too. Some are shy, and hope that somebody asks.
      Q<whoplays> When all the others play, {Name} may feel ____.
      H<whoplays> {teacher} can find a friend for the first play.
      H<whoplays> {helper} can practise, "Can I play?"
      T<whoplays> {he} can stand near a game and smile.
      T<whoplays> {he} can ask, "Can I play too?"
      C<whoplays> {he} can say, "Hello. Can I play too?"
      A<whoplays> One name is known after the first day. At {school} tomorrow that one waves. That is how friends begin.
    `,
    '6-7': `
      D<whoplays> A new {school} comes with one big question, "Who will play with me?" {Name} may have asked it, in bed or in the car. It cannot be known beforehand. What is known is how it goes. There is {game}, and somebody new stands at the edge. After a bit a ball rolls over, or somebody says, "Are you playing?"
      P<whoplays> The others wonder, too. Is the new one nice? Does the new one know the rules? They would like to find out.
      P<whoplays> Groups look shut from far away. From near by there is mostly a gap.
      Q<whoplays> At the edge of the first game, {Name} may feel ____.
      H<whoplays> {teacher} can ask two children to look after {him} at play.
      H<whoplays> {helper} can find out what they play there, and practise a bit.
      T<whoplays> {he} can ask, "Which side am I on?" ~ It is a good short question.
      T<whoplays> {he} can join in with something that many play.
      C<whoplays> {he} can think, "A minute at the edge, and then I ask."
      A<whoplays> A day at {school} has two breaks, and a week has ten. In one of them a name may come along, and then another. {Name} still has the old friends, too. Friends can be added up.
    `,
    '8-10': `
      D<whoplays> A new {school} can be imagined in great detail, and mostly it is a wall with one person at it. {Name} may have seen that picture a few times, with everybody else at {game}. It has something right in it: for a few days nobody knows who the new one is. It leaves out what comes next. People are curious about somebody new, and most games can do with one more.
      P<whoplays> Those who are there already have played with the same people for years. A new one is the most interesting thing that has happened since the window got broken.
      P<whoplays> In most classes somebody else was new last year. That person remembers it, and is often the first to come over.
      Q<whoplays> At the edge of the first game, {Name} might feel ____. It may be two things.
      H<whoplays> {teacher} can choose somebody to show {him} round who likes the same things.
      H<whoplays> {helper} can look for a club near the new {school}, so that one face is known before.
      T<whoplays> {he} can ask, "Do you need one more?" ~ In most games the answer is yes.
      T<whoplays> {he} can say one thing that is good about how they play. ~ It is a quick way in.
      C<whoplays> {he} can think, "A minute at the edge. Then, one more?"
      A<whoplays> Standing about takes some minutes, spread over a few days, and they feel long. After that there is often a side to be on, and somebody with a question about football teams. New friends seldom come on the first morning at {school}, and the old ones took their time as well. They come out of the third or fourth game.
    `,
    '11+': `
      D<whoplays> Every September a few million people walk into a new {school} convinced that all the others know each other. {Name} may be about to be one of them. For the first weeks hardly anyone does, and most of those who stand in a group have attached themselves to whoever was nearest on Monday. These first groups seldom last until Christmas. So being without one in week one is a delay, and says nothing about what comes of it.
      P<whoplays> People look more settled than they are, because looking settled is what everybody is working on.
      P<whoplays> Studies of who makes friends keep finding the same dull thing. It is not charm. It is turning up in the same place more than once.
      Q<whoplays> On the way into the first break, {Name} might feel ____.
      H<whoplays> {teacher} can point to the clubs that are short of people. ~ Those are the friendly ones.
      H<whoplays> {helper} can leave the question "made any friends?" until half-term.
      T<whoplays> {he} can pick one thing that happens weekly, such as {game} or a choir, and go three times.
      T<whoplays> {he} can ask the next person a practical question. ~ "Where is room 14?" has started a good many friendships.
      C<whoplays> {he} can think, "Same place, three times. Then we will see."
      A<whoplays> By the third time there was a nod, and by the fifth a seat that had been kept. Nobody could say when it had started. Old friends go on existing meanwhile, at the other end of a phone. A new {school} is mostly strangers who have not been sat next to yet.
    `,
  },
};
